// A bough that leans across the sheet, leaves in two ranks, some turned so that their coloured backs are seen; knots of small
// flowers in its upper axils, large globes below.
import type { Plan } from "./plan.ts";

export const bronzedRanks: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-350, 190],
        [-240, 60],
        [-100, -60],
        [40, -130],
        [180, -170],
        [300, -150],
      ],
      width: [18, 4.6],
    },
    {
      from: { on: 0, t: 0.32 },
      points: [
        [-130, -140],
        [-150, -230],
        [-120, -320],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [40, -20],
        [120, 80],
        [160, 200],
        [140, 300],
      ],
      width: [10, 3.6],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.12, heading: -122, size: 0.96, whole: true },
    { on: 0, t: 0.1, heading: 70, size: 0.9, under: true, whole: true },
    { on: 1, t: 0.34, heading: 176, size: 0.9 },
    { on: 1, t: 0.6, heading: -24, size: 0.86, under: true, whole: true },
    { on: 1, t: 0.8, heading: -160, size: 0.84 },
    { on: 1, t: 0.92, heading: -46, size: 0.8 },
    { on: 1, t: 1, heading: -104, size: 0.6, young: true },
    { on: 0, t: 0.58, heading: -88, size: 0.96 },
    { on: 0, t: 0.72, heading: 44, size: 0.84, under: true, whole: true },
    { on: 0, t: 0.8, heading: -66, size: 0.94, facing: 0.84 },
    { on: 0, t: 0.88, heading: 68, size: 0.82 },
    { on: 0, t: 0.95, heading: -34, size: 0.8 },
    { on: 0, t: 1, heading: 18, size: 0.6, young: true },
    { on: 2, t: 0.36, heading: -4, size: 0.86, facing: 0.84 },
    { on: 2, t: 0.6, heading: 20, size: 0.9 },
    { on: 2, t: 0.74, heading: 150, size: 0.86, under: true, whole: true },
    { on: 2, t: 0.88, heading: 46, size: 0.8 },
    { on: 2, t: 1, heading: 106, size: 0.7 },
  ],
  clusters: [
    { on: 0, t: 0.8, heading: -100, scale: 0.9 },
    { on: 0, t: 0.58, heading: -50, scale: 0.86 },
    { on: 1, t: 0.8, heading: -20, scale: 0.8 },
    { on: 0, t: 0.92, heading: -96, scale: 0.7 },
  ],
  hung: [
    { on: 0, t: 0.24, stalk: 50, swing: 0.3, size: 0.8, ripe: false, width: 4.4 },
    { on: 0, t: 0.3, stalk: 90, swing: 0.1, size: 1.36, ripe: true, width: 5.4 },
    { on: 0, t: 0.41, stalk: 60, swing: -0.2, size: 1.14, ripe: true, width: 5 },
    { on: 2, t: 0.44, stalk: 40, swing: 0.3, size: 0.9, ripe: false, width: 4.4 },
  ],
};
