// A slender stem that twines up from the lower corner and bows over; three-lobed leaves to both sides, pipes with long tails hanging below it, a small basket of a fruit.
import type { Plan } from "./plan.ts";

export const hangingPipes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 400],
        [-270, 270],
        [-200, 140],
        [-250, 0],
        [-200, -130],
        [-60, -200],
        [100, -190],
        [220, -100],
      ],
      width: [9, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-110, 160],
        [10, 120],
        [110, 150],
        [190, 220],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.72 },
      points: [
        [-60, -280],
        [20, -340],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 1.46,
  whole: true,
  leaves: [
    { on: 0, t: 0.12, heading: 168, size: 0.8, facing: 1, bend: 0 },
    { on: 0, t: 0.2, heading: 14, size: 0.84, facing: 1, bend: 0 },
    { on: 0, t: 0.42, heading: 176, size: 0.84, facing: 1, bend: 0 },
    { on: 0, t: 0.57, heading: -150, size: 0.86, facing: 1, bend: 0 },
    { on: 0, t: 0.64, heading: -110, size: 0.66, facing: 0.9, bend: 0 },
    { on: 0, t: 0.86, heading: -64, size: 0.84, facing: 1, bend: 0 },
    { on: 0, t: 0.95, heading: 10, size: 0.66, facing: 1, bend: 0 },
    { on: 0, t: 1, heading: 40, size: 0.44, young: true },
    { on: 1, t: 0.4, heading: -70, size: 0.7, facing: 1, bend: 0 },
    { on: 1, t: 0.7, heading: -30, size: 0.76, facing: 1, bend: 0 },
    { on: 1, t: 1, heading: 20, size: 0.6, facing: 1, bend: 0 },
    { on: 2, t: 0.5, heading: 176, size: 0.66, facing: 1, bend: 0 },
    { on: 2, t: 1, heading: -30, size: 0.56, facing: 1, bend: 0 },
  ],
  flowers: [
    { on: 0, t: 0.7, heading: 90, stalk: 44, size: 1.3, view: "side" },
    { on: 0, t: 0.95, heading: 90, stalk: 46, size: 1.2, view: "side" },
    { on: 1, t: 0.4, heading: 96, stalk: 40, size: 1.1, view: "face" },
    { on: 1, t: 0.7, heading: 100, stalk: 36, size: 0.66, view: "bud" },
  ],
  hung: [{ on: 1, t: 0.94, stalk: 44, swing: -0.2, size: 0.96, ripe: true, width: 4 }],
};
