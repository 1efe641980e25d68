// Weak stems root where they lie, rise and end in racemes that lean; one is in fruit.
import type { Plan } from "./plan.ts";

export const risingRacemes: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-316, 296],
        [-216, 262],
        [-60, 222],
        [40, 110],
        [66, -40],
        [110, -150],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-180, 150],
        [-226, 20],
        [-210, -110],
      ],
      width: [6, 3.4],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [90, 222],
        [210, 170],
        [276, 60],
        [290, -10],
      ],
      width: [6, 3.4],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [-10, 0],
        [-56, -110],
        [-60, -240],
        [-30, -330],
      ],
      width: [4.6, 2.4],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.1, heading: -110, size: 0.66 },
    { on: 0, t: 0.1, heading: 60, size: 0.6, facing: 0.7 },
    { on: 0, t: 0.24, heading: 66, size: 0.84 },
    { on: 0, t: 0.24, heading: -60, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.44, heading: -150, size: 0.9 },
    { on: 0, t: 0.62, heading: 6, size: 0.96 },
    { on: 0, t: 0.82, heading: -2, size: 0.86 },
    { on: 0, t: 0.82, heading: -166, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.96, heading: -10, size: 0.6 },
    { on: 0, t: 0.96, heading: -146, size: 0.5 },
    { on: 1, t: 0.4, heading: 174, size: 0.86 },
    { on: 1, t: 0.4, heading: -8, size: 0.74, facing: 0.8 },
    { on: 1, t: 0.74, heading: -160, size: 0.78 },
    { on: 1, t: 0.74, heading: -30, size: 0.7 },
    { on: 1, t: 1, heading: -148, size: 0.5 },
    { on: 1, t: 1, heading: -36, size: 0.46 },
    { on: 2, t: 0.34, heading: 54, size: 0.84 },
    { on: 2, t: 0.34, heading: -110, size: 0.6, facing: 0.7 },
    { on: 2, t: 0.66, heading: 24, size: 0.8 },
    { on: 2, t: 0.66, heading: -150, size: 0.74 },
    { on: 2, t: 0.98, heading: 0, size: 0.54 },
    { on: 2, t: 0.98, heading: -140, size: 0.5 },
    { on: 3, t: 0.3, heading: 178, size: 0.6 },
    { on: 3, t: 0.3, heading: -20, size: 0.5, facing: 0.7 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -58, scale: 1.04 },
    { on: 1, t: 1, heading: -108, scale: 0.94 },
    { on: 2, t: 1, heading: -72, scale: 0.84 },
  ],
  borne: [
    { on: 3, t: 0.52, heading: -30, bend: -26, stalk: 9, size: 0.96, ripe: true },
    { on: 3, t: 0.6, heading: -152, bend: 26, stalk: 9, size: 1, ripe: true },
    { on: 3, t: 0.69, heading: -30, bend: -22, stalk: 9, size: 1, ripe: true },
    { on: 3, t: 0.78, heading: -140, bend: 20, stalk: 9, size: 0.9, ripe: false },
    { on: 3, t: 0.87, heading: -36, bend: -18, stalk: 8, size: 0.86, ripe: false },
    { on: 3, t: 0.95, heading: -126, bend: 14, stalk: 8, size: 0.7, ripe: false },
    { on: 3, t: 1, heading: -66, bend: -6, stalk: 7, size: 0.6, ripe: false },
  ],
  rooting: [
    { on: 0, t: 0.1, length: 60 },
    { on: 0, t: 0.24, length: 76 },
    { on: 0, t: 0.36, length: 56 },
  ],
};
