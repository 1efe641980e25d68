// The flower of eggplant: a wheel of joined petals in five broad points, crumpled between them, a cone of stout anthers with
// the style out of its end, and a calyx of long unequal teeth.
import { lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { Blossom } from "./blossom.ts";
import { type Parts, petals, sepals } from "./parts.ts";
import type { PetalShape } from "./petals.ts";
import type { Space } from "./space.ts";

const shape: PetalShape = { count: 5, width: 0.44, widest: 0.36, tip: "pointed" };

/** How far the rim reaches at this azimuth: five points, with shallow bays between them. */
const rim =
  (turn: number) =>
  (at: number): number => {
    const place = (((at - turn) * 5) / (Math.PI * 2) + 1000.5) % 1;
    return 1 - 0.27 * (Math.abs(place - 0.5) * 2) ** 0.86;
  };

/**
 * Five anthers, each a flat rod with two furrows, leaning together to a cone with the style out of its end; those further
 * away first. Those of peppers are short and stand apart.
 */
export const antherCone = (
  { paint, radius, turn }: Parts,
  sketch: Sketch,
  space: Space,
  height: number,
  build: { tall: number; wide: number; apart?: boolean } = { tall: 0.62, wide: 0.19 },
): void => {
  const { tall, apart = false } = build;
  const anther = toneOf(apart ? paint.stamen : mix(paint.stamen, "#e9b32a", 0.4));
  const wide = Math.max(2, radius * build.wide);
  const at = (away: number, t: number): Point =>
    space.at(
      radius * (apart ? lerp(0.13, 0.22, t) : lerp(0.16, 0.07, t ** 2)),
      away,
      height + radius * lerp(apart ? 0.14 : 0.02, tall, t),
    );
  const style = space.at(0, 0, height + radius * (tall + 0.2));
  if (apart && radius > 16)
    sketch.lines(
      steps(6)
        .slice(0, -1)
        .map((t) => [
          space.at(radius * 0.08, turn + 0.6 + t * Math.PI * 2, height),
          at(turn + 0.6 + t * Math.PI * 2, 0),
        ]),
      mix(paint.tone.pale, paint.tone.mid, 0.5),
      Math.max(1, radius * 0.035),
    );
  const standing = steps(6)
    .slice(0, -1)
    .map((t) => turn + 0.6 + t * Math.PI * 2)
    .sort((a, b) => space.depth(1, a, 0) - space.depth(1, b, 0));
  sketch.lines([[space.at(0, 0, height), style]], "#7f8f4a", Math.max(1.2, radius * 0.05));
  sketch.dots([style], "#8fa356", Math.max(2, radius * 0.11));
  for (const away of standing) {
    const line = steps(5).map((t) => at(away, t));
    sketch.body(
      ribbon(line, (t) => wide * (t > 0.9 ? 0.55 : 0.8 + 0.25 * Math.sin(t * Math.PI))),
      flatWash(sketch.page, anther),
      mix(anther.ink, paint.tone.ink, 0.2),
      radius > 24 ? 0.9 : 0.6,
    );
    if (radius > 24) {
      sketch.lines([line.slice(1, -1)], anther.dark, 0.8, { opacity: 0.7 });
      // Nightshades shed their pollen through a pore at the tip.
      if (!apart) sketch.dots([at(away, 0.97)], mix(anther.ink, "#2a1a0c", 0.4), Math.max(1, radius * 0.045));
    }
  }
};

export const wheel = (parts: Parts): Blossom => ({
  whorls: [
    petals(parts, shape, [24, -8], {
      count: 5,
      joined: 0.02,
      lobes: rim(parts.turn),
      inner: mix(parts.paint.tone.mid, parts.paint.tone.pale, 0.35),
    }),
  ],
  sepals: { ...sepals(parts, 5, 0.62, [34, 4]), width: 0.3, tone: toneOf("#7d8f5a") },
  centre: (sketch, space, height) => antherCone(parts, sketch, space, height),
});
