// A piece of thick trunk that bears on its bark: long woody racemes of great flowers to one side, heavy balls on stout woody stalks
// below, and one leafy branch above.
import type { Plan } from "./plan.ts";

export const trunkRacemes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 400],
        [-150, 250],
        [-130, 80],
        [-140, -90],
        [-150, -210],
      ],
      width: [84, 44],
    },
    {
      from: { on: 0, t: 0.72 },
      points: [
        [-60, -110],
        [60, -190],
        [140, -290],
      ],
      width: [18, 7],
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [90, -150],
        [190, -160],
        [280, -190],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-60, 70],
        [60, 60],
        [190, 30],
        [330, 60],
      ],
      width: [10, 4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-70, 200],
        [40, 210],
        [170, 180],
        [300, 210],
      ],
      width: [10, 4],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-230, 170],
        [-260, 200],
      ],
      width: [16, 13],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [-60, 300],
        [-10, 300],
        [10, 320],
      ],
      width: [16, 13],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-170, -280],
        [-220, -340],
      ],
      width: [26, 8],
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 1, t: 0.5, heading: -130, size: 0.8, whole: true },
    { on: 2, t: 0.5, heading: 60, size: 0.86, whole: true },
    { on: 1, t: 0.64, heading: -150, size: 0.7, facing: 0.8 },
  ],
  crowns: [
    { on: 1, t: 1, heading: -70, count: 8, size: 0.96 },
    { on: 2, t: 1, heading: -14, count: 7, size: 0.8 },
    { on: 7, t: 1, heading: -120, count: 7, size: 0.9 },
  ],
  racemes: [
    {
      on: 3,
      from: 0.26,
      to: 1,
      count: 10,
      size: 0.9,
      stalk: 34,
      fruiting: 0,
      budding: 0.34,
      fruit: 1,
      nod: 0,
    },
    {
      on: 4,
      from: 0.26,
      to: 1,
      count: 10,
      size: 0.84,
      stalk: 32,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 0,
    },
  ],
  hung: [
    { on: 5, t: 1, stalk: 16, swing: 0, size: 0.9, ripe: true, width: 13, woody: true },
    { on: 6, t: 1, stalk: 10, swing: 0, size: 0.7, ripe: true, width: 13, woody: true },
  ],
};
