// Quilted leaves in pairs on a plant that spreads from its foot; long whips bow out from every tip with a few flowers open at a time.
import type { Plan } from "./plan.ts";

export const bowedWhips: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 344],
        [-24, 240],
        [10, 120],
        [-20, 10],
        [-40, -80],
      ],
      width: [13, 5],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [80, 180],
        [150, 100],
        [184, 10],
      ],
      width: [8, 4.2],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-110, 140],
        [-190, 80],
        [-216, 10],
      ],
      width: [7.6, 4.2],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [70, 20],
        [130, -50],
      ],
      width: [6, 4],
    },
    {
      from: { on: 0, t: 0.14 },
      points: [
        [-90, 270],
        [-186, 240],
        [-250, 180],
      ],
      width: [6.4, 4],
    },
  ],
  leaf: 1.3,
  nodes: [
    { on: 0, t: 0.14, size: 0.8, out: [80], facing: [1] },
    { on: 0, t: 0.24, size: 0.94, out: [-76, 96], facing: [0.9, 0.8] },
    { on: 0, t: 0.4, size: 1, out: [-60, 74], facing: [0.7, 1], front: 0 },
    { on: 0, t: 0.56, size: 1, out: [-76, 60], facing: [1, 0.7] },
    { on: 0, t: 0.76, size: 0.86, out: [-66, 72] },
    { on: 0, t: 0.92, size: 0.66, out: [-54, 56] },
    { on: 1, t: 0.42, size: 0.86, out: [78] },
    { on: 1, t: 0.7, size: 0.8, out: [-72, 64] },
    { on: 1, t: 0.94, size: 0.56, out: [-54, 56] },
    { on: 2, t: 0.44, size: 0.84, out: [-78, 66] },
    { on: 2, t: 0.72, size: 0.76, out: [-66, 74], facing: [1, 0.7], front: 1 },
    { on: 2, t: 0.95, size: 0.54, out: [-54, 56] },
    { on: 3, t: 0.9, size: 0.6, out: [-60, 60] },
    { on: 4, t: 0.5, size: 0.76, out: [-80, 70], facing: [0.8, 1] },
    { on: 4, t: 0.9, size: 0.6, out: [-60, 64] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -100, scale: 1.02, bend: -0.5 },
    { on: 3, t: 1, heading: -74, scale: 1, bend: 0.6 },
    { on: 1, t: 1, heading: -80, scale: 1, bend: 0.9 },
    { on: 2, t: 1, heading: -100, scale: 1, bend: -0.8 },
    { on: 4, t: 1, heading: -130, scale: 0.8, bend: 0.9 },
  ],
};
