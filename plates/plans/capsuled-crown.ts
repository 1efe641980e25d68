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
        [-80, 120],
        [-150, 90],
        [-210, 120],
        [-230, 180],
      ],
      width: [8, 5.4],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.72, heading: 38, size: 1, bend: 0.5, whole: true },
    { on: 0, t: 0.82, heading: -178, size: 0.98, bend: -0.5 },
    { on: 0, t: 0.9, heading: -14, size: 1, bend: 0.4 },
    { on: 0, t: 0.94, heading: -136, size: 1, bend: -0.3 },
    { on: 0, t: 1, heading: -96, size: 0.96, bend: 0.2 },
    { on: 0, t: 1, heading: -120, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 0.96, heading: -58, scale: 1.34 },
  ],
  hung: [
    { on: 1, t: 0.5, stalk: 40, swing: 0.4, size: 0.8, ripe: false, width: 5, woody: true },
    { on: 1, t: 0.98, stalk: 24, swing: 0.3, size: 1.26, ripe: true, width: 6, woody: true },
    { on: 1, t: 0.76, stalk: 70, swing: -0.7, size: 1.1, ripe: true, width: 5, woody: true },
  ],
};
