// A piece of thick trunk that bears on its bark: long woody racemes of great flowers to one side, heavy balls on stout woody stalks
// below, and one leafy branch above.
import type { Plan } from "./plan.ts";

export const trunkRacemes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 400],
        [-160, 250],
        [-130, 80],
        [-140, -90],
        [-190, -220],
        [-180, -330],
      ],
      width: [86, 12],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [-70, -100],
        [50, -190],
        [130, -290],
      ],
      width: [22, 7],
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [100, -150],
        [200, -180],
        [290, -210],
      ],
      width: [10, 5],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-50, 30],
        [70, -30],
        [210, -50],
        [350, -10],
      ],
      width: [11, 4],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-60, 190],
        [60, 170],
        [200, 150],
        [350, 190],
      ],
      width: [11, 4],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-200, 110],
        [-256, 130],
        [-276, 190],
      ],
      width: [15, 17],
    },
    {
      from: { on: 0, t: 0.16 },
      points: [
        [-80, 290],
        [0, 280],
        [40, 320],
      ],
      width: [15, 16],
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 1, t: 0.5, heading: -130, size: 0.8, whole: true },
    { on: 2, t: 0.5, heading: 66, size: 0.8, whole: true },
    { on: 0, t: 0.86, heading: 176, size: 0.76, whole: true },
  ],
  crowns: [
    { on: 1, t: 1, heading: -70, count: 8, size: 0.96 },
    { on: 2, t: 1, heading: -14, count: 7, size: 0.8 },
    { on: 0, t: 1, heading: -104, count: 8, size: 0.96 },
  ],
  racemes: [
    {
      on: 3,
      from: 0.24,
      to: 1,
      count: 11,
      size: 0.72,
      stalk: 44,
      fruiting: 0,
      budding: 0.34,
      fruit: 1,
      nod: 0,
    },
    {
      on: 4,
      from: 0.24,
      to: 1,
      count: 11,
      size: 0.68,
      stalk: 44,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 0,
    },
  ],
  hung: [
    { on: 5, t: 1, stalk: 8, swing: 0, size: 0.9, ripe: true, width: 17, woody: true },
    { on: 6, t: 1, stalk: 8, swing: 0, size: 0.66, ripe: true, width: 16, woody: true },
  ],
};
