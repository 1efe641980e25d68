// The woody fruit of the sandbox tree: a low wheel of many segments like those of an orange, sunk above and below, seen a
// little from above. Hanging from the origin.
import { at, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

const count = 15;
const tilt = 0.55;

export const groovedWheel = (sketch: Sketch, tone: Tone, L: number): void => {
  const [radius, half] = [L * 0.56, L * 0.29];
  // The stalk ends in the hollow of its upper face.
  const centre = half * 0.62;
  /** A place on the fruit: round its axis, and from the top (0) to its lower face (1). */
  const on = (round: number, fall: number, swell = 1): Point => {
    const angle = fall * Math.PI;
    const out = radius * swell * (0.12 + 0.88 * Math.sin(angle) ** 0.6);
    const sunk = 1 - 0.5 * Math.exp(-((Math.sin(angle) / 0.45) ** 2));
    const high = half * swell * Math.cos(angle) * sunk;
    return [Math.cos(round) * out, centre - high * Math.cos(tilt) + Math.sin(round) * out * Math.sin(tilt)];
  };
  const width = Math.PI / count;
  sketch.body(
    Array.from({ length: 30 }, (_, i) => on((i / 30) * Math.PI * 2, 0.45, 0.84)),
    mix(tone.dark, tone.ink, 0.5),
    tone.ink,
    1,
  );
  const rounds = Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * Math.PI * 2);
  // Those behind first; those in front cover their feet.
  for (const round of rounds.sort((a, b) => Math.sin(a) - Math.sin(b))) {
    const near = Math.sin(round);
    const lowest = lerp(0.5, 0.74, Math.max(0, near + 0.25) / 1.25);
    const line = (which: number, swell: number): Point[] =>
      steps(13).map((t) => on(round + which * width, lowest * t ** 1.3, swell));
    const shade = Math.max(0, Math.cos(round) * 0.5 + near * 0.14);
    const own = toneOf(
      mix(mix(tone.mid, tone.ink, shade * 0.7), tone.light, Math.max(0, -Math.cos(round)) * 0.3),
    );
    const [left, right] = [line(-1, 0.985), line(1, 0.985)];
    // Each segment swells between its two grooves.
    const outline = [
      ...left,
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((which) =>
        on(round + which * width, lowest, 1.05 - 0.05 * which ** 2),
      ),
      ...right.reverse(),
    ];
    const [a, b] = [at(line(-1, 1), 6), at(line(1, 1), 6)];
    const [from, to] = a[0] < b[0] ? [a, b] : [b, a];
    sketch.body(
      outline,
      litWash(sketch.page, [own.light, own.mid, mix(own.dark, own.ink, 0.35)], from, to),
      tone.ink,
      Math.max(0.8, L * 0.011),
    );
    const crest = line(-0.2, 1.0).slice(2, 8);
    sketch.lines([crest], own.pale, Math.max(1, L * 0.02), { opacity: 0.3 });
  }
  // The hollow in which the stalk stands.
  const [x, y] = [0, on(0, 0)[1]];
  sketch.body(
    Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * Math.PI * 2;
      return [x + Math.cos(angle) * radius * 0.14, y + Math.sin(angle) * radius * 0.075];
    }),
    mix(tone.dark, tone.ink, 0.6),
    tone.ink,
    0.7,
  );
};
