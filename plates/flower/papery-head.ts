// Globe amaranth: a ball of papery keeled bracts that lie over each other like tiles, a few minute flowers between them,
// on a pair of leafy bracts. Drawn with the stalk's end at the origin and its axis along +x.
import { apply, arc, beside, ellipse, frame, lerp, type Point, ribbon } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

/** Where a bract sits on the half of the ball that is seen: along the axis, across it, and towards the reader. */
type Spot = { along: number; across: number; near: number };

const spots = (count: number): Spot[] =>
  Array.from({ length: count }, (_, i): Spot => {
    // Even on the half sphere: the nearest first.
    const near = 1 - (i + 0.5) / count;
    const out = Math.sqrt(1 - near * near);
    return { along: Math.cos(i * 2.4) * out, across: Math.sin(i * 2.4) * out, near };
  });

/** Bracts at the edge of the ball are seen from the side and lie behind; those nearer the top behind those below them. */
const inOrder = (one: Spot, other: Spot): number =>
  Math.round(one.near * 3) - Math.round(other.near * 3) || other.along - one.along;

export const paperyHead = (
  sketch: Sketch,
  { tone, bracts, centre: second }: FlowerPaint,
  centre: Point,
  radius: number,
): void => {
  const fine = radius > 26;
  for (const side of [-1, 1])
    sketch.body(
      ribbon(
        arc([-radius * 0.1, 0], side * 1.6, radius * 1.3, -side * 0.8, 0, 9),
        (t) => radius * 0.44 * Math.sin(Math.PI * lerp(0.12, 1, t)) + 0.4,
      ),
      flatWash(sketch.page, bracts),
      bracts.ink,
      fine ? 1 : 0.7,
    );
  const shade = mix(tone.dark, tone.ink, 0.3);
  sketch.body(ellipse(centre, radius * 0.84, radius * 0.8, 0, 18), shade, tone.ink, 0.8);
  const [lx, ly] = apply(frame([0, 0], -sketch.page.turn), [-0.52, -0.58]);
  const flowers: Point[] = [];
  for (const [i, { along, across, near }] of spots(fine ? 74 : 40)
    .sort(inOrder)
    .entries()) {
    const foot: Point = [
      centre[0] + along * radius * 0.78 - radius * 0.1,
      centre[1] + across * radius * 0.76,
    ];
    // Away from the stalk, and outwards at the flanks.
    const heading = Math.atan2(across * 1.15, along + 1.05);
    const long = radius * lerp(0.36, 0.28, near);
    const wide = radius * lerp(0.12, 0.165, near);
    const on = beside(foot, heading, long, wide);
    const lit = along * lx + across * ly + near * 0.62;
    const colour =
      lit > 0.45
        ? mix(tone.mid, tone.light, Math.min(0.85, (lit - 0.45) * 1.5))
        : mix(tone.mid, tone.dark, Math.min(0.8, (0.45 - lit) * 0.9));
    const outline = [
      on(0, -0.7),
      on(0.4, -1.05),
      on(0.8, -0.62),
      on(1.1, 0),
      on(1.1, 0),
      on(0.8, 0.62),
      on(0.4, 1.05),
      on(0, 0.7),
    ];
    sketch.fill(outline, {
      fill: colour,
      stroke: mix(tone.ink, tone.dark, 0.4),
      "stroke-width": fine ? 0.7 : 0.45,
    });
    if (!fine) continue;
    // The keel, and the light on the thin edge beside it.
    sketch.lines([[on(0.12, 0), on(0.6, 0.04), on(1.04, 0)]], mix(tone.dark, tone.ink, 0.2), 0.7, {
      opacity: 0.7,
    });
    sketch.lines([[on(0.2, -0.66), on(0.55, -0.7), on(0.92, -0.24)]], tone.pale, 0.8, { opacity: 0.55 });
    if (i % 6 === 3 && near > 0.5 && along > -0.3) flowers.push(on(1.05, 0.5));
  }
  sketch.dots(flowers, tone.ink, radius * 0.075);
  sketch.dots(flowers, mix(second, "#fff6d8", 0.3), radius * 0.055);
};
