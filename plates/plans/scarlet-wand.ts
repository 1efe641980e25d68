// A slender bough that ends in one long arching wand of flowers; large leaves in depth below it, small fruits on an older stalk.
import type { Plan } from "./plan.ts";

export const scarletWand: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 400],
        [-120, 270],
        [-40, 140],
        [20, 30],
      ],
      width: [15, 7],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [60, -80],
        [70, -190],
        [20, -310],
        [-70, -380],
      ],
      width: [6, 2.6],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.55 },
      points: [
        [20, 150],
        [110, 170],
        [180, 230],
      ],
      width: [6, 4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-180, 240],
        [-250, 206],
      ],
      width: [9, 5],
    },
  ],
  leaf: 1.32,
  leaves: [
    { on: 0, t: 0.5, heading: -14, size: 0.62, bend: 0.3, facing: 0.8 },
    { on: 0, t: 0.72, heading: -166, size: 0.86, bend: -0.2, whole: true },
    { on: 0, t: 0.86, heading: 6, size: 0.92, bend: 0.2, whole: true },
    { on: 0, t: 0.94, heading: -138, size: 0.94, bend: -0.15, whole: true },
    { on: 0, t: 1, heading: -34, size: 0.84, bend: 0.1 },
    { on: 0, t: 1, heading: -64, size: 0.4, young: true },
    { on: 0, t: 0.14, heading: 10, size: 0.6, bend: 0.3 },
    { on: 3, t: 0.8, heading: 172, size: 0.72, bend: -0.2, whole: true },
    { on: 3, t: 1, heading: -138, size: 0.42, young: true },
  ],
  racemes: [
    {
      on: 1,
      from: 0.22,
      to: 1,
      count: 14,
      size: 0.96,
      stalk: 30,
      fruiting: 0,
      budding: 0.34,
      fruit: 1,
      nod: 0,
    },
  ],
  borne: [
    { on: 2, t: 1, heading: 60, stalk: 26, bend: 10, size: 1.1, ripe: true },
    { on: 2, t: 1, heading: 4, stalk: 30, bend: 30, size: 1.06, ripe: true },
    { on: 2, t: 1, heading: 122, stalk: 28, bend: -20, size: 1, ripe: true },
    { on: 2, t: 0.72, heading: -30, stalk: 28, bend: 60, size: 0.8, ripe: false },
    { on: 2, t: 0.72, heading: 100, stalk: 30, bend: -10, size: 0.96, ripe: true },
    { on: 2, t: 0.46, heading: 84, stalk: 28, bend: 0, size: 0.76, ripe: false },
  ],
};
