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
    {
      from: { on: 0, t: 1 },
      points: [
        [14, -200],
        [8, -260],
      ],
      width: [5.5, 4],
      green: true,
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [-262, -120],
        [-266, -170],
      ],
      width: [3, 2.6],
      green: true,
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [262, -50],
        [286, -96],
      ],
      width: [3.4, 2.6],
      stalk: true,
    },
    {
      from: { on: 5, t: 0.5 },
      points: [
        [300, -40],
        [328, -74],
      ],
      width: [2.8, 2],
      stalk: true,
    },
    {
      from: { on: 5, t: 0.4 },
      points: [
        [238, -84],
        [244, -120],
      ],
      width: [2.8, 2],
      stalk: true,
    },
  ],
  leaf: 0.84,
  leaves: [
    { on: 0, t: 0.36, heading: 158, size: 0.9 },
    { on: 0, t: 0.7, heading: 2, size: 0.86 },
    { on: 0, t: 0.8, heading: -160, size: 0.86 },
    { on: 0, t: 0.88, heading: -24, size: 0.84 },
    { on: 0, t: 0.94, heading: -138, size: 0.72 },
    { on: 0, t: 0.96, heading: -126, size: 0.62, facing: 0.8 },
    { on: 0, t: 0.98, heading: -52, size: 0.62 },
    { on: 1, t: 0.46, heading: 70, size: 0.86 },
    { on: 1, t: 0.72, heading: 34, size: 0.8 },
    { on: 1, t: 0.9, heading: -30, size: 0.56 },
    { on: 2, t: 0.5, heading: 128, size: 0.84 },
    { on: 2, t: 0.76, heading: 166, size: 0.7 },
  ],
  clusters: [
    { on: 3, t: 1, heading: -90, scale: 0.9 },
    { on: 4, t: 1, heading: -96, scale: 0.66 },
  ],
  borne: [
    { on: 5, t: 0.8, heading: -160, bend: -30, stalk: 26, size: 0.66, ripe: true },
    { on: 5, t: 1, heading: -110, bend: -20, stalk: 26, size: 0.62, ripe: false },
    { on: 5, t: 1, heading: -60, bend: 30, stalk: 28, size: 0.7, ripe: true },
    { on: 5, t: 1, heading: -20, bend: 40, stalk: 26, size: 0.6, ripe: true },
    { on: 6, t: 0.7, heading: 70, bend: 20, stalk: 22, size: 0.66, ripe: true },
    { on: 6, t: 1, heading: -40, bend: 40, stalk: 24, size: 0.66, ripe: true },
    { on: 6, t: 1, heading: 20, bend: 40, stalk: 24, size: 0.6, ripe: false },
    { on: 6, t: 1, heading: 70, bend: 20, stalk: 26, size: 0.7, ripe: true },
    { on: 7, t: 0.7, heading: 160, bend: -40, stalk: 22, size: 0.66, ripe: true },
    { on: 7, t: 1, heading: -140, bend: -40, stalk: 24, size: 0.6, ripe: true },
    { on: 7, t: 1, heading: -90, bend: 10, stalk: 24, size: 0.66, ripe: true },
    { on: 7, t: 1, heading: -40, bend: 30, stalk: 22, size: 0.56, ripe: false },
  ],
};
