// A waxy herb with lobed leaves at its foot, some turned to their purple backs; far above them long thin stalks with nodding tassels and down.
import type { Plan } from "./plan.ts";

export const tasselledStalks: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [20, 346],
        [0, 230],
        [-40, 100],
        [-20, -30],
        [-60, -120],
      ],
      width: [11, 4.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [80, 150],
        [160, 50],
        [180, -60],
      ],
      width: [7.4, 4],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [-120, 60],
        [-200, 0],
        [-226, -80],
      ],
      width: [6.6, 3.8],
    },
  ],
  leaf: 1.24,
  leaves: [
    { on: 0, t: 0.02, heading: -172, size: 1.1, bend: -0.4 },
    { on: 0, t: 0.03, heading: -4, size: 1.1, bend: 0.4, under: true },
    { on: 0, t: 0.08, heading: -140, size: 0.96, bend: -0.3, facing: 0.8 },
    { on: 0, t: 0.1, heading: -30, size: 1.04, bend: 0.4 },
    { on: 0, t: 0.2, heading: -158, size: 1, bend: -0.4, front: true },
    { on: 0, t: 0.3, heading: -150, size: 0.86, bend: -0.3, under: true },
    { on: 0, t: 0.44, heading: -20, size: 0.86, bend: 0.3, front: true },
    { on: 0, t: 0.62, heading: -160, size: 0.66, bend: -0.3 },
    { on: 0, t: 0.8, heading: -30, size: 0.5, bend: 0.3 },
    { on: 1, t: 0.4, heading: 10, size: 0.76, bend: 0.4 },
    { on: 1, t: 0.76, heading: -130, size: 0.5 },
    { on: 2, t: 0.44, heading: 170, size: 0.7, bend: -0.4 },
    { on: 2, t: 0.8, heading: -40, size: 0.46 },
  ],
  flowers: [
    { on: 0, t: 1, heading: -120, stalk: 150, size: 1.3, view: "open" },
    { on: 0, t: 1, heading: -92, stalk: 190, size: 1.4, view: "open" },
    { on: 0, t: 1, heading: -68, stalk: 150, size: 1.3, view: "open" },
    { on: 0, t: 1, heading: -44, stalk: 110, size: 0.9, view: "bud" },
    { on: 1, t: 1, heading: -100, stalk: 110, size: 1.2, view: "open" },
    { on: 1, t: 1, heading: -66, stalk: 120, size: 1.3, view: "open" },
    { on: 1, t: 1, heading: -36, stalk: 90, size: 0.9, view: "bud" },
  ],
  fruits: [{ on: 2, t: 1, heading: -106, scale: 1.5 }],
};
