// A small shrubby herb of glossy pairs; flat flowers face the reader at every tip, one from its tube, paired pods stand below them.
import type { Plan } from "./plan.ts";

export const pinwheelPairs: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-30, 346],
        [-10, 230],
        [30, 110],
        [0, -30],
        [-40, -160],
      ],
      width: [13, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [110, 150],
        [190, 60],
        [226, -60],
      ],
      width: [8.4, 4.4],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-100, 230],
        [-190, 140],
        [-230, 20],
      ],
      width: [8.4, 4.4],
    },
    {
      from: { on: 0, t: 0.58 },
      points: [
        [70, -40],
        [120, -140],
        [130, -220],
      ],
      width: [6.4, 4],
    },
  ],
  leaf: 1.24,
  whole: true,
  nodes: [
    { on: 0, t: 0.12, size: 0.8, out: [84], facing: [1] },
    { on: 0, t: 0.2, size: 0.9, out: [86], facing: [0.9], front: 0 },
    { on: 0, t: 0.36, size: 0.96, out: [-70], facing: [1] },
    { on: 0, t: 0.46, size: 1, out: [-66, 76], facing: [0.8, 1], front: 0 },
    { on: 0, t: 0.62, size: 0.96, out: [-74], facing: [1] },
    { on: 0, t: 0.78, size: 0.86, out: [-62, 70], facing: [1, 0.8] },
    { on: 0, t: 0.93, size: 0.7, out: [-76, 60] },
    { on: 1, t: 0.42, size: 0.9, out: [-58, 76], facing: [0.7, 1], front: 0 },
    { on: 1, t: 0.66, size: 0.84, out: [-70, 66] },
    { on: 1, t: 0.9, size: 0.7, out: [-60, 74] },
    { on: 2, t: 0.38, size: 0.9, out: [-84, 60], facing: [1, 0.7] },
    { on: 2, t: 0.62, size: 0.84, out: [-66, 74], facing: [1, 0.8] },
    { on: 2, t: 0.88, size: 0.7, out: [-72, 60] },
    { on: 3, t: 0.5, size: 0.76, out: [-60, 70] },
    { on: 3, t: 0.9, size: 0.6, out: [-60, 62] },
  ],
  flowers: [
    { on: 0, t: 1, heading: -130, stalk: 14, size: 1.06, view: "open" },
    { on: 0, t: 1, heading: -60, stalk: 12, size: 0.94, view: "side" },
    { on: 0, t: 1, heading: -94, stalk: 12, size: 0.6, view: "bud" },
    { on: 3, t: 1, heading: -50, stalk: 14, size: 1.1, view: "face" },
    { on: 3, t: 1, heading: -104, stalk: 12, size: 0.6, view: "bud" },
    { on: 1, t: 1, heading: -30, stalk: 14, size: 1.06, view: "open" },
    { on: 1, t: 1, heading: -110, stalk: 12, size: 0.9, view: "side" },
    { on: 2, t: 1, heading: -120, stalk: 14, size: 1.1, view: "face" },
    { on: 2, t: 1, heading: -54, stalk: 12, size: 0.62, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.62, heading: -30, stalk: 10, bend: -10, size: 1, ripe: false },
    { on: 1, t: 0.66, heading: -20, stalk: 8, bend: -10, size: 1, ripe: true },
    { on: 2, t: 0.62, heading: -160, stalk: 8, bend: 10, size: 1, ripe: false },
  ],
};
