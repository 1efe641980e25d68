// Rough leaves in crossing pairs on an arching bough; flat-topped heads over every shoot, in flower, in bud and in black fruit.
import type { Plan } from "./plan.ts";

export const flatToppedPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [210, 396],
        [130, 280],
        [40, 170],
        [0, 40],
        [-30, -90],
        [-90, -180],
      ],
      width: [15, 5.4],
    },
    {
      from: { on: 0, t: 0.22 },
      points: [
        [220, 210],
        [300, 110],
        [306, 0],
      ],
      width: [9, 4.6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-80, 240],
        [-190, 230],
        [-280, 160],
      ],
      width: [8.4, 4.4],
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [70, -90],
        [124, -190],
      ],
      width: [6, 4],
      green: true,
    },
  ],
  leaf: 1.24,
  whole: true,
  nodes: [
    { on: 0, t: 0.14, size: 0.94, out: [-76, 92], facing: [1, 0.8] },
    { on: 0, t: 0.34, size: 0.9, out: [64], facing: [0.9] },
    { on: 0, t: 0.52, size: 1, out: [-84, 74], facing: [1, 0.8], front: 1 },
    { on: 0, t: 0.68, size: 0.94, out: [-64], facing: [0.8] },
    { on: 0, t: 0.82, size: 0.8, out: [-66, 70], facing: [1, 0.8], front: 0 },
    { on: 0, t: 0.97, size: 0.46, out: [-58, 60], young: true },
    { on: 1, t: 0.42, size: 0.86, out: [-60, 76], facing: [0.74, 1], front: 0 },
    { on: 1, t: 0.72, size: 0.74, out: [-66, 64] },
    { on: 1, t: 0.96, size: 0.46, out: [-56, 58], young: true },
    { on: 2, t: 0.46, size: 0.84, out: [-84, 60], facing: [1, 0.8] },
    { on: 2, t: 0.76, size: 0.72, out: [-68, 66] },
    { on: 3, t: 0.6, size: 0.6, out: [-50, 72] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -112, scale: 1.16 },
    { on: 3, t: 1, heading: -62, scale: 0.72 },
    { on: 2, t: 1, heading: -116, scale: 0.9 },
  ],
  fruits: [{ on: 1, t: 1, heading: -84, scale: 1.6 }],
};
