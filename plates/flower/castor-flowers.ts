// The two flowers of castor: male ones with stamens branched like trees, and above them female ones, a prickly ovary with
// three forked styles. The stalk's end is at the origin, they open along +x.
import { arc, at, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

export const maleCastor = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const green = toneOf("light-green");
  const r = size * 0.5;
  for (const turn of [-1.9, 1.9, -1.1, 1.1])
    sketch.body(
      ribbon(
        arc([r * 0.1, 0], turn, r * 0.75, turn * 0.3, 0, 6),
        (t) => r * 0.36 * Math.sin(lerp(0.25, 1, t) * Math.PI) + 0.5,
      ),
      green.light,
      green.ink,
      r > 24 ? 0.8 : 0.5,
    );
  // Each stamen divides again and again and ends in many anthers.
  const head = toneOf(mix(paint.stamen, "#efe2a0", 0.12));
  const twigs: Point[][] = [];
  const ends: Point[] = [];
  for (const [i, t] of steps(9).entries()) {
    const angle = degrees(lerp(-78, 78, t));
    const trunk: Point[] = [[r * 0.1, 0], polar([r * 0.1, 0], angle, r * 0.5)];
    twigs.push(trunk);
    for (const fork of [-0.42, 0, 0.42]) {
      const tip = polar(at(trunk, 1), angle + fork, r * (0.34 + 0.1 * ((i + 1) % 2)));
      twigs.push([at(trunk, 1), tip]);
      ends.push(tip);
    }
  }
  sketch.lines(twigs, head.ink, Math.max(1, r * 0.045));
  sketch.lines(twigs, head.pale, Math.max(0.6, r * 0.028));
  sketch.dots(ends, head.ink, Math.max(2, r * 0.17), { opacity: 0.8 });
  sketch.dots(ends, head.mid, Math.max(1.4, r * 0.13));
};

export const femaleCastor = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const green = toneOf("#8fae5c");
  const r = size * 0.3;
  const centre: Point = [r * 1.1, 0];
  prickles(sketch, centre, r);
  sketch.body(ellipse(centre, r, r * 0.92, 0, 18), roundWash(sketch.page, green), green.ink, 0.9);
  const inner = steps(12).map((t): Point => polar(centre, t * 29, r * 0.72 * Math.sqrt(t)));
  sketch.lines(
    inner.map((point) => [point, [point[0] + r * 0.12, point[1] + r * 0.06]]),
    green.ink,
    Math.max(0.7, r * 0.06),
  );
  styles(sketch, paint, centre, r);
};

/** The same cut lengthwise: in each of the two chambers that show, one ovule hangs from the top of the axis. */
export const cutFemaleCastor = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const green = toneOf("#8fae5c");
  const r = size * 0.3;
  const centre: Point = [r * 1.1, 0];
  prickles(sketch, centre, r);
  sketch.body(ellipse(centre, r, r * 0.92, 0, 18), mix(green.light, "#f6f2d6", 0.5), green.ink, 1.2);
  for (const side of [-1, 1]) {
    sketch.body(
      ellipse([centre[0] - r * 0.05, side * r * 0.42], r * 0.72, r * 0.33, side * 0.12, 16),
      "#fbf7de",
      green.ink,
      0.7,
    );
    const root: Point = [centre[0] + r * 0.52, side * r * 0.22];
    sketch.lines([[root, [centre[0] + r * 0.3, side * r * 0.4]]], green.ink, Math.max(1, r * 0.07));
    sketch.body(
      ellipse([centre[0] - r * 0.1, side * r * 0.42], r * 0.42, r * 0.2, side * 0.1, 14),
      "#e9dca6",
      "#6b5a2c",
      0.8,
    );
  }
  styles(sketch, paint, centre, r);
};

/** The soft prickles that stand out around the ovary. */
const prickles = (sketch: Sketch, centre: Point, r: number): void => {
  const spines = steps(19).map((t): Point[] => {
    const angle = t * Math.PI * 2;
    return [polar(centre, angle, r * 0.8), polar(centre, angle, r * 1.24)];
  });
  sketch.lines(spines, toneOf("#8fae5c").ink, Math.max(0.8, r * 0.07));
};

/** Three styles, each forked and feathery. */
const styles = (sketch: Sketch, { tone }: FlowerPaint, centre: Point, r: number): void => {
  for (const turn of [-0.75, 0.75, 0]) {
    const style = arc([centre[0] + r * 0.8, turn * r * 0.3], turn, r * 0.55, turn * 0.4, 0, 5);
    const forks = [-0.5, 0.5].map((fork) =>
      arc(at(style, -1), turn * 1.3 + fork, r * 0.75, fork * 0.8, 0, 6),
    );
    sketch.lines([style, ...forks], tone.ink, Math.max(1.8, r * 0.2));
    sketch.lines([style, ...forks], tone.mid, Math.max(1.1, r * 0.13));
    if (r > 14)
      sketch.lines(
        forks.flatMap((fork) =>
          fork
            .slice(1)
            .flatMap((point) => [-0.9, 0.9].map((way) => [point, polar(point, turn + way, r * 0.13)])),
        ),
        tone.ink,
        0.8,
      );
  }
};
