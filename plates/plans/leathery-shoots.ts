// Short shoots that rise from a leaning bough, with round leathery leaves to both sides; small heads of flowers at their tips,
// a group of plums below the fork.
import type { Plan } from "./plan.ts";

export const leatheryShoots: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-300, 370],
        [-200, 270],
        [-80, 170],
        [60, 60],
        [150, -70],
        [170, -210],
      ],
      width: [16, 5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-130, 90],
        [-176, -40],
        [-150, -190],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [110, 120],
        [200, 130],
        [270, 90],
      ],
      width: [7, 3.6],
    },
    {
      from: { on: 2, t: 0.42 },
      points: [
        [156, 160],
        [164, 190],
      ],
      width: [5, 4],
      stalk: true,
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.16, heading: 176, size: 0.86 },
    { on: 0, t: 0.6, heading: -128, size: 0.86, facing: 0.8 },
    { on: 0, t: 0.72, heading: -10, size: 1 },
    { on: 0, t: 0.82, heading: -160, size: 0.94 },
    { on: 0, t: 0.9, heading: -30, size: 0.86 },
    { on: 1, t: 0.3, heading: -160, size: 1 },
    { on: 1, t: 0.46, heading: -22, size: 0.84, facing: 0.74 },
    { on: 1, t: 0.66, heading: 176, size: 0.94 },
    { on: 1, t: 0.8, heading: -38, size: 0.8 },
    { on: 0, t: 0.36, heading: 62, size: 1 },
    { on: 2, t: 0.72, heading: 66, size: 0.7 },
    { on: 2, t: 0.9, heading: 30, size: 0.84 },
    { on: 2, t: 1, heading: -50, size: 0.6 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -76, scale: 0.8 },
    { on: 1, t: 1, heading: -84, scale: 0.72 },
  ],
  hung: [
    { on: 3, t: 0.6, stalk: 34, swing: -0.9, size: 0.78, ripe: false },
    { on: 3, t: 0.9, stalk: 50, swing: -0.6, size: 1.24, ripe: true },
    { on: 3, t: 1, stalk: 46, swing: 0.9, size: 1.16, ripe: true },
  ],
};
