// A stout stem that forks again and again, a great trumpet or a spiny fruit in each fork among broad leaves.
import type { Plan } from "./plan.ts";

export const forkedTrumpets: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-10, 384],
        [-30, 270],
        [-10, 150],
        [10, 80],
      ],
      width: [18, 11],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-60, 20],
        [-140, -40],
        [-180, -140],
      ],
      width: [10, 6],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [90, 40],
        [180, 0],
        [230, -90],
      ],
      width: [10, 6],
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [-220, 10],
        [-300, -20],
      ],
      width: [7, 4.4],
    },
    {
      from: { on: 2, t: 0.42 },
      points: [
        [130, -80],
        [120, -180],
      ],
      width: [7, 4.6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [90, 190],
        [190, 170],
        [260, 110],
      ],
      width: [8, 4.6],
    },
  ],
  leaf: 1.5,
  petiole: 0.34,
  whole: true,
  leaves: [
    { on: 0, t: 0.22, heading: 166, size: 0.9, bend: -0.2 },
    { on: 0, t: 0.46, heading: -158, size: 0.86, bend: -0.4 },
    { on: 0, t: 0.62, heading: -22, size: 0.8, bend: 0.3, facing: 0.84 },
    { on: 0, t: 0.84, heading: -160, size: 0.62, bend: -0.3, facing: 0.84 },
    { on: 1, t: 0.5, heading: -110, size: 0.7, bend: -0.2 },
    { on: 1, t: 0.78, heading: -172, size: 0.66, bend: -0.4 },
    { on: 1, t: 1, heading: -40, size: 0.4, young: true },
    { on: 2, t: 0.5, heading: 30, size: 0.86, bend: 0.3 },
    { on: 2, t: 0.76, heading: -6, size: 0.7, bend: 0.4 },
    { on: 2, t: 1, heading: -24, size: 0.46, young: true },
    { on: 3, t: 0.6, heading: 116, size: 0.64, bend: -0.2 },
    { on: 3, t: 1, heading: -164, size: 0.5, bend: -0.3 },
    { on: 4, t: 0.5, heading: -30, size: 0.6, bend: 0.3 },
    { on: 4, t: 1, heading: -150, size: 0.4, young: true },
    { on: 5, t: 0.5, heading: 62, size: 0.74, bend: 0.2 },
    { on: 5, t: 0.84, heading: -56, size: 0.56, bend: 0.3 },
    { on: 5, t: 1, heading: 12, size: 0.5, bend: 0.3 },
  ],
  flowers: [
    { on: 0, t: 1, heading: -98, stalk: 26, size: 1.14, view: "face" },
    { on: 1, t: 1, heading: -116, stalk: 26, size: 1, view: "side" },
    { on: 4, t: 1, heading: -66, stalk: 26, size: 1.06, view: "half" },
    { on: 2, t: 1, heading: -82, stalk: 24, size: 0.9, view: "bud" },
    { on: 3, t: 1, heading: -110, stalk: 18, size: 0.66, view: "bud" },
  ],
  borne: [
    { on: 1, t: 0.5, heading: -60, bend: -20, stalk: 26, size: 0.9, ripe: true },
    { on: 2, t: 0.42, heading: -120, bend: 20, stalk: 26, size: 1, ripe: true },
    { on: 0, t: 0.4, heading: -60, bend: -16, stalk: 24, size: 0.74, ripe: true },
  ],
};
