// Flowers that hood themselves: the Dutchman's pipe and the spathes of aroids.
import { arc, at, ellipse, lerp, type Point, ribbon, steps } from "../geometry.ts";
import { mix, toneOf } from "../palette.ts";
import type { Sketch } from "../sketch.ts";
import { flatWash } from "../wash.ts";
import type { FlowerPaint } from "./open-flowers.ts";
import type { FlowerTraits } from "./traits.ts";

export const pipe = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const line = arc([0, 0], 0, size * 1.15, -2.7, 0, 18);
  const tube = ribbon(
    line,
    (t) =>
      size *
      (t < 0.35 ? 0.1 + 0.26 * Math.sin((t / 0.35) * Math.PI * 0.75) : lerp(0.16, 0.3, (t - 0.35) / 0.65)),
  );
  sketch.body(tube, flatWash(sketch.page, tone), tone.ink, 1.1);
  const mouth = at(line, -1);
  const hood: Point[] = [
    [-0.16, 0.1],
    [-0.3, -0.14],
    [-0.28, -0.42],
    [-0.1, -0.66],
    [0.06, -0.98],
    [0.06, -0.98],
    [0.12, -0.6],
    [0.26, -0.34],
    [0.22, -0.02],
    [0.08, 0.14],
  ].map(([x, y]): Point => [mouth[0] + (x ?? 0) * size, mouth[1] + (y ?? 0) * size]);
  const inner = toneOf(flower.centre ?? "maroon");
  sketch.body(hood, flatWash(sketch.page, inner), inner.ink, 1);
  sketch.lines(
    steps(6).map((t): Point[] => [
      [mouth[0], mouth[1] - size * 0.1],
      [mouth[0] + size * (-0.2 + 0.4 * t), mouth[1] - size * 0.36],
      [mouth[0] + size * (-0.08 + 0.2 * t), mouth[1] - size * 0.6],
    ]),
    mix(tone.light, inner.mid, 0.2),
    1,
    { opacity: 0.7 },
  );
  sketch.patches([ellipse([mouth[0] - size * 0.01, mouth[1] - size * 0.04], size * 0.1, size * 0.1)], {
    fill: mix(inner.dark, "#120708", 0.5),
  });
};

export const spathe = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, size: number): void => {
  const hood = toneOf(flower.bracts ?? flower.colour);
  const back: Point[] = [
    [0, 0],
    [size * 0.18, -size * 0.2],
    [size * 0.5, -size * 0.26],
    [size * 0.85, -size * 0.16],
    [size, 0],
    [size, 0],
    [size * 0.8, size * 0.18],
    [size * 0.45, size * 0.24],
    [size * 0.15, size * 0.16],
  ];
  sketch.body(back, flatWash(sketch.page, hood), hood.ink, 1.1);
  const finger = paint.tone;
  sketch.body(
    ribbon(
      [
        [size * 0.1, 0],
        [size * 0.4, -size * 0.02],
        [size * 0.6, 0],
        [size * 0.8, 0.01 * size],
      ],
      (t) => size * 0.13 * (t > 0.8 ? 1 - (t - 0.8) * 3 : 1),
    ),
    finger.light,
    finger.ink,
    0.9,
  );
  sketch.dots(
    steps(16).map((t): Point => [size * (0.3 + 0.48 * t), size * 0.045 * Math.sin(t * 40)]),
    finger.dark,
    Math.max(1, size * 0.02),
  );
  const wrap: Point[] = [
    [0, 0],
    [size * 0.16, size * 0.18],
    [size * 0.4, size * 0.2],
    [size * 0.42, size * 0.02],
    [size * 0.36, -size * 0.12],
    [size * 0.14, -size * 0.18],
  ];
  sketch.body(wrap, mix(hood.mid, hood.dark, 0.15), hood.ink, 1);
};
