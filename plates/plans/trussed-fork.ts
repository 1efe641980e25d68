// A forked bough with feathered leaves at its tips: one arm ends in a great panicle, from the other hangs a truss of large fruits.
import type { Plan } from "./plan.ts";

export const trussedFork: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 390],
        [-200, 260],
        [-110, 130],
        [-30, 10],
        [-20, -120],
      ],
      width: [20, 9],
    },
    {
      from: { on: 0, t: 0.58 },
      points: [
        [60, 20],
        [150, -30],
        [226, -60],
      ],
      width: [11, 7],
    },
    {
      from: { on: 1, t: 0.72 },
      points: [
        [196, 30],
        [204, 130],
        [190, 230],
      ],
      width: [6, 3.6],
      stalk: true,
    },
  ],
  leaf: 0.8,
  leaves: [
    { on: 0, t: 0.3, heading: 172, size: 0.92, bend: -0.5 },
    { on: 0, t: 0.42, heading: 58, size: 0.92, bend: 0.3 },
    { on: 0, t: 0.7, heading: -176, size: 1, bend: -0.5 },
    { on: 0, t: 0.9, heading: -146, size: 1, bend: 0.3 },
    { on: 0, t: 0.98, heading: -112, size: 0.5, young: true },
    { on: 0, t: 0.95, heading: -34, size: 0.9, bend: 0.4 },
    { on: 1, t: 0.84, heading: -44, size: 0.72, bend: 0.3 },
    { on: 1, t: 0.97, heading: 22, size: 0.92, bend: 0.5 },
  ],
  clusters: [{ on: 0, t: 1, heading: -78, scale: 0.7 }],
  hung: [
    { on: 2, t: 0.22, stalk: 60, swing: 1, size: 0.72, ripe: false },
    { on: 2, t: 0.42, stalk: 84, swing: -1, size: 1.06, ripe: true },
    { on: 2, t: 0.66, stalk: 84, swing: 1.1, size: 1.12, ripe: true },
    { on: 2, t: 0.98, stalk: 70, swing: -0.9, size: 1.14, ripe: true },
  ],
};
