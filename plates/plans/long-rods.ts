// A herb with leaves in pairs, whose stems run out into long slender spikes.
import type { Plan } from "./plan.ts";

export const longRods: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-20, 280],
        [10, 150],
        [-16, 10],
        [20, -130],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [-110, 130],
        [-220, 76],
        [-284, -30],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [110, 10],
        [220, -30],
        [290, -110],
      ],
      width: [6.6, 4],
    },
  ],
  leaf: 1.36,
  leaves: [
    { on: 0, t: 0.12, heading: 168, size: 0.8 },
    { on: 0, t: 0.12, heading: 18, size: 0.9 },
    { on: 0, t: 0.28, heading: -16, size: 1 },
    { on: 0, t: 0.52, heading: -166, size: 1.04 },
    { on: 0, t: 0.76, heading: -2, size: 0.74 },
    { on: 0, t: 0.76, heading: -162, size: 0.86 },
    { on: 0, t: 0.98, heading: -20, size: 0.5 },
    { on: 0, t: 0.98, heading: -156, size: 0.54 },
    { on: 1, t: 0.48, heading: 158, size: 0.86 },
    { on: 1, t: 0.48, heading: -34, size: 0.66, facing: 0.8 },
    { on: 1, t: 0.96, heading: -170, size: 0.64 },
    { on: 1, t: 0.96, heading: -34, size: 0.54 },
    { on: 2, t: 0.44, heading: 54, size: 0.86 },
    { on: 2, t: 0.44, heading: -108, size: 0.6, facing: 0.8 },
    { on: 2, t: 0.94, heading: 4, size: 0.66 },
    { on: 2, t: 0.94, heading: -130, size: 0.44 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -80, scale: 0.96 },
    { on: 1, t: 1, heading: -100, scale: 0.9 },
  ],
  fruits: [{ on: 2, t: 1, heading: -78, scale: 1 }],
};
