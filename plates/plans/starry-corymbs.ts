// Glossy leaves in pairs on three rising shoots; over each a flat cluster, in full flower, in bud, and heavy with dark berries.
import type { Plan } from "./plan.ts";

export const starryCorymbs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-120, 396],
        [-96, 270],
        [-20, 150],
        [-10, 10],
        [-50, -110],
      ],
      width: [18, 6],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [80, 140],
        [170, 60],
        [200, -50],
      ],
      width: [10, 5],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-160, 190],
        [-220, 130],
        [-236, 60],
      ],
      width: [8, 4.6],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.16, heading: 30, size: 0.96 },
    { on: 0, t: 0.16, heading: 172, size: 0.74, facing: 0.8 },
    { on: 0, t: 0.52, heading: -166, size: 0.86 },
    { on: 0, t: 0.52, heading: 4, size: 0.86 },
    { on: 0, t: 0.72, heading: -150, size: 0.94 },
    { on: 0, t: 0.72, heading: -26, size: 0.94 },
    { on: 0, t: 0.94, heading: 176, size: 0.9 },
    { on: 0, t: 0.94, heading: -24, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.44, heading: 60, size: 0.84 },
    { on: 1, t: 0.7, heading: -166, size: 0.6, under: true },
    { on: 1, t: 0.7, heading: 2, size: 0.84 },
    { on: 1, t: 0.96, heading: -148, size: 0.72 },
    { on: 1, t: 0.96, heading: -24, size: 0.76 },
    { on: 2, t: 0.6, heading: 168, size: 0.66 },
    { on: 2, t: 0.98, heading: -140, size: 0.56 },
    { on: 2, t: 0.98, heading: -46, size: 0.6 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -96, scale: 1.1 },
    { on: 1, t: 1, heading: -76, scale: 0.86 },
  ],
  fruits: [{ on: 2, t: 1, heading: -104, scale: 1.2 }],
};
