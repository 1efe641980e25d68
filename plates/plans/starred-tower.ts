// A stout stem with few great star-shaped leaves on long stalks under a tower of flowers; a spike of fruits on its shoot.
import type { Plan } from "./plan.ts";

export const starredTower: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-60, 398],
        [-66, 250],
        [-24, 100],
        [-40, -40],
        [-16, -130],
      ],
      width: [26, 12],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [60, 60],
        [140, 0],
        [176, -70],
      ],
      width: [14, 9],
    },
  ],
  leaf: 1.06,
  petiole: 0.62,
  leaves: [
    { on: 0, t: 0.3, heading: 18, size: 1.1 },
    { on: 0, t: 0.42, heading: 166, size: 1.04 },
    { on: 0, t: 0.78, heading: -158, size: 0.86 },
    { on: 0, t: 0.9, heading: -54, size: 0.56, facing: 0.8 },
    { on: 0, t: 0.97, heading: -128, size: 0.36, young: true },
    { on: 1, t: 0.6, heading: 22, size: 0.74 },
  ],
  clusters: [{ on: 0, t: 1, heading: -90, scale: 1.14 }],
  fruits: [{ on: 1, t: 1, heading: -76, scale: 1.16 }],
};
