// A thorny bough whose twigs end in tufts of fingered leaves; flowers on old wood to one side, great pods on the other.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const thornyTufts: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-240, 392],
        [-176, 270],
        [-70, 150],
        [20, 30],
        [60, -90],
        [64, -190],
      ],
      width: [24, 8],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [100, -14],
        [200, -50],
        [276, -50],
      ],
      width: [10, 5.5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-170, 90],
        [-226, -20],
        [-232, -110],
      ],
      width: [10, 6],
    },
  ],
  leaf: 0.96,
  leaves: [
    { on: 0, t: 0.84, heading: 176, size: 0.7, facing: 0.86 },
    { on: 0, t: 0.9, heading: -4, size: 0.82 },
    { on: 0, t: 0.94, heading: -164, size: 0.84 },
    { on: 0, t: 0.97, heading: -26, size: 0.86, facing: 0.86 },
    { on: 0, t: 1, heading: -130, size: 0.84 },
    { on: 0, t: 1, heading: -70, size: 0.9 },
    { on: 0, t: 1, heading: -98, size: 0.46, young: true },
    { on: 2, t: 0.86, heading: 168, size: 0.64, facing: 0.86 },
    { on: 2, t: 0.92, heading: -20, size: 0.66, facing: 0.86 },
    { on: 2, t: 0.97, heading: -166, size: 0.74 },
    { on: 2, t: 1, heading: -120, size: 0.76 },
    { on: 2, t: 1, heading: -76, size: 0.5, young: true },
    { on: 1, t: 0.94, heading: -86, size: 0.66, facing: 0.86 },
    { on: 1, t: 1, heading: -38, size: 0.74 },
    { on: 1, t: 1, heading: 26, size: 0.7, facing: 0.86 },
    { on: 0, t: 0.14, heading: -166, size: 0.76, facing: 0.86 },
    { on: 0, t: 0.2, heading: 20, size: 0.66, facing: 0.86 },
  ],
  flowers: [
    ...truss(
      2,
      176,
      [
        [-46, 80, 0.76, "side"],
        [-8, 97, 0.76, "open"],
        [34, 76, 0.76, "half"],
        [-70, 44, 0.5, "bud"],
        [64, 57, 0.76, "open"],
      ],
      0.42,
    ),
    ...truss(
      0,
      6,
      [
        [-20, 62, 0.76, "open"],
        [26, 64, 0.76, "side"],
        [60, 36, 0.5, "bud"],
      ],
      0.3,
    ),
  ],
  hung: [
    { on: 1, t: 0.36, stalk: 54, swing: 0.14, size: 1.06, ripe: false, width: 6, woody: true },
    { on: 1, t: 0.72, stalk: 60, swing: -0.14, size: 1.36, ripe: true, width: 7, woody: true },
  ],
};
