// A rising shrub's shoot full of glossy toothed leaves; great flowers turned to all sides, one of them facing the reader, buds in the upper axils.
import type { Plan } from "./plan.ts";

export const flaredColumns: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-180, 396],
        [-160, 260],
        [-90, 120],
        [10, 0],
        [80, -120],
        [100, -230],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.32 },
      points: [
        [-180, 80],
        [-220, -20],
        [-210, -110],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [60, 120],
        [150, 130],
        [220, 170],
      ],
      width: [8, 4],
    },
  ],
  leaf: 1.36,
  petiole: 0.2,
  leaves: [
    { on: 0, t: 0.1, heading: 18, size: 0.84 },
    { on: 0, t: 0.18, heading: 170, size: 0.92 },
    { on: 0, t: 0.26, heading: 30, size: 0.84, facing: 0.84 },
    { on: 0, t: 0.5, heading: -150, size: 0.8, facing: 0.84 },
    { on: 0, t: 0.6, heading: 14, size: 0.94 },
    { on: 0, t: 0.7, heading: -164, size: 0.86 },
    { on: 0, t: 0.8, heading: -8, size: 0.86 },
    { on: 0, t: 0.9, heading: -150, size: 0.66, facing: 0.8 },
    { on: 0, t: 1, heading: -60, size: 0.5, young: true },
    { on: 0, t: 1, heading: -120, size: 0.4, young: true },
    { on: 1, t: 0.34, heading: 168, size: 0.86 },
    { on: 1, t: 0.56, heading: -24, size: 0.74, facing: 0.8 },
    { on: 1, t: 0.76, heading: 176, size: 0.74 },
    { on: 1, t: 1, heading: -132, size: 0.56 },
    { on: 2, t: 0.36, heading: -60, size: 0.66, facing: 0.8 },
    { on: 2, t: 0.6, heading: 96, size: 0.8 },
    { on: 2, t: 0.84, heading: -50, size: 0.74 },
    { on: 2, t: 1, heading: 66, size: 0.66 },
  ],
  flowers: [
    { on: 0, t: 0.8, heading: -150, stalk: 100, size: 1.06, view: "face" },
    { on: 0, t: 1, heading: -62, stalk: 60, size: 0.8, view: "side" },
    { on: 1, t: 1, heading: -100, stalk: 46, size: 0.56, view: "bud" },
    { on: 0, t: 0.9, heading: -20, stalk: 60, size: 0.5, view: "bud" },
    { on: 2, t: 1, heading: -6, stalk: 56, size: 0.86, view: "open" },
    { on: 2, t: 0.84, heading: 110, stalk: 50, size: 0.44, view: "bud" },
  ],
};
