// Closed flowers along +x, the stalk's end at the origin: each in the way in which its family folds its petals.
import { ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { calyx } from "./petals.ts";
import { type FlowerTraits, isNail, isVase } from "./traits.ts";

type Bud = {
  sketch: Sketch;
  flower: FlowerTraits;
  paint: FlowerPaint;
  length: number;
  width: number;
  green: Tone;
};

/** A body of revolution along +x from its half width at each share of the length. */
const turned = (length: number, half: (t: number) => number): Point[] => {
  const side = (sign: 1 | -1): Point[] => steps(9).map((t) => [t * length, sign * half(t)]);
  return [...side(-1), ...side(1).reverse()];
};

/** The calyx of a wound bud, in shares of its length and width: that of a mallow holds it, others are small at its foot. */
const woundCalyx: Partial<Record<FlowerTraits["form"], readonly [number, number]>> = {
  mallow: [0.4, 0.86],
  trumpet: [0.26, 0.56],
  bell: [0.28, 0.62],
};

/** Petals wound around each other: mallows, trumpets, bells. */
const wound = ({ sketch, flower, paint, length, width, green }: Bud): void => {
  const { tone } = paint;
  const [deep, wide] = woundCalyx[flower.form] ?? [0.3, 0.6];
  // A tube is narrow at its foot and swells where the lobes are rolled up.
  const stout = wide > 0.8;
  const half = (t: number): number =>
    width * 0.5 * Math.sin(lerp(stout ? 0.2 : 0.1, 0.99, t ** (stout ? 0.8 : 1.25)) * Math.PI) ** 0.8;
  sketch.body(turned(length, half), flatWash(sketch.page, tone), tone.ink, 0.9);
  // The edges of the petals run around the bud to its tip.
  const seams = [-0.9, -0.2, 0.5].map((from) =>
    steps(7).map(
      (t): Point => [
        length * lerp(0.3, 0.98, t),
        half(lerp(0.3, 0.98, t)) * Math.sin(lerp(from, from + 1.5, t)),
      ],
    ),
  );
  sketch.lines(seams, tone.ink, length > 40 ? 0.9 : 0.6, { opacity: 0.75 });
  sketch.patches(
    [
      [
        [length * 0.2, half(0.2) * 0.2],
        [length * 0.6, half(0.6) * 0.4],
        [length * 0.95, 0],
        [length * 0.65, half(0.65) * 0.92],
        [length * 0.3, half(0.3) * 0.92],
      ],
    ],
    {
      fill: tone.dark,
      opacity: 0.3,
    },
  );
  calyx(sketch, length * deep, width * wide, green, 3);
  if (flower.form === "mallow" && flower.size_cm > 3) narrowBracts(sketch, length, width, green);
};

/** The ring of narrow bracts below the calyx of the larger mallows. */
const narrowBracts = (sketch: Sketch, length: number, width: number, green: Tone): void => {
  for (const side of [-1, 0.9, -0.4, 0.34]) {
    const tip: Point = [length * (0.34 - 0.1 * Math.abs(side)), side * width * 0.66];
    sketch.body(
      [
        [0, side * width * 0.1 - width * 0.04],
        [tip[0] * 0.5, tip[1] * 0.72 - width * 0.05],
        tip,
        tip,
        [tip[0] * 0.4, tip[1] * 0.5 + width * 0.05],
      ],
      green.light,
      green.ink,
      0.6,
    );
  }
};

/** A slender tube with a swollen tip: salvers, tubes. */
const clubbed = ({ sketch, paint, length, width, green }: Bud): void => {
  const { tone } = paint;
  const half = (t: number): number =>
    width *
    (t < 0.6
      ? lerp(0.16, 0.22, t / 0.6)
      : 0.22 + 0.2 * Math.sin(((t - 0.6) / 0.4) * Math.PI) - Math.max(0, t - 0.9) * 2);
  sketch.body(
    turned(length, (t) => Math.max(0.4, half(t))),
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [-0.5, 0.5].map((y) => [
      [length * 0.62, y * width * 0.2],
      [length * 0.8, y * width * 0.36],
      [length * 0.97, 0],
    ]),
    tone.ink,
    0.6,
    { opacity: 0.7 },
  );
  calyx(sketch, length * 0.26, width * 0.5, green, 3);
};

/** Clove: a long four-angled cup like the shaft of a nail, four teeth, and the closed petals as a round cap. */
const nail = ({ sketch, paint, length, green }: Bud): void => {
  const { tone } = paint;
  const long = length * 1.15;
  const cap: Point = [long * 0.86, 0];
  sketch.body(ellipse(cap, long * 0.14, long * 0.145, 0, 14), roundWash(sketch.page, tone), tone.ink, 0.8);
  for (const side of [-1, 1])
    sketch.body(
      [
        [long * 0.62, side * long * 0.05],
        [long * 0.72, side * long * 0.17],
        [long * 0.86, side * long * 0.22],
        [long * 0.86, side * long * 0.22],
        [long * 0.82, side * long * 0.12],
        [long * 0.74, side * long * 0.03],
      ],
      green.mid,
      green.ink,
      0.7,
    );
  sketch.body(
    turned(long * 0.76, (t) => long * lerp(0.075, 0.14, t ** 1.4)),
    flatWash(sketch.page, green),
    green.ink,
    0.9,
  );
  sketch.body(
    [
      [long * 0.66, -long * 0.08],
      [long * 0.82, -long * 0.05],
      [long * 0.9, 0],
      [long * 0.9, 0],
      [long * 0.82, long * 0.06],
      [long * 0.66, long * 0.09],
    ],
    green.light,
    green.ink,
    0.6,
  );
};

/** A slender tube in small sepals, its twisted lobes drawn out to a point: oleander, frangipani. */
const furled = ({ sketch, paint, length, width, green }: Bud): void => {
  const { tone } = paint;
  const half = (t: number): number =>
    width *
    (t < 0.4 ? lerp(0.17, 0.24, t / 0.4) : 0.02 + 0.36 * Math.sin(lerp(0.22, 1, (t - 0.4) / 0.6) * Math.PI));
  sketch.body(turned(length, half), flatWash(sketch.page, tone), tone.ink, 0.9);
  const edge = (from: number): Point[] =>
    steps(8).map((t): Point => {
      const x = lerp(0.4, 1, t);
      return [length * x, half(x) * Math.sin(lerp(from, from + 2.1, t))];
    });
  sketch.patches([[...edge(-0.4), ...edge(0.9).reverse()]], { fill: tone.dark, opacity: 0.34 });
  sketch.lines([edge(-1.3), edge(-0.4), edge(0.5)], tone.ink, length > 40 ? 0.9 : 0.6, { opacity: 0.75 });
  calyx(sketch, length * 0.14, width * 0.36, green, 3);
};

/** A ball on a cup: myrtles, with the petals closed like a lid. */
const ball = (bud: Bud): void => {
  const { sketch, flower, paint, length, width, green } = bud;
  if (isNail(flower)) {
    nail(bud);
    return;
  }
  const { tone } = paint;
  const radius = Math.min(length, width * 1.5) * 0.36;
  const centre: Point = [length * 0.55, 0];
  sketch.body(ellipse(centre, radius, radius, 0, 16), roundWash(sketch.page, tone), tone.ink, 0.9);
  sketch.lines(
    [-0.8, 0, 0.8].map((turn) => [
      polar(centre, turn, radius * 0.9),
      polar(centre, turn * 2.2, radius * 0.3),
    ]),
    tone.ink,
    0.6,
    { opacity: 0.6 },
  );
  calyx(sketch, length * 0.5, radius * 1.7, green, 4);
};

/** The closed standard folded over the rest: peas. */
const folded = ({ sketch, paint, length, width, green }: Bud): void => {
  const { tone } = paint;
  sketch.body(
    [
      [length * 0.2, -width * 0.2],
      [length * 0.5, -width * 0.5],
      [length * 0.86, -width * 0.4],
      [length * 1.02, -width * 0.02],
      [length * 0.8, width * 0.3],
      [length * 0.4, width * 0.34],
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [
      [
        [length * 0.36, width * 0.1],
        [length * 0.7, -width * 0.02],
        [length * 0.99, -width * 0.06],
      ],
    ],
    tone.ink,
    0.8,
    { opacity: 0.75 },
  );
  calyx(sketch, length * 0.46, width * 0.74, green, 3);
};

/** A head before it opens: bracts over each other, a tip of the florets' colour. */
const closedHead = ({ sketch, paint, length, width, green }: Bud): void => {
  const { tone } = paint;
  const long = length * 0.78;
  const half = (t: number): number => width * 0.56 * Math.sin(lerp(0.2, 0.86, t) * Math.PI) ** 0.7;
  sketch.body(ellipse([length * 0.74, 0], length * 0.2, width * 0.38, 0, 12), tone.mid, tone.ink, 0.7);
  sketch.body(turned(long, half), roundWash(sketch.page, green), green.ink, 0.9);
  // The bracts follow the round of the cup, those in the middle towards the reader; a few short ones spread at its foot.
  const bract = (turn: number, from: number, to: number, broad: number): Point[] => {
    const across = Math.sin(turn);
    const side = (way: number, t: number): Point => [
      long * lerp(from, to, t),
      across * half(lerp(from, to, t)) * 0.96 +
        way * width * broad * Math.cos(turn) * Math.sin(lerp(0.2, 1, t) * Math.PI),
    ];
    const tip: Point = [long * (to + 0.05), across * half(to) * 0.94];
    return [...[0, 0.35, 0.7].map((t) => side(-1, t)), tip, tip, ...[0.7, 0.35, 0].map((t) => side(1, t))];
  };
  const rows = [
    [-1.1, -0.55, 0, 0.55, 1.1].map((turn) => bract(turn, 0.12, 0.96, 0.12)),
    [-0.95, -0.3, 0.35, 1].map((turn) => bract(turn, 0, 0.46, 0.1)),
  ];
  for (const [i, scales] of rows.entries())
    sketch.patches(scales, {
      fill: mix(green.light, green.mid, i === 0 ? 0.6 : 0.15),
      stroke: green.ink,
      "stroke-width": 0.6,
    });
};

/** Pomegranate: a fleshy vase, narrow above its foot, its thick teeth closed over the petals. */
const closedVase = ({ sketch, length, green }: Bud): void => {
  const long = length * 1.1;
  const half = (t: number): number =>
    long *
    (t < 0.3
      ? lerp(0.07, 0.22, Math.sin((t / 0.3) * Math.PI * 0.5))
      : lerp(0.22, 0.27, Math.sin(((t - 0.3) / 0.7) * Math.PI)) - Math.max(0, t - 0.62) * 0.52);
  sketch.body(
    turned(long * 0.94, (t) => Math.max(0.5, half(t))),
    roundWash(sketch.page, green),
    green.ink,
    1,
  );
  for (const side of [-1, 1])
    sketch.body(
      [
        [long * 0.56, side * long * 0.24],
        [long * 0.72, side * long * 0.24],
        [long * 0.94, side * long * 0.07],
        [long * 1.02, side * long * 0.03],
        [long * 1.02, side * long * 0.03],
        [long * 0.8, side * long * 0.05],
        [long * 0.58, side * long * 0.1],
      ],
      flatWash(sketch.page, green),
      green.ink,
      0.8,
    );
  sketch.body(
    [
      [long * 0.54, 0],
      [long * 0.6, -long * 0.11],
      [long * 0.78, -long * 0.11],
      [long * 1.03, 0],
      [long * 1.03, 0],
      [long * 0.78, long * 0.11],
      [long * 0.6, long * 0.11],
    ],
    flatWash(sketch.page, { ...green, mid: mix(green.mid, green.light, 0.4) }),
    green.ink,
    0.8,
  );
};

/** A round knob of closed flowers: heads of florets or threads before they open. */
const knob = ({ sketch, paint, length, green }: Bud): void => {
  const tone = paint.tone;
  const radius = length * 0.42;
  const centre: Point = [radius * 0.9, 0];
  sketch.body(ellipse(centre, radius, radius * 0.92, 0, 14), green.dark, green.ink, 0.7);
  const spots = Array.from({ length: 30 }, (_, i) =>
    polar(centre, i * 2.4, radius * 0.95 * Math.sqrt((i + 0.5) / 30)),
  );
  sketch.dots(spots, green.ink, radius * 0.36, { opacity: 0.6 });
  sketch.dots(spots, mix(green.light, tone.mid, 0.4), radius * 0.29);
  sketch.dots(
    spots.map(([x, y]): Point => [x - radius * 0.05, y - radius * 0.06]),
    mix(green.pale, tone.pale, 0.5),
    radius * 0.12,
  );
};

/** Petals edge to edge or over each other, the sepals around their foot. */
const plain = ({ sketch, flower, paint, length, width, green }: Bud): void => {
  const { tone } = paint;
  const blunt = flower.petal === "strap" || flower.petal === "thick" || flower.petal === "crinkled";
  const half = (t: number): number =>
    width * 0.5 * Math.sin(lerp(0.16, blunt ? 0.93 : 0.99, t) * Math.PI) ** (blunt ? 0.6 : 0.8);
  sketch.body(turned(length, half), flatWash(sketch.page, tone), tone.ink, 0.9);
  sketch.patches(
    [
      [
        [length * 0.15, 0],
        [length * 0.95, 0.02 * width],
        [length * 0.65, width * 0.42],
        [length * 0.25, width * 0.44],
      ],
    ],
    {
      fill: tone.dark,
      opacity: 0.3,
    },
  );
  sketch.lines(
    [
      [
        [length * 0.4, -width * 0.1],
        [length * 0.7, -width * 0.06],
        [length * 0.98, 0],
      ],
    ],
    tone.ink,
    0.6,
    { opacity: 0.7 },
  );
  calyx(sketch, length * (blunt ? 0.22 : 0.3), width * (blunt ? 0.7 : 0.82), green, 3);
};

const kinds: Partial<Record<FlowerTraits["form"], (bud: Bud) => void>> = {
  mallow: wound,
  trumpet: wound,
  pinwheel: furled,
  bell: wound,
  salver: clubbed,
  tube: clubbed,
  beak: clubbed,
  brush: ball,
  pea: folded,
  lipped: folded,
  globe: knob,
  button: closedHead,
  daisy: closedHead,
  pompon: closedHead,
};

const lengths: Partial<Record<FlowerTraits["form"], number>> = {
  trumpet: 0.86,
  tube: 0.8,
  salver: 0.72,
  pinwheel: 0.9,
  tiny: 0.8,
  milkweed: 0.32,
};
const fat: ReadonlySet<FlowerTraits["form"]> = new Set([
  "mallow",
  "many-petal",
  "thick-petal",
  "passion",
  "brush",
  "button",
  "daisy",
  "pompon",
]);

/** A bud of a flower that is `size` across when open. */
export const drawBud = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  green: Tone,
): void => {
  const kind = isVase(flower) ? closedVase : (kinds[flower.form] ?? plain);
  kind({
    sketch,
    flower,
    paint,
    length: size * (lengths[flower.form] ?? 0.62),
    // The buds of milkweeds are beads.
    width: size * (fat.has(flower.form) ? 0.5 : flower.form === "milkweed" ? 0.24 : 0.34),
    green,
  });
};
