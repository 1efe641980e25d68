// The fruits of an aroid with an upright stem.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, down, lerp, type Point, polar, ribbon } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { fruitAt } from "../fruit/fruit.ts";
import type { Layers } from "./layers.ts";

/** Ripe berries crowded on the foot of the spadix, out of which its withered end stands, before the burst spathe. */
export const berrySpadix = (
  layers: Layers,
  { flower, fruit, special }: PlateTraits,
  from: Point,
  angle: number,
): void => {
  if (flower === undefined || fruit === undefined) return;
  const { page } = layers;
  const green = toneOf("light-green");
  const hood = toneOf(mix(toneOf(flower.bracts ?? "light-green").mid, "#c9ab62", 0.75));
  const stalk = arc(from, angle, 60, -angle * 0.12 - 0.2, 0, 8);
  const one = new Sketch(page);
  one.body(
    ribbon(stalk, () => 10),
    green.mid,
    green.ink,
    0.9,
  );
  const foot = along(stalk, 1);
  const axis = arc(foot.point, foot.angle, 176, -0.25, 0, 14);
  // The spathe has split, and its two halves stand off on either side.
  for (const side of [-1, 1]) {
    const half = arc(foot.point, foot.angle + side * 0.34, 200, -side * 0.3, 0, 10);
    one.body(
      ribbon(half, (t) => 66 * Math.sin(Math.PI * lerp(0.14, 0.98, t)) ** 0.8 + 1),
      litWash(page, [hood.light, hood.mid, hood.dark], foot.point, along(half, 1).point),
      hood.ink,
      1,
    );
    one.lines([half.slice(1, -1)], hood.ink, 0.6, { opacity: 0.5 });
  }
  const dry = toneOf("#b59a6a");
  one.body(
    ribbon(axis.slice(8), (t) => lerp(15, 5, t)),
    dry.mid,
    dry.ink,
    0.9,
  );
  layers.front.lay(one);
  const rows = 6;
  for (let row = rows - 1; row >= 0; row--) {
    const t = lerp(0.04, 0.66, row / (rows - 1));
    const spot = along(axis, t);
    // Those at the sides are seen behind those in the middle.
    for (const turn of row % 2 === 0 ? [-1, 1, 0] : [-1.25, 1.25, -0.42, 0.42]) {
      const across = Math.sin(turn) * 27;
      const berry = new Sketch(page);
      fruitAt(
        berry,
        fruit,
        special,
        polar(spot.point, spot.angle + Math.PI / 2, across),
        spot.angle - down,
        lerp(31, 22, row / rows) * lerp(1, 0.84, Math.abs(turn)),
        row < 4,
        1,
      );
      layers.front.lay(berry);
    }
  }
};
