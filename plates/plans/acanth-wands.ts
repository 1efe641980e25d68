// A jointed green stem that leans, long-pointed leaves in pairs with some before it; tall panicles at its tips, one of them in capsules.
import type { Plan } from "./plan.ts";

export const acanthWands: Plan = {
  foot: "cut",
  herb: true,
  lines: [
    {
      points: [
        [-170, 400],
        [-140, 270],
        [-60, 160],
        [-20, 40],
        [-50, -70],
      ],
      width: [15, 7],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [20, 180],
        [130, 120],
        [186, 10],
      ],
      width: [9, 5.4],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-220, 230],
        [-262, 130],
        [-250, 50],
      ],
      width: [8, 5],
    },
  ],
  swollen: true,
  leaf: 1.16,
  whole: true,
  leaves: [
    { on: 0, t: 0.18, heading: 20, size: 0.94, bend: 0.4 },
    { on: 0, t: 0.36, heading: -164, size: 0.94, facing: 0.8 },
    { on: 0, t: 0.54, heading: -172, size: 1, bend: -0.4 },
    { on: 0, t: 0.54, heading: 0, size: 1, bend: 0.4, front: true },
    { on: 0, t: 0.74, heading: -150, size: 0.96, bend: -0.3 },
    { on: 0, t: 0.74, heading: -34, size: 0.96, bend: 0.4 },
    { on: 0, t: 0.95, heading: -166, size: 0.8, bend: -0.3 },
    { on: 0, t: 0.95, heading: -8, size: 0.76, bend: 0.3, front: true },
    { on: 1, t: 0.5, heading: 56, size: 0.94, bend: 0.3 },
    { on: 1, t: 0.5, heading: -100, size: 0.7, under: true },
    { on: 1, t: 0.78, heading: 10, size: 0.86, bend: 0.4 },
    { on: 1, t: 0.97, heading: -134, size: 0.6 },
    { on: 1, t: 0.97, heading: -20, size: 0.66 },
    { on: 2, t: 0.5, heading: 150, size: 0.8, bend: -0.3 },
    { on: 2, t: 0.5, heading: -50, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.95, heading: -150, size: 0.6 },
    { on: 2, t: 0.95, heading: -30, size: 0.6 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 1.24 },
    { on: 1, t: 1, heading: -70, scale: 0.96 },
  ],
  fruits: [{ on: 2, t: 1, heading: -96, scale: 1.3 }],
};
