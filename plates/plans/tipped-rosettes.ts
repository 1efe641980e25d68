// A stout bough whose leaves crowd at the ends of its shoots; a panicle stands over two of them, under the third an old one bears nuts.
import type { Plan } from "./plan.ts";

export const tippedRosettes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [230, 390],
        [180, 270],
        [80, 180],
        [20, 60],
        [-40, -40],
      ],
      width: [20, 10],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [210, 160],
        [246, 60],
        [232, -20],
      ],
      width: [12, 8],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-40, 170],
        [-130, 190],
        [-190, 160],
      ],
      width: [11, 7],
    },
    {
      from: { on: 2, t: 0.9 },
      points: [
        [-196, 230],
        [-236, 270],
      ],
      width: [5, 3.4],
      stalk: true,
    },
  ],
  leaf: 1.14,
  leaves: [
    { on: 0, t: 0.8, heading: 176, size: 0.96, bend: -0.3 },
    { on: 0, t: 0.86, heading: 10, size: 1, bend: 0.3 },
    { on: 0, t: 0.97, heading: 76, size: 0.76, facing: 0.8, front: true },
    { on: 0, t: 0.56, heading: -130, size: 0.6 },
    { on: 0, t: 0.9, heading: -158, size: 1.06, bend: -0.3 },
    { on: 0, t: 0.94, heading: -26, size: 1.06, bend: 0.3 },
    { on: 0, t: 0.97, heading: -128, size: 0.94, facing: 0.8 },
    { on: 0, t: 1, heading: -52, size: 0.9, facing: 0.8 },
    { on: 0, t: 1, heading: 130, size: 0.6, front: true, facing: 0.8 },
    { on: 1, t: 0.8, heading: 44, size: 0.86, bend: 0.3 },
    { on: 1, t: 0.9, heading: 4, size: 0.84, bend: 0.3 },
    { on: 1, t: 0.95, heading: -140, size: 0.76, facing: 0.7 },
    { on: 1, t: 1, heading: -40, size: 0.76 },
    { on: 1, t: 1, heading: 110, size: 0.66, front: true },
    { on: 1, t: 0.86, heading: 172, size: 0.7 },
    { on: 1, t: 0.97, heading: -78, size: 0.6, facing: 0.8 },
    { on: 2, t: 0.7, heading: 60, size: 0.7, bend: -0.3 },
    { on: 2, t: 0.86, heading: -110, size: 0.8, under: true },
    { on: 2, t: 0.95, heading: -150, size: 0.86, bend: -0.3 },
    { on: 2, t: 1, heading: 174, size: 0.8, bend: -0.3 },
    { on: 2, t: 0.95, heading: -70, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -100, scale: 1.3 },
    { on: 1, t: 1, heading: -84, scale: 0.84 },
  ],
  hung: [
    { on: 3, t: 0.3, stalk: 40, swing: 0.5, size: 1.1, ripe: false },
    { on: 3, t: 0.4, stalk: 54, swing: -0.9, size: 1.2, ripe: true },
    { on: 3, t: 0.8, stalk: 60, swing: 0.1, size: 1.3, ripe: true },
    { on: 3, t: 1, stalk: 30, swing: -0.6, size: 1.2, ripe: true },
    { on: 3, t: 1, stalk: 50, swing: -0.1, size: 1, ripe: false },
  ],
};
