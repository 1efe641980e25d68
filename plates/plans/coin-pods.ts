// An ascending bough with large feathered leaves on all sides and a panicle at each tip; below them, from the axils of leaves, old
// panicles bear round flat pods.
import type { Plan } from "./plan.ts";

export const coinPods: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-110, 400],
        [-90, 280],
        [-30, 150],
        [20, 20],
        [10, -110],
        [40, -210],
      ],
      width: [19, 6],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [60, 120],
        [170, 50],
        [230, -50],
      ],
      width: [10, 4.6],
    },
    {
      from: { on: 0, t: 0.58 },
      points: [
        [-60, -50],
        [-170, -110],
        [-220, -190],
      ],
      width: [9, 4.4],
    },
    {
      from: { on: 1, t: 0.34 },
      points: [
        [130, 110],
        [200, 122],
        [262, 116],
      ],
      width: [5, 2.6],
    },
    {
      from: { on: 3, t: 0.5 },
      points: [
        [180, 150],
        [206, 172],
      ],
      width: [3.4, 2.4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-80, 110],
        [-140, 102],
        [-200, 118],
      ],
      width: [5, 2.6],
    },
  ],
  leaf: 0.94,
  leaves: [
    { on: 0, t: 0.14, heading: -172, size: 0.84, bend: -0.4, whole: true },
    { on: 0, t: 0.2, heading: 38, size: 0.78, bend: 0.3, whole: true },
    { on: 0, t: 0.42, heading: -164, size: 0.98, bend: -0.5, whole: true },
    { on: 1, t: 0.34, heading: 16, size: 0.9, bend: 0.4, whole: true },
    { on: 1, t: 0.7, heading: 2, size: 0.8, bend: 0.4, whole: true },
    { on: 1, t: 1, heading: -18, size: 0.62, whole: true },
    { on: 0, t: 0.74, heading: -24, size: 0.8, bend: 0.3, whole: true },
    { on: 0, t: 0.9, heading: -150, size: 0.66, facing: 0.8 },
    { on: 0, t: 1, heading: -40, size: 0.66, whole: true },
    { on: 2, t: 0.6, heading: 164, size: 0.8, bend: -0.4, whole: true },
    { on: 2, t: 1, heading: -58, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 1.1 },
    { on: 1, t: 1, heading: -70, scale: 0.9 },
    { on: 2, t: 1, heading: -112, scale: 0.9 },
  ],
  borne: [
    { on: 3, t: 0.8, heading: -30, stalk: 26, bend: 50, size: 0.66, ripe: false },
    { on: 3, t: 1, heading: 20, stalk: 34, bend: 50, size: 1.1, ripe: true },
    { on: 4, t: 1, heading: 110, stalk: 30, bend: -10, size: 0.96, ripe: true },
    { on: 5, t: 0.5, heading: 80, stalk: 30, bend: 10, size: 0.7, ripe: false },
    { on: 5, t: 1, heading: 150, stalk: 18, bend: -40, size: 1.1, ripe: true },
  ],
};
