// A slender twiner that comes in over a dead twig and hangs in two loops, with fine feathered leaves; racemes stand from the
// axils, and bursts of open pods hang close together on one short stalk each.
import type { Plan } from "./plan.ts";

export const beadedGarland: Plan = {
  foot: "cut",
  support: {
    points: [
      [-390, -250],
      [-200, -300],
      [30, -286],
      [330, -370],
    ],
    width: [20, 10],
  },
  lines: [
    {
      points: [
        [-360, 130],
        [-376, -20],
        [290, -290],
        [336, -200],
        [300, -70],
        [330, 70],
        [300, 180],
      ],
      width: [7.4, 2.4],
      green: true,
      climbs: { after: 2, from: 0.06, to: 0.86, turns: 2, away: 20 },
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-50, -200],
        [10, -60],
        [-30, 90],
        [30, 220],
        [0, 320],
      ],
      width: [5, 2.2],
      green: true,
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-240, -190],
        [-220, -60],
        [-260, 80],
        [-230, 190],
      ],
      width: [4.6, 2.2],
      green: true,
    },
    {
      from: { on: 1, t: 0.46 },
      points: [
        [50, 50],
        [96, 84],
      ],
      width: [4.6, 3.6],
      green: true,
    },
    {
      from: { on: 2, t: 0.62 },
      points: [
        [-300, 80],
        [-318, 124],
      ],
      width: [4.4, 3.4],
      green: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.07, heading: 36, size: 0.8, bend: 0.3 },
    { on: 0, t: 0.3, heading: -112, size: 0.86, bend: -0.3, whole: true },
    { on: 0, t: 0.5, heading: -70, size: 0.9, bend: 0.3, whole: true },
    { on: 0, t: 0.72, heading: 76, size: 0.84, bend: 0.2, whole: true },
    { on: 0, t: 0.84, heading: 172, size: 0.7, bend: -0.3 },
    { on: 0, t: 0.93, heading: 160, size: 0.6, bend: -0.3 },
    { on: 0, t: 1, heading: 80, size: 0.36, young: true },
    { on: 1, t: 0.24, heading: 170, size: 0.84, bend: -0.4, whole: true },
    { on: 1, t: 0.46, heading: 168, size: 0.8, bend: -0.4, whole: true },
    { on: 1, t: 0.7, heading: 20, size: 0.8, bend: 0.4, whole: true },
    { on: 1, t: 0.86, heading: 150, size: 0.66, bend: -0.3 },
    { on: 1, t: 1, heading: 90, size: 0.36, young: true },
    { on: 2, t: 0.36, heading: 176, size: 0.76, bend: -0.4, whole: true },
    { on: 2, t: 0.62, heading: 10, size: 0.76, bend: 0.4, whole: true },
    { on: 2, t: 1, heading: 90, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 0.86, heading: 20, scale: 0.94 },
    { on: 1, t: 0.24, heading: 30, scale: 0.94 },
    { on: 1, t: 0.7, heading: 140, scale: 0.84 },
    { on: 2, t: 0.36, heading: 30, scale: 0.8 },
  ],
  borne: [
    { on: 3, t: 0.5, heading: 170, bend: -60, stalk: 24, size: 0.86, ripe: false },
    { on: 3, t: 1, heading: -6, bend: 50, stalk: 34, size: 1.06, ripe: true },
    { on: 3, t: 0.8, heading: 120, bend: -10, stalk: 30, size: 1.1, ripe: true },
    { on: 4, t: 0.6, heading: 10, bend: 50, stalk: 26, size: 0.84, ripe: false },
    { on: 4, t: 1, heading: 130, bend: -20, stalk: 24, size: 1.1, ripe: true },
  ],
};
