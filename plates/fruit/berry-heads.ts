// The heads of a composite with juicy fruits (kunami): a flat-topped spray as the heads stood in flower, in each cup of
// bracts a few berries.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { fruitAt } from "./fruit.ts";

/** Three or four berries that stand on the end of a branch, the nearest last, held by the dry bracts of their head. */
const berryHead = (
  sketch: Sketch,
  traits: PlateTraits,
  branch: Polyline,
  size: number,
  ripe: boolean,
): void => {
  const { fruit, flower, special } = traits;
  if (fruit === undefined) return;
  const { point, angle } = along(branch, 1);
  const one = new Sketch(sketch.page);
  for (const turn of [-0.92, 0.9, -0.06])
    fruitAt(
      one,
      fruit,
      special,
      polar(point, angle, turn === -0.06 ? -size * 0.06 : 0),
      angle - down + turn,
      size * sketch.random.between(0.86, 1.05) * (turn === -0.06 ? 0.94 : 1),
      ripe || sketch.random.chance(0.4),
      1,
    );
  const green = toneOf(mix(toneOf(flower?.bracts ?? "light-green").mid, "#8d8a4a", 0.3));
  one.patches(
    [-1.1, -0.4, 0.35, 1.05].map((turn): Point[] => {
      const heading = angle + turn;
      return [
        polar(point, angle + Math.PI, size * 0.14),
        polar(polar(point, heading, size * 0.2), heading - Math.PI / 2, size * 0.15),
        polar(point, heading, size * 0.44),
        polar(polar(point, heading, size * 0.2), heading + Math.PI / 2, size * 0.15),
      ];
    }),
    { fill: green.mid, stroke: green.ink, "stroke-width": 0.6 },
  );
  sketch.lay(one);
};

export const berryHeads = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  out: number,
  size: number,
  stalk: (sketch: Sketch, line: Polyline, width: number) => void,
): void => {
  const { random } = sketch;
  const length = clamp(size * 6.4, 110, 170);
  const axis = arc(from, out, length * 0.66, random.around(0, 0.12), 0, 10);
  const heads: { line: Point[]; ripe: boolean }[] = [];
  for (const [i, t] of steps(5).entries()) {
    const side = t * 2 - 1;
    const spot = along(axis, lerp(1, 0.42, Math.abs(side)));
    const heading = spot.angle + side * degrees(58);
    const branch = arc(
      spot.point,
      heading,
      length * lerp(0.34, 0.62, Math.abs(side)) * random.between(0.92, 1.08),
      -side * degrees(38),
      0,
      8,
    );
    stalk(sketch, branch, 2.2);
    const end = along(branch, 1);
    for (const turn of [-0.75, 0.7, 0.02])
      heads.push({
        line: arc(end.point, end.angle + turn, size * random.between(0.8, 1.4), -turn * 0.5, 0, 6),
        ripe: (i + (turn > 0 ? 1 : 0)) % 3 !== 2,
      });
  }
  stalk(sketch, axis, 3.4);
  for (const { line } of heads) stalk(sketch, line, 1.6);
  for (const { line, ripe } of heads) berryHead(sketch, traits, line, size * (ripe ? 0.82 : 0.66), ripe);
};
