// A rosette of spiny leaves; its stalk forks again and again, a thimble of flowers in its collar in every fork and at every tip.
import type { Plan, PlannedLeaf } from "./plan.ts";

/** The stiff pair of small leaves under a fork. */
const collar = (on: number, left: number, right: number, size: number): PlannedLeaf[] => [
  { on, t: 1, heading: left, size, bend: 0.1 },
  { on, t: 1, heading: right, size, bend: -0.1 },
];

export const thimbledFork: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-20, 330],
        [0, 250],
        [-30, 150],
        [-10, 50],
      ],
      width: [13, 8.6],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-60, -50],
        [-140, -120],
      ],
      width: [6.4, 5],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [80, 10],
        [176, -10],
      ],
      width: [6.4, 5],
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [-200, -130],
        [-240, -196],
      ],
      width: [4.6, 3.6],
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [-130, -220],
        [-96, -300],
      ],
      width: [4.6, 3.6],
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [240, -20],
        [280, -80],
      ],
      width: [4.6, 3.6],
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [190, -110],
        [160, -190],
      ],
      width: [4.6, 3.6],
    },
  ],
  leaf: 1.5,
  leaves: [
    { on: 0, t: 0.01, heading: -104, size: 0.86, facing: 0.9 },
    { on: 0, t: 0.01, heading: -76, size: 0.8, facing: 0.7, bend: 0.2 },
    { on: 0, t: 0.01, heading: -150, size: 1, bend: -0.2 },
    { on: 0, t: 0.01, heading: -38, size: 1, bend: 0.2 },
    { on: 0, t: 0, heading: -176, size: 1.04, bend: -0.3 },
    { on: 0, t: 0, heading: -8, size: 1.06, bend: 0.3 },
    { on: 0, t: 0, heading: -58, size: 0.74, front: true, bend: 0.7, under: true },
    { on: 0, t: 0, heading: -126, size: 0.7, front: true, facing: 0.8, bend: -0.4 },
    { on: 0, t: 0, heading: 20, size: 0.86, front: true, bend: 0.5 },
    { on: 0, t: 0, heading: 158, size: 0.84, front: true, bend: -0.5 },
    { on: 0, t: 0, heading: 62, size: 0.44, front: true, facing: 0.8, bend: 0.3 },
    ...collar(0, 176, 4, 0.34),
    ...collar(1, 150, -20, 0.26),
    ...collar(2, -160, 20, 0.26),
    ...collar(3, 170, -30, 0.18),
    ...collar(4, -150, 0, 0.18),
    ...collar(5, -150, 10, 0.18),
    ...collar(6, 180, -20, 0.18),
  ],
  flowers: [
    { on: 0, t: 1, heading: -90, stalk: 34, size: 1.5, view: "open" },
    { on: 1, t: 1, heading: -96, stalk: 30, size: 1.4, view: "open" },
    { on: 2, t: 1, heading: -84, stalk: 30, size: 1.4, view: "open" },
    { on: 3, t: 1, heading: -130, stalk: 54, size: 1.24, view: "open" },
    { on: 3, t: 1, heading: -60, stalk: 54, size: 1.24, view: "open" },
    { on: 4, t: 1, heading: -112, stalk: 54, size: 1.24, view: "open" },
    { on: 4, t: 1, heading: -50, stalk: 54, size: 1.24, view: "open" },
    { on: 5, t: 1, heading: -120, stalk: 54, size: 1.24, view: "open" },
    { on: 5, t: 1, heading: -30, stalk: 54, size: 1.24, view: "open" },
    { on: 6, t: 1, heading: -130, stalk: 54, size: 1.24, view: "open" },
    { on: 6, t: 1, heading: -70, stalk: 54, size: 1.24, view: "open" },
  ],
};
