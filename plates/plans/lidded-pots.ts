// A bough that arches over, leaves in two ranks; sprays of large hooded flowers rise from its bend, woody pots hang below.
import type { Plan } from "./plan.ts";

export const liddedPots: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-280, 330],
        [-240, 190],
        [-150, 60],
        [-20, -30],
        [120, -50],
        [250, 10],
        [310, 100],
      ],
      width: [18, 4.4],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-210, -20],
        [-230, -120],
        [-200, -200],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [10, -120],
        [40, -220],
        [110, -320],
      ],
      width: [7, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-60, 70],
        [10, 100],
        [84, 120],
        [110, 190],
      ],
      width: [9, 6],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.12, heading: 20, size: 0.86, whole: true },
    { on: 0, t: 0.24, heading: 176, size: 0.8, whole: true },
    { on: 0, t: 0.62, heading: -70, size: 0.8, facing: 0.84 },
    { on: 0, t: 0.78, heading: -30, size: 0.9, whole: true },
    { on: 0, t: 0.84, heading: 100, size: 0.86, whole: true },
    { on: 0, t: 0.92, heading: 0, size: 0.84, whole: true },
    { on: 0, t: 0.97, heading: 110, size: 0.74, facing: 0.84 },
    { on: 0, t: 1, heading: 60, size: 0.7, whole: true },
    { on: 1, t: 0.5, heading: 170, size: 0.84, whole: true },
    { on: 1, t: 0.66, heading: -24, size: 0.86, whole: true },
    { on: 1, t: 0.9, heading: -160, size: 0.8, whole: true },
    { on: 1, t: 1, heading: -96, size: 0.6, whole: true },
  ],
  flowers: [
    { on: 2, t: 0.26, heading: -10, stalk: 40, size: 0.84, view: "open" },
    { on: 2, t: 0.4, heading: -160, stalk: 40, size: 0.8, view: "side" },
    { on: 2, t: 0.54, heading: -14, stalk: 44, size: 0.86, view: "open" },
    { on: 2, t: 0.66, heading: -140, stalk: 40, size: 0.8, view: "open" },
    { on: 2, t: 0.76, heading: -4, stalk: 40, size: 0.7, view: "half" },
    { on: 2, t: 0.84, heading: -120, stalk: 36, size: 0.44, view: "bud" },
    { on: 2, t: 0.92, heading: -14, stalk: 32, size: 0.4, view: "bud" },
    { on: 2, t: 1, heading: -70, stalk: 24, size: 0.32, view: "bud" },
    { on: 2, t: 0.3, heading: -140, stalk: 46, size: 0.74, view: "side" },
    { on: 1, t: 1, heading: -140, stalk: 40, size: 0.74, view: "open" },
    { on: 1, t: 1, heading: -40, stalk: 36, size: 0.6, view: "side" },
    { on: 1, t: 0.9, heading: -20, stalk: 30, size: 0.4, view: "bud" },
  ],
  hung: [
    { on: 3, t: 0.34, stalk: 60, swing: 0.3, size: 1.2, ripe: true, width: 6, woody: true },
    { on: 3, t: 0.64, stalk: 24, swing: 0.1, size: 0.84, ripe: true, width: 6, woody: true },
    { on: 3, t: 1, stalk: 24, swing: -0.1, size: 1.4, ripe: true, width: 6, woody: true },
  ],
};
