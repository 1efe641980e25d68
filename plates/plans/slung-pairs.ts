// A forking bough with leaves in two ranks, some showing their silver backs, knots of flowers in its axils, fruits slung two by two on short stout stalks.
import type { HungFruit, Plan } from "./plan.ts";
import { truss } from "./truss.ts";

const pair = (on: number, t: number, sizes: readonly [number, number], ripe = true): HungFruit[] => [
  { on, t, stalk: 24, swing: 0.7, size: sizes[0], ripe, width: 6 },
  { on, t, stalk: 32, swing: -0.5, size: sizes[1], ripe, width: 6 },
];

/** A knot of small flowers in an axil. */
const knot = (on: number, t: number, heading: number, size: number) =>
  truss(
    on,
    heading,
    [
      [-62, 26, size, "side"],
      [58, 28, size * 0.96, "open"],
      [-24, 38, size * 0.8, "bud"],
      [24, 40, size, "open"],
      [86, 16, size * 0.66, "bud"],
      [-4, 22, size * 1.06, "half"],
    ],
    t,
  );

export const slungPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-240, 396],
        [-216, 270],
        [-150, 140],
        [-60, 10],
        [60, -110],
        [150, -230],
      ],
      width: [17, 4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [20, 60],
        [130, 60],
        [220, 120],
      ],
      width: [9, 3.8],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-140, -110],
        [-180, -200],
        [-160, -280],
      ],
      width: [8, 3.6],
    },
  ],
  leaf: 1.5,
  whole: true,
  leaves: [
    { on: 0, t: 0.14, heading: 16, size: 0.9 },
    { on: 0, t: 0.22, heading: 172, size: 0.94, facing: 0.86 },
    { on: 0, t: 0.38, heading: -166, size: 0.92, under: true },
    { on: 1, t: 0.3, heading: -58, size: 0.86, facing: 0.8 },
    { on: 1, t: 0.56, heading: 124, size: 0.92 },
    { on: 1, t: 0.72, heading: -30, size: 0.86 },
    { on: 1, t: 0.92, heading: 112, size: 0.82, under: true },
    { on: 1, t: 1, heading: 8, size: 0.8 },
    { on: 0, t: 0.66, heading: -6, size: 0.92, under: true },
    { on: 0, t: 0.76, heading: -130, size: 0.84, facing: 0.84 },
    { on: 0, t: 0.86, heading: -4, size: 0.88 },
    { on: 0, t: 0.94, heading: -130, size: 0.74 },
    { on: 0, t: 1, heading: -50, size: 0.6, young: true },
    { on: 2, t: 0.36, heading: -174, size: 0.9 },
    { on: 2, t: 0.54, heading: -40, size: 0.6, facing: 0.7 },
    { on: 2, t: 0.76, heading: -164, size: 0.84, under: true },
    { on: 2, t: 0.94, heading: -44, size: 0.7 },
    { on: 2, t: 1, heading: -112, size: 0.56, young: true },
  ],
  flowers: [
    ...knot(0, 0.76, -60, 0.86),
    ...knot(0, 0.86, -70, 0.8),
    ...knot(2, 0.54, -100, 0.8),
    ...knot(2, 0.76, -70, 0.8),
    ...knot(0, 0.38, -104, 0.8),
  ],
  hung: [...pair(1, 0.3, [1.14, 1.3]), ...pair(1, 0.72, [1.04, 1.14]), ...pair(1, 1, [0.74, 0.84], false)],
};
