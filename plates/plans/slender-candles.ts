// A bushy herb of many slender stems with small leaf pairs, each stem a thin candle of flowers, one long candle in fruit.
import type { Plan } from "./plan.ts";

export const slenderCandles: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-10, 300],
        [-14, 190],
        [-24, 70],
        [-60, -50],
        [-80, -150],
      ],
      width: [12, 4],
    },
    {
      from: { on: 0, t: 0.14 },
      points: [
        [-90, 286],
        [-200, 218],
        [-282, 116],
        [-306, 24],
      ],
      width: [6.4, 3.2],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [70, 186],
        [180, 124],
        [262, 34],
        [292, -50],
      ],
      width: [6.4, 3.2],
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [84, -10],
        [148, -96],
        [168, -190],
      ],
      width: [5, 3],
    },
    {
      from: { on: 2, t: 0.3 },
      points: [
        [170, 180],
        [262, 172],
        [330, 128],
      ],
      width: [4.4, 2.8],
    },
  ],
  leaf: 1.16,
  petiole: 0.34,
  nodes: [
    { on: 0, t: 0.14, size: 0.86, out: [72] },
    { on: 0, t: 0.28, size: 0.92, out: [-74] },
    { on: 0, t: 0.36, size: 0.9, out: [62] },
    { on: 0, t: 0.54, size: 0.94, out: [-54] },
    { on: 0, t: 0.7, size: 0.86, out: [-58, 46], facing: [1, 0.72] },
    { on: 0, t: 0.84, size: 0.7, out: [-40, 60], facing: [0.72, 1] },
    { on: 0, t: 0.96, size: 0.46, out: [-52, 48], young: true },
    { on: 1, t: 0.3, size: 0.86, out: [76, -50] },
    { on: 1, t: 0.54, size: 0.84, out: [-64, 44], facing: [1, 0.72] },
    { on: 1, t: 0.74, size: 0.66, out: [58, -46] },
    { on: 1, t: 0.92, size: 0.44, out: [-50, 52], young: true },
    { on: 2, t: 0.52, size: 0.84, out: [-56, 66] },
    { on: 2, t: 0.72, size: 0.7, out: [62, -40], facing: [1, 0.72] },
    { on: 2, t: 0.92, size: 0.46, out: [-52, 48] },
    { on: 3, t: 0.44, size: 0.7, out: [64, -40] },
    { on: 3, t: 0.7, size: 0.56, out: [-44, 58] },
    { on: 3, t: 0.92, size: 0.4, out: [48, -50] },
    { on: 4, t: 0.42, size: 0.76, out: [72, -40], facing: [1, 0.72] },
    { on: 4, t: 0.82, size: 0.5, out: [60, -52] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 0.96 },
    { on: 1, t: 1, heading: -98, scale: 0.8 },
    { on: 2, t: 1, heading: -72, scale: 0.86 },
    { on: 3, t: 1, heading: -78, scale: 0.72 },
  ],
  fruits: [{ on: 4, t: 1, heading: -48, scale: 1.04 }],
};
