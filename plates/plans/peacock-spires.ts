// A prickly shoot with twice feathered leaves; tall open spires of fringed flowers on long stalks rise over them, and flat pods
// hang from the foot of the oldest.
import type { Plan } from "./plan.ts";

export const peacockSpires: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-40, 400],
        [-24, 280],
        [10, 170],
        [0, 60],
        [20, -30],
      ],
      width: [15, 7],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [90, 110],
        [160, 50],
        [200, -20],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [-90, 60],
        [-160, 10],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [10, -120],
        [30, -240],
        [20, -390],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [230, -100],
        [240, -190],
        [270, -280],
      ],
      width: [5, 2.2],
      green: true,
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [-206, -60],
        [-216, -150],
        [-250, -230],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 0.9,
  leaves: [
    { on: 0, t: 0.26, heading: 166, size: 0.92, bend: -0.4, whole: true },
    { on: 0, t: 0.36, heading: 30, size: 0.92, bend: 0.4, whole: true },
    { on: 1, t: 0.6, heading: -2, size: 0.86, bend: 0.5, whole: true },
    { on: 0, t: 0.88, heading: -46, size: 0.72, bend: 0.3, whole: true },
    { on: 2, t: 0.5, heading: -178, size: 0.86, bend: -0.5, whole: true },
    { on: 2, t: 0.9, heading: -70, size: 0.56, facing: 0.84 },
  ],
  racemes: [
    {
      on: 3,
      from: 0.16,
      to: 1,
      count: 15,
      size: 0.6,
      stalk: 84,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 0,
    },
    {
      on: 4,
      from: 0.5,
      to: 1,
      count: 8,
      size: 0.58,
      stalk: 70,
      fruiting: 0,
      budding: 0.44,
      fruit: 1,
      nod: 0,
    },
    {
      on: 5,
      from: 0.5,
      to: 1,
      count: 8,
      size: 0.58,
      stalk: 70,
      fruiting: 0,
      budding: 0.44,
      fruit: 1,
      nod: 0,
    },
  ],
  borne: [
    { on: 4, t: 0.12, heading: 0, stalk: 40, bend: 50, size: 0.8, ripe: true },
    { on: 4, t: 0.26, heading: -160, stalk: 34, bend: -60, size: 0.7, ripe: false },
    { on: 4, t: 0.36, heading: -20, stalk: 40, bend: 70, size: 0.74, ripe: true },
    { on: 5, t: 0.2, heading: 180, stalk: 36, bend: -60, size: 0.74, ripe: true },
    { on: 5, t: 0.34, heading: -10, stalk: 30, bend: 60, size: 0.6, ripe: false },
  ],
};
