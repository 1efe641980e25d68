// Mallows: five broad petals that overlap by turns, an eye at their feet, and the stamens joined to a column around the
// style, in hibiscus longer than the petals.
import { at, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { Blossom } from "./blossom.ts";
import { type Parts, petals, sepals } from "./parts.ts";
import type { Space } from "./space.ts";

/** Flowers smaller than this on the plant, in centimetres, lie flat open; the large ones are bowls. */
const flatBelow = 3;

export const mallow = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const long = flower.long_stamens;
  const flat = flower.size_cm < flatBelow;
  const rise = long ? ([58, -26] as const) : flat ? ([38, 0] as const) : ([58, 2] as const);
  const eye = flower.centre === undefined ? paint.tone.dark : paint.centre;
  // Petals are longer than the open flower is wide, because they rise before they spread.
  const reach = radius * (long ? 1.2 : flat ? 1.04 : 1.16);
  return {
    whorls: [
      petals(
        parts,
        {
          count: 5,
          width: flat ? 0.86 : 0.98,
          widest: 0.68,
          tip: flat ? "round" : radius > 26 ? "wavy" : "round",
          twist: 0.2,
        },
        rise,
        {
          length: reach,
          cup: 0.07,
          inner: mix(eye, paint.tone.mid, 0.12),
          each: (i) => ({
            length: [1, 0.95, 1.03, 0.98, 1.02][i % 5] ?? 1,
            rise: [0, 4, -4, 3, -2][i % 5] ?? 0,
          }),
        },
      ),
    ],
    sepals: { ...sepals(parts, 5, long ? 0.42 : 0.46, [66, 46]), width: 0.52 },
    // Bracts stand below the calyx of the large ones; in sida there are none.
    ...(flat
      ? {}
      : {
          epicalyx: {
            ...sepals(parts, 8, 0.32, [44, 18]),
            width: 0.2,
            turn,
          },
        }),
    centre: (sketch, space) => {
      if (flower.centre !== undefined && radius > 10) feathered(sketch, space, parts, eye, flat ? 0.62 : 1.3);
      column(sketch, space, parts);
    },
  };
};

/** The eye: deep in the middle, and drawn out along the veins, furthest in the middle of each petal. */
const feathered = (
  sketch: Sketch,
  space: Space,
  { radius, turn }: Parts,
  eye: string,
  steep: number,
): void => {
  const colour = mix(eye, "#40101a", 0.2);
  const at = (out: number, azimuth: number): Point => space.at(out, azimuth, out * steep);
  const round = (out: number): Point[] => steps(21).map((t) => at(radius * out, t * Math.PI * 2));
  sketch.fill(round(0.24), { fill: colour, opacity: 0.62 });
  const each = radius > 60 ? 11 : radius > 24 ? 7 : 5;
  const streaks = steps(5 * each + 1)
    .slice(1)
    .map((_, i): Point[] => {
      const place = ((i % each) + 0.5) / each - 0.5;
      const middle = turn + (Math.floor(i / each) / 5) * Math.PI * 2;
      const azimuth = middle + (place * Math.PI * 2) / 5;
      const out = radius * (0.4 - 0.3 * place * place - 0.05 * ((i * 0.618) % 1));
      const half = (Math.PI / 5 / each) * 1.3;
      // They bend with the veins, which spread in the petal.
      return [
        at(radius * 0.2, azimuth - half),
        at(radius * 0.28, azimuth - half * 0.55),
        at(out, azimuth + place * 0.08),
        at(out, azimuth + place * 0.08),
        at(radius * 0.28, azimuth + half * 0.55),
        at(radius * 0.2, azimuth + half),
      ];
    });
  sketch.patches(streaks, { fill: colour, opacity: 0.5 });
  sketch.fill(round(0.15), { fill: mix(eye, "#2b0a12", 0.5), opacity: 0.5 });
};

const column = (sketch: Sketch, space: Space, { flower, paint, radius }: Parts): void => {
  const free = flower.long_stamens;
  const long = radius * (free ? 1.5 : 0.72);
  // It bends down under its own weight, and its end up again.
  const bow = (t: number): number => radius * (free ? 0.3 * t - 0.16 * t ** 3 : 0.1 * t * t);
  const line = steps(9).map((t) => space.at(bow(t), Math.PI, long * t));
  const tone = toneOf(mix(paint.tone.light, paint.stamen, free ? 0.12 : 0.4));
  const first = free ? 0.52 : 0.3;
  sketch.body(
    ribbon(line, (t) => Math.max(1.8, radius * lerp(0.105, 0.045, t))),
    tone.mid,
    tone.ink,
    radius > 24 ? 0.9 : 0.6,
  );
  // Every anther stands on a thread that leaves the column at its own height.
  const threads = steps(radius > 60 ? 52 : radius > 30 ? 36 : 18).map((t, i): Point[] => {
    const height = lerp(first, 0.95, t);
    const foot = space.at(bow(height), Math.PI, long * height);
    const [dx, dy] = space.at(radius * lerp(0.15, 0.11, t), i * 2.4, radius * 0.05);
    return [foot, [foot[0] + dx * 0.6, foot[1] + dy * 0.6], [foot[0] + dx, foot[1] + dy]];
  });
  sketch.lines(threads, mix(paint.tone.ink, tone.ink, 0.5), Math.max(0.8, radius * 0.022), { opacity: 0.7 });
  sketch.lines(threads, tone.light, Math.max(0.5, radius * 0.013));
  const anthers = threads.map((thread) => at(thread, -1));
  sketch.dots(anthers, mix(paint.stamen, "#5a2a18", 0.7), Math.max(1.6, radius * 0.062));
  sketch.dots(anthers, paint.stamen, Math.max(1.1, radius * 0.046));
  if (radius > 30)
    sketch.dots(
      anthers.map(([x, y]): Point => [x - radius * 0.007, y - radius * 0.008]),
      mix(paint.stamen, "#fffbe0", 0.6),
      radius * 0.018,
    );
  if (radius < 22) return;
  const end = space.at(bow(1), Math.PI, long);
  // The five branches of the style spread far out of a long column; on a short one they hardly part.
  const apart = free ? 0.12 : 0.075;
  const stigmas = steps(5).map((_, i): Point[] => {
    const [x, y] = space.at(radius * apart, i * 1.26 + 0.4, radius * 0.13);
    return [end, [end[0] + x * 0.4, end[1] + y * 0.6], [end[0] + x, end[1] + y]];
  });
  const velvet = mix(paint.tone.dark, "#7d1f22", 0.55);
  sketch.lines(stigmas, mix(paint.tone.ink, velvet, 0.3), Math.max(1, radius * 0.026));
  const pads = stigmas.map((stigma) => at(stigma, -1));
  const pad = radius * (free ? 0.088 : 0.068);
  sketch.dots(pads, mix(velvet, "#240a0c", 0.5), pad);
  sketch.dots(pads, mix(velvet, "#c2434a", 0.35), pad * 0.7);
};
