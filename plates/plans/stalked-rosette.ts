// A rosette of broad leaves on long stalks, some behind, some lying before the root; bare scapes between them with spikes of every age.
import type { Plan } from "./plan.ts";

export const stalkedRosette: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 300],
        [2, 286],
        [0, 270],
      ],
      width: [20, 15],
    },
    {
      from: { on: 0, t: 0.7 },
      points: [
        [-14, 180],
        [-60, 60],
        [-50, -40],
      ],
      width: [6, 4.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [60, 180],
        [150, 90],
        [196, 10],
      ],
      width: [6, 4.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-100, 210],
        [-200, 130],
        [-250, 40],
      ],
      width: [6, 4.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.8 },
      points: [
        [30, 160],
        [50, 100],
        [46, 60],
      ],
      width: [5, 3.8],
      stalk: true,
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.9, heading: -104, size: 0.96, stalk: 90, bend: -0.2, facing: 0.8 },
    { on: 0, t: 0.9, heading: -62, size: 1, stalk: 96, bend: 0.3 },
    { on: 0, t: 0.8, heading: -140, size: 1.04, stalk: 100, bend: -0.3 },
    { on: 0, t: 0.7, heading: -30, size: 1.06, stalk: 104, bend: 0.4 },
    { on: 0, t: 0.6, heading: -168, size: 1.06, stalk: 90, bend: -0.4 },
    { on: 0, t: 0.5, heading: 4, size: 1, stalk: 90, bend: 0.3, under: true },
    { on: 0, t: 0.9, heading: -122, size: 0.66, stalk: 50, bend: -0.3, front: true },
    { on: 0, t: 0.9, heading: -80, size: 0.4, stalk: 30, young: true, front: true },
    { on: 0, t: 0.8, heading: -46, size: 0.7, stalk: 46, bend: 0.5, front: true },
    { on: 0, t: 0.3, heading: 28, size: 0.84, stalk: 60, bend: 0.3, front: true },
    { on: 0, t: 0.3, heading: 154, size: 0.84, stalk: 60, bend: -0.3, front: true },
  ],
  clusters: [
    { on: 1, t: 1, heading: -92, scale: 1.3, bend: 0.1 },
    { on: 2, t: 1, heading: -78, scale: 1.1, bend: 0.2 },
    { on: 4, t: 1, heading: -92, scale: 0.7 },
  ],
  fruits: [{ on: 3, t: 1, heading: -96, scale: 1.4 }],
};
