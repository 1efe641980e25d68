// An old bough across the sheet with tufts of large flowers on its bark; leafy shoots rise and fall from it, fruits seated close below it.
import type { Plan } from "./plan.ts";

export const blossomedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-330, 110],
        [-220, 40],
        [-80, 0],
        [60, -50],
        [170, -130],
        [230, -220],
      ],
      width: [34, 9],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-200, -80],
        [-206, -150],
        [-180, -220],
      ],
      width: [9, 4.4],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [120, 10],
        [200, 80],
        [240, 160],
      ],
      width: [10, 4.6],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 1, t: 0.5, heading: 164, size: 0.86 },
    { on: 1, t: 0.5, heading: -30, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.84, heading: -158, size: 0.8 },
    { on: 1, t: 0.84, heading: -26, size: 0.8 },
    { on: 1, t: 1, heading: -108, size: 0.5, young: true },
    { on: 1, t: 1, heading: -70, size: 0.44, young: true },
    { on: 0, t: 0.8, heading: -140, size: 0.8 },
    { on: 0, t: 0.8, heading: 26, size: 0.84 },
    { on: 0, t: 0.93, heading: -150, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.93, heading: -4, size: 0.8 },
    { on: 0, t: 1, heading: -96, size: 0.5, young: true },
    { on: 0, t: 1, heading: -52, size: 0.46, young: true },
    { on: 2, t: 0.4, heading: -10, size: 0.7 },
    { on: 2, t: 0.4, heading: 134, size: 0.84, facing: 0.84 },
    { on: 2, t: 0.86, heading: 10, size: 0.76 },
    { on: 2, t: 0.86, heading: 140, size: 0.9 },
    { on: 2, t: 1, heading: 76, size: 0.6, young: true },
  ],
  flowers: [
    { on: 0, t: 0.34, heading: -122, stalk: 40, size: 0.9, view: "side" },
    { on: 0, t: 0.14, heading: -84, stalk: 46, size: 0.9, view: "side" },
    { on: 0, t: 0.12, heading: -120, stalk: 26, size: 0.4, view: "bud" },
    { on: 0, t: 0.56, heading: -64, stalk: 46, size: 0.94, view: "side" },
    { on: 0, t: 0.44, heading: -92, stalk: 80, size: 1.2, view: "open" },
    { on: 0, t: 0.38, heading: -66, stalk: 30, size: 0.4, view: "bud" },
    { on: 0, t: 0.5, heading: 64, stalk: 30, size: 0.42, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.15, stalk: 30, swing: 0.2, size: 1.24, ripe: true, width: 9, woody: true },
    { on: 0, t: 0.33, stalk: 36, swing: -0.12, size: 1.5, ripe: true, width: 10, woody: true },
    { on: 0, t: 0.5, stalk: 28, swing: 0.1, size: 0.9, ripe: false, width: 8, woody: true },
  ],
};
