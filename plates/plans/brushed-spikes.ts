// A leaning bough with stiff feathers of few large leaflets; slender brushes of flowers stand together at its tips, one great pod hangs on a
// thick stalk close under the leaves.
import type { Plan } from "./plan.ts";

export const brushedSpikes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 396],
        [-130, 260],
        [-60, 130],
        [10, 20],
        [40, -90],
      ],
      width: [21, 7],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-130, 80],
        [-170, 10],
        [-176, -60],
      ],
      width: [10, 5],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [40, 90],
        [110, 90],
        [150, 120],
      ],
      width: [12, 9],
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.18, heading: -176, size: 0.74, bend: -0.3, whole: true },
    { on: 0, t: 0.24, heading: 22, size: 0.7, bend: 0.3, whole: true },
    { on: 0, t: 0.72, heading: -140, size: 0.62, bend: -0.2, facing: 0.84 },
    { on: 0, t: 0.78, heading: 0, size: 0.86, bend: 0.3, whole: true },
    { on: 0, t: 0.97, heading: -26, size: 0.84, bend: 0.3, whole: true },
    { on: 1, t: 0.5, heading: 172, size: 0.84, bend: -0.3, whole: true },
    { on: 1, t: 0.96, heading: -160, size: 0.74, bend: -0.2, whole: true },
    { on: 0, t: 0.94, heading: -122, size: 0.46, young: true },
    { on: 2, t: 1, heading: -6, size: 0.8, bend: 0.3, whole: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -86, scale: 1.3 },
    { on: 0, t: 0.97, heading: -64, scale: 1 },
    { on: 0, t: 0.97, heading: -108, scale: 0.94 },
    { on: 1, t: 1, heading: -98, scale: 1.1 },
    { on: 1, t: 1, heading: -74, scale: 0.8 },
  ],
  hung: [{ on: 2, t: 1, stalk: 26, swing: 0, size: 1.3, ripe: true, width: 13, woody: true }],
};
