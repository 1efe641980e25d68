// Flat round pods with a single seed, hanging from the origin: the thin winged disc of dragonsblood (Pterocarpus), lopsided and
// beaked, and the thick corky one of Vatairea, which floats.
import { isInside, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

export const discPod = (sketch: Sketch, fruit: FruitTraits, { tone }: FruitPaint, length: number): void => {
  const side = sketch.random.chance(0.5) ? 1 : -1;
  if (fruit.surface === "wrinkled") corky(sketch, tone, length, side);
  else winged(sketch, tone, length, side);
};

/** Wrinkles like those of a walnut run all over it; along its straighter back is the stump of a wing. */
const corky = (sketch: Sketch, tone: Tone, L: number, side: 1 | -1): void => {
  const { random } = sketch;
  const centre: Point = [0, L * 0.5];
  const outline = ring(
    centre,
    (a) => {
      const back = Math.cos(a) * side;
      return L * (0.5 - 0.07 * Math.max(0, back) ** 2 + 0.01 * Math.sin(a * 4 + 1) + 0.006 * Math.sin(a * 7));
    },
    30,
  );
  sketch.body(outline, roundWash(sketch.page, tone), tone.ink, L > 40 ? 1.2 : 0.9);
  const crest: Point[] = [
    ...steps(9).map((t): Point => polar(centre, lerp(-1.45, 0.75, t), L * 0.45)),
    ...steps(9)
      .reverse()
      .map((t): Point => polar(centre, lerp(-1.45, 0.75, t), L * (0.36 - 0.03 * Math.sin(t * Math.PI)))),
  ].map(([x, y]): Point => [x * side, y]);
  sketch.body(crest, flatWash(sketch.page, toneOf(mix(tone.mid, tone.light, 0.55))), tone.ink, 0.8);
  const wrinkles: Point[][] = [];
  const wanted = L > 60 ? 64 : 30;
  for (let tries = 0; wrinkles.length < wanted && tries < 300; tries++) {
    const spot: Point = [random.around(0, 0.48) * L, (0.5 + random.around(0, 0.48)) * L];
    const outwards: Point = [
      centre[0] + (spot[0] - centre[0]) * 1.16,
      centre[1] + (spot[1] - centre[1]) * 1.16,
    ];
    if (!isInside(outwards, outline) || isInside(spot, crest)) continue;
    const around = Math.atan2(spot[1] - centre[1], spot[0] - centre[0]) + Math.PI / 2 + random.around(0, 0.7);
    const long = L * random.between(0.04, 0.085);
    wrinkles.push([
      polar(spot, around, -long),
      polar(spot, around + Math.PI / 2, L * random.around(0, 0.02)),
      polar(spot, around, long),
    ]);
  }
  sketch.lines(wrinkles, tone.ink, Math.max(0.7, L * 0.012), { opacity: 0.6 });
  sketch.lines(
    wrinkles.map((line) => line.map(([x, y]): Point => [x - L * 0.011, y - L * 0.012])),
    mix(tone.light, tone.pale, 0.4),
    Math.max(0.5, L * 0.008),
    { opacity: 0.6 },
  );
};

/** The wing is thin and waves; its nerves fork through it from the thickened middle, which holds the seed. */
const winged = (sketch: Sketch, tone: Tone, L: number, side: 1 | -1): void => {
  const wing = toneOf(mix(tone.mid, tone.pale, 0.34));
  const centre: Point = [side * L * 0.03, L * 0.48];
  // Nearly straight from the stalk to the beak, which sits on one side; broad and round below.
  const reach = (a: number): number => {
    const x = Math.cos(a) * side;
    const y = Math.sin(a);
    const shoulder = Math.exp(-((Math.atan2(y, x) + 0.62) ** 2) * 5);
    return L * (0.5 - 0.09 * shoulder + 0.012 * Math.sin(a * 6 + 2) + (y > 0 ? 0.02 * x : 0));
  };
  sketch.body(
    [
      [side * L * 0.46, L * 0.3],
      [side * L * 0.6, L * 0.2],
      [side * L * 0.5, L * 0.4],
    ],
    wing.mid,
    wing.ink,
    0.7,
  );
  sketch.body(ring(centre, reach, 30), flatWash(sketch.page, wing), tone.ink, L > 40 ? 1.1 : 0.8);
  const nerves = steps(17).flatMap((t, i): Point[][] => {
    const away = t * Math.PI * 2;
    const fork = polar(centre, away + 0.05, L * 0.32);
    return [
      [polar(centre, away, L * 0.17), fork, polar(centre, away + 0.17, reach(away + 0.17) * 0.93)],
      [fork, polar(centre, away - (i % 2 === 0 ? 0.05 : 0.11), reach(away) * 0.92)],
    ];
  });
  sketch.lines(nerves, tone.ink, Math.max(0.4, L * 0.006), { opacity: 0.5 });
  // The wall rises over the seed without a step.
  const rise = (share: number): Point[] =>
    ring(
      [centre[0] + side * L * 0.02, L * 0.52],
      (a) => L * share * (1 + 0.12 * Math.cos(a - 1) + 0.05 * Math.sin(a * 5)),
      18,
    );
  sketch.patches([rise(0.26)], { fill: tone.mid, opacity: 0.5 });
  sketch.patches([rise(0.2)], { fill: tone.dark, opacity: 0.34 });
  const ridges = [-0.5, -0.1, 0.3, 0.66].map((share, i): Point[] => [
    [centre[0] + share * L * 0.2, L * (0.38 + 0.02 * i)],
    [centre[0] + share * L * 0.3, L * 0.52],
    [centre[0] + share * L * 0.2 + L * 0.03, L * (0.68 - 0.02 * i)],
  ]);
  sketch.lines(ridges, tone.ink, Math.max(0.5, L * 0.01), { opacity: 0.5 });
  sketch.lines(
    ridges.map((line) => line.map(([x, y]): Point => [x - L * 0.014, y - L * 0.006])),
    tone.pale,
    Math.max(0.5, L * 0.008),
    { opacity: 0.45 },
  );
};
