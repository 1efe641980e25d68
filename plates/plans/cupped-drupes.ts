// A bough that rises in a bow, its leathery leaves in pairs; short panicles in the upper axils, below them one great drupe in its
// cup and a younger one.
import type { Plan } from "./plan.ts";

export const cuppedDrupes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [120, 400],
        [150, 270],
        [110, 120],
        [10, 0],
        [-60, -130],
        [-50, -270],
      ],
      width: [18, 4.6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [210, 80],
        [250, -40],
        [230, -150],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-30, 60],
        [-140, 40],
        [-220, 60],
        [-270, 110],
      ],
      width: [11, 4.4],
    },
  ],
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.12, heading: 30, size: 0.84, whole: true },
    { on: 0, t: 0.6, heading: -164, size: 0.96, whole: true },
    { on: 0, t: 0.6, heading: -10, size: 0.9, whole: true },
    { on: 0, t: 0.78, heading: -176, size: 0.92, facing: 0.84 },
    { on: 0, t: 0.78, heading: -16, size: 0.94, whole: true },
    { on: 0, t: 0.92, heading: -150, size: 0.84, whole: true },
    { on: 0, t: 0.92, heading: -30, size: 0.8, whole: true },
    { on: 0, t: 1, heading: -104, size: 0.54, young: true },
    { on: 0, t: 1, heading: -70, size: 0.48, young: true },
    { on: 1, t: 0.42, heading: 10, size: 0.84, whole: true },
    { on: 1, t: 0.76, heading: -150, size: 0.76, facing: 0.84 },
    { on: 1, t: 0.76, heading: -10, size: 0.8, whole: true },
    { on: 1, t: 1, heading: -120, size: 0.66 },
    { on: 1, t: 1, heading: -62, size: 0.6, young: true },
    { on: 2, t: 0.36, heading: -122, size: 0.8, whole: true },
    { on: 2, t: 0.8, heading: -140, size: 0.76, whole: true },
    { on: 2, t: 0.8, heading: 70, size: 0.84, facing: 0.84 },
    { on: 2, t: 1, heading: 160, size: 0.8 },
    { on: 2, t: 1, heading: 110, size: 0.62 },
  ],
  clusters: [
    { on: 0, t: 0.78, heading: -74, scale: 0.84 },
    { on: 0, t: 0.92, heading: -170, scale: 0.8 },
    { on: 1, t: 0.76, heading: -78, scale: 0.76 },
  ],
  hung: [
    { on: 2, t: 0.5, stalk: 44, swing: 0.1, size: 1.5, ripe: true, width: 8, woody: true },
    { on: 1, t: 0.42, stalk: 50, swing: 0.8, size: 0.84, ripe: false, width: 6, woody: true },
  ],
};
