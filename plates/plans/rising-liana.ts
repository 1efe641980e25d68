// A liana that winds up a dead bough and swings free of it: panicles of trumpets at its tips, leaves of two leaflets, long thin pods.
import type { Plan } from "./plan.ts";

export const risingLiana: Plan = {
  foot: "cut",
  support: {
    points: [
      [-90, 400],
      [-60, 240],
      [-84, 90],
      [-40, -60],
      [-56, -200],
    ],
    width: [24, 14],
  },
  lines: [
    {
      points: [
        [-190, 396],
        [20, -230],
        [100, -236],
        [190, -180],
        [236, -90],
      ],
      width: [11, 3.4],
      climbs: { after: 1, from: 0.12, to: 0.86, turns: 1.6, away: 34 },
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [70, 170],
        [150, 210],
        [240, 200],
        [290, 130],
      ],
      width: [6.4, 3],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-150, 10],
        [-230, -40],
        [-250, -120],
      ],
      width: [6.4, 3],
    },
  ],
  leaf: 1.1,
  whole: true,
  leaves: [
    { on: 0, t: 0.2, heading: 176, size: 0.94, bend: -0.3 },
    { on: 0, t: 0.34, heading: -160, size: 0.9, bend: -0.3 },
    { on: 0, t: 0.5, heading: -10, size: 1, front: true },
    { on: 0, t: 0.66, heading: -150, size: 0.8 },
    { on: 0, t: 0.76, heading: -44, size: 0.86 },
    { on: 0, t: 0.88, heading: -20, size: 0.8 },
    { on: 1, t: 0.44, heading: -70, size: 0.7, facing: 0.8 },
    { on: 1, t: 0.82, heading: 30, size: 0.76 },
    { on: 1, t: 0.82, heading: -110, size: 0.66, facing: 0.8 },
    { on: 2, t: 0.5, heading: 170, size: 0.84 },
    { on: 2, t: 0.5, heading: -70, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.86, heading: -160, size: 0.6 },
    { on: 1, t: 1, heading: 64, size: 0.56, young: true },
  ],
  clusters: [
    { on: 2, t: 1, heading: -96, scale: 1.1 },
    { on: 0, t: 1, heading: 40, scale: 1 },
    { on: 0, t: 0.72, heading: -80, scale: 0.9 },
  ],
  hung: [
    { on: 1, t: 0.56, stalk: 26, swing: -0.2, size: 1.16, ripe: false },
    { on: 1, t: 0.58, stalk: 20, swing: 0.3, size: 1.2, ripe: true },
  ],
  tendrils: [
    { on: 1, t: 1, heading: -70, way: 1 },
    { on: 0, t: 0.66, heading: -130, way: -1 },
    { on: 2, t: 0.5, heading: 150, way: -1 },
  ],
};
