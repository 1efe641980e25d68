// The fruit of gingers, in the cone of bracts that bore the flowers.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { down } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";

/** A fruit along the x-axis, as it looks out from behind the bract that bore its flower. */
export const fruitInCone =
  ({ special }: PlateTraits, fruit: NonNullable<PlateTraits["fruit"]>) =>
  (into: Sketch): void =>
    fruitAt(into, fruit, special, [0, 0], -down, fruitLength(fruit) * 0.66, true, 1);
