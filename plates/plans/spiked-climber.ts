// A climber rooted to a post: side shoots lean out, with a spike hanging across from each leaf.
import type { Plan } from "./plan.ts";

export const spikedClimber: Plan = {
  foot: "cut",
  support: {
    points: [
      [-128, 430],
      [-96, 200],
      [-84, -80],
      [-50, -330],
    ],
    width: [34, 24],
  },
  lines: [
    {
      points: [
        [-176, 420],
        [-158, 360],
        [-20, -396],
        [46, -424],
      ],
      width: [10, 3.4],
      green: true,
      climbs: { after: 2, from: 0.14, to: 0.95, turns: 1.2, away: 9 },
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [10, 120],
        [110, 88],
        [206, 110],
        [290, 176],
      ],
      width: [6.4, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [0, -176],
        [96, -226],
        [200, -214],
        [296, -148],
      ],
      width: [6, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-150, -64],
        [-226, -74],
        [-300, -30],
      ],
      width: [5.6, 2.6],
      green: true,
    },
  ],
  leaf: 0.98,
  leaves: [
    { on: 0, t: 0.25, heading: 158, size: 1.06 },
    { on: 0, t: 0.7, heading: -158, size: 0.9 },
    { on: 0, t: 0.86, heading: -130, size: 0.7 },
    { on: 0, t: 0.94, heading: 10, size: 0.62 },
    { on: 0, t: 1, heading: -56, size: 0.4, young: true },
    { on: 1, t: 0.3, heading: -62, size: 0.92 },
    { on: 1, t: 0.56, heading: -34, size: 1 },
    { on: 1, t: 0.8, heading: -18, size: 0.86, facing: 0.7 },
    { on: 1, t: 1, heading: 62, size: 0.66, young: true },
    { on: 2, t: 0.34, heading: -74, size: 0.84, facing: 0.74 },
    { on: 2, t: 0.6, heading: -46, size: 0.94 },
    { on: 2, t: 0.84, heading: -12, size: 0.8 },
    { on: 2, t: 1, heading: 60, size: 0.56, young: true },
    { on: 3, t: 0.5, heading: -118, size: 0.8 },
    { on: 3, t: 0.8, heading: -158, size: 0.84 },
    { on: 3, t: 1, heading: 132, size: 0.62, young: true },
  ],
  borne: [
    { on: 1, t: 0.3, heading: 78, bend: 14, stalk: 22, size: 1.34, ripe: true },
    { on: 1, t: 0.56, heading: 74, bend: 18, stalk: 24, size: 1.56, ripe: true },
    { on: 1, t: 0.8, heading: 78, bend: 16, stalk: 20, size: 1.16, ripe: true },
    { on: 2, t: 0.34, heading: 76, bend: 16, stalk: 22, size: 1.14, ripe: true },
    { on: 2, t: 0.6, heading: 72, bend: 18, stalk: 20, size: 1.26, ripe: false },
    { on: 3, t: 0.5, heading: 100, bend: -12, stalk: 20, size: 1.12, ripe: true },
  ],
  clusters: [
    { on: 2, t: 0.84, heading: 72, scale: 0.8 },
    { on: 3, t: 0.8, heading: 108, scale: 0.74 },
    { on: 0, t: 0.94, heading: 128, scale: 0.6 },
  ],
};
