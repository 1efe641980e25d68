// A fruit at the end of a stalk of its own, which may point anywhere.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, clamp, down, type Point } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawStem, type StemLook } from "../stem/stem.ts";

export const stalkLook: StemLook = {
  tone: toneOf("#7d8a45"),
  surface: "smooth",
  form: "round",
  woody: false,
};

type Borne = {
  stalk: number;
  /** How far the stalk turns on its way. */
  turn: number;
  /** As a share of the usual length of the fruit. */
  length: number;
  ripe: boolean;
};

export const bear = (
  sketch: Sketch,
  { fruit, special }: PlateTraits,
  from: Point,
  heading: number,
  { stalk, turn, length: share, ripe }: Borne,
): void => {
  if (fruit === undefined) return;
  const length = fruitLength(fruit) * share;
  const line = arc(from, heading, stalk, turn, 0, 8);
  const width = clamp(length * 0.06, 2.2, 6);
  drawStem(sketch, line, width * 1.15, width * 0.85, stalkLook);
  const end = along(line, 1);
  fruitAt(sketch, fruit, special, end.point, end.angle - down, length, ripe, 3);
};
