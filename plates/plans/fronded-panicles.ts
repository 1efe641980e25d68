// Great leaves, twice cut, that arch away from a stout bough like ferns; a tall panicle of trumpets before them, flat pods below.
import type { Plan } from "./plan.ts";

export const frondedPanicles: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [170, 400],
        [120, 290],
        [50, 190],
        [16, 70],
        [-20, -40],
      ],
      width: [22, 10],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [190, 210],
        [250, 190],
        [290, 220],
      ],
      width: [8, 5],
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [80, 10],
        [130, -70],
      ],
      width: [9, 6],
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0.5, heading: 178, size: 1.04, bend: -0.6, facing: 1 },
    { on: 0, t: 0.74, heading: 6, size: 0.9, bend: 0.4, facing: 1 },
    { on: 0, t: 0.96, heading: -140, size: 0.86, bend: -0.4, facing: 0.9 },
    { on: 2, t: 1, heading: -30, size: 0.8, bend: 0.3, facing: 0.9 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -96, scale: 1.1 },
    { on: 2, t: 1, heading: -70, scale: 0.7 },
  ],
  hung: [
    { on: 1, t: 0.5, stalk: 30, swing: -0.2, size: 0.8, ripe: false, woody: true },
    { on: 1, t: 0.86, stalk: 44, swing: 0.1, size: 1, ripe: true, woody: true },
    { on: 1, t: 1, stalk: 24, swing: 0.5, size: 0.9, ripe: true, woody: true, mirrored: true },
  ],
};
