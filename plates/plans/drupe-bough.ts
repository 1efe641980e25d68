// A stout bough with broad leaves in strict pairs: one great drupe on a short thick stalk among them, a young one, flowers in knots along the wood.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const drupeBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-90, 396],
        [-100, 270],
        [-60, 130],
        [20, 0],
        [60, -110],
        [60, -190],
      ],
      width: [24, 7],
    },
    {
      from: { on: 0, t: 0.48 },
      points: [
        [-110, 0],
        [-160, -80],
        [-170, -150],
      ],
      width: [11, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [60, 100],
        [150, 80],
        [210, 100],
      ],
      width: [13, 8],
    },
  ],
  leaf: 1.36,
  whole: true,
  leaves: [
    { on: 0, t: 0.16, heading: 170, size: 0.84 },
    { on: 0, t: 0.16, heading: 24, size: 0.76 },
    { on: 1, t: 0.4, heading: -174, size: 0.8 },
    { on: 1, t: 0.4, heading: -10, size: 0.56, facing: 0.74 },
    { on: 1, t: 0.94, heading: -166, size: 0.76 },
    { on: 1, t: 0.94, heading: -34, size: 0.74 },
    { on: 1, t: 1, heading: -98, size: 0.5, young: true },
    { on: 0, t: 0.66, heading: 4, size: 0.86 },
    { on: 0, t: 0.66, heading: -170, size: 0.5, facing: 0.7 },
    { on: 0, t: 0.95, heading: -158, size: 0.7, facing: 0.84 },
    { on: 0, t: 0.95, heading: -14, size: 0.84 },
    { on: 0, t: 1, heading: -118, size: 0.56 },
    { on: 0, t: 1, heading: -64, size: 0.5, young: true },
    { on: 2, t: 0.5, heading: -70, size: 0.6, facing: 0.76 },
    { on: 2, t: 0.5, heading: 126, size: 0.6, facing: 0.8 },
    { on: 2, t: 1, heading: -34, size: 0.8 },
    { on: 2, t: 1, heading: 24, size: 0.84 },
  ],
  flowers: [
    ...truss(
      0,
      -86,
      [
        [-40, 50, 0.84, "open"],
        [40, 50, 0.46, "bud"],
        [4, 30, 0.86, "half"],
      ],
      0.8,
    ),
    ...truss(
      0,
      -150,
      [
        [-20, 44, 0.8, "open"],
        [44, 40, 0.46, "bud"],
      ],
      0.58,
    ),
    ...truss(
      1,
      -100,
      [
        [-40, 46, 0.8, "open"],
        [40, 44, 0.8, "half"],
        [0, 66, 0.46, "bud"],
      ],
      0.94,
    ),
  ],
  hung: [
    { on: 2, t: 0.92, stalk: 24, swing: 0, size: 1.2, ripe: true, width: 14, woody: true },
    { on: 1, t: 0.4, stalk: 30, swing: 0.2, size: 0.6, ripe: true, width: 8, woody: true },
  ],
};
