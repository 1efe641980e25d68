// What the drawings of two-lipped flowers share. The stalk ends at the origin, they open along +x; outlines are in shares
// of the size.
import { at, ellipse, lerp, type Point } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** `facing` asks for a flower that is seen more from the front, for kinds that are drawn so as well. */
export type Lips = {
  sketch: Sketch;
  flower: FlowerTraits;
  paint: FlowerPaint;
  size: number;
  facing: boolean;
};

export type Outline = readonly (readonly [number, number])[];

export const on =
  (size: number) =>
  (points: Outline): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);

/** Threads with their anthers: of two cells where they are large enough to be seen. */
export const stamensOf = (
  { sketch, paint: { tone, stamen }, size }: Lips,
  all: readonly Point[][],
  colour = mix(stamen, tone.ink, 0.1),
): void => {
  sketch.lines(all, tone.ink, Math.max(1.1, size * 0.018));
  sketch.lines(all, mix(tone.pale, stamen, 0.3), Math.max(0.6, size * 0.01));
  const ends = all.map((line) => at(line, -1));
  if (size < 60) {
    sketch.dots(ends, tone.ink, Math.max(2, size * 0.056));
    sketch.dots(ends, colour, Math.max(1.4, size * 0.04));
    return;
  }
  const head = toneOf(colour);
  for (const line of all) {
    const [end, before] = [at(line, -1), at(line, -2)];
    const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
    for (const side of [-1, 1])
      sketch.body(
        ellipse(
          [end[0] - Math.sin(angle) * side * size * 0.013, end[1] + Math.cos(angle) * side * size * 0.013],
          size * 0.03,
          size * 0.015,
          angle + side * 0.35,
          10,
        ),
        head.mid,
        head.ink,
        0.5,
      );
  }
};

/** The style ends in two short arms. */
export const forkedStyle = ({ sketch, paint: { tone }, size }: Lips, points: Outline): void => {
  const line = on(size)(points);
  const [end, before] = [at(line, -1), at(line, -2)];
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const arms = [-0.6, 0.5].map((turn): Point[] => [
    end,
    [end[0] + Math.cos(angle + turn) * size * 0.05, end[1] + Math.sin(angle + turn) * size * 0.05],
  ]);
  sketch.lines([line, ...arms], tone.ink, Math.max(1, size * 0.014));
  sketch.lines([line, ...arms], tone.pale, Math.max(0.5, size * 0.007));
};

/** A ribbed bell with narrow teeth, each given by the place of its tip; above a size its ribs are seen. */
export const ribbedCalyx = (
  { sketch, size }: Lips,
  tone: Tone,
  shape: { long: number; wide: number; teeth: Outline; broad?: number },
): void => {
  const { long, wide, teeth, broad = 0.5 } = shape;
  const line = on(size);
  const rim = (t: number): readonly [number, number] => [
    long * (0.96 + 0.06 * Math.sin(t * Math.PI)),
    lerp(-wide, wide, t) / 2,
  ];
  const mouth = teeth.flatMap((tip, i): (readonly [number, number])[] => {
    const from = rim((i + 0.5 - broad / 2) / teeth.length);
    const to = rim((i + 0.5 + broad / 2) / teeth.length);
    return [from, from, tip, tip, to, to];
  });
  sketch.body(
    line([
      [0, -wide * 0.16],
      [long * 0.3, -wide * 0.42],
      [long * 0.7, -wide * 0.48],
      ...mouth,
      [long * 0.7, wide * 0.48],
      [long * 0.3, wide * 0.42],
      [0, wide * 0.16],
    ]),
    tone.mid,
    tone.ink,
    0.8,
  );
  if (size < 40) return;
  sketch.patches(
    [
      line([
        [0, wide * 0.04],
        [long * 0.4, wide * 0.16],
        [long * 0.95, wide * 0.2],
        [long * 0.95, wide * 0.46],
        [long * 0.35, wide * 0.4],
        [0, wide * 0.14],
      ]),
    ],
    { fill: tone.dark, opacity: 0.34 },
  );
  sketch.lines(
    [-0.34, -0.16, 0.02, 0.2, 0.36].map((share) =>
      line([
        [long * 0.08, share * wide * 0.4],
        [long * 0.5, share * wide],
        [long * 0.96, share * wide * 1.1],
      ]),
    ),
    tone.ink,
    0.6,
    { opacity: 0.5 },
  );
};
