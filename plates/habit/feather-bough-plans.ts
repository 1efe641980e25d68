// The plans of boughs with large feathered leaves, as if they leaned to the right. Headings are degrees on the page: 0 to
// the right, 90 down.
import type { Point } from "../drawing/geometry.ts";

/** On which line, 0 the bough itself and 1 its first shoot, and where along it. */
type Seat = { on: number; t: number; heading: number };

export type Feathered = {
  main: { points: readonly Point[]; width: readonly [number, number] };
  shoots: readonly { t: number; points: readonly Point[]; width: number }[];
  /** The length of a full leaf as a share of the usual one. */
  leaf: number;
  leaves: readonly (Seat & { size: number; front?: boolean; young?: boolean })[];
  flowers: readonly (Seat & { scale: number })[];
  fruits: readonly (Seat & { scale: number })[];
  /** Large fruits, each on its own stalk, straight down from the wood. */
  hung: readonly { on: number; t: number; stalk: number; swing: number; size: number; ripe: boolean }[];
};

export const hungBough: Feathered = {
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

export const crownedBough: Feathered = {
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
