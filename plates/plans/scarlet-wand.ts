// A slender bough that ends in one long arching wand of flowers; few large leaves below it, small fruits on an older stalk.
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
      from: { on: 0, t: 0.34 },
      points: [
        [-166, 250],
        [-236, 226],
      ],
      width: [8, 4.6],
    },
  ],
  leaf: 0.98,
  leaves: [
    { on: 0, t: 0.7, heading: -152, size: 0.84, bend: -0.2, whole: true },
    { on: 0, t: 0.96, heading: -130, size: 0.9, bend: -0.2 },
    { on: 0, t: 0.9, heading: -12, size: 1, bend: 0.2 },
    { on: 3, t: 1, heading: 168, size: 0.74, bend: -0.3, whole: true },
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
