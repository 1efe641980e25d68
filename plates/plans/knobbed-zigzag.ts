// A bough that turns at each joint, with soft narrow leaves in two ranks; one great knobbed fruit on a side shoot, straps of
// flowers nodding opposite the leaves.
import type { Plan } from "./plan.ts";

export const knobbedZigzag: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [140, 400],
        [110, 280],
        [20, 160],
        [6, 20],
        [-70, -110],
        [-76, -250],
      ],
      width: [17, 4.4],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-80, 130],
        [-180, 90],
        [-280, 100],
      ],
      width: [10, 4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [90, -50],
        [190, -110],
        [270, -200],
      ],
      width: [8, 3.6],
    },
  ],
  leaf: 1.26,
  leaves: [
    { on: 0, t: 0.1, heading: 34, size: 0.84 },
    { on: 0, t: 0.18, heading: 168, size: 0.9 },
    { on: 0, t: 0.27, heading: 8, size: 0.94 },
    { on: 0, t: 0.4, heading: -160, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.56, heading: 174, size: 0.92 },
    { on: 0, t: 0.64, heading: -150, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.72, heading: -24, size: 0.9, facing: 0.86 },
    { on: 0, t: 0.8, heading: -168, size: 0.98 },
    { on: 0, t: 0.88, heading: -36, size: 0.9 },
    { on: 0, t: 0.95, heading: -146, size: 0.84 },
    { on: 0, t: 0.98, heading: -50, size: 0.7 },
    { on: 0, t: 1, heading: -96, size: 0.56, young: true },
    { on: 1, t: 0.3, heading: -120, size: 0.84 },
    { on: 1, t: 0.44, heading: 120, size: 0.9, facing: 0.86 },
    { on: 1, t: 0.62, heading: -140, size: 0.84 },
    { on: 1, t: 0.78, heading: 112, size: 0.9 },
    { on: 1, t: 0.9, heading: -160, size: 0.8 },
    { on: 1, t: 1, heading: 150, size: 0.7 },
    { on: 2, t: 0.24, heading: 40, size: 0.84, facing: 0.84 },
    { on: 2, t: 0.42, heading: -110, size: 0.8 },
    { on: 2, t: 0.58, heading: 30, size: 0.92 },
    { on: 2, t: 0.72, heading: -104, size: 0.82 },
    { on: 2, t: 0.84, heading: 16, size: 0.86 },
    { on: 2, t: 0.94, heading: -92, size: 0.7 },
    { on: 2, t: 1, heading: -32, size: 0.6, young: true },
  ],
  flowers: [
    { on: 0, t: 0.72, heading: 156, stalk: 46, size: 1.1, view: "side" },
    { on: 0, t: 0.74, heading: 120, stalk: 50, size: 0.62, view: "bud" },
    { on: 2, t: 0.62, heading: 56, stalk: 44, size: 1.16, view: "side" },
    { on: 2, t: 0.9, heading: 96, stalk: 40, size: 0.66, view: "bud" },
  ],
  hung: [
    { on: 1, t: 0.5, stalk: 40, swing: -0.2, size: 1.4, ripe: true, width: 8, woody: true },
    { on: 2, t: 0.34, stalk: 46, swing: 0.3, size: 0.7, ripe: false, width: 6, woody: true },
  ],
};
