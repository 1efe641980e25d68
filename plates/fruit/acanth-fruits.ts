// The panicle of an acanth in fruit: its branches in pairs, on each of them a few clubs that stand up.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, down, lerp, type Point, steps, up } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { stalk } from "../flower/stalked.ts";
import { fruitAt } from "./fruit.ts";

export const acanthFruits = (
  sketch: Sketch,
  { fruit, flower, special }: PlateTraits,
  from: Point,
  out: number,
  size: number,
): void => {
  if (fruit === undefined || flower === undefined) return;
  const { random } = sketch;
  const axis = arc(from, lerp(out, up, 0.5), size * 5, random.around(0, 0.3), 0, 12);
  stalk(sketch, flower, axis, 3.2);
  // Those towards the tip are still green.
  const club = (at: Point, heading: number, grown: number): void =>
    fruitAt(
      sketch,
      fruit,
      special,
      at,
      lerp(heading, up, 0.45) + random.around(0, 0.14) - down,
      size * grown * random.between(0.86, 1.06),
      !(fruit.unripe !== undefined && grown < 0.9),
      3,
    );
  for (const [i, s] of steps(5).entries())
    for (const way of [-1, 1]) {
      const { point, angle } = along(axis, lerp(0.24, 0.94, s));
      const reach = size * lerp(1.5, 0.4, s) * (i % 2 === 0 ? 1 : 0.62) * random.between(0.85, 1.1);
      const twig = arc(point, angle + way * degrees(58), reach, -way * 0.5, 0, 7);
      stalk(sketch, flower, twig, 2);
      // Some have dropped theirs.
      if (s < 0.6 && random.chance(0.7)) {
        const spot = along(twig, 0.5);
        club(spot.point, spot.angle + way * 0.3, 0.9);
      }
      const end = along(twig, 1);
      club(end.point, end.angle, lerp(1, 0.8, s));
    }
  const tip = along(axis, 1);
  club(tip.point, tip.angle, 0.74);
};
