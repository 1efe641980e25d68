// Rising shoots with leathery leaves in pairs, each ending in an upright raceme; an older raceme hangs beside them, heavy with fruits.
import type { Plan } from "./plan.ts";

export const gildedRacemes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-110, 380],
        [-90, 260],
        [-20, 130],
        [20, 10],
        [10, -80],
      ],
      width: [18, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-120, 110],
        [-190, 30],
        [-210, -40],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [4, -180],
        [20, -290],
        [50, -390],
      ],
      width: [5, 2.4],
      stalk: true,
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [-216, -130],
        [-240, -220],
        [-280, -290],
      ],
      width: [4.6, 2.2],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [70, 100],
        [150, 80],
        [196, 20],
      ],
      width: [8, 5],
    },
    {
      from: { on: 4, t: 0.66 },
      points: [
        [180, 130],
        [206, 210],
        [196, 310],
      ],
      width: [5, 3],
      stalk: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.2, heading: 44, size: 0.8, whole: true },
    { on: 0, t: 0.2, heading: -172, size: 1, under: true, whole: true },
    { on: 0, t: 0.72, heading: -170, size: 0.9, facing: 0.84 },
    { on: 0, t: 0.72, heading: 4, size: 0.86, whole: true },
    { on: 0, t: 0.96, heading: -146, size: 0.96, whole: true },
    { on: 0, t: 0.96, heading: -30, size: 1, whole: true },
    { on: 1, t: 0.5, heading: 160, size: 0.86, under: true, whole: true },
    { on: 1, t: 0.92, heading: 176, size: 0.9, whole: true },
    { on: 1, t: 0.92, heading: -30, size: 0.8, facing: 0.8 },
    { on: 4, t: 0.66, heading: -100, size: 0.66, facing: 0.8 },
    { on: 4, t: 0.96, heading: -70, size: 0.8, whole: true },
    { on: 4, t: 0.96, heading: 20, size: 0.84, whole: true },
  ],
  racemes: [
    {
      on: 2,
      from: 0.2,
      to: 1,
      count: 19,
      size: 0.66,
      stalk: 32,
      fruiting: 0,
      budding: 0.36,
      fruit: 1,
      nod: 0,
    },
    {
      on: 3,
      from: 0.2,
      to: 1,
      count: 15,
      size: 0.62,
      stalk: 30,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 0,
    },
    {
      on: 5,
      from: 0.24,
      to: 1,
      count: 11,
      size: 0.6,
      stalk: 20,
      fruiting: 1,
      budding: 0,
      fruit: 0.84,
      nod: 10,
    },
  ],
};
