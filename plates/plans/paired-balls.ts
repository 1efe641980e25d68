// A slender upright herb with a stalked ball in every upper leaf axil, green and in flower above, brown below.
import type { Plan } from "./plan.ts";

export const pairedBalls: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-22, 270],
        [-22, 120],
        [20, -20],
        [44, -170],
        [36, -320],
      ],
      width: [10, 3.4],
    },
    {
      from: { on: 0, t: 0.32 },
      points: [
        [-104, 80],
        [-180, -20],
        [-214, -140],
        [-220, -230],
      ],
      width: [5.8, 3],
    },
    {
      from: { on: 0, t: 0.22 },
      points: [
        [80, 206],
        [184, 134],
        [250, 20],
        [266, -90],
      ],
      width: [5.8, 3],
    },
  ],
  leaf: 1.26,
  petiole: 0.08,
  nodes: [
    { on: 0, t: 0.11, size: 0.84, out: [-78, 70] },
    { on: 0, t: 0.22, size: 0.96, out: [-64] },
    { on: 0, t: 0.32, size: 1, out: [64] },
    { on: 0, t: 0.45, size: 1, out: [-58, 70], facing: [1, 0.9] },
    { on: 0, t: 0.6, size: 0.9, out: [-66, 56], facing: [1, 0.9] },
    { on: 0, t: 0.75, size: 0.72, out: [-52, 64] },
    { on: 0, t: 0.88, size: 0.52, out: [-60, 48] },
    { on: 0, t: 1, size: 0.34, out: [-24, 28], young: true },
    { on: 1, t: 0.34, size: 0.84, out: [-70, 54] },
    { on: 1, t: 0.58, size: 0.74, out: [-56, 62] },
    { on: 1, t: 0.79, size: 0.54, out: [-60, 48] },
    { on: 1, t: 1, size: 0.34, out: [-26, 26], young: true },
    { on: 2, t: 0.36, size: 0.88, out: [76, -56] },
    { on: 2, t: 0.6, size: 0.76, out: [58, -56] },
    { on: 2, t: 0.81, size: 0.54, out: [58, -50] },
    { on: 2, t: 1, size: 0.34, out: [-24, 28], young: true },
  ],
  clusters: [
    { on: 0, t: 0.6, heading: -20, scale: 0.86 },
    { on: 0, t: 0.6, heading: -158, scale: 0.84 },
    { on: 0, t: 0.75, heading: -138, scale: 0.78 },
    { on: 0, t: 0.75, heading: -36, scale: 0.7 },
    { on: 0, t: 0.88, heading: -44, scale: 0.52 },
    { on: 1, t: 0.58, heading: -52, scale: 0.78 },
    { on: 1, t: 0.79, heading: -142, scale: 0.66 },
    { on: 2, t: 0.6, heading: -126, scale: 0.78 },
    { on: 2, t: 0.81, heading: -36, scale: 0.68 },
  ],
  fruits: [
    { on: 0, t: 0.45, heading: 14, scale: 1.04 },
    { on: 0, t: 0.32, heading: -150, scale: 0.96 },
    { on: 2, t: 0.36, heading: -84, scale: 0.94 },
  ],
};
