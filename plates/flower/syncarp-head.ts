// Heads whose flowers are joined by their ovaries (noni): a green knob that swells while a few tubes at a time open out of it.
import {
  along,
  arc,
  beside,
  degrees,
  down,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { syncarp } from "../fruit/joined-fruits.ts";
import { flowerAt } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { stalk } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

export const syncarpHead = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const paint = paintOf(flower);
  const green = toneOf(mix(paint.bracts.mid, "#6f9a48", 0.5));
  // The stalk leaves from within the joint.
  const root = polar(place.at, place.angle, -6);
  const stem = arc(root, place.angle, length * 0.46 + 6, random.around(0, 0.2), 0, 8);
  stalk(sketch, flower, stem, 9);
  const { point, angle } = along(stem, 1);
  const [long, wide] = [length * 0.74, length * 0.54];
  const knobAt = beside(point, angle, long, wide / 2);
  const on = (t: number, across: number): Point =>
    knobAt(t, across * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)));
  /** A flower on its tube, or a bud, that stands out of the knob at `t` of its length. */
  const out = (t: number, across: number, reach: number, bud: boolean): void => {
    const foot = on(t, across * 0.9);
    const heading = angle + across * degrees(lerp(96, 40, t)) * (0.75 + 0.25 * Math.abs(across));
    const one = new Sketch(sketch.page);
    if (bud) {
      // A club: the lobes still folded over each other on the tube.
      const tube = arc(foot, heading, reach, random.around(0, 0.2), 0, 9);
      one.body(
        ribbon(tube, (s) => size * (s < 0.6 ? 0.1 : 0.1 + 0.13 * Math.sin(((s - 0.6) / 0.4) * 2.6))),
        mix(paint.tone.mid, paint.bracts.light, 0.16),
        paint.tone.ink,
        0.7,
      );
    } else {
      // From the side a flower brings its tube; one that faces the reader hides it.
      const aside = Math.abs(across) > 0.6;
      flowerAt(
        one,
        flower,
        aside ? foot : polar(foot, heading, reach),
        heading,
        size * random.between(0.92, 1.08),
        aside ? "side" : "open",
      );
    }
    sketch.lay(one);
  };
  for (const [t, across] of [
    [0.34, -1],
    [0.5, 1],
    [0.78, -0.8],
  ] as const)
    out(t, across, size * 0.64, false);
  for (const [t, across] of [
    [0.84, 0.6],
    [0.97, -0.1],
    [0.92, -0.46],
  ] as const)
    out(t, across, size * 0.6, true);
  const knob = new Sketch(sketch.page);
  syncarp(knob, green, wide / long, long);
  sketch.place(knob, frame(point, angle - down));
  for (const [t, across] of [
    [0.62, 0.34],
    [0.36, -0.3],
  ] as const)
    out(t, across, size * 0.16, false);
};
