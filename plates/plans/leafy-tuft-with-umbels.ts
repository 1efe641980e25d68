// A tuft of much-cut leaves on long stalks, one behind, two wide to the sides, two before; a leaning stem forks above them into umbels.
import type { Plan } from "./plan.ts";

export const leafyTuftWithUmbels: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 330],
        [-20, 200],
        [24, 60],
        [10, -70],
        [60, -190],
      ],
      width: [13, 4.4],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [-60, -50],
        [-140, -120],
        [-160, -190],
      ],
      width: [7, 3.8],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [110, 20],
        [200, -40],
        [240, -110],
      ],
      width: [7, 3.8],
    },
    {
      from: { on: 1, t: 0.44 },
      points: [
        [-200, -60],
        [-270, -70],
        [-290, -110],
      ],
      width: [5, 3.4],
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0, heading: -112, size: 0.8, stalk: 150, bend: -0.2, facing: 0.8 },
    { on: 0, t: 0, heading: -66, size: 0.76, stalk: 150, bend: 0.3 },
    { on: 0, t: 0, heading: -148, size: 0.96, stalk: 150, bend: -0.5 },
    { on: 0, t: 0, heading: -32, size: 0.96, stalk: 150, bend: 0.5 },
    { on: 0, t: 0, heading: -174, size: 0.86, stalk: 120, bend: -0.3 },
    { on: 0, t: 0, heading: -4, size: 0.84, stalk: 120, bend: 0.3 },
    { on: 0, t: 0.02, heading: -92, size: 0.4, stalk: 50, young: true, front: true },
    { on: 0, t: 0.52, heading: -20, size: 0.36, bend: 0.3 },
    { on: 2, t: 0.56, heading: 0, size: 0.34, bend: 0.3 },
    { on: 1, t: 0.44, heading: -60, size: 0.26 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -70, scale: 1.06 },
    { on: 1, t: 1, heading: -98, scale: 0.9 },
    { on: 2, t: 1, heading: -66, scale: 0.84 },
  ],
  fruits: [{ on: 3, t: 1, heading: -104, scale: 1.3 }],
};
