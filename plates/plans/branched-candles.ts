// An upright shrub whose shoots end in tall candles of flowers of three ages, and an old one that stands full of pods.
import type { Plan } from "./plan.ts";

export const branchedCandles: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [30, 398],
        [4, 270],
        [16, 130],
        [-14, 20],
        [-2, -60],
      ],
      width: [20, 8],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [90, 80],
        [176, 30],
        [206, -60],
      ],
      width: [10, 6],
      green: true,
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [-90, 0],
        [-170, -50],
        [-196, -120],
      ],
      width: [9, 5],
      green: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-80, 206],
        [-180, 196],
        [-256, 130],
        [-280, 30],
      ],
      width: [8, 3],
      green: true,
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.18, heading: 176, size: 0.84, bend: -0.2 },
    { on: 0, t: 0.24, heading: 6, size: 0.9, bend: 0.3 },
    { on: 0, t: 0.84, heading: -128, size: 0.7 },
    { on: 0, t: 0.94, heading: -44, size: 0.72 },
    { on: 1, t: 0.5, heading: 22, size: 0.72, bend: 0.5 },
    { on: 0, t: 0.4, heading: 166, size: 0.84, bend: -0.3, whole: true },
    { on: 1, t: 0.8, heading: -10, size: 0.62, bend: 0.4, whole: true },
    { on: 3, t: 0.3, heading: 130, size: 0.66, bend: -0.3, whole: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -88, scale: 1.2 },
    { on: 1, t: 1, heading: -82, scale: 1 },
    { on: 2, t: 1, heading: -98, scale: 0.86 },
  ],
  borne: [
    { on: 3, t: 0.56, heading: -172, stalk: 20, bend: 30, size: 0.7, ripe: true },
    { on: 3, t: 0.62, heading: -26, stalk: 20, bend: -30, size: 0.74, ripe: true },
    { on: 3, t: 0.72, heading: -168, stalk: 20, bend: 30, size: 0.72, ripe: true },
    { on: 3, t: 0.8, heading: -26, stalk: 20, bend: -30, size: 0.7, ripe: true },
    { on: 3, t: 0.88, heading: -160, stalk: 20, bend: 30, size: 0.66, ripe: false },
    { on: 3, t: 0.94, heading: -36, stalk: 20, bend: -20, size: 0.62, ripe: false },
    { on: 3, t: 1, heading: -90, stalk: 20, bend: 0, size: 0.56, ripe: false },
  ],
};
