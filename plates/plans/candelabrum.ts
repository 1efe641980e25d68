// Two thick forks with scars, a rosette of long leaves at the end of each; a full cluster of wheels stands over the one,
// a pair of pods spreads from the old stalk below it.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const candelabrum: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-120, 396],
        [-104, 300],
        [-46, 210],
        [20, 130],
        [46, 40],
      ],
      width: [40, 25],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-130, 170],
        [-190, 96],
        [-206, 20],
      ],
      width: [25, 19],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [54, -40],
        [48, -130],
      ],
      width: [9, 7],
      green: true,
    },
    {
      from: { on: 2, t: 0.5 },
      points: [
        [100, -110],
        [140, -150],
      ],
      width: [6, 4.4],
      green: true,
    },
    {
      from: { on: 2, t: 0.62 },
      points: [
        [0, -130],
        [-42, -170],
      ],
      width: [6, 4.4],
      green: true,
    },
    // The stalk of the flowers of last year, from beside the rosette.
    {
      from: { on: 0, t: 0.84 },
      points: [
        [110, 110],
        [190, 150],
      ],
      width: [9, 6.5],
    },
  ],
  leaf: 1.16,
  whole: true,
  leaves: [
    { on: 0, t: 0.94, heading: -168, size: 0.92, bend: -0.3 },
    { on: 0, t: 0.97, heading: -8, size: 1, bend: 0.4 },
    { on: 0, t: 0.98, heading: -136, size: 0.86, facing: 0.8 },
    { on: 0, t: 0.98, heading: -40, size: 0.9, facing: 0.8 },
    { on: 0, t: 0.96, heading: 22, size: 0.9 },
    { on: 0, t: 0.95, heading: 142, size: 0.66, front: true, facing: 0.8 },
    { on: 1, t: 0.9, heading: 132, size: 0.8, bend: -0.3 },
    { on: 1, t: 0.95, heading: 172, size: 0.84, bend: -0.3 },
    { on: 1, t: 0.97, heading: -154, size: 0.8, facing: 0.86 },
    { on: 1, t: 0.93, heading: 62, size: 0.66, front: true, facing: 0.84 },
    { on: 1, t: 1, heading: -120, size: 0.8 },
    { on: 1, t: 1, heading: -74, size: 0.66, facing: 0.8 },
    { on: 1, t: 1, heading: -96, size: 0.36, young: true, front: true },
  ],
  flowers: [
    ...truss(3, -46, [
      [-60, 40, 0.44, "bud"],
      [62, 46, 0.62, "side"],
      [-14, 50, 0.62, "half"],
      [34, 30, 0.74, "open"],
      [-50, 10, 0.76, "open"],
    ]),
    ...truss(4, -128, [
      [70, 44, 0.44, "bud"],
      [-60, 46, 0.62, "side"],
      [12, 56, 0.66, "open"],
      [-26, 20, 0.74, "open"],
    ]),
    ...truss(2, -92, [
      [-30, 74, 0.46, "bud"],
      [24, 80, 0.42, "bud"],
      [-4, 62, 0.66, "side"],
      [50, 24, 0.72, "open"],
      [-66, 26, 0.72, "open"],
      [4, 10, 0.8, "open"],
    ]),
  ],
  borne: [{ on: 5, t: 1, heading: 110, bend: -14, stalk: 16, size: 1.2, ripe: true }],
};
