// An upright prickly plant with large lobed leaves on long stalks; dark stars in its upper axils, knobbed golden fruits of several ages hanging from the lower ones.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const knobbedFruits: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 330],
        [-10, 220],
        [10, 80],
        [-10, -60],
        [10, -200],
        [0, -300],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [90, 140],
        [170, 60],
        [200, -50],
      ],
      width: [10, 4],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-90, 20],
        [-160, -60],
        [-180, -160],
      ],
      width: [9, 4],
    },
  ],
  leaf: 0.96,
  petiole: 0.4,
  leaves: [
    { on: 0, t: 0.1, heading: 170, size: 0.9, whole: true },
    { on: 0, t: 0.18, heading: 20, size: 0.86, whole: true },
    { on: 0, t: 0.34, heading: -176, size: 0.84, facing: 0.86 },
    { on: 0, t: 0.58, heading: -14, size: 0.84, whole: true },
    { on: 0, t: 0.74, heading: -150, size: 0.76, whole: true },
    { on: 0, t: 0.86, heading: -30, size: 0.66, whole: true },
    { on: 0, t: 1, heading: -110, size: 0.44, young: true },
    { on: 1, t: 0.5, heading: 16, size: 0.76, whole: true },
    { on: 1, t: 0.9, heading: -10, size: 0.66, facing: 0.84 },
    { on: 1, t: 1, heading: -70, size: 0.4, young: true },
    { on: 2, t: 0.5, heading: 168, size: 0.76, whole: true },
    { on: 2, t: 0.9, heading: -160, size: 0.66, whole: true },
    { on: 2, t: 1, heading: -96, size: 0.42, young: true },
  ],
  flowers: [
    ...truss(
      0,
      -60,
      [
        [-30, 50, 0.9, "open"],
        [24, 56, 0.8, "side"],
        [0, 70, 0.46, "bud"],
      ],
      0.9,
    ),
    ...truss(
      0,
      -146,
      [
        [-24, 46, 0.8, "half"],
        [20, 56, 0.9, "open"],
      ],
      0.86,
    ),
    ...truss(
      1,
      -120,
      [
        [-24, 50, 0.86, "open"],
        [24, 44, 0.5, "bud"],
      ],
      0.9,
    ),
    ...truss(
      2,
      -50,
      [
        [-20, 50, 0.9, "open"],
        [30, 46, 0.76, "side"],
      ],
      0.86,
    ),
  ],
  hung: [
    { on: 1, t: 0.3, stalk: 34, swing: -0.3, size: 1.2, ripe: true, width: 6 },
    { on: 1, t: 0.66, stalk: 34, swing: -0.4, size: 1, ripe: false, width: 5 },
    { on: 2, t: 0.3, stalk: 34, swing: 0.3, size: 1.24, ripe: true, width: 6 },
    { on: 2, t: 0.66, stalk: 32, swing: 0.4, size: 1.04, ripe: true, width: 6 },
  ],
};
