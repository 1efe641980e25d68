// The papery spathe around the young umbel of an onion and its kin: shut, with a long beak, or torn and hanging below the
// open umbel.
import { along, arc, lerp, type Point, type Polyline, polar, ribbon } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

const paper = toneOf("#e6dcb4");

const nerves = (
  sketch: Sketch,
  line: Polyline,
  width: (t: number) => number,
  shares: readonly number[],
): void =>
  sketch.lines(
    shares.map((share) =>
      line.map((point, i): Point => {
        const t = i / (line.length - 1);
        return polar(point, along(line, t).angle + Math.PI / 2, share * width(t));
      }),
    ),
    paper.ink,
    0.6,
    { opacity: 0.45 },
  );

/** The shut spathe on the end of its stalk, `size` long without its beak. */
export const shutSpathe = (
  sketch: Sketch,
  end: { point: Point; angle: number },
  size: number,
  beak: number,
  bend: number,
): void => {
  const line = arc(end.point, end.angle, size * (1 + beak), bend, 0, 20);
  const body = 1 / (1 + beak);
  const width = (t: number): number => {
    const s = t / body;
    return s < 1
      ? size * lerp(0.12, 0.62, Math.sin(Math.PI * Math.min(1, 0.08 + s * 0.86)) ** 0.8)
      : size * lerp(0.19, 0.02, (s - 1) / Math.max(0.01, beak));
  };
  sketch.body(
    ribbon(line, width),
    litWash(
      sketch.page,
      [mix(paper.light, "#fffdf2", 0.5), mix(paper.mid, "#b9c48a", 0.3), mix(paper.dark, "#8f9a62", 0.2)],
      polar(along(line, body / 2).point, end.angle - Math.PI / 2, size * 0.3),
      polar(along(line, body / 2).point, end.angle + Math.PI / 2, size * 0.3),
    ),
    paper.ink,
    1.1,
  );
  nerves(sketch, line, width, [-0.34, -0.16, 0.04, 0.22, 0.38]);
};

/** The torn halves of the spathe, which hang from the end of the stalk below the open umbel. */
export const tornSpathe = (sketch: Sketch, end: { point: Point; angle: number }, size: number): void => {
  for (const [turn, long, wide] of [
    [2.25, 1, 0.44],
    [-2.5, 0.84, 0.38],
  ] as const) {
    const line = arc(end.point, end.angle + turn * 0.88, size * long, turn * 0.3, 0, 12);
    const width = (t: number): number => size * wide * Math.sin(Math.PI * lerp(0.1, 1, t ** 0.8)) + 0.6;
    sketch.body(
      ribbon(line, width),
      litWash(
        sketch.page,
        [mix(paper.mid, "#a9a860", 0.5), mix(paper.mid, "#c9a86a", 0.35), mix(paper.mid, "#c9a86a", 0.15)],
        end.point,
        along(line, 1).point,
      ),
      paper.ink,
      1,
    );
    nerves(sketch, line, width, [-0.26, 0, 0.26]);
  }
};
