// A bough with broad leaves in pairs that comes in from the side: one great drupe hangs free, flowers sit along the wood.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const drupeBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-356, 30],
        [-240, 40],
        [-90, 10],
        [60, -60],
        [170, -170],
        [220, -270],
      ],
      width: [20, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-100, -90],
        [-140, -190],
        [-146, -260],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [90, 40],
        [180, 80],
        [260, 80],
      ],
      width: [9, 5],
    },
  ],
  leaf: 1.16,
  whole: true,
  leaves: [
    { on: 0, t: 0.14, heading: -72, size: 0.86 },
    { on: 0, t: 0.14, heading: 78, size: 0.9, facing: 0.84 },
    { on: 1, t: 0.44, heading: -170, size: 0.86 },
    { on: 1, t: 0.44, heading: -4, size: 0.7, facing: 0.78 },
    { on: 1, t: 0.9, heading: -154, size: 0.8, facing: 0.84 },
    { on: 1, t: 0.9, heading: -30, size: 0.84 },
    { on: 1, t: 1, heading: -96, size: 0.5, young: true },
    { on: 0, t: 0.7, heading: -124, size: 0.9 },
    { on: 0, t: 0.7, heading: 20, size: 0.9, facing: 0.84 },
    { on: 0, t: 0.96, heading: -140, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.96, heading: -2, size: 0.84 },
    { on: 0, t: 1, heading: -66, size: 0.54, young: true },
    { on: 2, t: 0.56, heading: -30, size: 0.7, facing: 0.76 },
    { on: 2, t: 0.56, heading: 88, size: 0.84 },
    { on: 2, t: 1, heading: -8, size: 0.76 },
    { on: 2, t: 1, heading: 70, size: 0.7, facing: 0.84 },
  ],
  flowers: [
    ...truss(
      0,
      -78,
      [
        [-40, 54, 0.8, "open"],
        [34, 60, 0.5, "bud"],
        [2, 36, 0.8, "side"],
      ],
      0.5,
    ),
    ...truss(
      0,
      -30,
      [
        [-30, 56, 0.82, "open"],
        [40, 52, 0.76, "half"],
        [6, 70, 0.46, "bud"],
      ],
      0.82,
    ),
    ...truss(
      1,
      176,
      [
        [0, 50, 0.8, "open"],
        [-44, 44, 0.46, "bud"],
      ],
      0.66,
    ),
  ],
  hung: [
    { on: 0, t: 0.33, stalk: 56, swing: 0.1, size: 1.46, ripe: true, width: 10, woody: true },
    { on: 2, t: 0.36, stalk: 50, swing: -0.2, size: 0.72, ripe: true, width: 7, woody: true },
  ],
};
