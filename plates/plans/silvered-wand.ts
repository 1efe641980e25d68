// An upright shrub with soft leaves of three, some seen from their silver back; racemes in the upper axils, pods in the lower.
import type { Plan } from "./plan.ts";

export const silveredWand: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-40, 398],
        [-10, 250],
        [10, 110],
        [-26, -30],
        [-10, -160],
        [20, -260],
      ],
      width: [17, 5],
      green: true,
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [100, 140],
        [190, 50],
        [236, -50],
      ],
      width: [8, 4],
      green: true,
    },
    {
      from: { on: 0, t: 0.72 },
      points: [
        [-70, -150],
        [-130, -220],
        [-150, -300],
      ],
      width: [5, 2.6],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.84 },
      points: [
        [60, -230],
        [120, -270],
        [160, -330],
      ],
      width: [4.6, 2.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [-60, 60],
        [-130, 20],
        [-190, 30],
      ],
      width: [6, 4],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.62 },
      points: [
        [230, 70],
        [280, 80],
      ],
      width: [5, 3.4],
      stalk: true,
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 0, t: 0.14, heading: 172, size: 0.9 },
    { on: 0, t: 0.22, heading: 26, size: 1.06 },
    { on: 0, t: 0.56, heading: -18, size: 0.9, under: true },
    { on: 0, t: 0.62, heading: -158, size: 0.84, facing: 0.8 },
    { on: 0, t: 0.72, heading: -14, size: 0.7 },
    { on: 0, t: 0.84, heading: -136, size: 0.62, under: true },
    { on: 0, t: 0.94, heading: -20, size: 0.52 },
    { on: 0, t: 1, heading: -100, size: 0.42, young: true },
    { on: 1, t: 0.5, heading: -112, size: 0.6 },
    { on: 1, t: 0.62, heading: 30, size: 0.8, under: true },
    { on: 1, t: 0.86, heading: -20, size: 0.66 },
    { on: 1, t: 1, heading: -90, size: 0.46, young: true },
  ],
  racemes: [
    {
      on: 2,
      from: 0.42,
      to: 1,
      count: 7,
      size: 0.6,
      stalk: 30,
      fruiting: 0,
      budding: 0.4,
      fruit: 0.5,
      nod: 20,
    },
    {
      on: 3,
      from: 0.42,
      to: 1,
      count: 6,
      size: 0.54,
      stalk: 26,
      fruiting: 0,
      budding: 0.5,
      fruit: 0.5,
      nod: 20,
    },
  ],
  borne: [
    { on: 4, t: 0.5, heading: 120, stalk: 16, bend: -14, size: 0.98, ripe: true },
    { on: 4, t: 0.66, heading: 70, stalk: 18, bend: 24, size: 0.86, ripe: false },
    { on: 4, t: 0.86, heading: 146, stalk: 16, bend: -20, size: 1.04, ripe: true },
    { on: 4, t: 1, heading: 190, stalk: 16, bend: -40, size: 0.9, ripe: false },
    { on: 4, t: 0.92, heading: 110, stalk: 18, bend: -10, size: 1, ripe: false },
    { on: 5, t: 0.6, heading: 96, stalk: 16, bend: 4, size: 0.9, ripe: false },
    { on: 5, t: 1, heading: 40, stalk: 16, bend: 30, size: 0.8, ripe: false },
  ],
};
