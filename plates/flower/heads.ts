// Flower heads: many florets that look like one flower.
import { degrees, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { globe } from "./balls.ts";
import { paintOf } from "./flower-paint.ts";
import { drawPetals } from "./petals.ts";
import { type FlowerTraits, isChaff } from "./traits.ts";

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

/** A chaff flower: stiff pointed scales around a green middle, between two spine-tipped bracts. */
const chaff = ({ sketch, radius, paint, tone }: Head): void => {
  const r = radius;
  const scale = (lean: number, length: number, wide: number): Point[] => {
    const at = (x: number, y: number): Point => polar(polar([0, 0], lean, x * r), lean + Math.PI / 2, y * r);
    return [
      at(0.05, 0),
      at(0.5 * length, -wide),
      at(1.05 * length, -wide * 0.5),
      at(1.7 * length, 0),
      at(1.05 * length, wide * 0.5),
      at(0.5 * length, wide),
    ];
  };
  const straw = paint.bracts;
  sketch.patches([scale(-0.62, 0.7, 0.12), scale(0.62, 0.7, 0.12)], {
    fill: straw.mid,
    stroke: straw.ink,
    "stroke-width": 0.5,
  });
  sketch.patches([scale(-0.26, 1, 0.24), scale(0.26, 1, 0.24)], {
    fill: mix(tone.mid, "#a9b77c", 0.25),
    stroke: tone.ink,
    "stroke-width": 0.6,
  });
  sketch.patches([scale(0, 1.1, 0.26)], {
    fill: mix(tone.light, "#c3cf98", 0.3),
    stroke: tone.ink,
    "stroke-width": 0.6,
  });
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

/** A flat narrow spikelet: keeled scales in two rows, each covering the foot of the next. */
const grass = ({ sketch, radius, tone }: Head): void => {
  const r = radius;
  const count = r > 14 ? 9 : 6;
  const scale = (t: number, side: number): Point[] => {
    const x = lerp(0.04, 1.66, t) * r;
    const wide = r * 0.15 * lerp(1, 0.5, t ** 2);
    return [
      [x, 0],
      [x + r * 0.08, side * wide],
      [x + r * 0.28, side * wide * 1.1],
      [x + r * 0.36, side * wide * 0.5],
      [x + r * 0.2, 0],
    ];
  };
  const rows = (side: number): Point[][] =>
    steps(count)
      .reverse()
      .map((t) => scale(t, side));
  sketch.patches(rows(-1), {
    fill: mix(tone.mid, tone.light, 0.45),
    stroke: tone.ink,
    "stroke-width": 0.5,
  });
  sketch.patches(rows(1), {
    fill: mix(tone.mid, tone.dark, 0.15),
    stroke: tone.ink,
    "stroke-width": 0.5,
  });
  sketch.lines(
    [
      [
        [0, 0],
        [r, r * 0.01],
        [r * 2, 0],
      ],
    ],
    tone.dark,
    Math.max(0.7, r * 0.04),
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
    case "tiny":
      if (isChaff(flower)) chaff(head);
      else tiny(head);
      return true;
    case "grass":
      grass(head);
      return true;
    default:
      return false;
  }
};
