// An arching bough with long-pointed leaves in pairs; on its bare wood below hang round fruits that burst, above stand small flowers.
import type { Plan } from "./plan.ts";

export const splitFigs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 380],
        [-200, 230],
        [-90, 120],
        [40, 50],
        [160, -40],
        [230, -150],
      ],
      width: [15, 4.6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-120, 20],
        [-130, -110],
        [-90, -220],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [100, 130],
        [200, 150],
        [276, 110],
      ],
      width: [7, 3.8],
    },
  ],
  leaf: 1.2,
  whole: true,
  nodes: [
    { on: 0, t: 0.2, size: 0.8, out: [-66], facing: [0.9] },
    { on: 0, t: 0.5, size: 0.96, out: [-52], facing: [0.8], front: 0 },
    { on: 0, t: 0.66, size: 1, out: [-60, 66], facing: [1, 0.9] },
    { on: 0, t: 0.82, size: 0.94, out: [-64, 60], facing: [1, 0.8], front: 1 },
    { on: 0, t: 0.97, size: 0.7, out: [-40, 44] },
    { on: 0, t: 1, size: 0.4, out: [-12, 14], young: true },
    { on: 1, t: 0.36, size: 0.94, out: [-76, 70], facing: [1, 0.8] },
    { on: 1, t: 0.64, size: 0.94, out: [-66, 72], facing: [0.8, 1], front: 0 },
    { on: 1, t: 0.9, size: 0.76, out: [-54, 60] },
    { on: 1, t: 1, size: 0.4, out: [-14, 16], young: true },
    { on: 2, t: 0.56, size: 0.9, out: [-60, 74], facing: [0.7, 1] },
    { on: 2, t: 0.96, size: 0.76, out: [-50, 50] },
  ],
  clusters: [
    { on: 0, t: 0.82, heading: -110, scale: 1 },
    { on: 1, t: 0.64, heading: -150, scale: 1 },
    { on: 1, t: 0.9, heading: -20, scale: 0.8 },
    { on: 0, t: 0.97, heading: 20, scale: 0.8 },
    { on: 2, t: 0.56, heading: 20, scale: 0.8 },
  ],
  hung: [
    { on: 0, t: 0.28, stalk: 44, swing: 0.6, size: 1.6, ripe: true },
    { on: 0, t: 0.2, stalk: 50, swing: 0.9, size: 1.2, ripe: false },
    { on: 0, t: 0.14, stalk: 40, swing: -0.8, size: 1.5, ripe: true },
    { on: 0, t: 0.42, stalk: 40, swing: 0.3, size: 1.7, ripe: true },
    { on: 0, t: 0.54, stalk: 56, swing: -0.2, size: 1.2, ripe: false },
  ],
};
