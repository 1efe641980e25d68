// A stout bristly stem with large lobed leaves on long stalks, great flowers near its top and pods that stand up below them.
import type { Plan } from "./plan.ts";

export const greatMallows: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-30, 384],
        [-44, 260],
        [-10, 110],
        [30, -40],
        [24, -200],
        [40, -340],
      ],
      width: [20, 6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [90, 190],
        [190, 110],
        [244, 0],
        [250, -100],
      ],
      width: [11, 5],
    },
  ],
  leaf: 1,
  petiole: 0.42,
  leaves: [
    { on: 0, t: 0.1, heading: -172, size: 0.94, whole: true },
    { on: 0, t: 0.14, heading: 22, size: 0.86, whole: true, bend: 0.3 },
    { on: 0, t: 0.28, heading: -158, size: 1.06, whole: true },
    { on: 0, t: 0.42, heading: -28, size: 0.86, facing: 0.8 },
    { on: 0, t: 0.54, heading: -164, size: 0.9, whole: true },
    { on: 0, t: 0.66, heading: -14, size: 0.66 },
    { on: 0, t: 0.8, heading: -40, size: 0.44 },
    { on: 0, t: 0.96, heading: -60, size: 0.34, young: true },
    { on: 1, t: 0.4, heading: 42, size: 0.8, whole: true },
    { on: 1, t: 0.7, heading: 6, size: 0.64 },
    { on: 1, t: 0.94, heading: -40, size: 0.4 },
  ],
  flowers: [
    { on: 0, t: 0.74, heading: -160, stalk: 136, size: 1, view: "face" },
    { on: 0, t: 0.86, heading: -18, stalk: 74, size: 0.9, view: "side" },
    { on: 0, t: 1, heading: -104, stalk: 30, size: 0.6, view: "bud" },
    { on: 0, t: 0.93, heading: -134, stalk: 34, size: 0.48, view: "bud" },
    { on: 1, t: 0.84, heading: -128, stalk: 36, size: 0.6, view: "bud" },
    { on: 1, t: 1, heading: -74, stalk: 40, size: 0.9, view: "half" },
  ],
  borne: [
    { on: 0, t: 0.46, heading: -140, bend: 40, stalk: 50, size: 1, ripe: true },
    { on: 0, t: 0.6, heading: -34, bend: -40, stalk: 44, size: 0.94, ripe: true },
    { on: 1, t: 0.56, heading: -136, bend: 30, stalk: 34, size: 0.9, ripe: true },
    { on: 1, t: 0.7, heading: -36, bend: -36, stalk: 34, size: 0.8, ripe: false },
  ],
};
