// Whippy shoots thick with narrow leaves all round; nodding flowers of all ages at their tips, fruits on stout stalks below.
import type { Plan } from "./plan.ts";

export const willowyBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-190, 394],
        [-150, 260],
        [-60, 140],
        [10, 10],
        [20, -130],
        [50, -230],
      ],
      width: [17, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [70, 90],
        [170, 50],
        [220, -40],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-100, 0],
        [-190, -60],
        [-216, -130],
      ],
      width: [9, 5],
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 0, t: 0.12, heading: -170, size: 0.9 },
    { on: 0, t: 0.16, heading: 50, size: 0.9 },
    { on: 0, t: 0.2, heading: -156, size: 0.96 },
    { on: 0, t: 0.24, heading: 30, size: 0.98 },
    { on: 0, t: 0.28, heading: 164, size: 1 },
    { on: 0, t: 0.31, heading: 2, size: 0.9 },
    { on: 0, t: 0.34, heading: -176, size: 1.04 },
    { on: 0, t: 0.37, heading: -24, size: 0.94 },
    { on: 0, t: 0.4, heading: -142, size: 1.04 },
    { on: 0, t: 0.44, heading: 60, size: 0.9 },
    { on: 0, t: 0.47, heading: -160, size: 1 },
    { on: 0, t: 1, heading: -110, size: 0.8 },
    { on: 0, t: 1, heading: -80, size: 0.7, young: true },
    { on: 0, t: 1, heading: -52, size: 0.84 },
    { on: 1, t: 1, heading: -90, size: 0.8 },
    { on: 1, t: 1, heading: -64, size: 0.6, young: true },
    { on: 1, t: 1, heading: -30, size: 0.84 },
    { on: 2, t: 1, heading: -136, size: 0.84 },
    { on: 2, t: 1, heading: -104, size: 0.6, young: true },
    { on: 2, t: 1, heading: -70, size: 0.8 },
  ],
  ranks: [
    { on: 0, from: 0.5, to: 0.97, count: 24, size: 1.14 },
    { on: 1, from: 0.14, to: 0.96, count: 20, size: 1.04 },
    { on: 2, from: 0.14, to: 0.96, count: 20, size: 1.04 },
  ],
  flowers: [
    { on: 0, t: 0.97, heading: -150, stalk: 56, size: 0.84, view: "open" },
    { on: 0, t: 1, heading: -10, stalk: 60, size: 0.84, view: "side" },
    { on: 0, t: 0.86, heading: -176, stalk: 44, size: 0.5, view: "bud" },
    { on: 1, t: 0.98, heading: 20, stalk: 56, size: 0.86, view: "open" },
    { on: 1, t: 0.8, heading: 60, stalk: 40, size: 0.5, view: "bud" },
    { on: 2, t: 0.98, heading: 176, stalk: 52, size: 0.84, view: "side" },
    { on: 2, t: 0.92, heading: 60, stalk: 44, size: 0.5, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.42, stalk: 62, swing: -0.3, size: 0.8, ripe: false },
    { on: 1, t: 0.5, stalk: 60, swing: 0.2, size: 0.96, ripe: true },
  ],
};
