// Draws a fruit of the plant, ripe or unripe, hanging from the given end of its stalk.

import { clamp, frame, type Point } from "../drawing/geometry.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { fruitStalk } from "./body.ts";
import { drawCapsule } from "./capsules.ts";
import { drawFleshy, starRibbed } from "./fleshy.ts";
import { drawPod } from "./pods.ts";
import { drawSmall } from "./small.ts";
import { drawSpecialFruit } from "./special-fruits.ts";
import { type FruitTraits, fruitPaint, type Special } from "./traits.ts";

/** The length of a fruit in page units. */
export const fruitLength = (fruit: FruitTraits): number =>
  clamp(146 * (fruit.length_cm / 10) ** 0.47, 22, 255);

/** The whole fruit at the origin, hanging down, `length` long. */
export const drawFruit = (
  sketch: Sketch,
  fruit: FruitTraits,
  special: readonly Special[],
  length: number,
  ripe = true,
): void => {
  if (fruit.form === "none") return;
  if (drawSpecialFruit(sketch, special, fruit, length, ripe)) return;
  const paint = fruitPaint(fruit, ripe);
  if (fruit.form === "star-ribbed") {
    starRibbed(sketch, paint, length);
    return;
  }
  const done =
    drawFleshy(sketch, fruit, paint, length) ||
    drawPod(sketch, fruit, paint, length, ripe) ||
    drawCapsule(sketch, fruit, paint, length, ripe) ||
    drawSmall(sketch, fruit, paint, length, ripe);
  if (!done) throw new Error(`no drawing for fruit form ${fruit.form}`);
};

const sizes = [14, 22, 36, 60, 100, 150, 210, 260];

/** Draws a fruit that hangs from `to`; `tilt` 0 is vertical. Drawings are reused by size. */
export const fruitAt = (
  sketch: Sketch,
  fruit: FruitTraits,
  special: readonly Special[],
  to: Point,
  tilt: number,
  length: number,
  ripe = true,
  stalk = length * 0.16,
): void => {
  if (fruit.form === "none") return;
  const bucket = sizes.find((each) => each >= length) ?? 260;
  const variant = Math.floor(sketch.random.between(0, 2));
  // Drawn for eight directions, so that the light on a leaning fruit does not lean with it.
  const eighth = bucket > 22 ? ((Math.round(tilt / (Math.PI / 4)) % 8) + 8) % 8 : 0;
  sketch.reuse(
    `fruit ${bucket} ${ripe} ${variant} ${eighth} ${Math.round((stalk / length) * 5)}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const foot = Math.max(2, stalk) * (bucket / length);
      const whole = new Sketch(sketch.page);
      fruitStalk(drawing, foot, clamp(bucket * 0.035, 1.2, 5));
      turnedBy(sketch.page, (eighth * Math.PI) / 4, () => drawFruit(whole, fruit, special, bucket, ripe));
      drawing.place(whole);
      const hung = new Sketch(sketch.page);
      hung.place(drawing, frame([0, foot], 0));
      return hung;
    },
    frame(to, tilt, length / bucket),
  );
};
