// A bough that forks by twos, close-veined leaves in pairs, cymes at the tips; large round fruits on stout stalks at the leafy ends of the lower shoots.
import type { Plan } from "./plan.ts";

export const forkedCymes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-60, 396],
        [-66, 270],
        [-20, 150],
        [-40, 30],
        [-80, -70],
        [-76, -170],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [60, 60],
        [130, -30],
        [170, -130],
      ],
      width: [11, 4.6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [60, 190],
        [150, 160],
        [216, 170],
      ],
      width: [10, 6],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-120, 110],
        [-200, 84],
        [-250, 96],
      ],
      width: [9.5, 6],
    },
  ],
  leaf: 1.46,
  whole: true,
  leaves: [
    { on: 0, t: 0.6, heading: -176, size: 0.9 },
    { on: 0, t: 0.6, heading: 0, size: 0.6, facing: 0.7 },
    { on: 0, t: 0.8, heading: 178, size: 0.84 },
    { on: 0, t: 0.8, heading: -30, size: 0.8, facing: 0.84 },
    { on: 0, t: 1, heading: -158, size: 0.84 },
    { on: 0, t: 1, heading: -26, size: 0.78 },
    { on: 1, t: 0.6, heading: 10, size: 0.92 },
    { on: 1, t: 0.6, heading: -152, size: 0.6, facing: 0.7 },
    { on: 1, t: 1, heading: -150, size: 0.76 },
    { on: 1, t: 1, heading: -8, size: 0.86 },
    { on: 2, t: 0.5, heading: -74, size: 0.66, facing: 0.8 },
    { on: 2, t: 0.5, heading: 118, size: 0.8 },
    { on: 2, t: 1, heading: -40, size: 0.9 },
    { on: 2, t: 1, heading: 36, size: 0.84 },
    { on: 3, t: 0.5, heading: -112, size: 0.7, facing: 0.8 },
    { on: 3, t: 0.5, heading: 74, size: 0.66 },
    { on: 3, t: 1, heading: -146, size: 0.9 },
    { on: 3, t: 1, heading: 150, size: 0.8 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1.1 },
    { on: 1, t: 1, heading: -80, scale: 1.04 },
  ],
  hung: [
    { on: 3, t: 1, stalk: 26, swing: -0.2, size: 1.2, ripe: true, width: 8 },
    { on: 2, t: 1, stalk: 24, swing: 0.1, size: 1.04, ripe: true, width: 8 },
    { on: 2, t: 0.5, stalk: 22, swing: -0.3, size: 0.76, ripe: false, width: 7 },
  ],
};
