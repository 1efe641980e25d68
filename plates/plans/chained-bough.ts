// A bough that rises and bows over, a leaf above each of its long chains of flowers, rods of fruit hanging free beside them.
import type { Plan, PlannedFlower } from "./plan.ts";
import { strung } from "./truss.ts";

/** The flowers of a chain on the line `on`: the oldest above, buds towards the tip, on both sides and before it. */
const chain = (on: number, scale: number): PlannedFlower[] =>
  strung(
    on,
    [
      [0.26, 166, 66, 0.5, "open"],
      [0.3, 18, 70, 0.5, "open"],
      [0.38, 156, 70, 0.5, "open"],
      [0.42, 30, 66, 0.5, "open"],
      [0.34, 96, 40, 0.5, "open"],
      [0.5, 164, 64, 0.48, "side"],
      [0.54, 22, 64, 0.5, "open"],
      [0.6, 150, 58, 0.48, "open"],
      [0.52, 84, 24, 0.5, "open"],
      [0.66, 30, 56, 0.5, "open"],
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
        [-300, 396],
        [-300, 200],
        [-260, 20],
        [-160, -120],
        [20, -180],
        [190, -150],
      ],
      width: [19, 5],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [-120, -80],
        [-110, 110],
        [-120, 290],
        [-110, 430],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.84 },
      points: [
        [40, -110],
        [34, 50],
        [40, 230],
        [30, 380],
      ],
      width: [5.6, 2.4],
      green: true,
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.2, heading: 176, size: 0.6, facing: 0.8 },
    { on: 0, t: 0.42, heading: -164, size: 0.8 },
    { on: 0, t: 0.56, heading: -138, size: 0.86 },
    { on: 0, t: 0.7, heading: -104, size: 0.86 },
    { on: 0, t: 0.84, heading: -64, size: 0.9 },
    { on: 0, t: 0.94, heading: -30, size: 0.84 },
    { on: 0, t: 1, heading: 34, size: 0.84 },
  ],
  flowers: [...chain(1, 1.05), ...chain(2, 1)],
  hung: [
    { on: 0, t: 0.97, stalk: 60, swing: -0.06, size: 2.2, ripe: true, width: 7, woody: true },
    { on: 0, t: 0.4, stalk: 46, swing: -0.1, size: 1.1, ripe: false, width: 5 },
  ],
};
