// A soft herb of long-stalked leaf pairs, its branches ending at several heights in flat-topped clusters of small heads.
import type { Plan } from "./plan.ts";

export const tuftedCorymbs: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [20, 286],
        [22, 160],
        [-6, 30],
        [-2, -100],
        [20, -196],
      ],
      width: [11, 4.4],
    },
    {
      from: { on: 0, t: 0.38 },
      points: [
        [-80, 110],
        [-178, 40],
        [-236, -56],
        [-248, -116],
      ],
      width: [6.4, 3.4],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [110, 170],
        [220, 96],
        [286, 0],
        [296, -40],
      ],
      width: [6.4, 3.4],
    },
    {
      from: { on: 1, t: 0.36 },
      points: [
        [-190, 112],
        [-272, 96],
        [-318, 62],
      ],
      width: [4.4, 3],
    },
  ],
  leaf: 1.2,
  petiole: 0.3,
  nodes: [
    { on: 0, t: 0.12, size: 0.86, out: [-78, 66] },
    { on: 0, t: 0.26, size: 0.98, out: [-68] },
    { on: 0, t: 0.38, size: 1, out: [74] },
    { on: 0, t: 0.52, size: 0.98, out: [-70, 68], facing: [1, 0.9] },
    { on: 0, t: 0.68, size: 0.84, out: [-44, 62], facing: [0.8, 1] },
    { on: 0, t: 0.82, size: 0.68, out: [-62, 50] },
    { on: 1, t: 0.36, size: 0.76, out: [52] },
    { on: 1, t: 0.6, size: 0.76, out: [58, -40], facing: [1, 0.8] },
    { on: 1, t: 0.82, size: 0.58, out: [-58, 50] },
    { on: 2, t: 0.34, size: 0.86, out: [84] },
    { on: 2, t: 0.58, size: 0.78, out: [62, -56], facing: [1, 0.76] },
    { on: 2, t: 0.84, size: 0.56, out: [54, -56] },
    { on: 3, t: 0.5, size: 0.66, out: [-62] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -84, scale: 1.24 },
    { on: 1, t: 1, heading: -98, scale: 1.06 },
    { on: 2, t: 1, heading: -78, scale: 1.1 },
  ],
  fruits: [{ on: 3, t: 1, heading: -160, scale: 1.3 }],
};
