// A slender stem that hangs from an upper corner and turns away at its foot; round leaves on long stalks outside, strings of fruits hanging inside.
import type { Plan } from "./plan.ts";

export const beadedTwiner: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [370, -340],
        [230, -390],
        [70, -360],
        [-60, -270],
        [-140, -130],
        [-160, 30],
        [-210, 170],
        [-310, 250],
      ],
      width: [6, 2],
      green: true,
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [160, -270],
        [230, -140],
        [270, 10],
        [280, 160],
        [340, 250],
      ],
      width: [4.4, 2],
      green: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.143, heading: -60, size: 0.76 },
    { on: 0, t: 0.286, heading: -136, size: 0.94 },
    { on: 0, t: 0.429, heading: -170, size: 1 },
    { on: 0, t: 0.571, heading: 172, size: 0.96 },
    { on: 0, t: 0.571, heading: 20, size: 0.6, facing: 0.8 },
    { on: 0, t: 0.714, heading: -174, size: 0.84, facing: 0.85 },
    { on: 0, t: 0.857, heading: 40, size: 0.84 },
    { on: 0, t: 1, heading: 150, size: 0.6 },
    { on: 0, t: 1, heading: 70, size: 0.34, young: true },
    { on: 1, t: 0.2, heading: -20, size: 0.94 },
    { on: 1, t: 0.4, heading: 20, size: 0.9 },
    { on: 1, t: 0.6, heading: 160, size: 0.7 },
    { on: 1, t: 0.8, heading: -10, size: 0.74 },
    { on: 1, t: 1, heading: 80, size: 0.46, young: true },
  ],
  clusters: [
    { on: 1, t: 0.8, heading: 112, scale: 0.9 },
    { on: 0, t: 0.214, heading: 96, scale: 0.8 },
  ],
  fruits: [
    { on: 0, t: 0.429, heading: 80, scale: 1.24 },
    { on: 0, t: 0.714, heading: 56, scale: 1.06 },
    { on: 1, t: 0.4, heading: 118, scale: 0.94 },
  ],
};
