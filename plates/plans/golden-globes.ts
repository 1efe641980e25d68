// A spiny bough that leans over with glossy leaves; white flowers in open groups above, large round fruits of all ages below.
import type { Plan } from "./plan.ts";

export const goldenGlobes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-120, 400],
        [-140, 270],
        [-60, 110],
        [50, -10],
        [70, -150],
        [40, -270],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-150, 60],
        [-220, -40],
        [-236, -150],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [90, 40],
        [180, 10],
        [262, 30],
      ],
      width: [10, 5],
    },
  ],
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.18, heading: 166, size: 0.9, bend: -0.3 },
    { on: 0, t: 0.3, heading: 40, size: 0.92, bend: 0.3 },
    { on: 0, t: 0.64, heading: -176, size: 0.88, facing: 0.74 },
    { on: 0, t: 0.72, heading: -16, size: 1 },
    { on: 0, t: 0.84, heading: -160, size: 0.94 },
    { on: 0, t: 0.92, heading: -38, size: 0.86 },
    { on: 0, t: 1, heading: -104, size: 0.7 },
    { on: 1, t: 0.62, heading: 176, size: 0.84, bend: -0.2 },
    { on: 1, t: 0.7, heading: -36, size: 0.74, facing: 0.7 },
    { on: 1, t: 0.8, heading: -164, size: 0.84 },
    { on: 1, t: 1, heading: -84, size: 0.6 },
    { on: 2, t: 0.62, heading: -58, size: 0.84 },
    { on: 2, t: 0.92, heading: 66, size: 0.84 },
    { on: 2, t: 1, heading: -8, size: 0.78 },
  ],
  flowers: [
    { on: 0, t: 0.84, heading: -128, stalk: 50, size: 0.94, view: "side" },
    { on: 0, t: 0.92, heading: -64, stalk: 46, size: 1, view: "open" },
    { on: 0, t: 0.92, heading: -20, stalk: 40, size: 0.7, view: "bud" },
    { on: 0, t: 0.72, heading: -52, stalk: 50, size: 0.92, view: "half" },
    { on: 1, t: 1, heading: -134, stalk: 44, size: 1.06, view: "open" },
    { on: 1, t: 0.98, heading: -50, stalk: 46, size: 0.94, view: "side" },
    { on: 1, t: 0.98, heading: -92, stalk: 60, size: 0.66, view: "bud" },
  ],
  hung: [
    { on: 2, t: 0.3, stalk: 34, swing: -0.3, size: 0.9, ripe: false },
    { on: 2, t: 0.62, stalk: 50, swing: 0.1, size: 1.24, ripe: true },
    { on: 1, t: 0.5, stalk: 50, swing: -0.3, size: 1.08, ripe: true },
  ],
};
