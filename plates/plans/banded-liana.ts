// A stout flat liana that stands in an S at the side of the sheet; from it leafy shoots lean out, drupes on stalks of their own below, panicles above.
import type { Plan } from "./plan.ts";

export const bandedLiana: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-200, 400],
        [-250, 280],
        [-200, 140],
        [-110, 20],
        [-120, -110],
        [-180, -210],
        [-150, -310],
      ],
      width: [36, 12],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [0, -30],
        [110, 10],
        [200, 90],
      ],
      width: [9, 3.6],
    },
    {
      from: { on: 0, t: 0.733 },
      points: [
        [-30, -210],
        [80, -240],
        [190, -200],
      ],
      width: [8, 3.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-110, 200],
        [-60, 260],
      ],
      width: [7, 5],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.66 },
      points: [
        [110, 110],
        [100, 150],
      ],
      width: [6, 4.4],
      stalk: true,
    },
  ],
  leaf: 1.46,
  petiole: 0.3,
  leaves: [
    { on: 0, t: 0.833, heading: -176, size: 0.84 },
    { on: 0, t: 0.7, heading: 164, size: 0.76, under: true },
    { on: 0, t: 0.92, heading: -30, size: 0.62, facing: 0.8 },
    { on: 0, t: 1, heading: -136, size: 0.7 },
    { on: 0, t: 1, heading: -62, size: 0.5, young: true },
    { on: 0, t: 0.5, heading: 176, size: 0.76, facing: 0.84 },
    { on: 1, t: 0.3, heading: -54, size: 0.84 },
    { on: 1, t: 0.3, heading: 100, size: 0.7, under: true },
    { on: 1, t: 0.62, heading: -30, size: 0.86 },
    { on: 1, t: 0.8, heading: 100, size: 0.84 },
    { on: 1, t: 1, heading: 40, size: 0.76, under: true },
    { on: 2, t: 0.3, heading: 72, size: 0.66, facing: 0.8 },
    { on: 2, t: 0.46, heading: -96, size: 0.84 },
    { on: 2, t: 0.66, heading: 66, size: 0.8 },
    { on: 2, t: 0.82, heading: -56, size: 0.84 },
    { on: 2, t: 1, heading: 26, size: 0.74 },
  ],
  clusters: [
    { on: 1, t: 0.62, heading: -76, scale: 0.8 },
    { on: 2, t: 0.3, heading: -100, scale: 0.9 },
    { on: 2, t: 0.66, heading: -84, scale: 0.84 },
  ],
  borne: [
    { on: 3, t: 0.5, heading: 160, bend: -40, stalk: 20, size: 1.2, ripe: true },
    { on: 3, t: 0.76, heading: 10, bend: 50, stalk: 24, size: 1.24, ripe: true },
    { on: 3, t: 1, heading: 130, bend: -20, stalk: 20, size: 1.36, ripe: true },
    { on: 3, t: 1, heading: 50, bend: 20, stalk: 24, size: 1.2, ripe: false },
    { on: 4, t: 0.5, heading: 160, bend: -40, stalk: 18, size: 1.04, ripe: false },
    { on: 4, t: 1, heading: 120, bend: -20, stalk: 20, size: 1.16, ripe: true },
    { on: 4, t: 1, heading: 50, bend: 24, stalk: 20, size: 1.1, ripe: true },
  ],
};
