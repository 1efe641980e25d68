// Flowers of irregular shape: beaks, milkweeds, cannonballs, the cups of spurges.
import { arc, at, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { calyx } from "./petals.ts";

/** Quassia, immortelle: long petals folded around each other to a curved beak, the stamens showing at its end. */
export const beak = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const line = arc([size * 0.08, 0], 0.12, size * 0.9, -0.55, 0, 12);
  const tip = at(line, -2);
  const stamens = steps(5).map((t) => arc(tip, degrees(-52 + t * 34), size * 0.24, -0.3, 0, 5));
  sketch.lines(stamens, tone.ink, Math.max(1, size * 0.026), { opacity: 0.7 });
  sketch.lines(stamens, mix(tone.pale, paint.stamen, 0.4), Math.max(0.6, size * 0.015));
  sketch.dots(
    stamens.map((stamen) => at(stamen, -1)),
    mix(paint.stamen, tone.ink, 0.2),
    Math.max(1.5, size * 0.045),
  );
  const width = (t: number): number => size * 0.23 * Math.sin(lerp(0.22, 1, t) * Math.PI) ** 0.85 + 1;
  sketch.body(ribbon(line, width), flatWash(sketch.page, tone), tone.ink, 1);
  // The lower petal lies half over the upper ones: its edge winds from the foot to the tip.
  const edge = (share: number): Point[] =>
    line.map((point, i) => {
      const t = i / (line.length - 1);
      return polar(point, Math.PI / 2, width(t) * (share + 0.22 * Math.sin(t * 4)) * 0.5);
    });
  sketch.patches([[...edge(0.16), ...edge(0.8).reverse()]], { fill: tone.dark, opacity: 0.34 });
  sketch.lines([edge(0.16)], tone.ink, Math.max(0.7, size * 0.014));
  sketch.lines([edge(-0.5)], tone.pale, Math.max(0.7, size * 0.03), { opacity: 0.6 });
  calyx(sketch, size * 0.22, size * 0.22, paint.bracts, 3);
};

/** The cup of a spurge: petal-like glands on its rim, single stamens, and the ovary nodding out of it on a stalk. */
export const cup = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const on = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  const { tone, bracts } = paint;
  const fine = size > 30;
  const gland = toneOf(mix(paint.centre, "#a9702e", 0.55));
  const lobe = (y: number, x: number): void => {
    sketch.body(
      ellipse([x * size, y * size], size * 0.17, size * 0.13, y * 1.2, 12),
      mix(tone.mid, tone.pale, 0.3),
      tone.ink,
      fine ? 0.8 : 0.5,
    );
    sketch.body(
      ellipse([(x - 0.07) * size, y * size * 0.86], size * 0.06, size * 0.1, y, 10),
      gland.mid,
      gland.ink,
      0.6,
    );
  };
  lobe(-0.16, 0.66);
  lobe(0.18, 0.66);
  if (fine) {
    const stamens = [-0.16, -0.05, 0.08, 0.18].map((y) =>
      on([
        [0.5, y * 0.6],
        [0.7, y],
        [0.84, y * 1.3],
      ]),
    );
    sketch.lines(stamens, tone.ink, 1.4);
    sketch.dots(
      stamens.map((stamen) => at(stamen, -1)),
      mix(paint.stamen, "#7a2f1c", 0.35),
      size * 0.06,
    );
  }
  // The ovary of three lobes hangs over the rim.
  const stalk = arc([size * 0.5, size * 0.02], 0.25, size * 0.36, 1.2, 0, 6);
  const [x, y] = at(stalk, -1);
  const ovary = toneOf("#8fa650");
  sketch.lines([stalk], ovary.ink, Math.max(1.4, size * 0.05));
  for (const [dx, dy] of [
    [-0.08, 0.05],
    [0.1, 0.03],
    [0.01, 0.1],
  ] as const)
    sketch.body(
      ellipse([x + dx * size, y + dy * size], size * 0.1, size * 0.13, 0.3, 12),
      ovary.mid,
      ovary.ink,
      fine ? 0.8 : 0.5,
    );
  if (fine)
    for (const turn of [0.7, 1.3, 2])
      sketch.lines([[[x, y + size * 0.2], polar([x, y + size * 0.2], turn, size * 0.12)]], ovary.ink, 1.6);
  sketch.body(
    on([
      [0, -0.05],
      [0.16, -0.2],
      [0.4, -0.28],
      [0.58, -0.26],
      [0.52, -0.1],
      [0.58, 0],
      [0.52, 0.12],
      [0.58, 0.27],
      [0.4, 0.28],
      [0.16, 0.2],
      [0, 0.05],
    ]),
    flatWash(sketch.page, bracts),
    bracts.ink,
    fine ? 0.9 : 0.6,
  );
  lobe(-0.32, 0.56);
  lobe(0.33, 0.56);
};
