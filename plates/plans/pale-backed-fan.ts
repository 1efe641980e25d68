// A stout felted shoot that fans out above into three flat clusters of unlike size, over leaves by turns that show their pale backs.
import type { Plan } from "./plan.ts";

export const paleBackedFan: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [60, 396],
        [50, 260],
        [0, 120],
        [-20, -20],
        [10, -150],
      ],
      width: [17, 6],
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [-90, 0],
        [-180, -40],
        [-226, -100],
      ],
      width: [8, 4.4],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [90, 90],
        [180, 30],
        [220, -50],
      ],
      width: [8, 4.4],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.12, heading: 166, size: 0.94 },
    { on: 0, t: 0.2, heading: 30, size: 1.06, under: true },
    { on: 0, t: 0.3, heading: -178, size: 1.06 },
    { on: 0, t: 0.4, heading: 44, size: 0.94 },
    { on: 0, t: 0.54, heading: 164, size: 0.9, under: true },
    { on: 0, t: 0.64, heading: -14, size: 0.9 },
    { on: 0, t: 0.74, heading: -140, size: 0.74 },
    { on: 0, t: 0.84, heading: -34, size: 0.7, under: true },
    { on: 1, t: 0.46, heading: 176, size: 0.76 },
    { on: 1, t: 0.9, heading: -164, size: 0.5 },
    { on: 2, t: 0.5, heading: 50, size: 0.76 },
    { on: 2, t: 0.7, heading: -110, size: 0.6, under: true },
    { on: 2, t: 0.88, heading: 6, size: 0.6 },
    { on: 0, t: 0.06, heading: 14, size: 0.84, bend: 0.4 },
    { on: 1, t: 0.7, heading: -96, size: 0.6, under: true },
    { on: 2, t: 0.3, heading: -40, size: 0.66 },
    { on: 0, t: 0.92, heading: -156, size: 0.56 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -88, scale: 0.96 },
    { on: 1, t: 1, heading: -102, scale: 0.78 },
    { on: 2, t: 1, heading: -72, scale: 0.74 },
  ],
};
