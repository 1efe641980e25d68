// A slender herb whose leaves dwindle upwards; its stem parts again and again into loose corymbs, some already in white down.
import type { Plan } from "./plan.ts";

export const partingCorymbs: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-10, 346],
        [18, 230],
        [-14, 90],
        [-50, -40],
        [-30, -170],
      ],
      width: [11, 4.4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [70, 20],
        [170, -60],
        [214, -140],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [-120, -80],
        [-210, -130],
        [-256, -190],
      ],
      width: [6.4, 3.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-110, 110],
        [-206, 80],
        [-270, 10],
      ],
      width: [6.4, 3.6],
    },
    {
      from: { on: 1, t: 0.42 },
      points: [
        [220, 60],
        [300, 70],
        [336, 20],
      ],
      width: [5, 3.2],
    },
  ],
  leaf: 1.5,
  leaves: [
    { on: 0, t: 0.05, heading: -176, size: 1.1, bend: -0.3 },
    { on: 0, t: 0.07, heading: 6, size: 1.14, bend: 0.3 },
    { on: 0, t: 0.13, heading: -132, size: 0.96, facing: 0.7 },
    { on: 0, t: 0.19, heading: -28, size: 1.14, front: true },
    { on: 0, t: 0.3, heading: 150, size: 1 },
    { on: 0, t: 0.36, heading: -30, size: 1 },
    { on: 0, t: 0.46, heading: -160, size: 0.94, facing: 0.8 },
    { on: 0, t: 0.56, heading: -24, size: 0.8, front: true, facing: 0.7 },
    { on: 0, t: 0.72, heading: -30, size: 0.66 },
    { on: 0, t: 0.86, heading: -150, size: 0.46 },
    { on: 1, t: 0.42, heading: -120, size: 0.66, under: true },
    { on: 1, t: 0.7, heading: -10, size: 0.56 },
    { on: 2, t: 0.44, heading: 160, size: 0.6 },
    { on: 2, t: 0.74, heading: -40, size: 0.44 },
    { on: 3, t: 0.4, heading: 130, size: 0.8 },
    { on: 3, t: 0.74, heading: -90, size: 0.56 },
    { on: 4, t: 0.5, heading: 20, size: 0.56 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 1 },
    { on: 1, t: 1, heading: -70, scale: 0.8 },
    { on: 2, t: 1, heading: -106, scale: 0.76 },
  ],
  fruits: [
    { on: 3, t: 1, heading: -120, scale: 1.3 },
    { on: 4, t: 1, heading: -60, scale: 1.1 },
  ],
};
