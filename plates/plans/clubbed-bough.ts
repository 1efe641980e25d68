// A thorned bough that arches in, heart-shaped leaves hanging on long stalks at every angle; dark clubs stand over them, two grooved fruits below.
import type { Plan } from "./plan.ts";

export const clubbedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 380],
        [-190, 250],
        [-80, 160],
        [30, 70],
        [80, -50],
        [70, -140],
      ],
      width: [24, 9],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-170, 70],
        [-190, -50],
        [-170, -110],
      ],
      width: [13, 8],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [100, 120],
        [180, 110],
        [226, 140],
      ],
      width: [10, 7],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.26, heading: 30, size: 0.8, stalk: 70, bend: 0.3 },
    { on: 0, t: 0.56, heading: -130, size: 0.86, stalk: 70, facing: 0.8 },
    { on: 0, t: 0.68, heading: -10, size: 0.96, stalk: 90, bend: 0.4 },
    { on: 0, t: 0.8, heading: -166, size: 0.9, stalk: 80, bend: -0.3 },
    { on: 0, t: 0.88, heading: -30, size: 0.96, stalk: 90, bend: 0.4 },
    { on: 0, t: 0.96, heading: -140, size: 0.7, stalk: 60 },
    { on: 0, t: 0.99, heading: -54, size: 0.56, stalk: 44, young: true },
    { on: 1, t: 0.3, heading: 174, size: 0.86, stalk: 80, bend: -0.3 },
    { on: 1, t: 0.66, heading: -170, size: 0.9, stalk: 80, bend: -0.4 },
    { on: 1, t: 0.84, heading: -40, size: 0.76, stalk: 60, front: true },
    { on: 1, t: 0.98, heading: -136, size: 0.56, stalk: 46, young: true },
    { on: 2, t: 0.6, heading: -60, size: 0.7, stalk: 50, facing: 0.8 },
    { on: 2, t: 1, heading: 20, size: 0.76, stalk: 60, bend: 0.4 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -90, scale: 1.1 },
    { on: 1, t: 1, heading: -84, scale: 0.9 },
  ],
  hung: [
    { on: 2, t: 0.44, stalk: 56, swing: -0.3, size: 0.9, ripe: false, width: 6, woody: true },
    { on: 2, t: 0.86, stalk: 70, swing: 0.2, size: 1.2, ripe: true, width: 7, woody: true },
  ],
};
