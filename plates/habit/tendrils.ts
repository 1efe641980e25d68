// Tendrils: each leaves a node, reaches out, and winds up as a spring or clasps what it meets.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
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
import { mix, toneOf } from "../drawing/palette.ts";
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

/** One tendril in the air: it reaches out in a wide curve that closes little by little to a loose coil at its end. */
export const tendril = (sketch: Sketch, traits: PlateTraits, { point, angle }: Joint, side: 1 | -1): void => {
  const { random } = sketch;
  const reach = random.between(120, 165);
  const turns = random.between(1.3, 2.2);
  const count = 54;
  const line: Point[] = [point];
  let heading = angle + side * random.between(0.7, 1.1);
  // First it bends back towards its shoot, then it winds up the other way.
  const back = random.between(0.5, 1.1);
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const bend =
      t < 0.38
        ? -back / (0.38 * count)
        : (turns * Math.PI * 2 * 2.4 * ((t - 0.38) / 0.62) ** 1.4) / (0.62 * count);
    heading += side * bend;
    line.push(polar(at(line, -1), heading, (reach / count) * lerp(1.5, 0.42, t)));
  }
  const tone = toneOf(traits.stem.colour);
  sketch.body(
    ribbon(line, (t) => lerp(3.2, 1.3, t)),
    mix(tone.mid, tone.light, 0.3),
    tone.ink,
    0.7,
  );
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
