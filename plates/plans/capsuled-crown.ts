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
      from: { on: 0, t: 0.5 },
      points: [
        [-66, 96],
        [-140, 74],
        [-212, 112],
        [-240, 190],
      ],
      width: [12, 8],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.72, heading: 38, size: 1, bend: 0.5, whole: true },
    { on: 0, t: 0.82, heading: -178, size: 0.98, bend: -0.5 },
    { on: 0, t: 0.9, heading: -8, size: 1, bend: 0.4 },
    { on: 0, t: 0.94, heading: -144, size: 1, bend: -0.3 },
    { on: 0, t: 1, heading: -104, size: 0.96, bend: -0.2 },
    { on: 0, t: 1, heading: -76, size: 0.36, young: true },
  ],
  clusters: [{ on: 0, t: 0.96, heading: -50, scale: 1.5 }],
  hung: [
    { on: 1, t: 0.26, stalk: 40, swing: -0.1, size: 0.96, ripe: false, width: 8, woody: true },
    { on: 1, t: 0.6, stalk: 44, swing: -0.3, size: 0.84, ripe: false, width: 7.5, woody: true },
    { on: 1, t: 1, stalk: 30, swing: 0.1, size: 1.44, ripe: true, width: 8.5, woody: true },
  ],
};
