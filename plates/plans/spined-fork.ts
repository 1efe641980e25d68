// A prickly bough that forks, large hearts on long stalks all over it, a dark cone at each tip, one grooved fruit among the
// leaves and one in front.
import type { Plan } from "./plan.ts";

export const spinedFork: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-70, 398],
        [-80, 270],
        [-20, 140],
        [40, 20],
        [50, -90],
        [84, -190],
      ],
      width: [22, 7],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-100, 90],
        [-160, -10],
        [-170, -100],
      ],
      width: [11, 6.5],
    },
    {
      from: { on: 0, t: 0.22 },
      points: [
        [40, 210],
        [130, 190],
        [206, 150],
      ],
      width: [9, 5.5],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.2, heading: 168, size: 0.94 },
    { on: 0, t: 0.5, heading: -12, size: 1, stalk: 90 },
    { on: 0, t: 0.62, heading: -164, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.74, heading: 22, size: 0.94, stalk: 100 },
    { on: 0, t: 0.9, heading: -30, size: 0.94, stalk: 84 },
    { on: 0, t: 0.95, heading: -136, size: 0.84, stalk: 80 },
    { on: 0, t: 1, heading: -60, size: 0.56, young: true },
    { on: 0, t: 0.86, heading: 120, size: 0.62, facing: 0.72, front: true, stalk: 60 },
    { on: 1, t: 0.46, heading: 168, size: 0.98, stalk: 84 },
    { on: 1, t: 0.84, heading: -176, size: 0.8, stalk: 70 },
    { on: 1, t: 0.94, heading: -62, size: 0.84, stalk: 76 },
    { on: 1, t: 1, heading: -128, size: 0.58, young: true },
    { on: 1, t: 0.72, heading: 100, size: 0.66, facing: 0.74, stalk: 60, front: true },
    { on: 2, t: 0.46, heading: 84, size: 0.72, stalk: 60, facing: 0.8 },
    { on: 2, t: 0.9, heading: 44, size: 0.9, stalk: 70 },
    { on: 2, t: 1, heading: -26, size: 0.82, stalk: 70 },
    { on: 2, t: 1, heading: -76, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1, bend: 0.1 },
    { on: 1, t: 1, heading: -92, scale: 0.9, bend: -0.1 },
  ],
  hung: [
    { on: 2, t: 0.62, stalk: 62, swing: -0.1, size: 1.06, ripe: true, width: 8, woody: true },
    { on: 1, t: 0.3, stalk: 50, swing: 0.12, size: 0.8, ripe: false, width: 7 },
  ],
};
