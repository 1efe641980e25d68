// A climber with broad hanging leaves on long stalks, rooted to a trunk; its tip leaves it and arches over.
import type { Plan } from "./plan.ts";

export const heartClimber: Plan = {
  foot: "cut",
  support: {
    points: [
      [118, 430],
      [92, 220],
      [98, -60],
      [60, -300],
    ],
    width: [46, 34],
  },
  lines: [
    {
      points: [
        [20, 424],
        [50, 350],
        [-40, -330],
        [-150, -360],
        [-250, -300],
        [-300, -190],
      ],
      width: [11, 3],
      green: true,
      climbs: { after: 2, from: 0.16, to: 0.88, turns: 1, away: 14 },
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [0, 90],
        [-90, 40],
        [-190, 60],
        [-270, 140],
      ],
      width: [7, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [170, -60],
        [250, -60],
        [310, 10],
      ],
      width: [6, 3],
      green: true,
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.24, heading: 40, size: 1 },
    { on: 0, t: 0.3, heading: 140, size: 0.94 },

    { on: 0, t: 0.62, heading: -166, size: 0.86 },
    { on: 0, t: 0.66, heading: -30, size: 0.84 },
    { on: 0, t: 0.77, heading: 96, size: 0.92 },
    { on: 0, t: 0.85, heading: -150, size: 0.84, facing: 0.72 },
    { on: 0, t: 0.92, heading: 70, size: 0.74 },
    { on: 0, t: 1, heading: 104, size: 0.5, young: true },
    { on: 1, t: 0.36, heading: -118, size: 0.8 },
    { on: 1, t: 0.6, heading: 100, size: 0.98 },
    { on: 1, t: 0.82, heading: -166, size: 0.8 },
    { on: 1, t: 1, heading: 128, size: 0.6, young: true },
    { on: 2, t: 0.5, heading: -40, size: 0.8 },
    { on: 2, t: 0.76, heading: 84, size: 0.92 },
    { on: 2, t: 1, heading: 56, size: 0.58, young: true },
  ],
  clusters: [
    { on: 0, t: 0.85, heading: 80, scale: 1 },
    { on: 1, t: 0.36, heading: 80, scale: 0.92 },
    { on: 2, t: 0.5, heading: 96, scale: 0.9 },
  ],
};
