// Flowers of irregular shape: beaks, gingers, milkweeds, cannonballs, the cups of spurges.
import { arc, at, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { calyx } from "./petals.ts";

export const beak = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const line = arc([size * 0.08, 0], 0, size * 0.9, -0.5, 0, 10);
  sketch.body(
    ribbon(line, (t) => size * 0.2 * Math.sin(lerp(0.25, 1, t) * Math.PI) + 1),
    flatWash(sketch.page, tone),
    tone.ink,
    1,
  );
  sketch.lines([line], tone.dark, Math.max(0.7, size * 0.02), { opacity: 0.6 });
  const tip = at(line, -3);
  sketch.lines(
    steps(5).map((t): Point[] => [tip, polar(tip, degrees(-30 + t * 40), size * 0.2)]),
    paint.stamen,
    0.8,
  );
  calyx(sketch, size * 0.22, size * 0.2, paint.bracts, 3);
};

export const gingerLip = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  sketch.line(
    [
      [0, 0],
      [size * 0.2, -size * 0.01],
      [size * 0.4, 0],
      [size * 0.45, 0],
    ],
    tone.mid,
    Math.max(1.6, size * 0.09),
  );
  const lip: Point[] = [
    [size * 0.36, 0],
    [size * 0.5, -size * 0.34],
    [size * 0.8, -size * 0.4],
    [size * 0.98, -size * 0.16],
    [size * 0.9, 0],
    [size * 0.98, size * 0.16],
    [size * 0.8, size * 0.36],
    [size * 0.5, size * 0.28],
  ];
  sketch.body(lip, flatWash(sketch.page, tone), tone.ink, 0.9);
  sketch.patches([ellipse([size * 0.72, 0], size * 0.2, size * 0.12)], { fill: paint.centre, opacity: 0.8 });
  sketch.body(
    [
      [size * 0.38, -size * 0.06],
      [size * 0.56, -size * 0.3],
      [size * 0.76, -size * 0.24],
      [size * 0.56, -size * 0.02],
    ],
    tone.light,
    tone.ink,
    0.8,
  );
};

export const cup = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  sketch.body(
    [
      [0, 0],
      [size * 0.3, -size * 0.3],
      [size * 0.6, -size * 0.34],
      [size * 0.6, size * 0.34],
      [size * 0.3, size * 0.3],
    ],
    paint.bracts.mid,
    paint.bracts.ink,
    0.7,
  );
  for (const y of [-0.28, 0, 0.28])
    sketch.body(
      ellipse([size * 0.72, y * size], size * 0.2, size * 0.14, y),
      paint.tone.mid,
      paint.tone.ink,
      0.6,
    );
  sketch.dots(
    [
      [size * 0.8, -size * 0.12],
      [size * 0.8, size * 0.14],
    ],
    paint.stamen,
    Math.max(1, size * 0.1),
  );
};
