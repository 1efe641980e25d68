// Flowers of irregular shape: beaks, gingers, milkweeds, cannonballs, the cups of spurges.
import { arc, at, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./open-flowers.ts";
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

export const milkweed = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  for (const angle of [118, -118, 150, -150, 180]) {
    const to = polar([size * 0.42, 0], degrees(angle), size * 0.42);
    const line: Point[] = [
      [size * 0.44, 0],
      polar([size * 0.44, 0], degrees(angle * 0.8), size * 0.2),
      to,
      to,
    ];
    sketch.body(
      ribbon(line, (t) => size * 0.2 * Math.sin(lerp(0.2, 0.95, t) * Math.PI) + 0.6),
      tone.mid,
      tone.ink,
      0.8,
    );
  }
  const crown = toneOf(paint.stamen);
  for (const y of [-0.16, -0.08, 0.08, 0.16, 0])
    sketch.body(
      [
        [size * 0.44, size * y * 0.5],
        [size * 0.56, size * (y * 1.3 - 0.06)],
        [size * 0.84, size * y],
        [size * 0.6, size * (y * 1.2 + 0.06)],
      ],
      crown.mid,
      crown.ink,
      0.7,
    );
};

export const cannonball = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  for (const angle of [70, -70, 35, -35, 0, 180]) {
    const out = polar([size * 0.45, 0], degrees(angle), size * 0.44);
    const wide = polar(
      polar([size * 0.45, 0], degrees(angle), size * 0.28),
      degrees(angle + 90),
      size * 0.17,
    );
    const other = polar(
      polar([size * 0.45, 0], degrees(angle), size * 0.28),
      degrees(angle - 90),
      size * 0.17,
    );
    sketch.body([[size * 0.45, 0], wide, out, other], flatWash(sketch.page, tone), tone.ink, 1);
  }
  const brush = toneOf(paint.stamen);
  const hood: Point[] = [
    [size * 0.36, size * 0.06],
    [size * 0.3, -size * 0.16],
    [size * 0.5, -size * 0.3],
    [size * 0.68, -size * 0.2],
    [size * 0.66, -size * 0.02],
    [size * 0.52, -size * 0.12],
  ];
  sketch.body(hood, brush.light, brush.ink, 0.9);
  sketch.lines(
    steps(14).map((t): Point[] => [
      [size * (0.36 + 0.3 * t), -size * 0.06],
      [size * (0.34 + 0.36 * t), size * 0.06],
      [size * (0.36 + 0.32 * t), size * 0.12],
    ]),
    brush.mid,
    Math.max(0.9, size * 0.02),
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
