// The spathes of aroids.
import { along, arc, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** An aroid's spathe: a tube below, constricted, then open around the spadix. */
export const spathe = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, size: number): void => {
  const hood = toneOf(flower.bracts ?? flower.colour);
  const on = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * size, y * size]);
  // The open limb behind the spadix, with a leaning tip.
  sketch.body(
    on([
      [0.3, 0],
      [0.36, -0.1],
      [0.5, -0.24],
      [0.7, -0.25],
      [0.88, -0.14],
      [1.04, -0.1],
      [1.04, -0.1],
      [0.94, 0.06],
      [0.76, 0.19],
      [0.54, 0.2],
      [0.38, 0.1],
    ]),
    flatWash(sketch.page, hood),
    hood.ink,
    1.1,
  );
  sketch.lines(
    [-0.13, -0.05, 0.06].map((y) =>
      on([
        [0.4, y * 0.6],
        [0.66, y * 1.3],
        [0.94, y * 0.6 - 0.05],
      ]),
    ),
    hood.ink,
    0.6,
    { opacity: 0.35 },
  );
  // Its hollow lies in shade behind the spadix; its two edges roll outwards and catch the light.
  sketch.patches(
    [
      on([
        [0.36, 0.02],
        [0.42, -0.12],
        [0.6, -0.17],
        [0.8, -0.12],
        [0.92, -0.08],
        [0.78, 0.02],
        [0.6, 0.09],
        [0.44, 0.08],
      ]),
    ],
    { fill: hood.dark, opacity: 0.34 },
  );
  for (const edge of [
    on([
      [0.34, -0.06],
      [0.44, -0.21],
      [0.6, -0.265],
      [0.78, -0.215],
      [0.92, -0.125],
      [0.78, -0.185],
      [0.6, -0.215],
      [0.46, -0.16],
    ]),
    on([
      [0.36, 0.07],
      [0.48, 0.175],
      [0.64, 0.215],
      [0.8, 0.17],
      [0.96, 0.03],
      [0.8, 0.11],
      [0.64, 0.155],
      [0.5, 0.125],
    ]),
  ])
    sketch.body(edge, mix(hood.light, hood.pale, 0.35), hood.ink, 0.7);
  // The spadix tapers to a round end; its flowers stand in slanting rows that close up at its edges.
  const finger = paint.tone;
  const spine = arc([size * 0.28, 0], -0.03, size * 0.54, -0.06, 0, 12);
  const girth = (t: number): number => size * 0.108 * Math.min(1, 0.8 + t) * (1 - t ** 5) ** 0.5 + 0.4;
  sketch.body(ribbon(spine, girth), flatWash(sketch.page, finger), finger.ink, 0.9);
  const rows = size > 70 ? 15 : 9;
  sketch.dots(
    steps(rows).flatMap((t, row): Point[] =>
      (row % 2 === 0 ? [-1.1, -0.4, 0.4, 1.1] : [-0.75, 0, 0.75]).map((turn): Point => {
        const spot = along(spine, lerp(0.16, 0.95, t));
        return polar(
          spot.point,
          spot.angle + Math.PI / 2,
          (Math.sin(turn) * girth(lerp(0.16, 0.95, t))) / 2.2,
        );
      }),
    ),
    mix(finger.dark, finger.ink, 0.3),
    Math.max(0.9, size * 0.014),
  );
  // The lower tube with overlapping edges, and the constriction above it.
  sketch.body(
    on([
      [0, -0.03],
      [0.06, -0.12],
      [0.2, -0.155],
      [0.31, -0.1],
      [0.37, -0.075],
      [0.37, 0.07],
      [0.3, 0.09],
      [0.2, 0.14],
      [0.06, 0.11],
      [0, 0.03],
    ]),
    flatWash(sketch.page, { ...hood, light: hood.mid, mid: mix(hood.mid, "#9db36a", 0.35) }),
    hood.ink,
    1,
  );
  sketch.lines(
    [
      on([
        [0.02, -0.02],
        [0.14, -0.05],
        [0.26, -0.02],
        [0.37, 0.05],
      ]),
    ],
    hood.ink,
    0.8,
    { opacity: 0.8 },
  );
};
