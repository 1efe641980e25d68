// A sturdy herb that leans, with coarse leaves in pairs; three thick whips rise from it like rods, the oldest bare of flowers.
import type { Plan } from "./plan.ts";

export const risingWhips: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-70, 350],
        [-60, 250],
        [0, 140],
        [20, 20],
        [70, -90],
      ],
      width: [15, 6],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-90, 150],
        [-140, 60],
        [-136, -40],
      ],
      width: [8.6, 5],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [60, 220],
        [170, 180],
        [236, 100],
      ],
      width: [8, 4.6],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [-150, 270],
        [-236, 210],
      ],
      width: [7, 4.4],
    },
  ],
  leaf: 1.36,
  nodes: [
    { on: 0, t: 0.12, size: 0.8, out: [96], facing: [1] },
    { on: 0, t: 0.36, size: 1, out: [78], facing: [1], front: 0 },
    { on: 0, t: 0.52, size: 1.04, out: [-60, 74], facing: [0.7, 1], front: 0 },
    { on: 0, t: 0.7, size: 1, out: [-66, 70] },
    { on: 0, t: 0.86, size: 0.84, out: [-70, 64] },
    { on: 0, t: 0.98, size: 0.5, out: [-50, 52], young: true },
    { on: 1, t: 0.4, size: 0.94, out: [-80] },
    { on: 1, t: 0.72, size: 0.84, out: [-70, 70] },
    { on: 1, t: 0.97, size: 0.5, out: [-54, 54], young: true },
    { on: 2, t: 0.5, size: 0.9, out: [80] },
    { on: 2, t: 0.8, size: 0.8, out: [-72, 66] },
    { on: 3, t: 0.6, size: 0.8, out: [-90, 74] },
    { on: 3, t: 0.98, size: 0.66, out: [-50, 60] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -74, scale: 1.56, bend: -0.3 },
    { on: 1, t: 1, heading: -98, scale: 1.5, bend: 0.36 },
    { on: 2, t: 1, heading: -58, scale: 1.3, bend: -0.5 },
  ],
};
