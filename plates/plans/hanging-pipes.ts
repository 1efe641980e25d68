// A slender stem that comes in from an upper corner and hangs down in an S; pipes with long tails on both sides of it, a basket of a fruit below.
import type { Plan } from "./plan.ts";

export const hangingPipes: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [-350, -390],
        [-210, -340],
        [-70, -260],
        [30, -140],
        [50, 10],
        [-20, 140],
        [-50, 260],
        [20, 350],
      ],
      width: [8, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [80, -310],
        [210, -290],
        [300, -190],
        [320, -60],
        [290, 70],
        [340, 180],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.143, heading: -70, size: 0.96 },
    { on: 0, t: 0.286, heading: -124, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.429, heading: 170, size: 0.86 },
    { on: 0, t: 0.571, heading: -20, size: 0.96 },
    { on: 0, t: 0.714, heading: 10, size: 0.9 },
    { on: 0, t: 0.857, heading: -10, size: 0.8 },
    { on: 0, t: 1, heading: 60, size: 0.5, young: true },
    { on: 1, t: 0.167, heading: -110, size: 0.76 },
    { on: 1, t: 0.333, heading: -60, size: 0.94 },
    { on: 1, t: 0.5, heading: -10, size: 0.8, facing: 0.8 },
    { on: 1, t: 1, heading: 150, size: 0.5 },
    { on: 1, t: 1, heading: 60, size: 0.36, young: true },
  ],
  flowers: [
    { on: 0, t: 0.143, heading: 90, stalk: 80, size: 1.3, view: "open" },
    { on: 1, t: 0.367, heading: 90, stalk: 56, size: 1.16, view: "open" },
    { on: 0, t: 0.714, heading: 110, stalk: 56, size: 1.2, view: "face" },
    { on: 0, t: 0.571, heading: 160, stalk: 60, size: 0.7, view: "bud" },
  ],
  hung: [{ on: 1, t: 0.833, stalk: 50, swing: -0.6, size: 1.36, ripe: true }],
};
