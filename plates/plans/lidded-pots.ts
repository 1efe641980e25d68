// A bough with leathery leaves in two ranks; sprays of large hooded flowers stand at its tips, woody pots hang on thick short stalks below.
import type { Plan } from "./plan.ts";

export const liddedPots: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-220, 396],
        [-210, 260],
        [-150, 130],
        [-40, 40],
        [90, -20],
        [170, -110],
      ],
      width: [20, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-210, 50],
        [-236, -60],
        [-210, -150],
      ],
      width: [9, 4.4],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [180, -190],
        [160, -280],
        [170, -350],
      ],
      width: [7, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [0, 130],
        [100, 140],
        [190, 190],
      ],
      width: [11, 8],
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [-180, -210],
        [-170, -270],
      ],
      width: [6, 3],
      stalk: true,
    },
  ],
  leaf: 1.4,
  whole: true,
  leaves: [
    { on: 0, t: 0.12, heading: 14, size: 0.84 },
    { on: 0, t: 0.2, heading: 172, size: 0.84 },
    { on: 0, t: 0.3, heading: -6, size: 0.6, facing: 0.74 },
    { on: 0, t: 0.62, heading: -130, size: 0.84 },
    { on: 0, t: 0.74, heading: 24, size: 0.86 },
    { on: 0, t: 0.82, heading: -140, size: 0.8, facing: 0.84 },
    { on: 0, t: 0.92, heading: -8, size: 0.84 },
    { on: 0, t: 1, heading: -150, size: 0.72 },
    { on: 0, t: 1, heading: -40, size: 0.7 },
    { on: 1, t: 0.34, heading: 172, size: 0.84 },
    { on: 1, t: 0.54, heading: -24, size: 0.74, facing: 0.84 },
    { on: 1, t: 0.76, heading: -172, size: 0.8 },
    { on: 1, t: 0.94, heading: -30, size: 0.7 },
    { on: 1, t: 1, heading: -126, size: 0.6 },
    { on: 3, t: 0.4, heading: -60, size: 0.6, facing: 0.8 },
    { on: 3, t: 0.8, heading: -40, size: 0.8 },
    { on: 3, t: 1, heading: 30, size: 0.84 },
  ],
  flowers: [
    { on: 2, t: 0.2, heading: -10, stalk: 34, size: 0.9, view: "open" },
    { on: 2, t: 0.36, heading: -164, stalk: 36, size: 0.86, view: "open" },
    { on: 2, t: 0.56, heading: -14, stalk: 36, size: 0.86, view: "open" },
    { on: 2, t: 0.7, heading: -150, stalk: 34, size: 0.76, view: "half" },
    { on: 2, t: 0.84, heading: -20, stalk: 30, size: 0.46, view: "bud" },
    { on: 2, t: 0.94, heading: -140, stalk: 26, size: 0.4, view: "bud" },
    { on: 2, t: 1, heading: -80, stalk: 20, size: 0.32, view: "bud" },
    { on: 4, t: 0.4, heading: -10, stalk: 34, size: 0.84, view: "open" },
    { on: 4, t: 0.7, heading: -170, stalk: 34, size: 0.8, view: "open" },
    { on: 4, t: 1, heading: -60, stalk: 26, size: 0.42, view: "bud" },
    { on: 4, t: 1, heading: -120, stalk: 24, size: 0.34, view: "bud" },
  ],
  hung: [
    { on: 3, t: 0.44, stalk: 26, swing: 0.2, size: 1.3, ripe: true, width: 9, woody: true },
    { on: 3, t: 1, stalk: 24, swing: -0.1, size: 1.5, ripe: true, width: 9, woody: true },
    { on: 3, t: 0.8, stalk: 22, swing: -0.4, size: 0.8, ripe: true, width: 7, woody: true },
  ],
};
