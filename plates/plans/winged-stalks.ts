// A branch with large leaves of winged stalks; one tall spray of pea flowers over it, heavy single-seeded pods below.
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
        [-180, 76],
        [-240, 96],
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
        [84, -256],
        [150, -310],
      ],
      width: [3.6, 2],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.22 },
      points: [
        [-70, -246],
        [-130, -300],
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
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.16, heading: 176, size: 0.72 },
    { on: 0, t: 0.24, heading: -6, size: 0.62, whole: true },
    { on: 0, t: 0.8, heading: -176, size: 0.82, whole: true },
    { on: 0, t: 0.94, heading: -146, size: 0.68, whole: true },
    { on: 0, t: 0.9, heading: -22, size: 0.56, facing: 0.8 },
    { on: 1, t: 1, heading: 160, size: 0.62, whole: true },
    { on: 5, t: 0.5, heading: 44, size: 0.64, whole: true },
    { on: 5, t: 0.84, heading: 4, size: 0.66, whole: true },
    { on: 5, t: 1, heading: -58, size: 0.62, whole: true },
  ],
  racemes: [
    {
      on: 2,
      from: 0.4,
      to: 1,
      count: 15,
      size: 0.46,
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
      count: 9,
      size: 0.42,
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
      count: 9,
      size: 0.4,
      stalk: 24,
      fruiting: 0,
      budding: 0.4,
      fruit: 0.5,
      nod: 14,
    },
  ],
  hung: [
    { on: 1, t: 0.44, stalk: 44, swing: 0.2, size: 0.94, ripe: false, width: 5 },
    { on: 1, t: 0.76, stalk: 46, swing: -0.1, size: 1.2, ripe: true, width: 6 },
  ],
};
