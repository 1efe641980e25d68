// The cut face of a root, drawn with rhizomes and as a study of its own.
import { degrees, ellipse, type Point, polar, ring } from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { RootTraits } from "./traits.ts";

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
