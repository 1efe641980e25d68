// A bushy herb with leaf pairs on long thin stalks, its leaning stems ending in loose spires, two of them in fruit.
import type { Plan } from "./plan.ts";

export const looseSpires: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [10, 392],
        [-6, 290],
        [-30, 170],
        [-20, 40],
        [24, -90],
        [40, -170],
      ],
      width: [12, 4],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [90, 290],
        [186, 236],
        [258, 150],
        [286, 66],
      ],
      width: [6.4, 3.4],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-116, 190],
        [-200, 110],
        [-250, 10],
        [-262, -60],
      ],
      width: [6.6, 3.4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [60, 0],
        [140, -60],
        [200, -140],
        [214, -180],
      ],
      width: [5.4, 3.2],
    },
    {
      from: { on: 0, t: 0.64 },
      points: [
        [-60, -60],
        [-118, -130],
        [-140, -200],
      ],
      width: [4.6, 3],
    },
  ],
  leaf: 1.28,
  nodes: [
    { on: 0, t: 0.12, size: 0.94, out: [-80] },
    { on: 0, t: 0.26, size: 1, out: [66] },
    { on: 0, t: 0.38, size: 0.98, out: [-64, 74], facing: [1, 0.86] },
    { on: 0, t: 0.5, size: 0.96, out: [-58] },
    { on: 0, t: 0.64, size: 0.86, out: [62] },
    { on: 0, t: 0.78, size: 0.74, out: [-54, 64], facing: [0.84, 1] },
    { on: 0, t: 0.93, size: 0.48, out: [-52, 50] },
    { on: 1, t: 0.34, size: 0.82, out: [74, -56], facing: [1, 0.84] },
    { on: 1, t: 0.6, size: 0.78, out: [-64, 58], facing: [0.86, 1] },
    { on: 1, t: 0.86, size: 0.5, out: [56, -50] },
    { on: 2, t: 0.34, size: 0.84, out: [-74, 62], facing: [1, 0.84] },
    { on: 2, t: 0.6, size: 0.8, out: [-60, 52], facing: [1, 0.8] },
    { on: 2, t: 0.86, size: 0.52, out: [-56, 58] },
    { on: 3, t: 0.4, size: 0.78, out: [72, -46], facing: [1, 0.84] },
    { on: 3, t: 0.66, size: 0.66, out: [56, -58] },
    { on: 3, t: 0.9, size: 0.44, out: [-50, 52] },
    { on: 4, t: 0.5, size: 0.66, out: [-64, 46], facing: [1, 0.8] },
    { on: 4, t: 0.86, size: 0.44, out: [-50, 54] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 1.06 },
    { on: 2, t: 1, heading: -98, scale: 0.92 },
    { on: 3, t: 1, heading: -70, scale: 0.84 },
  ],
  fruits: [
    { on: 1, t: 1, heading: -78, scale: 1 },
    { on: 4, t: 1, heading: -108, scale: 0.8 },
  ],
};
