// A slender bough that arches over under its pods, with fine feathered leaves; loose racemes at the tips.
import type { Plan } from "./plan.ts";

export const poddedArch: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-180, 400],
        [-190, 250],
        [-120, 80],
        [20, -60],
        [170, -110],
        [290, -70],
      ],
      width: [17, 4],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-200, 0],
        [-230, -120],
        [-190, -230],
      ],
      width: [8, 3.4],
    },
    {
      from: { on: 0, t: 0.58 },
      points: [
        [40, -160],
        [50, -260],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 0, t: 0.76 },
      points: [
        [130, -50],
        [150, 40],
        [158, 140],
      ],
      width: [5, 3.6],
      stalk: true,
    },
  ],
  leaf: 1.04,
  leaves: [
    { on: 0, t: 0.2, heading: 174, size: 0.86, bend: -0.3 },
    { on: 0, t: 0.24, heading: 20, size: 0.94, bend: 0.4 },
    { on: 0, t: 0.44, heading: 44, size: 0.9, bend: 0.3 },
    { on: 0, t: 0.78, heading: -58, size: 0.86 },
    { on: 0, t: 0.9, heading: -24, size: 0.8, bend: 0.4 },
    { on: 0, t: 0.98, heading: 62, size: 0.86, bend: 0.2 },
    { on: 1, t: 0.4, heading: 172, size: 0.82, bend: -0.3 },
    { on: 1, t: 0.56, heading: -20, size: 0.7, bend: 0.2 },
    { on: 1, t: 0.8, heading: -158, size: 0.8, bend: -0.3 },
    { on: 1, t: 0.96, heading: -106, size: 0.6 },
    { on: 2, t: 0.7, heading: -156, size: 0.7 },
    { on: 2, t: 1, heading: -112, size: 0.66 },
  ],
  clusters: [
    { on: 0, t: 1, heading: 6, scale: 0.94 },
    { on: 2, t: 0.92, heading: -46, scale: 0.9 },
    { on: 1, t: 0.98, heading: -62, scale: 0.8 },
  ],
  hung: [
    { on: 3, t: 0.4, stalk: 40, swing: 1.3, size: 0.84, ripe: false },
    { on: 3, t: 0.6, stalk: 50, swing: -1.3, size: 1.3, ripe: true },
    { on: 3, t: 0.84, stalk: 56, swing: 1.2, size: 1.36, ripe: true },
    { on: 3, t: 1, stalk: 40, swing: -0.5, size: 1.44, ripe: true },
    { on: 0, t: 0.62, stalk: 36, swing: -0.4, size: 0.66, ripe: false },
  ],
};
