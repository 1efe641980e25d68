// Draws a fruit of the plant, ripe or unripe, hanging from the given end of its stalk.

import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { clamp, ellipse, frame, type Point } from "../drawing/geometry.ts";
import { brightness, mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch, turnedBy } from "../drawing/sketch.ts";
import { leafLength } from "../leaf/leaf.ts";
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

/**
 * The length of a fruit on the plant: small fruits are drawn larger than their leaves would allow, or they could not be
 * seen, and long pods smaller; half of that difference in scale is taken back.
 */
export const fruitOnPlant = ({ fruit, leaf, branch }: PlateTraits): number => {
  if (fruit === undefined) return 0;
  // The lantern is what its plant is known by.
  const usual = fruitLength(fruit) * (fruit.form === "lantern" ? 1.3 : 1);
  if (leaf.form === "none" || leaf.form.startsWith("palm") || leaf.form === "banana") return usual;
  const share = (leafLength(leaf) * fruit.length_cm) / (leaf.length_cm * usual);
  // On a branch seen from near all is large enough, and a large fruit may keep its proportion to the leaves.
  const near = 1 / clamp(branch?.near ?? 1, 1, 1.3);
  const least =
    fruit.arrangement === "on-trunk"
      ? 0.96
      : usual > 90
        ? near
        : fruit.arrangement === "spike" && fruit.form !== "berry"
          ? 0.86
          : 0.72;
  return Math.max(Math.min(usual, 20), usual * clamp(share ** 0.4, least, 1.22));
};

/** Soft fruits that pass through a colour of their own before they are ripe. */
const colouring: ReadonlySet<FruitTraits["form"]> = new Set([
  "berry",
  "drupe",
  "olive",
  "apple",
  "lobed-cherry",
  "palm-fruit",
]);

/** What a fruit looks like that is about to ripen: dark ones redden first, red ones are orange, yellow ones still greenish. */
const turning = (colour: string): string => {
  const bright = brightness(colour);
  return bright < 0.24
    ? mix(colour, "#a5415c", 0.62)
    : mix(colour, bright > 0.55 ? "#a9bb58" : "#e0a544", 0.5);
};

/** Fruits of one plant are never of quite the same ripeness: a little greener or duller, a little deeper, or still turning. */
const ripening = (fruit: FruitTraits, ripe: boolean, variant: number): FruitTraits => {
  const own = toneOf(ripe ? fruit.colour : (fruit.unripe ?? fruit.colour));
  if (variant === 3) return { ...fruit, colour: turning(own.mid) };
  const colour =
    variant === 0
      ? own.mid
      : variant === 1
        ? mix(own.mid, ripe && fruit.unripe !== undefined ? toneOf(fruit.unripe).light : own.light, 0.16)
        : mix(own.mid, own.dark, 0.16);
  return ripe ? { ...fruit, colour } : { ...fruit, unripe: colour };
};

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
    starRibbed(sketch, fruit, paint, length);
    return;
  }
  const done =
    drawFleshy(sketch, fruit, paint, length, ripe) ||
    drawPod(sketch, fruit, paint, length, ripe) ||
    drawCapsule(sketch, fruit, paint, length, ripe) ||
    drawSmall(sketch, fruit, paint, length, ripe);
  if (!done) throw new Error(`no drawing for fruit form ${fruit.form}`);
};

/** Fruits as round from their end as from their side. */
const round: ReadonlySet<FruitTraits["form"]> = new Set(["berry", "drupe", "apple", "citrus"]);

/** A fruit that points at the reader: it hides its stalk, and shows the scar of the style near the middle. */
const endOn = (
  page: Page,
  fruit: FruitTraits,
  special: readonly Special[],
  length: number,
  ripe: boolean,
): Sketch => {
  const sketch = new Sketch(page);
  const whole = new Sketch(page);
  const near = length * 0.94;
  drawFruit(
    whole,
    { ...fruit, calyx: "none", surface: fruit.surface === "ribbed" ? "smooth" : fruit.surface },
    special,
    near,
    ripe,
  );
  const { tone } = fruitPaint(fruit, ripe);
  const scar: Point = [near * 0.07, near * 0.6];
  whole.patches([ellipse(scar, near * 0.06, near * 0.055)], { fill: tone.pale, opacity: 0.5 });
  whole.patches([ellipse([scar[0] + near * 0.008, scar[1] + near * 0.008], near * 0.036, near * 0.033)], {
    fill: tone.ink,
    opacity: 0.85,
  });
  sketch.place(whole, frame([0, -near * 0.36], 0));
  return sketch;
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
  facing = false,
): void => {
  if (fruit.form === "none") return;
  const bucket = sizes.find((each) => each >= length) ?? 260;
  const usual = Math.floor(sketch.random.between(0, bucket > 22 ? 3 : 2));
  const changes =
    ripe && fruit.unripe !== undefined && colouring.has(fruit.form) && bucket > 14 && bucket < 100;
  const own = sketch.random.fork(`ripe ${Math.round(to[0])} ${Math.round(to[1])}`);
  const variant = changes && own.chance(0.18) ? 3 : usual;
  if (facing && round.has(fruit.form)) {
    sketch.reuse(
      `fruit ${bucket} ${ripe} ${variant} facing`,
      () => endOn(sketch.page, ripening(fruit, ripe, variant), special, bucket, ripe),
      frame(to, 0, length / bucket),
    );
    return;
  }
  // Drawn for eight directions, so that the light on a leaning fruit does not lean with it.
  const eighth = bucket > 22 ? ((Math.round(tilt / (Math.PI / 4)) % 8) + 8) % 8 : 0;
  sketch.reuse(
    `fruit ${bucket} ${ripe} ${variant} ${eighth} ${Math.round((stalk / length) * 5)}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const foot = Math.max(2, stalk) * (bucket / length);
      const whole = new Sketch(sketch.page);
      fruitStalk(drawing, foot, clamp(bucket * 0.035, 1.2, 5));
      turnedBy(sketch.page, (eighth * Math.PI) / 4, () =>
        drawFruit(whole, ripening(fruit, ripe, variant), special, bucket, ripe),
      );
      drawing.place(whole);
      const hung = new Sketch(sketch.page);
      hung.place(drawing, frame([0, foot], 0));
      return hung;
    },
    frame(to, tilt, length / bucket),
  );
};
