// A forking herb of leaf pairs, every stem ending in a spire of flowers, the lowest of them in fruit.
import type { Plan } from "./plan.ts";

export const spiredFork: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [14, 280],
        [26, 150],
        [6, 20],
        [-22, -90],
        [-28, -166],
      ],
      width: [11, 4.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-70, 176],
        [-164, 96],
        [-218, 0],
        [-232, -78],
      ],
      width: [6.4, 3.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [80, 66],
        [166, -16],
        [210, -110],
        [216, -146],
      ],
      width: [6.4, 3.6],
    },
    {
      from: { on: 0, t: 0.15 },
      points: [
        [100, 268],
        [206, 220],
        [286, 136],
        [310, 84],
      ],
      width: [6, 3.4],
    },
  ],
  leaf: 1.2,
  petiole: 0.3,
  nodes: [
    { on: 0, t: 0.15, size: 0.9, out: [-76] },
    { on: 0, t: 0.3, size: 0.96, out: [68] },
    { on: 0, t: 0.46, size: 1, out: [-62] },
    { on: 0, t: 0.62, size: 0.92, out: [58, -40], facing: [1, 0.7] },
    { on: 0, t: 0.78, size: 0.8, out: [-66, 42], facing: [1, 0.72] },
    { on: 0, t: 0.93, size: 0.56, out: [-44, 56] },
    { on: 1, t: 0.4, size: 0.86, out: [-58, 70], front: 1 },
    { on: 1, t: 0.66, size: 0.74, out: [-64, 40], facing: [1, 0.7] },
    { on: 1, t: 0.9, size: 0.5, out: [-46, 54] },
    { on: 2, t: 0.42, size: 0.84, out: [72, -36], facing: [1, 0.7] },
    { on: 2, t: 0.68, size: 0.72, out: [-58, 62] },
    { on: 2, t: 0.92, size: 0.48, out: [-52, 44] },
    { on: 3, t: 0.4, size: 0.86, out: [64, -46] },
    { on: 3, t: 0.68, size: 0.7, out: [76, -38], facing: [1, 0.7] },
    { on: 3, t: 0.92, size: 0.44, out: [-48, 52] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1.2 },
    { on: 1, t: 1, heading: -96, scale: 0.96 },
    { on: 2, t: 1, heading: -82, scale: 1.04 },
  ],
  fruits: [{ on: 3, t: 1, heading: -70, scale: 1.06 }],
};
