// The middle of the flower of creole tea: a ring of knobbed threads around a crown of five petal-like scales, which stand
// edge to edge around the stamens and the ovary.
import { lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { Parts } from "./parts.ts";
import type { Space } from "./space.ts";

const scales = 5;
const threads = 22;

/** How far out and how high each part stands, in radii of the flower. */
const ringAt = { out: 0.3, tall: 0.24 };
const crownAt = { out: 0.17, tall: 0.5 };

const scale = (
  tone: Tone,
  place: (aside: number, t: number) => Point,
  sketch: Sketch,
  fine: boolean,
): void => {
  const edge = (side: number): Point[] =>
    steps(7).map((t) => place(side * Math.sin(lerp(0.5, 2.72, t)) * 0.62, t));
  sketch.body([...edge(-1), ...edge(1).reverse()], flatWash(sketch.page, tone), tone.ink, fine ? 0.9 : 0.6);
  if (fine)
    sketch.lines([steps(4).map((t) => place(0, lerp(0.1, 0.9, t)))], tone.light, 0.8, { opacity: 0.7 });
};

export const crown = (sketch: Sketch, space: Space, height: number, { paint, radius }: Parts): void => {
  const tone = toneOf(paint.stamen);
  const fine = radius > 24;
  const around = (count: number, shift = 0): number[] =>
    Array.from({ length: count }, (_, i) => ((i + shift) / count) * Math.PI * 2);
  const lines = around(threads).map((turn) =>
    steps(4).map((t) => space.at(radius * (ringAt.out + 0.08 * t), turn, height + radius * ringAt.tall * t)),
  );
  sketch.lines(lines, mix(tone.mid, paint.tone.pale, 0.35), Math.max(0.6, radius * 0.022));
  sketch.dots(
    lines.map((line) => line[3] ?? [0, 0]),
    tone.mid,
    Math.max(1.2, radius * 0.06),
  );
  const standing = around(scales, 0.3).sort((a, b) => space.depth(1, a, 0) - space.depth(1, b, 0));
  for (const turn of standing)
    scale(
      tone,
      (aside, t) =>
        space.at(
          radius * lerp(crownAt.out, crownAt.out * 0.86, t),
          turn + aside,
          height + radius * crownAt.tall * t,
        ),
      sketch,
      fine,
    );
  if (!fine) return;
  // The anthers just show in its mouth.
  sketch.dots(
    around(scales).map((turn) => space.at(radius * 0.08, turn, height + radius * crownAt.tall * 1.02)),
    "#e3bd4a",
    radius * 0.075,
  );
};

/** The half of it that a cut leaves: the scales and threads behind the cut, and those on either side. */
export const cutCrown = (sketch: Sketch, stamen: string, radius: number, floor: number): void => {
  const tone = toneOf(stamen);
  const at = (x: number, z: number): Point => [x * radius, -(floor + z) * radius];
  for (const x of [0, -0.2, 0.2])
    scale(
      x === 0 ? { ...tone, mid: tone.dark, light: tone.mid } : tone,
      (aside, t) => at(x + aside * (x === 0 ? 0.16 : 0.1), 0.04 + t * 0.66),
      sketch,
      true,
    );
  for (const side of [-1, 1])
    for (const [i, out] of [0.33, 0.4, 0.46].entries()) {
      const line = steps(5).map((t) => at(side * (out + 0.05 * t), 0.02 + t * (0.32 - 0.04 * i)));
      sketch.body(
        ribbon(line, () => radius * 0.024),
        mix(tone.mid, "#ffffff", 0.3),
        tone.ink,
        0.5,
      );
      sketch.dots([line[4] ?? [0, 0]], tone.mid, radius * 0.07);
    }
};
