// A thick lying stem that roots, then rises at its tip; great leaves upright on long stalks behind it, trumpets between them, one great fruit in front.
import type { Plan } from "./plan.ts";

export const lyingGourd: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-370, 290],
        [-250, 320],
        [-120, 260],
        [20, 190],
        [160, 150],
        [270, 70],
        [310, -60],
        [250, -180],
        [150, -230],
      ],
      width: [12, 4],
      green: true,
    },
    {
      from: { on: 0, t: 0.25 },
      points: [
        [-210, 110],
        [-270, -20],
        [-240, -160],
        [-140, -230],
      ],
      width: [7, 3],
      green: true,
    },
  ],
  leaf: 1.04,
  leaves: [
    { on: 0, t: 0.125, heading: -112, size: 0.9, stalk: 190 },
    { on: 0, t: 0.25, heading: -92, size: 1.06 },
    { on: 0, t: 0.375, heading: -112, size: 1.12 },
    { on: 0, t: 0.5, heading: -66, size: 0.96, facing: 0.85 },
    { on: 0, t: 0.625, heading: 36, size: 0.72 },
    { on: 0, t: 0.75, heading: -30, size: 0.66, facing: 0.8 },
    { on: 0, t: 0.875, heading: -100, size: 0.6 },
    { on: 0, t: 1, heading: -160, size: 0.4, young: true },
    { on: 1, t: 0.5, heading: 172, size: 0.62 },
    { on: 1, t: 0.68, heading: -20, size: 0.66, facing: 0.85 },
    { on: 1, t: 0.84, heading: -120, size: 0.56 },
    { on: 1, t: 1, heading: 10, size: 0.4, young: true },
  ],
  flowers: [
    { on: 0, t: 0.125, heading: -66, stalk: 150, size: 0.6, view: "half" },
    { on: 0, t: 0.32, heading: -84, stalk: 330, size: 1, view: "open" },
    { on: 0, t: 0.5, heading: -96, stalk: 190, size: 0.8, view: "side" },
    { on: 0, t: 0.75, heading: -130, stalk: 50, size: 0.44, view: "bud" },
    { on: 1, t: 0.68, heading: -110, stalk: 70, size: 0.7, view: "half" },
  ],
  hung: [{ on: 0, t: 0.425, stalk: 36, swing: 0.1, size: 1.14, ripe: true, width: 11 }],
  rooting: [
    { on: 0, t: 0.125, length: 70 },
    { on: 0, t: 0.25, length: 60 },
  ],
  tendrils: [
    { on: 0, t: 0.25, heading: 150, way: 1 },
    { on: 0, t: 0.625, heading: 0, way: -1 },
    { on: 0, t: 0.75, heading: 10, way: 1 },
    { on: 0, t: 1, heading: -120, way: -1 },
    { on: 1, t: 1, heading: -40, way: 1 },
  ],
};
