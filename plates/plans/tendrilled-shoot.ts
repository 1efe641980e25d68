// A shoot that winds up the sheet by its tendrils and nods, with fruits hanging from its nodes.
import type { Plan } from "./plan.ts";

export const tendrilledShoot: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 396],
        [-150, 270],
        [-20, 180],
        [60, 50],
        [-10, -110],
        [-60, -240],
        [20, -350],
        [150, -376],
        [250, -310],
      ],
      width: [10, 2.8],
      green: true,
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [140, -10],
        [240, -10],
        [310, 60],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.08, heading: -160, size: 0.86 },
    { on: 0, t: 0.22, heading: 40, size: 1 },
    { on: 0, t: 0.36, heading: -166, size: 0.98 },
    { on: 0, t: 0.52, heading: -20, size: 0.94 },
    { on: 0, t: 0.64, heading: -170, size: 0.84 },
    { on: 0, t: 0.78, heading: -110, size: 0.66 },
    { on: 0, t: 0.88, heading: 76, size: 0.62, facing: 0.8 },
    { on: 0, t: 1, heading: 40, size: 0.34, young: true },
    { on: 1, t: 0.56, heading: -60, size: 0.76 },
    { on: 1, t: 1, heading: 60, size: 0.46, young: true },
  ],
  flowers: [
    { on: 0, t: 0.52, heading: -156, stalk: 110, size: 1.1, view: "face" },
    { on: 0, t: 0.7, heading: -10, stalk: 84, size: 0.96, view: "open" },
    { on: 1, t: 0.56, heading: 30, stalk: 70, size: 0.9, view: "side" },
    { on: 0, t: 0.88, heading: -60, stalk: 44, size: 0.6, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.16, stalk: 56, swing: 0.3, size: 0.5, ripe: false },
    { on: 0, t: 0.36, stalk: 80, swing: 0.16, size: 1.3, ripe: false },
    { on: 1, t: 0.56, stalk: 80, swing: 0.1, size: 1.24, ripe: true },
    { on: 0, t: 0.78, stalk: 70, swing: 0.2, size: 0.74, ripe: false },
  ],
  tendrils: [
    { on: 0, t: 0.1, heading: 20, way: 1 },
    { on: 0, t: 0.64, heading: -20, way: -1 },
    { on: 1, t: 1, heading: -20, way: -1 },
    { on: 0, t: 0.78, heading: -150, way: -1 },
    { on: 0, t: 1, heading: -10, way: 1 },
  ],
};
