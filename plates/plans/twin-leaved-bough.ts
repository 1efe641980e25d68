// A bough that leans across the sheet with leaves of two leaflets; trusses of cream flowers over its tips, great pods hanging below.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const twinLeavedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 360],
        [-200, 220],
        [-90, 120],
        [20, 40],
        [90, -70],
        [110, -160],
      ],
      width: [17, 6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-190, 60],
        [-210, -60],
        [-170, -150],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [110, 60],
        [210, 20],
        [270, -40],
      ],
      width: [8, 4.4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [20, 130],
        [100, 120],
        [130, 140],
      ],
      width: [8, 6],
    },
  ],
  leaf: 1.16,
  whole: true,
  leaves: [
    { on: 0, t: 0.18, heading: 176, size: 0.8, bend: -0.3 },
    { on: 0, t: 0.26, heading: 40, size: 0.86, bend: 0.3 },
    { on: 0, t: 0.48, heading: -130, size: 0.96 },
    { on: 0, t: 0.64, heading: -160, size: 0.94, front: true },
    { on: 0, t: 0.76, heading: -14, size: 0.96 },
    { on: 0, t: 0.87, heading: -150, size: 0.86 },
    { on: 0, t: 0.96, heading: -30, size: 0.66 },
    { on: 1, t: 0.4, heading: 166, size: 0.86 },
    { on: 1, t: 0.62, heading: -40, size: 0.86, front: true },
    { on: 1, t: 0.84, heading: -166, size: 0.76 },
    { on: 1, t: 0.97, heading: -30, size: 0.5, young: true },
    { on: 2, t: 0.5, heading: 64, size: 0.86 },
    { on: 2, t: 0.74, heading: -80, size: 0.76 },
    { on: 2, t: 1, heading: 10, size: 0.76 },
    { on: 2, t: 1, heading: -70, size: 0.44, young: true },
  ],
  flowers: [
    ...truss(0, -84, [
      [-84, 84, 0.7, "side"],
      [80, 84, 0.76, "side"],
      [-30, 150, 0.4, "bud"],
      [30, 150, 0.44, "bud"],
      [0, 132, 0.84, "side"],
      [-52, 104, 0.9, "open"],
      [46, 98, 0.94, "open"],
      [0, 62, 1, "open"],
    ]),
    ...truss(1, -74, [
      [-70, 66, 0.5, "bud"],
      [72, 70, 0.66, "side"],
      [-8, 110, 0.46, "bud"],
      [34, 96, 0.5, "bud"],
      [-44, 74, 0.7, "side"],
      [16, 62, 0.84, "open"],
    ]),
  ],
  hung: [
    { on: 3, t: 0.7, stalk: 44, swing: -0.3, size: 0.9, ripe: false, width: 6, woody: true },
    { on: 3, t: 1, stalk: 56, swing: 0.2, size: 1.1, ripe: true, width: 7, woody: true },
  ],
};
