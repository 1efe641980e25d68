// Flowers of the peacock-flower kin: clawed, crisped petals, few in some, and stamens far longer than they are.
import { at, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Blossom, Whorl } from "./blossom.ts";
import { type Parts, petals, sepals } from "./parts.ts";
import type { PetalShape } from "./petals.ts";

const crisped = {
  count: 5,
  width: 0.84,
  widest: 0.66,
  tip: "frilled",
  claw: 0.24,
} satisfies PetalShape;

/** Wallaba has one petal, as broad as a fan; tamarind three; Barbados pride five, the uppermost small and rolled. */
const petalsOf = (parts: Parts): Whorl => {
  const { flower, paint, radius, turn } = parts;
  const shared = { joined: undefined, cup: 0.12, inner: mix(paint.tone.mid, paint.centre, 0.3) };
  if (flower.petals === 1)
    return {
      ...petals(parts, { ...crisped, count: 1, width: 1.3, claw: 0.1, tip: "wavy" }, [58, -12], shared),
      count: 1,
      width: 1.3,
      length: radius * 0.96,
      turn: turn + Math.PI,
    };
  if (flower.petals === 3)
    return {
      ...petals(parts, { ...crisped, count: 3, width: 0.66, claw: 0.12, tip: "wavy" }, [44, 4], shared),
      count: 3,
      width: 0.66,
      length: radius * 0.86,
      veins: paint.centre,
      // All three stand on the upper side.
      fan: 0.42,
      turn: turn + Math.PI,
    };
  return petals(parts, crisped, [32, -4], {
    ...shared,
    length: radius * 0.8,
    edge: paint.centre,
    each: (i) =>
      i === 0
        ? { length: 0.72, rise: 26, inner: paint.centre }
        : { length: [1, 1, 0.94, 1.02, 0.97][i % 5] ?? 1 },
  });
};

export const peacock = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const one = flower.petals === 1;
  const opposite = turn + (one || flower.petals === 3 ? 0 : Math.PI);
  return {
    whorls: [petalsOf(parts)],
    sepals: { ...sepals(parts, one || flower.petals === 3 ? 4 : 5, one ? 0.5 : 0.44, [8, -26]), width: 0.5 },
    centre: (sketch, space) => {
      const count = flower.stamen_count ?? 10;
      const thread = (way: number, long: number): Point[] =>
        steps(8).map((t) => {
          // Ten spread as a brush, a few stay together.
          const out = radius * long * (count < 5 ? 0.06 * t + 0.46 * t * t : 0.2 * t + 0.62 * t * t);
          const along = radius * long * (1.15 * t - 0.26 * t * t);
          return space.at(out, opposite + way * lerp(1.4, 0.5, t), along);
        });
      const { random } = sketch;
      const long = count < 5 ? 0.86 : 1.7;
      // They leave the flower together and part towards their ends, none as long as its neighbour.
      const threads = steps(count).map((t) =>
        thread(
          (t - 0.5) * (count < 5 ? 0.7 : 1.15) + random.around(0, 0.06),
          long * random.between(0.82, 1.04),
        ),
      );
      const tone = toneOf(paint.stamen);
      sketch.lines(threads, mix(tone.ink, paint.tone.ink, 0.4), Math.max(1, radius * 0.034), {
        opacity: 0.85,
      });
      sketch.lines(threads, mix(tone.mid, tone.light, 0.25), Math.max(0.6, radius * 0.02));
      // The pistil is the longest of all.
      const pistil = thread(0.02, long * 1.12);
      sketch.lines([pistil], "#4d5a2a", Math.max(1.2, radius * 0.042));
      sketch.lines([pistil], "#8c9a4c", Math.max(0.7, radius * 0.024));
      const anther = toneOf(mix(paint.stamen, "#6b2a1a", 0.62));
      if (radius < 18) {
        sketch.dots(
          threads.map((line) => at(line, -1)),
          anther.dark,
          Math.max(1.6, radius * 0.07),
        );
        return;
      }
      for (const line of threads) {
        // An anther lies across the end of its thread.
        const [x, y] = at(line, -1);
        const [bx, by] = at(line, -2);
        const far = Math.hypot(x - bx, y - by) || 1;
        const [nx, ny] = [(-(y - by) / far) * radius * 0.055, ((x - bx) / far) * radius * 0.055];
        sketch.body(
          ribbon(
            [
              [x - nx, y - ny],
              [x, y],
              [x + nx, y + ny],
            ],
            (t) => radius * 0.06 * (1 - Math.abs(t - 0.5)),
          ),
          anther.mid,
          anther.ink,
          0.5,
        );
      }
    },
  };
};
