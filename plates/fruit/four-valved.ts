// The capsule of crabwood, hanging from the origin: a heavy woody ball of four valves, ridged where they meet; ripe, they part and
// show the large angular seeds that fill it.
import { arc, degrees, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { type Body, onBody, paintBody } from "./body.ts";
import type { FruitPaint } from "./traits.ts";

export const fourValved = (sketch: Sketch, { tone, accent }: FruitPaint, L: number, ripe: boolean): void => {
  if (ripe) parted(sketch, tone, toneOf(accent?.mid ?? mix(tone.mid, "#8a4a26", 0.5)), L);
  else closed(sketch, tone, L);
};

const closed = (sketch: Sketch, tone: Tone, L: number): void => {
  const own = sketch.random.fork(`ball ${sketch.page.parts.size}`);
  const body: Body = {
    length: L,
    width: L * 0.94,
    profile: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * lerp(1.03, 0.95, t),
  };
  paintBody(sketch, body, tone, "smooth");
  // A corky bloom, then the ridges that come towards the reader.
  const warts = steps(44).map((t, i) => onBody(body, lerp(0.07, 0.93, t), Math.sin(i * 2.4) * 0.86));
  sketch.dots(warts, tone.dark, Math.max(1.4, L * 0.03), { opacity: 0.4 });
  sketch.dots(
    warts.map(([x, y]): Point => [x - L * 0.008, y - L * 0.009]),
    tone.light,
    Math.max(1, L * 0.019),
    { opacity: 0.6 },
  );
  const shift = own.between(-0.1, 0.1);
  for (const across of [shift - 0.56, shift + 0.5]) {
    const ridge = steps(11).map((t) => onBody(body, lerp(0.03, 0.97, t), across));
    sketch.patches([ribbon(ridge, (t) => L * 0.075 * Math.sin(lerp(0.1, 0.9, t) * Math.PI))], {
      fill: mix(tone.light, tone.pale, 0.2),
      opacity: 0.8,
    });
    const edge = ridge.map(([x, y], i): Point => [x + L * 0.036 * Math.sin((i / 10) * Math.PI), y]);
    sketch.lines([edge], tone.ink, Math.max(0.8, L * 0.014), { opacity: 0.6 });
  }
};

/** A valve bent like a rib of a barrel from the stalk to its tip; `out` is how far it stands off to its side. */
const valve = (
  sketch: Sketch,
  face: Tone,
  L: number,
  out: number,
  { broad, long, thick }: { broad: number; long: number; thick?: Tone },
): void => {
  const line = arc([out * L * 0.03, L * 0.02], degrees(90 - out * 62), L * long, degrees(out * 74), 0, 14);
  const wide = (t: number): number => L * broad * Math.sin(lerp(0.14, 0.98, t ** 0.9) * Math.PI) ** 0.66 + 1;
  // The thick wall shows along the edge that faces the gap.
  if (thick !== undefined)
    sketch.body(
      ribbon(
        line.map(([x, y]): Point => [x - out * L * 0.07, y + L * 0.01]),
        wide,
      ),
      flatWash(sketch.page, thick),
      thick.ink,
      1,
    );
  sketch.body(ribbon(line, wide), roundWash(sketch.page, face), face.ink, L > 40 ? 1.2 : 0.9);
  const bank = (share: number): Point[] =>
    line.map((point, i) => {
      const t = i / (line.length - 1);
      return polar(point, degrees(90 - out * 62) + degrees(out * 74) * t + Math.PI / 2, share * wide(t));
    });
  sketch.lines(
    [bank(-0.2), bank(0.16)].map((edge) => edge.slice(2, -2)),
    face.ink,
    0.7,
    { opacity: 0.4 },
  );
};

/** The seeds are pressed together, flat where they touch and rounded outwards. */
const packedSeeds: readonly (readonly Point[])[] = [
  [
    [-0.25, 0.34],
    [-0.06, 0.26],
    [-0.02, 0.46],
    [-0.16, 0.58],
    [-0.31, 0.5],
  ],
  [
    [-0.04, 0.25],
    [0.17, 0.27],
    [0.28, 0.4],
    [0.1, 0.52],
    [0, 0.46],
  ],
  [
    [0.29, 0.43],
    [0.33, 0.58],
    [0.22, 0.71],
    [0.08, 0.66],
    [0.11, 0.54],
  ],
  [
    [-0.3, 0.54],
    [-0.16, 0.61],
    [-0.1, 0.76],
    [-0.18, 0.82],
    [-0.28, 0.72],
  ],
  [
    [-0.14, 0.59],
    [0, 0.49],
    [0.08, 0.55],
    [0.06, 0.68],
    [-0.08, 0.74],
  ],
  [
    [-0.07, 0.78],
    [0.06, 0.71],
    [0.19, 0.74],
    [0.1, 0.86],
    [-0.04, 0.88],
  ],
];

const parted = (sketch: Sketch, tone: Tone, seed: Tone, L: number): void => {
  const lining = toneOf(mix(tone.light, "#dcc79c", 0.6));
  valve(sketch, lining, L, 0.42, { broad: 0.5, long: 0.94 });
  valve(sketch, lining, L, -0.44, { broad: 0.5, long: 0.92 });
  sketch.patches(
    [steps(20).map((t): Point => [Math.cos(t * 6.283) * L * 0.3, L * 0.55 + Math.sin(t * 6.283) * L * 0.33])],
    {
      fill: "#4a3420",
      opacity: 0.55,
    },
  );
  for (const outline of packedSeeds) {
    sketch.body(
      outline.map(([x, y]): Point => [x * L, y * L]),
      roundWash(sketch.page, seed),
      seed.ink,
      L > 40 ? 1 : 0.7,
    );
    if (L < 50) continue;
    const [a, b] = [outline[0] ?? [0, 0], outline[3] ?? [0, 0]];
    sketch.lines(
      [
        [
          [lerp(a[0], b[0], 0.25) * L, lerp(a[1], b[1], 0.25) * L],
          [lerp(a[0], b[0], 0.5) * L + 1, lerp(a[1], b[1], 0.5) * L],
          [lerp(a[0], b[0], 0.72) * L, lerp(a[1], b[1], 0.72) * L],
        ],
      ],
      seed.pale,
      1,
      { opacity: 0.5 },
    );
  }
  valve(sketch, tone, L, 1.16, { broad: 0.36, long: 1.06, thick: lining });
  valve(sketch, tone, L, -1.2, { broad: 0.38, long: 1.02, thick: lining });
};
