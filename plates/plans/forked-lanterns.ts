// A much forked herb with soft leaves on long stalks; a nodding bell or a lantern hangs from every fork.
import type { Plan } from "./plan.ts";

export const forkedLanterns: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-10, 280],
        [6, 160],
        [-10, 60],
      ],
      width: [14, 8],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [-90, -20],
        [-150, -120],
        [-150, -230],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [70, -30],
        [110, -140],
        [180, -230],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [100, 130],
        [200, 70],
        [270, -20],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [-110, 90],
        [-220, 60],
        [-290, -10],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 2, t: 0.36 },
      points: [
        [30, -160],
        [10, -270],
      ],
      width: [5, 3],
    },
  ],
  leaf: 1.16,
  petiole: 0.34,
  leaves: [
    { on: 0, t: 0.22, heading: 168, size: 0.86, whole: true },
    { on: 0, t: 0.3, heading: 28, size: 0.9, whole: true },
    { on: 0, t: 0.6, heading: -150, size: 0.7, facing: 0.76 },
    { on: 0, t: 0.46, heading: -40, size: 0.74, facing: 0.8 },
    { on: 1, t: 0.36, heading: -166, size: 0.92, whole: true },
    { on: 1, t: 0.66, heading: -30, size: 0.74, whole: true },
    { on: 1, t: 0.9, heading: -150, size: 0.7, whole: true },
    { on: 1, t: 1, heading: -84, size: 0.5, whole: true },
    { on: 1, t: 1, heading: -40, size: 0.3, young: true },
    { on: 2, t: 0.6, heading: 6, size: 0.9, whole: true },
    { on: 2, t: 0.9, heading: -110, size: 0.62, whole: true },
    { on: 2, t: 1, heading: -30, size: 0.6, whole: true },
    { on: 2, t: 1, heading: -76, size: 0.3, young: true },
    { on: 5, t: 0.6, heading: -140, size: 0.56, whole: true },
    { on: 5, t: 1, heading: -100, size: 0.56, whole: true },
    { on: 5, t: 1, heading: -50, size: 0.3, young: true },
    { on: 3, t: 0.5, heading: 48, size: 0.86, whole: true },
    { on: 3, t: 0.8, heading: -90, size: 0.6, whole: true },
    { on: 3, t: 1, heading: -10, size: 0.62, whole: true },
    { on: 4, t: 0.46, heading: 130, size: 0.8, whole: true },
    { on: 4, t: 0.76, heading: -100, size: 0.62, whole: true },
    { on: 4, t: 1, heading: 176, size: 0.62, whole: true },
  ],
  flowers: [
    { on: 1, t: 0.66, heading: -170, stalk: 40, size: 1, view: "open" },
    { on: 5, t: 0.7, heading: 10, stalk: 36, size: 0.94, view: "side" },
    { on: 3, t: 0.8, heading: 60, stalk: 34, size: 0.9, view: "side" },
    { on: 1, t: 0.94, heading: -10, stalk: 26, size: 0.5, view: "bud" },
    { on: 2, t: 0.96, heading: 30, stalk: 26, size: 0.5, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.8, heading: -10, stalk: 44, bend: 80, size: 1, ripe: false },
    { on: 1, t: 0.36, heading: 60, stalk: 34, bend: 30, size: 0.86, ripe: false },
    { on: 3, t: 0.5, heading: 110, stalk: 40, bend: -20, size: 1.16, ripe: true },
    { on: 4, t: 0.46, heading: 60, stalk: 44, bend: 30, size: 1.2, ripe: true },
    { on: 2, t: 0.6, heading: 70, stalk: 36, bend: 20, size: 0.92, ripe: false },
    { on: 4, t: 0.8, heading: 130, stalk: 34, bend: -40, size: 0.9, ripe: true },
  ],
};
