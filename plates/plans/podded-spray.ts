// Sprays that lean from one foot, with pale-backed leaves; a tuft of minute flowers at each tip, thick pods hanging below.
import type { Plan } from "./plan.ts";

export const poddedSpray: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-320, 330],
        [-230, 190],
        [-90, 70],
        [70, -20],
        [210, -130],
        [270, -230],
      ],
      width: [17, 4.5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-160, 0],
        [-176, -130],
        [-140, -236],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [30, 96],
        [150, 112],
        [256, 84],
      ],
      width: [9, 5],
    },
  ],
  leaf: 1.3,
  whole: true,
  leaves: [
    { on: 0, t: 0.12, heading: 176, size: 0.84 },
    { on: 0, t: 0.18, heading: 60, size: 0.9 },
    { on: 0, t: 0.26, heading: -150, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.28, heading: -12, size: 0.84 },
    { on: 1, t: 0.36, heading: -176, size: 0.96 },
    { on: 1, t: 0.52, heading: -18, size: 0.94, facing: 0.8 },
    { on: 1, t: 0.66, heading: 178, size: 0.92, facing: 0.84 },
    { on: 1, t: 0.78, heading: -30, size: 0.9 },
    { on: 1, t: 0.88, heading: -160, size: 0.84, under: true },
    { on: 1, t: 0.95, heading: -130, size: 0.7, facing: 0.8 },
    { on: 1, t: 0.97, heading: -40, size: 0.74 },
    { on: 0, t: 0.46, heading: -104, size: 0.94, facing: 0.84 },
    { on: 0, t: 0.56, heading: 20, size: 0.9, facing: 0.84 },
    { on: 0, t: 0.62, heading: -118, size: 1 },
    { on: 0, t: 0.7, heading: 18, size: 0.98 },
    { on: 0, t: 0.78, heading: -140, size: 0.9 },
    { on: 0, t: 0.85, heading: 10, size: 0.9, under: true },
    { on: 0, t: 0.92, heading: -154, size: 0.8 },
    { on: 0, t: 0.97, heading: -14, size: 0.74 },
    { on: 2, t: 0.62, heading: -62, size: 0.7, facing: 0.84 },
    { on: 2, t: 0.74, heading: -78, size: 0.7 },
    { on: 2, t: 0.92, heading: -30, size: 0.84 },
    { on: 2, t: 1, heading: 30, size: 0.74 },
    { on: 2, t: 1, heading: -6, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -74, scale: 1 },
    { on: 1, t: 1, heading: -88, scale: 0.95 },
  ],
  hung: [
    { on: 2, t: 0.14, stalk: 36, swing: 0.3, size: 0.84, ripe: false, width: 8, woody: true, mirrored: true },
    { on: 2, t: 0.5, stalk: 66, swing: 0.1, size: 1.36, ripe: true, width: 9, woody: true, mirrored: true },
    { on: 2, t: 0.96, stalk: 36, swing: -0.2, size: 1.2, ripe: true, width: 9, woody: true },
  ],
};
