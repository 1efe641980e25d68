// A branch with few large leaves of winged stalks; one tall spray of pea flowers over it, heavy single-seeded pods below.
import type { Plan } from "./plan.ts";

export const wingedStalks: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [160, 392],
        [110, 250],
        [10, 130],
        [-30, -10],
        [10, -130],
      ],
      width: [19, 7],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-90, 90],
        [-180, 90],
        [-220, 130],
      ],
      width: [9, 5],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [4, -200],
        [24, -300],
        [10, -380],
      ],
      width: [6, 2.6],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.3 },
      points: [
        [84, -246],
        [160, -262],
      ],
      width: [3.6, 2],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.22 },
      points: [
        [-74, -232],
        [-150, -254],
      ],
      width: [3.6, 2],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [80, 0],
        [150, -60],
        [176, -130],
      ],
      width: [8, 4],
    },
  ],
  leaf: 0.92,
  leaves: [
    { on: 0, t: 0.2, heading: 172, size: 0.84 },
    { on: 0, t: 0.28, heading: 0, size: 0.62 },
    { on: 0, t: 0.74, heading: -172, size: 0.9 },
    { on: 0, t: 0.94, heading: -150, size: 0.6 },
    { on: 5, t: 0.66, heading: 24, size: 0.66 },
    { on: 5, t: 1, heading: -44, size: 0.6 },
  ],
  racemes: [
    {
      on: 2,
      from: 0.4,
      to: 1,
      count: 9,
      size: 0.64,
      stalk: 30,
      fruiting: 0,
      budding: 0.34,
      fruit: 0.5,
      nod: 14,
    },
    {
      on: 3,
      from: 0.4,
      to: 1,
      count: 5,
      size: 0.58,
      stalk: 24,
      fruiting: 0,
      budding: 0.3,
      fruit: 0.5,
      nod: 14,
    },
    {
      on: 4,
      from: 0.4,
      to: 1,
      count: 5,
      size: 0.5,
      stalk: 24,
      fruiting: 0,
      budding: 0.4,
      fruit: 0.5,
      nod: 14,
    },
  ],
  hung: [
    { on: 1, t: 0.7, stalk: 40, swing: 0.2, size: 1, ripe: false, width: 5 },
    { on: 1, t: 1, stalk: 40, swing: -0.1, size: 1.3, ripe: true, width: 6 },
  ],
};
