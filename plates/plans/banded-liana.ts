// A bare flat liana that stands in an S at the side of the sheet; from it leafy shoots lean out, drupes on stalks of their own below, panicles above.
import type { Plan } from "./plan.ts";

export const bandedLiana: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-190, 400],
        [-250, 270],
        [-200, 130],
        [-110, 10],
        [-120, -120],
        [-190, -230],
        [-170, -340],
      ],
      width: [30, 10],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [10, -40],
        [120, -20],
        [230, 40],
        [300, 140],
      ],
      width: [8, 3],
    },
    {
      from: { on: 0, t: 0.733 },
      points: [
        [-20, -230],
        [90, -290],
        [210, -280],
        [300, -200],
      ],
      width: [7, 3],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-120, -390],
        [-60, -400],
      ],
      width: [6, 3],
    },
    {
      from: { on: 0, t: 0.333 },
      points: [
        [-90, 190],
        [-50, 260],
      ],
      width: [5, 3.4],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [150, 80],
        [150, 130],
      ],
      width: [4.6, 3],
      stalk: true,
    },
  ],
  leaf: 1.14,
  leaves: [
    { on: 0, t: 0.833, heading: -166, size: 0.84 },
    { on: 0, t: 1, heading: -140, size: 0.7 },
    { on: 0, t: 0.533, heading: 168, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.25, heading: -40, size: 0.84 },
    { on: 1, t: 0.25, heading: 110, size: 0.72, under: true },
    { on: 1, t: 0.5, heading: -60, size: 0.84 },
    { on: 1, t: 0.75, heading: 100, size: 0.9 },
    { on: 1, t: 0.75, heading: -30, size: 0.7, facing: 0.74 },
    { on: 1, t: 1, heading: 70, size: 0.6 },
    { on: 2, t: 0.35, heading: 80, size: 0.62 },
    { on: 2, t: 0.5, heading: -90, size: 0.8 },
    { on: 2, t: 0.75, heading: -40, size: 0.84 },
    { on: 2, t: 1, heading: 60, size: 0.62 },
    { on: 2, t: 1, heading: 10, size: 0.4, young: true },
    { on: 3, t: 1, heading: -60, size: 0.5, young: true },
  ],
  clusters: [
    { on: 1, t: 0.65, heading: -70, scale: 0.6 },
    { on: 2, t: 0.3, heading: -84, scale: 0.8 },
    { on: 2, t: 0.75, heading: -90, scale: 0.66 },
  ],
  borne: [
    { on: 4, t: 0.5, heading: 170, bend: -40, stalk: 26, size: 1.16, ripe: true },
    { on: 4, t: 0.76, heading: 10, bend: 50, stalk: 30, size: 1.2, ripe: true },
    { on: 4, t: 1, heading: 130, bend: -20, stalk: 26, size: 1.3, ripe: true },
    { on: 4, t: 1, heading: 60, bend: 20, stalk: 28, size: 1.14, ripe: false },
    { on: 5, t: 0.5, heading: 160, bend: -40, stalk: 22, size: 1, ripe: false },
    { on: 5, t: 1, heading: 120, bend: -20, stalk: 24, size: 1.1, ripe: true },
    { on: 5, t: 1, heading: 50, bend: 24, stalk: 24, size: 1.06, ripe: true },
  ],
};
