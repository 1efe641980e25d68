// Flower heads: many florets that look like one flower.
import { degrees, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { brush, globe } from "./balls.ts";
import { paintOf } from "./flower-paint.ts";
import { drawPetals } from "./petals.ts";
import type { FlowerTraits } from "./traits.ts";

/** What each drawing needs. */
type Head = {
  sketch: Sketch;
  flower: FlowerTraits;
  radius: number;
  turn: number;
  paint: ReturnType<typeof paintOf>;
  tone: ReturnType<typeof paintOf>["tone"];
  random: Sketch["random"];
};

const button = ({ sketch, radius, paint, tone, random }: Head): void => {
  // A cup of bracts with a tuft of florets.
  const cup = paint.bracts;
  const r = radius;
  sketch.body(
    [
      [0, -r * 0.2],
      [r * 0.35, -r * 0.6],
      [r * 0.95, -r * 0.62],
      [r * 0.95, r * 0.62],
      [r * 0.35, r * 0.6],
      [0, r * 0.2],
    ],
    flatWash(sketch.page, cup),
    cup.ink,
    0.8,
  );
  sketch.lines(
    [-0.3, 0, 0.3].map((y): Point[] => [
      [r * 0.1, y * r * 0.4],
      [r * 0.9, y * r * 1.2],
    ]),
    cup.ink,
    0.5,
    { opacity: 0.6 },
  );
  const tuft = steps(11).map((t): Point[] => {
    const angle = degrees(-58 + 116 * t);
    return [
      [r * 0.85, Math.sin(angle) * r * 0.55],
      polar([r * 0.7, 0], angle, r * random.between(1.0, 1.25)),
    ];
  });
  sketch.lines(tuft, tone.mid, Math.max(1.2, r * 0.17), { "stroke-linecap": "round" });
  sketch.dots(
    tuft.map((line) => line.at(-1) ?? [0, 0]),
    tone.light,
    Math.max(1.2, r * 0.17),
  );
  sketch.lines(
    tuft.filter((_, i) => i % 2 === 0),
    tone.ink,
    0.4,
    { opacity: 0.6 },
  );
};

const tiny = ({ sketch, flower, radius, turn, paint, tone }: Head): void => {
  // A dot in a cluster; enlarged, a minute four- or five-lobed flower.
  if (radius < 12) {
    sketch.body(
      ring([0, 0], (a) => radius * (0.72 + 0.16 * Math.cos(a * 5)), 15),
      roundWash(sketch.page, tone),
      tone.ink,
      0.6,
    );
    return;
  }
  drawPetals(
    sketch,
    { count: flower.petals ?? 5, width: 0.62, widest: 0.55, tip: "pointed" },
    radius,
    paint.centre,
    tone,
    turn,
  );
  const middle = toneOf(mix(paint.centre, "#7f9142", 0.4));
  sketch.body(
    ring([0, 0], () => radius * 0.22, 10),
    middle.mid,
    middle.ink,
    0.8,
  );
  sketch.dots(
    steps(5).map((t) => polar([0, 0], t * 5 + 0.6, radius * 0.4)),
    paint.stamen,
    radius * 0.11,
  );
};

/** A spikelet: scales in two rows along a slender axis, each covering the foot of the next. */
const grass = ({ sketch, radius, tone }: Head): void => {
  const r = radius;
  const scale = (t: number, side: number): Point[] => {
    const x = lerp(0.06, 1.62, t) * r;
    return [
      [x, 0],
      [x + r * 0.12, side * r * 0.26],
      [x + r * 0.42, side * r * 0.24],
      [x + r * 0.44, side * r * 0.05],
    ];
  };
  const count = r > 14 ? 7 : 5;
  sketch.patches(
    steps(count)
      .reverse()
      .flatMap((t) => [-1, 1].map((side) => scale(t, side * lerp(1, 0.35, t)))),
    { fill: mix(tone.mid, tone.light, 0.25), stroke: tone.ink, "stroke-width": 0.6 },
  );
  sketch.lines(
    [
      [
        [0, 0],
        [r, r * 0.02],
        [r * 2, 0],
      ],
    ],
    tone.dark,
    Math.max(0.8, r * 0.06),
  );
};

/** Returns whether it draws this form. Heads face the viewer; buttons, brushes and globes extend along +x. */
export const drawHead = (sketch: Sketch, flower: FlowerTraits, radius: number, turn: number): boolean => {
  const paint = paintOf(flower);
  const head: Head = { sketch, flower, radius, turn, paint, tone: paint.tone, random: sketch.random };
  switch (flower.form) {
    case "button":
      button(head);
      return true;
    case "globe":
      globe(sketch, flower, paint, radius);
      return true;
    case "brush":
      brush(sketch, flower, paint, radius, turn);
      return true;
    case "tiny":
      tiny(head);
      return true;
    case "grass":
      grass(head);
      return true;
    default:
      return false;
  }
};
