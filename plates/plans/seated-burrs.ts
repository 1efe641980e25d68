// Straight shoots with a large soft leaf at every node; in its axil a flower or a few burrs, all of them close to the stem.
import type { Plan } from "./plan.ts";

export const seatedBurrs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [70, 396],
        [36, 260],
        [-6, 110],
        [-30, -40],
        [-70, -180],
        [-66, -290],
      ],
      width: [15, 4],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [120, 160],
        [196, 40],
        [226, -90],
        [214, -190],
      ],
      width: [9, 3.6],
    },
  ],
  leaf: 1.04,
  petiole: 0.42,
  leaves: [
    { on: 0, t: 0.16, heading: 158, size: 0.9, facing: 0.7 },
    { on: 0, t: 0.32, heading: 156, size: 1.06 },
    { on: 0, t: 0.42, heading: 4, size: 0.9, facing: 0.8 },
    { on: 0, t: 0.52, heading: -172, size: 1 },
    { on: 0, t: 0.64, heading: -24, size: 0.86 },
    { on: 0, t: 0.76, heading: -164, size: 0.74 },
    { on: 0, t: 0.88, heading: -30, size: 0.6 },
    { on: 0, t: 0.97, heading: -140, size: 0.46 },
    { on: 0, t: 1, heading: -86, size: 0.36, young: true },
    { on: 1, t: 0.3, heading: 42, size: 0.96 },
    { on: 1, t: 0.54, heading: 12, size: 0.86, facing: 0.75 },
    { on: 1, t: 0.7, heading: -160, size: 0.66, under: true },
    { on: 1, t: 0.84, heading: -6, size: 0.6 },
    { on: 1, t: 0.97, heading: -120, size: 0.42 },
    { on: 1, t: 1, heading: -66, size: 0.34, young: true },
  ],
  flowers: [
    { on: 0, t: 0.76, heading: -118, stalk: 22, size: 0.92, view: "open" },
    { on: 0, t: 0.64, heading: 4, stalk: 22, size: 0.86, view: "side" },
    { on: 0, t: 0.88, heading: -76, stalk: 16, size: 0.4, view: "bud" },
    { on: 0, t: 0.97, heading: -108, stalk: 10, size: 0.3, view: "bud" },
    { on: 1, t: 0.7, heading: -128, stalk: 20, size: 0.86, view: "half" },
    { on: 1, t: 0.84, heading: -60, stalk: 14, size: 0.38, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.32, heading: -142, stalk: 12, bend: 8, size: 1.16, ripe: true },
    { on: 0, t: 0.32, heading: -84, stalk: 14, bend: -8, size: 0.96, ripe: true },
    { on: 0, t: 0.42, heading: -50, stalk: 13, bend: 8, size: 1.12, ripe: true },
    { on: 0, t: 0.42, heading: 36, stalk: 12, bend: 8, size: 0.92, ripe: false },
    { on: 0, t: 0.52, heading: -126, stalk: 13, bend: 8, size: 0.96, ripe: false },
    { on: 0, t: 0.52, heading: 170, stalk: 10, bend: 8, size: 0.86, ripe: true },
    { on: 1, t: 0.3, heading: -20, stalk: 12, bend: 8, size: 1, ripe: true },
    { on: 1, t: 0.54, heading: -34, stalk: 12, bend: -8, size: 0.92, ripe: false },
    { on: 1, t: 0.54, heading: 46, stalk: 11, bend: -8, size: 0.9, ripe: true },
  ],
};
