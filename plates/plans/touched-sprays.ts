// Prickly stems from one root: one leans across the sheet, one rises behind it, one lies; feathered leaves of which some are shut, balls of threads on long stalks.
import type { Plan } from "./plan.ts";

export const touchedSprays: Plan = {
  foot: "rooted",

  lines: [
    {
      points: [
        [-150, 230],
        [-60, 150],
        [60, 90],
        [150, -10],
        [160, -140],
        [220, -260],
        [310, -330],
      ],
      width: [11, 3],
    },
    {
      from: { on: 0, t: 0.05 },
      points: [
        [-220, 110],
        [-240, -20],
        [-180, -140],
        [-190, -270],
      ],
      width: [8, 3],
    },
    {
      from: { on: 0, t: 0.167 },
      points: [
        [70, 210],
        [190, 220],
        [310, 170],
      ],
      width: [7, 3],
    },
    {
      from: { on: 2, t: 0.42 },
      points: [
        [130, 176],
        [112, 140],
      ],
      width: [4, 3],
      stalk: true,
    },
  ],
  leaf: 0.98,
  leaves: [
    { on: 0, t: 0.167, heading: -104, size: 0.84 },
    { on: 0, t: 0.5, heading: 0, size: 0.84, shut: true },
    { on: 0, t: 0.667, heading: -128, size: 0.84 },
    { on: 0, t: 0.75, heading: 14, size: 0.8 },
    { on: 0, t: 1, heading: -50, size: 0.44, young: true },
    { on: 1, t: 0.16, heading: 170, size: 0.84, shut: true },
    { on: 1, t: 0.36, heading: -176, size: 0.86 },
    { on: 1, t: 0.64, heading: -172, size: 0.84 },
    { on: 1, t: 0.875, heading: -164, size: 0.74 },
    { on: 1, t: 1, heading: -84, size: 0.44, young: true },
    { on: 2, t: 0.667, heading: 70, size: 0.76 },
    { on: 2, t: 0.85, heading: -50, size: 0.66 },
    { on: 2, t: 1, heading: 20, size: 0.44, young: true },
  ],
  flowers: [
    { on: 0, t: 0.5, heading: -124, stalk: 110, size: 1.3, view: "open" },
    { on: 0, t: 0.667, heading: -20, stalk: 90, size: 1.14, view: "open" },
    { on: 0, t: 0.833, heading: -84, stalk: 80, size: 1.2, view: "open" },
    { on: 0, t: 0.917, heading: 140, stalk: 60, size: 0.5, view: "bud" },
    { on: 1, t: 0.75, heading: -120, stalk: 84, size: 1.24, view: "open" },
    { on: 1, t: 0.65, heading: -20, stalk: 70, size: 1, view: "open" },
    { on: 1, t: 0.875, heading: -10, stalk: 60, size: 0.5, view: "bud" },
    { on: 2, t: 0.75, heading: -90, stalk: 84, size: 0.96, view: "open" },
  ],
  // The pods stand in a burr at the end of the stalk that bore the flowers.
  borne: [-64, -38, -14, 10, 34, 60, 88].map((lean, i) => ({
    on: 3,
    t: 1,
    heading: -96 + lean,
    stalk: 5,
    bend: 0,
    size: i % 2 === 0 ? 0.84 : 1,
    ripe: true,
  })),
};
