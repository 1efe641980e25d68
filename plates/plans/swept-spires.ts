// A bough swept up from a lower corner, with long-stalked drooping leaves and long open spires of flowers.
import type { Plan } from "./plan.ts";

export const sweptSpires: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-236, 372],
        [-150, 250],
        [-66, 116],
        [-10, -20],
        [2, -150],
      ],
      width: [14, 4.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-124, 46],
        [-214, -10],
        [-250, -92],
      ],
      width: [6, 3.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [0, 150],
        [126, 84],
        [214, -14],
        [246, -110],
      ],
      width: [7, 3.4],
      green: true,
    },
    {
      from: { on: 2, t: 0.34 },
      points: [
        [150, 120],
        [256, 106],
        [318, 60],
      ],
      width: [5, 3.2],
      green: true,
    },
  ],
  leaf: 1.14,
  petiole: 0.34,
  nodes: [
    { on: 0, t: 0.1, size: 0.9, out: [84, -74], facing: [1, 1] },
    { on: 0, t: 0.3, size: 0.98, out: [-84] },
    { on: 0, t: 0.46, size: 0.98, out: [96] },
    { on: 0, t: 0.64, size: 0.92, out: [-78, 74], facing: [1, 1] },
    { on: 0, t: 0.82, size: 0.72, out: [-66, 64], facing: [1, 0.84] },
    { on: 0, t: 0.95, size: 0.46, out: [-54, 52] },
    { on: 1, t: 0.44, size: 0.84, out: [-78, 74], facing: [1, 0.84] },
    { on: 1, t: 0.74, size: 0.62, out: [-70, 68], facing: [1, 0.9] },
    { on: 1, t: 0.93, size: 0.4, out: [-54, 56] },
    { on: 2, t: 0.34, size: 0.8, out: [-70], facing: [1] },
    { on: 2, t: 0.58, size: 0.84, out: [-74, 80], facing: [0.9, 1] },
    { on: 2, t: 0.8, size: 0.62, out: [-66, 70] },
    { on: 2, t: 0.95, size: 0.4, out: [-54, 50] },
    { on: 3, t: 0.46, size: 0.8, out: [86, -66] },
    { on: 3, t: 0.9, size: 0.5, out: [74, -60] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 1.3 },
    { on: 1, t: 1, heading: -104, scale: 1.04 },
    { on: 2, t: 1, heading: -84, scale: 1.14 },
  ],
  fruits: [{ on: 3, t: 1, heading: -52, scale: 0.86 }],
};
