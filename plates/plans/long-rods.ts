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
  leaf: 1.4,
  leaves: [
    { on: 0, t: 0.1, heading: 168, size: 0.86, whole: true },
    { on: 0, t: 0.1, heading: 18, size: 0.9 },
    { on: 0, t: 0.28, heading: -166, size: 0.96, whole: true },
    { on: 0, t: 0.28, heading: -10, size: 1 },
    { on: 0, t: 0.58, heading: -164, size: 1, whole: true },
    { on: 0, t: 0.58, heading: -10, size: 0.9 },
    { on: 0, t: 0.78, heading: 0, size: 0.8 },
    { on: 0, t: 0.78, heading: -170, size: 0.84, whole: true },
    { on: 0, t: 0.98, heading: -30, size: 0.54 },
    { on: 0, t: 0.98, heading: -150, size: 0.56 },
    { on: 1, t: 0.52, heading: 140, size: 0.78, whole: true },
    { on: 1, t: 0.52, heading: -34, size: 0.7 },
    { on: 1, t: 0.97, heading: -176, size: 0.6 },
    { on: 1, t: 0.97, heading: -30, size: 0.54 },
    { on: 2, t: 0.5, heading: 44, size: 0.78, whole: true },
    { on: 2, t: 0.5, heading: -116, size: 0.6 },
    { on: 2, t: 0.97, heading: -10, size: 0.6 },
    { on: 2, t: 0.97, heading: -150, size: 0.5 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -80, scale: 1.3 },
    { on: 1, t: 1, heading: -98, scale: 1.1 },
  ],
  fruits: [{ on: 2, t: 1, heading: -70, scale: 1.3 }],
};
