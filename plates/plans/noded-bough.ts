// A bough with swollen joints, at each of which a large heart-shaped leaf stands opposite a slender arching spike.
import type { Plan } from "./plan.ts";

export const nodedBough: Plan = {
  foot: "cut",
  swollen: true,
  lines: [
    {
      points: [
        [-300, 350],
        [-238, 214],
        [-120, 116],
        [-34, -20],
        [86, -112],
        [150, -238],
        [236, -316],
      ],
      width: [15, 5],
      green: true,
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [30, 132],
        [150, 176],
        [262, 158],
      ],
      width: [9, 4],
      green: true,
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-130, -76],
        [-150, -196],
        [-110, -300],
      ],
      width: [9, 4],
      green: true,
    },
  ],
  leaf: 1.5,
  leaves: [
    { on: 0, t: 0.17, heading: -162, size: 0.8, facing: 0.9, stalk: 46, bend: -0.3 },
    { on: 0, t: 0.34, heading: 118, size: 0.98, facing: 1, stalk: 74, bend: -0.24 },
    { on: 0, t: 0.5, heading: 6, size: 1.02, facing: 1, stalk: 70, bend: 0.3, front: true },
    { on: 0, t: 0.68, heading: -128, size: 0.8, facing: 1, stalk: 50, bend: -0.2 },
    { on: 0, t: 0.84, heading: -8, size: 0.74, facing: 0.9, stalk: 44, bend: 0.4 },
    { on: 0, t: 1, heading: -70, size: 0.44, young: true, stalk: 16 },
    { on: 1, t: 0.62, heading: 84, size: 0.84, facing: 1, stalk: 52, bend: 0.1 },
    { on: 1, t: 1, heading: 36, size: 0.56, young: true, stalk: 22 },
    { on: 2, t: 0.42, heading: 172, size: 0.96, facing: 1, stalk: 62, bend: -0.3, under: true },
    { on: 2, t: 0.76, heading: -154, size: 0.7, facing: 1, stalk: 40, bend: -0.3 },
    { on: 2, t: 1, heading: -100, size: 0.4, young: true, stalk: 14 },
    { on: 1, t: 0.37, heading: -66, size: 0.7, facing: 0.9, stalk: 44, bend: 0.2 },
    { on: 1, t: 0.16, heading: -110, size: 0.5, facing: 0.8, stalk: 30 },
  ],
  clusters: [
    { on: 0, t: 0.68, heading: -14, scale: 1.1, bend: 0.6 },
    { on: 0, t: 0.84, heading: -112, scale: 1, bend: -0.7 },
    { on: 0, t: 0.5, heading: -132, scale: 0.8, bend: -0.6 },
    { on: 2, t: 0.76, heading: -52, scale: 0.94, bend: 0.7 },
    { on: 1, t: 0.62, heading: -46, scale: 0.94, bend: 0.6 },
  ],
  hung: [
    { on: 1, t: 0.37, stalk: 22, swing: 0.16, size: 0.86, ripe: true },
    { on: 1, t: 0.16, stalk: 28, swing: 0.24, size: 1.14, ripe: true },
  ],
};
