// A bough that arches over one heavy bunch of round fruits, winged leaves around it, spikes of flowers above.
import type { HungFruit, Plan } from "./plan.ts";

/** The fruits of a bunch on the line `on`, those of the far side first. */
const bunch = (on: number): HungFruit[] =>
  (
    [
      [0.08, 96, 1.1, 0.82],
      [0.16, 118, -1.25, 0.96],
      [0.3, 122, 1.2, 0.9],
      [0.42, 96, -1.3, 0.84],
      [0.22, 74, 0.62, 1.06],
      [0.34, 66, -0.82, 1.1],
      [0.5, 98, 1.15, 1.04],
      [0.64, 88, -1.1, 1],
      [0.46, 40, 0.2, 1.14],
      [0.6, 50, 0.72, 1.1],
      [0.66, 34, -0.5, 1.12],
      [0.84, 66, 0.9, 0.92],
      [0.9, 52, -0.84, 1.06],
      [0.8, 28, 0.24, 1.16],
      [0.94, 36, 0.5, 0.98],
      [1, 44, -0.12, 0.86],
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
