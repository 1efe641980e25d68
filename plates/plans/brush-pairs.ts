// A leaning bough thick with leaves in pairs; large open flowers seen from all sides above, fruits of different ages on short stalks in the axils below.
import type { Plan } from "./plan.ts";

export const brushPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-210, 396],
        [-150, 260],
        [-60, 120],
        [30, -20],
        [76, -150],
        [70, -240],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-180, 70],
        [-226, -40],
        [-224, -130],
      ],
      width: [8.5, 4],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [60, 90],
        [150, 84],
        [220, 120],
      ],
      width: [9, 4],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.16, heading: 168, size: 0.86 },
    { on: 0, t: 0.16, heading: 34, size: 0.94 },
    { on: 0, t: 0.36, heading: -4, size: 0.66, facing: 0.7 },
    { on: 0, t: 0.58, heading: -162, size: 0.9 },
    { on: 0, t: 0.58, heading: -14, size: 0.8, facing: 0.72 },
    { on: 0, t: 0.76, heading: 176, size: 0.84, facing: 0.74 },
    { on: 0, t: 0.76, heading: -18, size: 0.98 },
    { on: 0, t: 0.92, heading: -148, size: 0.82 },
    { on: 0, t: 0.92, heading: -36, size: 0.76 },
    { on: 0, t: 1, heading: -112, size: 0.44, young: true },
    { on: 0, t: 1, heading: -66, size: 0.4, young: true },
    { on: 1, t: 0.4, heading: 160, size: 0.84 },
    { on: 1, t: 0.4, heading: 0, size: 0.56, facing: 0.66 },
    { on: 1, t: 0.74, heading: -166, size: 0.74, under: true },
    { on: 1, t: 0.74, heading: -36, size: 0.7 },
    { on: 1, t: 1, heading: -116, size: 0.5 },
    { on: 1, t: 1, heading: -62, size: 0.4, young: true },
    { on: 2, t: 0.5, heading: -62, size: 0.74, facing: 0.84 },
    { on: 2, t: 0.5, heading: 146, size: 0.8, under: true },
    { on: 2, t: 0.86, heading: -30, size: 0.84 },
    { on: 2, t: 0.86, heading: 112, size: 0.66, facing: 0.8 },
    { on: 2, t: 1, heading: 40, size: 0.8 },
  ],
  flowers: [
    { on: 1, t: 0.74, heading: -96, stalk: 54, size: 0.6, view: "bud" },
    { on: 0, t: 0.58, heading: -124, stalk: 64, size: 1.36, view: "open" },
    { on: 0, t: 0.76, heading: -58, stalk: 56, size: 1.2, view: "side" },
    { on: 0, t: 0.92, heading: -176, stalk: 46, size: 0.56, view: "bud" },
  ],
  hung: [
    { on: 2, t: 0.5, stalk: 30, swing: -0.2, size: 1.3, ripe: true, width: 6.4 },
    { on: 2, t: 0.86, stalk: 30, swing: 0.24, size: 0.84, ripe: false, width: 5 },
  ],
};
