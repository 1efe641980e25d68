// Slender stems that recline at their foot and rise, narrow leaves in pairs all along, a loose flat corymb at each tip.
import type { Plan, PlannedNode } from "./plan.ts";

/** Pairs up a stem: every second one is turned to the reader, and so looks narrower. */
const pairs = (on: number, from: number, count: number, size: number): PlannedNode[] =>
  Array.from({ length: count }, (_, i) => {
    const s = i / (count - 1);
    const crossing = i % 2 === 1;
    return {
      on,
      t: from + (0.9 - from) * s,
      size: size * (1 - 0.36 * s) * (crossing ? 0.84 : 1),
      out: crossing ? [-44, 50] : [-66 + 10 * s, 62 - 8 * s],
      facing: crossing ? [0.72, 0.76] : [1, 0.92],
      ...(crossing ? { front: 1 } : {}),
    };
  });

export const recliningCorymbs: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-120, 392],
        [-60, 270],
        [0, 130],
        [10, -30],
        [50, -180],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.1 },
      points: [
        [30, 270],
        [130, 160],
        [190, 20],
        [240, -90],
      ],
      width: [6, 3],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-120, 160],
        [-170, 30],
        [-180, -100],
      ],
      width: [6, 3],
    },
    {
      from: { on: 1, t: 0.2 },
      points: [
        [140, 250],
        [240, 190],
        [310, 100],
      ],
      width: [5, 2.6],
    },
    {
      from: { on: 0, t: 0.06 },
      points: [
        [-180, 330],
        [-260, 230],
        [-300, 120],
      ],
      width: [5, 2.6],
    },
  ],
  leaf: 1.14,
  nodes: [
    ...pairs(0, 0.3, 6, 1),
    ...pairs(1, 0.36, 5, 0.96),
    ...pairs(2, 0.3, 5, 0.9),
    ...pairs(3, 0.4, 4, 0.8),
    ...pairs(4, 0.3, 4, 0.8),
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 0.9 },
    { on: 1, t: 1, heading: -68, scale: 0.8 },
    { on: 2, t: 1, heading: -98, scale: 0.76 },
  ],
};
