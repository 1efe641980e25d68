// A leaning piece of trunk: great pods and cushions of flowers on its bark, a twig of long hanging leaves above.
import type { Plan, PlannedFlower } from "./plan.ts";
import { truss } from "./truss.ts";

/** A cushion of small flowers on the bark. */
const cushion = (t: number, heading: number, size: number): PlannedFlower[] =>
  truss(
    0,
    heading,
    [
      [-70, 40, size * 0.66, "bud"],
      [66, 44, size, "side"],
      [-34, 56, size, "open"],
      [30, 62, size * 0.7, "bud"],
      [0, 40, size * 1.06, "open"],
    ],
    t,
  );

export const poddedTrunk: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-70, 396],
        [-66, 270],
        [-30, 130],
        [-6, 0],
        [-20, -120],
        [-50, -200],
      ],
      width: [58, 16],
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [70, -90],
        [170, -130],
        [270, -100],
      ],
      width: [14, 5],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-50, -270],
        [-20, -330],
      ],
      width: [12, 6],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [40, 36],
        [74, 66],
      ],
      width: [20, 14],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-84, 130],
        [-112, 158],
      ],
      width: [18, 13],
    },
  ],
  leaf: 1.24,
  whole: true,
  leaves: [
    { on: 0, t: 0.84, heading: 168, size: 0.92, bend: -0.5 },
    { on: 0, t: 0.94, heading: -150, size: 0.86, facing: 0.84 },
    { on: 0, t: 0.98, heading: -22, size: 0.84, facing: 0.84 },
    { on: 2, t: 0.8, heading: -136, size: 0.8, bend: -0.4 },
    { on: 2, t: 0.9, heading: -30, size: 0.84, bend: 0.5 },
    { on: 2, t: 1, heading: -104, size: 0.44, young: true },
    { on: 2, t: 1, heading: -62, size: 0.36, young: true },
    { on: 1, t: 0.36, heading: 96, size: 0.72, facing: 0.84 },
    { on: 1, t: 0.56, heading: 76, size: 0.86 },
    { on: 1, t: 0.74, heading: -30, size: 0.84, bend: 0.6 },
    { on: 1, t: 0.96, heading: 84, size: 0.9, facing: 0.84 },
    { on: 1, t: 1, heading: 30, size: 0.46, young: true },
  ],
  flowers: [...cushion(0.62, 188, 0.62), ...cushion(0.3, -12, 0.66), ...cushion(0.74, -4, 0.5)],
  hung: [
    { on: 3, t: 1, stalk: 16, swing: 0.1, size: 1.3, ripe: true, width: 14, woody: true },
    { on: 4, t: 1, stalk: 14, swing: -0.1, size: 1.02, ripe: false, width: 13, woody: true },
  ],
};
