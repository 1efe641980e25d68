// Thorny twigs with small leaves in pairs, each ending in a panicle, one in fruit.
import type { Plan } from "./plan.ts";

export const pairedTwigs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-300, 350],
        [-196, 210],
        [-72, 70],
        [30, -70],
        [70, -210],
      ],
      width: [13, 4.5],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-170, 10],
        [-214, -110],
        [-206, -220],
      ],
      width: [6, 3],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [90, 0],
        [180, -56],
        [252, -130],
      ],
      width: [5.5, 3],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [-80, 210],
        [30, 206],
        [130, 160],
      ],
      width: [5.5, 3],
    },
  ],
  leaf: 1.16,
  pairs: [
    { on: 0, from: 0.2, to: 0.96, count: 8, size: 1 },
    { on: 1, from: 0.3, to: 0.95, count: 5, size: 0.86 },
    { on: 2, from: 0.3, to: 0.95, count: 5, size: 0.86 },
    { on: 3, from: 0.3, to: 0.92, count: 5, size: 0.86 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -80, scale: 1 },
    { on: 1, t: 1, heading: -96, scale: 0.78 },
    { on: 2, t: 1, heading: -52, scale: 0.76 },
  ],
  fruits: [{ on: 3, t: 1, heading: -24, scale: 1 }],
};
