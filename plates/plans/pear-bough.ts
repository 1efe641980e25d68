// A forked bough with large leaves crowded at its tips, a loose panicle over each, and long-stalked pears below them.
import type { Plan } from "./plan.ts";

export const pearBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-130, 400],
        [-110, 270],
        [-40, 130],
        [60, 10],
        [100, -110],
      ],
      width: [18, 7],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [-100, 70],
        [-170, -20],
        [-190, -120],
      ],
      width: [10, 5.5],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [90, 64],
        [170, 40],
        [236, 60],
      ],
      width: [10, 7],
    },
    {
      from: { on: 2, t: 0.74 },
      points: [
        [196, 90],
        [200, 150],
      ],
      width: [6, 9],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.5 },
      points: [
        [112, 90],
        [106, 130],
      ],
      width: [5, 7],
      stalk: true,
    },
  ],
  leaf: 1.12,
  leaves: [
    { on: 0, t: 0.2, heading: 40, size: 0.9, bend: 0.3, whole: true },
    { on: 0, t: 0.26, heading: 172, size: 0.84, bend: -0.3 },
    { on: 0, t: 0.8, heading: -14, size: 0.9, bend: 0.4 },
    { on: 0, t: 0.82, heading: -166, size: 0.84, facing: 0.8 },
    { on: 0, t: 0.93, heading: -36, size: 0.94, whole: true },
    { on: 0, t: 0.96, heading: -142, size: 0.84 },
    { on: 0, t: 1, heading: -102, size: 0.6, young: true },
    { on: 1, t: 0.6, heading: 148, size: 0.94, bend: -0.2 },
    { on: 1, t: 0.84, heading: -176, size: 0.9, whole: true },
    { on: 1, t: 0.8, heading: 14, size: 0.74, facing: 0.74 },
    { on: 1, t: 0.95, heading: -146, size: 0.84 },
    { on: 1, t: 1, heading: -64, size: 0.66 },
    { on: 2, t: 0.62, heading: -66, size: 0.74, facing: 0.84 },
    { on: 2, t: 0.86, heading: 30, size: 0.94, bend: 0.4, whole: true },
    { on: 2, t: 0.96, heading: -28, size: 0.88, whole: true },
    { on: 2, t: 1, heading: 66, size: 0.7, bend: 0.2, facing: 0.84 },
    { on: 2, t: 1, heading: 10, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -74, scale: 1 },
    { on: 1, t: 1, heading: -104, scale: 0.9 },
  ],
  hung: [
    { on: 4, t: 1, stalk: 10, swing: 0.1, size: 0.74, ripe: true, width: 7 },
    { on: 3, t: 1, stalk: 10, swing: -0.1, size: 1.2, ripe: true, width: 9 },
  ],
};
