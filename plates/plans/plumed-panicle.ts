// A leaning shoot with stiff dark feathers to all sides and a broad pale panicle over them; from its arm hangs a loose bunch of
// fruits, ripe and unripe.
import type { Plan } from "./plan.ts";

export const plumedPanicle: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-190, 390],
        [-160, 280],
        [-90, 170],
        [0, 60],
        [40, -30],
      ],
      width: [20, 10],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [10, 170],
        [110, 170],
        [170, 220],
        [186, 300],
      ],
      width: [7, 4],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [130, 230],
        [110, 290],
      ],
      width: [4.4, 3],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.7 },
      points: [
        [230, 230],
        [266, 280],
      ],
      width: [4.4, 3],
      stalk: true,
    },
  ],
  leaf: 1.12,
  leaves: [
    { on: 0, t: 0.2, heading: 6, size: 0.62, bend: 0.3, facing: 0.8 },
    { on: 0, t: 0.36, heading: 178, size: 0.84, bend: -0.4, whole: true },
    { on: 0, t: 0.58, heading: -160, size: 0.9, bend: -0.3, whole: true },
    { on: 0, t: 0.72, heading: -2, size: 0.92, bend: 0.35, whole: true },
    { on: 0, t: 0.82, heading: -142, size: 0.94, bend: -0.25, whole: true },
    { on: 0, t: 0.9, heading: -26, size: 0.94, bend: 0.3, whole: true },
    { on: 0, t: 0.96, heading: -112, size: 0.84, bend: -0.2, whole: true },
    { on: 0, t: 1, heading: -50, size: 0.72, bend: 0.1, facing: 0.8 },
  ],
  clusters: [{ on: 0, t: 1, heading: -76, scale: 1.3 }],
  borne: [
    { on: 1, t: 1, heading: 80, stalk: 24, bend: 10, size: 1.2, ripe: true },
    { on: 1, t: 0.94, heading: 20, stalk: 26, bend: 50, size: 1.1, ripe: false },
    { on: 1, t: 0.86, heading: 150, stalk: 22, bend: -40, size: 1.16, ripe: true },
    { on: 1, t: 0.72, heading: 140, stalk: 24, bend: -40, size: 1, ripe: false },
    { on: 2, t: 1, heading: 100, stalk: 22, bend: 0, size: 1.16, ripe: true },
    { on: 2, t: 0.7, heading: 160, stalk: 24, bend: -50, size: 1.2, ripe: true },
    { on: 2, t: 0.4, heading: 40, stalk: 22, bend: 40, size: 0.9, ripe: false },
    { on: 3, t: 1, heading: 60, stalk: 22, bend: 20, size: 1.1, ripe: true },
    { on: 3, t: 0.6, heading: -10, stalk: 24, bend: 80, size: 0.94, ripe: false },
    { on: 3, t: 0.5, heading: 110, stalk: 26, bend: -10, size: 1.14, ripe: true },
  ],
};
