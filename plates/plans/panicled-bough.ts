// A winding bough with large feathered leaves to both sides; panicles in its upper axils, sprays of fruit under its lower leaves.
import type { Plan } from "./plan.ts";

export const panicledBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-70, 400],
        [-40, 270],
        [30, 130],
        [24, -20],
        [-24, -150],
        [-10, -240],
      ],
      width: [18, 5],
    },
  ],
  leaf: 1.06,
  petiole: 0.14,
  leaves: [
    { on: 0, t: 0.28, heading: -176, size: 0.98, bend: -0.3 },
    { on: 0, t: 0.4, heading: 14, size: 1.02, bend: 0.34 },
    { on: 0, t: 0.56, heading: -164, size: 0.98, bend: -0.24 },
    { on: 0, t: 0.72, heading: -12, size: 0.96, bend: 0.3 },
    { on: 0, t: 0.86, heading: -156, size: 0.82 },
    { on: 0, t: 0.95, heading: -24, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.99, heading: -112, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 0.86, heading: -118, scale: 0.92 },
    { on: 0, t: 0.72, heading: -56, scale: 1 },
    { on: 0, t: 0.97, heading: -72, scale: 0.82 },
  ],
  fruits: [
    { on: 0, t: 0.4, heading: 44, scale: 1.6 },
    { on: 0, t: 0.28, heading: 168, scale: 1.5 },
  ],
};
