// A stout corky liana that winds once about a dead stem and hangs over it; leaves on long stalks along its green shoots, and pipe
// flowers on stalks of their own from its old wood.
import type { Plan } from "./plan.ts";

export const corkyLiana: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-60, 400],
        [-96, 290],
        [-70, 170],
        [4, 60],
        [20, -70],
        [-40, -190],
        [-20, -300],
        [90, -350],
        [200, -310],
      ],
      width: [46, 7],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [110, -120],
        [220, -110],
        [290, -30],
        [300, 80],
        [270, 170],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.64 },
      points: [
        [-130, -230],
        [-230, -210],
        [-290, -120],
        [-300, 0],
        [-320, 90],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [280, -250],
        [320, -170],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 1.22,
  petiole: 0.4,
  leaves: [
    { on: 0, t: 0.72, heading: -150, size: 0.84, whole: true },
    { on: 0, t: 0.84, heading: 80, size: 0.8, whole: true },
    { on: 0, t: 0.93, heading: -70, size: 0.8, whole: true },
    { on: 3, t: 0.7, heading: -10, size: 0.6, whole: true },
    { on: 3, t: 1, heading: 80, size: 0.36, young: true },
    { on: 1, t: 0.2, heading: -50, size: 0.9, whole: true },
    { on: 1, t: 0.52, heading: 4, size: 0.84, facing: 0.84 },
    { on: 1, t: 0.7, heading: 140, size: 0.8, whole: true },
    { on: 1, t: 0.86, heading: 30, size: 0.6, whole: true },
    { on: 1, t: 1, heading: 100, size: 0.36, young: true },
    { on: 2, t: 0.22, heading: -110, size: 0.9, whole: true },
    { on: 2, t: 0.5, heading: -172, size: 0.84, facing: 0.84 },
    { on: 2, t: 0.68, heading: 44, size: 0.84, whole: true },
    { on: 2, t: 0.86, heading: 160, size: 0.6, whole: true },
    { on: 2, t: 1, heading: 96, size: 0.36, young: true },
  ],
  flowers: [
    { on: 0, t: 0.17, heading: -170, stalk: 104, size: 1.16, view: "open" },
    { on: 0, t: 0.26, heading: -14, stalk: 104, size: 1.2, view: "open" },
    { on: 0, t: 0.4, heading: -166, stalk: 96, size: 1.1, view: "open" },
    { on: 0, t: 0.46, heading: 0, stalk: 50, size: 0.66, view: "bud" },
  ],
  borne: [
    { on: 1, t: 0.4, heading: 110, stalk: 60, bend: -20, size: 1.16, ripe: true },
    { on: 2, t: 0.4, heading: 60, stalk: 50, bend: 24, size: 0.8, ripe: false },
  ],
};
