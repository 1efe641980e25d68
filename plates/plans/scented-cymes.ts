// Glossy pairs that hang a little from upright shoots, the youngest bronze; stiff cymes with long red cups over them, in bud and in flower.
import type { Plan } from "./plan.ts";

export const scentedCymes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-190, 390],
        [-150, 260],
        [-50, 150],
        [0, 20],
        [-10, -110],
      ],
      width: [17, 5.4],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [50, 170],
        [150, 120],
        [226, 20],
        [240, -60],
      ],
      width: [9, 4.6],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-110, 60],
        [-190, -20],
        [-206, -100],
      ],
      width: [8, 4.6],
    },
  ],
  leaf: 1.24,
  whole: true,
  leaves: [
    { on: 0, t: 0.16, heading: 34, size: 0.86, bend: 0.4 },
    { on: 0, t: 0.16, heading: -176, size: 0.8, bend: -0.4 },
    { on: 0, t: 0.36, heading: -160, size: 0.94, bend: -0.4 },
    { on: 0, t: 0.56, heading: -16, size: 1, bend: 0.4, front: true },
    { on: 0, t: 0.72, heading: -160, size: 0.96, bend: -0.4 },
    { on: 0, t: 0.72, heading: -20, size: 1, bend: 0.5 },
    { on: 0, t: 0.88, heading: -172, size: 0.86, bend: -0.4, front: true, facing: 0.8 },
    { on: 0, t: 0.88, heading: -12, size: 0.86, bend: 0.4 },
    { on: 0, t: 0.98, heading: -150, size: 0.6, young: true },
    { on: 0, t: 0.98, heading: -34, size: 0.6, young: true },
    { on: 1, t: 0.4, heading: 64, size: 0.94, bend: 0.3 },
    { on: 1, t: 0.4, heading: -90, size: 0.8, under: true },
    { on: 1, t: 0.7, heading: 30, size: 0.86, bend: 0.3 },
    { on: 1, t: 0.7, heading: -130, size: 0.8, facing: 0.8 },
    { on: 1, t: 0.96, heading: 0, size: 0.66, bend: 0.3 },
    { on: 1, t: 0.96, heading: -160, size: 0.6, young: true },
    { on: 2, t: 0.5, heading: 160, size: 0.86, bend: -0.3 },
    { on: 2, t: 0.76, heading: -40, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.76, heading: 178, size: 0.8, bend: -0.3 },
    { on: 2, t: 0.97, heading: -156, size: 0.56, young: true },
    { on: 2, t: 0.97, heading: -30, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1.16 },
    { on: 2, t: 1, heading: -98, scale: 0.84 },
  ],
  fruits: [{ on: 1, t: 1, heading: -70, scale: 1.1 }],
};
