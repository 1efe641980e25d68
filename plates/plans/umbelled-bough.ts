// Pairs of broad seated leaves on a stout forked stem, a rounded umbel of large flowers at each tip, a pair of pods on the stalk of an older one.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const umbelledBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [20, 400],
        [10, 250],
        [-30, 90],
        [-30, -60],
        [-60, -190],
      ],
      width: [21, 10],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [90, 180],
        [170, 90],
        [200, -20],
      ],
      width: [14, 7],
    },
    {
      from: { on: 0, t: 0.98 },
      points: [
        [-76, -230],
        [-84, -260],
      ],
      width: [8, 6],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.96 },
      points: [
        [214, -70],
        [220, -96],
      ],
      width: [7, 5],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-110, 60],
        [-160, 80],
      ],
      width: [8, 6],
      stalk: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.14, heading: 160, size: 0.86, whole: true },
    { on: 0, t: 0.14, heading: 24, size: 0.76, whole: true },
    { on: 0, t: 0.34, heading: 168, size: 0.9, whole: true },
    { on: 0, t: 0.5, heading: -8, size: 0.66, facing: 0.84 },
    { on: 0, t: 0.68, heading: -172, size: 0.9, whole: true },
    { on: 0, t: 0.68, heading: -6, size: 0.76, under: true, whole: true },
    { on: 0, t: 0.86, heading: -166, size: 0.76, facing: 0.86 },
    { on: 0, t: 0.86, heading: -22, size: 0.74, whole: true },
    { on: 0, t: 1, heading: -130, size: 0.44 },
    { on: 0, t: 1, heading: -40, size: 0.4, facing: 0.7 },
    { on: 1, t: 0.5, heading: 34, size: 0.74, whole: true },
    { on: 1, t: 0.5, heading: -140, size: 0.4, facing: 0.7 },
    { on: 1, t: 0.8, heading: -4, size: 0.7, whole: true },
    { on: 1, t: 0.8, heading: -150, size: 0.5, facing: 0.74 },
    { on: 1, t: 1, heading: -20, size: 0.4 },
  ],
  flowers: [
    ...truss(2, -92, [
      [-104, 66, 0.66, "side"],
      [98, 66, 0.66, "side"],
      [-60, 84, 0.7, "half"],
      [56, 86, 0.7, "half"],
      [-20, 104, 0.44, "bud"],
      [24, 100, 0.74, "open"],
      [-34, 40, 0.8, "open"],
      [40, 36, 0.8, "open"],
    ]),
    ...truss(3, -76, [
      [-96, 56, 0.62, "side"],
      [92, 58, 0.62, "side"],
      [-44, 76, 0.66, "half"],
      [48, 74, 0.4, "bud"],
      [0, 88, 0.7, "open"],
      [4, 30, 0.76, "open"],
    ]),
  ],
  hung: [{ on: 4, t: 1, stalk: 26, swing: 0.2, size: 0.94, ripe: true, width: 7 }],
};
