// Thick leaves in few large pairs; one great flower in front, another from the side, a bud, and a heavy fruit hanging below.
import type { Plan } from "./plan.ts";

export const waxenStars: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 394],
        [-190, 270],
        [-90, 140],
        [10, 20],
        [40, -100],
      ],
      width: [22, 9],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [40, 130],
        [150, 90],
        [220, 20],
      ],
      width: [12, 7],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [-120, -10],
        [-180, -90],
      ],
      width: [10, 6],
    },
  ],
  leaf: 1.08,
  whole: true,
  leaves: [
    { on: 0, t: 0.28, heading: 172, size: 0.84 },
    { on: 0, t: 0.28, heading: 34, size: 0.92 },
    { on: 0, t: 0.78, heading: -170, size: 0.72, facing: 0.8 },
    { on: 0, t: 0.78, heading: -14, size: 0.88 },
    { on: 0, t: 1, heading: -148, size: 0.8 },
    { on: 0, t: 1, heading: -34, size: 0.94 },
    { on: 1, t: 0.26, heading: -60, size: 0.6 },
    { on: 1, t: 0.94, heading: -48, size: 0.7 },
    { on: 1, t: 0.94, heading: 42, size: 0.9 },
    { on: 2, t: 0.7, heading: 160, size: 0.86 },
    { on: 2, t: 1, heading: -150, size: 0.78 },
    { on: 2, t: 1, heading: -84, size: 0.7, facing: 0.8 },
  ],
  flowers: [
    { on: 0, t: 1, heading: -94, stalk: 70, size: 0.94, view: "open" },
    { on: 2, t: 1, heading: -112, stalk: 50, size: 0.7, view: "side" },
    { on: 1, t: 1, heading: -20, stalk: 36, size: 0.6, view: "bud" },
  ],
  hung: [{ on: 1, t: 0.5, stalk: 44, swing: 0.1, size: 1.2, ripe: true, width: 8 }],
};
