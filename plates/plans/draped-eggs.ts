// Broad waved leaves on a soft stem that leans over with its load: one great fruit before it, a smaller one behind, nodding stars above.
import type { Plan } from "./plan.ts";

export const drapedEggs: Plan = {
  foot: "cut",
  herb: true,
  lines: [
    {
      points: [
        [-140, 396],
        [-120, 270],
        [-60, 130],
        [0, 10],
        [60, -100],
        [70, -190],
      ],
      width: [18, 7],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [60, 70],
        [150, 40],
        [220, -30],
      ],
      width: [10, 6],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-70, -30],
        [-140, -120],
        [-150, -190],
      ],
      width: [8.4, 5],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.2, heading: -166, size: 0.96, bend: -0.4 },
    { on: 0, t: 0.4, heading: -172, size: 1, bend: -0.4 },
    { on: 0, t: 0.7, heading: -6, size: 0.96, bend: 0.4 },
    { on: 0, t: 0.84, heading: -150, size: 0.7, facing: 0.7, front: true },
    { on: 0, t: 0.92, heading: -30, size: 0.66 },
    { on: 0, t: 1, heading: -84, size: 0.36, young: true },
    { on: 0, t: 1, heading: -130, size: 0.3, young: true },
    { on: 1, t: 0.6, heading: 50, size: 0.9, bend: 0.3 },
    { on: 1, t: 0.84, heading: -70, size: 0.76, under: true },
    { on: 1, t: 1, heading: -6, size: 0.6 },
    { on: 2, t: 0.5, heading: 172, size: 0.86, bend: -0.4 },
    { on: 2, t: 0.84, heading: -120, size: 0.6 },
    { on: 2, t: 1, heading: -60, size: 0.36, young: true },
  ],
  flowers: [
    { on: 0, t: 0.62, heading: -50, stalk: 60, size: 1.1, view: "open" },
    { on: 0, t: 0.96, heading: -20, stalk: 44, size: 1.06, view: "side" },
    { on: 2, t: 0.86, heading: -60, stalk: 44, size: 1.1, view: "open" },
    { on: 1, t: 0.94, heading: -40, stalk: 40, size: 0.9, view: "side" },
    { on: 2, t: 0.98, heading: -150, stalk: 26, size: 0.6, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.3, stalk: 60, swing: 0.7, size: 1.1, ripe: true, width: 9 },
    { on: 1, t: 0.74, stalk: 46, swing: 0.3, size: 0.6, ripe: true, width: 7 },
  ],
};
