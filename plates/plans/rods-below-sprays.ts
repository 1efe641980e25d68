// A bough that leans over, with sprays of large flowers upright from its shoots, and a bunch of rod-like pods hanging below it.
import type { Plan } from "./plan.ts";

export const rodsBelowSprays: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 390],
        [-190, 240],
        [-80, 100],
        [60, 20],
        [190, -10],
        [270, -60],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-200, 80],
        [-232, -50],
        [-210, -150],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [0, -60],
        [20, -160],
        [10, -220],
      ],
      width: [9, 4],
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [-196, -220],
        [-170, -300],
      ],
      width: [4, 2.4],
      stalk: true,
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [30, -290],
        [70, -350],
      ],
      width: [4, 2.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.93 },
      points: [
        [230, -120],
        [262, -190],
        [306, -230],
      ],
      width: [4, 2.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.72 },
      points: [
        [110, 56],
        [128, 92],
      ],
      width: [5, 4],
      stalk: true,
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 0, t: 0.16, heading: 176, size: 0.7 },
    { on: 0, t: 0.22, heading: 20, size: 0.9 },
    { on: 0, t: 0.4, heading: -120, size: 0.7 },
    { on: 1, t: 0.4, heading: -172, size: 0.7 },
    { on: 1, t: 0.96, heading: -160, size: 0.66 },
    { on: 2, t: 0.4, heading: -150, size: 0.66, facing: 0.8 },
    { on: 2, t: 0.56, heading: -12, size: 0.8 },
    { on: 2, t: 0.96, heading: -136, size: 0.62 },
    { on: 0, t: 0.8, heading: 50, size: 0.76 },
    { on: 0, t: 0.86, heading: -100, size: 0.62 },
    { on: 0, t: 1, heading: 4, size: 0.6 },
    { on: 0, t: 1, heading: -60, size: 0.4, young: true },
  ],
  racemes: [3, 4, 5].map((on, i) => ({
    on,
    from: 0.16,
    to: 1,
    count: 8 - i,
    size: 0.66 - i * 0.03,
    stalk: 66,
    fruiting: 0,
    budding: 0.5,
    fruit: 0.5,
    nod: 14,
  })),
  borne: [
    { on: 6, t: 0.6, heading: 150, stalk: 26, bend: -40, size: 1.4, ripe: true },
    { on: 6, t: 0.8, heading: 60, stalk: 28, bend: 24, size: 1.24, ripe: false },
    { on: 6, t: 1, heading: 88, stalk: 22, bend: 0, size: 1.56, ripe: true },
  ],
};
