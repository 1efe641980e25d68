// Pairs of broad seated leaves around umbels.
import type { Plan } from "./plan.ts";

export const umbelledBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [30, 400],
        [6, 230],
        [-40, 50],
        [-34, -130],
        [-70, -300],
      ],
      width: [19, 9],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [96, 190],
        [190, 80],
        [226, -60],
      ],
      width: [12, 3],
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.16, heading: 150, size: 0.94 },
    { on: 0, t: 0.16, heading: 34, size: 0.8, facing: 0.7 },
    { on: 0, t: 0.36, heading: 158, size: 1.06 },
    { on: 0, t: 0.36, heading: -20, size: 0.78, facing: 0.6 },
    { on: 0, t: 0.54, heading: -168, size: 0.98 },
    { on: 0, t: 0.54, heading: -4, size: 0.96 },
    { on: 0, t: 0.72, heading: -158, size: 0.9, facing: 0.84 },
    { on: 0, t: 0.72, heading: -34, size: 0.74 },
    { on: 0, t: 0.88, heading: -172, size: 0.66 },
    { on: 0, t: 0.88, heading: -16, size: 0.7 },
    { on: 0, t: 1, heading: -122, size: 0.44 },
    { on: 0, t: 1, heading: -64, size: 0.38, front: true, facing: 0.7 },
    { on: 1, t: 0.4, heading: 62, size: 0.7 },
    { on: 1, t: 0.4, heading: -130, size: 0.5, facing: 0.6 },
    { on: 1, t: 0.66, heading: 8, size: 0.78 },
    { on: 1, t: 0.66, heading: -158, size: 0.56, facing: 0.66 },
    { on: 1, t: 0.9, heading: -14, size: 0.6 },
    { on: 1, t: 0.9, heading: -150, size: 0.44 },
    { on: 1, t: 1, heading: -104, size: 0.34 },
    { on: 1, t: 1, heading: -48, size: 0.32, front: true, facing: 0.6 },
  ],
  clusters: [
    { on: 0, t: 0.88, heading: -142, scale: 0.74 },
    { on: 0, t: 0.66, heading: -44, scale: 0.76 },
    { on: 1, t: 0.9, heading: -64, scale: 0.74 },
  ],
  hung: [{ on: 1, t: 0.5, stalk: 60, swing: -0.5, size: 0.88, ripe: true }],
};
