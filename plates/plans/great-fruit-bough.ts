// A stout twig with a rosette of very large leaves, a club of flowers on one side and one great fruit on the other.
import type { Plan } from "./plan.ts";

export const greatFruitBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-104, 394],
        [-106, 290],
        [-84, 170],
        [-36, 66],
        [-4, -30],
        [0, -110],
      ],
      width: [26, 13],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.92, heading: -86, size: 0.98, facing: 0.94, bend: 0.24 },
    { on: 0, t: 0.84, heading: -142, size: 1.06, bend: -0.3 },
    { on: 0, t: 0.8, heading: -36, size: 1.02, bend: 0.36 },
    { on: 0, t: 0.64, heading: 176, size: 0.92, facing: 0.9, bend: -0.4 },
    { on: 0, t: 0.7, heading: 4, size: 0.84, facing: 0.76, bend: 0.5 },
    { on: 0, t: 1, heading: -62, size: 0.42, young: true, front: true },
  ],
  clusters: [{ on: 0, t: 0.5, heading: 176, scale: 0.84 }],
  hung: [
    { on: 0, t: 0.6, stalk: 104, swing: 1, size: 1.26, ripe: true, width: 13 },
    { on: 0, t: 0.94, stalk: 40, swing: 1.3, size: 0.48, ripe: false, width: 9 },
  ],
};
