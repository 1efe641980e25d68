// A soft herb whose weak stems lie apart from one root and rise at their ends, each running out in a thin raceme.
import type { Plan } from "./plan.ts";

export const limpSprays: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 344],
        [-20, 220],
        [30, 90],
        [20, -60],
        [80, -190],
      ],
      width: [11, 4],
    },
    {
      from: { on: 0, t: 0.06 },
      points: [
        [110, 310],
        [220, 270],
        [300, 170],
        [300, 60],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.05 },
      points: [
        [-110, 260],
        [-190, 150],
        [-230, 20],
        [-290, -90],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [110, 90],
        [180, 10],
        [236, -110],
      ],
      width: [6, 3.4],
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [-60, 10],
        [-90, -110],
        [-60, -220],
      ],
      width: [6, 3.4],
    },
  ],
  leaf: 1.9,
  ranks: [
    { on: 0, from: 0.12, to: 0.9, count: 8, size: 1 },
    { on: 1, from: 0.26, to: 0.92, count: 7, size: 0.94 },
    { on: 2, from: 0.26, to: 0.92, count: 7, size: 0.94 },
    { on: 3, from: 0.3, to: 0.94, count: 4, size: 0.84 },
    { on: 4, from: 0.3, to: 0.94, count: 4, size: 0.84 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -60, scale: 1.3 },
    { on: 1, t: 1, heading: -104, scale: 1.1 },
    { on: 2, t: 1, heading: -130, scale: 1.1 },
    { on: 3, t: 1, heading: -54, scale: 1 },
    { on: 4, t: 1, heading: -76, scale: 1 },
  ],
};
