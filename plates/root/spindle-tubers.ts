// Spindles on slender roots, fat (sweet potato) or like fingers (minnieroot): no two alike, each with the shade of a round body,
// dashes across its skin, shallow eyes and a few rootlets.
import {
  along,
  angleTo,
  arc,
  at,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { fibrousRoots } from "./fibrous-roots.ts";
import type { RootTraits } from "./traits.ts";

/** How far each leans from straight down, its length and breadth, and how it bends; those behind come first. */
type Spindle = { turn: number; long: number; wide: number; bend: number };

const fat: readonly Spindle[] = [
  { turn: -0.5, long: 150, wide: 34, bend: -0.3 },
  { turn: 0.62, long: 166, wide: 48, bend: 0.5 },
  { turn: -1.06, long: 214, wide: 64, bend: -0.62 },
  { turn: 1.3, long: 226, wide: 56, bend: 0.8 },
  { turn: 0.1, long: 226, wide: 80, bend: 0.2 },
];

const slender: readonly Spindle[] = [
  { turn: -0.3, long: 124, wide: 17, bend: 0.3 },
  { turn: 0.5, long: 136, wide: 20, bend: -0.3 },
  { turn: -0.98, long: 140, wide: 20, bend: -0.5 },
  { turn: 1.12, long: 128, wide: 18, bend: 0.5 },
  { turn: -0.62, long: 160, wide: 23, bend: 0.3 },
  { turn: 0.78, long: 158, wide: 22, bend: 0.4 },
  { turn: 0.08, long: 176, wide: 24, bend: -0.3 },
];

/** The share of each that is still a slender root. */
const neck = 0.2;

const breadth = (wide: number, t: number): number =>
  t < neck
    ? lerp(8, 7, t / neck)
    : Math.max(2.4, 7 * (1 - t) + wide * Math.sin(Math.PI * ((t - neck) / (1 - neck)) ** 0.8) ** 0.92);

export const spindleTubers = (sketch: Sketch, root: RootTraits, foot: Point, scale = 1): void =>
  spindles(sketch, root, foot, fat, scale);

export const fingerTubers = (sketch: Sketch, root: RootTraits, foot: Point): void =>
  spindles(sketch, root, foot, slender, 0.8);

const spindles = (
  sketch: Sketch,
  { colour }: RootTraits,
  foot: Point,
  all: readonly Spindle[],
  scale: number,
): void => {
  const tone = toneOf(colour);
  for (const { turn, long, wide, bend } of all) {
    const line = arc(
      [foot[0] + turn * 3, foot[1] - 6],
      down - turn,
      long * scale * sketch.random.between(0.95, 1.05),
      bend,
      0,
      22,
    );
    spindle(sketch, tone, line, wide * scale);
  }
  fibrousRoots(sketch, tone, foot, 7, 60 * scale, 14);
};

const spindle = (sketch: Sketch, tone: Tone, line: Polyline, wide: number): void => {
  const { random } = sketch;
  const heading = angleTo(at(line, 0), at(line, -1));
  // The side away from the light.
  const shade = Math.cos(heading + Math.PI / 2) + Math.sin(heading + Math.PI / 2) > 0 ? 1 : -1;
  const lumps = random.between(0, 6);
  const width = (t: number): number => breadth(wide, t) * (1 + 0.035 * Math.sin(t * 19 + lumps));
  const bank = (share: number, from = 0, to = 1): Point[] =>
    steps(18).map((t) => {
      const here = lerp(from, to, t);
      const { point, angle } = along(line, here);
      return polar(point, angle + Math.PI / 2, share * width(here));
    });
  const middle = along(line, 0.6);
  const across = (share: number): Point =>
    polar(middle.point, middle.angle + Math.PI / 2, share * shade * wide);
  const end = along(line, 1);
  const tail = arc(end.point, end.angle, wide * 0.7, random.around(0, 0.9), 0, 6);
  sketch.lines([tail], tone.dark, 1.8);
  const rootlets = [0.45, 0.7, 0.86].map((t, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const { point, angle } = along(line, t + random.around(0, 0.04));
    const from = polar(point, angle + (side * Math.PI) / 2, width(t) * 0.48);
    return arc(from, angle + side * random.between(0.5, 1), random.between(16, 34), -side * 0.5, 0, 5);
  });
  sketch.lines(rootlets, tone.dark, 1.1);
  sketch.body(
    ribbon(line, width),
    litWash(
      sketch.page,
      [mix(tone.mid, tone.light, 0.75), tone.mid, mix(tone.mid, tone.dark, 0.85)],
      across(-0.5),
      across(0.5),
    ),
    tone.ink,
    1.2,
  );
  sketch.patches([[...bank(shade * 0.48, 0.2, 0.97), ...bank(shade * 0.2, 0.2, 0.97).reverse()]], {
    fill: tone.dark,
    opacity: 0.35,
  });
  sketch.patches([[...bank(-shade * 0.34, 0.3, 0.9), ...bank(-shade * 0.16, 0.34, 0.82).reverse()]], {
    fill: tone.pale,
    opacity: 0.32,
  });
  const dashes = Array.from({ length: Math.round(wide * 0.34) }, (): Point[] => {
    const t = random.between(0.28, 0.94);
    const { point, angle } = along(line, t);
    const off = random.around(0, width(t) * 0.4);
    const half = width(t) * random.between(0.05, 0.14);
    return [-1, 0, 1].map((s) =>
      polar(polar(point, angle, s === 0 ? 1.6 : 0), angle + Math.PI / 2, off + s * half),
    );
  });
  sketch.lines(dashes, tone.ink, 0.8, { opacity: 0.6 });
};
