// A fine broom of slender stems with small leaves in whorls; in their axils single small flowers, and lower down round fruits.
import type { Plan } from "./plan.ts";

export const whorledBroom: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-8, 280],
        [-6, 150],
        [22, 0],
        [50, -160],
        [46, -330],
      ],
      width: [10, 2.8],
    },
    {
      from: { on: 0, t: 0.16 },
      points: [
        [-90, 262],
        [-200, 170],
        [-276, 40],
        [-306, -90],
      ],
      width: [5.6, 2.6],
    },
    {
      from: { on: 0, t: 0.32 },
      points: [
        [-70, 90],
        [-136, -40],
        [-166, -180],
        [-160, -286],
      ],
      width: [5.4, 2.6],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [90, 168],
        [190, 70],
        [250, -60],
        [262, -180],
      ],
      width: [5.6, 2.6],
    },
    {
      from: { on: 3, t: 0.3 },
      points: [
        [190, 150],
        [286, 96],
        [340, 10],
      ],
      width: [4, 2.4],
    },
  ],
  leaf: 1.34,
  pairs: [
    { on: 0, from: 0.12, to: 0.97, count: 6, size: 1 },
    { on: 1, from: 0.28, to: 0.97, count: 4, size: 0.94 },
    { on: 2, from: 0.28, to: 0.97, count: 4, size: 0.92 },
    { on: 3, from: 0.28, to: 0.97, count: 4, size: 0.96 },
    { on: 4, from: 0.42, to: 0.97, count: 2, size: 0.84 },
  ],
  flowers: [
    { on: 0, t: 0.63, heading: -30, stalk: 44, size: 0.72, view: "open" },
    { on: 0, t: 0.63, heading: -152, stalk: 42, size: 0.65, view: "open" },
    { on: 0, t: 0.8, heading: -50, stalk: 40, size: 0.72, view: "open" },
    { on: 0, t: 0.8, heading: -158, stalk: 40, size: 0.7, view: "open" },
    { on: 0, t: 0.97, heading: -104, stalk: 26, size: 0.38, view: "bud" },
    { on: 1, t: 0.51, heading: -64, stalk: 42, size: 0.72, view: "open" },
    { on: 1, t: 0.74, heading: -172, stalk: 40, size: 0.7, view: "open" },
    { on: 1, t: 0.74, heading: -52, stalk: 37, size: 0.62, view: "open" },
    { on: 1, t: 0.97, heading: -90, stalk: 24, size: 0.36, view: "bud" },
    { on: 2, t: 0.51, heading: -58, stalk: 42, size: 0.72, view: "open" },
    { on: 2, t: 0.74, heading: -164, stalk: 40, size: 0.7, view: "open" },
    { on: 2, t: 0.74, heading: -40, stalk: 37, size: 0.6, view: "open" },
    { on: 3, t: 0.51, heading: -124, stalk: 42, size: 0.72, view: "open" },
    { on: 3, t: 0.74, heading: -16, stalk: 40, size: 0.7, view: "open" },
    { on: 3, t: 0.74, heading: -136, stalk: 37, size: 0.62, view: "open" },
    { on: 3, t: 0.97, heading: -92, stalk: 24, size: 0.36, view: "bud" },
    { on: 4, t: 0.42, heading: -110, stalk: 40, size: 0.67, view: "open" },
  ],
  borne: [
    { on: 0, t: 0.29, heading: 2, stalk: 38, bend: 15, size: 1.24, ripe: true },
    { on: 0, t: 0.46, heading: -168, stalk: 38, bend: -15, size: 1.24, ripe: true },
    { on: 1, t: 0.28, heading: 150, stalk: 38, bend: -15, size: 1.24, ripe: true },
    { on: 1, t: 0.51, heading: 174, stalk: 36, bend: -15, size: 1.08, ripe: false },
    { on: 2, t: 0.28, heading: -174, stalk: 36, bend: -15, size: 1.24, ripe: true },
    { on: 3, t: 0.28, heading: -104, stalk: 36, bend: -15, size: 1.24, ripe: true },
  ],
};
