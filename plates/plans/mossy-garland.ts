// A hairy vine that climbs through the sheet in one curve on its tendrils; pale flowers face the reader between the leaves, fruits sit in moss.
import type { Plan } from "./plan.ts";

export const mossyGarland: Plan = {
  foot: "cut",
  herb: true,
  lines: [
    {
      points: [
        [-250, 390],
        [-120, 320],
        [60, 260],
        [130, 140],
        [40, 40],
        [-90, -40],
        [-120, -160],
        [-20, -250],
        [110, -290],
      ],
      width: [10, 3.2],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [220, 130],
        [290, 40],
        [280, -70],
      ],
      width: [6, 3],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [-190, -10],
        [-266, 70],
        [-280, 180],
      ],
      width: [6, 3],
    },
  ],
  leaf: 1.1,
  whole: true,
  leaves: [
    { on: 0, t: 0.1, heading: -110, size: 0.9 },
    { on: 0, t: 0.2, heading: 60, size: 0.9, facing: 0.8 },
    { on: 0, t: 0.3, heading: 10, size: 0.94 },
    { on: 0, t: 0.44, heading: -176, size: 0.96 },
    { on: 0, t: 0.56, heading: -60, size: 0.96 },
    { on: 0, t: 0.72, heading: -170, size: 0.9 },
    { on: 0, t: 0.82, heading: -20, size: 0.84, under: true },
    { on: 0, t: 0.9, heading: -120, size: 0.7 },
    { on: 0, t: 1, heading: 10, size: 0.44, young: true },
    { on: 1, t: 0.44, heading: 40, size: 0.86 },
    { on: 1, t: 0.76, heading: -20, size: 0.74 },
    { on: 1, t: 1, heading: -100, size: 0.46, young: true },
    { on: 2, t: 0.44, heading: -150, size: 0.86 },
    { on: 2, t: 0.76, heading: 160, size: 0.74 },
    { on: 2, t: 1, heading: 90, size: 0.46, young: true },
  ],
  flowers: [
    { on: 0, t: 0.46, heading: -40, stalk: 90, size: 1.14, view: "face" },
    { on: 0, t: 0.82, heading: 70, stalk: 80, size: 1, view: "open" },
    { on: 1, t: 0.76, heading: -150, stalk: 70, size: 0.8, view: "side" },
    { on: 0, t: 0.94, heading: -80, stalk: 50, size: 0.5, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.14, stalk: 50, swing: 0.2, size: 0.84, ripe: false },
    { on: 2, t: 0.44, stalk: 64, swing: -0.5, size: 1.06, ripe: true },
    { on: 0, t: 0.5, stalk: 60, swing: -0.2, size: 1.06, ripe: true },
    { on: 2, t: 0.94, stalk: 40, swing: 0.5, size: 0.84, ripe: false },
  ],
  tendrils: [
    { on: 0, t: 0.2, heading: -70, way: 1 },
    { on: 0, t: 0.3, heading: -60, way: 1 },
    { on: 0, t: 0.72, heading: 10, way: -1 },
    { on: 0, t: 1, heading: -50, way: 1 },
    { on: 1, t: 1, heading: -50, way: 1 },
    { on: 2, t: 0.76, heading: 20, way: -1 },
    { on: 2, t: 1, heading: 130, way: -1 },
  ],
};
