// A hollow stem and its side shoots end in a cross of four leaves, out of which long one-sided spikes rise.
import type { Plan } from "./plan.ts";

export const whorlTopped: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-6, 386],
        [-20, 270],
        [0, 150],
        [14, 40],
        [6, -20],
      ],
      width: [13, 7],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [-90, 230],
        [-176, 160],
        [-210, 70],
      ],
      width: [8, 5],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [100, 110],
        [196, 60],
        [232, -30],
      ],
      width: [8, 5],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [110, 320],
        [210, 280],
        [262, 220],
      ],
      width: [6.4, 4.4],
    },
  ],
  leaf: 1.22,
  nodes: [
    { on: 0, t: 0.12, size: 0.74, out: [-76] },
    { on: 0, t: 0.28, size: 0.84, out: [70] },
    { on: 0, t: 0.5, size: 0.92, out: [-66] },
    { on: 0, t: 0.76, size: 0.8, out: [-58, 64] },
    { on: 0, t: 1, size: 1.06, out: [-84, 92, -44, 128], facing: [1, 1, 0.8, 0.66], front: 3 },
    { on: 1, t: 0.5, size: 0.7, out: [-66, 58] },
    { on: 1, t: 1, size: 0.86, out: [-92, 78, -38, -136], facing: [1, 1, 0.8, 0.7], front: 3 },
    { on: 2, t: 0.5, size: 0.7, out: [66, -58] },
    { on: 2, t: 1, size: 0.9, out: [88, -80, 40, 136], facing: [1, 1, 0.8, 0.7], front: 3 },
    { on: 3, t: 0.5, size: 0.56, out: [66, -60] },
    { on: 3, t: 1, size: 0.66, out: [84, -78, 28, -30], facing: [1, 1, 0.8, 0.8] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 1.3 },
    { on: 0, t: 1, heading: -70, scale: 0.94 },
    { on: 1, t: 1, heading: -106, scale: 1 },
    { on: 2, t: 1, heading: -72, scale: 1.04 },
  ],
  fruits: [
    { on: 1, t: 1, heading: -74, scale: 0.9 },
    { on: 3, t: 1, heading: -66, scale: 0.74 },
  ],
};
