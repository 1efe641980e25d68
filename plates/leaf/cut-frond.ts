// The leaves of celery, coriander and parsley: threes of wedge-shaped segments on forking stalks, each cut into three
// toothed lobes.
import {
  along,
  arc,
  clamp,
  degrees,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { BladePaint } from "./blade.ts";
import type { CompoundPose } from "./compound.ts";
import type { LeafTraits } from "./shape.ts";

/** One half of a segment from its foot to the tip of its middle lobe: the angle from its axis, and how far out. */
const half: readonly (readonly [turn: number, out: number])[] = [
  [0.5, 0.26],
  [0.74, 0.52],
  [0.86, 0.66],
  [0.86, 0.66],
  [0.72, 0.68],
  [0.66, 0.86],
  [0.66, 0.86],
  [0.54, 0.78],
  [0.46, 0.84],
  [0.46, 0.84],
  [0.36, 0.62],
  [0.28, 0.52],
  [0.29, 0.7],
  [0.26, 0.86],
  [0.26, 0.86],
  [0.16, 0.84],
  [0.07, 1],
];

const variants = 4;

type Segment = { at: Point; angle: number; size: number };

/** A segment at the origin, along `heading`; it is a little trough, so that one half lies in the shade. */
const segment = (
  sketch: Sketch,
  paint: BladePaint,
  heading: number,
  size: number,
  cut: number,
  variant: number,
): void => {
  const { random } = sketch;
  const lean = random.around(0, 0.09);
  const narrow = [0.8, 0.62, 0.88, 0.7][variant] ?? 0.8;
  const edge = (side: 1 | -1): Point[] =>
    half.map(([turn, out]) =>
      polar(
        [0, 0],
        heading + lean + side * turn * narrow * (side === 1 ? 1 : lerp(0.82, 1, narrow)),
        // The sinuses of a broad segment are shallow.
        size * lerp(0.8, out, out < 0.6 && turn < 0.4 ? cut : 1) * random.between(0.95, 1.05),
      ),
    );
  const [left, right] = [edge(-1), edge(1)];
  const tip = polar([0, 0], heading + lean, size * 1.02);
  const axis = [0, 0.4, 0.75, 1].map((t) => polar([0, 0], heading + lean, size * t));
  const lit = (side: 1 | -1): boolean =>
    Math.cos(heading + (side * Math.PI) / 2) * 0.68 + Math.sin(heading + (side * Math.PI) / 2) * 0.73 < 0;
  const tone = (side: 1 | -1): Tone =>
    lit(side)
      ? { ...paint.tone, mid: mix(paint.tone.mid, paint.tone.light, 0.34) }
      : { ...paint.tone, mid: mix(paint.tone.mid, paint.tone.dark, 0.24) };
  const halves = ([-1, 1] as const).map((side) => {
    const own = tone(side);
    return {
      points: [[0, 0] as Point, ...(side === 1 ? right : left), tip, ...[...axis].reverse()],
      fill: litWash(sketch.page, [mix(own.mid, own.dark, 0.42), own.mid, own.light], [0, 0], tip),
    };
  });
  sketch.halves(halves, paint.tone.ink, size > 40 ? 0.9 : 0.7);
  // A vein to each lobe, forking towards its teeth.
  const veins = [-0.62, 0, 0.62].flatMap((turn): Point[][] => {
    const way = heading + lean + turn * narrow;
    const fork = polar([0, 0], way * 1, size * 0.5);
    return [
      [[0, 0], polar([0, 0], lerp(heading + lean, way, 0.8), size * 0.26), fork],
      ...[-0.2, 0.2].map((more): Point[] => [
        polar([0, 0], way, size * 0.44),
        polar([0, 0], way + more * 0.5, size * 0.62),
        polar([0, 0], way + more, size * (turn === 0 ? 0.84 : 0.7)),
      ]),
    ];
  });
  sketch.lines(veins, mix(paint.vein, paint.tone.light, 0.3), size > 40 ? 0.9 : 0.7, { opacity: 0.75 });
};

/** Where the segments of a leaf stand, and the stalks that bear them. */
const ramify = (
  sketch: Sketch,
  leaf: LeafTraits,
  pose: CompoundPose,
): { stalks: { line: Polyline; width: number }[]; segments: Segment[] } => {
  const { random } = sketch;
  const { length } = pose;
  // More leaflets are more divisions.
  const fine = (leaf.leaflets ?? 5) > 5;
  const axis = arc(pose.base, pose.angle, length * 0.8, pose.bend, 0, 12);
  const stalks = [{ line: axis, width: clamp(length * 0.016, 1.6, 4) }];
  const segments: Segment[] = [];
  const size = length * (fine ? 0.185 : 0.27);
  const three = (at: Point, angle: number, grown: number): void => {
    for (const side of [-1, 1])
      segments.push({ at, angle: angle + side * random.between(1, 1.2), size: grown * 0.82 });
    segments.push({ at, angle, size: grown });
  };
  for (const [i, t] of [0.34, 0.6, 0.82].entries())
    for (const side of [-1, 1]) {
      const { point, angle } = along(axis, t - (side === 1 ? 0.02 : 0));
      const lean = side * degrees(lerp(68, 48, i / 2)) * random.between(0.9, 1.1);
      const grown = size * lerp(1, 0.84, i / 2) * random.between(0.92, 1.06) * lerp(0.86, 1, pose.facing);
      const long = length * (fine ? ([0.3, 0.2, 0.07][i] ?? 0.1) : ([0.18, 0.07, 0.03][i] ?? 0.05));
      const pinna = arc(point, angle + lean, long, -side * 0.3, 0, 7);
      stalks.push({ line: pinna, width: clamp(length * 0.01, 1.2, 2.4) });
      const end = along(pinna, 1);
      if (fine && i < 2)
        for (const turn of i === 0 ? [-1, 1] : [side])
          segments.push({
            at: along(pinna, 0.5).point,
            angle: along(pinna, 0.5).angle + turn * random.between(0.95, 1.15),
            size: grown * 0.7,
          });
      if (fine ? i < 2 : i === 0) three(end.point, end.angle, grown);
      else segments.push({ at: end.point, angle: end.angle, size: grown });
    }
  const end = along(axis, 1);
  three(end.point, end.angle, size * 1.04);
  return { stalks, segments };
};

export const cutFrond = (sketch: Sketch, leaf: LeafTraits, pose: CompoundPose, paint: BladePaint): void => {
  const { random } = sketch;
  const { stalks, segments } = ramify(sketch, leaf, pose);
  const green = toneOf(mix(paint.tone.mid, "#b9a860", 0.4));
  for (const { line, width } of stalks.reverse())
    sketch.body(
      ribbon(line, (t) => width * lerp(1.1, 0.6, t)),
      green.mid,
      green.ink,
      0.6,
    );
  // Those of celery and coriander are cut less deep.
  const cut = (leaf.leaflets ?? 5) > 5 ? 1 : 0.62;
  for (const { at, angle, size } of segments) {
    const variant = Math.floor(random.between(0, variants));
    const bucket = size < 34 ? 28 : size < 60 ? 48 : 80;
    const quarter = ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
    const heading = (quarter * Math.PI) / 2;
    sketch.reuse(
      `cut segment ${variant} ${bucket} ${quarter} ${paint.tone.mid} ${paint.under}`,
      () => {
        const drawing = new Sketch(sketch.page);
        segment(drawing, paint, heading, bucket, cut, variant);
        return drawing;
      },
      frame(at, angle - heading, size / bucket),
    );
  }
};
