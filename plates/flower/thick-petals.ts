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
  // The two outer petals open a little at their tips, and show their paler inside.
  for (const side of [-1, 1]) {
    petal(
      at([
        [0.08, side * 0.04],
        [0, side * 0.2],
        [0.04, side * 0.4],
        [0.18, side * 0.55],
        [0.38, side * 0.58],
        [0.58, side * 0.52],
        [0.78, side * 0.4],
        [0.94, side * 0.27],
        [1.02, side * 0.21],
        [0.92, side * 0.14],
        [0.7, side * 0.06],
        [0.4, 0],
      ]),
    );
    sketch.patches(
      [
        at([
          [0.62, side * 0.24],
          [0.8, side * 0.28],
          [1, side * 0.22],
          [0.86, side * 0.14],
          [0.68, side * 0.12],
        ]),
      ],
      { fill: mix(tone.pale, "#f3e6c0", 0.4), opacity: 0.8 },
    );
    sketch.lines(
      [0.2, 0.34, 0.46].map((y) =>
        at([
          [0.08, side * y * 0.7],
          [0.34, side * y * 1.1],
          [0.66, side * y * 0.95],
        ]),
      ),
      tone.ink,
      0.5,
      { opacity: 0.4 },
    );
  }
  petal(
    at([
      [0.08, 0],
      [0, -0.12],
      [0, -0.28],
      [0.1, -0.4],
      [0.26, -0.44],
      [0.44, -0.4],
      [0.62, -0.28],
      [0.8, -0.12],
      [0.94, -0.02],
      [0.94, 0.02],
      [0.8, 0.12],
      [0.62, 0.28],
      [0.44, 0.4],
      [0.26, 0.44],
      [0.1, 0.4],
      [0, 0.28],
      [0, 0.12],
    ]),
  );
  // A keel along the middle parts light from shade; the thick edge catches the light.
  sketch.patches(
    [
      at([
        [0.08, 0.02],
        [0.5, 0.05],
        [0.92, 0.01],
        [0.62, 0.27],
        [0.42, 0.38],
        [0.24, 0.42],
        [0.1, 0.36],
      ]),
    ],
    { fill: tone.dark, opacity: 0.34 },
  );
  sketch.lines(
    [
      at([
        [0.12, -0.37],
        [0.26, -0.4],
        [0.44, -0.36],
        [0.62, -0.24],
        [0.8, -0.1],
      ]),
    ],
    tone.pale,
    Math.max(0.9, size * 0.022),
    { opacity: 0.8 },
  );
  sketch.lines(
    [-0.3, -0.18, -0.07, 0.02, 0.12, 0.22, 0.32].map((y) =>
      at([
        [0.06, y * 0.7],
        [0.3, y * 1.15],
        [0.58, y * 0.8],
        [0.84, y * 0.2],
      ]),
    ),
    tone.ink,
    0.5,
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
