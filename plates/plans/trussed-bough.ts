// A rising bough with fingered leaves in pairs, each branch ending in a dense truss of trumpets, long rods of fruit from the end of a lower shoot.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const trussedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-70, 396],
        [-80, 270],
        [-20, 140],
        [50, 20],
        [80, -100],
      ],
      width: [18, 7],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-160, 100],
        [-236, 20],
        [-256, -40],
      ],
      width: [9, 5.4],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [70, 130],
        [150, 100],
        [214, 110],
      ],
      width: [9, 6],
    },
  ],
  leaf: 1.22,
  leaves: [
    { on: 0, t: 0.22, heading: 172, size: 0.84 },
    { on: 0, t: 0.22, heading: 34, size: 0.84 },
    { on: 1, t: 0.6, heading: 172, size: 0.76 },
    { on: 1, t: 0.6, heading: 10, size: 0.5, facing: 0.8 },
    { on: 0, t: 0.76, heading: -8, size: 0.84 },
    { on: 0, t: 0.76, heading: -166, size: 0.6, facing: 0.8 },
    { on: 2, t: 0.6, heading: -72, size: 0.66, facing: 0.84 },
    { on: 2, t: 1, heading: -34, size: 0.74 },
    { on: 2, t: 1, heading: 22, size: 0.6 },
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
    { on: 2, t: 1, stalk: 34, swing: 0.8, size: 1.1, ripe: true, among: true, width: 4.6 },
    { on: 2, t: 1, stalk: 30, swing: -0.5, size: 1.24, ripe: true, width: 4.6 },
    { on: 2, t: 1, stalk: 26, swing: 0.16, size: 0.9, ripe: false, width: 4 },
  ],
};
