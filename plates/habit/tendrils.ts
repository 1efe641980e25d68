// Tendrils: each leaves a node, reaches out, and winds up as a spring or clasps what it meets.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  evenly,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";

/** A place on a stem where leaves, and so tendrils and hooks, begin. */
export type Joint = { point: Point; angle: number };

/** The stretch before the spring: a thread that gets thinner. */
const drawThread = (sketch: Sketch, traits: PlateTraits, line: Polyline): void => {
  const tone = toneOf(traits.stem.colour);
  sketch.body(
    ribbon(line, (t) => lerp(3, 1.7, t)),
    tone.mid,
    tone.ink,
    0.75,
  );
};

/**
 * A spring around an axis, seen a little from its end: the half of each turn that faces us lies over the half behind it.
 * The turns begin wide apart and end close and small.
 */
const drawSpring = (
  sketch: Sketch,
  traits: PlateTraits,
  axis: Polyline,
  turns: number,
  radius: number,
): void => {
  const tone = toneOf(traits.stem.colour);
  const perTurn = 16;
  const count = Math.round(turns * perTurn);
  const points = Array.from({ length: count + 1 }, (_, i): Point => {
    const s = i / count;
    const spot = along(axis, 1 - (1 - s) ** 1.5);
    const turn = (i / perTurn) * Math.PI * 2;
    // The first turn opens out of the thread.
    const wide = radius * Math.min(1, (s * turns) / 0.8) * lerp(1, 0.5, s);
    const aside = polar(spot.point, spot.angle + Math.PI / 2, Math.sin(turn) * wide);
    return polar(aside, spot.angle, (Math.cos(turn) - 1) * wide * 0.45);
  });
  const halves: { near: Point[][]; far: Point[][] } = { near: [], far: [] };
  // A turn faces us from a quarter before its crest to a quarter after it.
  for (let i = 0, from = 0; from < count; i++) {
    const to = from + (i === 0 ? perTurn / 4 : perTurn / 2);
    halves[i % 2 === 0 ? "near" : "far"].push(points.slice(from, to + 1));
    from = to;
  }
  sketch.lines(halves.far, tone.ink, 1.8, { "stroke-linecap": "round" });
  sketch.lines(halves.far, tone.dark, 0.9, { "stroke-linecap": "round" });
  sketch.lines(halves.near, tone.ink, 2.4, { "stroke-linecap": "round" });
  sketch.lines(halves.near, tone.light, 1.3, { "stroke-linecap": "round" });
};

/** One tendril in the air, from its node. */
export const tendril = (sketch: Sketch, traits: PlateTraits, { point, angle }: Joint, side: 1 | -1): void => {
  const { random } = sketch;
  const reach = arc(
    point,
    angle + side * random.between(0.7, 1.1),
    random.between(46, 78),
    -side * random.between(0.2, 0.8),
    0,
    9,
  );
  const end = along(reach, 1);
  const axis = arc(end.point, end.angle, random.between(44, 66), side * random.between(0.2, 1.3), 0, 12);
  drawSpring(sketch, traits, axis, random.between(3.4, 5.2), random.between(8, 10.5));
  drawThread(sketch, traits, reach);
};

/** A tendril that has found a support of this breadth: it crosses over and goes round it a few times. */
export const claspingTendril = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  support: Polyline,
  breadth: number,
): void => {
  const nearest = support.reduce((best, point, i) => {
    const before = at(support, best);
    return Math.hypot(point[0] - from[0], point[1] - from[1]) <
      Math.hypot(before[0] - from[0], before[1] - from[1])
      ? i
      : best;
  }, 0);
  const place = nearest / (support.length - 1);
  const rounds = steps(4).map((t) => {
    const { point, angle } = along(support, place + 0.035 + t * 0.026);
    const edge = (side: 1 | -1, forward: number): Point =>
      polar(polar(point, angle + (side * Math.PI) / 2, breadth / 2 + 1.2), angle, forward);
    // Only what crosses in front of the support is seen; its ends bend round behind.
    return evenly([edge(-1, -1), edge(-1, 1), polar(point, angle, 4.5), edge(1, 7), edge(1, 9)], 7);
  });
  const start = at(at(rounds, 0), 0);
  const sag: Point = [(from[0] + start[0]) / 2, (from[1] + start[1]) / 2 + 9];
  drawThread(sketch, traits, through([from, sag, start], 5));
  for (const round of rounds) drawThread(sketch, traits, round);
};
