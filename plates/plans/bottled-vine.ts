// A soft vine that wanders up the sheet by its tendrils, with broad downy leaves; one great bottle hangs from the upper arm on a
// stalk that thickens to it, a young one from a side shoot, and white flowers stand on long stalks.
import type { Plan } from "./plan.ts";

export const bottledVine: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-330, 340],
        [-240, 210],
        [-110, 150],
        [0, 30],
        [-20, -120],
        [60, -260],
        [200, -310],
        [320, -250],
      ],
      width: [12, 3.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [20, 210],
        [160, 190],
        [300, 240],
      ],
      width: [7, 2.8],
      green: true,
    },
    {
      from: { on: 0, t: 0.571 },
      points: [
        [-110, -180],
        [-220, -160],
        [-310, -60],
      ],
      width: [7, 2.8],
      green: true,
    },
    {
      from: { on: 0, t: 0.84 },
      points: [
        [190, -250],
        [186, -206],
      ],
      width: [6, 10],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.62 },
      points: [
        [-220, -110],
        [-222, -84],
      ],
      width: [4, 6],
      stalk: true,
    },
  ],
  leaf: 1.08,
  whole: true,
  leaves: [
    { on: 0, t: 0.143, heading: -120, size: 0.8, bend: -0.2 },
    { on: 0, t: 0.2, heading: 60, size: 0.74, bend: 0.2 },
    { on: 0, t: 0.286, heading: -150, size: 0.86, bend: -0.3 },
    { on: 0, t: 0.429, heading: 10, size: 0.9, bend: 0.3 },
    { on: 0, t: 0.5, heading: 172, size: 0.94, bend: -0.3 },
    { on: 0, t: 0.571, heading: -14, size: 0.84, bend: 0.3 },
    { on: 0, t: 0.714, heading: -110, size: 0.8, bend: -0.2 },
    { on: 0, t: 0.8, heading: -50, size: 0.7, facing: 0.86 },
    { on: 0, t: 0.93, heading: 60, size: 0.66, bend: 0.2 },
    { on: 0, t: 1, heading: 20, size: 0.36, young: true },
    { on: 1, t: 0.34, heading: 100, size: 0.74, bend: -0.2 },
    { on: 1, t: 0.67, heading: -50, size: 0.8, bend: 0.3 },
    { on: 1, t: 0.86, heading: 70, size: 0.56, facing: 0.86 },
    { on: 1, t: 1, heading: 20, size: 0.34, young: true },
    { on: 2, t: 0.34, heading: -110, size: 0.74, bend: -0.2 },
    { on: 2, t: 0.67, heading: 178, size: 0.7, bend: -0.3 },
    { on: 2, t: 1, heading: 120, size: 0.34, young: true },
  ],
  flowers: [
    { on: 0, t: 0.714, heading: -60, stalk: 90, size: 0.62, view: "open" },
    { on: 0, t: 0.36, heading: 70, stalk: 100, size: 0.66, view: "face" },
    { on: 1, t: 0.67, heading: -110, stalk: 60, size: 0.52, view: "side" },
    { on: 2, t: 0.34, heading: 86, stalk: 80, size: 0.58, view: "half" },
    { on: 0, t: 0.93, heading: -60, stalk: 60, size: 0.3, view: "bud" },
    { on: 2, t: 0.86, heading: 30, stalk: 44, size: 0.26, view: "bud" },
  ],
  hung: [
    { on: 3, t: 1, stalk: 8, swing: 0, size: 1.26, ripe: true, width: 10 },
    { on: 4, t: 1, stalk: 6, swing: 0, size: 0.4, ripe: false, width: 6 },
  ],
  tendrils: [
    { on: 0, t: 0.286, heading: -70, way: 1 },
    { on: 0, t: 0.571, heading: 30, way: 1 },
    { on: 0, t: 0.8, heading: -130, way: -1 },
    { on: 0, t: 1, heading: -30, way: 1 },
    { on: 1, t: 1, heading: -30, way: -1 },
    { on: 2, t: 0.67, heading: -130, way: -1 },
  ],
};
