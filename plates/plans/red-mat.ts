// Juicy stems lie spread around one root and lift their tips, each ending in a crown of leaves around its flowers.
import type { Plan } from "./plan.ts";

export const redMat: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-14, 236],
        [60, 196],
        [160, 226],
        [270, 214],
        [344, 126],
      ],
      width: [16, 7],
    },
    {
      from: { on: 0, t: 0.02 },
      points: [
        [-96, 196],
        [-200, 240],
        [-300, 214],
        [-356, 130],
      ],
      width: [14, 6.6],
    },
    {
      from: { on: 0, t: 0.02 },
      points: [
        [-96, 120],
        [-150, 10],
        [-96, -110],
        [-116, -240],
      ],
      width: [13, 6],
    },
    {
      from: { on: 0, t: 0.06 },
      points: [
        [80, 116],
        [70, -10],
        [150, -100],
        [150, -226],
      ],
      width: [13, 6],
    },
    {
      from: { on: 2, t: 0.42 },
      points: [
        [-220, 10],
        [-290, -30],
        [-304, -120],
      ],
      width: [9.6, 5.6],
    },
    {
      from: { on: 3, t: 0.44 },
      points: [
        [170, 30],
        [262, 16],
        [330, -60],
      ],
      width: [9.6, 5.6],
    },
    {
      from: { on: 3, t: 0.5 },
      points: [
        [30, -110],
        [0, -200],
        [16, -290],
      ],
      width: [8.6, 5.2],
    },
  ],
  leaf: 1.06,
  ranks: [
    { on: 0, from: 0.2, to: 0.86, count: 10, size: 0.86 },
    { on: 1, from: 0.24, to: 0.86, count: 8, size: 0.86 },
    { on: 2, from: 0.2, to: 0.88, count: 10, size: 0.82 },
    { on: 3, from: 0.2, to: 0.88, count: 10, size: 0.82 },
    { on: 4, from: 0.3, to: 0.8, count: 5, size: 0.76 },
    { on: 5, from: 0.3, to: 0.8, count: 5, size: 0.76 },
    { on: 6, from: 0.36, to: 0.8, count: 5, size: 0.7 },
  ],
  crowns: [
    { on: 0, t: 1, heading: -62, count: 7, size: 0.84 },
    { on: 1, t: 1, heading: -104, count: 7, size: 0.84 },
    { on: 2, t: 1, heading: -96, count: 8, size: 0.96 },
    { on: 3, t: 1, heading: -88, count: 8, size: 0.96 },
    { on: 4, t: 1, heading: -112, count: 6, size: 0.76 },
    { on: 5, t: 1, heading: -54, count: 6, size: 0.8 },
    { on: 6, t: 1, heading: -92, count: 6, size: 0.62 },
  ],
  flowers: [
    { on: 3, t: 1, heading: -124, stalk: 12, size: 0.56, view: "bud" },
    { on: 3, t: 1, heading: -70, stalk: 14, size: 0.92, view: "face" },
    { on: 2, t: 1, heading: -130, stalk: 16, size: 0.8, view: "side" },
    { on: 2, t: 1, heading: -66, stalk: 14, size: 0.88, view: "open" },
    { on: 0, t: 1, heading: -70, stalk: 12, size: 0.8, view: "open" },
    { on: 4, t: 1, heading: -110, stalk: 10, size: 0.7, view: "half" },
    { on: 5, t: 1, heading: -60, stalk: 10, size: 0.82, view: "face" },
  ],
  borne: [
    { on: 1, t: 1, heading: -128, bend: 10, stalk: 16, size: 0.76, ripe: true },
    { on: 1, t: 1, heading: -92, bend: 6, stalk: 24, size: 0.86, ripe: true },
    { on: 1, t: 1, heading: -58, bend: -10, stalk: 14, size: 0.7, ripe: true },
    { on: 6, t: 1, heading: -116, bend: 8, stalk: 14, size: 0.64, ripe: true },
    { on: 6, t: 1, heading: -72, bend: 0, stalk: 18, size: 0.72, ripe: true },
  ],
};
