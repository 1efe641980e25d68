// A leafy herb whose stems end in long coils of flowers, one of them straightened in fruit.
import type { Plan } from "./plan.ts";

export const curledTips: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-14, 270],
        [-46, 130],
        [-50, -20],
        [-6, -150],
        [20, -196],
      ],
      width: [12, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-130, 140],
        [-222, 70],
        [-268, -30],
        [-276, -70],
      ],
      width: [6.5, 3.6],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [60, 70],
        [160, 10],
        [226, -80],
        [240, -112],
      ],
      width: [7, 3.8],
    },
    {
      from: { on: 2, t: 0.42 },
      points: [
        [180, 66],
        [262, 72],
        [322, 40],
      ],
      width: [4.6, 3.2],
    },
  ],
  leaf: 1.34,
  petiole: 0.22,
  leaves: [
    { on: 0, t: 0.1, heading: 14, size: 0.86, whole: true },
    { on: 0, t: 0.2, heading: -166, size: 0.98, whole: true },
    { on: 0, t: 0.36, heading: -16, size: 0.7, facing: 0.7, whole: true },
    { on: 0, t: 0.46, heading: -160, size: 1, whole: true },
    { on: 0, t: 0.6, heading: -36, size: 0.94, whole: true },
    { on: 0, t: 0.74, heading: -146, size: 0.9, whole: true },
    { on: 0, t: 0.88, heading: -24, size: 0.66, whole: true },
    { on: 0, t: 0.96, heading: -150, size: 0.44, young: true },
    { on: 1, t: 0.42, heading: 136, size: 0.76, whole: true },
    { on: 1, t: 0.56, heading: -76, size: 0.7, facing: 0.72, whole: true },
    { on: 1, t: 0.78, heading: -176, size: 0.62, whole: true },
    { on: 1, t: 0.92, heading: -40, size: 0.46, young: true },
    { on: 2, t: 0.3, heading: 62, size: 0.74, whole: true },
    { on: 2, t: 0.62, heading: -126, size: 0.72, whole: true },
    { on: 2, t: 0.84, heading: -8, size: 0.64, whole: true },
    { on: 2, t: 0.96, heading: -142, size: 0.4, young: true },
    { on: 3, t: 0.44, heading: 76, size: 0.86, whole: true },
    { on: 3, t: 0.8, heading: 24, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -82, scale: 1.72 },
    { on: 1, t: 1, heading: -98, scale: 1.56 },
    { on: 2, t: 1, heading: -76, scale: 1.46 },
  ],
  fruits: [{ on: 3, t: 1, heading: 2, scale: 1.5 }],
};
