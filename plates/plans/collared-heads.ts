// Broad leaves at the foot, bare wiry stems that fork wide above them; each ends in a head between its leafy bracts, seen from every side.
import type { Plan } from "./plan.ts";

export const collaredHeads: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [10, 344],
        [-10, 220],
        [20, 90],
        [-10, -40],
        [-30, -170],
      ],
      width: [13, 5],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [100, 40],
        [190, -30],
        [226, -120],
      ],
      width: [8, 4.4],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [-80, -20],
        [-170, -60],
        [-230, -140],
      ],
      width: [7.6, 4.2],
    },
    {
      from: { on: 0, t: 0.76 },
      points: [
        [50, -120],
        [90, -190],
        [100, -240],
      ],
      width: [6, 4],
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [250, 10],
        [320, -20],
      ],
      width: [5.4, 4],
    },
    {
      from: { on: 2, t: 0.46 },
      points: [
        [-240, -10],
        [-316, -30],
      ],
      width: [5.4, 4],
    },
    {
      from: { on: 2, t: 0.7 },
      points: [
        [-170, -150],
        [-140, -220],
      ],
      width: [5, 3.8],
    },
  ],
  leaf: 1.36,
  leaves: [
    { on: 0, t: 0.03, heading: -176, size: 1.06, bend: -0.4 },
    { on: 0, t: 0.04, heading: -2, size: 1.1, bend: 0.4, under: true },
    { on: 0, t: 0.1, heading: -142, size: 0.9, facing: 0.8, bend: -0.3 },
    { on: 0, t: 0.1, heading: -36, size: 1, bend: 0.4, front: true },
    { on: 0, t: 0.24, heading: -166, size: 1.04, bend: -0.5, front: true },
    { on: 0, t: 0.34, heading: -24, size: 0.86, bend: 0.4 },
    { on: 0, t: 0.44, heading: -150, size: 0.6, bend: -0.3 },
    { on: 0, t: 0.56, heading: -30, size: 0.44 },
    { on: 0, t: 0.76, heading: -150, size: 0.34 },
    { on: 1, t: 0.5, heading: -100, size: 0.34 },
    { on: 2, t: 0.46, heading: -96, size: 0.3 },
    { on: 2, t: 0.7, heading: 170, size: 0.26 },
    { on: 3, t: 0.5, heading: -10, size: 0.24 },
  ],
  flowers: [
    { on: 0, t: 1, heading: -96, stalk: 20, size: 1.5, view: "open" },
    { on: 1, t: 1, heading: -70, stalk: 20, size: 1.4, view: "open" },
    { on: 2, t: 1, heading: -120, stalk: 20, size: 1.4, view: "open" },
    { on: 3, t: 1, heading: -70, stalk: 20, size: 1.2, view: "open" },
    { on: 4, t: 1, heading: -30, stalk: 16, size: 1.2, view: "open" },
    { on: 5, t: 1, heading: -150, stalk: 16, size: 1.1, view: "open" },
    { on: 6, t: 1, heading: -70, stalk: 16, size: 0.9, view: "bud" },
    { on: 1, t: 0.76, heading: -10, stalk: 30, size: 0.8, view: "bud" },
    { on: 0, t: 0.88, heading: -150, stalk: 34, size: 0.8, view: "bud" },
  ],
};
