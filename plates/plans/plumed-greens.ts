// A red-stemmed pot herb, its quilted leaves on long stalks in every depth; one heavy tapering spike nods over it, small ones in the axils.
import type { Plan } from "./plan.ts";

export const plumedGreens: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-20, 340],
        [-40, 220],
        [10, 100],
        [20, -30],
        [-20, -140],
      ],
      width: [18, 6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [80, 150],
        [170, 70],
        [206, -30],
      ],
      width: [10, 5],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-80, 110],
        [-170, 50],
        [-210, -40],
      ],
      width: [9, 4.6],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.08, heading: -176, size: 0.96, bend: -0.3 },
    { on: 0, t: 0.12, heading: 0, size: 1, bend: 0.3 },
    { on: 0, t: 0.24, heading: -150, size: 1, bend: -0.3, front: true },
    { on: 0, t: 0.34, heading: -20, size: 0.94, facing: 0.8 },
    { on: 0, t: 0.5, heading: -20, size: 1, bend: 0.4, front: true },
    { on: 0, t: 0.58, heading: -160, size: 0.94, bend: -0.3 },
    { on: 0, t: 0.7, heading: -36, size: 0.86, bend: 0.3 },
    { on: 0, t: 0.78, heading: -166, size: 0.8, front: true, facing: 0.8 },
    { on: 0, t: 0.88, heading: -20, size: 0.66 },
    { on: 0, t: 0.95, heading: -160, size: 0.5 },
    { on: 1, t: 0.4, heading: 40, size: 0.86, bend: 0.3 },
    { on: 1, t: 0.62, heading: -130, size: 0.74, under: true },
    { on: 1, t: 0.8, heading: -6, size: 0.7 },
    { on: 1, t: 0.95, heading: -130, size: 0.46 },
    { on: 2, t: 0.44, heading: 166, size: 0.86, bend: -0.3 },
    { on: 2, t: 0.7, heading: -60, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.86, heading: -172, size: 0.64 },
    { on: 2, t: 0.97, heading: -50, size: 0.44 },
  ],
  clusters: [
    { on: 0, t: 0.96, heading: -120, scale: 0.6 },
    { on: 0, t: 0.94, heading: -56, scale: 0.64 },
    { on: 0, t: 1, heading: -88, scale: 1.2 },
    { on: 1, t: 1, heading: -76, scale: 0.84 },
    { on: 2, t: 1, heading: -104, scale: 0.8 },
    { on: 0, t: 0.7, heading: -120, scale: 0.3 },
    { on: 1, t: 0.8, heading: -110, scale: 0.3 },
  ],
};
