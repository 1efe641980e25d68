// A spiny bough that falls from an upper corner; a cluster of round fruits in its bend, white flowers at its tips.
import type { Plan } from "./plan.ts";

export const spinyCascade: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [310, -350],
        [180, -270],
        [30, -190],
        [-90, -70],
        [-160, 80],
        [-170, 230],
      ],
      width: [16, 4],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [190, -120],
        [260, -20],
        [280, 100],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-120, -220],
        [-220, -260],
        [-310, -240],
      ],
      width: [7.5, 3.6],
    },
  ],
  leaf: 1.32,
  leaves: [
    { on: 0, t: 0.16, heading: -128, size: 0.86 },
    { on: 0, t: 0.34, heading: -110, size: 0.84 },
    { on: 0, t: 0.6, heading: 176, size: 1 },
    { on: 0, t: 0.72, heading: 24, size: 0.9 },
    { on: 0, t: 0.82, heading: 164, size: 0.92 },
    { on: 0, t: 0.92, heading: 48, size: 0.8 },
    { on: 0, t: 1, heading: 104, size: 0.74 },
    { on: 1, t: 0.3, heading: -24, size: 0.86 },
    { on: 1, t: 0.62, heading: -4, size: 0.76, facing: 0.74 },
    { on: 1, t: 0.84, heading: 20, size: 0.8 },
    { on: 1, t: 1, heading: 110, size: 0.84 },
    { on: 2, t: 0.44, heading: -76, size: 0.8 },
    { on: 2, t: 0.66, heading: 118, size: 0.84 },
    { on: 2, t: 1, heading: 170, size: 0.7 },
  ],
  flowers: [
    { on: 2, t: 0.66, heading: -118, stalk: 44, size: 1, view: "side" },
    { on: 2, t: 0.98, heading: -112, stalk: 46, size: 1.06, view: "open" },
    { on: 2, t: 0.98, heading: 128, stalk: 40, size: 0.7, view: "bud" },
    { on: 0, t: 0.82, heading: 6, stalk: 44, size: 0.96, view: "half" },
    { on: 0, t: 0.92, heading: 150, stalk: 44, size: 1.04, view: "open" },
    { on: 0, t: 0.98, heading: 60, stalk: 44, size: 0.66, view: "bud" },
    { on: 1, t: 0.62, heading: -60, stalk: 40, size: 0.68, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.44, stalk: 44, swing: 0.9, size: 0.9, ripe: false },
    { on: 0, t: 0.5, stalk: 66, swing: -0.3, size: 1.24, ripe: true },
    { on: 0, t: 0.46, stalk: 96, swing: 0.8, size: 1.3, ripe: true },
    { on: 1, t: 0.56, stalk: 50, swing: -0.9, size: 1.1, ripe: true },
  ],
};
