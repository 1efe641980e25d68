// A woody climber's shoot with few large feathered leaves; racemes stand above them, pods hang below.
import type { Plan } from "./plan.ts";

export const featheredLiana: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [20, 476],
        [70, 320],
        [36, 160],
        [-50, 30],
        [-60, -110],
        [10, -230],
        [130, -284],
        [240, -250],
      ],
      width: [18, 4],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-150, 0],
        [-236, -90],
        [-262, -210],
      ],
      width: [7, 3],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [90, 116],
        [150, 130],
        [196, 176],
      ],
      width: [4.6, 3],
      green: true,
    },
  ],
  leaf: 1.12,
  leaves: [
    { on: 0, t: 0.14, heading: 24, size: 0.84 },
    { on: 0, t: 0.24, heading: 152, size: 1.02 },
    { on: 0, t: 0.47, heading: 22, size: 0.92 },

    { on: 0, t: 0.76, heading: -112, size: 0.72 },
    { on: 0, t: 0.88, heading: 36, size: 0.62 },
    { on: 0, t: 1, heading: 10, size: 0.42, young: true },
    { on: 1, t: 0.42, heading: 142, size: 0.84 },
    { on: 1, t: 0.72, heading: 178, size: 0.6 },
    { on: 1, t: 1, heading: -100, size: 0.4, young: true },
  ],
  clusters: [
    { on: 1, t: 0.72, heading: -52, scale: 1.2 },
    { on: 0, t: 0.88, heading: -78, scale: 1.06 },
    { on: 0, t: 0.46, heading: -34, scale: 0.94 },
  ],
  borne: [
    { on: 2, t: 0.5, heading: 66, bend: 26, stalk: 24, size: 0.8, ripe: false },
    { on: 2, t: 0.76, heading: 40, bend: 44, stalk: 36, size: 1.06, ripe: true },
    { on: 2, t: 0.76, heading: 96, bend: 4, stalk: 38, size: 0.98, ripe: true },
    { on: 2, t: 1, heading: 30, bend: 34, stalk: 36, size: 1.14, ripe: true },
    { on: 2, t: 1, heading: 62, bend: 28, stalk: 62, size: 1, ripe: true },
  ],
};
