// A fruit at the end of a stalk of its own: hanging, or pointing anywhere.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  angleTo,
  arc,
  at,
  clamp,
  down,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
  turnTo,
} from "../drawing/geometry.ts";
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

/** The stalk of a fruit: stout where it leaves the stem and again where it bears the weight. */
const fruitStalkLook: StemLook = { ...stalkLook, swollen: true };

/**
 * The way of a stalk that leaves the stem with its growth and gives way under its fruit, the more the further out; `growth`
 * is the direction of the stem, and the fruit hangs at `end`.
 */
const weighedDown = (from: Point, growth: number, end: Point, last: number, atTip: boolean): Point[] => {
  const fall = turnTo(growth, down);
  const straight = angleTo(from, end);
  // From the tip of a twig it goes straight on; from a hanging axis it stands off; elsewhere it parts from the stem on its
  // lower side.
  const leaves = atTip
    ? growth + fall * 0.06
    : Math.abs(fall) < 0.6
      ? straight - turnTo(straight, down) * 0.7
      : growth + fall * clamp(0.36 + 0.2 * Math.abs(fall), 0.4, 0.66);
  const reach = Math.hypot(end[0] - from[0], end[1] - from[1]);
  const [one, two] = [polar(from, leaves, reach * 0.44), polar(end, last + Math.PI, reach * 0.5)];
  return steps(13).map((t): Point => {
    const on = (k: 0 | 1): number =>
      lerp(
        lerp(lerp(from[k], one[k], t), lerp(one[k], two[k], t), t),
        lerp(lerp(one[k], two[k], t), lerp(two[k], end[k], t), t),
        t,
      );
    return [on(0), on(1)];
  });
};

type Borne = {
  stalk: number;
  /** How far the stalk turns on its way. */
  turn: number;
  /** As a share of the usual length of the fruit. */
  size: number;
  ripe: boolean;
};

/** A fruit and its stalk, which are drawn apart so that no stalk crosses the face of a fruit. */
export type Bearing = { drawStalk: (sketch: Sketch) => void; drawFruit: (sketch: Sketch) => void };

export const bearing = (
  { fruit, special }: PlateTraits,
  from: Point,
  heading: number,
  { stalk, turn, size, ripe }: Borne,
): Bearing | undefined => {
  if (fruit === undefined) return undefined;
  const length = fruitLength(fruit) * size;
  const line = arc(from, heading, stalk, turn, 0, 10);
  const width = clamp(length * 0.06, 2.2, 6);
  const end = along(line, 1);
  return {
    drawStalk: (sketch) => drawStem(sketch, line, width, width * 0.85, fruitStalkLook),
    drawFruit: (sketch) => fruitAt(sketch, fruit, special, end.point, end.angle - down, length, ripe, 3),
  };
};

export const bear = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  heading: number,
  borne: Borne,
): void => {
  const one = bearing(traits, from, heading, borne);
  one?.drawStalk(sketch);
  one?.drawFruit(sketch);
};

/** A large fruit that hangs from a place on the line of its stem: its stalk, and the fruit, which lies before other stalks. */
export const hang = (
  traits: PlateTraits,
  { line: stem, width: stemWidth }: { line: Polyline; width: number },
  { t, stalk, swing, size, ripe, width: given, woody = false, mirrored = false }: HungFruit,
  side: 1 | -1,
): Bearing | undefined => {
  const { fruit, special } = traits;
  if (fruit === undefined) return undefined;
  const { point: middle, angle: growth } = along(stem, t);
  // It comes out of the lower flank of the stem.
  const below = growth + Math.sign(turnTo(growth, down)) * (Math.PI / 2);
  const from = t >= 1 ? middle : polar(middle, below, stemWidth * 0.4);
  const length = fruitLength(fruit) * size;
  const width = given ?? clamp(length * 0.064, 2.6, 6);
  const plumb = at(arc(from, down - side * swing, stalk, side * swing * 0.9, 0, 8), -1);
  // It swings out a little to where the stem grows, from which side it comes.
  const out = Math.cos(growth);
  const end: Point = [plumb[0] + out * stalk * (t >= 1 ? 0.5 : 0.34), plumb[1]];
  const last = down - out * 0.16;
  const line = weighedDown(from, growth, end, last, t >= 1);
  // The fruit swings less than its stalk.
  const tilt = (last - down) * 0.8 - side * swing * 0.08;
  return {
    drawStalk: (sketch) => {
      // Wood does not taper to its fruit, but runs a little way into it, and bears no thorns there.
      if (woody) {
        const wood = { ...woodyStem(traits), surface: "smooth" as const, swollen: true };
        drawStem(sketch, [...line, polar(end, last, width)], width * 0.94, width * 0.86, wood);
      } else drawStem(sketch, line, width * 0.86, width * 0.74, fruitStalkLook);
    },
    drawFruit: (sketch) => {
      if (!mirrored) {
        fruitAt(sketch, fruit, special, end, tilt, length, ripe, 3);
        return;
      }
      const one = new Sketch(sketch.page);
      fruitAt(one, fruit, special, [0, 0], 0, length, ripe, 3);
      sketch.place(one, frame(end, tilt, -1, 1));
    },
  };
};
