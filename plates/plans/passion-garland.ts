// A stem that comes in from an upper corner, sags and rises like a garland; large flowers turned to all sides, fruits hanging from it, tendrils in the air.
import type { Plan } from "./plan.ts";

export const passionGarland: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-370, -350],
        [-300, -220],
        [-190, -120],
        [-50, -90],
        [90, -120],
        [190, -210],
        [230, -320],
      ],
      width: [8, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.333 },
      points: [
        [-250, 0],
        [-260, 120],
        [-210, 240],
        [-110, 310],
      ],
      width: [6, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.667 },
      points: [
        [200, -70],
        [280, 20],
        [290, 140],
        [240, 260],
      ],
      width: [6, 2.6],
      green: true,
    },
  ],
  leaf: 0.96,
  leaves: [
    { on: 0, t: 0.167, heading: 30, size: 0.8 },
    { on: 0, t: 0.233, heading: 176, size: 0.74 },
    { on: 0, t: 0.417, heading: -80, size: 0.9 },
    { on: 0, t: 0.567, heading: -94, size: 0.8 },
    { on: 0, t: 0.833, heading: -30, size: 0.9 },
    { on: 0, t: 0.917, heading: -160, size: 0.74, facing: 0.8 },
    { on: 0, t: 1, heading: -60, size: 0.46, young: true },
    { on: 1, t: 0.25, heading: 170, size: 0.84 },
    { on: 1, t: 0.5, heading: -176, size: 0.9 },
    { on: 1, t: 0.75, heading: 150, size: 0.8 },
    { on: 1, t: 0.875, heading: -30, size: 0.6, facing: 0.8 },
    { on: 1, t: 1, heading: 40, size: 0.46, young: true },
    { on: 2, t: 0.25, heading: -20, size: 0.9 },
    { on: 2, t: 0.5, heading: 0, size: 0.84 },
    { on: 2, t: 0.75, heading: 10, size: 0.74 },
    { on: 2, t: 1, heading: 110, size: 0.56 },
    { on: 2, t: 1, heading: 40, size: 0.34, young: true },
  ],
  flowers: [
    { on: 0, t: 0.5, heading: 96, stalk: 90, size: 1.1, view: "face" },
    { on: 0, t: 0.667, heading: -110, stalk: 90, size: 0.8, view: "side" },
    { on: 2, t: 0.75, heading: 150, stalk: 90, size: 0.84, view: "open" },
    { on: 0, t: 0.167, heading: -160, stalk: 40, size: 0.4, view: "bud" },
    { on: 0, t: 1, heading: -110, stalk: 40, size: 0.36, view: "bud" },
  ],
  hung: [
    { on: 1, t: 0.5, stalk: 56, swing: -0.95, size: 1.1, ripe: true },
    { on: 2, t: 0.25, stalk: 56, swing: 0.8, size: 0.72, ripe: false },
    { on: 1, t: 1, stalk: 30, swing: -0.2, size: 1, ripe: true },
  ],
  tendrils: [
    { on: 0, t: 0.167, heading: -20, way: -1 },
    { on: 0, t: 0.833, heading: -10, way: 1 },
    { on: 1, t: 0.75, heading: 20, way: 1 },
    { on: 1, t: 1, heading: -30, way: -1 },
    { on: 2, t: 0.5, heading: 170, way: -1 },
    { on: 2, t: 1, heading: 60, way: 1 },
  ],
};
