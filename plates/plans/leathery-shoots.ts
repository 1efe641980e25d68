// Short shoots that rise from a leaning bough, thick with round leathery leaves that stand up along them; small heads of flowers in the
// upper axils, a group of plums below the fork.
import type { Plan } from "./plan.ts";

export const leatheryShoots: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-240, 390],
        [-170, 290],
        [-70, 190],
        [40, 80],
        [110, -40],
        [120, -160],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.32 },
      points: [
        [-150, 110],
        [-190, -10],
        [-180, -130],
      ],
      width: [10, 4.4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [90, 150],
        [180, 150],
        [240, 110],
      ],
      width: [8, 4],
    },
    {
      from: { on: 2, t: 0.4 },
      points: [
        [136, 184],
        [140, 206],
      ],
      width: [6, 5],
      stalk: true,
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.12, heading: 172, size: 0.86 },
    { on: 0, t: 0.2, heading: 46, size: 0.94 },
    { on: 0, t: 0.3, heading: 158, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.58, heading: -122, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.66, heading: -4, size: 0.9 },
    { on: 0, t: 0.76, heading: -142, size: 0.92 },
    { on: 0, t: 0.84, heading: -18, size: 0.9 },
    { on: 0, t: 0.93, heading: -136, size: 0.76 },
    { on: 0, t: 1, heading: -64, size: 0.62 },
    { on: 1, t: 0.26, heading: -168, size: 0.9 },
    { on: 1, t: 0.42, heading: -40, size: 0.76, facing: 0.74 },
    { on: 1, t: 0.58, heading: -158, size: 0.92 },
    { on: 1, t: 0.74, heading: -32, size: 0.82 },
    { on: 1, t: 0.9, heading: -144, size: 0.74 },
    { on: 1, t: 1, heading: -76, size: 0.6 },
    { on: 2, t: 0.4, heading: -58, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.66, heading: 74, size: 0.74 },
    { on: 2, t: 0.86, heading: -70, size: 0.7 },
    { on: 2, t: 1, heading: 8, size: 0.84 },
  ],
  clusters: [
    { on: 0, t: 0.93, heading: -84, scale: 0.8 },
    { on: 1, t: 0.9, heading: -100, scale: 0.76 },
    { on: 0, t: 0.84, heading: -52, scale: 0.6 },
  ],
  hung: [
    { on: 3, t: 0.5, stalk: 18, swing: -0.9, size: 0.8, ripe: false, width: 5 },
    { on: 3, t: 0.9, stalk: 30, swing: -0.5, size: 1.3, ripe: true, width: 5 },
    { on: 3, t: 1, stalk: 26, swing: 0.9, size: 1.2, ripe: true, width: 5 },
  ],
};
