// A stem that climbs in loops from the lower corner, large lobed leaves over one another; racemes raised on it, a long gourd hanging from an axil, a young one beside.
import type { Plan } from "./plan.ts";

export const gourdLoops: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 400],
        [-300, 270],
        [-270, 120],
        [-160, 20],
        [-20, -30],
        [120, -20],
        [200, -110],
        [180, -230],
        [80, -300],
      ],
      width: [13, 3.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.375 },
      points: [
        [-190, -110],
        [-150, -220],
        [-160, -290],
      ],
      width: [6, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.625 },
      points: [
        [210, 60],
        [270, 150],
        [250, 250],
      ],
      width: [7, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [20, -130],
        [10, -210],
      ],
      width: [5, 3],
      stalk: true,
    },
  ],
  leaf: 1.14,
  leaves: [
    { on: 0, t: 0.125, heading: 176, size: 0.66, facing: 0.84 },
    { on: 0, t: 0.2, heading: 10, size: 0.86 },
    { on: 0, t: 0.3, heading: -166, size: 0.9 },
    { on: 0, t: 0.375, heading: -120, size: 0.74 },
    { on: 0, t: 0.5, heading: -58, size: 0.84 },
    { on: 0, t: 0.625, heading: 112, size: 0.7, facing: 0.84 },
    { on: 0, t: 0.7, heading: 0, size: 0.84 },
    { on: 0, t: 0.8, heading: -150, size: 0.7, facing: 0.84 },
    { on: 0, t: 0.875, heading: -20, size: 0.66 },
    { on: 0, t: 0.96, heading: -150, size: 0.5 },
    { on: 0, t: 1, heading: -100, size: 0.34, young: true },
    { on: 2, t: 0.34, heading: -30, size: 0.74 },
    { on: 2, t: 0.67, heading: 150, size: 0.7 },
    { on: 2, t: 1, heading: 60, size: 0.5 },
  ],
  flowers: [
    { on: 1, t: 0.6, heading: -168, stalk: 46, size: 0.62, view: "side" },
    { on: 1, t: 0.8, heading: -10, stalk: 46, size: 0.86, view: "open" },
    { on: 1, t: 1, heading: -130, stalk: 40, size: 0.7, view: "half" },
    { on: 1, t: 1, heading: -70, stalk: 30, size: 0.36, view: "bud" },
    { on: 1, t: 1, heading: -100, stalk: 24, size: 0.3, view: "bud" },
    { on: 3, t: 1, heading: -110, stalk: 34, size: 0.8, view: "open" },
    { on: 3, t: 1, heading: -40, stalk: 26, size: 0.34, view: "bud" },
    { on: 3, t: 1, heading: -64, stalk: 20, size: 0.28, view: "bud" },
    { on: 2, t: 0.34, heading: -84, stalk: 54, size: 0.66, view: "side" },
  ],
  hung: [
    { on: 0, t: 0.5, stalk: 44, swing: 0.16, size: 1.5, ripe: true, width: 8 },
    { on: 2, t: 0.67, stalk: 36, swing: -0.3, size: 0.56, ripe: false, width: 5 },
  ],
  tendrils: [
    { on: 0, t: 0.2, heading: -40, way: 1 },
    { on: 0, t: 0.7, heading: 60, way: -1 },
    { on: 0, t: 0.875, heading: -80, way: 1 },
    { on: 2, t: 1, heading: 100, way: -1 },
    { on: 0, t: 1, heading: -150, way: -1 },
  ],
};
