// A bough that bends over its foot, each of its three shoots ending in a rosette of leaves; dense posies of small flowers stand
// below the leaves, berries hang on slender stalks from the oldest.
import type { HungFruit, Plan, PlannedFlower, PlannedLeaf } from "./plan.ts";
import { strung } from "./truss.ts";

const rosette = (on: number, heading: number, scale: number): PlannedLeaf[] => [
  { on, t: 0.86, heading: heading - 104, size: 0.92 * scale, bend: -0.3, whole: true },
  { on, t: 0.9, heading: heading + 100, size: 0.96 * scale, bend: 0.3, whole: true },
  { on, t: 0.94, heading: heading - 62, size: scale, whole: true },
  { on, t: 0.97, heading: heading + 58, size: 0.94 * scale, facing: 0.84 },
  { on, t: 1, heading: heading - 16, size: 0.84 * scale, whole: true },
];

/** Flowers around a shoot just below its leaves. */
const posy = (on: number, heading: number): PlannedFlower[] =>
  strung(
    on,
    [
      [0.74, -84, 40, 0.84, "open"],
      [0.78, 80, 40, 0.8, "open"],
      [0.8, -52, 44, 0.84, "side"],
      [0.84, 58, 40, 0.8, "side"],
      [0.82, -108, 34, 0.5, "bud"],
      [0.76, 112, 32, 0.5, "bud"],
    ],
    1,
    heading,
  );

const berries = (on: number, from: number): HungFruit[] =>
  [0, 1, 2, 3].map((i) => ({
    on,
    t: from + 0.2 * i,
    stalk: [46, 84, 44, 70][i] ?? 50,
    swing: [0.4, 0.1, -0.2, -0.5][i] ?? 0,
    size: [1, 1.14, 0.76, 1.04][i] ?? 1,
    ripe: i !== 2,
    width: 3,
  }));

export const posiedRosettes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-180, 330],
        [-180, 220],
        [-120, 110],
        [-10, 10],
        [50, -100],
        [40, -200],
      ],
      width: [18, 6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-190, 40],
        [-270, -40],
        [-280, -120],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [60, 110],
        [150, 120],
        [230, 90],
      ],
      width: [9, 5],
    },
  ],
  leaf: 0.98,
  leaves: [...rosette(0, -92, 1), ...rosette(1, -112, 0.9), ...rosette(2, -20, 0.94)],
  flowers: [...posy(0, -84), ...posy(1, -96)],
  hung: berries(2, 0.2),
};
