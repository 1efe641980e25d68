// A bough that arches over one heavy bunch of round fruits, winged leaves around it, spikes of flowers above.
import type { HungFruit, Plan } from "./plan.ts";

/** The fruits of a bunch on the line `on`, those of the far side first. */
const bunch = (on: number): HungFruit[] =>
  (
    [
      [0.1, 112, 1.25, 0.94],
      [0.12, 108, -1.3, 0.98],
      [0.34, 104, 1.2, 1],
      [0.36, 110, -1.15, 0.96],
      [0.2, 60, 0.7, 1.04],
      [0.24, 56, -0.75, 1],
      [0.6, 84, 1, 1.02],
      [0.62, 80, -1.05, 1.06],
      [0.46, 42, 0.5, 1.1],
      [0.52, 40, -0.5, 1.06],
      [0.86, 54, -0.6, 1],
      [0.88, 44, 0.55, 1.04],
      [0.74, 24, 0.06, 1.14],
      [0.98, 34, 0.05, 1.08],
    ] as const
  ).map(([t, stalk, swing, size]) => ({ on, t, stalk, swing, size, ripe: true, width: 3.6 }));

export const slungBunch: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-350, 70],
        [-300, -60],
        [-180, -150],
        [-20, -160],
        [130, -100],
        [220, 10],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [6, -80],
        [2, 40],
        [-4, 190],
      ],
      width: [6, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-110, -240],
        [-60, -310],
      ],
      width: [7, 4],
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 0, t: 0.12, heading: 62, size: 0.9 },
    { on: 0, t: 0.28, heading: -150, size: 0.86 },
    { on: 0, t: 0.38, heading: 92, size: 0.92, facing: 0.84 },
    { on: 2, t: 0.56, heading: -166, size: 0.8 },
    { on: 2, t: 1, heading: -126, size: 0.56, young: true },
    { on: 2, t: 0.9, heading: -10, size: 0.8 },
    { on: 0, t: 0.78, heading: -42, size: 0.92 },
    { on: 0, t: 0.86, heading: 84, size: 0.9 },
    { on: 0, t: 0.96, heading: -6, size: 0.76, facing: 0.84 },
    { on: 0, t: 1, heading: 60, size: 0.72 },
  ],
  clusters: [
    { on: 2, t: 1, heading: -76, scale: 0.7 },
    { on: 0, t: 0.7, heading: -74, scale: 0.74 },
  ],
  hung: bunch(1),
};
