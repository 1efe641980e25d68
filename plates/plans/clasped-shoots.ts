// Stiff clasping leaves around rising shoots; white panicles from the upper axils, sprays of dark fruits lower down on the old wood.
import type { Plan } from "./plan.ts";

export const claspedShoots: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [210, 396],
        [170, 270],
        [70, 170],
        [0, 50],
        [-10, -90],
        [-60, -200],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [220, 170],
        [270, 60],
        [262, -60],
      ],
      width: [9, 4.6],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-60, 140],
        [-170, 120],
        [-256, 40],
      ],
      width: [8.4, 4.4],
    },
  ],
  leaf: 1.36,
  leaves: [
    { on: 0, t: 0.16, heading: -160, size: 0.8, bend: -0.4 },
    { on: 0, t: 0.34, heading: -150, size: 0.86, facing: 0.8 },
    { on: 0, t: 0.48, heading: -24, size: 0.96, bend: 0.3 },
    { on: 0, t: 0.56, heading: 170, size: 0.96, front: true },
    { on: 0, t: 0.65, heading: -36, size: 1, front: true, facing: 0.8 },
    { on: 0, t: 0.73, heading: -168, size: 0.96 },
    { on: 0, t: 0.81, heading: -30, size: 0.94 },
    { on: 0, t: 0.89, heading: -170, size: 0.84 },
    { on: 0, t: 0.96, heading: -56, size: 0.66 },
    { on: 0, t: 1, heading: -120, size: 0.5, young: true },
    { on: 1, t: 0.4, heading: 24, size: 0.86 },
    { on: 1, t: 0.58, heading: -150, size: 0.84 },
    { on: 1, t: 0.74, heading: -10, size: 0.84 },
    { on: 1, t: 0.9, heading: -140, size: 0.7 },
    { on: 1, t: 1, heading: -70, size: 0.5, young: true },
    { on: 2, t: 0.5, heading: 110, size: 0.84 },
    { on: 2, t: 0.66, heading: -100, size: 0.8, under: true },
    { on: 2, t: 0.82, heading: 166, size: 0.84 },
    { on: 2, t: 0.94, heading: -80, size: 0.64 },
    { on: 2, t: 1, heading: -140, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 0.96, heading: -104, scale: 1 },
    { on: 1, t: 0.94, heading: -70, scale: 0.96 },
    { on: 2, t: 0.94, heading: -110, scale: 0.9 },
  ],
  fruits: [
    { on: 0, t: 0.3, heading: 140, scale: 1.3 },
    { on: 1, t: 0.3, heading: 60, scale: 0.9 },
  ],
};
