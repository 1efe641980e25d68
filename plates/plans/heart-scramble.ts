// A vine that climbs in a wide bow from the lower corner, shoots scrambling from its joints: hearts in pairs, flat tops of small heads in the axils and at the tips.
import type { Plan } from "./plan.ts";

export const heartScramble: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 400],
        [-290, 260],
        [-250, 110],
        [-120, 20],
        [30, -20],
        [130, -110],
        [110, -230],
        [20, -310],
      ],
      width: [8, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [-300, 20],
        [-270, -90],
        [-190, -180],
      ],
      width: [5.6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.572 },
      points: [
        [130, 20],
        [210, 80],
        [230, 190],
      ],
      width: [5.6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.43 },
      points: [
        [-80, 110],
        [-20, 180],
        [20, 280],
      ],
      width: [5, 2.4],
      green: true,
    },
  ],
  leaf: 1.2,
  petiole: 0.4,
  nodes: [
    { on: 0, t: 0.143, size: 0.84, out: [-70, 76] },
    { on: 0, t: 0.43, size: 0.86, out: [-90] },
    { on: 0, t: 0.572, size: 0.84, out: [-86] },
    { on: 0, t: 0.715, size: 0.86, out: [-88, 88] },
    { on: 0, t: 0.858, size: 0.74, out: [-88, 90] },
    { on: 0, t: 1, size: 0.5, out: [-62, 66], young: true },
    { on: 1, t: 0.34, size: 0.8, out: [-66, 70] },
    { on: 1, t: 0.67, size: 0.76, out: [-90, 90] },
    { on: 1, t: 1, size: 0.5, out: [-64, 64], young: true },
    { on: 2, t: 0.34, size: 0.8, out: [-90, 90] },
    { on: 2, t: 0.67, size: 0.76, out: [-70, 70] },
    { on: 2, t: 1, size: 0.5, out: [-44, 46] },
    { on: 3, t: 0.5, size: 0.8, out: [-90, 80] },
    { on: 3, t: 1, size: 0.5, out: [-44, 46] },
  ],
  clusters: [
    { on: 0, t: 0.858, heading: -86, scale: 0.96 },
    { on: 0, t: 0.715, heading: -130, scale: 0.9 },
    { on: 0, t: 1, heading: -140, scale: 0.9 },
    { on: 1, t: 0.67, heading: -92, scale: 0.84 },
    { on: 1, t: 1, heading: -48, scale: 0.84 },
    { on: 2, t: 0.34, heading: -6, scale: 0.9 },
    { on: 3, t: 0.5, heading: 4, scale: 0.76 },
  ],
};
