// A woody stem that hangs across the sheet like a swag and rises again: a great truss of trumpets in front, another above, leaves of two leaflets in pairs.
import type { Plan } from "./plan.ts";

export const trumpetSwag: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-370, -270],
        [-310, -110],
        [-220, 20],
        [-80, 100],
        [70, 110],
        [200, 40],
        [270, -110],
        [240, -260],
      ],
      width: [11, 3.4],
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [-280, 130],
        [-300, 230],
        [-250, 320],
      ],
      width: [7, 3],
    },
    {
      from: { on: 0, t: 0.486 },
      points: [
        [-30, -20],
        [-70, -140],
        [-30, -240],
      ],
      width: [6, 3],
    },
  ],
  leaf: 0.9,
  leaves: [
    { on: 0, t: 0.143, heading: -20, size: 0.8 },
    { on: 0, t: 0.143, heading: 168, size: 0.66 },
    { on: 0, t: 0.286, heading: -170, size: 0.8 },
    { on: 0, t: 0.571, heading: 110, size: 0.96 },
    { on: 0, t: 0.714, heading: -140, size: 0.8 },
    { on: 0, t: 0.857, heading: -10, size: 0.8 },
    { on: 0, t: 0.857, heading: -168, size: 0.7 },
    { on: 0, t: 1, heading: -50, size: 0.56 },
    { on: 0, t: 1, heading: -130, size: 0.5 },
    { on: 1, t: 0.667, heading: 170, size: 0.7 },
    { on: 1, t: 0.667, heading: 0, size: 0.8 },
    { on: 1, t: 1, heading: 120, size: 0.6 },
    { on: 2, t: 0.333, heading: -10, size: 0.7 },
    { on: 2, t: 0.667, heading: -170, size: 0.8 },
    { on: 2, t: 0.667, heading: 0, size: 0.7 },
  ],
  clusters: [
    { on: 0, t: 0.429, heading: 74, scale: 0.96 },
    { on: 2, t: 1, heading: -80, scale: 0.94 },
  ],
  hung: [{ on: 0, t: 0.857, stalk: 30, swing: -0.3, size: 1, ripe: true }],
  tendrils: [
    { on: 0, t: 0.143, heading: 60, way: 1 },
    { on: 0, t: 0.857, heading: -40, way: 1 },
    { on: 0, t: 1, heading: -90, way: -1 },
    { on: 1, t: 1, heading: 60, way: -1 },
  ],
};
