// The foot from which all canes of a clump rise.
import { ellipse, type Point, steps } from "../drawing/geometry.ts";
import type { Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

/** A low knotted rootstock with the scars of others. */
export const stool = (sketch: Sketch, tone: Tone, [x, y]: Point, wide: number): void => {
  const high = wide * 0.3;
  sketch.body(
    steps(27)
      .slice(1)
      .map((t): Point => {
        const turn = t * Math.PI * 2;
        const knot = 1 + 0.07 * Math.sin(turn * 6 + 0.6);
        return [x + Math.cos(turn) * wide * knot, y + Math.sin(turn) * high * knot];
      }),
    litWash(sketch.page, [tone.light, tone.mid, tone.dark], [x - wide, y - high], [x + wide, y + high]),
    tone.ink,
    1.1,
  );
  sketch.lines(
    [-0.66, -0.2, 0.3, 0.72].map((at) =>
      ellipse([x + at * wide, y + high * 0.2], wide * 0.13, high * 0.3, 0, 10),
    ),
    tone.ink,
    0.8,
    { opacity: 0.6 },
  );
};
