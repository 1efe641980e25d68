// A bough that comes in from above and bends over: feathered leaves, a long truss of plums below, a panicle that rises.
import type { Plan } from "./plan.ts";

export const droopingFork: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-350, -150],
        [-240, -170],
        [-110, -150],
        [30, -90],
        [140, 10],
        [190, 110],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [40, -150],
        [100, -210],
      ],
      width: [8, 5],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-66, -60],
        [-66, 60],
        [-84, 180],
      ],
      width: [5.5, 3],
      stalk: true,
    },
  ],
  leaf: 0.8,
  leaves: [
    { on: 0, t: 0.2, heading: -128, size: 0.8, bend: 0.35 },
    { on: 0, t: 0.26, heading: 112, size: 0.96, bend: -0.2 },
    { on: 0, t: 0.78, heading: 6, size: 0.94, bend: 0.4 },
    { on: 0, t: 0.74, heading: 98, size: 0.98, bend: 0.12 },
    { on: 0, t: 1, heading: 62, size: 0.8, bend: 0.2 },
    { on: 1, t: 0.92, heading: -8, size: 0.82, bend: 0.3 },
    { on: 1, t: 1, heading: -112, size: 0.5, young: true },
  ],
  clusters: [{ on: 1, t: 1, heading: -58, scale: 0.6 }],
  hung: [
    { on: 2, t: 0.24, stalk: 34, swing: 1.1, size: 0.56, ripe: false },
    { on: 2, t: 0.36, stalk: 50, swing: -1, size: 0.8, ripe: false },
    { on: 2, t: 0.5, stalk: 56, swing: 1, size: 0.94, ripe: true },
    { on: 2, t: 0.62, stalk: 60, swing: -1.1, size: 0.98, ripe: true },
    { on: 2, t: 0.76, stalk: 60, swing: 1.05, size: 0.92, ripe: true },
    { on: 2, t: 0.9, stalk: 60, swing: -1.1, size: 0.84, ripe: false },
    { on: 2, t: 1, stalk: 52, swing: 0.5, size: 1.06, ripe: true },
  ],
};
