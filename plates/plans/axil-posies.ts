// A bushy herb with a posy of flowers in each upper leaf axil, those of the lower axils in fruit.
import type { Plan } from "./plan.ts";

export const axilPosies: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [16, 280],
        [40, 140],
        [24, 0],
        [-22, -150],
        [-40, -300],
      ],
      width: [12, 3.6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [-80, 176],
        [-184, 90],
        [-252, -30],
        [-278, -140],
      ],
      width: [6.6, 3],
    },
    {
      from: { on: 0, t: 0.38 },
      points: [
        [110, 70],
        [210, -16],
        [262, -130],
        [268, -210],
      ],
      width: [6.6, 3],
    },
    {
      from: { on: 0, t: 0.15 },
      points: [
        [110, 272],
        [214, 226],
        [300, 150],
      ],
      width: [5.4, 3],
    },
  ],
  leaf: 1,
  petiole: 0.3,
  nodes: [
    { on: 0, t: 0.15, size: 0.86, out: [-78] },
    { on: 0, t: 0.26, size: 1, out: [72] },
    { on: 0, t: 0.38, size: 1, out: [-66] },
    { on: 0, t: 0.52, size: 0.9, out: [-60, 66] },
    { on: 0, t: 0.66, size: 0.74, out: [-68, 58], facing: [1, 0.8] },
    { on: 0, t: 0.8, size: 0.56, out: [-58, 64] },
    { on: 0, t: 0.91, size: 0.4, out: [-62, 54] },
    { on: 0, t: 1, size: 0.28, out: [-34, 32], young: true },
    { on: 1, t: 0.42, size: 0.84, out: [-64, 66] },
    { on: 1, t: 0.64, size: 0.62, out: [-70, 56] },
    { on: 1, t: 0.84, size: 0.44, out: [-58, 62] },
    { on: 1, t: 1, size: 0.28, out: [-34, 34], young: true },
    { on: 2, t: 0.4, size: 0.84, out: [72, -52], facing: [1, 0.8] },
    { on: 2, t: 0.62, size: 0.64, out: [62, -62] },
    { on: 2, t: 0.83, size: 0.46, out: [58, -60] },
    { on: 2, t: 1, size: 0.28, out: [-32, 36], young: true },
    { on: 3, t: 0.5, size: 0.74, out: [72] },
    { on: 3, t: 0.98, size: 0.42, out: [44, -42] },
  ],
  clusters: [
    { on: 0, t: 0.66, heading: -142, scale: 0.84 },
    { on: 0, t: 0.66, heading: -40, scale: 0.76 },
    { on: 0, t: 0.8, heading: -48, scale: 0.8 },
    { on: 0, t: 0.91, heading: -134, scale: 0.66 },
    { on: 1, t: 0.64, heading: -56, scale: 0.8 },
    { on: 1, t: 0.84, heading: -150, scale: 0.72 },
    { on: 2, t: 0.62, heading: -136, scale: 0.8 },
    { on: 2, t: 0.62, heading: -14, scale: 0.7 },
    { on: 2, t: 0.83, heading: -40, scale: 0.7 },
  ],
  fruits: [
    { on: 0, t: 0.52, heading: -20, scale: 0.96 },
    { on: 1, t: 0.42, heading: -84, scale: 0.9 },
    { on: 3, t: 0.52, heading: -64, scale: 0.9 },
  ],
};
