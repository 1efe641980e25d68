// A crooked branch with stiff leaves by turns, some from their back; small sprays of white flowers above, knots of fruits below.
import type { Plan } from "./plan.ts";

export const raspingBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-60, 398],
        [-90, 260],
        [-30, 130],
        [-60, -10],
        [10, -130],
        [0, -230],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [70, 130],
        [160, 70],
        [214, -40],
      ],
      width: [9, 4.6],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-140, -80],
        [-200, -170],
      ],
      width: [8, 4.4],
    },
  ],
  leaf: 1.2,
  petiole: 0.1,
  leaves: [
    { on: 0, t: 0.18, heading: 170, size: 0.86 },
    { on: 0, t: 0.28, heading: 44, size: 1 },
    { on: 0, t: 0.42, heading: -152, size: 0.9 },
    { on: 0, t: 0.52, heading: -30, size: 0.84, under: true },
    { on: 0, t: 0.74, heading: -6, size: 0.96 },
    { on: 0, t: 0.84, heading: -154, size: 0.66, facing: 0.8 },
    { on: 0, t: 0.94, heading: -40, size: 0.78 },
    { on: 0, t: 1, heading: -88, size: 0.62 },
    { on: 1, t: 0.5, heading: 50, size: 0.74 },
    { on: 1, t: 0.78, heading: -2, size: 0.78 },
    { on: 1, t: 1, heading: -52, size: 0.62, young: true },
    { on: 2, t: 0.5, heading: -176, size: 0.7 },
    { on: 2, t: 0.9, heading: -152, size: 0.6 },
    { on: 2, t: 1, heading: -64, size: 0.56, young: true },
  ],
  clusters: [
    { on: 0, t: 0.94, heading: -128, scale: 0.86 },
    { on: 2, t: 0.96, heading: -108, scale: 0.7 },
    { on: 1, t: 0.96, heading: -104, scale: 0.8 },
  ],
  borne: [
    { on: 1, t: 0.36, heading: 70, stalk: 26, bend: 20, size: 1.2, ripe: true },
    { on: 1, t: 0.36, heading: 120, stalk: 30, bend: -20, size: 1.1, ripe: true },
    { on: 1, t: 0.4, heading: 20, stalk: 30, bend: 50, size: 1, ripe: true },
    { on: 1, t: 0.38, heading: 96, stalk: 48, bend: 0, size: 1.16, ripe: true },
    { on: 2, t: 0.42, heading: 100, stalk: 26, bend: 0, size: 1.1, ripe: true },
    { on: 2, t: 0.42, heading: 160, stalk: 28, bend: -40, size: 1, ripe: true },
    { on: 2, t: 0.46, heading: 130, stalk: 46, bend: -30, size: 1.1, ripe: true },
    { on: 1, t: 0.62, heading: 60, stalk: 24, bend: 20, size: 1, ripe: true },
    { on: 1, t: 0.62, heading: 110, stalk: 34, bend: -10, size: 1.1, ripe: true },
  ],
};
