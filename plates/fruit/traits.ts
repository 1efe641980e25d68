// The types that the fruit drawings share.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { type Tone, toneOf } from "../drawing/palette.ts";

export type FruitTraits = NonNullable<PlateTraits["fruit"]>;
/** A hand-drawn part that the plant asks for. */
export type Special = PlateTraits["special"][number];
export type SeedTraits = NonNullable<PlateTraits["seed"]>;

/** Paint for one fruit; `accent` is its second colour where it has one. */
export type FruitPaint = { tone: Tone; accent: Tone | undefined };

export const fruitPaint = (fruit: FruitTraits, ripe: boolean): FruitPaint => ({
  tone: toneOf(ripe ? fruit.colour : (fruit.unripe ?? fruit.colour)),
  accent: fruit.accent === undefined ? undefined : toneOf(fruit.accent),
});
