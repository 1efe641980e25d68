// A bough with large drooping feathered leaves around fruits that hang from it; close clusters of flowers in its axils and on old wood.
import type { Plan } from "./plan.ts";

export const hungBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-300, 300],
        [-200, 150],
        [-50, 40],
        [110, -30],
        [220, -50],
      ],
      width: [20, 6],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-140, -40],
        [-130, -140],
        [-90, -220],
      ],
      width: [9, 3.6],
    },
    {
      from: { on: 0, t: 0.64 },
      points: [
        [100, -110],
        [160, -180],
        [230, -220],
      ],
      width: [7.4, 3.4],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.14, heading: 64, size: 0.74 },
    { on: 0, t: 0.28, heading: -170, size: 0.88 },
    { on: 1, t: 0.4, heading: 178, size: 0.84 },
    { on: 1, t: 0.7, heading: -146, size: 0.78 },
    { on: 1, t: 0.86, heading: -34, size: 0.66 },
    { on: 1, t: 1, heading: -92, size: 0.5, young: true },
    { on: 2, t: 0.5, heading: 10, size: 0.8 },
    { on: 2, t: 0.84, heading: -6, size: 0.66 },
    { on: 2, t: 1, heading: -60, size: 0.44, young: true },
    { on: 0, t: 0.88, heading: 66, size: 0.88 },
    { on: 0, t: 1, heading: 20, size: 0.6, young: true },
  ],
  clusters: [
    { on: 1, t: 0.4, heading: -40, scale: 1 },
    { on: 1, t: 0.12, heading: -24, scale: 0.8 },
    { on: 0, t: 0.28, heading: -104, scale: 0.8 },
    { on: 2, t: 0.5, heading: -112, scale: 0.9 },
    { on: 0, t: 0.5, heading: -96, scale: 0.7 },
  ],
  hung: [
    { on: 0, t: 0.34, stalk: 46, swing: 0.3, size: 0.84, ripe: false, width: 5 },
    { on: 0, t: 0.48, stalk: 60, swing: 0.24, size: 1.56, ripe: true, width: 6 },
    { on: 0, t: 0.66, stalk: 44, swing: -0.3, size: 1.36, ripe: true, width: 6 },
    { on: 0, t: 0.2, stalk: 30, swing: -0.4, size: 0.5, ripe: false, width: 4 },
  ],
};
