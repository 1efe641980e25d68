// A herb on a tuft of tubers: large trumpets on long stalks from the upper axils, seen from every side, dry capsules below them.
import type { Plan } from "./plan.ts";

export const axilTrumpets: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 310],
        [24, 210],
        [-6, 80],
        [-46, -50],
        [-40, -180],
        [-60, -250],
      ],
      width: [12, 5],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [90, 100],
        [170, 10],
        [196, -90],
      ],
      width: [8, 4.4],
    },
    {
      from: { on: 0, t: 0.38 },
      points: [
        [-100, 70],
        [-190, 30],
        [-246, -40],
      ],
      width: [7.4, 4.2],
    },
  ],
  leaf: 1.2,
  whole: true,
  nodes: [
    { on: 0, t: 0.1, size: 0.86, out: [-96, 84] },
    { on: 0, t: 0.3, size: 1, out: [-64, 84], facing: [1, 0.8] },
    { on: 0, t: 0.48, size: 1, out: [-58, 70], facing: [0.7, 1], front: 0 },
    { on: 0, t: 0.66, size: 0.94, out: [-72, 66] },
    { on: 0, t: 0.82, size: 0.76, out: [-66, 64], facing: [1, 0.76], front: 1 },
    { on: 0, t: 1, size: 0.46, out: [-34, 38], young: true },
    { on: 1, t: 0.46, size: 0.86, out: [-62, 74], facing: [0.76, 1] },
    { on: 1, t: 0.76, size: 0.74, out: [-70, 66] },
    { on: 1, t: 1, size: 0.44, out: [-34, 34], young: true },
    { on: 2, t: 0.44, size: 0.84, out: [-82, 64] },
    { on: 2, t: 0.76, size: 0.7, out: [-66, 74], facing: [1, 0.8] },
    { on: 2, t: 1, size: 0.42, out: [-34, 40], young: true },
  ],
  flowers: [
    { on: 0, t: 0.82, heading: -16, stalk: 60, size: 1.06, view: "half" },
    { on: 0, t: 0.82, heading: -160, stalk: 56, size: 1.1, view: "open" },
    { on: 0, t: 0.98, heading: -80, stalk: 40, size: 1.06, view: "side" },
    { on: 0, t: 0.98, heading: -120, stalk: 30, size: 0.7, view: "bud" },
    { on: 1, t: 0.76, heading: 4, stalk: 54, size: 1.04, view: "open" },
    { on: 1, t: 0.98, heading: -64, stalk: 36, size: 0.9, view: "side" },
    { on: 1, t: 0.76, heading: -110, stalk: 30, size: 0.6, view: "bud" },
    { on: 2, t: 0.76, heading: -110, stalk: 50, size: 1, view: "open" },
    { on: 2, t: 0.98, heading: -160, stalk: 30, size: 0.7, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.2, heading: 30, stalk: 66, bend: -60, size: 1.1, ripe: true },
    { on: 0, t: 0.2, heading: 60, stalk: 50, bend: -40, size: 1, ripe: true },
    { on: 2, t: 0.2, heading: 120, stalk: 50, bend: 40, size: 1, ripe: false },
    { on: 2, t: 0.2, heading: 84, stalk: 40, bend: 20, size: 1, ripe: false },
  ],
};
