// A soft-wooded stem that arches over; from the arch great trumpets hang side by side, in bud, half open and wide, under large leaves.
import type { Plan } from "./plan.ts";

export const bellRope: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 396],
        [-262, 240],
        [-250, 80],
        [-200, -80],
        [-90, -180],
        [80, -210],
        [220, -170],
      ],
      width: [20, 8],
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [-230, -190],
        [-240, -250],
      ],
      width: [9, 5],
      green: true,
    },
  ],
  leaf: 1.44,
  leaves: [
    { on: 0, t: 0.1, heading: 14, size: 1.06 },
    { on: 0, t: 0.3, heading: 168, size: 0.6 },
    { on: 0, t: 0.66, heading: -104, size: 0.72 },
    { on: 0, t: 0.76, heading: -66, size: 0.9 },
    { on: 0, t: 0.88, heading: -30, size: 0.9 },
    { on: 0, t: 1, heading: 12, size: 0.8 },
    { on: 0, t: 1, heading: -50, size: 0.46, young: true },
    { on: 1, t: 0.6, heading: 176, size: 0.6 },
    { on: 1, t: 1, heading: -136, size: 0.5 },
    { on: 1, t: 1, heading: -60, size: 0.46, young: true },
    { on: 0, t: 0.2, heading: -168, size: 0.8, whole: true },
    { on: 0, t: 0.4, heading: 30, size: 0.7, facing: 0.84 },
    { on: 0, t: 0.52, heading: -160, size: 0.84, whole: true },
    { on: 0, t: 0.6, heading: -60, size: 0.74, facing: 0.84 },
    { on: 0, t: 0.72, heading: -124, size: 0.7, whole: true },
    { on: 0, t: 0.82, heading: 56, size: 0.66, facing: 0.84 },
    { on: 0, t: 0.96, heading: 44, size: 0.8, whole: true },
    { on: 0, t: 0.94, heading: -84, size: 0.74, facing: 0.84 },
  ],
  flowers: [
    { on: 0, t: 0.6, heading: 70, stalk: 40, size: 0.9, view: "half" },
    { on: 0, t: 0.72, heading: 60, stalk: 30, size: 0.44, view: "bud" },
    { on: 0, t: 0.87, heading: 80, stalk: 46, size: 1.22, view: "side" },
    { on: 0, t: 0.98, heading: 70, stalk: 40, size: 0.6, view: "bud" },
  ],
  hung: [{ on: 0, t: 0.44, stalk: 34, swing: 0.3, size: 1, ripe: false }],
};
