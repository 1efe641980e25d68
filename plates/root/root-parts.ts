// Parts that several kinds of root share: fibrous roots and a cut face.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, at, degrees, down, ellipse, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";

export type RootTraits = NonNullable<PlateTraits["root"]>;

/** Fibrous roots with fine side roots. */
export const threads = (
  sketch: Sketch,
  tone: Tone,
  foot: Point,
  count: number,
  length: number,
  spread: number,
): void => {
  const { random } = sketch;
  const lines = steps(count).map((t) => {
    const side = t * 2 - 1;
    return arc(
      [foot[0] + side * spread * 0.35, foot[1] - 2],
      down - side * random.between(0.5, 0.95),
      length * random.between(0.6, 1.05) * (1 - Math.abs(side) * 0.25),
      side * 0.6,
      random.around(0, 0.25),
      9,
    );
  });
  sketch.lines(lines, tone.ink, 2.2, { "stroke-linecap": "round" });
  sketch.lines(lines, mix(tone.mid, tone.light, 0.4), 1.3, { "stroke-linecap": "round" });
  const hairs = lines.flatMap((line) =>
    [4, 6, 7].map((i) => arc(at(line, i), down + random.around(0, 1.2), length * 0.14, 0.3, 0, 4)),
  );
  sketch.lines(hairs, tone.dark, 0.7);
};

/** A cut face with rind, inside and a ring. */
export const cutFace = (
  sketch: Sketch,
  root: RootTraits,
  centre: Point,
  rx: number,
  ry: number,
  turn = 0,
): void => {
  const inside = toneOf(root.inside ?? "cream");
  const rind = toneOf(root.colour);
  sketch.body(ellipse(centre, rx, ry, turn, 18), mix(inside.mid, rind.mid, 0.35), rind.ink, 1.2);
  sketch.fill(ellipse(centre, rx * 0.86, ry * 0.86, turn, 18), { fill: inside.mid });
  sketch.fill(ellipse(polar(centre, degrees(-135), rx * 0.08), rx * 0.5, ry * 0.5, turn, 14), {
    fill: inside.light,
    opacity: 0.8,
  });
  sketch.lines([ellipse(centre, rx * 0.6, ry * 0.6, turn, 14)], inside.dark, 0.8, { opacity: 0.7 });
  sketch.dots(
    ring(centre, () => Math.min(rx, ry) * 0.3, 7),
    mix(inside.dark, hexOf(root.colour), 0.3),
    1.4,
    { opacity: 0.7 },
  );
};
