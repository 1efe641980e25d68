// A stem that rises, arches over and nods: racemes raised on the arch, a long gourd hanging inside it, a young one outside.
import type { Plan } from "./plan.ts";

export const gourdArch: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-320, 390],
        [-345, 240],
        [-300, 80],
        [-200, -50],
        [-60, -120],
        [90, -120],
        [220, -60],
        [300, 50],
        [310, 180],
        [260, 270],
      ],
      width: [10, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.444 },
      points: [
        [-96, -220],
        [-60, -300],
      ],
      width: [4.4, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.667 },
      points: [
        [276, -160],
        [290, -230],
      ],
      width: [4.4, 3],
      stalk: true,
    },
  ],
  leaf: 0.98,
  leaves: [
    { on: 0, t: 0.111, heading: 20, size: 0.94 },
    { on: 0, t: 0.222, heading: -176, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.333, heading: -128, size: 0.94 },
    { on: 0, t: 0.444, heading: -20, size: 0.7, facing: 0.7 },
    { on: 0, t: 0.6, heading: 86, size: 0.9 },
    { on: 0, t: 0.667, heading: -20, size: 0.8 },
    { on: 0, t: 0.778, heading: 170, size: 0.84 },
    { on: 0, t: 0.889, heading: 30, size: 0.6 },
    { on: 0, t: 0.956, heading: 150, size: 0.6, facing: 0.8 },
    { on: 0, t: 1, heading: 90, size: 0.36, young: true },
  ],
  flowers: [
    { on: 1, t: 0.7, heading: -168, stalk: 46, size: 0.62, view: "side" },
    { on: 1, t: 1, heading: -20, stalk: 46, size: 0.86, view: "open" },
    { on: 1, t: 1, heading: -118, stalk: 30, size: 0.36, view: "bud" },
    { on: 1, t: 1, heading: -84, stalk: 24, size: 0.3, view: "bud" },
    { on: 2, t: 0.7, heading: -20, stalk: 44, size: 0.6, view: "half" },
    { on: 2, t: 1, heading: -110, stalk: 34, size: 0.78, view: "open" },
    { on: 2, t: 1, heading: -40, stalk: 26, size: 0.32, view: "bud" },
    { on: 0, t: 0.778, heading: 6, stalk: 90, size: 0.7, view: "side" },
  ],
  hung: [
    { on: 0, t: 0.478, stalk: 60, swing: 0.16, size: 1.4, ripe: true },
    { on: 0, t: 0.356, stalk: 46, swing: 0.3, size: 0.6, ripe: false },
  ],
  tendrils: [
    { on: 0, t: 0.111, heading: -20, way: 1 },
    { on: 0, t: 0.667, heading: 20, way: -1 },
    { on: 0, t: 0.889, heading: 170, way: -1 },
    { on: 0, t: 1, heading: 40, way: 1 },
  ],
};
