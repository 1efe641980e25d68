// The sheath of a leaf around the stem of a monocot.
import { along, lerp, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

/** A sheath around the stem between two places, which ends in a slanting mouth on the side of its leaf. */
export const sheath = (
  sketch: Sketch,
  line: Polyline,
  [from, to]: readonly [number, number],
  [wide, narrow]: readonly [number, number],
  side: number,
  tone: Tone,
): void => {
  const width = (t: number): number => lerp(wide, narrow, t);
  const edge = (which: number, t: number): Point => {
    const spot = along(line, t);
    return polar(spot.point, spot.angle + Math.PI / 2, (which * width(t)) / 2);
  };
  const way = side < 0 ? -1 : 1;
  const short = lerp(from, to, 0.86);
  const outline = [
    ...steps(7).map((t) => edge(-way, lerp(from, short, t))),
    ...steps(5).map((t): Point => {
      const [a, b] = [edge(-way, short), edge(way, to)];
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t ** 1.6)];
    }),
    ...steps(7).map((t) => edge(way, lerp(to, from, t))),
  ];
  sketch.body(
    outline,
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.3), tone.mid, mix(tone.mid, tone.dark, 0.8)],
      edge(-1, from),
      edge(1, from),
    ),
    tone.ink,
    1,
  );
  sketch.lines(
    [-0.34, 0, 0.32].map((share) => steps(6).map((t) => edge(share * 2, lerp(from, short, t)))),
    tone.ink,
    0.5,
    { opacity: 0.35 },
  );
};
