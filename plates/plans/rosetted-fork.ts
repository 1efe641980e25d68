// A spreading fork with leaves crowded at its three tips; small flowers nod below the leaves, round fruits hang from the same
// leafy stretches.
import type { Plan, PlannedLeaf } from "./plan.ts";

/** The leaves around the tip of the line `on`, which points along `heading`: the lowest wide and bent down, the youngest upright. */
const tuft = (on: number, heading: number, scale: number): PlannedLeaf[] => [
  { on, t: 0.6, heading: heading - 96, size: 0.8 * scale, facing: 0.8 },
  { on, t: 0.68, heading: heading + 100, size: 0.86 * scale, whole: true },
  { on, t: 0.8, heading: heading - 84, size: 0.98 * scale, bend: -0.3, whole: true },
  { on, t: 0.86, heading: heading + 108, size: 0.94 * scale, bend: 0.3 },
  { on, t: 0.9, heading: heading - 56, size: scale, whole: true },
  { on, t: 0.94, heading: heading + 66, size: scale, facing: 0.84 },
  { on, t: 0.98, heading: heading - 24, size: 0.94 * scale, whole: true },
  { on, t: 0.99, heading: heading + 30, size: 0.9 * scale, whole: true },
  { on, t: 0.96, heading: heading + 140, size: 0.56 * scale, facing: 0.7, front: true },
  { on, t: 1, heading: heading + 6, size: 0.56 * scale, young: true },
];

export const rosettedFork: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-40, 320],
        [-30, 240],
        [20, 130],
        [40, 0],
        [10, -130],
        [20, -220],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-70, 110],
        [-160, 50],
        [-220, -20],
      ],
      width: [10, 4.6],
    },
    {
      from: { on: 0, t: 0.48 },
      points: [
        [110, 30],
        [190, 0],
        [240, -40],
      ],
      width: [10, 4.6],
    },
  ],
  leaf: 1.3,
  leaves: [...tuft(0, -86, 1), ...tuft(1, -140, 0.92), ...tuft(2, -40, 0.94)],
  flowers: [
    { on: 0, t: 0.7, heading: -44, stalk: 44, size: 0.44, view: "side" },
    { on: 0, t: 0.78, heading: -148, stalk: 42, size: 0.46, view: "side" },
    { on: 0, t: 0.82, heading: -30, stalk: 34, size: 0.3, view: "bud" },
    { on: 1, t: 0.72, heading: -60, stalk: 34, size: 0.44, view: "side" },
    { on: 1, t: 0.8, heading: -84, stalk: 30, size: 0.3, view: "bud" },
    { on: 2, t: 0.78, heading: -110, stalk: 32, size: 0.44, view: "side" },
  ],
  hung: [
    { on: 2, t: 0.56, stalk: 44, swing: -0.2, size: 1.1, ripe: true, width: 6, woody: true },
    { on: 2, t: 0.86, stalk: 40, swing: 0.5, size: 0.84, ripe: true, width: 5, woody: true },
    { on: 1, t: 0.6, stalk: 40, swing: 0.2, size: 1.02, ripe: true, width: 6, woody: true },
  ],
};
