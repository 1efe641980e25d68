// An upright bough with twice-feathered leaves, balls of stamens on long stalks above, curled pods from the axils of a lower branch.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const globedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 394],
        [-140, 270],
        [-76, 140],
        [0, 20],
        [14, -110],
        [-4, -200],
      ],
      width: [17, 4.5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [20, 160],
        [130, 110],
        [230, 116],
      ],
      width: [9, 4.5],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.2, heading: 178, size: 0.84, bend: -0.4 },
    { on: 0, t: 0.56, heading: -170, size: 0.96 },
    { on: 0, t: 0.76, heading: -14, size: 0.96 },
    { on: 0, t: 0.9, heading: -150, size: 0.86 },
    { on: 0, t: 0.97, heading: -34, size: 0.84 },
    { on: 1, t: 0.98, heading: 20, size: 0.74 },
    { on: 1, t: 0.56, heading: -62, size: 0.6, facing: 0.8 },
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
      -60,
      [
        [-10, 96, 0.92, "open"],
        [36, 70, 0.56, "bud"],
      ],
      0.7,
    ),
    ...truss(
      0,
      -124,
      [
        [6, 92, 0.9, "open"],
        [-40, 70, 0.56, "bud"],
      ],
      0.56,
    ),
  ],
  borne: [
    { on: 1, t: 0.3, heading: 84, stalk: 40, bend: 10, size: 1.5, ripe: true },
    { on: 1, t: 0.74, heading: 96, stalk: 60, bend: -8, size: 1.3, ripe: true },
    { on: 1, t: 0.98, heading: 70, stalk: 34, bend: 20, size: 1.0, ripe: false },
  ],
};
