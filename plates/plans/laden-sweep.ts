// A bough that leans across the sheet with stiff feathered leaves; loose racemes above, burst and closed fruits below.
import type { Plan } from "./plan.ts";

export const ladenSweep: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-250, 370],
        [-180, 250],
        [-70, 130],
        [30, 0],
        [90, -140],
        [96, -250],
      ],
      width: [19, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-110, 60],
        [-180, -40],
        [-204, -140],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-6, 66],
        [70, 56],
        [140, 96],
        [186, 176],
      ],
      width: [7, 5],
      stalk: true,
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.2, heading: -168, size: 0.86, bend: -0.4 },
    { on: 0, t: 0.34, heading: 62, size: 0.9, bend: 0.2 },
    { on: 0, t: 0.66, heading: -2, size: 1, bend: 0.3 },
    { on: 0, t: 0.8, heading: -164, size: 0.84 },
    { on: 0, t: 0.92, heading: -34, size: 0.86 },
    { on: 0, t: 1, heading: -70, size: 0.5, young: true },
    { on: 1, t: 0.56, heading: 168, size: 0.84, bend: -0.3 },
    { on: 1, t: 0.96, heading: -146, size: 0.82, bend: -0.2 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -112, scale: 0.9 },
    { on: 0, t: 0.67, heading: -66, scale: 0.9 },
    { on: 1, t: 1, heading: -84, scale: 0.86 },
  ],
  hung: [
    { on: 2, t: 0.62, stalk: 44, swing: -0.5, size: 0.9, ripe: false },
    { on: 2, t: 0.98, stalk: 44, swing: 0.5, size: 1.2, ripe: true },
    { on: 2, t: 0.34, stalk: 90, swing: -0.5, size: 1.1, ripe: true },
    { on: 2, t: 0.8, stalk: 24, swing: -0.2, size: 0.5, ripe: false },
  ],
};
