// A long bough that arches over, its leaves in two ranks; small fruits hang from its axils, tufts of flowers stand above.
import type { Plan } from "./plan.ts";

export const archedRanks: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-320, 360],
        [-240, 190],
        [-110, 30],
        [60, -50],
        [210, -44],
        [320, 40],
      ],
      width: [15, 4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-200, 0],
        [-230, -130],
        [-200, -250],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [20, -150],
        [80, -240],
        [170, -300],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-140, 190],
        [-20, 230],
        [90, 226],
      ],
      width: [6.5, 3.2],
    },
  ],
  leaf: 1.24,
  ranks: [
    { on: 0, from: 0.34, to: 1, count: 7, size: 1 },
    { on: 1, from: 0.28, to: 1, count: 5, size: 0.94 },
    { on: 2, from: 0.3, to: 1, count: 5, size: 0.94 },
    { on: 3, from: 0.3, to: 1, count: 5, size: 0.9 },
  ],
  clusters: [
    { on: 1, t: 0.46, heading: -20, scale: 1 },
    { on: 2, t: 0.66, heading: -150, scale: 1 },
    { on: 0, t: 0.78, heading: -70, scale: 0.9 },
  ],
  hung: [
    { on: 0, t: 0.45, stalk: 44, swing: 0.5, size: 1, ripe: true },
    { on: 0, t: 0.56, stalk: 60, swing: -0.4, size: 0.94, ripe: true },
    { on: 0, t: 0.56, stalk: 44, swing: 0.8, size: 0.8, ripe: false },
    { on: 0, t: 0.78, stalk: 50, swing: -0.5, size: 0.96, ripe: true },
    { on: 0, t: 0.78, stalk: 36, swing: 0.7, size: 0.66, ripe: false },
    { on: 3, t: 0.66, stalk: 40, swing: 0.4, size: 0.92, ripe: true },
  ],
};
