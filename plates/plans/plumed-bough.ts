// A rising bough with large finely divided leaves to both sides, a panicle of upright spikes at its tip, great pods on a leafy
// lower branch.
import type { Plan } from "./plan.ts";

export const plumedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-110, 396],
        [-96, 270],
        [-40, 130],
        [0, 0],
        [14, -130],
        [6, -190],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [60, 150],
        [160, 124],
        [270, 132],
      ],
      width: [9, 5],
    },
  ],
  leaf: 0.98,
  leaves: [
    { on: 0, t: 0.24, heading: 168, size: 0.94, bend: -0.3 },
    { on: 0, t: 0.5, heading: -172, size: 0.98, bend: -0.25 },
    { on: 0, t: 0.62, heading: -14, size: 0.98, bend: 0.3 },
    { on: 0, t: 0.74, heading: -152, size: 0.88 },
    { on: 0, t: 0.8, heading: -44, size: 0.8, facing: 0.8 },
    { on: 1, t: 1, heading: -24, size: 0.7 },
    { on: 1, t: 1, heading: 30, size: 0.44, young: true },
  ],
  clusters: [
    { on: 0, t: 0.88, heading: -128, scale: 0.78 },
    { on: 0, t: 0.92, heading: -46, scale: 0.84 },
    { on: 0, t: 0.97, heading: -106, scale: 0.92 },
    { on: 0, t: 1, heading: -80, scale: 1.04 },
  ],
  hung: [
    { on: 1, t: 0.2, stalk: 34, swing: 0.1, size: 1, ripe: false, width: 8, woody: true },
    { on: 1, t: 0.82, stalk: 30, swing: -0.1, size: 1.16, ripe: true, width: 8, woody: true },
  ],
};
