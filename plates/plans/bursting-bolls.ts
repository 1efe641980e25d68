// A branching shrub with lobed leaves on long stalks; large flowers from three sides at the top, bolls closed and burst below.
import type { Plan } from "./plan.ts";

export const burstingBolls: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [40, 398],
        [24, 260],
        [-30, 120],
        [-10, -30],
        [-60, -160],
        [-40, -260],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [80, 130],
        [180, 60],
        [236, -40],
        [250, -120],
      ],
      width: [10, 4.4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [-120, 50],
        [-210, 30],
      ],
      width: [8, 4.4],
    },
  ],
  leaf: 1.3,
  petiole: 0.5,
  leaves: [
    { on: 0, t: 0.16, heading: 166, size: 1 },
    { on: 0, t: 0.24, heading: 16, size: 0.9, facing: 0.8 },
    { on: 0, t: 0.56, heading: -8, size: 0.92 },
    { on: 0, t: 0.66, heading: -164, size: 0.9 },
    { on: 0, t: 0.88, heading: -20, size: 0.74 },
    { on: 0, t: 1, heading: -104, size: 0.5, young: true },
    { on: 1, t: 0.6, heading: 16, size: 0.78 },
    { on: 1, t: 0.84, heading: -150, size: 0.6 },
    { on: 1, t: 1, heading: -40, size: 0.52, young: true },
    { on: 2, t: 0.96, heading: -168, size: 0.56 },
    { on: 2, t: 0.6, heading: -120, size: 0.66, facing: 0.8 },
  ],
  flowers: [
    { on: 0, t: 0.88, heading: -148, stalk: 52, size: 0.92, view: "open" },
    { on: 1, t: 0.84, heading: -72, stalk: 50, size: 0.84, view: "side" },
    { on: 0, t: 0.97, heading: -44, stalk: 44, size: 0.36, view: "bud" },
  ],
  borne: [
    { on: 2, t: 1, heading: 150, stalk: 30, bend: -50, size: 1.3, ripe: true },
    { on: 1, t: 0.6, heading: 90, stalk: 30, bend: -6, size: 0.9, ripe: false },
  ],
};
