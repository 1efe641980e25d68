// A bough with large feathered leaves around fruits that hang from old wood.
import type { Plan } from "./plan.ts";

export const hungBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-330, 250],
        [-200, 110],
        [-30, 6],
        [140, -50],
        [270, -64],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-120, -90],
        [-104, -210],
        [-60, -316],
      ],
      width: [8, 3],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [110, -150],
        [180, -236],
        [262, -300],
      ],
      width: [6.5, 3],
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0.2, heading: 104, size: 0.8 },
    { on: 0, t: 0.3, heading: -166, size: 0.94 },
    { on: 1, t: 0.4, heading: -172, size: 0.9 },
    { on: 1, t: 0.68, heading: -146, size: 0.8 },
    { on: 1, t: 0.84, heading: -30, size: 0.62 },
    { on: 1, t: 1, heading: -84, size: 0.5, young: true },
    { on: 2, t: 0.5, heading: 12, size: 0.86 },
    { on: 2, t: 0.82, heading: -2, size: 0.66 },
    { on: 2, t: 1, heading: -52, size: 0.44, young: true },
    { on: 0, t: 0.86, heading: 70, size: 0.92 },
    { on: 0, t: 1, heading: 24, size: 0.6, young: true },
  ],
  clusters: [
    { on: 1, t: 0.52, heading: -22, scale: 0.96 },
    { on: 0, t: 0.3, heading: -98, scale: 0.8 },
    { on: 2, t: 0.68, heading: -112, scale: 0.72 },
  ],
  hung: [
    { on: 0, t: 0.4, stalk: 66, swing: 0.2, size: 0.96, ripe: false },
    { on: 0, t: 0.54, stalk: 92, swing: 0.16, size: 1.4, ripe: true },
    { on: 0, t: 0.69, stalk: 60, swing: -0.24, size: 1.24, ripe: true },
    { on: 0, t: 0.28, stalk: 40, swing: -0.3, size: 0.56, ripe: false },
  ],
};
