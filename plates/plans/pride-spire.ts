// A prickly shoot that ends in one tall raceme of fringed flowers, in bud at its tip; great twice-cut leaves arch away below, pods hang aside.
import type { Plan } from "./plan.ts";

export const prideSpire: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [120, 400],
        [70, 280],
        [-10, 180],
        [-30, 70],
        [-14, -10],
      ],
      width: [16, 8],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [0, -90],
        [-10, -240],
        [20, -390],
      ],
      width: [6.4, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [130, 190],
        [200, 110],
        [220, 20],
      ],
      width: [9, 6],
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [236, -70],
        [226, -160],
      ],
      width: [5, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-40, 240],
        [-130, 220],
        [-190, 240],
      ],
      width: [6, 4],
      stalk: true,
    },
  ],
  leaf: 0.84,
  leaves: [
    { on: 0, t: 0.6, heading: -172, size: 1, bend: -0.4, facing: 1 },
    { on: 0, t: 0.84, heading: -140, size: 0.86, bend: -0.5, facing: 1 },
    { on: 0, t: 0.86, heading: -20, size: 0.7, bend: 0.4, facing: 0.9 },
    { on: 2, t: 0.5, heading: 40, size: 0.86, bend: 0.3, facing: 1 },
    { on: 2, t: 0.94, heading: -6, size: 0.8, bend: 0.4, facing: 1 },
    { on: 0, t: 1, heading: -110, size: 0.4, young: true },
  ],
  racemes: [
    {
      on: 1,
      from: 0.1,
      to: 1,
      count: 16,
      size: 0.76,
      stalk: 118,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 0,
    },
    {
      on: 3,
      from: 0.1,
      to: 1,
      count: 9,
      size: 0.6,
      stalk: 64,
      fruiting: 0,
      budding: 0.6,
      fruit: 1,
      nod: 0,
    },
  ],
  hung: [
    { on: 4, t: 0.5, stalk: 34, swing: -0.3, size: 1, ripe: false },
    { on: 4, t: 0.8, stalk: 40, swing: 0.3, size: 1.1, ripe: true },
    { on: 4, t: 1, stalk: 26, swing: -0.5, size: 1.1, ripe: true },
  ],
};
