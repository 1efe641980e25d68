// A stout shoot under a crown of long feathered leaves; a panicle rises to one side, and great capsules hang on the other from the
// stalk of an older one.
import type { Plan } from "./plan.ts";

export const capsuledCrown: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [30, 400],
        [10, 280],
        [-20, 150],
        [0, 20],
        [20, -70],
      ],
      width: [24, 15],
    },
    {
      from: { on: 0, t: 0.74 },
      points: [
        [-70, 70],
        [-150, 70],
        [-214, 120],
        [-226, 180],
      ],
      width: [11, 8],
    },
    {
      from: { on: 1, t: 0.26 },
      points: [
        [-62, 120],
        [-56, 168],
      ],
      width: [8, 8],
    },
  ],
  leaf: 1.36,
  petiole: 0.14,
  leaves: [
    { on: 0, t: 0.56, heading: 50, size: 0.8, bend: 0.4, whole: true },
    { on: 0, t: 0.72, heading: 14, size: 1, bend: 0.6, whole: true },
    { on: 0, t: 0.8, heading: -172, size: 1, bend: -0.6, whole: true },
    { on: 0, t: 0.88, heading: -22, size: 1, bend: 0.5, whole: true },
    { on: 0, t: 0.93, heading: -144, size: 1, bend: -0.4, whole: true },
    { on: 0, t: 1, heading: -108, size: 0.9, bend: -0.3, whole: true },
    { on: 0, t: 1, heading: -84, size: 0.36, young: true },
  ],
  clusters: [{ on: 0, t: 0.96, heading: -60, scale: 1.4 }],
  hung: [
    { on: 2, t: 1, stalk: 8, swing: 0, size: 1, ripe: false, width: 8, woody: true },
    { on: 1, t: 1, stalk: 10, swing: 0, size: 1.5, ripe: true, width: 9, woody: true },
  ],
};
