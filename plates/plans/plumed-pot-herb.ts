// An upright red-stemmed herb with broad soft leaves on long stalks, large below and small above; each stem ends in a long plume
// with shorter ones in the axils under it.
import type { Plan } from "./plan.ts";

export const plumedPotHerb: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [10, 270],
        [-10, 120],
        [10, -40],
        [0, -170],
      ],
      width: [17, 6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [90, 150],
        [170, 60],
        [200, -60],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-90, 60],
        [-170, -20],
        [-196, -120],
      ],
      width: [8, 4],
    },
  ],
  leaf: 1.14,
  petiole: 0.44,
  leaves: [
    { on: 0, t: 0.14, heading: 170, size: 0.98, bend: -0.3, whole: true },
    { on: 0, t: 0.2, heading: 26, size: 1, bend: 0.4, whole: true },
    { on: 0, t: 0.34, heading: -168, size: 1, bend: -0.4, whole: true },
    { on: 0, t: 0.42, heading: -58, size: 0.74, facing: 0.8 },
    { on: 0, t: 0.5, heading: 6, size: 0.9, bend: 0.3, whole: true, front: true },
    { on: 0, t: 0.66, heading: -152, size: 0.84, bend: -0.2, whole: true },
    { on: 0, t: 0.78, heading: -26, size: 0.74, bend: 0.3, whole: true },
    { on: 0, t: 0.9, heading: -140, size: 0.56, whole: true },
    { on: 1, t: 0.44, heading: 44, size: 0.8, bend: 0.3, whole: true },
    { on: 1, t: 0.66, heading: 0, size: 0.66, bend: 0.3, whole: true },
    { on: 1, t: 0.86, heading: -128, size: 0.5, facing: 0.84 },
    { on: 1, t: 0.92, heading: -18, size: 0.46, whole: true },
    { on: 2, t: 0.46, heading: 140, size: 0.8, bend: -0.3, whole: true },
    { on: 2, t: 0.7, heading: -170, size: 0.64, bend: -0.3, whole: true },
    { on: 2, t: 0.86, heading: -52, size: 0.46, facing: 0.84 },
    { on: 2, t: 0.94, heading: -160, size: 0.44, whole: true },
  ],
  clusters: [
    { on: 0, t: 0.78, heading: -56, scale: 0.42, bend: 0.3, among: true },
    { on: 0, t: 0.9, heading: -122, scale: 0.4, bend: -0.3, among: true },
    { on: 0, t: 1, heading: -90, scale: 1.16, bend: 0.4 },
    { on: 1, t: 1, heading: -78, scale: 0.84, bend: 0.5 },
    { on: 2, t: 1, heading: -102, scale: 0.8, bend: -0.5 },
  ],
};
