// The thick-petalled flowers of soursop and related plants from the side: the stalk ends at the origin, they open along +x.
import { type Point, type Polyline, ribbon, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { calyx } from "./petals.ts";

/** Soursop: three broad leathery heart-shaped petals, closed at the tips. */
export const broadThickPetals = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * size, y * size]);
  const petal = (outline: Polyline): void => sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1.1);
  // The two outer petals open a little at their tips.
  for (const side of [-1, 1])
    petal(
      at([
        [0.06, 0],
        [0.04, side * 0.34],
        [0.2, side * 0.56],
        [0.46, side * 0.56],
        [0.76, side * 0.34],
        [0.98, side * 0.17],
        [0.98, side * 0.17],
        [0.7, side * 0.06],
        [0.4, 0],
      ]),
    );
  const front = at([
    [0.08, 0],
    [0.02, -0.16],
    [0.08, -0.36],
    [0.28, -0.42],
    [0.56, -0.3],
    [0.92, 0],
    [0.92, 0],
    [0.56, 0.3],
    [0.28, 0.42],
    [0.08, 0.36],
    [0.02, 0.16],
  ]);
  petal(front);
  sketch.patches(
    [
      at([
        [0.1, 0.02],
        [0.88, 0.02],
        [0.56, 0.28],
        [0.28, 0.4],
        [0.1, 0.34],
      ]),
    ],
    { fill: tone.dark, opacity: 0.3 },
  );
  sketch.lines(
    [-0.24, -0.1, 0.08, 0.24].map((y) =>
      at([
        [0.1, y * 0.7],
        [0.4, y * 1.1],
        [0.78, y * 0.4],
      ]),
    ),
    tone.ink,
    0.6,
    { opacity: 0.4 },
  );
  calyx(sketch, size * 0.13, size * 0.3, paint.bracts, 3);
};

/** Sugar apple: three narrow fleshy keeled petals, hanging almost closed. */
export const narrowThickPetals = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const inner = mix(tone.light, "#f3e6c0", 0.6);
  for (const [turn, long] of [
    [-0.34, 0.95],
    [0.36, 0.92],
    [0.02, 1],
  ] as const) {
    const line: Point[] = steps(8).map((t): Point => {
      const out = t * size * long;
      // Each petal curves away from the middle and back.
      return [size * 0.06 + out * Math.cos(turn), out * Math.sin(turn) * (1.15 - 0.35 * t)];
    });
    const width = (t: number): number =>
      size * 0.2 * (t < 0.12 ? 0.8 : 1) * (t > 0.78 ? 1 - (t - 0.78) * 3.4 : 1);
    sketch.body(ribbon(line, width), flatWash(sketch.page, tone), tone.ink, 1.1);
    sketch.patches([ribbon(line.slice(1, -1), (t) => width(t) * 0.34)], { fill: inner, opacity: 0.6 });
    sketch.lines([line.slice(0, -1)], tone.ink, 0.7, { opacity: 0.6 });
  }
  calyx(sketch, size * 0.12, size * 0.26, paint.bracts, 3);
};
