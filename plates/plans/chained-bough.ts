// A bough that enters above, with long chains of flowers and rods of fruit hanging free below its leaves.
import type { Plan, PlannedFlower } from "./plan.ts";
import { strung } from "./truss.ts";

/** The flowers of a chain on the line `on`: the oldest above, buds towards the tip, on both sides and before it. */
const chain = (on: number, scale: number): PlannedFlower[] =>
  strung(
    on,
    [
      [0.26, 166, 66, 0.49, "open"],
      [0.3, 18, 70, 0.49, "open"],
      [0.38, 156, 70, 0.49, "open"],
      [0.42, 30, 66, 0.49, "open"],
      [0.36, 96, 26, 0.49, "open"],
      [0.5, 164, 64, 0.47, "side"],
      [0.54, 22, 64, 0.49, "open"],
      [0.6, 150, 58, 0.47, "open"],
      [0.52, 84, 24, 0.49, "open"],
      [0.66, 30, 56, 0.49, "open"],
      [0.72, 154, 52, 0.46, "half"],
      [0.66, 100, 22, 0.46, "open"],
      [0.77, 34, 46, 0.44, "side"],
      [0.82, 146, 42, 0.42, "bud"],
      [0.86, 36, 38, 0.4, "bud"],
      [0.9, 140, 32, 0.34, "bud"],
      [0.94, 44, 26, 0.3, "bud"],
      [0.97, 128, 20, 0.24, "bud"],
      [1, 84, 14, 0.2, "bud"],
    ],
    scale,
  );

export const chainedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-356, -270],
        [-240, -262],
        [-80, -250],
        [90, -226],
        [220, -160],
        [296, -50],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-150, -180],
        [-150, 0],
        [-140, 200],
        [-136, 370],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [116, -150],
        [110, -10],
        [122, 170],
        [120, 290],
      ],
      width: [5.6, 2.4],
      green: true,
    },
  ],
  leaf: 0.86,
  leaves: [
    { on: 0, t: 0.08, heading: 104, size: 0.9 },
    { on: 0, t: 0.3, heading: -58, size: 0.86 },
    { on: 0, t: 0.56, heading: -34, size: 0.94 },
    { on: 0, t: 1, heading: 52, size: 1 },
  ],
  flowers: [...chain(1, 1), ...chain(2, 1)],
  hung: [
    { on: 0, t: 0.1, stalk: 64, swing: 0.04, size: 1.86, ripe: true, width: 6, woody: true },
    { on: 0, t: 0.46, stalk: 34, swing: -0.1, size: 1.1, ripe: false },
  ],
};
