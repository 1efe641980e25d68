// A main root with side roots: it goes on from the stem, spreads as wide as it is deep, and ends in threads.
import {
  along,
  angleTo,
  arc,
  at,
  down,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  turnTo,
} from "../drawing/geometry.ts";
import type { Tone } from "../drawing/palette.ts";
import type { Random } from "../drawing/random.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";

/** A root that tapers and wanders off to a thread, with finer ones of unequal length along it. */
const branching = (
  sketch: Sketch,
  random: Random,
  tone: Tone,
  line: Polyline,
  width: number,
  depth: number,
): void => {
  const length = lengthOf(line);
  const side = random.chance(0.5) ? 0 : 1;
  const count = depth === 0 ? 0 : Math.round(length / (depth === 2 ? 15 : 17));
  for (let i = 0; i < count; i++) {
    const t = lerp(0.14, 0.94, (i + random.between(0, 0.8)) / count);
    const { point, angle } = along(line, t);
    const way = i % 2 === side ? 1 : -1;
    const long = length * random.between(0.2, 0.5) * (1 - t * 0.6);
    const heading = angle + way * random.between(0.6, 1.2);
    branching(
      sketch,
      random,
      tone,
      // However it leaves, it goes down in the end.
      arc(point, heading, long, turnTo(heading, down) * random.between(0.1, 0.7), random.around(0, 0.3), 7),
      Math.max(0.9, width * (1 - t) * 0.5),
      depth - 1,
    );
  }
  if (width < 1.6) {
    sketch.lines([line], tone.dark, width);
    return;
  }
  sketch.body(
    ribbon(line, (t) => width * (1 - t) ** 1.3 + 0.8),
    depth === 2 ? flatWash(sketch.page, tone) : tone.mid,
    tone.ink,
    depth === 2 ? 1.1 : 0.7,
  );
};

/** @param stout how much thicker and longer than a herb's it is; @param heading where the stem points at its foot, downwards */
export const taproot = (
  sketch: Sketch,
  tone: Tone,
  foot: Point,
  width: number,
  stout: number,
  heading: number,
): void => {
  const random = sketch.random.fork("taproot");
  const main = arc(
    foot,
    heading,
    138 * (0.7 + stout * 0.3),
    turnTo(heading, down) + random.around(0, 0.2),
    (random.chance(0.5) ? 1 : -1) * random.between(0.12, 0.34),
    16,
  );
  const collar = width * stout * 1.2;
  // Three of the side roots are nearly as strong as the main one.
  const first = random.chance(0.5) ? 1 : -1;
  for (const [t, way, long] of [
    [random.between(0.08, 0.16), first, 1],
    [random.between(0.2, 0.3), -first, 1.1],
    [random.between(0.4, 0.52), first, 0.74],
  ] as const) {
    const { point, angle } = along(main, t);
    const leaving = angle + way * random.between(0.75, 1.1);
    branching(
      sketch,
      random,
      tone,
      arc(
        point,
        leaving,
        112 * long * random.between(0.85, 1.1),
        turnTo(leaving, down) * random.between(0.4, 0.9),
        random.around(0, 0.4),
        12,
      ),
      collar * 0.56 * (1 - t),
      1,
    );
  }
  branching(sketch, random, tone, main, collar, 2);
  // Wrinkles across, closest at the collar.
  sketch.lines(
    [0.02, 0.06, 0.11, 0.17, 0.26, 0.36, 0.5].map((t): Point[] => {
      const { point, angle } = along(main, t);
      const half = collar * 0.5 * (1 - t) ** 1.3 * random.between(0.4, 0.9);
      const from = random.around(0, half * 0.4);
      return [
        polar(point, angle + Math.PI / 2, from + half * 0.7),
        polar(polar(point, angle, 1.6), angle + Math.PI / 2, from),
        polar(point, angle - Math.PI / 2, half * 0.7 - from),
      ];
    }),
    tone.ink,
    0.6,
    { opacity: 0.55 },
  );
};

/** The direction in which a stem, given from its foot, goes on below it. */
export const belowStem = (stem: Polyline): number => angleTo(at(stem, 1), at(stem, 0));
