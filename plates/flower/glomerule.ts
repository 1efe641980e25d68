// A close knot of felted cups in the axil of a leaf, small yellow flowers in many of them, older ones turning to brown
// (sleepy morning).
import { beside, degrees, frame, lerp, type Point, polar, ribbon, ring, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import { flowerAt } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

/** A felted cup along `turn` from its foot, seen from the side: three of its five blunt teeth show. */
const feltedCup = (sketch: Sketch, tone: Tone, foot: Point, turn: number, long: number): void => {
  const wide = long * 0.4;
  const on = beside(foot, turn, long, wide);
  sketch.body(
    [
      on(0, -0.4),
      on(0.36, -0.84),
      on(0.74, -0.9),
      on(1, -0.86),
      on(1, -0.86),
      on(0.82, -0.34),
      on(1.06, 0),
      on(1.06, 0),
      on(0.82, 0.34),
      on(1, 0.86),
      on(1, 0.86),
      on(0.74, 0.9),
      on(0.36, 0.84),
      on(0, 0.4),
    ],
    litWash(sketch.page, [tone.dark, tone.light, tone.pale], foot, on(1, 0)),
    mix(tone.ink, tone.dark, 0.45),
    0.6,
  );
  wool(
    sketch,
    tone,
    [-0.85, -0.4, 0.1, 0.5, 0.88].map((y) => on(0.3 + Math.abs(y) * 0.5, y)),
    turn,
    long,
  );
};

/** The same from its mouth. */
const feltedMouth = (sketch: Sketch, tone: Tone, centre: Point, turn: number, radius: number): void => {
  sketch.body(
    ring(centre, (angle) => radius * (0.78 + 0.22 * Math.cos((angle - turn) * 5)), 20),
    flatWash(sketch.page, tone),
    mix(tone.ink, tone.dark, 0.45),
    0.6,
  );
  sketch.fill(
    ring(centre, () => radius * 0.32, 8),
    { fill: tone.dark },
  );
  wool(
    sketch,
    tone,
    [0, 1, 2, 3, 4].map((i) => polar(centre, turn + i * 1.26, radius * 0.7)),
    turn,
    radius,
  );
};

/** Short white hairs. */
const wool = (sketch: Sketch, tone: Tone, roots: readonly Point[], turn: number, long: number): void =>
  sketch.lines(
    roots.map((root, i) => [root, polar(root, turn + ((i % 3) - 1) * 0.5, long * 0.3)]),
    mix(tone.pale, "#ffffff", 0.4),
    0.8,
    { opacity: 0.8 },
  );

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
  // Seen from other sides they differ enough.
  const variant = Math.abs(quarter) % 2;
  sketch.reuse(
    `glomerule ${fruiting} ${((quarter % 4) + 4) % 4}`,
    () => {
      const drawing = new Sketch(sketch.page);
      knot(drawing, flower, heading, drawnSize, fruiting, variant);
      return drawing;
    },
    frame(place.at, place.angle - heading, length / drawnSize),
  );
};

/** One knot from the origin along `angle`: a cushion of cups, those on its rim from the side, those before us from above. */
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
  const felt = toneOf(mix(cup.mid, fruiting ? "#a58f66" : "#b9c09c", 0.4));
  const bloom: FlowerTraits = { ...flower, form: "five-petal" };
  const faded: FlowerTraits = { ...bloom, colour: mix(toneOf(flower.colour).mid, "#b0602c", 0.55) };
  const R = length * 0.4;
  const centre = polar([0, 0], angle, R * 0.5);
  for (const lean of [-124, 118, -92, 88])
    sketch.body(
      ribbon(
        steps(6).map((t) => polar([0, 0], angle + degrees(lean) * lerp(0.85, 1, t), R * 1.02 * t)),
        (t) => R * 0.22 * Math.sin(lerp(0.2, 1, t) * Math.PI) + 0.4,
      ),
      cup.mid,
      cup.ink,
      0.6,
    );
  sketch.body(
    ring(centre, () => R * 0.62, 14),
    felt.dark,
    felt.ink,
    0.6,
  );
  const count = 26;
  const spots = steps(count)
    .map((_, i) => ({ turn: i * 2.4 + variant, far: Math.sqrt((i + 0.3) / count), i }))
    .sort((one, other) => other.far - one.far);
  const blooms: (() => void)[] = [];
  for (const { turn, far, i } of spots) {
    // None grows back into the stem.
    if (Math.cos(turn - angle) < -0.8 && far > 0.6) continue;
    const tone = toneOf(mix(felt.mid, felt.light, 0.6 * (1 - far)));
    const open = !fruiting && i % 3 !== variant && Math.cos(turn - angle) > -0.55;
    const own = i % 7 === 1 ? faded : bloom;
    if (far > 0.66) {
      const foot = polar(centre, turn, R * far * 0.42);
      const long = R * lerp(0.34, 0.5, far);
      if (open) flowerAt(sketch, own, polar(foot, turn, long * 0.72), turn, R * 0.58, "side");
      feltedCup(sketch, tone, foot, turn, long);
      continue;
    }
    const mouth = polar(centre, turn, R * far * 0.86);
    feltedMouth(sketch, tone, mouth, turn, R * 0.2);
    if (open)
      blooms.push(() =>
        flowerAt(sketch, own, mouth, turn, R * random.between(0.52, 0.62), far > 0.45 ? "half" : "open"),
      );
  }
  for (const draw of blooms) draw();
};
