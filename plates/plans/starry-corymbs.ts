// Glossy leaves in pairs on three rising shoots; over each a flat cluster, in full flower, in bud, and heavy with dark berries.
import type { Plan } from "./plan.ts";

export const starryCorymbs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-120, 396],
        [-96, 270],
        [-20, 150],
        [-10, 10],
        [-50, -110],
      ],
      width: [18, 6],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [80, 140],
        [170, 60],
        [200, -50],
      ],
      width: [10, 5],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-160, 190],
        [-220, 130],
        [-236, 60],
      ],
      width: [8, 4.6],
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [-250, 10],
        [-262, -40],
      ],
      width: [4, 3],
      stalk: true,
    },
    {
      from: { on: 3, t: 0.5 },
      points: [
        [-290, 4],
        [-316, -20],
      ],
      width: [3, 2.2],
      stalk: true,
    },
    {
      from: { on: 3, t: 0.6 },
      points: [
        [-226, -26],
        [-212, -56],
      ],
      width: [3, 2.2],
      stalk: true,
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.16, heading: 30, size: 0.96 },
    { on: 0, t: 0.16, heading: 172, size: 0.74, facing: 0.8 },
    { on: 0, t: 0.52, heading: -166, size: 0.86 },
    { on: 0, t: 0.52, heading: 4, size: 0.86 },
    { on: 0, t: 0.72, heading: -150, size: 0.94 },
    { on: 0, t: 0.72, heading: -26, size: 0.94 },
    { on: 0, t: 0.94, heading: 176, size: 0.9 },
    { on: 0, t: 0.94, heading: -24, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.44, heading: 60, size: 0.84 },
    { on: 1, t: 0.7, heading: -166, size: 0.6, under: true },
    { on: 1, t: 0.7, heading: 2, size: 0.84 },
    { on: 1, t: 0.96, heading: -148, size: 0.72 },
    { on: 1, t: 0.96, heading: -24, size: 0.76 },
    { on: 2, t: 0.64, heading: 160, size: 0.86 },
    { on: 2, t: 0.98, heading: 176, size: 0.66 },
    { on: 2, t: 0.98, heading: -30, size: 0.66 },
    { on: 2, t: 0.3, heading: 100, size: 0.7 },
    { on: 1, t: 0.24, heading: -120, size: 0.6, facing: 0.8 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -96, scale: 1.1 },
    { on: 1, t: 1, heading: -76, scale: 0.86 },
  ],
  borne: [
    { on: 3, t: 1, heading: -120, bend: 0, stalk: 22, size: 0.66, ripe: true },
    { on: 3, t: 1, heading: -70, bend: 0, stalk: 20, size: 0.6, ripe: false },
    { on: 4, t: 0.6, heading: 150, bend: -20, stalk: 18, size: 0.62, ripe: true },
    { on: 4, t: 1, heading: -170, bend: -20, stalk: 20, size: 0.66, ripe: true },
    { on: 4, t: 1, heading: -120, bend: 0, stalk: 20, size: 0.6, ripe: false },
    { on: 5, t: 1, heading: -90, bend: 0, stalk: 20, size: 0.66, ripe: true },
    { on: 5, t: 1, heading: -40, bend: 10, stalk: 20, size: 0.62, ripe: true },
    { on: 5, t: 0.6, heading: 0, bend: 20, stalk: 18, size: 0.58, ripe: false },
  ],
};
