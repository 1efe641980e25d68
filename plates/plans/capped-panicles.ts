// An upright bough with leaves in pairs, rusty below, panicles at its tips and a laden spray of small berries.
import type { Plan } from "./plan.ts";
import { truss } from "./truss.ts";

export const cappedPanicles: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [40, 394],
        [30, 270],
        [-20, 140],
        [-50, 0],
        [-30, -120],
        [-20, -170],
      ],
      width: [15, 4.5],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [70, 90],
        [150, 20],
        [186, -50],
      ],
      width: [7, 3.6],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-110, 170],
        [-190, 130],
        [-240, 70],
      ],
      width: [7, 3.6],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-22, -240],
        [-10, -330],
      ],
      width: [4.4, 2.6],
      green: true,
    },
    {
      from: { on: 3, t: 0.3 },
      points: [
        [-70, -250],
        [-110, -280],
      ],
      width: [3, 2.2],
      green: true,
    },
    {
      from: { on: 3, t: 0.4 },
      points: [
        [30, -264],
        [76, -290],
      ],
      width: [3, 2.2],
      green: true,
    },
    {
      from: { on: 1, t: 1 },
      points: [
        [210, -110],
        [232, -164],
      ],
      width: [3.6, 2.2],
      green: true,
    },
  ],
  leaf: 1.3,
  whole: true,
  leaves: [
    { on: 0, t: 0.16, heading: 16, size: 0.92, facing: 1 },
    { on: 0, t: 0.16, heading: -140, size: 0.8, facing: 0.9 },
    { on: 0, t: 0.52, heading: -166, size: 0.96 },
    { on: 0, t: 0.52, heading: 4, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.72, heading: -178, size: 0.96, under: true },
    { on: 0, t: 0.72, heading: -16, size: 0.96 },
    { on: 0, t: 0.9, heading: -150, size: 0.84 },
    { on: 0, t: 0.9, heading: -34, size: 0.74, facing: 0.78 },
    { on: 1, t: 0.6, heading: 28, size: 0.9 },
    { on: 1, t: 0.94, heading: -8, size: 0.84, under: true },
    { on: 1, t: 0.94, heading: -140, size: 0.66 },
    { on: 2, t: 0.5, heading: 64, size: 0.76 },
    { on: 2, t: 0.96, heading: -170, size: 0.8 },
    { on: 2, t: 0.96, heading: -50, size: 0.66, facing: 0.76 },
  ],
  // The open ones face up, so that a few drawings serve them all; the buds lean as they like.
  flowers: [
    ...truss(3, -90, [
      [-80, 36, 0.62, "bud"],
      [-34, 46, 0.78, "side"],
      [30, 48, 0.62, "bud"],
      [64, 32, 0.6, "bud"],
      [6, 24, 0.9, "open"],
    ]),
    ...truss(3, -60, [[0, 36, 0.8, "side"]], 0.78),
    ...truss(3, -122, [[0, 38, 0.84, "open"]], 0.62),
    ...truss(4, -112, [
      [-80, 32, 0.6, "bud"],
      [-20, 40, 0.62, "bud"],
      [34, 34, 0.62, "bud"],
      [6, 18, 0.9, "open"],
    ]),
    ...truss(4, -116, [[0, 24, 0.8, "side"]], 0.5),
    ...truss(5, -70, [
      [76, 32, 0.62, "bud"],
      [24, 40, 0.6, "bud"],
      [-36, 36, 0.62, "bud"],
      [0, 16, 0.9, "open"],
    ]),
    ...truss(5, -64, [[0, 28, 0.8, "side"]], 0.46),
    ...truss(6, -76, [
      [-70, 34, 0.62, "bud"],
      [-26, 42, 0.6, "bud"],
      [28, 40, 0.62, "bud"],
      [60, 28, 0.6, "bud"],
      [2, 16, 0.88, "open"],
    ]),
    ...truss(6, -112, [[0, 30, 0.8, "side"]], 0.4),
  ],
  fruits: [{ on: 2, t: 0.97, heading: 128, scale: 1.7 }],
};
