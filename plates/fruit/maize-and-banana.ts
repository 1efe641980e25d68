// A maize cob in its husk, and a hand of bananas.
import { arc, at, down, ellipse, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { onBody } from "./body.ts";
import type { FruitPaint } from "./traits.ts";

export const ear = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const husk = toneOf("light-green");
  sketch.body(
    [
      [0, 0],
      [-L * 0.3, L * 0.2],
      [-L * 0.38, L * 0.7],
      [-L * 0.24, L * 0.5],
    ],
    husk.dark,
    husk.ink,
    0.9,
  );
  sketch.body(
    [
      [0, 0],
      [L * 0.3, L * 0.2],
      [L * 0.4, L * 0.66],
      [L * 0.24, L * 0.5],
    ],
    husk.dark,
    husk.ink,
    0.9,
  );
  const body = {
    length: L,
    width: L * 0.28,
    profile: (t: number) => (t < 0.5 ? 1 : 1 - ((t - 0.5) / 0.5) ** 2.4 * 0.75),
  };
  sketch.body(
    [...steps(10).map((t) => onBody(body, t, -1)), ...steps(10).map((t) => onBody(body, 1 - t, 1))],
    tone.dark,
    tone.ink,
    1,
  );
  const kernels: Point[][] = [];
  for (let row = 0; row < 19; row++)
    for (const across of [-0.8, -0.5, -0.17, 0.17, 0.5, 0.8]) {
      const spot = onBody(body, (row + 0.6) / 20, across);
      kernels.push(ellipse(spot, L * 0.024 * Math.sqrt(1.05 - across ** 2 * 0.7), L * 0.023, 0, 7));
    }
  sketch.patches(kernels, { fill: mix(tone.mid, tone.light, 0.4), stroke: tone.ink, "stroke-width": 0.5 });
  sketch.body(
    [
      [0, 0],
      [-L * 0.2, L * 0.08],
      [-L * 0.26, L * 0.4],
      [-L * 0.12, L * 0.72],
      [-L * 0.08, L * 0.4],
    ],
    flatWash(sketch.page, husk),
    husk.ink,
    1,
  );
  sketch.body(
    [
      [0, 0],
      [L * 0.2, L * 0.08],
      [L * 0.25, L * 0.36],
      [L * 0.1, L * 0.66],
      [L * 0.06, L * 0.38],
    ],
    flatWash(sketch.page, husk),
    husk.ink,
    1,
  );
  sketch.lines(
    steps(12).map((t): Point[] => [
      [(t - 0.5) * L * 0.06, L * 0.97],
      [(t - 0.5) * L * 0.2, L * 1.08],
      [(t - 0.3) * L * 0.3, L * 1.18],
    ]),
    paint.accent?.mid ?? "#a8703a",
    1,
  );
};

export const bananaHand = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  for (const t of [0, 1, 0.2, 0.8, 0.4, 0.6]) {
    const side = t - 0.5;
    const line = arc([side * L * 0.3, L * 0.04], down - side * 1.5, L * 0.95, side * 1.7, 0, 12);
    sketch.body(
      ribbon(line, (s) => L * 0.155 * Math.min(1, 0.35 + s * 4) * (s > 0.82 ? 1 - (s - 0.82) * 4.2 : 1)),
      flatWash(sketch.page, tone),
      tone.ink,
      1.1,
    );
    sketch.lines([line.slice(1, -1)], tone.ink, 0.6, { opacity: 0.55 });
    sketch.dots([at(line, -1)], "#4a3520", L * 0.035);
  }
  sketch.body(ellipse([0, L * 0.03], L * 0.22, L * 0.07), mix(tone.mid, "#7d7a35", 0.4), tone.ink, 1);
};
