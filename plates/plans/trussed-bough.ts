// A rising bough with fingered leaves in pairs, each branch ending in a dense truss of trumpets, rods of fruit below.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const trussedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-110, 396],
        [-100, 270],
        [-30, 140],
        [56, 20],
        [96, -110],
      ],
      width: [16, 6.5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-150, 110],
        [-220, 20],
        [-232, -70],
      ],
      width: [8.5, 5],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [70, 168],
        [160, 176],
        [244, 146],
      ],
      width: [7, 4],
    },
  ],
  leaf: 1.04,
  leaves: [
    { on: 0, t: 0.26, heading: 168, size: 0.92 },
    { on: 0, t: 0.28, heading: 40, size: 0.7, facing: 0.84 },
    { on: 1, t: 0.66, heading: 170, size: 0.72, facing: 0.8 },
    { on: 0, t: 0.72, heading: 0, size: 0.94 },
    { on: 2, t: 1, heading: -30, size: 0.6 },
    { on: 2, t: 1, heading: 40, size: 0.46, young: true },
  ],
  flowers: [
    ...truss(0, -84, [
      [-128, 74, 0.68, "side"],
      [122, 74, 0.66, "side"],
      [-84, 104, 0.7, "side"],
      [86, 100, 0.66, "side"],
      [-44, 122, 0.7, "side"],
      [46, 120, 0.7, "side"],
      [2, 126, 0.7, "side"],
      [-100, 44, 0.62, "bud"],
      [104, 40, 0.62, "bud"],
      [-64, 62, 0.74, "open"],
      [66, 60, 0.74, "open"],
      [-20, 76, 0.7, "open"],
      [28, 70, 0.7, "side"],
      [-150, 26, 0.63, "side"],
      [92, 14, 0.68, "open"],
      [-60, 8, 0.72, "open"],
      [20, 12, 0.76, "open"],
    ]),
    ...truss(1, -98, [
      [-112, 54, 0.63, "side"],
      [100, 52, 0.62, "bud"],
      [-66, 76, 0.62, "side"],
      [62, 76, 0.62, "bud"],
      [-24, 92, 0.62, "bud"],
      [20, 88, 0.62, "side"],
      [-96, 18, 0.63, "open"],
      [78, 22, 0.63, "side"],
      [40, 40, 0.62, "open"],
      [-30, 26, 0.68, "open"],
    ]),
  ],
  hung: [
    { on: 2, t: 0.4, stalk: 26, swing: 0.24, size: 1.1, ripe: true, among: true },
    { on: 2, t: 0.66, stalk: 22, swing: -0.1, size: 1.2, ripe: true },
    { on: 2, t: 0.82, stalk: 20, swing: -0.3, size: 0.9, ripe: false },
  ],
};
