// A stout herb with great round leaves on long stalks, spaced so that each is seen, and fans of spikes in their axils.
import type { Plan } from "./plan.ts";

export const shieldedHerb: Plan = {
  foot: "rooted",
  swollen: true,
  lines: [
    {
      points: [
        [-40, 350],
        [-40, 240],
        [-8, 110],
        [-26, -30],
        [4, -150],
        [-14, -250],
      ],
      width: [22, 9],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [86, 130],
        [180, 30],
        [216, -70],
      ],
      width: [13, 6],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.17, heading: -172, size: 0.94, facing: 0.86, whole: true, stalk: 130, bend: -0.5 },
    { on: 1, t: 0.34, heading: 52, size: 0.86, facing: 0.9, whole: true, stalk: 84, bend: 0.4 },
    { on: 0, t: 0.5, heading: -158, size: 1.12, facing: 1, whole: true, stalk: 140, bend: -0.3, front: true },
    { on: 1, t: 0.72, heading: 14, size: 0.92, facing: 0.86, whole: true, stalk: 96, bend: 0.4 },
    { on: 0, t: 0.74, heading: -140, size: 0.8, facing: 0.86, whole: true, stalk: 110, bend: -0.2 },
    { on: 1, t: 1, heading: -26, size: 0.78, facing: 1, whole: true, stalk: 84, bend: 0.2 },
    { on: 0, t: 1, heading: -112, size: 0.6, facing: 1, whole: true, young: true, stalk: 70 },
  ],
  clusters: [
    { on: 0, t: 0.74, heading: -62, scale: 1, bend: 0 },
    { on: 0, t: 0.5, heading: -30, scale: 0.84, bend: 0 },
  ],
};
