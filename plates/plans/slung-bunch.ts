// A rising bough with an arm that bends under one heavy crowded bunch of round fruits, broad leaves around it, spikes of flowers above.
import type { HungFruit, Plan } from "./plan.ts";

/** The fruits of a bunch on the line `on`, those of the far side first: where, how long and how far out each stalk, and its size. */
const bunch = (on: number): HungFruit[] =>
  (
    [
      [0.08, 62, 1.3, 0.9],
      [0.12, 76, -1.25, 0.96],
      [0.2, 96, 1.2, 0.98],
      [0.3, 70, -1.35, 1],
      [0.42, 84, 1.3, 0.92],
      [0.5, 92, -1.05, 0.98],
      [0.62, 74, 1.1, 0.9],
      [0.1, 40, 0.6, 0.98],
      [0.16, 64, -0.7, 1.04],
      [0.3, 52, 0.85, 1.06],
      [0.42, 44, -0.75, 1],
      [0.56, 58, 0.6, 1.02],
      [0.66, 62, -0.7, 1],
      [0.24, 30, 0.1, 1.1],
      [0.5, 24, 0.2, 1.12],
      [0.76, 44, 0.5, 1.04],
      [0.84, 40, -0.6, 0.94],
      [0.7, 20, -0.3, 1.08],
      [0.98, 26, 0.1, 1],
    ] as const
  ).map(([t, stalk, swing, size], i) => ({ on, t, stalk, swing, size, ripe: i % 5 !== 2, width: 4 }));

export const slungBunch: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-60, 400],
        [-80, 270],
        [-60, 120],
        [-90, -30],
        [-150, -150],
        [-160, -230],
      ],
      width: [19, 5],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [20, 20],
        [100, -40],
        [170, -30],
      ],
      width: [10, 6],
    },
    {
      from: { on: 1, t: 0.97 },
      points: [
        [200, 20],
        [196, 110],
        [196, 190],
      ],
      width: [8, 4],
      green: true,
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.16, heading: 16, size: 0.8 },
    { on: 0, t: 0.3, heading: 172, size: 0.86 },
    { on: 0, t: 0.56, heading: -176, size: 0.84 },
    { on: 0, t: 0.72, heading: -6, size: 0.7, facing: 0.84 },
    { on: 0, t: 0.86, heading: 176, size: 0.76 },
    { on: 0, t: 0.95, heading: -34, size: 0.7 },
    { on: 0, t: 1, heading: -112, size: 0.56, young: true },
    { on: 1, t: 0.5, heading: -84, size: 0.8 },
    { on: 1, t: 0.84, heading: -28, size: 0.86 },
    { on: 1, t: 0.4, heading: 84, size: 0.66, facing: 0.84 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 0.9 },
    { on: 0, t: 1, heading: -56, scale: 0.76 },
    { on: 0, t: 0.86, heading: -76, scale: 0.8 },
  ],
  hung: bunch(2),
};
