// A leaning bough with broad leaves by turns, small cymes in their axils above, stalked capsules hanging from those below.
import type { HungFruit, Plan } from "./plan.ts";

/** Three capsules from one axil. */
const three = (on: number, t: number, sizes: readonly [number, number, number]): HungFruit[] =>
  sizes.map((size, i) => ({
    on,
    t,
    stalk: [44, 62, 46][i] ?? 44,
    swing: [1.15, 0.1, -1.05][i] ?? 0,
    size,
    ripe: i !== 2,
    width: 3.4,
  }));

export const seatedCymes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-290, 360],
        [-190, 240],
        [-80, 110],
        [50, 0],
        [150, -130],
        [186, -270],
      ],
      width: [16, 4],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-150, 40],
        [-196, -60],
        [-200, -170],
      ],
      width: [7, 3.4],
    },
    {
      from: { on: 0, t: 0.46 },
      points: [
        [50, 100],
        [160, 100],
        [256, 70],
      ],
      width: [7, 3.6],
    },
  ],
  leaf: 1.3,
  whole: true,
  leaves: [
    { on: 0, t: 0.14, heading: -150, size: 0.94 },
    { on: 0, t: 0.24, heading: 46, size: 0.92, facing: 0.82 },
    { on: 1, t: 0.36, heading: -164, size: 0.96 },
    { on: 1, t: 0.6, heading: -20, size: 0.86, facing: 0.8 },
    { on: 1, t: 0.8, heading: -164, size: 0.86 },
    { on: 1, t: 0.94, heading: -50, size: 0.66 },
    { on: 1, t: 1, heading: -100, size: 0.46, young: true },
    { on: 0, t: 0.62, heading: -118, size: 1 },
    { on: 0, t: 0.72, heading: 30, size: 0.94 },
    { on: 0, t: 0.82, heading: -160, size: 0.9, under: true },
    { on: 0, t: 0.91, heading: 0, size: 0.86 },
    { on: 0, t: 0.97, heading: -136, size: 0.68, facing: 0.8 },
    { on: 0, t: 1, heading: -66, size: 0.5, young: true },
    { on: 2, t: 0.8, heading: -48, size: 0.8 },
    { on: 2, t: 1, heading: 16, size: 0.72 },
  ],
  clusters: [
    { on: 0, t: 0.91, heading: -70, scale: 1.4 },
    { on: 0, t: 0.82, heading: -104, scale: 1.3 },
    { on: 1, t: 0.8, heading: -116, scale: 1.3 },
    { on: 1, t: 0.6, heading: -60, scale: 1.2 },
  ],
  hung: [
    ...three(2, 0.3, [1.2, 1.34, 1.05]),
    ...three(2, 0.64, [1.3, 1.16, 1]),
    ...three(1, 0.36, [1.1, 1.3, 0.9]),
  ],
};
