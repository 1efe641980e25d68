// A piece of trunk with fruits and flowers on its bark, and a crown of long feathered leaves at its tip.
import type { HungFruit, Plan } from "./plan.ts";
import { truss } from "./truss.ts";

/** A bunch of fruits of several ages at the tip of a spur. */
const bunch = (
  on: number,
  fruits: readonly (readonly [stalk: number, swing: number, size: number])[],
): HungFruit[] =>
  fruits.map(([stalk, swing, size]) => ({ on, t: 1, stalk, swing, size, ripe: size > 0.8, width: 3.4 }));

export const ladenTrunk: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-60, 396],
        [-56, 270],
        [-20, 130],
        [10, 0],
        [6, -110],
        [-6, -170],
      ],
      width: [52, 17],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [48, 20],
        [78, 26],
      ],
      width: [7, 5],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [-80, 130],
        [-122, 140],
      ],
      width: [7, 5],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [-60, 10],
        [-130, -14],
        [-176, -10],
      ],
      width: [5, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [40, 190],
        [96, 186],
        [140, 206],
      ],
      width: [5, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [90, -60],
        [156, -120],
        [190, -180],
      ],
      width: [13, 8],
    },
  ],
  leaf: 0.98,
  leaves: [
    { on: 0, t: 0.9, heading: 156, size: 0.92, bend: -0.5 },
    { on: 0, t: 0.94, heading: -176, size: 0.98, facing: 0.9, bend: -0.4 },
    { on: 0, t: 0.97, heading: -146, size: 0.96, facing: 0.9 },
    { on: 0, t: 1, heading: -112, size: 0.9 },
    { on: 0, t: 1, heading: -62, size: 0.76, facing: 0.86 },
    { on: 0, t: 1, heading: -88, size: 0.5, young: true },
    { on: 5, t: 0.8, heading: 62, size: 0.8, bend: 0.4, facing: 0.86 },
    { on: 5, t: 0.92, heading: 30, size: 0.9, bend: 0.5 },
    { on: 5, t: 0.98, heading: -10, size: 0.8 },
    { on: 5, t: 1, heading: -48, size: 0.66, facing: 0.86 },
    { on: 5, t: 1, heading: -78, size: 0.4, young: true },
  ],
  flowers: [
    ...truss(3, 176, [
      [-70, 30, 0.56, "side"],
      [62, 34, 0.6, "open"],
      [-30, 44, 0.6, "open"],
      [20, 48, 0.56, "half"],
      [0, 16, 0.6, "open"],
    ]),
    ...truss(
      3,
      -120,
      [
        [0, 32, 0.56, "open"],
        [50, 24, 0.44, "bud"],
      ],
      0.62,
    ),
    ...truss(
      3,
      110,
      [
        [0, 30, 0.58, "side"],
        [-46, 24, 0.44, "bud"],
      ],
      0.46,
    ),
    ...truss(4, 20, [
      [-66, 30, 0.56, "side"],
      [60, 30, 0.5, "bud"],
      [-10, 36, 0.6, "open"],
    ]),
    ...truss(4, -70, [[0, 28, 0.56, "open"]], 0.6),
  ],
  hung: [
    ...bunch(1, [
      [54, -0.8, 1.1],
      [84, -0.34, 1.3],
      [34, 1.1, 0.7],
      [96, 0.5, 1.24],
      [120, 0.06, 1.44],
    ]),
    ...bunch(2, [
      [50, 0.8, 1.1],
      [84, 0.36, 1.3],
      [36, -1, 0.7],
      [104, -0.3, 1.36],
    ]),
  ],
};
