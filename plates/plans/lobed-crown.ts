// A stout forked bough with few large lobed leaves; a bunch of fruits hangs before them, sprays of flowers stand above.
import type { Plan } from "./plan.ts";

export const lobedCrown: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-40, 410],
        [-56, 240],
        [-20, 80],
        [-50, -80],
        [-96, -220],
      ],
      width: [24, 11],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [70, 110],
        [150, 0],
        [180, -120],
      ],
      width: [16, 9],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [24, -10],
        [84, 50],
      ],
      width: [8, 6],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.9 },
      points: [
        [58, 84],
        [46, 120],
      ],
      width: [5, 4],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.95 },
      points: [
        [118, 70],
        [140, 106],
      ],
      width: [5, 4],
      stalk: true,
    },
  ],
  leaf: 1.12,
  leaves: [
    { on: 0, t: 0.3, heading: 168, size: 1 },
    { on: 0, t: 0.52, heading: -172, size: 0.98 },
    { on: 0, t: 0.68, heading: -8, size: 0.84 },
    { on: 0, t: 0.8, heading: -150, size: 0.8 },
    { on: 0, t: 0.92, heading: -30, size: 0.66 },

    { on: 1, t: 0.46, heading: 34, size: 1.02 },
    { on: 1, t: 0.72, heading: 0, size: 0.84 },

    { on: 1, t: 0.94, heading: -150, size: 0.46, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -96, scale: 0.9 },
    { on: 1, t: 1, heading: -74, scale: 0.76 },
  ],
  borne: [
    { on: 2, t: 0.6, heading: 30, stalk: 36, bend: 50, size: 0.84, ripe: false },
    { on: 3, t: 0.5, heading: 170, stalk: 30, bend: -70, size: 0.9, ripe: false },
    { on: 4, t: 0.5, heading: 10, stalk: 30, bend: 70, size: 0.94, ripe: true },
    { on: 3, t: 1, heading: 130, stalk: 30, bend: -30, size: 1.06, ripe: true },
    { on: 4, t: 1, heading: 60, stalk: 30, bend: 24, size: 1.06, ripe: true },
    { on: 3, t: 1, heading: 84, stalk: 46, bend: 4, size: 1.1, ripe: true },
    { on: 4, t: 0.9, heading: 104, stalk: 52, bend: -10, size: 1, ripe: true },
  ],
};
