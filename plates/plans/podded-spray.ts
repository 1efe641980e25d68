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
        [20, 96],
        [130, 110],
        [220, 90],
      ],
      width: [9, 5],
    },
  ],
  leaf: 1.24,
  whole: true,
  leaves: [
    { on: 0, t: 0.16, heading: 176, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.22, heading: 62, size: 0.9 },
    { on: 1, t: 0.34, heading: -172, size: 0.96 },
    { on: 1, t: 0.52, heading: -18, size: 0.94, facing: 0.74 },
    { on: 1, t: 0.7, heading: 178, size: 0.92, under: true },
    { on: 1, t: 0.86, heading: -36, size: 0.84 },
    { on: 1, t: 0.95, heading: -146, size: 0.74, facing: 0.8 },
    { on: 0, t: 0.56, heading: -112, size: 1 },
    { on: 0, t: 0.66, heading: 24, size: 0.98 },
    { on: 0, t: 0.76, heading: -134, size: 0.9, facing: 0.78 },
    { on: 0, t: 0.84, heading: 14, size: 0.9, under: true },
    { on: 0, t: 0.93, heading: -150, size: 0.76 },
    { on: 0, t: 0.97, heading: -10, size: 0.7 },
    { on: 2, t: 0.9, heading: -22, size: 0.8 },
    { on: 2, t: 1, heading: 40, size: 0.6, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -74, scale: 1.3 },
    { on: 1, t: 1, heading: -88, scale: 1.25 },
  ],
  hung: [
    { on: 2, t: 0.3, stalk: 40, swing: 0.3, size: 1.1, ripe: false, width: 7, woody: true, mirrored: true },
    { on: 2, t: 0.56, stalk: 72, swing: 0.1, size: 1.5, ripe: true, width: 8, woody: true, mirrored: true },
    { on: 2, t: 0.86, stalk: 44, swing: -0.2, size: 1.34, ripe: true, width: 8, woody: true },
  ],
};
