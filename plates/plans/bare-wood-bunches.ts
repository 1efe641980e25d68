// An old bough that bows down; on its bare wood hang heavy bunches and stand brushes of flowers, leafy shoots with red tips rise from it.
import type { Plan } from "./plan.ts";

export const bareWoodBunches: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [300, 340],
        [230, 210],
        [110, 120],
        [-30, 100],
        [-160, 150],
        [-236, 230],
      ],
      width: [20, 7],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [120, 0],
        [150, -120],
        [130, -230],
      ],
      width: [10, 4.4],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-70, 0],
        [-110, -110],
        [-180, -200],
      ],
      width: [9, 4.2],
    },
    {
      from: { on: 0, t: 0.14 },
      points: [
        [310, 150],
        [336, 50],
      ],
      width: [7, 4],
    },
  ],
  leaf: 1.12,
  whole: true,
  nodes: [
    { on: 1, t: 0.36, size: 0.94, out: [-66, 70], facing: [0.8, 1] },
    { on: 1, t: 0.58, size: 1, out: [-74, 62], facing: [1, 0.7], front: 1 },
    { on: 1, t: 0.78, size: 0.9, out: [-64, 70] },
    { on: 1, t: 0.93, size: 0.66, out: [-50, 54] },
    { on: 1, t: 1, size: 0.5, out: [-18, 24], young: true },
    { on: 2, t: 0.34, size: 0.96, out: [-78, 60], facing: [1, 0.8] },
    { on: 2, t: 0.56, size: 1, out: [-62, 74], facing: [0.76, 1], front: 0 },
    { on: 2, t: 0.76, size: 0.9, out: [-70, 62] },
    { on: 2, t: 0.92, size: 0.66, out: [-54, 50] },
    { on: 2, t: 1, size: 0.5, out: [-22, 20], young: true },
    { on: 0, t: 0.9, size: 0.86, out: [-64, 60] },
    { on: 0, t: 1, size: 0.8, out: [-34, 36] },
    { on: 3, t: 0.6, size: 0.76, out: [-70, 60] },
    { on: 3, t: 1, size: 0.6, out: [-36, 34], young: true },
  ],
  clusters: [
    { on: 0, t: 0.44, heading: -108, scale: 1.16 },
    { on: 0, t: 0.72, heading: -120, scale: 0.9 },
    { on: 1, t: 0.2, heading: -20, scale: 0.94 },
  ],
  fruits: [
    { on: 0, t: 0.46, heading: 80, scale: 1.2 },
    { on: 0, t: 0.68, heading: 100, scale: 0.9 },
  ],
};
