// A small juicy herb: thick pale stems that rise from one foot, heart-shaped leaves spaced along them, and at the tip of
// each and opposite its leaves a slender spike.
import type { Plan } from "./plan.ts";

export const juicyTuft: Plan = {
  foot: "rooted",
  swollen: true,
  whole: true,
  lines: [
    {
      points: [
        [0, 316],
        [-8, 200],
        [26, 80],
        [-6, -50],
        [28, -170],
      ],
      width: [15, 3.4],
    },
    {
      from: { on: 0, t: 0.1 },
      points: [
        [-96, 228],
        [-206, 150],
        [-262, 20],
        [-312, -70],
      ],
      width: [11, 3.2],
    },
    {
      from: { on: 0, t: 0.16 },
      points: [
        [96, 216],
        [206, 160],
        [270, 40],
        [336, -30],
      ],
      width: [11, 3.2],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-60, -6],
        [-110, -130],
        [-104, -220],
      ],
      width: [7.4, 3],
    },
    {
      from: { on: 0, t: 0.64 },
      points: [
        [86, -80],
        [150, -170],
        [160, -250],
      ],
      width: [7.4, 3],
    },
  ],
  leaf: 1.6,
  leaves: [
    { on: 0, t: 0.28, heading: 8, size: 1, facing: 1, stalk: 40, bend: 0.3 },
    { on: 0, t: 0.4, heading: -160, size: 0.94, facing: 1, stalk: 36, bend: -0.3 },
    { on: 0, t: 0.54, heading: -14, size: 0.86, facing: 1, stalk: 32, bend: 0.3 },
    { on: 0, t: 0.68, heading: -172, size: 0.8, facing: 0.9, stalk: 28, bend: -0.3 },
    { on: 0, t: 0.92, heading: -8, size: 0.6, facing: 1, stalk: 20, bend: 0.3 },
    { on: 0, t: 0.82, heading: -150, size: 0.76, facing: 1, stalk: 24, bend: -0.3 },
    { on: 0, t: 1, heading: -20, size: 0.58, facing: 0.9, stalk: 16, bend: 0.3 },
    { on: 1, t: 0.32, heading: 150, size: 0.96, facing: 0.9, stalk: 36, bend: -0.3 },
    { on: 1, t: 0.56, heading: -24, size: 0.86, facing: 1, stalk: 30, bend: 0.3 },
    { on: 1, t: 0.76, heading: 170, size: 0.8, facing: 1, stalk: 28, bend: -0.3 },
    { on: 1, t: 0.9, heading: -20, size: 0.6, facing: 1, stalk: 20, bend: 0.3 },
    { on: 1, t: 1, heading: -70, size: 0.5, facing: 1, stalk: 14 },
    { on: 2, t: 0.36, heading: 60, size: 0.96, facing: 1, stalk: 36, bend: 0.3 },
    { on: 2, t: 0.6, heading: -104, size: 0.84, facing: 0.9, stalk: 30, bend: -0.1 },
    { on: 2, t: 0.8, heading: 30, size: 0.78, facing: 1, stalk: 26, bend: 0.3 },
    { on: 2, t: 0.92, heading: -150, size: 0.58, facing: 1, stalk: 20, bend: -0.2 },
    { on: 2, t: 1, heading: -96, size: 0.5, facing: 1, stalk: 14 },
    { on: 3, t: 0.55, heading: 176, size: 0.7, facing: 1, stalk: 24, bend: -0.3 },
    { on: 3, t: 0.8, heading: -20, size: 0.6, facing: 1, stalk: 20, bend: 0.3 },
    { on: 3, t: 1, heading: -150, size: 0.5, facing: 1, stalk: 14 },
    { on: 4, t: 0.5, heading: -4, size: 0.74, facing: 1, stalk: 24, bend: 0.3 },
    { on: 4, t: 0.8, heading: -160, size: 0.56, facing: 1, stalk: 20, bend: -0.3 },
    { on: 4, t: 1, heading: -30, size: 0.5, facing: 1, stalk: 14, bend: 0.2 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1.1, bend: 0.2 },
    { on: 1, t: 1, heading: -130, scale: 1, bend: 0.2 },
    { on: 1, t: 0.76, heading: -60, scale: 0.8, bend: 0.2 },
    { on: 2, t: 1, heading: -46, scale: 0.96, bend: 0.1 },
    { on: 2, t: 0.6, heading: -12, scale: 0.8, bend: -0.5 },
    { on: 3, t: 1, heading: -98, scale: 1, bend: -0.2 },
    { on: 4, t: 1, heading: -74, scale: 0.94, bend: 0.2 },
  ],
};
