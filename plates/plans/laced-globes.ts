// A rising bough with glossy leaves by turns, some showing their pale backs; small bells nod under them, globes that split over red lace
// hang from the axils of two leafy shoots.
import type { Plan } from "./plan.ts";

export const lacedGlobes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-160, 396],
        [-140, 260],
        [-70, 120],
        [10, -10],
        [80, -130],
        [130, -230],
      ],
      width: [18, 4.6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-160, 50],
        [-210, -40],
        [-230, -140],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [60, 70],
        [150, 60],
        [220, 110],
      ],
      width: [9, 4],
    },
  ],
  leaf: 1.62,
  whole: true,
  leaves: [
    { on: 0, t: 0.12, heading: 20, size: 0.86 },
    { on: 0, t: 0.22, heading: 170, size: 0.92 },
    { on: 0, t: 0.58, heading: -132, size: 0.86, facing: 0.84 },
    { on: 0, t: 0.66, heading: 4, size: 0.9 },
    { on: 0, t: 0.76, heading: -144, size: 0.86, under: true },
    { on: 0, t: 0.86, heading: -6, size: 0.84 },
    { on: 0, t: 0.94, heading: -136, size: 0.72 },
    { on: 0, t: 1, heading: -54, size: 0.6, young: true },
    { on: 1, t: 0.3, heading: 166, size: 0.8, under: true },
    { on: 1, t: 0.5, heading: -24, size: 0.74, facing: 0.84 },
    { on: 1, t: 0.72, heading: -176, size: 0.84 },
    { on: 1, t: 0.94, heading: -50, size: 0.66 },
    { on: 1, t: 1, heading: -116, size: 0.5, young: true },
    { on: 2, t: 0.34, heading: -70, size: 0.72, facing: 0.84 },
    { on: 2, t: 0.34, heading: 132, size: 0.6, under: true },
    { on: 2, t: 0.72, heading: -42, size: 0.84 },
    { on: 2, t: 1, heading: 66, size: 0.8, under: true },
    { on: 2, t: 1, heading: 0, size: 0.7 },
  ],
  flowers: [
    { on: 0, t: 0.66, heading: 60, stalk: 34, size: 1, view: "side" },
    { on: 0, t: 0.66, heading: 30, stalk: 28, size: 0.6, view: "bud" },
    { on: 0, t: 0.86, heading: 52, stalk: 34, size: 1, view: "side" },
    { on: 0, t: 0.86, heading: 86, stalk: 26, size: 0.6, view: "bud" },
    { on: 1, t: 0.72, heading: 130, stalk: 32, size: 0.94, view: "side" },
    { on: 1, t: 0.72, heading: 100, stalk: 26, size: 0.56, view: "bud" },
  ],
  hung: [
    { on: 2, t: 0.34, stalk: 28, swing: 0.2, size: 1.04, ripe: true, width: 6 },
    { on: 2, t: 0.72, stalk: 26, swing: -0.2, size: 1.2, ripe: true, width: 6 },
    { on: 1, t: 0.3, stalk: 26, swing: 0.4, size: 0.84, ripe: false, width: 5 },
  ],
};
