// A bough that forks by twos, close-veined leaves in pairs, airy cymes at the tips; large round fruits in a group at the lower fork.
import type { Plan } from "./plan.ts";

export const forkedCymes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-200, 360],
        [-150, 250],
        [-80, 160],
        [-60, 60],
        [-90, -50],
        [-80, -160],
      ],
      width: [17, 4.6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [20, 60],
        [110, 0],
        [180, -60],
        [200, -130],
      ],
      width: [11, 4.4],
    },
    {
      from: { on: 1, t: 0.44 },
      points: [
        [160, 40],
        [240, 50],
        [300, 20],
      ],
      width: [7, 3.8],
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [-140, 20],
        [-210, -10],
        [-270, -70],
      ],
      width: [7, 3.8],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.22, heading: 172, size: 0.9, whole: true },
    { on: 0, t: 0.72, heading: -8, size: 0.84, whole: true },
    { on: 0, t: 0.86, heading: -172, size: 0.86, facing: 0.84 },
    { on: 0, t: 0.86, heading: -20, size: 0.84, whole: true },
    { on: 0, t: 1, heading: -150, size: 0.84, whole: true },
    { on: 0, t: 1, heading: -34, size: 0.8, whole: true },
    { on: 1, t: 0.74, heading: -146, size: 0.8, facing: 0.84 },
    { on: 1, t: 0.74, heading: 6, size: 0.84, whole: true },
    { on: 1, t: 1, heading: -146, size: 0.84, whole: true },
    { on: 1, t: 1, heading: -24, size: 0.84, whole: true },
    { on: 2, t: 0.72, heading: -120, size: 0.76, whole: true },
    { on: 2, t: 1, heading: 40, size: 0.8, whole: true },
    { on: 2, t: 1, heading: -40, size: 0.7, whole: true },
    { on: 3, t: 0.5, heading: 110, size: 0.84, whole: true },
    { on: 3, t: 1, heading: 170, size: 0.8, whole: true },
    { on: 3, t: 1, heading: -110, size: 0.74, whole: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 0.9 },
    { on: 1, t: 1, heading: -80, scale: 0.84 },
  ],
  hung: [
    { on: 2, t: 0.3, stalk: 60, swing: -0.2, size: 1.06, ripe: true, width: 5.4 },
    { on: 1, t: 0.22, stalk: 84, swing: 0.1, size: 1.3, ripe: true, width: 6 },
    { on: 2, t: 0.66, stalk: 50, swing: -0.4, size: 0.76, ripe: false, width: 5 },
  ],
};
