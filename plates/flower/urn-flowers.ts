// Fleshy flowers that hardly open (poi): a pitcher of thick segments that touch at their tips, seated along a thick spike.
import {
  along,
  arc,
  clamp,
  degrees,
  ellipse,
  frame,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { blendWash } from "../drawing/wash.ts";
import { cutOvary, cutStamen } from "./cut-organs.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { stalkPaint } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** Half the width of the pitcher at each share of its height. */
const girth = (t: number): number =>
  0.33 * Math.sin(Math.min(1, 0.12 + t * 0.92) * Math.PI) ** 0.62 * lerp(1, 0.86, t);

const bank = (length: number, share: number, from = 0, to = 1): Point[] =>
  steps(12).map((step): Point => {
    const t = lerp(from, to, step);
    return [t * length, girth(t) * length * share];
  });

/** The pitcher from the side, its foot at the origin and its mouth along +x, `size` long. */
export const urnFlower = (sketch: Sketch, paint: FlowerPaint, size: number, isBud: boolean): void => {
  const { tone } = paint;
  const long = size * (isBud ? 0.72 : 1);
  // Pale below, coloured towards the tips.
  const wash = blendWash(
    sketch.page,
    mix(paint.centre, tone.light, 0.22),
    mix(tone.mid, tone.dark, 0.12),
    false,
  );
  sketch.body([...bank(long, -1), ...bank(long, 1).reverse()], wash, tone.ink, size > 40 ? 1.1 : 0.6);
  if (size < 12) return;
  sketch.patches([[...bank(long, 0.96, 0.06, 0.96), ...bank(long, 0.46, 0.06, 0.96).reverse()]], {
    fill: tone.dark,
    opacity: 0.4,
  });
  // The edges of the segments, which part a little at the mouth.
  sketch.lines(
    [-0.42, 0.36].map((share) => bank(long, share, 0.3, 0.97)),
    tone.ink,
    Math.max(0.5, size * 0.011),
    { opacity: 0.75 },
  );
  if (size > 34) sketch.lines([bank(long, -0.66, 0.16, 0.62)], tone.pale, size * 0.035, { opacity: 0.75 });
  // Two small keeled bracts hold its foot.
  const green = toneOf(mix(paint.bracts.mid, tone.mid, 0.3));
  for (const side of [-1, 1])
    sketch.body(
      [
        [-long * 0.02, 0],
        [long * 0.06, side * long * 0.22],
        [long * 0.3, side * long * 0.27],
        [long * 0.2, side * long * 0.08],
      ],
      green.light,
      green.ink,
      size > 40 ? 0.8 : 0.4,
    );
};

/** A spike of pitchers all round a thick axis: open ones below, buds to the tip. */
export const urnSpike = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const paint = paintOf(flower);
  const count = clamp(Math.round((lengthOf(line) / size) * 2.7), 9, 26);
  const all = Array.from({ length: count }, (_, i) => ({
    t: clamp(lerp(0.2, 1, 1 - (1 - i / (count - 1)) ** 1.15) + random.around(0, 0.2 / count), 0.16, 1),
    turn: i * 2.4 + random.around(0, 0.3),
  }));
  const draw = ({ t, turn }: (typeof all)[number]): void => {
    const { point, angle } = along(line, t);
    const across = Math.sin(turn);
    const isBud = t > 0.62;
    const grown = size * lerp(1.06, 0.42, t ** 1.3) * random.between(0.92, 1.06);
    const one = new Sketch(sketch.page);
    one.reuse(
      `urn ${isBud} ${flower.colour}`,
      () => {
        const drawing = new Sketch(sketch.page);
        urnFlower(drawing, paint, 40, isBud);
        return drawing;
      },
      frame(
        polar(point, angle + Math.PI / 2, across * size * 0.1),
        angle + across * degrees(lerp(66, 34, t)),
        (grown / 40) * lerp(0.66, 1, Math.abs(across)),
        grown / 40,
      ),
    );
    sketch.lay(one);
  };
  const fleshy = toneOf(mix(stalkPaint(flower).mid, paint.tone.mid, 0.3));
  for (const each of all.filter(({ turn }) => Math.cos(turn) < 0)) draw(each);
  sketch.body(
    ribbon(line, (t) => size * lerp(0.2, 0.1, Math.min(1, t * 1.2)) * Math.min(1, 0.6 + t * 3)),
    fleshy.mid,
    fleshy.ink,
    0.8,
  );
  for (const each of all.filter(({ turn }) => Math.cos(turn) >= 0)) draw(each);
};

/** The pitcher cut lengthwise: fleshy walls, the stamens on them, and the ovary with its single ovule. */
export const cutUrn = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  const paint = paintOf(flower);
  const { tone } = paint;
  const long = radius * 1.7;
  const turned = (line: readonly Point[]): Point[] => line.map(([x, y]): Point => [y, -x]);
  sketch.body(
    turned([...bank(long, -1), ...bank(long, 1).reverse()]),
    blendWash(sketch.page, mix(tone.light, tone.pale, 0.3), mix(paint.centre, tone.pale, 0.4)),
    tone.ink,
    1,
  );
  for (const side of [-1, 1]) {
    const wall = turned(bank(long, side * 0.92, 0.02, 1));
    sketch.body(
      ribbon(wall, (t) => radius * lerp(0.15, 0.07, t)),
      mix(tone.mid, tone.pale, 0.35),
      tone.ink,
      0.9,
    );
  }
  const high = radius * 0.52;
  cutOvary(sketch, flower, { centre: [0, -radius * 0.42], wide: radius * 0.3, high });
  for (const side of [-1, -0.4, 0.4, 1])
    cutStamen(
      sketch,
      arc([side * radius * 0.42, -radius * 0.8], up - side * 0.12, radius * 0.42, -side * 0.5, 0, 6),
      toneOf(paint.stamen),
      radius * 0.04,
      radius * 0.085,
    );
  const green = toneOf("light-green");
  for (const lean of [-0.42, 0, 0.42]) {
    const style = arc([0, -radius * 0.68], up + lean, radius * 0.4, -lean * 0.6, 0, 6);
    sketch.lines([style], green.ink, radius * 0.07);
    sketch.lines([style], green.light, radius * 0.045);
    sketch.body(
      ellipse(along(style, 1).point, radius * 0.045, radius * 0.06, 0, 8),
      green.pale,
      green.ink,
      0.5,
    );
  }
};
