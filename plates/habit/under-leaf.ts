// Flowers or seeds hanging in a row beneath a leaf or leafy twig, as seed-under-leaf carries them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, clamp, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { fruitAt } from "../fruit/fruit.ts";

export const rowUnderLeaf = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
): void => {
  const { fruit, special } = traits;
  if (fruit === undefined || fruit.form === "none") return;
  const line = arc(from, angle - bend * 0.2, length * 0.9, bend, 0, 12);
  const size = clamp(length * 0.085, 10, 20);
  // "Below" is the side of the twig that faces the ground.
  const below = Math.cos(angle) >= 0 ? 1 : -1;
  for (const t of steps(9)) {
    const spot = along(line, lerp(0.18, 0.86, t));
    fruitAt(
      sketch,
      fruit,
      special,
      polar(spot.point, spot.angle + (below * Math.PI) / 2, 1),
      spot.angle + (below > 0 ? 0 : Math.PI),
      size,
      true,
      size * 0.5,
    );
  }
};
