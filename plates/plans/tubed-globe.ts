// A stout bough with very large leaves crowded in pairs at its tips; few large flowers over them, one great fruit and a young one
// hanging from stout stalks.
import type { Plan } from "./plan.ts";

export const tubedGlobe: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [230, 380],
        [200, 260],
        [100, 140],
        [0, 40],
        [-40, -70],
        [-20, -150],
      ],
      width: [20, 7],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [160, 50],
        [210, -40],
        [220, -100],
      ],
      width: [11, 6],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-20, 110],
        [-104, 104],
        [-160, 140],
        [-176, 196],
      ],
      width: [11, 7],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.14, heading: 176, size: 0.76, whole: true },
    { on: 0, t: 0.66, heading: -176, size: 0.92, bend: -0.3, whole: true },
    { on: 0, t: 0.7, heading: -6, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.92, heading: -156, size: 1, bend: -0.2, whole: true },
    { on: 0, t: 0.92, heading: -18, size: 0.76, bend: 0.2, facing: 0.84 },
    { on: 0, t: 1, heading: -112, size: 0.84, whole: true },
    { on: 0, t: 1, heading: -52, size: 0.56, young: true },
    { on: 1, t: 0.66, heading: 26, size: 0.84, bend: 0.3, whole: true },
    { on: 1, t: 0.94, heading: -4, size: 0.84, bend: 0.3, whole: true },
    { on: 1, t: 0.94, heading: -128, size: 0.74, facing: 0.8 },
    { on: 1, t: 1, heading: -64, size: 0.8, whole: true },
    { on: 2, t: 0.46, heading: -138, size: 0.56, whole: true },
  ],
  flowers: [
    { on: 0, t: 1, heading: -80, stalk: 70, size: 1.16, view: "open" },
    { on: 0, t: 1, heading: -126, stalk: 56, size: 0.9, view: "side" },
    { on: 0, t: 1, heading: -36, stalk: 54, size: 0.7, view: "bud" },
    { on: 1, t: 1, heading: -96, stalk: 60, size: 1, view: "open" },
    { on: 1, t: 1, heading: -40, stalk: 46, size: 0.6, view: "bud" },
  ],
  hung: [
    { on: 2, t: 1, stalk: 18, swing: 0, size: 1.36, ripe: true, width: 9, woody: true },
    { on: 1, t: 0.5, stalk: 44, swing: -0.3, size: 0.7, ripe: false, width: 7, woody: true },
  ],
};
