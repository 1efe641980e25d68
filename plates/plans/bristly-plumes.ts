// A soft bristly stem with broad toothed leaves on long stalks, out of whose axils loose plumes of minute flowers rise.
import type { Plan } from "./plan.ts";

export const bristlyPlumes: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-10, 386],
        [10, 270],
        [30, 140],
        [10, 0],
        [-30, -130],
        [-30, -260],
      ],
      width: [17, 2.6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-100, 190],
        [-196, 120],
        [-250, 20],
        [-262, -60],
      ],
      width: [8.4, 2.4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [110, 50],
        [210, -20],
        [264, -110],
      ],
      width: [8.4, 2.4],
    },
  ],
  leaf: 1.02,
  petiole: 0.56,
  whole: true,
  leaves: [
    { on: 0, t: 0.12, heading: 14, size: 0.9, bend: 0.4 },
    { on: 0, t: 0.2, heading: -170, size: 0.86, bend: -0.4 },
    { on: 0, t: 0.33, heading: 0, size: 1, bend: 0.5 },
    { on: 0, t: 0.5, heading: -166, size: 0.94, bend: -0.5 },
    { on: 0, t: 0.6, heading: -30, size: 0.8, bend: 0.4, facing: 0.86 },
    { on: 0, t: 0.72, heading: -170, size: 0.8, bend: -0.5 },
    { on: 0, t: 0.82, heading: -24, size: 0.7, bend: 0.5 },
    { on: 0, t: 0.92, heading: -152, size: 0.52, bend: -0.4 },
    { on: 0, t: 1, heading: -76, size: 0.36, young: true },
    { on: 1, t: 0.44, heading: 152, size: 0.76, bend: -0.4 },
    { on: 1, t: 0.7, heading: -176, size: 0.64, bend: -0.5 },
    { on: 1, t: 0.88, heading: -70, size: 0.5, bend: 0.3 },
    { on: 1, t: 1, heading: -122, size: 0.36, young: true },
    { on: 2, t: 0.5, heading: 40, size: 0.72, bend: 0.4 },
    { on: 2, t: 0.78, heading: -4, size: 0.6, bend: 0.5 },
    { on: 2, t: 1, heading: -58, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 0.5, heading: -128, scale: 0.84 },
    { on: 0, t: 0.6, heading: -58, scale: 1 },
    { on: 0, t: 0.72, heading: -134, scale: 0.94 },
    { on: 0, t: 0.82, heading: -54, scale: 0.8 },
    { on: 0, t: 0.92, heading: -122, scale: 0.66 },
    { on: 1, t: 0.7, heading: -132, scale: 0.76 },
    { on: 1, t: 0.44, heading: -64, scale: 0.7 },
    { on: 2, t: 0.78, heading: -58, scale: 0.74 },
  ],
  fruits: [
    { on: 0, t: 0.33, heading: -40, scale: 0.8 },
    { on: 2, t: 0.5, heading: -112, scale: 0.7 },
  ],
};
