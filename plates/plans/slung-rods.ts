// A bough with large lacy leaves; from its end a bunch of very long pods hangs free, and sprays of flowers stand over its bend.
import type { Plan } from "./plan.ts";

export const slungRods: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-200, 392],
        [-176, 240],
        [-90, 80],
        [20, -40],
        [120, -120],
        [200, -150],
      ],
      width: [20, 7],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [-20, -140],
        [-30, -230],
      ],
      width: [8, 4.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.94 },
      points: [
        [206, -100],
        [222, -60],
      ],
      width: [7, 5],
      stalk: true,
    },
  ],
  leaf: 0.92,
  leaves: [
    { on: 0, t: 0.2, heading: 178, size: 0.66 },
    { on: 0, t: 0.3, heading: 32, size: 0.8 },
    { on: 0, t: 0.44, heading: 170, size: 0.78 },
    { on: 0, t: 1, heading: -34, size: 0.5 },
    { on: 0, t: 0.86, heading: -76, size: 0.66 },
    { on: 1, t: 0.5, heading: 178, size: 0.74 },
  ],
  clusters: [
    { on: 1, t: 1, heading: -84, scale: 0.94 },
    { on: 1, t: 0.8, heading: -136, scale: 0.66 },
  ],
  borne: [
    { on: 2, t: 0.6, heading: 120, stalk: 20, bend: -20, size: 1.2, ripe: false },
    { on: 2, t: 0.8, heading: 70, stalk: 20, bend: 10, size: 1.4, ripe: true },
    { on: 2, t: 1, heading: 94, stalk: 18, bend: 0, size: 1.54, ripe: true },
  ],
};
