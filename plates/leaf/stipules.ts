// Stipules at the foot of a leaf: a pair of fringes, each like a small comb (creole tea).
import { arc, type Point, polar } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";

/** Draws both at a node of the stem; `size` is the length of their teeth. */
export const combs = (sketch: Sketch, colour: string, at: Point, angle: number, size: number): void => {
  const tone = toneOf(mix(toneOf(colour).mid, "#b9a86a", 0.35));
  for (const side of [-1, 1]) {
    const spine = arc(at, angle + side * 0.7, size * 1.2, -side * 0.5, 0, 7);
    const teeth = spine.slice(1).flatMap((point, i): Point[][] => {
      const long = size * (1 - 0.09 * i);
      return [
        [point, polar(point, angle + side * 1.25, long * 0.5), polar(point, angle + side * 0.95, long)],
      ];
    });
    sketch.lines([spine, ...teeth], tone.ink, size > 14 ? 1.6 : 1.2);
    sketch.lines([spine, ...teeth], tone.light, size > 14 ? 0.8 : 0.5);
  }
};
