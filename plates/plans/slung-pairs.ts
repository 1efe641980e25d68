// A bough that comes in above and leans down to the right, leaves in two ranks, fruits slung below it two by two.
import type { HungFruit, Plan } from "./plan.ts";
import { truss } from "./truss.ts";

const pair = (on: number, t: number, sizes: readonly [number, number], ripe = true): HungFruit[] => [
  { on, t, stalk: 30, swing: 0.7, size: sizes[0], ripe, width: 5 },
  { on, t, stalk: 40, swing: -0.5, size: sizes[1], ripe, width: 5 },
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
        [-356, -250],
        [-230, -180],
        [-50, -130],
        [120, -60],
        [240, 60],
        [290, 180],
      ],
      width: [17, 4],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-190, -40],
        [-190, 90],
        [-140, 220],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [40, -210],
        [130, -280],
        [230, -310],
      ],
      width: [8, 3.6],
    },
  ],
  leaf: 1.3,
  whole: true,
  leaves: [
    { on: 0, t: 0.1, heading: 110, size: 0.86 },
    { on: 0, t: 0.2, heading: -76, size: 0.9 },
    { on: 0, t: 0.36, heading: -124, size: 0.96, facing: 0.8 },
    { on: 1, t: 0.42, heading: 168, size: 0.92 },
    { on: 1, t: 0.66, heading: 36, size: 0.94, under: true },
    { on: 1, t: 0.82, heading: 150, size: 0.86 },
    { on: 1, t: 0.94, heading: 44, size: 0.76, facing: 0.8 },
    { on: 1, t: 1, heading: 96, size: 0.62, young: true },
    { on: 2, t: 0.4, heading: -136, size: 0.86 },
    { on: 2, t: 0.6, heading: 26, size: 0.9 },
    { on: 2, t: 0.8, heading: -96, size: 0.8, under: true },
    { on: 2, t: 0.94, heading: 16, size: 0.76 },
    { on: 2, t: 1, heading: -44, size: 0.56, young: true },
    { on: 0, t: 0.74, heading: -14, size: 0.92, facing: 0.84 },
    { on: 0, t: 0.82, heading: 132, size: 0.9 },
    { on: 0, t: 0.9, heading: 4, size: 0.8 },
    { on: 0, t: 0.97, heading: 122, size: 0.7, under: true },
    { on: 0, t: 1, heading: 62, size: 0.54, young: true },
  ],
  flowers: [
    ...knot(2, 0.6, -60, 0.86),
    ...knot(2, 0.4, -20, 0.8),
    ...knot(1, 0.42, -10, 0.84),
    ...knot(0, 0.36, -70, 0.86),
  ],
  hung: [...pair(0, 0.46, [1.2, 1.34]), ...pair(0, 0.66, [1.1, 1.2]), ...pair(0, 0.87, [0.72, 0.84], false)],
};
