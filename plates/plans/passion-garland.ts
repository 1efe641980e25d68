// A stem that winds down the whole sheet, a leaf at each node on a stalk of its own; large flowers turned to all sides, fruits
// hanging from it, tendrils in the air.
import type { Plan } from "./plan.ts";

export const passionGarland: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-340, -400],
        [-270, -250],
        [-110, -160],
        [80, -120],
        [200, -10],
        [180, 140],
        [50, 230],
        [-90, 290],
      ],
      width: [8, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.21 },
      points: [
        [-240, -80],
        [-270, 60],
        [-220, 190],
      ],
      width: [5.4, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.43 },
      points: [
        [180, -210],
        [250, -310],
        [230, -390],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 1.08,
  petiole: 0.24,
  whole: true,
  leaves: [
    { on: 0, t: 0.07, heading: 8, size: 0.76 },
    { on: 0, t: 0.14, heading: 168, size: 0.8 },
    { on: 0, t: 0.22, heading: -48, size: 0.84 },
    { on: 0, t: 0.29, heading: 112, size: 0.9 },
    { on: 0, t: 0.36, heading: -84, size: 0.86 },
    { on: 0, t: 0.43, heading: 128, size: 0.84 },
    { on: 0, t: 0.5, heading: -20, size: 0.9 },
    { on: 0, t: 0.57, heading: 10, size: 0.9 },
    { on: 0, t: 0.64, heading: 172, size: 0.84 },
    { on: 0, t: 0.71, heading: 30, size: 0.86 },
    { on: 0, t: 0.79, heading: -146, size: 0.74 },
    { on: 0, t: 0.86, heading: 80, size: 0.74 },
    { on: 0, t: 0.93, heading: -140, size: 0.6 },
    { on: 0, t: 1, heading: 176, size: 0.44, young: true },
    { on: 1, t: 0.3, heading: 176, size: 0.78 },
    { on: 1, t: 0.56, heading: 24, size: 0.7 },
    { on: 1, t: 0.78, heading: 166, size: 0.7 },
    { on: 1, t: 1, heading: 70, size: 0.42, young: true },
    { on: 2, t: 0.4, heading: 30, size: 0.72 },
    { on: 2, t: 0.72, heading: -170, size: 0.66 },
    { on: 2, t: 1, heading: -50, size: 0.4, young: true },
  ],
  flowers: [
    { on: 0, t: 0.43, heading: 120, stalk: 150, size: 1.06, view: "face" },
    { on: 0, t: 0.29, heading: -100, stalk: 90, size: 0.8, view: "side" },
    { on: 1, t: 0.78, heading: 60, stalk: 80, size: 0.78, view: "open" },
    { on: 2, t: 0.72, heading: 10, stalk: 50, size: 0.42, view: "bud" },
    { on: 0, t: 0.14, heading: -10, stalk: 46, size: 0.36, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.71, stalk: 58, swing: -0.5, size: 1.04, ripe: true },
    { on: 0, t: 0.57, stalk: 56, swing: -0.8, size: 0.7, ripe: false },
    { on: 0, t: 0.93, stalk: 40, swing: 0.2, size: 1, ripe: true },
  ],
  tendrils: [
    { on: 0, t: 0.22, heading: 20, way: -1 },
    { on: 0, t: 0.5, heading: -60, way: 1 },
    { on: 0, t: 0.86, heading: 150, way: 1 },
    { on: 0, t: 1, heading: 140, way: -1 },
    { on: 1, t: 1, heading: 120, way: -1 },
    { on: 2, t: 1, heading: -110, way: 1 },
  ],
};
