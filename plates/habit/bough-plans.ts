// The plans of boughs composed by hand, as if they leaned to the right. Headings are degrees on the page: 0 to
// the right, 90 down.
import type { Point } from "../drawing/geometry.ts";

/** On which line, 0 the bough itself and 1 its first shoot, and where along it. */
type Seat = { on: number; t: number; heading: number };

export type BoughPlan = {
  main: { points: readonly Point[]; width: readonly [number, number] };
  shoots: readonly { t: number; points: readonly Point[]; width: number }[];
  /** The length of a full leaf as a share of the usual one. */
  leaf: number;
  leaves: readonly (Seat & { size: number; front?: boolean; young?: boolean; facing?: number })[];
  /** Opposite leaves at even distances along a line, every second pair turned to the reader. */
  pairs?: readonly { on: number; from: number; to: number; count: number; size: number }[];
  flowers: readonly (Seat & { scale: number })[];
  fruits: readonly (Seat & { scale: number })[];
  /** Large fruits, each on its own stalk, straight down from the wood. */
  hung: readonly { on: number; t: number; stalk: number; swing: number; size: number; ripe: boolean }[];
};

export const hungBough: BoughPlan = {
  main: {
    points: [
      [-330, 250],
      [-200, 110],
      [-30, 6],
      [140, -50],
      [270, -64],
    ],
    width: [17, 5],
  },
  shoots: [
    {
      t: 0.36,
      points: [
        [-120, -90],
        [-104, -210],
        [-60, -316],
      ],
      width: 8,
    },
    {
      t: 0.62,
      points: [
        [110, -150],
        [180, -236],
        [262, -300],
      ],
      width: 6.5,
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0.2, heading: 104, size: 0.8 },
    { on: 0, t: 0.3, heading: -166, size: 0.94 },
    { on: 1, t: 0.4, heading: -172, size: 0.9 },
    { on: 1, t: 0.68, heading: -146, size: 0.8 },
    { on: 1, t: 0.84, heading: -30, size: 0.62 },
    { on: 1, t: 1, heading: -84, size: 0.5, young: true },
    { on: 2, t: 0.5, heading: 12, size: 0.86 },
    { on: 2, t: 0.82, heading: -2, size: 0.66 },
    { on: 2, t: 1, heading: -52, size: 0.44, young: true },
    { on: 0, t: 0.86, heading: 70, size: 0.92 },
    { on: 0, t: 1, heading: 24, size: 0.6, young: true },
  ],
  flowers: [
    { on: 1, t: 0.52, heading: -22, scale: 0.96 },
    { on: 0, t: 0.3, heading: -98, scale: 0.8 },
    { on: 2, t: 0.68, heading: -112, scale: 0.72 },
  ],
  fruits: [],
  hung: [
    { on: 0, t: 0.4, stalk: 66, swing: 0.2, size: 0.96, ripe: false },
    { on: 0, t: 0.54, stalk: 92, swing: 0.16, size: 1.4, ripe: true },
    { on: 0, t: 0.69, stalk: 60, swing: -0.24, size: 1.24, ripe: true },
    { on: 0, t: 0.28, stalk: 40, swing: -0.3, size: 0.56, ripe: false },
  ],
};

export const crownedBough: BoughPlan = {
  main: {
    points: [
      [40, 390],
      [16, 260],
      [-26, 110],
      [-20, -30],
      [10, -140],
    ],
    width: [16, 5.5],
  },
  shoots: [
    {
      t: 0.34,
      points: [
        [96, 150],
        [178, 74],
        [226, 6],
      ],
      width: 8,
    },
    {
      t: 0.46,
      points: [
        [-106, 78],
        [-190, 16],
        [-240, -60],
      ],
      width: 7.5,
    },
  ],
  leaf: 0.84,
  leaves: [
    { on: 0, t: 0.36, heading: 158, size: 0.9 },
    { on: 0, t: 0.7, heading: 2, size: 0.86 },
    { on: 0, t: 0.8, heading: -160, size: 0.86 },
    { on: 0, t: 0.88, heading: -24, size: 0.84 },
    { on: 0, t: 0.94, heading: -138, size: 0.72 },
    { on: 0, t: 0.97, heading: -112, size: 0.72 },
    { on: 0, t: 0.98, heading: -68, size: 0.66 },
    { on: 1, t: 0.46, heading: 70, size: 0.86 },
    { on: 1, t: 0.72, heading: 34, size: 0.8 },
    { on: 1, t: 0.9, heading: -30, size: 0.56 },
    { on: 2, t: 0.5, heading: 128, size: 0.84 },
    { on: 2, t: 0.76, heading: 166, size: 0.7 },
  ],
  flowers: [
    { on: 0, t: 1, heading: -88, scale: 1 },
    { on: 2, t: 1, heading: -104, scale: 0.74 },
  ],
  fruits: [{ on: 1, t: 1, heading: -30, scale: 1 }],
  hung: [],
};

export const crownFlowerBough: BoughPlan = {
  main: {
    points: [
      [30, 400],
      [6, 230],
      [-40, 50],
      [-34, -130],
      [-70, -300],
    ],
    width: [19, 9],
  },
  shoots: [
    {
      t: 0.24,
      points: [
        [96, 190],
        [190, 80],
        [226, -60],
      ],
      width: 12,
    },
  ],
  leaf: 1.02,
  leaves: [
    { on: 0, t: 0.16, heading: 150, size: 0.94 },
    { on: 0, t: 0.16, heading: 34, size: 0.8, facing: 0.7 },
    { on: 0, t: 0.36, heading: 158, size: 1.06 },
    { on: 0, t: 0.36, heading: -20, size: 0.78, facing: 0.6 },
    { on: 0, t: 0.54, heading: -168, size: 0.98 },
    { on: 0, t: 0.54, heading: -4, size: 0.96 },
    { on: 0, t: 0.72, heading: -158, size: 0.9, facing: 0.84 },
    { on: 0, t: 0.72, heading: -34, size: 0.74 },
    { on: 0, t: 0.88, heading: -172, size: 0.66 },
    { on: 0, t: 0.88, heading: -16, size: 0.7 },
    { on: 0, t: 1, heading: -122, size: 0.44 },
    { on: 0, t: 1, heading: -64, size: 0.38, front: true, facing: 0.7 },
    { on: 1, t: 0.4, heading: 62, size: 0.7 },
    { on: 1, t: 0.4, heading: -130, size: 0.5, facing: 0.6 },
    { on: 1, t: 0.66, heading: 8, size: 0.78 },
    { on: 1, t: 0.66, heading: -158, size: 0.56, facing: 0.66 },
    { on: 1, t: 0.9, heading: -14, size: 0.6 },
    { on: 1, t: 0.9, heading: -150, size: 0.44 },
    { on: 1, t: 1, heading: -104, size: 0.34 },
    { on: 1, t: 1, heading: -48, size: 0.32, front: true, facing: 0.6 },
  ],
  flowers: [
    { on: 0, t: 0.88, heading: -142, scale: 0.74 },
    { on: 0, t: 0.66, heading: -44, scale: 0.76 },
    { on: 1, t: 0.9, heading: -64, scale: 0.74 },
  ],
  fruits: [],
  hung: [{ on: 1, t: 0.5, stalk: 60, swing: -0.5, size: 0.88, ripe: true }],
};

/** Thorny twigs with small leaves in pairs, each ending in a panicle, one in fruit (henna). */
export const pairedBough: BoughPlan = {
  main: {
    points: [
      [-300, 350],
      [-196, 210],
      [-72, 70],
      [30, -70],
      [70, -210],
    ],
    width: [13, 4.5],
  },
  shoots: [
    {
      t: 0.42,
      points: [
        [-170, 10],
        [-214, -110],
        [-206, -220],
      ],
      width: 6,
    },
    {
      t: 0.6,
      points: [
        [90, 0],
        [180, -56],
        [252, -130],
      ],
      width: 5.5,
    },
    {
      t: 0.28,
      points: [
        [-80, 210],
        [30, 206],
        [130, 160],
      ],
      width: 5.5,
    },
  ],
  leaf: 1.16,
  leaves: [],
  pairs: [
    { on: 0, from: 0.2, to: 0.96, count: 8, size: 1 },
    { on: 1, from: 0.3, to: 0.95, count: 5, size: 0.86 },
    { on: 2, from: 0.3, to: 0.95, count: 5, size: 0.86 },
    { on: 3, from: 0.3, to: 0.92, count: 5, size: 0.86 },
  ],
  flowers: [
    { on: 0, t: 1, heading: -80, scale: 1 },
    { on: 1, t: 1, heading: -96, scale: 0.78 },
    { on: 2, t: 1, heading: -52, scale: 0.76 },
  ],
  fruits: [{ on: 3, t: 1, heading: -24, scale: 1 }],
  hung: [],
};
