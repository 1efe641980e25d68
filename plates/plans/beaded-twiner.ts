// A slender stem that winds down the sheet with round leaves on long stalks to both sides, strings of fruits and of flowers
// hanging from its nodes.
import type { Plan } from "./plan.ts";

export const beadedTwiner: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [330, -400],
        [200, -330],
        [20, -300],
        [-130, -230],
        [-150, -90],
        [-40, 10],
        [70, 110],
        [60, 230],
        [-40, 310],
        [-160, 340],
      ],
      width: [6.4, 2],
      green: true,
    },
    {
      from: { on: 0, t: 0.222 },
      points: [
        [110, -220],
        [200, -120],
        [270, 0],
        [260, 130],
        [300, 220],
      ],
      width: [4.4, 2],
      green: true,
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-230, -60],
        [-280, 60],
        [-270, 180],
      ],
      width: [4, 2],
      green: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.08, heading: 60, size: 0.7 },
    { on: 0, t: 0.16, heading: -100, size: 0.8 },
    { on: 0, t: 0.25, heading: -120, size: 0.86, facing: 0.86 },
    { on: 0, t: 0.33, heading: -170, size: 0.96 },
    { on: 0, t: 0.44, heading: 10, size: 0.86 },
    { on: 0, t: 0.52, heading: 150, size: 0.94 },
    { on: 0, t: 0.6, heading: -30, size: 0.8, facing: 0.86 },
    { on: 0, t: 0.7, heading: 20, size: 0.84 },
    { on: 0, t: 0.78, heading: 178, size: 0.84 },
    { on: 0, t: 0.88, heading: 60, size: 0.7 },
    { on: 0, t: 0.96, heading: -130, size: 0.6 },
    { on: 0, t: 1, heading: 160, size: 0.36, young: true },
    { on: 1, t: 0.22, heading: -30, size: 0.8 },
    { on: 1, t: 0.42, heading: 0, size: 0.84 },
    { on: 1, t: 0.62, heading: 20, size: 0.74, facing: 0.86 },
    { on: 1, t: 0.82, heading: 140, size: 0.64 },
    { on: 1, t: 1, heading: 70, size: 0.42, young: true },
    { on: 2, t: 0.4, heading: -176, size: 0.8 },
    { on: 2, t: 0.72, heading: 170, size: 0.74, facing: 0.86 },
    { on: 2, t: 1, heading: 90, size: 0.5, young: true },
  ],
  clusters: [
    { on: 1, t: 0.82, heading: 88, scale: 0.86 },
    { on: 2, t: 0.72, heading: 80, scale: 0.86 },
    { on: 0, t: 0.16, heading: 92, scale: 0.7 },
  ],
  fruits: [
    { on: 0, t: 0.33, heading: 70, scale: 0.94 },
    { on: 1, t: 0.42, heading: 110, scale: 0.86 },
    { on: 0, t: 0.72, heading: 100, scale: 0.8 },
  ],
};
