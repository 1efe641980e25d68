// Red stems spread low to both sides from one thick root; open cymes on long bare stalks rise between the leaves.
import type { Plan, PlannedFlower } from "./plan.ts";
import { truss } from "./truss.ts";

type Line = Plan["lines"][number];
type Spot = readonly [x: number, y: number];

/** An open cyme whose axis is the line `on`: it bears a head at its end, and one on each of four thin side stalks. */
const cyme = (on: number, from: { on: number; t: number }, [x, y]: Spot, [dx, dy]: Spot): Line[] => {
  const long = Math.hypot(dx, dy);
  const side = (t: number, across: number): Line => ({
    from: { on, t },
    points: [
      [x + dx * (t + 0.24) - (dy / long) * across * 0.7, y + dy * (t + 0.24) + (dx / long) * across * 0.7],
      [x + dx * (t + 0.36) - (dy / long) * across, y + dy * (t + 0.36) + (dx / long) * across],
    ],
    width: [2.8, 1.8],
    stalk: true,
  });
  return [
    {
      from,
      points: [
        [x + dx * 0.5, y + dy * 0.5],
        [x + dx, y + dy],
      ],
      width: [4.6, 2],
      stalk: true,
    },
    side(0.4, long * 0.34),
    side(0.5, -long * 0.34),
    side(0.72, long * 0.24),
    side(0.8, -long * 0.22),
  ];
};

/** A head of a few small bells and buds. */
const head = (on: number, heading: number): PlannedFlower[] =>
  truss(on, heading, [
    [-78, 8, 0.84, "side"],
    [74, 8, 0.8, "half"],
    [-34, 11, 0.96, "open"],
    [36, 12, 0.96, "open"],
    [4, 15, 0.7, "bud"],
    [0, 4, 1, "open"],
  ]);

/** Where the axes of the cymes are among the lines, and where they point. */
const axes = [
  [3, -84],
  [8, -72],
  [13, -108],
  [18, -70],
] as const;

export const spreadCymes: Plan = {
  foot: "rooted",

  lines: [
    {
      points: [
        [0, 140],
        [50, 60],
        [150, 20],
        [260, 50],
        [350, 10],
      ],
      width: [14, 4],
    },
    {
      from: { on: 0, t: 0.03 },
      points: [
        [-90, 90],
        [-200, 80],
        [-300, 120],
        [-360, 80],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.05 },
      points: [
        [-20, -10],
        [-110, -100],
        [-140, -220],
        [-230, -290],
      ],
      width: [8, 3.6],
    },
    ...cyme(3, { on: 0, t: 0.5 }, [150, 20], [36, -250]),
    ...cyme(8, { on: 2, t: 0.5 }, [-110, -100], [90, -240]),
    ...cyme(13, { on: 1, t: 0.5 }, [-200, 80], [-70, -210]),
    ...cyme(18, { on: 0, t: 1 }, [350, 10], [30, -130]),
  ],
  leaf: 1.5,
  petiole: 0.3,
  leaves: [
    { on: 0, t: 0.25, heading: -64, size: 0.8 },
    { on: 0, t: 0.25, heading: 60, size: 0.6, under: true },
    { on: 0, t: 0.5, heading: 70, size: 0.9 },
    { on: 0, t: 0.5, heading: -40, size: 0.6, facing: 0.8 },
    { on: 0, t: 0.75, heading: -76, size: 0.8 },
    { on: 0, t: 0.75, heading: 64, size: 0.56 },
    { on: 0, t: 1, heading: -40, size: 0.6 },
    { on: 0, t: 1, heading: 30, size: 0.44, young: true },
    { on: 1, t: 0.25, heading: 118, size: 0.8 },
    { on: 1, t: 0.25, heading: -120, size: 0.56, facing: 0.8 },
    { on: 1, t: 0.5, heading: 104, size: 0.6, under: true },
    { on: 1, t: 0.5, heading: -140, size: 0.8 },
    { on: 1, t: 0.75, heading: 110, size: 0.8 },
    { on: 1, t: 0.75, heading: -96, size: 0.54 },
    { on: 1, t: 1, heading: -150, size: 0.6 },
    { on: 1, t: 1, heading: 150, size: 0.44, young: true },
    { on: 2, t: 0.25, heading: -4, size: 0.8 },
    { on: 2, t: 0.25, heading: 170, size: 0.54, under: true },
    { on: 2, t: 0.5, heading: -170, size: 0.8 },
    { on: 2, t: 0.5, heading: -24, size: 0.6 },
    { on: 2, t: 0.75, heading: -10, size: 0.7 },
    { on: 2, t: 0.75, heading: -176, size: 0.5, facing: 0.8 },
    { on: 2, t: 1, heading: -150, size: 0.56 },
    { on: 2, t: 1, heading: -96, size: 0.44, young: true },
  ],
  flowers: axes.flatMap(([on, up]) => [0, 34, -34, 26, -26].flatMap((lean, i) => head(on + i, up + lean))),
  fruits: [
    { on: 0, t: 0.75, heading: -50, scale: 0.9 },
    { on: 1, t: 0.75, heading: -110, scale: 0.8 },
  ],
};
