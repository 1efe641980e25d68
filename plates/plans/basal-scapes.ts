// Leafy shoots of a ginger that lean apart, and beside them from the rhizome bare scapes: one in flower before the leaves, one in fruit.
import type { Plan } from "./plan.ts";

export const basalScapes: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [30, 330],
        [50, 200],
        [40, 40],
        [-10, -110],
        [-60, -200],
      ],
      width: [24, 9],
    },
    {
      points: [
        [-50, 334],
        [-110, 250],
        [-160, 150],
        [-176, 60],
      ],
      width: [11, 5.4],
    },
    {
      points: [
        [100, 336],
        [180, 260],
        [230, 150],
        [250, 40],
      ],
      width: [11, 5],
    },
    {
      points: [
        [70, 330],
        [120, 170],
        [160, 20],
        [220, -90],
      ],
      width: [20, 8],
    },
  ],
  leaf: 1.34,
  sheaths: [
    { on: 0, t: 0.04, to: 0.22, width: 27, way: 1 },
    { on: 0, t: 0.2, to: 0.4, width: 23, way: -1 },
    { on: 0, t: 0.38, to: 0.52, width: 20, way: 1 },
    { on: 0, t: 0.52, to: 0.64, width: 17, way: -1 },
    { on: 3, t: 0.06, to: 0.28, width: 21, way: -1 },
    { on: 3, t: 0.26, to: 0.5, width: 17, way: 1 },
    { on: 3, t: 0.5, to: 0.7, width: 14, way: -1 },
  ],
  leaves: [
    { on: 0, t: 0.4, heading: -160, size: 0.9, bend: -0.4 },
    { on: 0, t: 0.52, heading: -30, size: 0.8, bend: 0.4 },
    { on: 0, t: 0.64, heading: -172, size: 1, bend: -0.5 },
    { on: 0, t: 0.76, heading: -40, size: 1, bend: 0.5 },
    { on: 0, t: 0.86, heading: -166, size: 0.94, bend: -0.4 },
    { on: 0, t: 0.95, heading: -60, size: 0.9, bend: 0.4 },
    { on: 0, t: 1, heading: -120, size: 0.8, bend: -0.3 },
    { on: 3, t: 0.5, heading: 4, size: 0.86, bend: 0.5 },
    { on: 3, t: 0.7, heading: -96, size: 0.8, bend: -0.3 },
    { on: 3, t: 0.88, heading: -10, size: 0.8, bend: 0.4 },
    { on: 3, t: 1, heading: -60, size: 0.7, bend: 0.3 },
  ],
  clusters: [{ on: 1, t: 1, heading: -96, scale: 1.2 }],
  racemes: [
    {
      on: 2,
      from: 0.36,
      to: 1,
      count: 15,
      size: 1,
      stalk: 16,
      fruiting: 1,
      budding: 0,
      fruit: 0.62,
      nod: 0,
    },
  ],
};
