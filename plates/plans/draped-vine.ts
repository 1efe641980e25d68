// A vine along a dead bough, from which long racemes of flowers and a bunch of pods hang.
import type { Plan } from "./plan.ts";

export const drapedVine: Plan = {
  foot: "cut",
  support: {
    points: [
      [-380, -190],
      [-190, -280],
      [40, -290],
      [320, -380],
    ],
    width: [22, 11],
  },
  lines: [
    {
      points: [
        [-350, 170],
        [-370, 30],
        [300, -280],
        [344, -190],
        [300, -60],
        [320, 60],
      ],
      width: [9, 2.6],
      green: true,
      climbs: { after: 2, from: 0.06, to: 0.84, turns: 2, away: 22 },
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [20, -170],
        [40, -50],
        [0, 90],
        [40, 220],
        [20, 300],
      ],
      width: [5.6, 2.2],
      green: true,
    },
    {
      from: { on: 1, t: 0.48 },
      points: [
        [80, 30],
        [126, 90],
        [144, 190],
      ],
      width: [6, 4],
      green: true,
    },
  ],
  leaf: 1.04,
  leaves: [
    { on: 0, t: 0.07, heading: 28, size: 0.84 },
    { on: 0, t: 0.28, heading: -104, size: 0.86 },
    { on: 0, t: 0.5, heading: -78, size: 0.9 },
    { on: 0, t: 0.68, heading: 74, size: 0.82, facing: 0.8 },
    { on: 0, t: 0.82, heading: -16, size: 0.74 },
    { on: 0, t: 0.92, heading: 150, size: 0.6 },
    { on: 0, t: 1, heading: 80, size: 0.38, young: true },
    { on: 1, t: 0.28, heading: 158, size: 0.74 },
    { on: 1, t: 0.48, heading: 164, size: 0.94 },
    { on: 1, t: 0.74, heading: 150, size: 0.8 },
    { on: 1, t: 1, heading: 80, size: 0.46, young: true },
    { on: 1, t: 0.62, heading: 20, size: 0.76, facing: 0.84 },
    { on: 0, t: 0.4, heading: -110, size: 0.66, facing: 0.8 },
  ],
  clusters: [
    { on: 0, t: 0.28, heading: 100, scale: 1.14 },
    { on: 0, t: 0.58, heading: 76, scale: 0.86 },
    { on: 0, t: 0.86, heading: 120, scale: 0.84 },
  ],
  borne: [
    { on: 2, t: 0.5, heading: 154, bend: -50, stalk: 22, size: 0.86, ripe: true },
    { on: 2, t: 0.6, heading: 20, bend: 50, stalk: 24, size: 0.98, ripe: true },
    { on: 2, t: 0.76, heading: 140, bend: -40, stalk: 24, size: 1.06, ripe: true },
    { on: 2, t: 0.9, heading: 40, bend: 34, stalk: 22, size: 1.02, ripe: true },
    { on: 2, t: 1, heading: 112, bend: -14, stalk: 18, size: 1.1, ripe: true },
    { on: 2, t: 1, heading: 76, bend: 8, stalk: 20, size: 0.94, ripe: true },
  ],
};
