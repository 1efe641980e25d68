// A rising bough with large finely divided leaves to both sides, upright spikes at its tip, great pods on a lower branch.
import type { Plan } from "./plan.ts";

export const plumedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 394],
        [-120, 260],
        [-50, 120],
        [0, -10],
        [10, -130],
      ],
      width: [17, 6],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [60, 130],
        [160, 110],
        [240, 116],
      ],
      width: [8, 5],
    },
  ],
  leaf: 0.96,
  leaves: [
    { on: 0, t: 0.34, heading: 172, size: 0.9, bend: -0.4 },
    { on: 0, t: 0.6, heading: -24, size: 0.92 },
    { on: 0, t: 0.74, heading: -166, size: 0.98 },
    { on: 0, t: 0.92, heading: -34, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.96, heading: -134, size: 0.72, facing: 0.8 },
    { on: 1, t: 1, heading: -16, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 0.97, heading: -116, scale: 0.74 },
    { on: 0, t: 0.98, heading: -50, scale: 0.82 },
    { on: 0, t: 1, heading: -84, scale: 1 },
  ],
  hung: [
    { on: 1, t: 0.2, stalk: 30, swing: 0.1, size: 1, ripe: false, width: 7, woody: true },
    { on: 1, t: 0.86, stalk: 34, swing: -0.1, size: 1.2, ripe: true, width: 7, woody: true },
  ],
};
