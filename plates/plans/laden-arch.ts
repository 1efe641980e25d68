// A thorny branch arches over under one great fruit; along its back short twigs stand with flowers of every age.
import type { Plan } from "./plan.ts";

export const ladenArch: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-300, 390],
        [-250, 210],
        [-150, 20],
        [10, -100],
        [170, -100],
        [250, -20],
      ],
      width: [17, 6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-160, -90],
        [-190, -200],
        [-170, -300],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.64 },
      points: [
        [50, -200],
        [90, -290],
      ],
      width: [6.4, 4],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-150, 210],
        [-60, 180],
        [20, 200],
      ],
      width: [6, 3.4],
    },
    {
      from: { on: 0, t: 0.84 },
      points: [
        [250, -190],
        [320, -230],
      ],
      width: [5.4, 3.4],
    },
  ],
  leaf: 1.4,
  pairs: [
    { on: 0, from: 0.14, to: 0.42, count: 4, size: 0.94 },
    { on: 0, from: 0.5, to: 0.96, count: 6, size: 0.94 },
    { on: 1, from: 0.26, to: 0.92, count: 5, size: 0.9 },
    { on: 2, from: 0.34, to: 0.94, count: 4, size: 0.86 },
    { on: 3, from: 0.26, to: 0.96, count: 5, size: 0.8 },
    { on: 4, from: 0.36, to: 0.94, count: 3, size: 0.76 },
  ],
  flowers: [
    { on: 1, t: 1, heading: -128, stalk: 24, size: 0.72, view: "bud" },
    { on: 1, t: 1, heading: -78, stalk: 26, size: 1.06, view: "open" },
    { on: 2, t: 1, heading: -70, stalk: 20, size: 1.14, view: "face" },
    { on: 4, t: 1, heading: -20, stalk: 22, size: 1, view: "side" },
    { on: 4, t: 0.7, heading: 40, stalk: 20, size: 0.56, view: "bud" },
    { on: 3, t: 1, heading: 30, stalk: 22, size: 0.66, view: "bud" },
  ],
  borne: [
    { on: 0, t: 1, heading: 66, bend: 22, stalk: 34, size: 1.4, ripe: true },
    { on: 0, t: 0.56, heading: 74, bend: 16, stalk: 34, size: 0.62, ripe: false },
  ],
};
