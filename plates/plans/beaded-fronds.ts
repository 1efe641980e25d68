// A juicy little herb whose stems bow outwards like the fronds of a fern, each with side shoots thick with minute leaves.
import type { Plan } from "./plan.ts";

export const beadedFronds: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 340],
        [-20, 220],
        [20, 80],
        [0, -60],
        [50, -180],
      ],
      width: [12, 4],
    },
    {
      from: { on: 0, t: 0.04 },
      points: [
        [-90, 240],
        [-170, 110],
        [-220, -20],
        [-300, -90],
      ],
      width: [10, 3.6],
    },
    {
      from: { on: 0, t: 0.03 },
      points: [
        [110, 260],
        [210, 190],
        [290, 70],
        [346, 20],
      ],
      width: [10, 3.6],
    },
    {
      from: { on: 0, t: 0.02 },
      points: [
        [-110, 300],
        [-220, 280],
        [-320, 220],
      ],
      width: [8, 3.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [80, 80],
        [150, 0],
        [180, -90],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [-50, -10],
        [-100, -110],
        [-90, -190],
      ],
      width: [6, 3.2],
    },
    {
      from: { on: 1, t: 0.36 },
      points: [
        [-200, 190],
        [-290, 140],
      ],
      width: [6, 3.2],
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [-130, 20],
        [-150, -60],
      ],
      width: [6, 3.2],
    },
    {
      from: { on: 2, t: 0.3 },
      points: [
        [150, 110],
        [210, 30],
      ],
      width: [6, 3.2],
    },
    {
      from: { on: 2, t: 0.4 },
      points: [
        [230, 260],
        [310, 220],
      ],
      width: [6, 3.2],
    },
  ],
  leaf: 0.9,
  pairs: [
    { on: 0, from: 0.12, to: 1, count: 17, size: 1 },
    { on: 1, from: 0.16, to: 1, count: 15, size: 1 },
    { on: 2, from: 0.16, to: 1, count: 15, size: 1 },
    { on: 3, from: 0.2, to: 1, count: 11, size: 1 },
    { on: 4, from: 0.16, to: 1, count: 10, size: 0.96 },
    { on: 5, from: 0.16, to: 1, count: 9, size: 0.9 },
    { on: 6, from: 0.2, to: 1, count: 7, size: 0.9 },
    { on: 7, from: 0.2, to: 1, count: 7, size: 0.9 },
    { on: 8, from: 0.2, to: 1, count: 7, size: 0.9 },
    { on: 9, from: 0.2, to: 1, count: 6, size: 0.9 },
  ],
  clusters: [
    { on: 0, t: 0.5, heading: -150, scale: 1.2 },
    { on: 0, t: 0.66, heading: -30, scale: 1.2 },
    { on: 0, t: 0.8, heading: -150, scale: 1.1 },
    { on: 0, t: 0.9, heading: -30, scale: 1 },
    { on: 1, t: 0.5, heading: 170, scale: 1.2 },
    { on: 1, t: 0.64, heading: -40, scale: 1.1 },
    { on: 1, t: 0.8, heading: 160, scale: 1.1 },
    { on: 2, t: 0.54, heading: -90, scale: 1.2 },
    { on: 2, t: 0.7, heading: 40, scale: 1.1 },
    { on: 2, t: 0.84, heading: -90, scale: 1 },
    { on: 3, t: 0.6, heading: -100, scale: 1.1 },
    { on: 4, t: 0.5, heading: -10, scale: 1.1 },
    { on: 4, t: 0.76, heading: -150, scale: 1 },
    { on: 5, t: 0.6, heading: -170, scale: 1 },
    { on: 6, t: 0.6, heading: 120, scale: 1 },
  ],
};
