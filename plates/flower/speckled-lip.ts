// The lip of ginger, from the side: it widens out of a pale claw to two small lobes and a large one, dark and speckled all
// over. Along +x, its upper side is -y; it begins a third of the way along a flower that is `size` long.
import { isInside, lerp, type Point } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

type Drawing = { sketch: Sketch; paint: FlowerPaint; size: number; weight: number };

export const speckledLip = ({ sketch, paint, size, weight }: Drawing): void => {
  const { tone } = paint;
  const lip = toneOf(paint.centre);
  const cream = mix(tone.pale, "#f2e6b4", 0.6);
  const p = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  const outline = p([
    [0.33, -0.02],
    [0.4, -0.07],
    [0.47, -0.15],
    [0.56, -0.16],
    [0.62, -0.09],
    [0.62, -0.02],
    [0.62, -0.02],
    [0.74, -0.07],
    [0.88, -0.02],
    [0.98, 0.1],
    [1, 0.24],
    [0.95, 0.32],
    [0.92, 0.3],
    [0.89, 0.36],
    [0.8, 0.37],
    [0.67, 0.3],
    [0.57, 0.17],
    [0.57, 0.17],
    [0.53, 0.25],
    [0.44, 0.25],
    [0.39, 0.14],
    [0.33, 0.05],
  ]);
  sketch.body(
    outline,
    litWash(
      sketch.page,
      [cream, mix(lip.mid, lip.light, 0.12), lip.dark],
      [size * 0.34, 0],
      [size * 0.86, size * 0.2],
    ),
    lip.ink,
    weight,
  );
  // Folds that run out of the claw.
  sketch.lines(
    (
      [
        [0.7, 0.02],
        [0.86, 0.14],
        [0.84, 0.28],
        [0.7, 0.26],
      ] as const
    ).map(([x, y]) =>
      p([
        [0.42, 0.02],
        [lerp(0.42, x, 0.55), lerp(0.02, y, 0.45)],
        [x, y],
      ]),
    ),
    mix(lip.light, cream, 0.3),
    Math.max(0.5, size * 0.006),
    { opacity: 0.5 },
  );
  // Blotches of unequal size, closest towards the claw.
  const spots = p(
    Array.from({ length: 40 }, (_, i): readonly [number, number] => {
      const far = ((i * 0.7549) % 1) ** 0.75;
      const turn = ((i * 0.5698) % 1) * 2 - 1;
      return [lerp(0.48, 0.95, far), lerp(0.02, 0.17, far) + turn * lerp(0.05, 0.16, far)];
    }),
  );
  const inside = spots.filter((spot) => isInside(spot, outline));
  sketch.dots(inside.slice(0, 22), mix(cream, lip.light, 0.15), size * 0.016);
  sketch.dots(inside.slice(22), mix(cream, lip.light, 0.3), size * 0.027);
};
