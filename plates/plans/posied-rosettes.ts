// A bough that bends over its foot, each of its three shoots ending in a rosette of leaves; dense posies of small flowers stand
// below the leaves, berries hang on slender stalks from the oldest.
import type { HungFruit, Plan, PlannedFlower, PlannedLeaf } from "./plan.ts";
import { strung } from "./truss.ts";

/** A tuft of leaves at the end of a shoot, the nearest of which looks short. */
const rosette = (on: number, heading: number, scale: number): PlannedLeaf[] => [
  { on, t: 0.84, heading: heading - 118, size: 0.92 * scale, bend: -0.3, whole: true },
  { on, t: 0.88, heading: heading + 96, size: scale, bend: 0.3, whole: true },
  { on, t: 0.92, heading: heading - 80, size: scale, whole: true },
  { on, t: 0.95, heading: heading + 56, size: 0.96 * scale, whole: true },
  { on, t: 0.97, heading: heading - 46, size: 0.94 * scale, facing: 0.84 },
  { on, t: 1, heading: heading + 10, size: 0.86 * scale, whole: true },
  { on, t: 1, heading: heading - 16, size: 0.4 * scale, young: true },
];

/** Flowers in the axils of the lower leaves. */
const posy = (on: number, heading: number): PlannedFlower[] =>
  strung(
    on,
    [
      [0.83, -62, 46, 0.8, "open"],
      [0.86, 66, 46, 0.8, "open"],
      [0.9, -34, 50, 0.84, "side"],
      [0.92, 36, 48, 0.8, "open"],
      [0.8, -96, 40, 0.76, "side"],
      [0.8, 96, 38, 0.5, "bud"],
      [0.95, 6, 44, 0.5, "bud"],
    ],
    1,
    heading,
  );

/** Berries on short stalks from the axils of the lower leaves. */
const berries = (on: number): HungFruit[] =>
  [0, 1, 2, 3].map((i) => ({
    on,
    t: [0.5, 0.62, 0.76, 0.9][i] ?? 0.8,
    stalk: [34, 84, 40, 62][i] ?? 40,
    swing: [0.7, 0.2, -0.1, -0.5][i] ?? 0,
    size: [0.98, 1.1, 0.7, 1.02][i] ?? 1,
    ripe: i !== 2,
    width: 4,
  }));

export const posiedRosettes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-180, 330],
        [-190, 220],
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
      from: { on: 0, t: 0.46 },
      points: [
        [60, 110],
        [130, 110],
        [190, 80],
      ],
      width: [10, 6],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-110, 230],
        [-50, 236],
      ],
      width: [8, 5],
    },
  ],
  leaf: 1.02,
  leaves: [
    ...rosette(0, -92, 1),
    ...rosette(1, -112, 0.9),
    ...rosette(2, -34, 0.94),
    ...rosette(3, 14, 0.76),
  ],
  flowers: [...posy(0, -84), ...posy(1, -96)],
  hung: berries(2),
};
