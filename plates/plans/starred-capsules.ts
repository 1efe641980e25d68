// A bough that comes in above, with long drooping feathers; a broad panicle hangs from its end, a bunch of split capsules nearer the
// foot.
import type { Plan } from "./plan.ts";

export const starredCapsules: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [340, 150],
        [280, 20],
        [170, -90],
        [40, -160],
        [-60, -160],
      ],
      width: [26, 14],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [170, 20],
        [150, 100],
        [160, 170],
      ],
      width: [6, 4],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.4 },
      points: [
        [120, 60],
        [80, 120],
      ],
      width: [4.4, 3.4],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.6 },
      points: [
        [190, 130],
        [230, 190],
      ],
      width: [4.4, 3.4],
      stalk: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.46, heading: -16, size: 0.62, bend: 0.7, facing: 0.8 },
    { on: 0, t: 0.62, heading: -42, size: 0.84, bend: 0.7, whole: true },
    { on: 0, t: 0.74, heading: -80, size: 0.8, bend: 0.4, whole: true },
    { on: 0, t: 0.84, heading: -122, size: 0.86, bend: -0.5, whole: true },
    { on: 0, t: 0.92, heading: -162, size: 0.96, bend: -0.5, whole: true },
    { on: 0, t: 1, heading: 146, size: 1, bend: -0.5, whole: true },
    { on: 0, t: 0.96, heading: -100, size: 0.4, young: true },
  ],
  clusters: [{ on: 0, t: 0.98, heading: 100, scale: 0.96 }],
  borne: [
    { on: 1, t: 1, heading: 96, stalk: 24, bend: 0, size: 1.3, ripe: true },
    { on: 1, t: 0.8, heading: 20, stalk: 26, bend: 60, size: 1, ripe: false },
    { on: 2, t: 1, heading: 110, stalk: 22, bend: -10, size: 1.24, ripe: true },
    { on: 3, t: 1, heading: 70, stalk: 24, bend: 10, size: 1.3, ripe: true },
  ],
};
