// A stout bough with very large leaves crowded in pairs at its tips; few large flowers over them, a great fruit on a thick stalk
// at one leafy tip and a young one at another.
import type { Plan } from "./plan.ts";

export const tubedGlobe: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [60, 396],
        [60, 270],
        [10, 140],
        [-40, 20],
        [-60, -90],
      ],
      width: [22, 8],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [90, 60],
        [140, -30],
        [160, -110],
      ],
      width: [12, 6.6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-60, 170],
        [-140, 130],
        [-190, 130],
      ],
      width: [13, 9],
    },
  ],
  leaf: 1.26,
  leaves: [
    { on: 0, t: 0.2, heading: 6, size: 0.8, whole: true },
    { on: 0, t: 0.2, heading: 172, size: 0.76, whole: true },
    { on: 0, t: 0.62, heading: -170, size: 0.72, facing: 0.8 },
    { on: 0, t: 0.62, heading: -10, size: 0.56, facing: 0.7 },
    { on: 0, t: 0.92, heading: 176, size: 0.9, bend: -0.3, whole: true },
    { on: 0, t: 0.92, heading: -14, size: 0.66, bend: 0.2, facing: 0.84 },
    { on: 0, t: 1, heading: -146, size: 0.86, whole: true },
    { on: 0, t: 1, heading: -52, size: 0.6, facing: 0.84 },
    { on: 0, t: 1, heading: -104, size: 0.5, young: true },
    { on: 1, t: 0.56, heading: 24, size: 0.8, bend: 0.3, whole: true },
    { on: 1, t: 0.94, heading: -6, size: 0.86, bend: 0.3, whole: true },
    { on: 1, t: 0.94, heading: -128, size: 0.6, facing: 0.8 },
    { on: 1, t: 1, heading: -58, size: 0.76, whole: true },
    { on: 2, t: 0.84, heading: -150, size: 0.76, whole: true },
    { on: 2, t: 0.84, heading: -64, size: 0.5, facing: 0.8 },
    { on: 2, t: 1, heading: 166, size: 0.72, bend: -0.3, whole: true },
  ],
  flowers: [
    { on: 0, t: 1, heading: -84, stalk: 70, size: 1.16, view: "open" },
    { on: 0, t: 1, heading: -126, stalk: 64, size: 0.9, view: "side" },
    { on: 0, t: 1, heading: -40, stalk: 60, size: 0.7, view: "bud" },
    { on: 1, t: 1, heading: -96, stalk: 60, size: 1.06, view: "open" },
    { on: 1, t: 1, heading: -34, stalk: 50, size: 0.6, view: "bud" },
  ],
  hung: [
    { on: 2, t: 1, stalk: 22, swing: 0, size: 1.16, ripe: true, width: 12, woody: true },
    { on: 1, t: 0.56, stalk: 30, swing: -0.3, size: 0.66, ripe: false, width: 8, woody: true },
  ],
};
