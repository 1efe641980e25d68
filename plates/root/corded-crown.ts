// The root of a Smilax: a knotty woody crown, and from it long cords that run out to all sides near the surface.
import { along, arc, at, ellipse, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import type { RootTraits } from "./traits.ts";

/** Where each cord leaves, its length and how it turns; from the back to the front. */
const cords: readonly (readonly [turn: number, length: number, bend: number])[] = [
  [0.1, 190, 0.5],
  [Math.PI - 0.1, 200, -0.4],
  [0.5, 150, 0.5],
  [2.7, 160, -0.5],
  [0.28, 220, 0.16],
  [2.9, 226, -0.2],
  [0.95, 130, 0.3],
  [2.2, 140, -0.3],
  [1.4, 110, -0.4],
  [1.8, 120, 0.3],
];

export const cordedCrown = (sketch: Sketch, root: RootTraits, foot: Point): void => {
  const tone = toneOf(root.colour);
  const { random } = sketch;
  const centre: Point = [foot[0], foot[1] + 18];
  for (const [i, [turn, length, bend]] of cords.entries()) {
    const line = arc(
      polar(centre, turn, 14),
      turn + random.around(0, 0.08),
      length * 1.3 * random.between(0.9, 1.08),
      bend,
      0.3 * (i % 3 === 0 ? -1 : 1) + random.around(0, 0.3),
      18,
    );
    const own = i % 2 === 0 ? tone : toneOf(mix(tone.mid, tone.dark, 0.3));
    const rootlets = [5, 8, 11, 13, 15].map((k, j) =>
      arc(
        at(line, k),
        along(line, k / 17).angle + (j % 2 === 0 ? 1 : -1) * random.between(0.6, 1.1),
        random.between(10, 22),
        0.4,
        0,
        5,
      ),
    );
    sketch.lines(rootlets, own.ink, 0.8, { opacity: 0.8 });
    sketch.body(
      // Of one thickness nearly to its end, a little wavy.
      ribbon(line, (t) => (8.6 - 0.8 * t + 0.8 * Math.sin(t * 26 + i)) * Math.min(1, (1 - t) * 22 + 0.3)),
      litWash(
        sketch.page,
        [own.light, own.mid, own.dark],
        [centre[0] - 60, centre[1] - 40],
        [centre[0] + 60, centre[1] + 90],
      ),
      own.ink,
      0.9,
    );
    sketch.lines([line.slice(1, -2).map(([x, y]): Point => [x - 0.8, y - 1.6])], own.pale, 0.9, {
      opacity: 0.4,
    });
  }
  // One cord is cut off short, and shows its pale heart.
  const cut = arc(polar(centre, 0.72, 14), 0.72, 74, 0.1, 0, 8);
  sketch.body(
    ribbon(cut, () => 10.5),
    tone.mid,
    tone.ink,
    1,
  );
  const end = along(cut, 1);
  sketch.body(ellipse(end.point, 3, 5.6, end.angle, 12), toneOf(root.inside ?? "cream").light, tone.ink, 0.9);
  // The crown: knobs of old stems grown together.
  for (const [x, y, size] of [
    [-24, -4, 17],
    [24, -2, 18],
    [-10, 12, 19],
    [14, 14, 17],
    [0, -6, 21],
    [-34, 8, 11],
    [36, 10, 11],
  ] as const) {
    const knob: Point = [centre[0] + x, centre[1] + y];
    sketch.body(
      steps(12)
        .slice(1)
        .map((s, k): Point => polar(knob, s * Math.PI * 2, size * (0.9 + 0.14 * Math.sin(k * 2.3 + x)))),
      roundWash(sketch.page, tone),
      tone.ink,
      1,
    );
    sketch.lines([ellipse(knob, size * 0.5, size * 0.34, 0.3, 9).slice(0, 6)], tone.ink, 0.8, {
      opacity: 0.6,
    });
  }
};
