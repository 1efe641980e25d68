// A bough sweeping up across the sheet: large feathered leaves, bunches of opening fruits in the axils of those below, panicles above.
import type { Plan } from "./plan.ts";

export const bunchedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-200, 396],
        [-160, 270],
        [-70, 150],
        [30, 50],
        [100, -60],
        [120, -160],
      ],
      width: [20, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-120, 40],
        [-160, -60],
        [-150, -130],
      ],
      width: [10, 5],
    },
  ],
  leaf: 1.24,
  leaves: [
    { on: 0, t: 0.16, heading: 172, size: 0.76 },
    { on: 0, t: 0.44, heading: 8, size: 0.8, bend: -0.2 },
    { on: 0, t: 0.62, heading: -4, size: 0.9 },
    { on: 0, t: 0.86, heading: -12, size: 0.8 },
    { on: 0, t: 0.95, heading: -140, size: 0.66, facing: 0.8 },
    { on: 0, t: 1, heading: -70, size: 0.76 },
    { on: 1, t: 0.6, heading: 174, size: 0.84 },
    { on: 1, t: 1, heading: -150, size: 0.76 },
    { on: 1, t: 1, heading: -92, size: 0.6, young: true },
  ],
  clusters: [
    { on: 0, t: 0.74, heading: -124, scale: 1.1 },
    { on: 1, t: 0.66, heading: -38, scale: 0.86 },
    { on: 0, t: 0.86, heading: -52, scale: 1 },
  ],
  fruits: [
    { on: 0, t: 0.44, heading: 60, scale: 2.2 },
    { on: 0, t: 0.16, heading: 40, scale: 1.8 },
  ],
};
