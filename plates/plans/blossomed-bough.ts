// An old bough across the sheet with tufts of large flowers on its bark; leafy shoots rise and fall from it, fruits hang below.
import type { Plan } from "./plan.ts";

export const blossomedBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-330, 60],
        [-220, 10],
        [-80, -10],
        [60, -60],
        [180, -150],
        [250, -250],
      ],
      width: [32, 8],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-190, -90],
        [-210, -180],
        [-180, -260],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [140, -20],
        [220, 60],
        [270, 160],
      ],
      width: [9, 4],
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 1, t: 0.5, heading: 160, size: 0.86 },
    { on: 1, t: 0.5, heading: -34, size: 0.84, facing: 0.8 },
    { on: 1, t: 0.84, heading: -150, size: 0.84 },
    { on: 1, t: 0.84, heading: -40, size: 0.8 },
    { on: 1, t: 1, heading: -104, size: 0.5, young: true },
    { on: 1, t: 1, heading: -70, size: 0.44, young: true },
    { on: 0, t: 0.8, heading: -148, size: 0.84 },
    { on: 0, t: 0.8, heading: 20, size: 0.9 },
    { on: 0, t: 0.93, heading: -136, size: 0.84 },
    { on: 0, t: 0.93, heading: 6, size: 0.76, facing: 0.8 },
    { on: 0, t: 1, heading: -86, size: 0.5, young: true },
    { on: 0, t: 1, heading: -46, size: 0.46, young: true },
    { on: 2, t: 0.46, heading: -16, size: 0.76 },
    { on: 2, t: 0.46, heading: 120, size: 0.84, facing: 0.84 },
    { on: 2, t: 0.9, heading: 18, size: 0.76 },
    { on: 2, t: 0.9, heading: 112, size: 0.9 },
    { on: 2, t: 1, heading: 66, size: 0.5, young: true },
  ],
  flowers: [
    { on: 0, t: 0.34, heading: -122, stalk: 46, size: 0.86, view: "side" },
    { on: 0, t: 0.16, heading: -76, stalk: 50, size: 0.9, view: "side" },
    { on: 0, t: 0.14, heading: -110, stalk: 30, size: 0.4, view: "bud" },
    { on: 0, t: 0.52, heading: -50, stalk: 46, size: 0.9, view: "side" },
    { on: 0, t: 0.46, heading: -94, stalk: 84, size: 1.1, view: "open" },
    { on: 0, t: 0.36, heading: -70, stalk: 30, size: 0.4, view: "bud" },
    { on: 0, t: 0.58, heading: -112, stalk: 40, size: 0.46, view: "bud" },
    { on: 0, t: 0.42, heading: 70, stalk: 34, size: 0.42, view: "bud" },
  ],
  hung: [
    { on: 0, t: 0.16, stalk: 50, swing: 0.14, size: 1.2, ripe: true, width: 7, woody: true },
    { on: 0, t: 0.34, stalk: 84, swing: -0.1, size: 1.46, ripe: true, width: 7, woody: true },
    { on: 0, t: 0.54, stalk: 50, swing: 0.1, size: 0.9, ripe: false, width: 6, woody: true },
  ],
};
