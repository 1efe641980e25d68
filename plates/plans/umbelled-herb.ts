// An annual with an umbel at the end of each branch: broad leaves on long stalks at its foot, above them ever finer ones.
import type { Plan } from "./plan.ts";

export const umbelledHerb: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [10, 336],
        [-14, 200],
        [26, 60],
        [-4, -80],
        [22, -150],
        [26, -206],
      ],
      width: [15, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-90, 60],
        [-194, -26],
        [-234, -80],
        [-246, -130],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [96, -10],
        [194, -70],
        [236, -120],
        [252, -170],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.72 },
      points: [
        [-60, -120],
        [-88, -150],
        [-98, -184],
      ],
      width: [6, 3.6],
    },
    {
      from: { on: 2, t: 0.3 },
      points: [
        [190, 0],
        [270, -6],
        [306, -40],
        [314, -76],
      ],
      width: [6, 3.6],
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 0, t: 0.05, heading: -168, size: 1.08, facing: 1, stalk: 118, bend: -0.3 },
    { on: 0, t: 0.07, heading: -8, size: 1.1, facing: 1, stalk: 120, bend: 0.4 },
    { on: 0, t: 0.16, heading: -128, size: 0.8, facing: 0.8, stalk: 70, bend: -0.2 },
    { on: 0, t: 0.2, heading: -38, size: 0.86, facing: 1, stalk: 60, bend: 0.2 },
    { on: 0, t: 0.36, heading: -172, size: 0.7, facing: 1, bend: -0.3 },
    { on: 1, t: 0.56, heading: 176, size: 0.66, facing: 1, bend: -0.3, fine: true },
    { on: 1, t: 0.56, heading: -70, size: 0.46, facing: 1, bend: 0.2, fine: true },
    { on: 0, t: 0.72, heading: -24, size: 0.6, facing: 1, bend: 0.2, fine: true },
    { on: 2, t: 0.66, heading: -4, size: 0.52, facing: 1, bend: 0.3, fine: true },
    { on: 0, t: 0.86, heading: -150, size: 0.34, facing: 1, bend: -0.2, fine: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -88, scale: 0.88 },
    { on: 1, t: 1, heading: -104, scale: 0.78 },
    { on: 2, t: 1, heading: -72, scale: 0.74 },
  ],
  fruits: [
    { on: 4, t: 1, heading: -74, scale: 1.2 },
    { on: 3, t: 1, heading: -108, scale: 0.8 },
  ],
};
