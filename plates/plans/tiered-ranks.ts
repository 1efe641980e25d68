// Level boughs of long leaves in two ranks, seen from above and from beneath; golden sprays in their axils, bunches of split fruits below.
import type { Plan } from "./plan.ts";

export const tieredRanks: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-270, 330],
        [-220, 190],
        [-110, 90],
        [30, 20],
        [170, -80],
        [260, -200],
      ],
      width: [15, 4.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-180, 20],
        [-170, -100],
        [-110, -220],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [60, 110],
        [160, 130],
        [260, 90],
      ],
      width: [7.6, 4],
    },
  ],
  leaf: 1.86,
  leaves: [
    { on: 0, t: 0.2, heading: 168, size: 0.8, bend: -0.3 },
    { on: 0, t: 0.3, heading: 30, size: 0.8, bend: 0.3 },
    { on: 0, t: 0.56, heading: -120, size: 0.96, bend: -0.3 },
    { on: 0, t: 0.64, heading: 40, size: 0.86, under: true },
    { on: 0, t: 0.72, heading: -128, size: 1, bend: -0.3 },
    { on: 0, t: 0.8, heading: 16, size: 0.96, bend: 0.4 },
    { on: 0, t: 0.87, heading: -136, size: 0.86 },
    { on: 0, t: 0.94, heading: -4, size: 0.76, bend: 0.3 },
    { on: 0, t: 1, heading: -74, size: 0.6, young: true },
    { on: 1, t: 0.36, heading: 172, size: 0.96, bend: -0.4 },
    { on: 1, t: 0.5, heading: -24, size: 0.94, bend: 0.3, front: true },
    { on: 1, t: 0.64, heading: -170, size: 0.94, bend: -0.3 },
    { on: 1, t: 0.78, heading: -20, size: 0.86, under: true },
    { on: 1, t: 0.9, heading: -150, size: 0.76 },
    { on: 1, t: 1, heading: -70, size: 0.6, young: true },
    { on: 2, t: 0.5, heading: 80, size: 0.9, bend: 0.2 },
    { on: 2, t: 0.7, heading: -60, size: 0.76, facing: 0.8 },
    { on: 2, t: 0.84, heading: 50, size: 0.8, bend: 0.3 },
    { on: 2, t: 1, heading: -6, size: 0.76 },
  ],
  clusters: [
    { on: 1, t: 0.64, heading: -130, scale: 0.9 },
    { on: 0, t: 0.8, heading: -100, scale: 1 },
    { on: 1, t: 0.9, heading: -40, scale: 0.8 },
  ],
  fruits: [
    { on: 0, t: 0.4, heading: 86, scale: 1.2 },
    { on: 2, t: 0.34, heading: 80, scale: 0.8 },
  ],
};
