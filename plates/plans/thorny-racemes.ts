// A thorny bough with large leaves of three on long stalks; a raceme of great pea flowers stands at each of two tips, long beaded
// pods hang from the foot of an old one among the leaves.
import type { Plan } from "./plan.ts";

export const thornyRacemes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 396],
        [-110, 260],
        [-20, 130],
        [30, 0],
        [60, -110],
      ],
      width: [20, 8],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-90, 90],
        [-160, 0],
        [-180, -60],
      ],
      width: [10, 6],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [96, -210],
        [92, -320],
        [60, -420],
      ],
      width: [6.4, 2.6],
      stalk: true,
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [-196, -150],
        [-230, -240],
        [-280, -300],
      ],
      width: [6, 2.6],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [80, 90],
        [150, 76],
        [204, 110],
      ],
      width: [6, 4],
      stalk: true,
    },
  ],
  leaf: 0.86,
  leaves: [
    { on: 0, t: 0.18, heading: -170, size: 0.9 },
    { on: 0, t: 0.26, heading: 24, size: 0.84 },
    { on: 0, t: 0.56, heading: -24, size: 0.78, facing: 0.86 },
    { on: 0, t: 0.7, heading: -160, size: 0.76, facing: 0.86 },
    { on: 0, t: 0.82, heading: -6, size: 0.96 },
    { on: 0, t: 0.94, heading: -140, size: 0.62 },
    { on: 0, t: 0.98, heading: -34, size: 0.8 },
    { on: 1, t: 0.5, heading: 164, size: 0.92 },
    { on: 1, t: 0.84, heading: -168, size: 0.86 },
    { on: 1, t: 0.98, heading: -70, size: 0.6, facing: 0.86 },
  ],
  racemes: [
    {
      on: 2,
      from: 0.24,
      to: 1,
      count: 10,
      size: 0.66,
      stalk: 46,
      fruiting: 0,
      budding: 0.36,
      fruit: 1,
      nod: 20,
    },
    {
      on: 3,
      from: 0.24,
      to: 1,
      count: 9,
      size: 0.6,
      stalk: 42,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 20,
    },
  ],
  hung: [
    { on: 4, t: 0.5, stalk: 30, swing: 0.3, size: 1, ripe: false, width: 4.4 },
    { on: 4, t: 0.78, stalk: 30, swing: -0.2, size: 1.2, ripe: true, width: 4.6, mirrored: true },
    { on: 4, t: 1, stalk: 26, swing: -0.4, size: 1.26, ripe: true, width: 4.6 },
  ],
};
