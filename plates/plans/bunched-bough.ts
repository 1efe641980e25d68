// A bough sweeping up across the sheet: large feathered leaves, bunches of opening fruits below, panicles above.
import type { Plan } from "./plan.ts";

export const bunchedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-310, 350],
        [-230, 226],
        [-90, 120],
        [60, 40],
        [160, -60],
        [200, -170],
      ],
      width: [19, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-116, 0],
        [-150, -100],
        [-140, -170],
      ],
      width: [9, 5],
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.16, heading: -146, size: 0.74 },
    { on: 0, t: 0.22, heading: 40, size: 0.84, facing: 0.8 },
    { on: 0, t: 0.66, heading: 52, size: 0.98 },
    { on: 0, t: 0.84, heading: 2, size: 0.8, facing: 0.84 },
    { on: 0, t: 0.95, heading: -136, size: 0.72, facing: 0.8 },
    { on: 0, t: 1, heading: -74, size: 0.86 },
    { on: 1, t: 0.66, heading: -178, size: 0.84 },
    { on: 1, t: 1, heading: -128, size: 0.8, facing: 0.84 },
    { on: 1, t: 1, heading: -76, size: 0.6, young: true },
  ],
  clusters: [
    { on: 0, t: 0.62, heading: -104, scale: 1.1 },
    { on: 1, t: 0.68, heading: -34, scale: 0.86 },
    { on: 0, t: 0.86, heading: -52, scale: 0.9 },
  ],
  fruits: [
    { on: 0, t: 0.46, heading: 70, scale: 2.1 },
    { on: 0, t: 0.8, heading: 66, scale: 1.7 },
  ],
};
