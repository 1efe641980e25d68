// A bough with large glossy leaves in pairs, the youngest limp and coloured; airy sprays of flowers above, a spray of fruits below.
import type { Plan, PlannedFlower } from "./plan.ts";
import { strung } from "./truss.ts";

/** The flowers at the end of a branch, and the buds among and below them. */
const cyme = (on: number): PlannedFlower[] =>
  strung(on, [
    [0.52, -150, 18, 0.26, "bud"],
    [0.72, -34, 20, 0.3, "bud"],
    [1, -146, 18, 0.5, "side"],
    [1, -34, 20, 0.5, "open"],
    [1, -92, 24, 0.34, "bud"],
  ]);

/** A stalk that stands up from a place, and the three branches of it that bear the flowers. */
const spray = ([on, t]: readonly [number, number], scale: number): Plan["lines"] => {
  const first = on === 0 ? 3 : 7;
  const [x, y] = on === 0 ? [134, -236] : [-202, -158];
  const branch = (at: number, ...points: readonly (readonly [number, number])[]): Plan["lines"][number] => ({
    from: { on: first, t: at },
    points: points.map(([dx, dy]) => [x + dx * scale, y + dy * scale]),
    width: [2.6, 1.8],
    stalk: true,
  });
  return [
    {
      from: { on, t },
      points: [
        [x + 4 * scale, y - 70 * scale],
        [x - 4 * scale, y - 170 * scale],
      ],
      width: [4, 2],
      stalk: true,
    },
    branch(0.3, [-44, -74], [-70, -96]),
    branch(0.42, [46, -96], [76, -124]),
    branch(0.6, [-34, -126], [-54, -152]),
  ];
};

export const ribbedPairs: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-240, 392],
        [-176, 250],
        [-70, 120],
        [40, 10],
        [110, -110],
        [130, -220],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-160, 50],
        [-210, -60],
        [-204, -150],
      ],
      width: [9, 4.4],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [80, 90],
        [170, 110],
        [216, 160],
      ],
      width: [9, 4.4],
    },
    ...spray([0, 1], 1.12),
    ...spray([1, 1], 0.94),
  ],
  leaf: 1.06,
  whole: true,
  leaves: [
    { on: 0, t: 0.2, heading: 176, size: 0.8 },
    { on: 0, t: 0.2, heading: 30, size: 0.96 },
    { on: 0, t: 0.64, heading: -158, size: 1 },
    { on: 0, t: 0.64, heading: 6, size: 1.06 },
    { on: 0, t: 0.84, heading: 172, size: 0.84 },
    { on: 0, t: 0.84, heading: -20, size: 0.92 },
    { on: 0, t: 1, heading: -146, size: 0.56, young: true },
    { on: 0, t: 1, heading: -34, size: 0.56, young: true },
    { on: 1, t: 0.56, heading: 168, size: 0.84 },
    { on: 1, t: 0.56, heading: -12, size: 0.7, under: true },
    { on: 1, t: 1, heading: -152, size: 0.7 },
    { on: 1, t: 1, heading: -36, size: 0.66 },
    { on: 2, t: 0.7, heading: -28, size: 0.74 },
    { on: 2, t: 0.7, heading: 116, size: 0.6, facing: 0.8 },
  ],
  flowers: [3, 4, 5, 6, 7, 8, 9, 10].flatMap(cyme),
  fruits: [{ on: 2, t: 1, heading: 60, scale: 1.3 }],
};
