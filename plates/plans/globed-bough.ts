// An upright bough with twice-feathered leaves, balls of stamens on long stalks above, open pods on a lower branch.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const globedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-130, 394],
        [-130, 270],
        [-70, 140],
        [0, 20],
        [14, -110],
        [-4, -200],
      ],
      width: [17, 4.5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [20, 170],
        [130, 160],
        [230, 190],
      ],
      width: [8.5, 4.5],
    },
  ],
  leaf: 1.12,
  leaves: [
    { on: 0, t: 0.24, heading: 178, size: 0.84, bend: -0.4 },
    { on: 0, t: 0.58, heading: -168, size: 0.96 },
    { on: 0, t: 0.66, heading: -4, size: 0.98 },
    { on: 0, t: 0.9, heading: -146, size: 0.86 },
    { on: 0, t: 0.96, heading: -38, size: 0.84 },
    { on: 1, t: 0.8, heading: -42, size: 0.7, facing: 0.84 },
    { on: 1, t: 1, heading: 30, size: 0.52, young: true },
  ],
  flowers: [
    ...truss(0, -92, [
      [-40, 108, 0.9, "open"],
      [34, 120, 0.96, "open"],
      [-4, 150, 0.8, "open"],
      [66, 74, 0.6, "bud"],
    ]),
    ...truss(
      0,
      -66,
      [
        [-10, 96, 0.92, "open"],
        [40, 84, 0.56, "bud"],
      ],
      0.66,
    ),
    ...truss(
      0,
      -124,
      [
        [6, 92, 0.9, "open"],
        [-40, 70, 0.56, "bud"],
      ],
      0.58,
    ),
  ],
  hung: [
    { on: 1, t: 0.36, stalk: 44, swing: 0.2, size: 1.5, ripe: true, width: 5 },
    { on: 1, t: 0.8, stalk: 40, swing: -0.1, size: 1.34, ripe: true, width: 5 },
    { on: 1, t: 0.1, stalk: 34, swing: 0.1, size: 1, ripe: false, width: 4 },
  ],
};
