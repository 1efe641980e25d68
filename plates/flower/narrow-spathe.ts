// The spathe of dumb cane: a long narrow leaf rolled around the foot of its spadix, hardly narrower in the middle, and open
// above like a boat. The stalk's end is at the origin, it opens along +x, and is `size` long.
import { along, arc, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** Half the width of the whole spathe along its axis. */
const girth = (t: number): number => Math.min(1, 0.42 + t * 8) * outline(t);

const outline = (t: number): number =>
  t < 0.46
    ? 0.115 * Math.sin(Math.PI * lerp(0.16, 0.72, t / 0.46)) ** 0.7
    : t < 0.56
      ? 0.09
      : 0.135 * Math.sin(Math.PI * lerp(0.24, 0.995, (t - 0.56) / 0.44)) ** 0.8;

export const narrowSpathe = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
): void => {
  const hood = toneOf(flower.bracts ?? flower.colour);
  const fine = size > 60;
  /** Its axis leans back a little at the tip. */
  const axis = arc([0, 0], 0.03, size * 1.04, -0.2, 0, 26);
  const on = (t: number, share: number): Point => {
    const { point, angle } = along(axis, t);
    return polar(point, angle + Math.PI / 2, share * girth(t) * size);
  };
  const edge = (share: number, from: number, to: number): Point[] =>
    steps(13).map((t) => on(lerp(from, to, t), share));
  const weight = fine ? 1 : 0.7;
  // The inside of the open part.
  sketch.body(
    [...edge(-1, 0.42, 1), ...edge(1, 0.42, 1).reverse()],
    litWash(
      sketch.page,
      [mix(hood.dark, hood.mid, 0.3), mix(hood.light, "#eef0cf", 0.35), hood.mid],
      on(0.45, 0),
      on(1, 0),
    ),
    hood.ink,
    weight,
  );
  if (fine)
    sketch.lines(
      [-0.55, -0.2, 0.25, 0.6].map((share) => edge(share, 0.5, 0.97)),
      hood.ink,
      0.5,
      { opacity: 0.3 },
    );
  sketch.patches([[...edge(-0.5, 0.46, 0.88), ...edge(0.62, 0.46, 0.88).reverse()]], {
    fill: hood.dark,
    opacity: 0.34,
  });
  const finger = paint.tone;
  const spine = steps(14).map((t) => on(lerp(0.36, 0.88, t), 0.02));
  const thick = (t: number): number => size * 0.088 * Math.min(1, 0.86 + t) * Math.sqrt(1 - t ** 6) + 0.5;
  sketch.body(ribbon(spine, thick), flatWash(sketch.page, finger), finger.ink, weight);
  const grains = steps(size > 70 ? 22 : 10).flatMap((t, row): Point[] =>
    (row % 2 === 0 ? [-1.15, -0.4, 0.4, 1.15] : [-0.8, 0, 0.8]).map((turn) => {
      const place = lerp(0.1, 0.97, t);
      const spot = along(spine, place);
      return polar(spot.point, spot.angle + Math.PI / 2, (Math.sin(turn) * thick(place)) / 2.15);
    }),
  );
  sketch.dots(grains, mix(finger.dark, "#a58a4a", 0.4), Math.max(0.9, size * 0.012));
  // One margin of the rolled part lies over the other and runs up into the edge of the open part.
  const mouth = steps(9).map((t): Point => on(lerp(0.42, 0.62, t ** 1.5), lerp(-0.9, 0.98, t)));
  sketch.body(
    [...edge(-1, 0, 0.42), ...mouth, ...edge(1, 0, 0.62).reverse()],
    litWash(sketch.page, [hood.light, hood.mid, mix(hood.mid, hood.dark, 0.8)], on(0.24, -1), on(0.24, 1)),
    hood.ink,
    weight,
  );
  if (fine) {
    sketch.lines(
      [-0.5, -0.1, 0.3, 0.66].map((share) => edge(share, 0.04, 0.42)),
      hood.ink,
      0.5,
      { opacity: 0.32 },
    );
    sketch.lines([mouth.map(([x, y]): Point => [x - size * 0.008, y - size * 0.004])], hood.pale, 1.4, {
      opacity: 0.7,
    });
  }
  const roll = steps(11).map((t) => on(lerp(0.56, 0.985, t), lerp(0.94, 0.9, t)));
  sketch.body(
    ribbon(roll, (t) => size * 0.03 * Math.sin(Math.PI * lerp(0.05, 0.98, t)) + 0.6),
    mix(hood.light, hood.pale, 0.4),
    hood.ink,
    0.7,
  );
};
