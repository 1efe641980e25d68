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
        [146, -70],
        [158, -30],
      ],
      width: [5, 3.6],
      stalk: true,
    },
  ],
  leaf: 1.14,
  leaves: [
    { on: 0, t: 0.12, heading: 6, size: 0.9, bend: 0.4 },
    { on: 0, t: 0.2, heading: 174, size: 0.9, bend: -0.3 },
    { on: 0, t: 0.28, heading: 24, size: 0.98, bend: 0.4 },
    { on: 0, t: 0.4, heading: -168, size: 0.8, bend: -0.3 },
    { on: 0, t: 0.46, heading: 50, size: 0.92, bend: 0.3 },
    { on: 0, t: 0.72, heading: 74, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.8, heading: -58, size: 0.9 },
    { on: 0, t: 0.88, heading: 66, size: 0.9, bend: 0.2 },
    { on: 0, t: 0.93, heading: -24, size: 0.84, bend: 0.4 },
    { on: 0, t: 0.99, heading: 50, size: 0.86, bend: 0.2 },
    { on: 1, t: 0.3, heading: -12, size: 0.74, bend: 0.2 },
    { on: 1, t: 0.42, heading: 172, size: 0.9, bend: -0.3 },
    { on: 1, t: 0.72, heading: -172, size: 0.84, bend: -0.3 },
    { on: 1, t: 0.96, heading: -140, size: 0.74 },
    { on: 2, t: 0.5, heading: -10, size: 0.74, bend: 0.2 },
    { on: 2, t: 0.7, heading: -156, size: 0.74 },
    { on: 2, t: 1, heading: -112, size: 0.66 },
  ],
  clusters: [
    { on: 0, t: 1, heading: 6, scale: 0.9 },
    { on: 2, t: 0.92, heading: -46, scale: 0.9 },
    { on: 1, t: 0.98, heading: -62, scale: 0.8 },
  ],
  hung: [
    { on: 3, t: 0.5, stalk: 84, swing: -1.1, size: 1.4, ripe: true, width: 4.4 },
    { on: 3, t: 1, stalk: 66, swing: 1.1, size: 1.36, ripe: true, width: 4.4, mirrored: true },
    { on: 3, t: 0.9, stalk: 96, swing: 0, size: 1.5, ripe: true, width: 4.4 },
    { on: 0, t: 0.62, stalk: 36, swing: -0.3, size: 0.8, ripe: false },
    { on: 0, t: 0.6, stalk: 44, swing: 0.3, size: 0.66, ripe: false, among: true },
  ],
};
