// The thick-petalled flowers of soursop and related plants from the side: the stalk ends at the origin, they open along +x.
import { type Point, type Polyline, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { calyx } from "./petals.ts";

/** Soursop: three broad leathery heart-shaped petals, closed to a three-sided pyramid. */
export const broadThickPetals = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * size, y * size]);
  const petal = (outline: Polyline): void =>
    sketch.body(outline, roundWash(sketch.page, tone), tone.ink, 1.1);
  // The one away from the light first, then the other side, then the one towards the reader: their tips close over each other.
  for (const side of [1, -1]) {
    petal(
      at([
        [0.08, 0],
        [0.0, side * 0.16],
        [0.0, side * 0.34],
        [0.09, side * 0.47],
        [0.24, side * 0.51],
        [0.42, side * 0.47],
        [0.62, side * 0.34],
        [0.8, side * 0.18],
        [0.94, side * 0.05],
        [0.97, -side * 0.02],
        [0.8, -side * 0.02],
        [0.4, 0],
      ]),
    );
    sketch.lines(
      [
        at([
          [0.1, side * 0.4],
          [0.26, side * 0.43],
          [0.44, side * 0.39],
          [0.66, side * 0.25],
          [0.86, side * 0.09],
        ]),
      ],
      side < 0 ? tone.pale : tone.dark,
      Math.max(0.9, size * 0.022),
      { opacity: 0.5 },
    );
  }
  const heart = at([
    [0.08, 0.02],
    [-0.01, -0.1],
    [0.0, -0.25],
    [0.1, -0.33],
    [0.26, -0.33],
    [0.46, -0.25],
    [0.68, -0.13],
    [0.88, -0.03],
    [0.99, 0.01],
    [0.99, 0.01],
    [0.86, 0.07],
    [0.66, 0.17],
    [0.45, 0.28],
    [0.26, 0.35],
    [0.1, 0.34],
    [0.0, 0.26],
    [-0.01, 0.12],
  ]);
  petal(heart);
  // Its edges are thick, and its keel is raised.
  sketch.lines([heart.slice(3, 9), heart.slice(9, 15)], tone.pale, Math.max(1, size * 0.03), {
    opacity: 0.5,
  });
  sketch.patches(
    [
      at([
        [0.08, 0.03],
        [0.4, 0.04],
        [0.94, 0.02],
        [0.66, 0.15],
        [0.45, 0.26],
        [0.26, 0.32],
        [0.1, 0.3],
        [0.02, 0.2],
      ]),
    ],
    { fill: tone.dark, opacity: 0.26 },
  );
  sketch.lines(
    [
      at([
        [0.1, 0.01],
        [0.4, 0.02],
        [0.9, 0.01],
      ]),
    ],
    tone.ink,
    0.7,
    { opacity: 0.5 },
  );
  calyx(sketch, size * 0.13, size * 0.3, paint.bracts, 3);
};

/** Manni: five shining petals wound over each other to a ball, and on it the star in which the stamens end. */
export const closedBall = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * size * 0.62, y * size * 0.62]);
  const wash = roundWash(sketch.page, tone);
  const weight = size > 40 ? 1 : 0.7;
  // The star behind the petals' tips: five pointed lobes bent outwards.
  const star = toneOf(mix(tone.light, paint.centre, 0.35));
  for (const [turn, long] of [
    [-1.25, 0.2],
    [1.25, 0.2],
    [-0.62, 0.27],
    [0.62, 0.27],
    [0, 0.24],
  ] as const) {
    const foot = turn * 0.045;
    const tip: readonly [number, number] = [0.9 + Math.cos(turn) * long, Math.sin(turn) * long];
    sketch.body(
      at([
        [0.84, foot - 0.06],
        [0.92, tip[1] * 0.45 - 0.05],
        tip,
        tip,
        [0.94, tip[1] * 0.45 + 0.05],
        [0.84, foot + 0.06],
      ]),
      flatWash(sketch.page, star),
      star.ink,
      weight * 0.8,
    );
  }
  const petals: readonly (readonly (readonly [number, number])[])[] = [
    [
      [0.04, -0.05],
      [0.02, -0.24],
      [0.16, -0.43],
      [0.42, -0.5],
      [0.68, -0.42],
      [0.88, -0.2],
      [0.9, 0.02],
      [0.5, 0.1],
    ],
    [
      [0.04, 0.05],
      [0.02, 0.24],
      [0.16, 0.43],
      [0.42, 0.5],
      [0.68, 0.42],
      [0.88, 0.2],
      [0.91, -0.03],
      [0.5, -0.1],
    ],
    [
      [0.02, 0.1],
      [0, -0.12],
      [0.12, -0.34],
      [0.36, -0.4],
      [0.62, -0.32],
      [0.84, -0.12],
      [0.92, 0.06],
      [0.76, 0.16],
      [0.5, 0.3],
      [0.2, 0.3],
    ],
  ];
  for (const petal of petals) sketch.body(at(petal), wash, tone.ink, weight);
  sketch.lines(
    [
      at([
        [0.14, -0.26],
        [0.36, -0.31],
        [0.58, -0.24],
      ]),
    ],
    tone.pale,
    Math.max(1, size * 0.04),
    { opacity: 0.6, "stroke-linecap": "round" },
  );
  calyx(sketch, size * 0.13, size * 0.34, { ...tone, mid: tone.dark }, 3);
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
