// A slender red-stemmed bush: narrow veined leaves in pairs, some turned to their purple backs; corymbs at different heights over them.
import type { Plan } from "./plan.ts";

export const bandedSprays: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [30, 344],
        [20, 230],
        [-30, 110],
        [-20, -30],
        [-80, -150],
      ],
      width: [12, 4.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [70, 130],
        [130, 10],
        [120, -110],
      ],
      width: [7.6, 4],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-90, 220],
        [-190, 150],
        [-250, 40],
      ],
      width: [7.6, 4],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [120, 250],
        [220, 190],
        [276, 90],
      ],
      width: [7, 4],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.34, heading: -170, size: 0.96, bend: -0.4 },
    { on: 0, t: 0.34, heading: -30, size: 0.9, facing: 0.8 },
    { on: 0, t: 0.48, heading: -160, size: 1.04, bend: -0.4 },
    { on: 0, t: 0.48, heading: -10, size: 1, bend: 0.4, front: true },
    { on: 0, t: 0.61, heading: -172, size: 1, bend: -0.4, front: true },
    { on: 0, t: 0.61, heading: -36, size: 0.94, under: true },
    { on: 0, t: 0.74, heading: -164, size: 0.94, bend: -0.3 },
    { on: 0, t: 0.74, heading: -26, size: 0.9, bend: 0.3 },
    { on: 0, t: 0.86, heading: -176, size: 0.8, bend: -0.3 },
    { on: 0, t: 0.86, heading: -50, size: 0.76 },
    { on: 0, t: 0.97, heading: -150, size: 0.56 },
    { on: 0, t: 0.97, heading: -50, size: 0.5 },
    { on: 1, t: 0.4, heading: -10, size: 0.9, bend: 0.4 },
    { on: 1, t: 0.66, heading: -140, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.66, heading: -16, size: 0.86, bend: 0.4 },
    { on: 1, t: 0.9, heading: -130, size: 0.64 },
    { on: 1, t: 0.9, heading: -30, size: 0.66 },
    { on: 2, t: 0.4, heading: 150, size: 0.9, bend: -0.2 },
    { on: 2, t: 0.4, heading: -80, size: 0.8, under: true },
    { on: 2, t: 0.68, heading: 172, size: 0.84, bend: -0.3 },
    { on: 2, t: 0.68, heading: -74, size: 0.76 },
    { on: 2, t: 0.92, heading: -170, size: 0.6 },
    { on: 2, t: 0.92, heading: -70, size: 0.56 },
    { on: 3, t: 0.44, heading: 40, size: 0.86, bend: 0.3 },
    { on: 3, t: 0.44, heading: -90, size: 0.76, facing: 0.8 },
    { on: 3, t: 0.74, heading: 10, size: 0.8, bend: 0.3 },
    { on: 3, t: 0.74, heading: -110, size: 0.7 },
    { on: 3, t: 0.95, heading: -20, size: 0.54 },
    { on: 3, t: 0.95, heading: -120, size: 0.5 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -100, scale: 1.2 },
    { on: 1, t: 1, heading: -80, scale: 1 },
    { on: 2, t: 1, heading: -106, scale: 0.9 },
    { on: 3, t: 1, heading: -70, scale: 0.8 },
  ],
};
