// A woody climber's shoot with large feathered leaves; racemes stand above them, flat pods hang one by one from a stalk below.
import type { Plan } from "./plan.ts";

export const featheredLiana: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [40, 420],
        [70, 290],
        [36, 150],
        [-50, 30],
        [-60, -90],
        [10, -190],
        [120, -220],
      ],
      width: [20, 5],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-130, -20],
        [-190, -90],
        [-206, -170],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [110, 130],
        [180, 150],
        [230, 210],
        [250, 280],
      ],
      width: [5.4, 3],
      stalk: true,
    },
  ],
  leaf: 1.3,
  petiole: 0.16,
  leaves: [
    { on: 0, t: 0.14, heading: 166, size: 0.86, bend: -0.4 },
    { on: 0, t: 0.3, heading: -18, size: 0.9, bend: 0.3 },
    { on: 0, t: 0.36, heading: 172, size: 0.92, bend: -0.3 },
    { on: 0, t: 0.58, heading: -26, size: 0.84, bend: 0.3 },
    { on: 0, t: 0.8, heading: -104, size: 0.66 },
    { on: 0, t: 1, heading: -24, size: 0.46, young: true },
    { on: 1, t: 0.5, heading: 170, size: 0.76 },
    { on: 1, t: 0.94, heading: -160, size: 0.62 },
    { on: 1, t: 1, heading: -96, size: 0.42, young: true },
  ],
  clusters: [
    { on: 1, t: 0.94, heading: -56, scale: 1.24 },
    { on: 0, t: 0.9, heading: -74, scale: 1.2 },
    { on: 0, t: 0.54, heading: -52, scale: 1 },
  ],
  borne: [
    { on: 2, t: 0.36, heading: 96, bend: 0, stalk: 30, size: 1.06, ripe: true },
    { on: 2, t: 0.62, heading: 40, bend: 44, stalk: 32, size: 1.14, ripe: true },
    { on: 2, t: 0.8, heading: 124, bend: -20, stalk: 28, size: 0.96, ripe: true },
    { on: 2, t: 1, heading: 70, bend: 16, stalk: 26, size: 0.8, ripe: false },
  ],
};
