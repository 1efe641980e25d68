// The fruit of gingers: in the cone of bracts that bore the flowers, or all round the upright axis of their raceme.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, down, lerp, type Polyline, polar, ribbon, steps } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import type { Layers } from "./layers.ts";

/** A fruit along the x-axis, as it looks out from behind the bract that bore its flower. */
export const fruitInCone =
  ({ special }: PlateTraits, fruit: NonNullable<PlateTraits["fruit"]>) =>
  (into: Sketch): void =>
    fruitAt(into, fruit, special, [0, 0], -down, fruitLength(fruit) * 0.66, true, 1);

/** Capsules all round the axis above `from`, the lowest ripe; each keeps the withered calyx as a beak at its tip. */
export const capsuleRaceme = (
  layers: Layers,
  { flower, fruit, special }: PlateTraits,
  line: Polyline,
  from: number,
): void => {
  if (flower === undefined || fruit === undefined) return;
  const { page } = layers;
  const red = toneOf(flower.bracts ?? "red");
  const axis = new Sketch(page);
  const upper = line.slice(Math.floor(from * (line.length - 1)));
  axis.body(
    ribbon(upper, (t) => lerp(9, 3.5, t)),
    flatWash(page, red),
    red.ink,
    1,
  );
  const count = 17;
  const placed = steps(count).map((t, i) => {
    const turn = i * 2.4;
    const [side, depth] = [Math.sin(turn), Math.cos(turn)];
    const spot = along(line, lerp(from + 0.04, 0.99, t ** 0.9));
    const heading = spot.angle + side * lerp(1.25, 0.5, t) * page.random.between(0.85, 1.1);
    const length = lerp(50, 22, t) * lerp(0.9, 1, Math.abs(side)) * page.random.between(0.92, 1.06);
    const pedicel = arc(spot.point, heading, lerp(13, 5, t) + Math.abs(side) * 6, side * 0.1, 0, 5);
    return { t, depth, length, pedicel };
  });
  const draw = ({ t, length, pedicel }: (typeof placed)[number]): void => {
    const end = along(pedicel, 1);
    layers.top.body(
      ribbon(pedicel, () => 4),
      red.mid,
      red.ink,
      0.8,
    );
    const one = new Sketch(page);
    const beak = arc(polar(end.point, end.angle, length * 0.9), end.angle, length * 0.3, 0.12, 0, 5);
    one.body(
      ribbon(beak, (s) => length * lerp(0.14, 0.22, s)),
      red.dark,
      red.ink,
      0.8,
    );
    fruitAt(one, fruit, special, end.point, end.angle - down, length, t < 0.62, 1);
    layers.top.lay(one);
  };
  for (const one of placed.filter(({ depth }) => depth < 0)) draw(one);
  layers.top.lay(axis);
  for (const one of placed.filter(({ depth }) => depth >= 0).sort((a, b) => b.t - a.t)) draw(one);
};
