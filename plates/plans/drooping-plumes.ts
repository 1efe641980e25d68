// A bough crowned with long toothed feathers that arch over to all sides; loose panicles hang between them, sprays of fruit under the lower ones.
import type { Plan } from "./plan.ts";

export const droopingPlumes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [0, 400],
        [-20, 280],
        [10, 140],
        [50, 0],
        [44, -110],
      ],
      width: [19, 7],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-60, 70],
        [-120, -10],
        [-140, -90],
      ],
      width: [10, 5],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.16, heading: 176, size: 0.74, bend: -0.6 },
    { on: 0, t: 0.26, heading: 4, size: 0.84, bend: 0.6 },
    { on: 0, t: 0.6, heading: 4, size: 0.84, bend: 0.6 },
    { on: 0, t: 0.8, heading: -26, size: 0.9, bend: 0.6 },
    { on: 0, t: 0.92, heading: -52, size: 0.88, bend: 0.5 },
    { on: 0, t: 1, heading: -116, size: 0.46, young: true },
    { on: 1, t: 0.3, heading: 178, size: 0.8, bend: -0.6 },
    { on: 1, t: 0.88, heading: -144, size: 0.84, bend: -0.6 },
    { on: 1, t: 1, heading: -106, size: 0.66, bend: -0.3 },
  ],
  clusters: [
    { on: 0, t: 0.6, heading: 44, scale: 0.8 },
    { on: 1, t: 0.66, heading: -60, scale: 0.66 },
    { on: 0, t: 0.8, heading: -2, scale: 0.74 },
  ],
  fruits: [
    { on: 1, t: 0.3, heading: 150, scale: 1.5 },
    { on: 0, t: 0.26, heading: 40, scale: 1.4 },
  ],
};
