// Fine arching twigs with small leaves in pairs; stalked flowers in the upper axils, ribbed fruits of every age hanging apart from
// the lower ones.
import type { Plan } from "./plan.ts";

export const cherriedPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [230, 390],
        [160, 260],
        [60, 130],
        [-60, 20],
        [-130, -120],
        [-140, -260],
      ],
      width: [14, 3.6],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [140, 60],
        [180, -80],
        [160, -210],
      ],
      width: [8, 3.2],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-70, 80],
        [-180, 70],
        [-290, 110],
      ],
      width: [7, 3],
    },
    {
      from: { on: 1, t: 0.4 },
      points: [
        [240, -30],
        [310, 0],
      ],
      width: [5, 2.8],
    },
  ],
  leaf: 1.3,
  whole: true,
  leaves: [
    { on: 0, t: 0.14, heading: 20, size: 0.86 },
    { on: 0, t: 0.14, heading: -170, size: 0.9 },
    { on: 0, t: 0.6, heading: -168, size: 0.96 },
    { on: 0, t: 0.6, heading: -26, size: 0.9 },
    { on: 0, t: 0.76, heading: 172, size: 0.94, facing: 0.84 },
    { on: 0, t: 0.76, heading: -20, size: 0.96 },
    { on: 0, t: 0.9, heading: -166, size: 0.84 },
    { on: 0, t: 0.9, heading: -38, size: 0.8 },
    { on: 0, t: 1, heading: -116, size: 0.6, young: true },
    { on: 0, t: 1, heading: -68, size: 0.54, young: true },
    { on: 1, t: 0.66, heading: -150, size: 0.86, facing: 0.8 },
    { on: 1, t: 0.7, heading: 10, size: 0.9 },
    { on: 1, t: 0.88, heading: -146, size: 0.84 },
    { on: 1, t: 0.88, heading: -36, size: 0.8 },
    { on: 1, t: 1, heading: -120, size: 0.56, young: true },
    { on: 1, t: 1, heading: -70, size: 0.5, young: true },
    { on: 2, t: 0.42, heading: -120, size: 0.84 },
    { on: 2, t: 0.76, heading: -130, size: 0.8 },
    { on: 2, t: 0.76, heading: 88, size: 0.8, facing: 0.84 },
    { on: 2, t: 1, heading: 172, size: 0.74 },
    { on: 2, t: 1, heading: 118, size: 0.56, young: true },
    { on: 3, t: 0.7, heading: -40, size: 0.76 },
    { on: 3, t: 1, heading: 36, size: 0.76 },
  ],
  flowers: [
    { on: 0, t: 0.76, heading: -64, stalk: 60, size: 1.3, view: "open" },
    { on: 0, t: 0.9, heading: 172, stalk: 50, size: 1.1, view: "side" },
    { on: 0, t: 0.76, heading: -140, stalk: 56, size: 1.2, view: "open" },
    { on: 0, t: 0.9, heading: -10, stalk: 40, size: 0.46, view: "bud" },
    { on: 1, t: 0.88, heading: -4, stalk: 50, size: 1.1, view: "side" },
    { on: 1, t: 0.7, heading: -44, stalk: 56, size: 1.24, view: "open" },
    { on: 1, t: 0.88, heading: 176, stalk: 40, size: 0.44, view: "bud" },
    { on: 0, t: 0.6, heading: -112, stalk: 46, size: 0.46, view: "bud" },
  ],
  hung: [
    { on: 2, t: 0.1, stalk: 90, swing: -0.16, size: 1.02, ripe: true, width: 3 },
    { on: 2, t: 0.3, stalk: 60, swing: 0.16, size: 0.8, ripe: false, width: 2.8 },
    { on: 2, t: 0.56, stalk: 84, swing: 0.06, size: 0.94, ripe: true, width: 3 },
    { on: 3, t: 0.34, stalk: 60, swing: -0.1, size: 0.9, ripe: true, width: 3 },
    { on: 3, t: 0.7, stalk: 50, swing: -0.2, size: 0.7, ripe: false, width: 2.6 },
  ],
};
