// A thin vine that winds up a dead stem and lets its shoots fall to both sides; lilac racemes stand up, burst pods hang in bunches.
import type { Plan } from "./plan.ts";

export const strewnTwiner: Plan = {
  foot: "cut",
  herb: true,
  support: {
    points: [
      [60, 400],
      [30, 230],
      [56, 70],
      [20, -80],
      [40, -260],
    ],
    width: [22, 12],
  },
  lines: [
    {
      points: [
        [170, 390],
        [-20, -290],
        [-120, -270],
        [-210, -170],
        [-240, -50],
      ],
      width: [9, 3],
      climbs: { after: 1, from: 0.14, to: 0.94, turns: 2, away: 26 },
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-60, 130],
        [-160, 140],
        [-240, 220],
      ],
      width: [5.4, 2.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [130, -10],
        [230, 10],
        [290, 110],
      ],
      width: [5.4, 2.6],
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 0, t: 0.14, heading: 10, size: 0.9, bend: 0.3 },
    { on: 0, t: 0.3, heading: 16, size: 0.9, bend: 0.4 },
    { on: 0, t: 0.38, heading: -160, size: 0.94, bend: -0.4 },
    { on: 0, t: 0.54, heading: -40, size: 0.94, bend: 0.4 },
    { on: 0, t: 0.62, heading: -170, size: 0.84, bend: -0.4 },
    { on: 0, t: 0.7, heading: -30, size: 0.84, bend: 0.4 },
    { on: 0, t: 0.8, heading: -100, size: 0.76, bend: -0.3 },
    { on: 0, t: 0.88, heading: -176, size: 0.8, bend: -0.4 },
    { on: 0, t: 0.96, heading: 60, size: 0.66 },
    { on: 0, t: 1, heading: 100, size: 0.6, young: true },
    { on: 1, t: 0.4, heading: -140, size: 0.8, bend: -0.3 },
    { on: 1, t: 0.64, heading: 80, size: 0.74, bend: 0.2 },
    { on: 1, t: 0.86, heading: -176, size: 0.7, bend: -0.3 },
    { on: 1, t: 1, heading: 110, size: 0.6 },
    { on: 2, t: 0.44, heading: -50, size: 0.8, bend: 0.3 },
    { on: 2, t: 0.74, heading: 0, size: 0.76, bend: 0.4 },
    { on: 2, t: 1, heading: 70, size: 0.66 },
  ],
  clusters: [
    { on: 0, t: 0.88, heading: -110, scale: 1 },
    { on: 1, t: 0.46, heading: -96, scale: 1 },
    { on: 2, t: 0.62, heading: -76, scale: 1 },
  ],
  fruits: [
    { on: 2, t: 0.5, heading: 90, scale: 0.9 },
    { on: 0, t: 0.96, heading: 90, scale: 0.84 },
  ],
};
