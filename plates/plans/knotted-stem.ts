// A stout scarred stem on swollen roots, forked at its top: fingered leaves on long stalks, flowers and capsules in the fork.
import type { Plan } from "./plan.ts";

export const knottedStem: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-6, 262],
        [-16, 190],
        [26, 90],
        [-4, -30],
        [16, -130],
      ],
      width: [24, 14],
      woody: true,
    },
    {
      from: { on: 0, t: 0.96 },
      points: [
        [-58, -196],
        [-84, -280],
      ],
      width: [10, 5],
    },
    {
      from: { on: 0, t: 0.96 },
      points: [
        [96, -176],
        [170, -228],
      ],
      width: [10, 5],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.3, heading: 176, size: 1, facing: 1, stalk: 116, bend: -0.34 },
    { on: 0, t: 0.42, heading: 12, size: 1.06, facing: 1, stalk: 120, bend: 0.3 },
    { on: 0, t: 0.62, heading: -164, size: 1, facing: 0.9, stalk: 130, bend: -0.24 },
    { on: 0, t: 0.78, heading: -14, size: 0.9, facing: 1, stalk: 110, bend: 0.3 },
    { on: 1, t: 0.56, heading: -164, size: 0.8, facing: 1, stalk: 90, bend: -0.2 },
    { on: 2, t: 1, heading: -16, size: 0.62, facing: 1, stalk: 54, bend: 0.1 },
    { on: 1, t: 1, heading: -110, size: 0.46, young: true, stalk: 30 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 1 },
    { on: 1, t: 0.56, heading: -58, scale: 0.66 },
  ],
  fruits: [{ on: 2, t: 0.5, heading: 84, scale: 0.86 }],
};
