// A herb of long feathered leaves; a few flowers in the topmost axils, and below them pods that rise from the axils in pairs.
import type { Plan } from "./plan.ts";

export const raisedPods: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [16, 270],
        [14, 130],
        [-16, 0],
        [-30, -130],
        [-10, -250],
      ],
      width: [13, 5],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [86, 110],
        [184, 34],
        [244, -66],
        [256, -150],
      ],
      width: [7, 4],
    },
  ],
  leaf: 0.9,
  leaves: [
    { on: 0, t: 0.16, heading: 166, size: 0.86 },
    { on: 0, t: 0.22, heading: 22, size: 0.92 },
    { on: 0, t: 0.42, heading: -164, size: 1 },
    { on: 0, t: 0.6, heading: -2, size: 0.58 },
    { on: 0, t: 0.7, heading: -150, size: 0.94 },
    { on: 0, t: 0.82, heading: 4, size: 0.58 },
    { on: 0, t: 0.92, heading: -146, size: 0.6 },
    { on: 0, t: 1, heading: -84, size: 0.36, young: true },
    { on: 1, t: 0.46, heading: 44, size: 0.88 },
    { on: 1, t: 0.68, heading: 4, size: 0.78 },
    { on: 1, t: 0.86, heading: -38, size: 0.56 },
    { on: 1, t: 1, heading: -104, size: 0.34, young: true },
  ],
  flowers: [
    { on: 0, t: 0.92, heading: -112, stalk: 66, size: 0.56, view: "side" },
    { on: 0, t: 0.92, heading: -48, stalk: 66, size: 0.6, view: "open" },
    { on: 0, t: 0.97, heading: -140, stalk: 58, size: 0.6, view: "open" },
    { on: 0, t: 1, heading: -112, stalk: 40, size: 0.34, view: "bud" },
    { on: 0, t: 1, heading: -74, stalk: 52, size: 0.26, view: "bud" },
    { on: 1, t: 0.88, heading: -140, stalk: 60, size: 0.54, view: "half" },
    { on: 1, t: 0.95, heading: -58, stalk: 60, size: 0.58, view: "open" },
    { on: 1, t: 1, heading: -132, stalk: 38, size: 0.3, view: "bud" },
    { on: 1, t: 1, heading: -98, stalk: 52, size: 0.24, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.82, heading: -42, stalk: 24, bend: 15, size: 0.8, ripe: false },
    { on: 0, t: 0.82, heading: -22, stalk: 26, bend: 15, size: 0.92, ripe: false },
    { on: 0, t: 0.6, heading: -58, stalk: 24, bend: 15, size: 1.06, ripe: true },
    { on: 0, t: 0.6, heading: -36, stalk: 26, bend: 15, size: 1.14, ripe: true },
    { on: 0, t: 0.42, heading: -124, stalk: 24, bend: -15, size: 1.04, ripe: true },
    { on: 1, t: 0.68, heading: -52, stalk: 22, bend: 15, size: 0.86, ripe: false },
  ],
};
