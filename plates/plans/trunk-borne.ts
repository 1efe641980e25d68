// A thick bough across the sheet: one great fruit and nodding flowers hang from its old wood, leafy twigs frame them.
import type { Plan } from "./plan.ts";

export const trunkBorne: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-350, -90],
        [-230, -130],
        [-70, -140],
        [90, -180],
        [200, -260],
        [250, -350],
      ],
      width: [24, 6],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [120, -90],
        [220, -20],
        [280, 100],
      ],
      width: [10, 4],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-150, -220],
        [-170, -310],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [-310, 0],
        [-310, 130],
        [-270, 240],
      ],
      width: [9, 4],
    },
  ],
  leaf: 1.24,
  leaves: [
    { on: 0, t: 0.52, heading: 50, size: 0.9, facing: 0.86 },
    { on: 0, t: 0.5, heading: -120, size: 0.78 },
    { on: 0, t: 0.62, heading: -60, size: 0.86 },
    { on: 0, t: 0.72, heading: -150, size: 0.84 },
    { on: 0, t: 0.8, heading: 0, size: 0.92 },
    { on: 0, t: 0.87, heading: -156, size: 0.86 },
    { on: 0, t: 0.94, heading: -20, size: 0.88 },
    { on: 0, t: 1, heading: -110, size: 0.8 },
    { on: 0, t: 1, heading: -62, size: 0.5, young: true },
    { on: 1, t: 0.36, heading: -30, size: 0.84 },
    { on: 1, t: 0.5, heading: 110, size: 0.9 },
    { on: 1, t: 0.66, heading: -8, size: 0.88 },
    { on: 1, t: 0.8, heading: 118, size: 0.9 },
    { on: 1, t: 0.9, heading: 14, size: 0.84 },
    { on: 1, t: 1, heading: 76, size: 0.8 },
    { on: 2, t: 0.3, heading: -18, size: 0.82 },
    { on: 2, t: 0.5, heading: -170, size: 0.88 },
    { on: 2, t: 0.76, heading: -34, size: 0.84 },
    { on: 2, t: 0.92, heading: -150, size: 0.84 },
    { on: 2, t: 1, heading: -96, size: 0.74 },
    { on: 3, t: 0.2, heading: 12, size: 0.8, facing: 0.86 },
    { on: 3, t: 0.36, heading: 166, size: 0.78 },
    { on: 3, t: 0.54, heading: 30, size: 0.9 },
    { on: 3, t: 0.72, heading: 150, size: 0.84 },
    { on: 3, t: 0.86, heading: 40, size: 0.86 },
    { on: 3, t: 1, heading: 84, size: 0.8 },
  ],
  flowers: [
    { on: 0, t: 0.24, heading: 80, stalk: 60, size: 1, view: "side" },
    { on: 0, t: 0.31, heading: 96, stalk: 34, size: 0.5, view: "bud" },
    { on: 0, t: 0.7, heading: 64, stalk: 50, size: 0.9, view: "side" },
  ],
  hung: [{ on: 0, t: 0.44, stalk: 66, swing: 0.15, size: 1.5, ripe: true, width: 13, woody: true }],
};
