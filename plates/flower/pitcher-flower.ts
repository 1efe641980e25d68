// The flower of nutmeg from the side: a waxy pitcher of three joined segments whose tips turn back at its narrow mouth. The
// stalk's end is at the origin, it opens along +x and is `size` long.
import { ellipse, type Point } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { glazeWash, litWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

/** Half the width along the pitcher. */
const girth: readonly (readonly [number, number])[] = [
  [0, 0.1],
  [0.05, 0.2],
  [0.16, 0.29],
  [0.34, 0.35],
  [0.54, 0.35],
  [0.74, 0.29],
  [0.88, 0.22],
  [0.95, 0.2],
];

export const pitcherFlower = (sketch: Sketch, paint: FlowerPaint, size: number, isBud: boolean): void => {
  const { tone } = paint;
  const p = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  const weight = size > 40 ? 1 : 0.6;
  const bank = (share: number): Point[] => p(girth.map(([x, y]) => [x, y * share]));
  const end = isBud
    ? p([
        [0.99, -0.1],
        [1.01, 0],
        [0.99, 0.1],
      ])
    : [];
  sketch.body(
    [...bank(-1), ...end, ...bank(1).reverse()],
    litWash(sketch.page, [mix(tone.mid, "#c9c98a", 0.35), tone.mid, tone.light], [0, 0], [size, 0]),
    tone.ink,
    weight,
    true,
    glazeWash(
      sketch.page,
      [
        [0, tone.dark, 0.1],
        [0.22, tone.pale, 0.6],
        [0.5, tone.pale, 0],
        [1, tone.dark, 0.7],
      ],
      [0, -size * 0.34],
      [0, size * 0.34],
    ),
  );
  if (size > 20) {
    // The seams of the segments.
    sketch.lines([bank(-0.36), bank(0.5)], tone.ink, 0.6, { opacity: 0.45 });
  }
  if (!isBud) {
    sketch.body(ellipse([size * 0.95, 0], size * 0.05, size * 0.2, 0, 14), tone.dark, tone.ink, weight * 0.7);
    for (const tooth of [
      [
        [0.93, -0.2],
        [1.02, -0.24],
        [1.03, -0.36],
        [0.95, -0.42],
        [0.95, -0.42],
        [0.93, -0.31],
        [0.86, -0.23],
      ],
      [
        [0.93, 0.2],
        [1.02, 0.24],
        [1.03, 0.36],
        [0.95, 0.42],
        [0.95, 0.42],
        [0.93, 0.31],
        [0.86, 0.23],
      ],
      [
        [0.92, -0.13],
        [0.99, 0],
        [0.92, 0.15],
        [0.84, 0.1],
        [0.78, 0.02],
        [0.78, 0.02],
        [0.83, -0.07],
      ],
    ] as const)
      sketch.body(p(tooth), tone.light, tone.ink, weight * 0.9);
  }
  // A small bract clasps its foot.
  sketch.body(
    p([
      [-0.02, -0.06],
      [0.05, -0.19],
      [0.17, -0.2],
      [0.13, -0.02],
      [0.02, 0.07],
    ]),
    paint.bracts.mid,
    paint.bracts.ink,
    weight * 0.8,
  );
};
