// A herb of close leaf pairs that rises from its runner: three spikes at the top, a spent side stem and a young shoot.
import type { Plan } from "./plan.ts";

export const stolonedSpikes: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-30, 270],
        [-34, 130],
        [0, -20],
        [30, -140],
        [28, -190],
      ],
      width: [10, 4.4],
    },
    {
      from: { on: 0, t: 0.74 },
      points: [
        [-50, -96],
        [-104, -160],
        [-124, -206],
      ],
      width: [4.6, 3.2],
    },
    {
      from: { on: 0, t: 0.64 },
      points: [
        [70, -52],
        [138, -100],
        [172, -164],
      ],
      width: [4.6, 3.2],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-120, 130],
        [-204, 60],
        [-240, -30],
        [-246, -80],
      ],
      width: [6, 3.2],
    },
    {
      from: { on: 0, t: 0.06 },
      points: [
        [76, 330],
        [160, 272],
        [216, 180],
        [232, 96],
      ],
      width: [6.4, 3.4],
    },
  ],
  leaf: 1.22,
  nodes: [
    { on: 0, t: 0.16, size: 0.8, out: [-82, 62] },
    { on: 0, t: 0.3, size: 0.94, out: [64] },
    { on: 0, t: 0.42, size: 1, out: [-70, 78], facing: [1, 0.9] },
    { on: 0, t: 0.53, size: 0.98, out: [-46, 40], facing: [0.75, 1], front: 1 },
    { on: 0, t: 0.64, size: 0.86, out: [-72] },
    { on: 0, t: 0.74, size: 0.8, out: [58] },
    { on: 0, t: 0.92, size: 0.56, out: [-54, 62] },
    { on: 1, t: 0.7, size: 0.5, out: [-62, 48] },
    { on: 2, t: 0.7, size: 0.54, out: [64, -46] },
    { on: 3, t: 0.36, size: 0.82, out: [-64, 58], facing: [1, 0.8] },
    { on: 3, t: 0.6, size: 0.72, out: [-60, 50], facing: [1, 0.8] },
    { on: 3, t: 0.86, size: 0.56, out: [-66, 58] },
    { on: 4, t: 0.34, size: 0.8, out: [-56] },
    { on: 4, t: 0.54, size: 0.84, out: [56, -50], facing: [1, 0.76] },
    { on: 4, t: 0.78, size: 0.72, out: [66, -60] },
    { on: 4, t: 1, size: 0.42, out: [-34, 30], young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1 },
    { on: 1, t: 1, heading: -104, scale: 0.62 },
    { on: 2, t: 1, heading: -68, scale: 0.7 },
  ],
  fruits: [{ on: 3, t: 1, heading: -94, scale: 0.9 }],
};
