// A scrambling stem with leaves in whorls; great funnels at the tips from all sides, spiny fruits on stout stalks where older ones
// stood.
import type { Plan } from "./plan.ts";

export const goldenFunnels: Plan = {
  foot: "cut",
  herb: true,
  lines: [
    {
      points: [
        [-210, 390],
        [-150, 270],
        [-50, 160],
        [0, 30],
        [-30, -110],
        [10, -220],
      ],
      width: [11, 5],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [80, 60],
        [180, 20],
        [250, -70],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [-120, -70],
        [-220, -90],
        [-270, -160],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.22 },
      points: [
        [-50, 250],
        [50, 240],
        [110, 230],
      ],
      width: [7, 4.4],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-90, 110],
        [-150, 116],
      ],
      width: [6, 5],
      stalk: true,
    },
  ],
  leaf: 1,
  nodes: [
    { on: 0, t: 0.22, size: 0.9, out: [-104, -52, 112], facing: [1, 0.8, 1] },
    { on: 0, t: 0.4, size: 1, out: [-76, -130, 118, 20], facing: [1, 0.86, 1, 0.76] },
    { on: 0, t: 0.66, size: 0.98, out: [-120, 74, 120, 30], facing: [1, 1, 0.84, 0.8], front: 2 },
    { on: 0, t: 0.9, size: 0.8, out: [-106, 100, -60, 62], facing: [1, 1, 0.8, 0.8] },
    { on: 1, t: 0.5, size: 0.84, out: [-84, -30, 64, 116], facing: [1, 0.8, 0.9, 1] },
    { on: 1, t: 0.92, size: 0.7, out: [-104, -60, 70, 112], facing: [1, 0.8, 0.86, 1] },
    { on: 2, t: 0.5, size: 0.84, out: [-116, -60, 60, 100], facing: [1, 0.86, 0.8, 1] },
    { on: 2, t: 0.92, size: 0.7, out: [-112, -60, 66, 110], facing: [1, 0.86, 0.8, 1] },
    { on: 3, t: 0.84, size: 0.84, out: [-84, -34, 70, 118], facing: [1, 0.86, 1, 0.8] },
  ],
  flowers: [
    { on: 0, t: 1, heading: -128, stalk: 50, size: 0.4, view: "bud" },
    { on: 0, t: 1, heading: -110, stalk: 34, size: 1, view: "half" },
    { on: 0, t: 1, heading: -30, stalk: 50, size: 0.96, view: "open" },
    { on: 1, t: 1, heading: -84, stalk: 44, size: 0.42, view: "bud" },
    { on: 1, t: 1, heading: -26, stalk: 46, size: 1, view: "half" },
    { on: 2, t: 1, heading: -150, stalk: 44, size: 0.96, view: "open" },
    { on: 2, t: 1, heading: -92, stalk: 44, size: 0.44, view: "bud" },
  ],
  borne: [
    { on: 3, t: 1, heading: 8, stalk: 30, bend: 50, size: 0.92, ripe: true },
    { on: 4, t: 1, heading: 150, stalk: 14, bend: -40, size: 0.66, ripe: false },
  ],
};
