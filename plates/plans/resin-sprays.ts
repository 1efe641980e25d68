// A spreading branch of leathery feathered leaves; from its lower side a heavy spray of split pods, airy flowers at its upper tips.
import type { Plan } from "./plan.ts";

export const resinSprays: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-210, 394],
        [-140, 260],
        [-110, 110],
        [-30, -20],
        [10, -160],
        [-20, -270],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [10, 130],
        [120, 80],
        [210, 100],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [80, -90],
        [170, -150],
        [214, -220],
      ],
      width: [8, 4.4],
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 0, t: 0.16, heading: 14, size: 0.86 },
    { on: 0, t: 0.26, heading: 172, size: 0.84 },
    { on: 0, t: 0.44, heading: -172, size: 0.96 },
    { on: 0, t: 0.64, heading: -160, size: 0.92 },
    { on: 0, t: 0.88, heading: -146, size: 0.7 },
    { on: 0, t: 1, heading: -70, size: 0.46, young: true },
    { on: 1, t: 0.9, heading: -12, size: 0.6 },
    { on: 2, t: 0.5, heading: 16, size: 0.76 },
    { on: 2, t: 0.9, heading: -14, size: 0.6 },
    { on: 2, t: 1, heading: -80, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 0.96, heading: -124, scale: 0.9 },
    { on: 2, t: 0.94, heading: -128, scale: 0.86 },
  ],
  fruits: [{ on: 1, t: 1, heading: 64, scale: 1.5 }],
};
