// A bough that arches over with glossy feathered leaves; golden panicles stand in their axils, pods like coins hang on threads below.
import type { Plan } from "./plan.ts";

export const coinPoddedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 390],
        [-220, 220],
        [-140, 70],
        [-20, -10],
        [100, -10],
        [190, 60],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-190, -40],
        [-160, -150],
        [-100, -230],
      ],
      width: [9, 4.4],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [60, -70],
        [130, -150],
      ],
      width: [7, 4.4],
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0.16, heading: 20, size: 0.7, bend: 0.4 },
    { on: 0, t: 0.84, heading: -30, size: 0.84, bend: 0.3 },
    { on: 0, t: 0.9, heading: 84, size: 0.8, bend: -0.2 },
    { on: 0, t: 1, heading: 40, size: 0.9, bend: 0.3 },
    { on: 1, t: 0.4, heading: 176, size: 0.9, bend: -0.4 },
    { on: 1, t: 0.74, heading: -164, size: 0.84, bend: -0.3 },
    { on: 1, t: 1, heading: -60, size: 0.7, bend: 0.2 },
    { on: 2, t: 1, heading: -20, size: 0.9, bend: 0.3 },
    { on: 1, t: 1, heading: -104, size: 0.36, young: true },
  ],
  clusters: [
    { on: 1, t: 0.7, heading: -64, scale: 1 },
    { on: 2, t: 0.94, heading: -84, scale: 1.1 },
    { on: 0, t: 0.74, heading: -80, scale: 0.8 },
  ],
  hung: [
    { on: 0, t: 0.5, stalk: 60, swing: -0.5, size: 1.2, ripe: true },
    { on: 0, t: 0.51, stalk: 70, swing: 0.5, size: 1.1, ripe: true },
    { on: 0, t: 0.52, stalk: 130, swing: 0.1, size: 1.26, ripe: true },
    { on: 0, t: 0.72, stalk: 70, swing: 0.4, size: 1, ripe: false },
    { on: 0, t: 0.72, stalk: 120, swing: -0.2, size: 1.1, ripe: false },
  ],
};
