// A leaning bough with leaves in pairs; large open flowers seen from all sides above, two fruits of different ages below.
import type { Plan } from "./plan.ts";

export const brushPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 390],
        [-170, 250],
        [-60, 110],
        [50, -30],
        [100, -170],
        [80, -280],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-180, 60],
        [-236, -60],
        [-230, -170],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.48 },
      points: [
        [60, 80],
        [170, 50],
        [262, 70],
      ],
      width: [9, 4],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.2, heading: 172, size: 0.84 },
    { on: 0, t: 0.2, heading: 54, size: 0.9 },
    { on: 0, t: 0.62, heading: -158, size: 1 },
    { on: 0, t: 0.62, heading: -2, size: 0.84, facing: 0.7 },
    { on: 0, t: 0.78, heading: 178, size: 0.86, facing: 0.74 },
    { on: 0, t: 0.78, heading: -26, size: 1 },
    { on: 0, t: 0.92, heading: -142, size: 0.84 },
    { on: 0, t: 0.92, heading: -42, size: 0.74 },
    { on: 0, t: 1, heading: -112, size: 0.44, young: true },
    { on: 0, t: 1, heading: -66, size: 0.4, young: true },
    { on: 0, t: 0.47, heading: -138, size: 0.8 },
    { on: 1, t: 0.46, heading: 164, size: 0.84 },
    { on: 1, t: 0.46, heading: 10, size: 0.6, facing: 0.66 },
    { on: 1, t: 0.78, heading: -160, size: 0.7 },
    { on: 1, t: 0.78, heading: -44, size: 0.76 },
    { on: 1, t: 1, heading: -108, size: 0.5 },
    { on: 1, t: 1, heading: -66, size: 0.4, young: true },
    { on: 2, t: 0.82, heading: -48, size: 0.66 },
    { on: 2, t: 0.82, heading: 70, size: 0.86, facing: 0.8 },
    { on: 2, t: 1, heading: 24, size: 0.7 },
    { on: 2, t: 1, heading: -30, size: 0.4, young: true },
  ],
  flowers: [
    { on: 1, t: 0.78, heading: -92, stalk: 60, size: 0.6, view: "bud" },
    { on: 0, t: 0.62, heading: -128, stalk: 60, size: 1.3, view: "open" },
    { on: 0, t: 0.78, heading: -62, stalk: 50, size: 1.1, view: "side" },
    { on: 0, t: 0.92, heading: -168, stalk: 46, size: 0.56, view: "bud" },
  ],
  hung: [
    { on: 2, t: 0.34, stalk: 54, swing: -0.2, size: 1.3, ripe: true, width: 7, woody: true },
    { on: 2, t: 0.74, stalk: 46, swing: 0.3, size: 0.8, ripe: false, width: 5, woody: true },
  ],
};
