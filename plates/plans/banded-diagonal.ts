// A waved woody band that falls across the sheet from a corner; leafy shoots on both sides of it, racemes at their tips, pods below.
import type { Plan } from "./plan.ts";

export const bandedDiagonal: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-370, -300],
        [-270, -330],
        [-170, -250],
        [-130, -130],
        [-30, -50],
        [90, -10],
        [150, 100],
        [250, 170],
        [370, 160],
      ],
      width: [32, 15],
    },
    {
      from: { on: 0, t: 0.25 },
      points: [
        [-50, -340],
        [50, -350],
        [120, -300],
      ],
      width: [6, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-70, 80],
        [-180, 140],
        [-240, 250],
      ],
      width: [6, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.625 },
      points: [
        [190, -30],
        [280, -30],
        [330, -80],
      ],
      width: [6, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.812 },
      points: [
        [200, 240],
        [170, 320],
      ],
      width: [6, 3],
      green: true,
    },
  ],
  whole: true,
  leaf: 1.16,
  leaves: [
    { on: 0, t: 0.375, heading: -166, size: 0.86 },
    { on: 1, t: 0.533, heading: 84, size: 0.86 },
    { on: 1, t: 0.667, heading: -50, size: 0.9 },
    { on: 1, t: 1, heading: 90, size: 0.7 },
    { on: 2, t: 0.333, heading: 170, size: 0.84 },
    { on: 2, t: 0.733, heading: -160, size: 0.8 },
    { on: 2, t: 1, heading: 150, size: 0.66 },
    { on: 2, t: 1, heading: 100, size: 0.36, young: true },
    { on: 3, t: 0.333, heading: -110, size: 0.8 },
    { on: 3, t: 0.6, heading: 70, size: 0.86 },
    { on: 3, t: 1, heading: 10, size: 0.7 },
    { on: 4, t: 0.5, heading: 0, size: 0.84 },
    { on: 4, t: 1, heading: 120, size: 0.7 },
  ],
  clusters: [
    { on: 1, t: 1, heading: -6, scale: 0.94 },
    { on: 3, t: 1, heading: -80, scale: 0.74 },
  ],
  borne: [
    { on: 2, t: 0.533, heading: 70, bend: 20, stalk: 40, size: 1.3, ripe: true },
    { on: 2, t: 0.8, heading: 90, bend: 14, stalk: 40, size: 1.5, ripe: true },
    { on: 2, t: 0.8, heading: 50, bend: 20, stalk: 30, size: 1.2, ripe: false },
  ],
  tendrils: [
    { on: 1, t: 0.667, heading: -150, way: 1 },
    { on: 2, t: 0.733, heading: 20, way: 1 },
    { on: 3, t: 0.6, heading: -60, way: -1 },
    { on: 0, t: 0.375, heading: 30, way: 1 },
  ],
};
