// The fruit of the ackee, hanging from the origin: a closed three-lobed pear, or burst into three thick valves around the
// cream arils, each of which bears a black seed.
import {
  along,
  arc,
  degrees,
  down,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { type Body, onBody, paintBody } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

export const ackee = (sketch: Sketch, fruit: FruitTraits, length: number, ripe: boolean): void => {
  const { tone, accent } = fruitPaint(fruit, ripe);
  if (!ripe) {
    closed(sketch, tone, length);
    return;
  }
  const flesh = accent ?? toneOf("cream");
  const inside = toneOf(mix(flesh.mid, tone.light, 0.22));
  // No two open alike: how wide, and which of the three valves is turned from the reader.
  const own = sketch.random.fork(`ackee ${sketch.page.parts.size}`);
  const gape = own.between(0.7, 1.24);
  valve(sketch, tone, inside, length, { turn: 0, wide: 0.6, curl: 0, inner: 1 });
  const side = own.chance(0.5) ? 1 : -1;
  valve(sketch, tone, inside, length, { turn: side * 36 * gape, wide: 0.38, curl: side * 14, inner: 0.44 });
  valve(sketch, tone, inside, length, { turn: -side * 42 * gape, wide: 0.36, curl: -side * 20, inner: 0.4 });
  for (const [x, y, turn, size] of [
    [-0.19 * gape, 0.35, 46 * gape, 0.9],
    [0.2 * gape, 0.38, -48 * gape, 0.94],
    [0.01, 0.48, own.around(0, 22), 1.04],
  ] as const)
    aril(
      sketch,
      flesh,
      [(x + own.around(0, 0.02)) * length, (y + own.around(0, 0.04)) * length],
      degrees(turn + own.around(0, 12)),
      length * 0.27 * size * own.between(0.92, 1.06),
    );
};

const closed = (sketch: Sketch, tone: Tone, length: number): void => {
  const body: Body = {
    length,
    width: length * 0.72,
    profile: (t) =>
      Math.sin(lerp(0.06, 1, t ** 0.82) * Math.PI) ** 0.62 * lerp(0.6, 1.06, Math.min(1, t * 1.4)),
  };
  paintBody(sketch, body, tone, "smooth");
  for (const across of [-0.3, 0.44]) {
    const seam = steps(12).map((t) =>
      onBody(body, lerp(0.05, 0.97, t), across * Math.sin(lerp(0.2, 0.9, t) * Math.PI)),
    );
    sketch.lines([seam], tone.dark, length * 0.035, { opacity: 0.4 });
    sketch.lines([seam], tone.ink, 0.8, { opacity: 0.7 });
  }
};

type ValvePose = {
  /** In degrees from straight down. */
  turn: number;
  wide: number;
  curl: number;
  /** How much of its width shows the inside. */
  inner: number;
};

/** One valve, held at the stalk: leathery outside, pale inside, its tip bent outwards. */
const valve = (
  sketch: Sketch,
  tone: Tone,
  inside: Tone,
  length: number,
  { turn, wide, curl, inner }: ValvePose,
): void => {
  const line = arc(
    [0, 0],
    down - degrees(turn),
    length * (turn === 0 ? 0.9 : 1),
    degrees(turn * 0.9 - curl),
    0,
    14,
  );
  const half = (t: number): number =>
    (length * wide * Math.sin(lerp(0.16, 0.97, t) * Math.PI) ** 0.8) / 2 + 1;
  const bank = (share: number): Point[] =>
    line.map((point, i) => {
      const t = i / (line.length - 1);
      return polar(point, along(line, t).angle + Math.PI / 2, share * half(t));
    });
  sketch.body(
    ribbon(line, (t) => half(t) * 2),
    roundWash(sketch.page, tone),
    tone.ink,
    1.2,
  );
  // The inside lies towards the middle of the fruit.
  const rim = turn === 0 ? 0.84 : 0.9;
  const [from, to] = turn === 0 ? [-rim, rim] : turn > 0 ? [rim - 2 * inner, rim] : [-rim, 2 * inner - rim];
  const trimmed = (share: number): Point[] => bank(share).slice(1, -1);
  sketch.body([...trimmed(from), ...trimmed(to).reverse()], flatWash(sketch.page, inside), inside.ink, 0.8);
  if (turn === 0) return;
  const back = turn > 0 ? -0.62 : 0.62;
  sketch.lines([bank(back).slice(2, -3)], tone.pale, length * 0.028, { opacity: 0.55 });
};

/** A folded aril; the seed at its end shines. */
const aril = (sketch: Sketch, flesh: Tone, at: Point, turn: number, size: number): void => {
  const heading = down + turn;
  const seed = polar(at, heading, size * 0.98);
  const black = toneOf("#1d1a1c");
  sketch.body(
    ellipse(seed, size * 0.5, size * 0.46, heading, 18),
    roundWash(sketch.page, black),
    "#0b090a",
    1,
  );
  sketch.patches(
    [ellipse([seed[0] - size * 0.18, seed[1] - size * 0.1], size * 0.15, size * 0.08, -0.6, 10)],
    {
      fill: "#f4f1e6",
      opacity: 0.85,
    },
  );
  const lobes = 22;
  const outline = Array.from({ length: lobes }, (_, i): Point => {
    const a = (i / lobes) * Math.PI * 2;
    const swell = 1 + 0.07 * Math.sin(a * 5 + turn * 3);
    // It is hollowed where the seed sits in it.
    const reach = size * 0.78 * swell * (1 - 0.28 * Math.max(0, Math.cos(a)) ** 3);
    return polar(
      polar(at, heading + Math.PI, size * 0.02),
      heading + a,
      reach * (1 - 0.2 * Math.abs(Math.sin(a))),
    );
  });
  sketch.body(outline, roundWash(sketch.page, flesh), flesh.ink, 1);
  sketch.lines(
    [-0.5, 0, 0.46].map((share) =>
      arc(
        polar(at, heading + Math.PI / 2, share * size * 0.5),
        heading + Math.PI,
        size * 0.46,
        share * 0.9,
        0,
        6,
      ),
    ),
    flesh.dark,
    size * 0.07,
    { opacity: 0.55 },
  );
};
