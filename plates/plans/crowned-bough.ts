// A bough with large feathered leaves around flat-topped flowers at its tips.
import type { Plan } from "./plan.ts";

export const crownedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [40, 390],
        [16, 260],
        [-26, 110],
        [-20, -30],
        [10, -140],
      ],
      width: [16, 5.5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [96, 150],
        [178, 74],
        [226, 6],
      ],
      width: [8, 3],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-106, 78],
        [-190, 16],
        [-240, -60],
      ],
      width: [7.5, 3],
    },
  ],
  leaf: 0.84,
  leaves: [
    { on: 0, t: 0.36, heading: 158, size: 0.9 },
    { on: 0, t: 0.7, heading: 2, size: 0.86 },
    { on: 0, t: 0.8, heading: -160, size: 0.86 },
    { on: 0, t: 0.88, heading: -24, size: 0.84 },
    { on: 0, t: 0.94, heading: -138, size: 0.72 },
    { on: 0, t: 0.97, heading: -112, size: 0.72 },
    { on: 0, t: 0.98, heading: -68, size: 0.66 },
    { on: 1, t: 0.46, heading: 70, size: 0.86 },
    { on: 1, t: 0.72, heading: 34, size: 0.8 },
    { on: 1, t: 0.9, heading: -30, size: 0.56 },
    { on: 2, t: 0.5, heading: 128, size: 0.84 },
    { on: 2, t: 0.76, heading: 166, size: 0.7 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -88, scale: 1 },
    { on: 2, t: 1, heading: -104, scale: 0.74 },
  ],
  fruits: [{ on: 1, t: 1, heading: -30, scale: 1 }],
};
