// A thorny bough that turns at its joints, with leaves of three leaflets; a great round fruit under its first arm, flowers in
// the upper axils.
import type { Plan } from "./plan.ts";

export const thornyFork: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [70, 400],
        [60, 270],
        [-10, 150],
        [16, 10],
        [-30, -120],
        [-4, -270],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [120, 150],
        [196, 60],
        [236, -50],
      ],
      width: [9, 3.6],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-90, -50],
        [-180, -70],
        [-260, -130],
      ],
      width: [9, 3.6],
    },
    {
      from: { on: 2, t: 0.5 },
      points: [
        [-150, -30],
        [-166, 20],
      ],
      width: [9, 12],
    },
    {
      from: { on: 1, t: 0.36 },
      points: [
        [150, 160],
        [156, 196],
      ],
      width: [7, 9],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.18, heading: 138, size: 0.86 },
    { on: 0, t: 0.76, heading: -146, size: 0.9 },
    { on: 0, t: 0.88, heading: -30, size: 0.92 },
    { on: 0, t: 1, heading: -100, size: 0.66, young: true },
    { on: 1, t: 0.3, heading: 86, size: 0.8 },
    { on: 1, t: 0.7, heading: 14, size: 1 },
    { on: 1, t: 1, heading: -74, size: 0.7 },
    { on: 2, t: 0.5, heading: -150, size: 0.86, whole: true },
    { on: 2, t: 0.5, heading: 20, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.78, heading: 150, size: 0.84 },
    { on: 1, t: 0.5, heading: -70, size: 0.7, facing: 0.84 },
    { on: 0, t: 0.5, heading: -20, size: 0.74, facing: 0.84 },
    { on: 2, t: 1, heading: -130, size: 0.84 },
  ],
  clusters: [
    { on: 2, t: 0.78, heading: -96, scale: 0.96 },
    { on: 0, t: 0.88, heading: -66, scale: 1.04 },
    { on: 1, t: 0.8, heading: -150, scale: 0.9 },
  ],
  hung: [
    { on: 3, t: 1, stalk: 8, swing: 0, size: 1.3, ripe: true, width: 12, woody: true },
    { on: 4, t: 1, stalk: 8, swing: 0, size: 0.7, ripe: false, width: 9, woody: true },
  ],
};
