// Whippy twigs with rough leaves, each ending in a small dense spike, one of them in fruit.
import type { Plan } from "./plan.ts";

export const spikeTipped: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [190, 400],
        [110, 270],
        [60, 110],
        [-50, -20],
        [-80, -170],
        [-60, -270],
      ],
      width: [14, 4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-30, 200],
        [-140, 150],
        [-230, 170],
        [-300, 130],
      ],
      width: [7, 3.2],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [130, 10],
        [210, -70],
        [240, -180],
      ],
      width: [7.4, 3.2],
    },
    {
      from: { on: 0, t: 0.68 },
      points: [
        [-160, -110],
        [-240, -150],
        [-300, -220],
      ],
      width: [6, 3],
    },
    {
      from: { on: 1, t: 0.98 },
      points: [
        [-340, 150],
        [-356, 220],
        [-344, 300],
      ],
      width: [3.4, 2.4],
      stalk: true,
    },
  ],
  leaf: 1.46,
  leaves: [
    { on: 0, t: 0.16, heading: 30, size: 0.86 },
    { on: 0, t: 0.24, heading: 168, size: 0.9 },
    { on: 0, t: 0.36, heading: 10, size: 1 },
    { on: 0, t: 0.52, heading: 160, size: 0.98 },
    { on: 0, t: 0.62, heading: -20, size: 0.9 },
    { on: 0, t: 0.76, heading: -40, size: 0.82 },
    { on: 0, t: 0.86, heading: -158, size: 0.66 },
    { on: 0, t: 0.93, heading: -28, size: 0.64 },
    { on: 1, t: 0.32, heading: -118, size: 0.7 },
    { on: 1, t: 0.54, heading: 120, size: 0.86 },
    { on: 1, t: 0.76, heading: -116, size: 0.66, facing: 0.8 },
    { on: 1, t: 0.92, heading: 138, size: 0.64 },
    { on: 2, t: 0.34, heading: 24, size: 0.9 },
    { on: 2, t: 0.56, heading: -118, size: 0.7, facing: 0.8 },
    { on: 2, t: 0.74, heading: 8, size: 0.76 },
    { on: 2, t: 0.92, heading: -126, size: 0.5 },
    { on: 3, t: 0.4, heading: -102, size: 0.66 },
    { on: 3, t: 0.6, heading: 158, size: 0.72 },
    { on: 3, t: 0.92, heading: 178, size: 0.54 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -78, scale: 1.3 },
    { on: 2, t: 1, heading: -72, scale: 1.2 },
    { on: 3, t: 1, heading: -112, scale: 1.04 },
  ],
  racemes: [
    {
      on: 4,
      from: 0.34,
      to: 1,
      count: 17,
      size: 1,
      stalk: 9,
      fruiting: 1,
      budding: 0,
      fruit: 0.62,
      nod: 20,
      spread: 1.2,
    },
  ],
};
