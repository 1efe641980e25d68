// A prickly stem that rises in bends from its rootstock and arches over at its tip, tendrils in the air, umbels above and berries below.
import type { BorneFruit, Plan } from "./plan.ts";

/** Berries on stalks of one length that spread from one place, the middle ones nearest. */
const umbel = (on: number, t: number, heading: number, count: number, scale: number): BorneFruit[] =>
  Array.from({ length: count }, (_, i) => {
    const lean = ((i + 0.5) / count - 0.5) * 236;
    return {
      on,
      t,
      heading: heading + lean,
      stalk: ([58, 36, 52][i % 3] ?? 50) * scale,
      bend: 0,
      size: (i % 3 === 1 ? 0.84 : 1) * scale,
      ripe: i % 4 !== 1,
    };
  });

export const prickledClimber: Plan = {
  foot: "rooted",

  lines: [
    {
      points: [
        [-96, 250],
        [-98, 180],
        [-136, 110],
        [-60, 40],
        [-120, -80],
        [-40, -200],
        [60, -290],
        [180, -310],
        [280, -230],
        [310, -130],
      ],
      width: [13, 2.8],
    },
    {
      from: { on: 0, t: 0.333 },
      points: [
        [70, 10],
        [180, 30],
        [260, 110],
        [290, 220],
      ],
      width: [6, 2.6],
    },
    {
      from: { on: 0, t: 0.444 },
      points: [
        [-210, -140],
        [-290, -110],
        [-330, -10],
      ],
      width: [5, 2.4],
    },
  ],
  leaf: 1.42,
  leaves: [
    { on: 0, t: 0.222, heading: -176, size: 0.84 },
    { on: 0, t: 0.333, heading: 160, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.444, heading: 10, size: 0.84 },
    { on: 0, t: 0.556, heading: -150, size: 0.9 },
    { on: 0, t: 0.667, heading: -104, size: 0.8 },
    { on: 0, t: 0.733, heading: 80, size: 0.9 },
    { on: 0, t: 0.811, heading: -60, size: 0.8 },
    { on: 0, t: 0.889, heading: 10, size: 0.7 },
    { on: 0, t: 0.944, heading: 160, size: 0.66, facing: 0.8 },
    { on: 0, t: 1, heading: 90, size: 0.4, young: true },
    { on: 1, t: 0.25, heading: -70, size: 0.8 },
    { on: 1, t: 0.5, heading: 100, size: 0.9 },
    { on: 1, t: 0.75, heading: -20, size: 0.8 },
    { on: 1, t: 1, heading: 110, size: 0.64 },
    { on: 1, t: 1, heading: 60, size: 0.36, young: true },
    { on: 2, t: 0.333, heading: -120, size: 0.66 },
    { on: 2, t: 0.667, heading: 90, size: 0.8 },
    { on: 2, t: 0.867, heading: -170, size: 0.6 },
    { on: 2, t: 1, heading: 110, size: 0.6 },
  ],
  clusters: [
    { on: 0, t: 0.556, heading: -70, scale: 1.2 },
    { on: 0, t: 0.889, heading: -60, scale: 1 },
    { on: 2, t: 0.467, heading: -80, scale: 1.1 },
  ],
  borne: [...umbel(1, 0.25, 92, 11, 0.92), ...umbel(0, 0.811, 96, 10, 0.86), ...umbel(1, 0.75, 100, 8, 0.74)],
  tendrils: [
    { on: 0, t: 0.444, heading: -10, way: -1 },
    { on: 0, t: 0.733, heading: -20, way: -1 },
    { on: 0, t: 1, heading: 30, way: 1 },
    { on: 1, t: 0.5, heading: -60, way: 1 },
    { on: 2, t: 1, heading: 170, way: -1 },
    { on: 0, t: 0.222, heading: 0, way: 1 },
  ],
};
