// A leaning bough with broad leaves by turns, close small cymes in their axils above, capsules on short stalks in those below.
import type { HungFruit, Plan } from "./plan.ts";
import { truss } from "./truss.ts";

/** Capsules from one axil. */
const three = (on: number, t: number, sizes: readonly [number, number, number]): HungFruit[] =>
  sizes.map((size, i) => ({
    on,
    t,
    stalk: [26, 38, 24][i] ?? 26,
    swing: [1.1, 0.1, -1][i] ?? 0,
    size,
    ripe: i !== 2,
    width: 3.6,
  }));

/** A close cyme in an axil, its oldest flowers in the middle. */
const cyme = (on: number, t: number, heading: number, size = 1) =>
  truss(
    on,
    heading,
    [
      [-70, 34, size * 0.8, "side"],
      [66, 36, size * 0.76, "half"],
      [-34, 52, size * 0.5, "bud"],
      [42, 56, size * 0.86, "open"],
      [-48, 44, size * 0.9, "open"],
      [4, 62, size * 0.5, "bud"],
      [14, 40, size, "open"],
      [88, 26, size * 0.46, "bud"],
      [-14, 22, size * 0.96, "open"],
    ],
    t,
  );

export const seatedCymes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-230, 390],
        [-160, 260],
        [-70, 130],
        [40, 20],
        [120, -100],
        [150, -220],
      ],
      width: [17, 4.4],
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-160, 70],
        [-200, -30],
        [-196, -130],
      ],
      width: [8, 3.8],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [60, 130],
        [150, 150],
        [220, 130],
      ],
      width: [8, 4],
    },
  ],
  leaf: 1.56,
  whole: true,
  leaves: [
    { on: 0, t: 0.12, heading: 168, size: 0.84 },
    { on: 0, t: 0.22, heading: 34, size: 0.86, facing: 0.86 },
    { on: 1, t: 0.3, heading: 176, size: 0.84 },
    { on: 1, t: 0.52, heading: -20, size: 0.74, facing: 0.8 },
    { on: 1, t: 0.74, heading: -170, size: 0.76 },
    { on: 1, t: 0.94, heading: -44, size: 0.6 },
    { on: 1, t: 1, heading: -112, size: 0.46, young: true },
    { on: 0, t: 0.58, heading: -128, size: 0.8, facing: 0.84 },
    { on: 0, t: 0.68, heading: 14, size: 0.84 },
    { on: 0, t: 0.78, heading: -158, size: 0.78, under: true },
    { on: 0, t: 0.88, heading: -2, size: 0.76 },
    { on: 0, t: 0.96, heading: -142, size: 0.62 },
    { on: 0, t: 1, heading: -66, size: 0.5, young: true },
    { on: 2, t: 0.36, heading: -66, size: 0.62, facing: 0.8 },
    { on: 2, t: 0.7, heading: 60, size: 0.7 },
    { on: 2, t: 0.8, heading: -58, size: 0.66 },
    { on: 2, t: 1, heading: 8, size: 0.7 },
  ],
  flowers: [
    ...cyme(0, 0.88, -50),
    ...cyme(0, 0.78, -106, 0.94),
    ...cyme(0, 0.68, -36, 0.86),
    ...cyme(1, 0.74, -112, 0.94),
  ],
  hung: [
    ...three(2, 0.36, [1.1, 1.24, 0.96]),
    ...three(2, 0.8, [1.16, 1.06, 0.9]),
    ...three(1, 0.3, [1, 1.16, 0.84]),
  ],
};
