// A tall herb with soft leaf pairs on long stalks, its stems ending in long one-sided combs of flowers, one of them in fruit.
import type { Plan } from "./plan.ts";

export const combedSpires: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [10, 390],
        [-10, 270],
        [12, 140],
        [46, 10],
        [40, -80],
        [14, -150],
      ],
      width: [13, 4.6],
    },
    {
      from: { on: 0, t: 0.16 },
      points: [
        [-90, 276],
        [-190, 200],
        [-256, 90],
        [-268, -6],
      ],
      width: [7.4, 3.8],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [110, 110],
        [206, 40],
        [260, -60],
        [262, -110],
      ],
      width: [7, 3.8],
    },
    {
      from: { on: 0, t: 0.07 },
      points: [
        [140, 340],
        [260, 320],
        [350, 240],
        [368, 150],
      ],
      width: [6.4, 3.4],
    },
  ],
  leaf: 1.16,
  nodes: [
    { on: 0, t: 0.16, size: 0.94, out: [74], facing: [0.9] },
    { on: 0, t: 0.25, size: 0.96, out: [-66] },
    { on: 0, t: 0.34, size: 1, out: [-72] },
    { on: 0, t: 0.45, size: 1.02, out: [-58, 70], facing: [0.9, 1] },
    { on: 0, t: 0.56, size: 0.96, out: [66] },
    { on: 0, t: 0.68, size: 0.86, out: [-64, 56], facing: [1, 0.86], front: 1 },
    { on: 0, t: 0.81, size: 0.7, out: [58, -60] },
    { on: 0, t: 0.93, size: 0.46, out: [-50, 56] },
    { on: 1, t: 0.3, size: 0.84, out: [-72, 58], facing: [1, 0.84] },
    { on: 1, t: 0.52, size: 0.86, out: [-60, 66], facing: [0.88, 1] },
    { on: 1, t: 0.74, size: 0.7, out: [-64, 52] },
    { on: 1, t: 0.92, size: 0.46, out: [-52, 58] },
    { on: 2, t: 0.34, size: 0.88, out: [-54] },
    { on: 2, t: 0.58, size: 0.82, out: [56, -62], facing: [0.9, 1] },
    { on: 2, t: 0.95, size: 0.4, out: [-50, 54] },
    { on: 3, t: 0.36, size: 0.78, out: [70, -48], facing: [1, 0.84] },
    { on: 3, t: 0.62, size: 0.72, out: [66] },
    { on: 3, t: 0.88, size: 0.46, out: [54, -50] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 1.1 },
    { on: 1, t: 1, heading: -98, scale: 0.86 },
    { on: 2, t: 1, heading: -76, scale: 0.8 },
  ],
  fruits: [{ on: 3, t: 1, heading: -76, scale: 0.9 }],
};
