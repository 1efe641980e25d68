// An upright herb with leaves in pairs that narrow upwards; in each axil one thing on a short stalk: below a capsule that stands
// against the stem, above it a nodding bell, at the top a bud.
import type { BorneFruit, Plan, PlannedFlower, PlannedNode } from "./plan.ts";

/** A pair of leaves; the upper ones are smaller and held closer to the stem. */
const pair = (on: number, t: number, size: number, crossed: boolean): PlannedNode => ({
  on,
  t,
  size,
  out: crossed ? [-52, 60] : [-74, 70],
  facing: crossed ? [0.86, 1] : [1, 0.9],
});

/** Two capsules that stand against the stem, which rises along `heading`. */
const capsules = (on: number, t: number, heading: number, size: number, ripe: boolean): BorneFruit[] =>
  [-1, 1].map((way) => ({ on, t, heading: heading + way * 46, stalk: 12, bend: -way * 30, size, ripe }));

const bells = (
  on: number,
  t: number,
  heading: number,
  size: number,
  ways: readonly number[],
): PlannedFlower[] =>
  ways.map((way) => ({ on, t, heading: heading + way * 66, stalk: 34, size, view: "side" }));

const buds = (on: number, t: number, heading: number): PlannedFlower[] =>
  [-1, 1].map((way) => ({ on, t, heading: heading + way * 50, stalk: 10, size: 0.4, view: "bud" }));

export const belledAxils: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 384],
        [-14, 260],
        [10, 110],
        [-4, -60],
        [12, -220],
        [6, -380],
      ],
      width: [14, 3.4],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [90, 220],
        [166, 110],
        [196, -20],
        [204, -120],
      ],
      width: [7, 3],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [-96, 160],
        [-172, 50],
        [-200, -80],
        [-206, -170],
      ],
      width: [7, 3],
    },
  ],
  leaf: 1,
  petiole: 0.2,
  nodes: [
    pair(0, 0.1, 1.06, false),
    pair(0, 0.2, 1.1, true),
    pair(0, 0.28, 1.04, false),
    pair(0, 0.38, 0.94, true),
    pair(0, 0.48, 0.86, false),
    pair(0, 0.58, 0.76, true),
    pair(0, 0.68, 0.66, false),
    pair(0, 0.78, 0.56, true),
    pair(0, 0.87, 0.46, false),
    pair(0, 0.94, 0.36, true),
    { on: 0, t: 1, size: 0.28, out: [-26, 24], young: true },
    pair(1, 0.42, 0.76, false),
    pair(1, 0.62, 0.64, true),
    pair(1, 0.8, 0.5, false),
    pair(1, 0.92, 0.36, true),
    { on: 1, t: 1, size: 0.26, out: [-26, 24], young: true },
    pair(2, 0.42, 0.76, true),
    pair(2, 0.62, 0.64, false),
    pair(2, 0.8, 0.5, true),
    pair(2, 0.92, 0.36, false),
    { on: 2, t: 1, size: 0.26, out: [-26, 24], young: true },
  ],
  flowers: [
    ...bells(0, 0.68, -88, 0.84, [-1]),
    ...bells(0, 0.78, -88, 0.82, [1]),
    ...bells(0, 0.87, -92, 0.7, [-1]),
    ...buds(0, 0.94, -92),
    ...bells(1, 0.8, -84, 0.76, [1]),
    ...buds(1, 0.92, -86),
    ...bells(2, 0.8, -94, 0.76, [-1]),
    ...buds(2, 0.92, -92),
  ],
  borne: [
    ...capsules(0, 0.28, -88, 1, true),
    ...capsules(0, 0.38, -90, 1, true),
    ...capsules(0, 0.48, -92, 0.96, false),
    ...capsules(0, 0.58, -88, 0.8, false),
    ...capsules(1, 0.42, -64, 0.9, false),
    ...capsules(1, 0.62, -80, 0.7, false),
    ...capsules(2, 0.42, -116, 0.9, false),
    ...capsules(2, 0.62, -100, 0.7, false),
  ],
};
