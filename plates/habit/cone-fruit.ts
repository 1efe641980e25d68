// Fruit in the cone of bracts that bore the flowers (spiral gingers).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { type Point, polar } from "../drawing/geometry.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import type { Layers } from "./layers.ts";

/** A few fruits show between the bracts of the cone. */
export const capsulesInCone = (
  layers: Layers,
  { flower, fruit, special }: PlateTraits,
  end: { point: Point; angle: number },
  length: number,
): void => {
  if (flower === undefined || fruit === undefined) return;
  for (const [t, side] of [
    [0.28, -1],
    [0.46, 1],
    [0.66, -1],
  ] as const) {
    const spot = polar(polar(end.point, end.angle, length * t), end.angle + Math.PI / 2, side * length * 0.2);
    fruitAt(
      layers.top,
      fruit,
      special,
      spot,
      end.angle + side * 0.9 - Math.PI / 2,
      fruitLength(fruit),
      true,
      1,
    );
  }
};
