// Many slender stems that lie at their foot and rise, narrow leaves in pairs, loose airy sprays of small flowers at their tips.
import type { Plan } from "./plan.ts";

export const slenderSprays: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 384],
        [-30, 290],
        [-34, 170],
        [0, 40],
        [20, -80],
        [0, -190],
      ],
      width: [9, 3.6],
    },
    {
      from: { on: 0, t: 0.06 },
      points: [
        [60, 330],
        [170, 310],
        [256, 230],
        [300, 120],
        [312, 40],
      ],
      width: [7, 3.2],
    },
    {
      from: { on: 0, t: 0.1 },
      points: [
        [-90, 310],
        [-190, 270],
        [-260, 170],
        [-282, 60],
        [-280, -40],
      ],
      width: [7, 3.2],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [80, 90],
        [150, 10],
        [190, -76],
      ],
      width: [5.4, 3.2],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-80, 20],
        [-128, -80],
        [-140, -150],
      ],
      width: [5.4, 3.2],
    },
    {
      from: { on: 1, t: 0.2 },
      points: [
        [230, 330],
        [330, 286],
      ],
      width: [4.6, 3],
    },
  ],
  leaf: 1.24,
  nodes: [
    { on: 0, t: 0.18, size: 0.84, out: [-70, 62], facing: [1, 0.84] },
    { on: 0, t: 0.34, size: 0.96, out: [-64] },
    { on: 0, t: 0.46, size: 1, out: [60] },
    { on: 0, t: 0.58, size: 0.98, out: [-62, 56], facing: [1, 0.84], front: 1 },
    { on: 0, t: 0.72, size: 0.84, out: [-54, 64], facing: [0.84, 1] },
    { on: 0, t: 0.86, size: 0.64, out: [-60, 54] },
    { on: 0, t: 0.97, size: 0.42, out: [-54, 58] },
    { on: 1, t: 0.3, size: 0.8, out: [66, -58], facing: [1, 0.84] },
    { on: 1, t: 0.48, size: 0.88, out: [58, -64] },
    { on: 1, t: 0.66, size: 0.8, out: [64, -54], facing: [1, 0.84] },
    { on: 1, t: 0.82, size: 0.62, out: [54, -60] },
    { on: 1, t: 0.96, size: 0.42, out: [58, -52] },
    { on: 2, t: 0.3, size: 0.8, out: [-66, 58], facing: [1, 0.84] },
    { on: 2, t: 0.48, size: 0.88, out: [-58, 62] },
    { on: 2, t: 0.66, size: 0.8, out: [-64, 52], facing: [1, 0.84] },
    { on: 2, t: 0.82, size: 0.62, out: [-56, 60] },
    { on: 2, t: 0.96, size: 0.42, out: [-58, 52] },
    { on: 3, t: 0.46, size: 0.76, out: [62, -50], facing: [1, 0.84] },
    { on: 3, t: 0.72, size: 0.62, out: [54, -58] },
    { on: 3, t: 0.95, size: 0.42, out: [-52, 56] },
    { on: 4, t: 0.48, size: 0.76, out: [-62, 52], facing: [1, 0.84] },
    { on: 4, t: 0.74, size: 0.6, out: [-56, 58] },
    { on: 4, t: 0.95, size: 0.4, out: [-54, 52] },
    { on: 5, t: 0.5, size: 0.66, out: [62, -60] },
    { on: 5, t: 1, size: 0.42, out: [-36, 38], young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 1.08 },
    { on: 1, t: 1, heading: -80, scale: 0.94 },
    { on: 3, t: 1, heading: -64, scale: 0.66 },
    { on: 4, t: 1, heading: -106, scale: 0.84 },
  ],
  fruits: [{ on: 2, t: 1, heading: -96, scale: 1 }],
};
