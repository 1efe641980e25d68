// Fibrous roots: the whole root of some plants, and the fine roots of bulbs, rhizomes and climbing stems.
import { arc, at, down, type Point, steps } from "../drawing/geometry.ts";
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
