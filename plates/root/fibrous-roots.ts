// Fibrous roots: the whole root of some plants, and the fine roots of bulbs, rhizomes and climbing stems.
import { angleTo, arc, at, down, type Point, ribbon, steps, turnTo } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";

/** @param spread the width over which the roots begin at `foot` */
export const fibrousRoots = (
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

/**
 * The whole root of a plant without a main one: out of the foot of the stem, all around it, roots of every length that
 * spread before they go down, with finer ones along them.
 * @param heading where the stem points at its foot, downwards
 */
export const rootTuft = (
  sketch: Sketch,
  tone: Tone,
  foot: Point,
  width: number,
  length: number,
  heading: number,
): void => {
  const random = sketch.random.fork("tuft");
  const count = Math.round(17 + width * 0.16);
  const roots = steps(count).map((t, i) => {
    const side = t * 2 - 1 + random.around(0, 0.07);
    const leaving = heading - side * random.between(0.8, 1.3);
    // Three ranks, not one brush: short ones between long ones, the outer ones shorter.
    const long =
      length *
      ([1, 0.62, 0.84, 0.5][i % 4] ?? 1) *
      random.between(0.86, 1.12) *
      (1.04 - Math.abs(side) * 0.26);
    const line = arc(
      [foot[0] + side * width * 0.42, foot[1] - 3 - Math.abs(side) * width * 0.12],
      leaving,
      long,
      turnTo(leaving, down) * random.between(0.6, 1),
      random.around(0, 0.3),
      10,
    );
    return { line, thick: random.between(2.4, 4.2) };
  });
  const rootlets = roots.flatMap(({ line }) =>
    [3, 4, 5, 6, 7, 8].map((i) =>
      arc(
        at(line, i),
        angleTo(at(line, i), at(line, i + 1)) + (i % 2 === 0 ? 1 : -1) * random.between(0.5, 1.1),
        length * random.between(0.07, 0.18),
        random.around(0, 1.8),
        0,
        5,
      ),
    ),
  );
  sketch.lines(rootlets, tone.dark, 0.7, { "stroke-linecap": "round" });
  const shapes = (more: number): Point[][] =>
    roots.map(({ line, thick }) => ribbon(line, (t) => (thick + more) * (1 - t) ** 0.8 + 0.7));
  sketch.patches(shapes(1.1), { fill: tone.ink });
  sketch.patches(shapes(-0.9), { fill: mix(tone.mid, tone.light, 0.4) });
};
