// Sprays with narrow leaves in pairs that cross, round umbels of globes at their tips, a few large berries below.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const crossedUmbels: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [290, 370],
        [206, 240],
        [80, 130],
        [-60, 10],
        [-140, -120],
        [-156, -220],
      ],
      width: [15, 5],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [130, 20],
        [170, -80],
        [206, -150],
      ],
      width: [7.5, 4.4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [0, 230],
        [-110, 236],
        [-200, 200],
      ],
      width: [7, 3.4],
    },
  ],
  leaf: 1.32,
  whole: true,
  leaves: [
    { on: 2, t: 1, heading: -160, size: 0.8, young: true },
    { on: 2, t: 0.84, heading: 150, size: 0.9 },
    { on: 2, t: 0.84, heading: -108, size: 0.8, facing: 0.7 },
    { on: 2, t: 0.44, heading: -126, size: 0.9 },
    { on: 0, t: 0.12, heading: -34, size: 0.96 },
    { on: 0, t: 0.12, heading: 168, size: 1, facing: 0.7 },
    { on: 0, t: 0.28, heading: -66, size: 1 },
    { on: 0, t: 0.52, heading: -150, size: 1 },
    { on: 0, t: 0.52, heading: -66, size: 0.94 },
    { on: 0, t: 0.68, heading: 176, size: 0.9, facing: 0.7 },
    { on: 0, t: 0.68, heading: -30, size: 0.9, under: true },
    { on: 0, t: 0.83, heading: -172, size: 0.96 },
    { on: 0, t: 0.83, heading: -28, size: 0.9, front: true, facing: 0.72 },
    { on: 0, t: 0.95, heading: -150, size: 0.74, facing: 0.8 },
    { on: 0, t: 0.95, heading: -36, size: 0.74 },
    { on: 1, t: 0.5, heading: -10, size: 0.86 },
    { on: 1, t: 0.5, heading: -118, size: 0.8, facing: 0.75 },
    { on: 1, t: 0.86, heading: 14, size: 0.86, facing: 0.8 },
    { on: 1, t: 0.86, heading: -136, size: 0.7 },
  ],
  flowers: [
    ...truss(0, -94, [
      [-100, 84, 0.7, "side"],
      [98, 82, 0.66, "side"],
      [-64, 104, 0.72, "side"],
      [66, 104, 0.62, "side"],
      [-22, 114, 0.72, "side"],
      [24, 116, 0.6, "bud"],
      [84, 40, 0.6, "bud"],
      [-46, 62, 0.8, "open"],
      [44, 62, 0.78, "open"],
      [-96, 36, 0.72, "open"],
      [2, 50, 0.84, "face"],
    ]),
    ...truss(1, -66, [
      [-96, 62, 0.6, "side"],
      [92, 60, 0.66, "bud"],
      [-50, 78, 0.62, "side"],
      [-6, 84, 0.6, "bud"],
      [44, 82, 0.62, "bud"],
      [70, 40, 0.64, "side"],
      [-54, 36, 0.68, "open"],
      [18, 42, 0.72, "open"],
    ]),
  ],
  fruits: [{ on: 2, t: 0.5, heading: 80, scale: 1.3 }],
};
