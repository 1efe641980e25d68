// A lax plant that leans: long internodes with pairs of pointed leaves, an opposite pair of shoots and the tip each ending in a cluster.
import type { Plan } from "./plan.ts";

export const laxCorymbs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-220, 394],
        [-150, 270],
        [-90, 140],
        [-20, 10],
        [70, -90],
        [110, -180],
      ],
      width: [14, 4],
      green: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-120, -20],
        [-180, -100],
        [-196, -180],
      ],
      width: [6, 3.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [60, 50],
        [170, 30],
        [236, -40],
      ],
      width: [6, 3.4],
      green: true,
    },
  ],
  leaf: 1.26,
  petiole: 0.2,
  leaves: [
    { on: 0, t: 0.14, heading: 168, size: 0.84 },
    { on: 0, t: 0.14, heading: 26, size: 0.94 },
    { on: 0, t: 0.32, heading: -170, size: 1 },
    { on: 0, t: 0.32, heading: 40, size: 1.04 },
    { on: 0, t: 0.5, heading: -172, size: 0.86 },
    { on: 0, t: 0.5, heading: 66, size: 0.84 },
    { on: 0, t: 0.72, heading: -136, size: 0.8 },
    { on: 0, t: 0.72, heading: -8, size: 0.6, facing: 0.8 },
    { on: 0, t: 0.9, heading: -160, size: 0.6 },
    { on: 0, t: 0.9, heading: 8, size: 0.56 },
    { on: 1, t: 0.6, heading: 172, size: 0.66 },
    { on: 1, t: 0.6, heading: -40, size: 0.56 },
    { on: 2, t: 0.56, heading: 74, size: 0.66 },
    { on: 2, t: 0.9, heading: 30, size: 0.5 },
    { on: 2, t: 0.3, heading: -70, size: 0.66, facing: 0.84 },
    { on: 2, t: 0.3, heading: 96, size: 0.8 },
    { on: 2, t: 0.9, heading: -110, size: 0.44, facing: 0.8 },
    { on: 1, t: 0.9, heading: -160, size: 0.44 },
    { on: 1, t: 0.9, heading: -30, size: 0.4 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -78, scale: 0.86 },
    { on: 1, t: 1, heading: -100, scale: 0.64 },
  ],
  fruits: [{ on: 2, t: 1, heading: -60, scale: 1.16 }],
};
