// A bough whose arm reaches out and down under one great fruit, with narrow leaves in two ranks; its rising shoots bear knots of
// nodding flowers.
import type { Plan } from "./plan.ts";

export const slungArm: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [210, 400],
        [190, 270],
        [110, 130],
        [-20, 20],
        [-150, -36],
        [-270, -20],
      ],
      width: [19, 4.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [156, 40],
        [150, -100],
        [90, -220],
        [74, -310],
      ],
      width: [10, 3.8],
    },
    {
      from: { on: 0, t: 0.58 },
      points: [
        [-70, -80],
        [-110, -180],
        [-170, -260],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 1, t: 0.36 },
      points: [
        [220, -40],
        [290, -60],
      ],
      width: [6, 3.2],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-24, 70],
        [-30, 104],
      ],
      width: [9, 13],
    },
    {
      from: { on: 3, t: 0.4 },
      points: [
        [222, 0],
        [220, 30],
      ],
      width: [6, 9],
    },
  ],
  leaf: 1.5,
  leaves: [
    { on: 0, t: 0.12, heading: 170, size: 0.84 },
    { on: 0, t: 0.24, heading: 20, size: 0.9 },
    { on: 0, t: 0.5, heading: -60, size: 0.86, facing: 0.84 },
    { on: 0, t: 0.6, heading: 128, size: 0.84, whole: true },
    { on: 0, t: 0.74, heading: -128, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.82, heading: 118, size: 0.84 },
    { on: 0, t: 0.9, heading: -152, size: 0.8 },
    { on: 0, t: 0.96, heading: 134, size: 0.74 },
    { on: 0, t: 1, heading: 176, size: 0.6, young: true },
    { on: 1, t: 0.3, heading: -160, size: 0.84 },
    { on: 1, t: 0.56, heading: -34, size: 0.9 },
    { on: 1, t: 0.68, heading: -172, size: 0.84, facing: 0.82 },
    { on: 1, t: 0.8, heading: -14, size: 0.86 },
    { on: 1, t: 0.9, heading: -150, size: 0.74 },
    { on: 1, t: 0.96, heading: -46, size: 0.7 },
    { on: 1, t: 1, heading: -98, size: 0.56, young: true },
    { on: 2, t: 0.36, heading: 170, size: 0.8 },
    { on: 2, t: 0.62, heading: -52, size: 0.8, facing: 0.84 },
    { on: 2, t: 0.8, heading: 176, size: 0.74 },
    { on: 2, t: 0.94, heading: -80, size: 0.66 },
    { on: 2, t: 1, heading: -132, size: 0.5, young: true },
    { on: 3, t: 0.6, heading: 66, size: 0.86 },
    { on: 3, t: 0.8, heading: -48, size: 0.76, facing: 0.84 },
    { on: 3, t: 1, heading: 14, size: 0.74 },
  ],
  flowers: [
    { on: 1, t: 0.68, heading: 10, stalk: 40, size: 0.96, view: "side" },
    { on: 1, t: 0.7, heading: -20, stalk: 36, size: 0.5, view: "bud" },
    { on: 1, t: 0.9, heading: 30, stalk: 30, size: 0.6, view: "bud" },
    { on: 2, t: 0.6, heading: 164, stalk: 36, size: 0.9, view: "side" },
    { on: 2, t: 0.62, heading: 130, stalk: 40, size: 0.54, view: "bud" },
  ],
  hung: [
    { on: 4, t: 1, stalk: 10, swing: 0, size: 1.5, ripe: true, width: 13, woody: true },
    { on: 5, t: 1, stalk: 8, swing: 0, size: 0.78, ripe: false, width: 9, woody: true },
  ],
};
