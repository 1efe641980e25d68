// A bushy plant whose shoots, thick with finely divided leaves, end in flat clusters of flowers, in buds and in fruits.
import type { Plan } from "./plan.ts";

export const dottedSprigs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-30, 396],
        [-14, 280],
        [20, 150],
        [0, 10],
        [24, -110],
      ],
      width: [16, 6],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-90, 200],
        [-170, 90],
        [-206, -40],
      ],
      width: [9, 5],
      green: true,
    },
    {
      from: { on: 0, t: 0.38 },
      points: [
        [100, 130],
        [190, 80],
        [250, 0],
      ],
      width: [8, 4.6],
      green: true,
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 0, t: 0.14, heading: 14, size: 0.84 },
    { on: 0, t: 0.18, heading: -178, size: 0.86 },
    { on: 0, t: 0.5, heading: -160, size: 0.7 },
    { on: 0, t: 0.62, heading: -28, size: 0.6 },
    { on: 0, t: 0.76, heading: -144, size: 0.74 },
    { on: 0, t: 0.9, heading: -42, size: 0.66 },
    { on: 1, t: 0.56, heading: 176, size: 0.74 },
    { on: 1, t: 0.86, heading: -156, size: 0.6 },
    { on: 2, t: 0.56, heading: 48, size: 0.66 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -86, scale: 1.1 },
    { on: 1, t: 1, heading: -100, scale: 0.84 },
  ],
  fruits: [{ on: 2, t: 1, heading: -62, scale: 1 }],
};
