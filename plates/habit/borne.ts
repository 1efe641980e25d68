// A fruit at the end of a stalk of its own: hanging, or pointing anywhere.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, clamp, down, frame, type Point, polar } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import type { HungFruit } from "../plans/plan.ts";
import { drawStem, type StemLook, woodyStem } from "../stem/stem.ts";

/** A stalk or a shoot that has not turned to wood. */
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
  size: number;
  ripe: boolean;
};

export const bear = (
  sketch: Sketch,
  { fruit, special }: PlateTraits,
  from: Point,
  heading: number,
  { stalk, turn, size, ripe }: Borne,
): void => {
  if (fruit === undefined) return;
  const length = fruitLength(fruit) * size;
  const line = arc(from, heading, stalk, turn, 0, 8);
  const width = clamp(length * 0.06, 2.2, 6);
  drawStem(sketch, line, width * 1.15, width * 0.85, stalkLook);
  const end = along(line, 1);
  fruitAt(sketch, fruit, special, end.point, end.angle - down, length, ripe, 3);
};

export const hang = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  { stalk, swing, size, ripe, width: given, woody = false, mirrored = false }: HungFruit,
  side: 1 | -1,
): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const length = fruitLength(fruit) * size;
  const width = given ?? clamp(length * 0.064, 2.2, 5);
  const thread = arc(from, down - side * swing, stalk, side * swing * 0.9, 0, 8);
  const end = along(thread, 1);
  // Wood does not taper to its fruit, but runs a little way into it, and bears no thorns there.
  if (woody) {
    const wood = { ...woodyStem(traits), surface: "smooth" as const };
    drawStem(sketch, [...thread, polar(end.point, end.angle, width)], width, width * 0.9, wood);
  } else drawStem(sketch, thread, width, width * 0.72, stalkLook);
  // The fruit swings less than its stalk.
  const tilt = (end.angle - down) * 0.7;
  if (!mirrored) {
    fruitAt(sketch, fruit, special, end.point, tilt, length, ripe, 3);
    return;
  }
  const one = new Sketch(sketch.page);
  fruitAt(one, fruit, special, [0, 0], 0, length, ripe, 3);
  sketch.place(one, frame(end.point, tilt, -1, 1));
};
