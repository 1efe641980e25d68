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
      from: { on: 0, t: 0.62 },
      points: [
        [74, 56],
        [130, 84],
        [158, 150],
      ],
      width: [9, 6],
      stalk: true,
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.2, heading: 40, size: 0.9, bend: 0.3, whole: true },
    { on: 0, t: 0.26, heading: 172, size: 0.84, bend: -0.3 },
    { on: 0, t: 0.84, heading: -8, size: 0.98, bend: 0.4 },
    { on: 0, t: 0.82, heading: -166, size: 0.84, facing: 0.8 },
    { on: 0, t: 0.93, heading: -36, size: 0.94, whole: true },
    { on: 0, t: 0.96, heading: -142, size: 0.84 },
    { on: 0, t: 1, heading: -102, size: 0.6, young: true },
    { on: 1, t: 0.6, heading: 148, size: 0.94, bend: -0.2 },
    { on: 1, t: 0.84, heading: -176, size: 0.9, whole: true },
    { on: 1, t: 0.8, heading: 14, size: 0.74, facing: 0.74 },
    { on: 1, t: 0.95, heading: -146, size: 0.84 },
    { on: 1, t: 1, heading: -64, size: 0.66 },
    { on: 0, t: 0.9, heading: 26, size: 0.8, facing: 0.8 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -74, scale: 1 },
    { on: 1, t: 1, heading: -104, scale: 0.9 },
  ],
  hung: [
    { on: 2, t: 0.44, stalk: 60, swing: -0.4, size: 0.72, ripe: true },
    { on: 2, t: 1, stalk: 30, swing: 0.3, size: 1.24, ripe: true },
  ],
};
