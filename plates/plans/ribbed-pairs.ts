// A bough with large glossy leaves in pairs, the youngest limp and coloured; airy sprays of flowers above, a spray of fruits below.
import type { Plan } from "./plan.ts";

export const ribbedPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-240, 392],
        [-176, 250],
        [-70, 120],
        [40, 10],
        [110, -110],
        [130, -220],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-160, 50],
        [-210, -60],
        [-204, -150],
      ],
      width: [9, 4.4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [80, 90],
        [170, 110],
        [216, 160],
      ],
      width: [9, 4.4],
    },
  ],
  leaf: 1.06,
  whole: true,
  leaves: [
    { on: 0, t: 0.2, heading: 176, size: 0.8 },
    { on: 0, t: 0.2, heading: 30, size: 0.96 },
    { on: 0, t: 0.46, heading: -134, size: 0.84, facing: 0.8 },
    { on: 0, t: 0.64, heading: -158, size: 1 },
    { on: 0, t: 0.64, heading: 6, size: 1.06 },
    { on: 0, t: 0.84, heading: 172, size: 0.84 },
    { on: 0, t: 0.84, heading: -20, size: 0.92 },
    { on: 0, t: 1, heading: -146, size: 0.56, young: true },
    { on: 0, t: 1, heading: -34, size: 0.56, young: true },
    { on: 1, t: 0.56, heading: 168, size: 0.84 },
    { on: 1, t: 0.56, heading: -12, size: 0.7, under: true },
    { on: 1, t: 1, heading: -152, size: 0.7 },
    { on: 1, t: 1, heading: -36, size: 0.66 },
    { on: 2, t: 0.7, heading: -28, size: 0.74 },
    { on: 2, t: 0.7, heading: 116, size: 0.6, facing: 0.8 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 0.96 },
    { on: 1, t: 1, heading: -96, scale: 0.8 },
  ],
  fruits: [{ on: 2, t: 1, heading: 60, scale: 1.3 }],
};
