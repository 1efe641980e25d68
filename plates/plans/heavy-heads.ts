// Stout stems of feathered leaf pairs, each with one heavy head: one open to the reader, one from the side, one younger, buds.
import type { Plan } from "./plan.ts";

export const heavyHeads: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [18, 270],
        [4, 120],
        [-36, -20],
        [-50, -140],
        [-44, -196],
      ],
      width: [14, 8],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [76, 30],
        [160, -40],
        [214, -120],
        [222, -150],
      ],
      width: [9, 6.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-90, 150],
        [-186, 96],
        [-246, 10],
        [-256, -30],
      ],
      width: [8.6, 6],
    },
    {
      from: { on: 0, t: 0.22 },
      points: [
        [100, 210],
        [196, 170],
        [262, 90],
      ],
      width: [7.4, 5],
    },
    {
      from: { on: 3, t: 0.52 },
      points: [
        [250, 200],
        [318, 178],
        [346, 140],
      ],
      width: [5.6, 4.4],
    },
  ],
  leaf: 0.94,
  nodes: [
    { on: 0, t: 0.13, size: 0.86, out: [-88, 80] },
    { on: 0, t: 0.3, size: 0.9, out: [72] },
    { on: 0, t: 0.44, size: 0.96, out: [-66] },
    { on: 0, t: 0.6, size: 0.84, out: [60] },
    { on: 0, t: 0.78, size: 0.7, out: [-64, 58] },
    { on: 1, t: 0.62, size: 0.74, out: [74] },
    { on: 1, t: 0.86, size: 0.5, out: [-56] },
    { on: 2, t: 0.46, size: 0.76, out: [-80] },
    { on: 2, t: 0.78, size: 0.52, out: [-66, 58] },
    { on: 4, t: 0.4, size: 0.6, out: [80] },
  ],
  flowers: [
    { on: 2, t: 1, heading: -98, stalk: 12, size: 0.86, view: "half" },
    { on: 1, t: 1, heading: -64, stalk: 12, size: 0.98, view: "side" },
    { on: 0, t: 1, heading: -84, stalk: 12, size: 1.12, view: "open" },
    { on: 3, t: 1, heading: -58, stalk: 12, size: 0.66, view: "bud" },
    { on: 4, t: 1, heading: -56, stalk: 10, size: 0.5, view: "bud" },
  ],
};
