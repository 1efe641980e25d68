// A forking bough thick with leathery leaves in pairs; short dense panicles in the upper axils, a great drupe in its cup at the end of a lower shoot and a younger one.
import type { Plan } from "./plan.ts";

export const cuppedDrupes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [20, 400],
        [40, 280],
        [0, 150],
        [-50, 20],
        [-70, -110],
        [-50, -220],
      ],
      width: [20, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [120, 100],
        [180, -10],
        [190, -100],
      ],
      width: [10, 4.4],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-120, 50],
        [-190, 40],
        [-226, 66],
      ],
      width: [12, 9],
    },
  ],
  leaf: 1.36,
  leaves: [
    { on: 0, t: 0.16, heading: 10, size: 0.84 },
    { on: 0, t: 0.16, heading: 168, size: 0.86 },
    { on: 0, t: 0.58, heading: -174, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.58, heading: -2, size: 0.76, facing: 0.84 },
    { on: 0, t: 0.76, heading: -170, size: 0.9, whole: true },
    { on: 0, t: 0.76, heading: -14, size: 0.86, whole: true },
    { on: 0, t: 0.91, heading: -154, size: 0.8, whole: true },
    { on: 0, t: 0.91, heading: -26, size: 0.76, whole: true },
    { on: 0, t: 1, heading: -110, size: 0.5, young: true },
    { on: 0, t: 1, heading: -70, size: 0.44, young: true },
    { on: 1, t: 0.4, heading: 14, size: 0.84, whole: true },
    { on: 1, t: 0.4, heading: -150, size: 0.5, facing: 0.7 },
    { on: 1, t: 0.74, heading: -158, size: 0.66, facing: 0.84 },
    { on: 1, t: 0.74, heading: 0, size: 0.8, whole: true },
    { on: 1, t: 1, heading: -118, size: 0.6 },
    { on: 1, t: 1, heading: -52, size: 0.6 },
    { on: 2, t: 0.5, heading: -100, size: 0.72, facing: 0.84 },
    { on: 2, t: 0.5, heading: 84, size: 0.7 },
    { on: 2, t: 0.9, heading: -150, size: 0.76, whole: true },
    { on: 2, t: 0.9, heading: 160, size: 0.8 },
  ],
  clusters: [
    { on: 0, t: 0.76, heading: -64, scale: 0.9 },
    { on: 0, t: 0.91, heading: -110, scale: 0.9 },
    { on: 1, t: 0.74, heading: -78, scale: 0.86 },
  ],
  hung: [
    { on: 2, t: 1, stalk: 30, swing: -0.1, size: 1.5, ripe: true, width: 12, woody: true },
    { on: 1, t: 0.4, stalk: 34, swing: 0.5, size: 0.84, ripe: false, width: 8, woody: true },
  ],
};
