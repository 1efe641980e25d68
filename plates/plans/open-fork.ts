// A weed of open forks: three-fold leaves in pairs up to the top, heads on long stalks at several ages, bursts of needles.
import type { Plan } from "./plan.ts";

export const openFork: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [24, 290],
        [22, 180],
        [-20, 60],
        [-44, -70],
        [-30, -180],
      ],
      width: [12, 5],
    },
    // The three long stalks at the top.
    {
      from: { on: 0, t: 1 },
      points: [
        [-40, -250],
        [-72, -330],
        [-80, -364],
      ],
      width: [4.2, 3.4],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [0, -240],
        [62, -290],
        [84, -316],
      ],
      width: [4.2, 3.4],
    },
    // Left branch, its middle head over.
    {
      from: { on: 0, t: 0.44 },
      points: [
        [-100, 40],
        [-190, -20],
        [-230, -104],
      ],
      width: [6.4, 4],
    },
    {
      from: { on: 3, t: 1 },
      points: [
        [-250, -160],
        [-282, -220],
        [-296, -240],
      ],
      width: [3.8, 3.2],
    },
    {
      from: { on: 3, t: 1 },
      points: [
        [-222, -160],
        [-190, -214],
        [-184, -238],
      ],
      width: [3.8, 3.2],
    },
    // Right branch, in fruit.
    {
      from: { on: 0, t: 0.32 },
      points: [
        [90, 110],
        [180, 30],
        [224, -60],
      ],
      width: [6.4, 4],
    },
    {
      from: { on: 6, t: 1 },
      points: [
        [228, -120],
        [214, -182],
        [210, -200],
      ],
      width: [3.8, 3.2],
    },
    {
      from: { on: 6, t: 1 },
      points: [
        [262, -92],
        [312, -116],
        [326, -130],
      ],
      width: [3.8, 3.2],
    },
    {
      from: { on: 6, t: 0.48 },
      points: [
        [220, 72],
        [286, 62],
        [312, 44],
      ],
      width: [4.2, 3.2],
    },
  ],
  leaf: 0.92,
  petiole: 0.26,
  nodes: [
    { on: 0, t: 0.17, size: 0.84, out: [72] },
    { on: 0, t: 0.32, size: 0.96, out: [-74] },
    { on: 0, t: 0.56, size: 0.9, out: [-58, 68], facing: [1, 0.9] },
    { on: 0, t: 0.77, size: 0.76, out: [-70, 52] },
    { on: 0, t: 0.98, size: 0.46, out: [-82, 74] },
    { on: 3, t: 0.5, size: 0.74, out: [-72] },
    { on: 3, t: 0.98, size: 0.44, out: [-84, 78] },
    { on: 6, t: 0.98, size: 0.44, out: [-86, 100] },
    { on: 9, t: 0.5, size: 0.5, out: [76] },
  ],
  flowers: [
    { on: 1, t: 1, heading: -92, stalk: 10, size: 1.3, view: "open" },
    { on: 2, t: 1, heading: -46, stalk: 10, size: 1.2, view: "side" },
    { on: 0, t: 1, heading: -140, stalk: 60, size: 0.86, view: "bud" },
    { on: 4, t: 1, heading: -120, stalk: 10, size: 1.24, view: "face" },
    { on: 5, t: 1, heading: -66, stalk: 8, size: 0.78, view: "bud" },
    { on: 8, t: 1, heading: -24, stalk: 10, size: 1.16, view: "half" },
  ],
  borne: [
    { on: 7, t: 1, heading: -94, stalk: 8, bend: 0, size: 1.24, ripe: true },
    { on: 9, t: 1, heading: -40, stalk: 8, bend: 0, size: 1.24, ripe: true },
  ],
};
