// A fleshy forked shoot, lobed leaves on long stalks with the bronze young ones above; small dark cymes over them, green capsules below one.
import type { Plan } from "./plan.ts";

export const bronzedLobes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [170, 396],
        [130, 280],
        [40, 190],
        [0, 70],
        [20, -60],
      ],
      width: [20, 9],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-60, 190],
        [-150, 110],
        [-176, 10],
      ],
      width: [12, 7],
    },
  ],
  leaf: 1.04,
  leaves: [
    { on: 0, t: 0.2, heading: 0, size: 0.86, stalk: 80, bend: 0.3 },
    { on: 0, t: 0.44, heading: -14, size: 1, stalk: 110, bend: 0.3 },
    { on: 0, t: 0.6, heading: -164, size: 0.86, stalk: 70, facing: 0.8 },
    { on: 0, t: 0.74, heading: -30, size: 1, stalk: 110, bend: 0.2 },
    { on: 0, t: 0.86, heading: -136, size: 0.86, stalk: 90 },
    { on: 0, t: 0.93, heading: 40, size: 0.66, stalk: 50, front: true, facing: 0.8 },
    { on: 0, t: 0.98, heading: -56, size: 0.56, stalk: 50, young: true },
    { on: 0, t: 1, heading: -120, size: 0.44, stalk: 40, young: true },
    { on: 1, t: 0.4, heading: 110, size: 0.86, stalk: 70, bend: 0.2 },
    { on: 1, t: 0.66, heading: 176, size: 0.9, stalk: 90, bend: -0.3 },
    { on: 1, t: 0.86, heading: -140, size: 0.76, stalk: 70 },
    { on: 1, t: 0.96, heading: -40, size: 0.5, stalk: 40, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -88, scale: 1.2 },
    { on: 1, t: 1, heading: -100, scale: 0.8 },
  ],
  fruits: [{ on: 0, t: 0.8, heading: -170, scale: 1.3 }],
};
