// A stout herb of broad leaves; opposite them long strings arch out, in flower at the top, below hung with berries.
import type { Plan } from "./plan.ts";

export const strungArches: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-14, 270],
        [4, 120],
        [34, -20],
        [20, -160],
        [-20, -250],
      ],
      width: [15, 5],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [-110, 140],
        [-196, 50],
        [-224, -70],
        [-218, -116],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [120, 40],
        [200, -50],
        [236, -136],
      ],
      width: [7.4, 4],
    },
  ],
  leaf: 1.4,
  petiole: 0.2,
  leaves: [
    { on: 0, t: 0.1, heading: -168, size: 0.84, whole: true },
    { on: 0, t: 0.16, heading: 40, size: 0.88, whole: true },
    { on: 0, t: 0.26, heading: 156, size: 0.84, whole: true },
    { on: 2, t: 0.42, heading: 20, size: 0.84, whole: true },
    { on: 0, t: 0.36, heading: -130, size: 0.74, facing: 0.74, whole: true },
    { on: 0, t: 0.54, heading: -156, size: 0.92, whole: true },
    { on: 0, t: 0.64, heading: -36, size: 0.8, whole: true },
    { on: 0, t: 0.78, heading: -146, size: 0.78, whole: true },
    { on: 0, t: 0.9, heading: -24, size: 0.62, whole: true },
    { on: 0, t: 1, heading: -128, size: 0.4, young: true },
    { on: 1, t: 0.42, heading: 128, size: 0.8, whole: true },
    { on: 1, t: 0.62, heading: -54, size: 0.74, facing: 0.76, whole: true },
    { on: 1, t: 0.84, heading: -164, size: 0.6, whole: true },
    { on: 1, t: 1, heading: -62, size: 0.36, young: true },
    { on: 2, t: 0.7, heading: -132, size: 0.62, facing: 0.76, whole: true },
    { on: 2, t: 0.84, heading: 0, size: 0.62, whole: true },
    { on: 2, t: 1, heading: -98, size: 0.38, young: true },
  ],
  clusters: [
    { on: 0, t: 0.93, heading: -100, scale: 0.84 },
    { on: 1, t: 0.88, heading: -104, scale: 0.84 },
    { on: 2, t: 0.92, heading: -70, scale: 0.84 },
  ],
  fruits: [
    { on: 2, t: 0.5, heading: 52, scale: 1.1 },
    { on: 1, t: 0.56, heading: 132, scale: 1.06 },
    { on: 0, t: 0.34, heading: 44, scale: 0.94 },
  ],
};
