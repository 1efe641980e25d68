// Hollow stems lie in the water and root, then rise and lean, one in flower and one in fruit.
import type { Plan } from "./plan.ts";

export const brookStems: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-300, 316],
        [-200, 290],
        [-50, 262],
        [60, 150],
        [96, 0],
        [70, -150],
        [110, -260],
      ],
      width: [14, 6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-130, 160],
        [-190, 20],
        [-200, -110],
        [-240, -240],
        [-236, -330],
      ],
      width: [10, 3],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [140, 190],
        [240, 130],
        [300, 20],
        [310, -70],
      ],
      width: [9, 4],
    },
  ],
  leaf: 0.86,
  leaves: [
    { on: 0, t: 0.14, heading: -104, size: 0.62 },
    { on: 0, t: 0.4, heading: 24, size: 0.78 },
    { on: 0, t: 0.52, heading: -150, size: 0.7 },
    { on: 0, t: 0.62, heading: -8, size: 0.8 },
    { on: 0, t: 0.73, heading: -176, size: 0.72 },
    { on: 0, t: 0.84, heading: -24, size: 0.74 },
    { on: 0, t: 0.95, heading: -150, size: 0.5 },
    { on: 1, t: 0.24, heading: -176, size: 0.78 },
    { on: 1, t: 0.44, heading: -56, size: 0.5 },
    { on: 1, t: 0.56, heading: -168, size: 0.62 },
    { on: 2, t: 0.3, heading: 66, size: 0.8 },
    { on: 2, t: 0.66, heading: 30, size: 0.7 },
    { on: 2, t: 0.84, heading: -150, size: 0.52 },
    { on: 2, t: 1, heading: -110, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -76, scale: 1.1 },
    { on: 1, t: 1, heading: -92, scale: 0.56 },
    { on: 2, t: 1, heading: -70, scale: 0.8 },
  ],
  borne: [
    { on: 1, t: 0.64, heading: -20, bend: -30, stalk: 26, size: 1.1, ripe: true },
    { on: 1, t: 0.68, heading: -158, bend: 30, stalk: 26, size: 1.14, ripe: true },
    { on: 1, t: 0.73, heading: -30, bend: -30, stalk: 26, size: 1.06, ripe: true },
    { on: 1, t: 0.77, heading: -150, bend: 26, stalk: 24, size: 1.08, ripe: true },
    { on: 1, t: 0.82, heading: -36, bend: -26, stalk: 24, size: 1, ripe: true },
    { on: 1, t: 0.86, heading: -142, bend: 24, stalk: 22, size: 0.94, ripe: true },
    { on: 1, t: 0.9, heading: -44, bend: -22, stalk: 22, size: 0.84, ripe: true },
    { on: 1, t: 0.94, heading: -134, bend: 20, stalk: 18, size: 0.7, ripe: true },
    { on: 1, t: 0.97, heading: -50, bend: -18, stalk: 16, size: 0.56, ripe: true },
  ],
  rooting: [
    { on: 0, t: 0.1, length: 84 },
    { on: 0, t: 0.2, length: 90 },
    { on: 0, t: 0.3, length: 70 },
  ],
};
