// The numbers of the dissections, drawn as a pen would write them: the plates contain no fonts.
import type { Point, Polyline } from "./geometry.ts";
import { softPath } from "./sketch.ts";

/** The strokes of each digit in a box 0.6 wide and 1 high. */
const digits: readonly (readonly Polyline[])[] = [
  [
    [
      [0.3, 0],
      [0.05, 0.1],
      [0, 0.5],
      [0.05, 0.9],
      [0.3, 1],
      [0.55, 0.9],
      [0.6, 0.5],
      [0.55, 0.1],
      [0.3, 0],
    ],
  ],
  [
    [
      [0.1, 0.22],
      [0.22, 0.14],
      [0.34, 0],
      [0.34, 0.3],
      [0.33, 0.7],
      [0.33, 1],
    ],
  ],
  [
    [
      [0.04, 0.24],
      [0.12, 0.02],
      [0.4, -0.04],
      [0.56, 0.18],
      [0.44, 0.5],
      [0.2, 0.76],
      [0.02, 1],
      [0.02, 1],
      [0.3, 0.94],
      [0.6, 1],
    ],
  ],
  [
    [
      [0.06, 0.12],
      [0.26, -0.04],
      [0.5, 0.06],
      [0.5, 0.32],
      [0.22, 0.46],
      [0.22, 0.46],
      [0.56, 0.52],
      [0.58, 0.86],
      [0.3, 1.06],
      [0.02, 0.9],
    ],
  ],
  [
    [
      [0.4, 0],
      [0.24, 0.3],
      [0, 0.66],
      [0, 0.66],
      [0.3, 0.68],
      [0.6, 0.64],
    ],
    [
      [0.44, 0.36],
      [0.43, 0.6],
      [0.42, 0.8],
      [0.4, 1],
    ],
  ],
  [
    [
      [0.54, 0.02],
      [0.36, 0.03],
      [0.14, 0.02],
      [0.14, 0.02],
      [0.1, 0.24],
      [0.07, 0.44],
      [0.07, 0.44],
      [0.44, 0.36],
      [0.6, 0.62],
      [0.48, 0.96],
      [0.22, 1.04],
      [0.02, 0.9],
    ],
  ],
  [
    [
      [0.5, 0.02],
      [0.22, 0.14],
      [0.04, 0.5],
      [0.06, 0.9],
      [0.3, 1.04],
      [0.56, 0.9],
      [0.54, 0.6],
      [0.3, 0.5],
      [0.1, 0.62],
      [0.06, 0.76],
    ],
  ],
  [
    [
      [0.02, 0.06],
      [0.3, 0.04],
      [0.58, 0.02],
      [0.58, 0.02],
      [0.36, 0.4],
      [0.24, 0.7],
      [0.2, 1],
    ],
  ],
];

/** A number of one digit, `height` high, with its left upper corner at `to`. */
export const numeral = (value: number, to: Point, height: number): string => {
  const strokes = digits[value] ?? [];
  const d = strokes
    .map((stroke) =>
      softPath(
        stroke.map(([x, y]): Point => [to[0] + x * height, to[1] + y * height]),
        false,
      ),
    )
    .join("");
  return `<path d="${d}" fill="none" stroke="#5a4a30" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
};
