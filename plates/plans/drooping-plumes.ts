// A bough crowned with long toothed feathers that arch over to all sides; loose panicles and sprays of fruit hang between.
import type { Plan } from "./plan.ts";

export const droopingPlumes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [20, 400],
        [-6, 280],
        [20, 130],
        [70, -20],
        [60, -160],
      ],
      width: [18, 6],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-60, 80],
        [-130, -10],
        [-160, -110],
      ],
      width: [9, 4],
    },
  ],
  leaf: 0.86,
  leaves: [
    { on: 0, t: 0.22, heading: 16, size: 0.9, bend: 0.5 },
    { on: 0, t: 0.3, heading: -168, size: 0.9, bend: -0.7 },
    { on: 0, t: 0.78, heading: -24, size: 0.94, bend: 0.5 },
    { on: 0, t: 0.9, heading: -48, size: 0.96, bend: 0.5 },
    { on: 0, t: 0.96, heading: -86, size: 0.8, bend: 0.2 },
    { on: 0, t: 1, heading: -112, size: 0.5, young: true },
    { on: 1, t: 0.6, heading: -176, size: 0.86, bend: -0.6 },
    { on: 1, t: 0.84, heading: -146, size: 0.92, bend: -0.6 },
    { on: 1, t: 1, heading: -104, size: 0.7, bend: -0.3 },
  ],
  clusters: [
    { on: 0, t: 0.72, heading: 26, scale: 0.8 },
    { on: 1, t: 0.68, heading: -66, scale: 0.62 },
  ],
  fruits: [
    { on: 1, t: 0.4, heading: 176, scale: 1.3 },
    { on: 0, t: 0.4, heading: -12, scale: 1.2 },
  ],
};
