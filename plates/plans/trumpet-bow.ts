// A woody stem that rises from below in a long bow: a great truss of trumpets in front, others above, leaves of two leaflets in pairs,
// long flat pods hanging free.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const trumpetBow: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-190, 396],
        [-230, 270],
        [-190, 130],
        [-70, 30],
        [90, -20],
        [200, -110],
        [210, -230],
        [140, -310],
      ],
      width: [13, 3.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-270, 30],
        [-280, -80],
        [-230, -170],
        [-180, -220],
      ],
      width: [7, 3],
    },
    {
      from: { on: 0, t: 0.572 },
      points: [
        [170, 40],
        [230, 110],
        [250, 190],
      ],
      width: [6, 3],
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 0, t: 0.143, heading: 160, size: 0.8 },
    { on: 0, t: 0.143, heading: 20, size: 0.84 },
    { on: 0, t: 0.43, heading: -110, size: 0.84 },
    { on: 0, t: 0.572, heading: -108, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.714, heading: -8, size: 0.86 },
    { on: 0, t: 0.714, heading: -166, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.857, heading: 4, size: 0.76 },
    { on: 0, t: 1, heading: -170, size: 0.6, young: true },
    { on: 0, t: 1, heading: -84, size: 0.56, young: true },
    { on: 1, t: 0.4, heading: 170, size: 0.8 },
    { on: 1, t: 0.4, heading: -20, size: 0.66, facing: 0.8 },
    { on: 1, t: 0.76, heading: -176, size: 0.76 },
    { on: 2, t: 0.5, heading: -26, size: 0.74 },
    { on: 2, t: 0.5, heading: 140, size: 0.76 },
    { on: 2, t: 1, heading: 40, size: 0.7 },
    { on: 2, t: 1, heading: 128, size: 0.6 },
  ],
  flowers: [
    ...truss(1, -76, [
      [-66, 74, 0.8, "side"],
      [58, 80, 0.86, "side"],
      [-34, 104, 0.92, "half"],
      [30, 110, 0.96, "open"],
      [-4, 130, 0.7, "bud"],
      [-8, 66, 1, "open"],
    ]),
    ...truss(
      0,
      96,
      [
        [-62, 60, 0.86, "side"],
        [54, 70, 0.92, "side"],
        [-26, 104, 0.96, "half"],
        [32, 112, 0.7, "bud"],
        [4, 76, 1.04, "open"],
      ],
      0.43,
    ),
    ...truss(
      0,
      -130,
      [
        [-44, 60, 0.8, "side"],
        [34, 70, 0.86, "half"],
        [-4, 84, 0.6, "bud"],
      ],
      0.857,
    ),
  ],
  hung: [{ on: 0, t: 0.714, stalk: 36, swing: -0.1, size: 1.06, ripe: false, width: 5 }],
  tendrils: [
    { on: 0, t: 0.857, heading: -60, way: 1 },
    { on: 0, t: 1, heading: -130, way: -1 },
    { on: 2, t: 1, heading: 84, way: -1 },
  ],
};
