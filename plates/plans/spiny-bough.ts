// A spiny bough that rises from below and bows over, thick with leaves; a cluster of round fruits in its bend, white flowers in its axils.
import type { Plan } from "./plan.ts";

export const spinyBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-180, 396],
        [-170, 260],
        [-100, 120],
        [0, 0],
        [80, -120],
        [170, -190],
      ],
      width: [18, 4.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-200, 70],
        [-236, -50],
        [-220, -160],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [70, 80],
        [160, 90],
        [230, 140],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [10, -130],
        [0, -220],
      ],
      width: [7, 3.6],
    },
  ],
  leaf: 1.56,
  leaves: [
    { on: 0, t: 0.12, heading: 24, size: 0.84 },
    { on: 0, t: 0.2, heading: 172, size: 0.86 },
    { on: 0, t: 0.38, heading: -4, size: 0.6, facing: 0.76 },
    { on: 0, t: 0.54, heading: -140, size: 0.84 },
    { on: 0, t: 0.66, heading: 8, size: 0.9 },
    { on: 0, t: 0.8, heading: 26, size: 0.84 },
    { on: 0, t: 0.88, heading: -100, size: 0.8 },
    { on: 0, t: 0.96, heading: 14, size: 0.74 },
    { on: 0, t: 1, heading: -50, size: 0.6, young: true },
    { on: 1, t: 0.3, heading: 170, size: 0.84 },
    { on: 1, t: 0.5, heading: -30, size: 0.8, facing: 0.84 },
    { on: 1, t: 0.66, heading: -176, size: 0.84 },
    { on: 1, t: 0.86, heading: -34, size: 0.74 },
    { on: 1, t: 1, heading: -112, size: 0.66 },
    { on: 2, t: 0.36, heading: -62, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.62, heading: 112, size: 0.74 },
    { on: 2, t: 0.8, heading: -36, size: 0.8 },
    { on: 2, t: 1, heading: 30, size: 0.8 },
    { on: 3, t: 0.5, heading: -160, size: 0.8 },
    { on: 3, t: 0.76, heading: -26, size: 0.7, facing: 0.84 },
    { on: 3, t: 1, heading: -104, size: 0.74 },
  ],
  flowers: [
    { on: 1, t: 0.86, heading: -150, stalk: 36, size: 1, view: "side" },
    { on: 1, t: 1, heading: -64, stalk: 40, size: 1.06, view: "open" },
    { on: 1, t: 1, heading: -160, stalk: 34, size: 0.6, view: "bud" },
    { on: 3, t: 0.5, heading: -36, stalk: 36, size: 1.04, view: "open" },
    { on: 3, t: 0.5, heading: -80, stalk: 34, size: 0.6, view: "bud" },
    { on: 3, t: 1, heading: -60, stalk: 36, size: 0.96, view: "half" },
    { on: 0, t: 0.88, heading: -36, stalk: 40, size: 1.06, view: "open" },
    { on: 0, t: 0.88, heading: -66, stalk: 34, size: 0.64, view: "bud" },
  ],
  hung: [
    { on: 2, t: 0.36, stalk: 34, swing: 0.7, size: 0.84, ripe: false, width: 4.6 },
    { on: 2, t: 0.36, stalk: 44, swing: -0.3, size: 1.3, ripe: true, width: 5 },
    { on: 2, t: 0.8, stalk: 34, swing: -0.2, size: 1.2, ripe: true, width: 5 },
    { on: 0, t: 0.38, stalk: 40, swing: 0.5, size: 1.1, ripe: true, width: 5 },
  ],
};
