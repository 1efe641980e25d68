// The whole pomegranate: a leathery globe, flattened between blunt ribs, and at its free end the thick tube of the calyx with
// its teeth. Hanging from the stalk at the origin, `L` long.
import { ellipse, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import { type Body, onBody, profiles } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

/** The share of the length above the neck of the calyx. */
const globe = 0.84;

const tube = (sketch: Sketch, tone: Tone, from: number, L: number): void => {
  const [foot, mouth, end] = [L * 0.11, L * 0.13, from + L * 0.13];
  const inside = toneOf(mix(tone.dark, "#6b3a2a", 0.4));
  /** One of the far side, of which the inside shows. */
  const tooth = (x: number): Point[] => {
    const wide = L * 0.05;
    const point: Point = [x * mouth * 1.5, end + L * 0.05];
    return [[x * mouth - wide, end - L * 0.012], point, point, [x * mouth + wide, end - L * 0.012]];
  };
  for (const x of [-0.5, 0.52]) sketch.body(tooth(x), inside.mid, inside.ink, 0.8);
  const tip = (x: number, out: number): Point[] => [
    [x * mouth, end + L * out],
    [x * mouth, end + L * out],
  ];
  sketch.body(
    [
      [-foot * 1.7, from - L * 0.05],
      [-foot, from + L * 0.015],
      [-mouth * 0.9, from + L * 0.07],
      ...tip(-1.42, 0.05),
      [-mouth * 0.62, end - L * 0.012],
      [-mouth * 0.4, end - L * 0.008],
      ...tip(0.05, 0.075),
      [mouth * 0.42, end - L * 0.008],
      [mouth * 0.64, end - L * 0.012],
      ...tip(1.4, 0.055),
      [mouth * 0.9, from + L * 0.07],
      [foot, from + L * 0.015],
      [foot * 1.7, from - L * 0.05],
    ],
    litWash(sketch.page, [tone.light, tone.mid, tone.dark], [-mouth, from], [mouth, from]),
    tone.ink,
    L > 40 ? 1.1 : 0.7,
  );
  sketch.lines(
    [-0.5, 0.02, 0.52].map((x): Point[] => [
      [x * foot, from + L * 0.02],
      [x * mouth, from + L * 0.08],
      [x * mouth * 1.4, end + L * 0.01],
    ]),
    tone.ink,
    0.7,
    { opacity: 0.4 },
  );
};

export const pomegranate = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone, accent } = fruitPaint(fruit, ripe);
  const own = sketch.random.fork(`pomegranate ${sketch.page.parts.size}`);
  const body: Body = {
    length: L * globe,
    width: L * 0.92 * (fruit.width ?? 1) * own.between(0.98, 1.04),
    profile: (t) => profiles.round(t) ** 0.9 * lerp(0.97, 1.03, t),
    lean: own.around(0, 0.012),
  };
  // The tube stands out of the globe, whose skin runs up to it.
  tube(sketch, tone, L * globe * 0.985, L);
  const edge = (side: 1 | -1): Point[] =>
    steps(21).map((s) => {
      const t = (1 - Math.cos(s * Math.PI)) / 2;
      const [x, y] = onBody(body, t, side);
      // Blunt ribs make the outline a little angular.
      return [x * (1 + 0.012 * Math.sin(t * 9 + side)), y];
    });
  sketch.body([...edge(-1), ...edge(1).reverse()], roundWash(sketch.page, tone), tone.ink, L > 40 ? 1.3 : 1);
  if (L < 24) return;
  const meridian = (across: number, from = 0.03, to = 0.98): Point[] =>
    steps(11).map((t) => onBody(body, lerp(from, to, t), across));
  // The flats between the ribs: one in the light, one in the shade; a breath of yellow where leaves kept the sun off.
  if (accent !== undefined)
    for (const share of [1, 0.82, 0.64, 0.46, 0.28])
      sketch.patches([ellipse(onBody(body, 0.3, -0.16), L * 0.2 * share, L * 0.25 * share, 0.2, 16)], {
        fill: accent.light,
        opacity: 0.1,
      });
  sketch.patches([[...meridian(0.36), ...meridian(0.86).reverse()]], { fill: tone.dark, opacity: 0.15 });
  sketch.patches([[...meridian(-0.7), ...meridian(-0.38).reverse()]], { fill: tone.pale, opacity: 0.07 });
  const specks = Array.from({ length: L > 80 ? 90 : 34 }, () =>
    onBody(body, own.between(0.05, 0.95), Math.sin(own.around(0, 1.3))),
  );
  sketch.dots(specks, mix(tone.dark, "#5a3a1c", 0.4), Math.max(0.8, L * 0.009), { opacity: 0.45 });
  sketch.dots(specks.slice(0, 30), tone.pale, Math.max(0.7, L * 0.007), { opacity: 0.5 });
  // The skin is drawn together around the stalk.
  sketch.lines(
    [-0.6, -0.2, 0.24, 0.62].map((across) => meridian(across, 0.005, 0.09)),
    tone.ink,
    0.8,
    { opacity: 0.5 },
  );
};
