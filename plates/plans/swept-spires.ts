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
    { on: 0, t: 0.17, size: 0.9, out: [72, -66], facing: [1, 0.9] },
    { on: 0, t: 0.3, size: 0.96, out: [-74] },
    { on: 0, t: 0.46, size: 0.98, out: [86] },
    { on: 0, t: 0.62, size: 0.94, out: [-62, 66], facing: [1, 0.9] },
    { on: 0, t: 0.78, size: 0.8, out: [-40, 44], facing: [0.74, 1], front: 1 },
    { on: 0, t: 0.9, size: 0.56, out: [-60, 54] },
    { on: 1, t: 0.48, size: 0.8, out: [-66, 62], facing: [1, 0.8] },
    { on: 1, t: 0.76, size: 0.64, out: [-50, 64], facing: [0.74, 1] },
    { on: 1, t: 0.9, size: 0.42, out: [-48, 56] },
    { on: 2, t: 0.52, size: 0.86, out: [-58, 78] },
    { on: 2, t: 0.74, size: 0.74, out: [-42] },
    { on: 2, t: 0.9, size: 0.46, out: [-54, 50] },
    { on: 3, t: 0.46, size: 0.8, out: [70, -52] },
    { on: 3, t: 0.92, size: 0.5, out: [68, -50] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 1.06 },
    { on: 1, t: 1, heading: -104, scale: 0.86 },
    { on: 2, t: 1, heading: -84, scale: 0.94 },
  ],
  fruits: [{ on: 3, t: 1, heading: -52, scale: 0.86 }],
};
