// A close knot of felted cups in the axil of a leaf, small yellow flowers in many of them, older ones turning to brown
// (sleepy morning).
import { beside, degrees, frame, lerp, type Point, polar, ribbon, ring, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { flowerAt } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

/** A cup with five narrow teeth, along `turn` from its foot. */
const feltedCup = (sketch: Sketch, tone: Tone, foot: Point, turn: number, long: number): void => {
  const wide = long * 0.36;
  const on = beside(foot, turn, long, wide);
  const teeth = [-1, -0.5, 0, 0.5, 1].flatMap((y): Point[] => [
    on(0.7, y * 0.9 - 0.16),
    on(1.02, y * 1.15),
    on(1.02, y * 1.15),
    on(0.7, y * 0.9 + 0.16),
  ]);
  sketch.body(
    [on(0, -0.3), on(0.3, -0.8), ...teeth, on(0.3, 0.8), on(0, 0.3)],
    litWash(sketch.page, [tone.dark, tone.light, tone.pale], foot, on(1, 0)),
    tone.ink,
    0.6,
  );
  sketch.lines(
    [-0.4, 0, 0.4].map((y) => [on(0.15, y * 0.8), on(0.7, y)]),
    tone.ink,
    0.5,
    { opacity: 0.45 },
  );
};

/** The size at which a knot is drawn, to be reused: a plate has many. */
const drawnSize = 90;

export const glomerule = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  length: number,
): void => {
  const quarter = Math.round(place.angle / (Math.PI / 2));
  const heading = (quarter * Math.PI) / 2;
  const fruiting = place.fruiting === true;
  const variant = sketch.random.chance(0.5) ? 1 : 0;
  sketch.reuse(
    `glomerule ${fruiting} ${variant} ${((quarter % 4) + 4) % 4}`,
    () => {
      const drawing = new Sketch(sketch.page);
      knot(drawing, flower, heading, drawnSize, fruiting, variant);
      return drawing;
    },
    frame(place.at, place.angle - heading, length / drawnSize),
  );
};

/** One knot from the origin along `angle`. */
const knot = (
  sketch: Sketch,
  flower: FlowerTraits,
  angle: number,
  length: number,
  fruiting: boolean,
  variant: number,
): void => {
  const { random } = sketch;
  const cup = paintOf(flower).bracts;
  const bloom: FlowerTraits = { ...flower, form: "five-petal" };
  const faded: FlowerTraits = { ...bloom, colour: mix(toneOf(flower.colour).mid, "#b0602c", 0.62) };
  const R = length * 0.34;
  const centre = polar([0, 0], angle, R * 0.55);
  // A few narrow bracts below.
  for (const lean of [-112, 108, -78, 74])
    sketch.body(
      ribbon(
        steps(6).map((t) => polar([0, 0], angle + degrees(lean) * lerp(0.8, 1, t), R * 1.15 * t)),
        (t) => R * 0.2 * Math.sin(lerp(0.2, 1, t) * Math.PI) + 0.4,
      ),
      cup.mid,
      cup.ink,
      0.6,
    );
  sketch.body(
    ring(centre, () => R * 0.6, 14),
    cup.dark,
    cup.ink,
    0.6,
  );
  const count = 22;
  const spots = steps(count)
    .map((_, i) => ({ turn: i * 2.4 + variant, far: Math.sqrt((i + 0.3) / count), i }))
    .sort((one, other) => other.far - one.far);
  for (const { turn, far, i } of spots) {
    // None grows back into the stem.
    if (Math.cos(turn - angle) < -0.75 && far > 0.6) continue;
    const foot = polar(centre, turn, R * far * 0.5);
    // In the middle the cups come towards the reader and are foreshortened.
    const long = R * lerp(0.34, 0.6, far);
    const open = !fruiting && i % 2 === variant;
    const flowerOn = (view: "side" | "half" | "open"): void =>
      flowerAt(
        sketch,
        i % 6 < 2 && far < 0.9 ? faded : bloom,
        polar(foot, turn, long * 0.65),
        turn,
        R * random.between(0.62, 0.76),
        view,
      );
    if (open && far > 0.55) flowerOn(far > 0.8 ? "side" : "half");
    feltedCup(sketch, toneOf(mix(cup.mid, cup.light, 0.5 * (1 - far))), foot, turn, long);
    if (open && far <= 0.55) flowerOn("open");
  }
};
