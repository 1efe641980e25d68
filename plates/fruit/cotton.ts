// The boll of cotton, hanging from the origin: closed, pointed and dotted between its fringed bracts; or burst, its dry valves
// bent back and a soft lock of lint swelling out of each.
import { degrees, lerp, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { paintBody } from "./body.ts";

const lint = toneOf("#f3efe2");
const lintInk = "#9a927c";

/** A heart-shaped bract cut into long points, from `foot` along `angle`. */
const bract = (
  sketch: Sketch,
  tone: Tone,
  foot: Point,
  angle: number,
  length: number,
  broad: number,
): void => {
  const spot = (far: number, aside: number): Point =>
    polar(polar(foot, angle, far * length), angle + Math.PI / 2, aside * broad * length);
  const teeth: Point[] = [];
  for (const [i, across] of [-0.46, -0.3, -0.15, 0, 0.15, 0.3, 0.46].entries()) {
    const long = 1 - 0.9 * Math.abs(across);
    teeth.push(spot(long * 0.6, across * 0.9 - 0.05), spot(long * (i % 2 === 0 ? 0.94 : 1), across * 1.16));
    if (i < 6) teeth.push(spot(long * 0.6, across * 0.9 + 0.05));
  }
  sketch.body(
    [foot, spot(0.06, -0.34), spot(0.3, -0.5), ...teeth, spot(0.3, 0.5), spot(0.06, 0.34)],
    flatWash(sketch.page, tone),
    tone.ink,
    length > 30 ? 0.9 : 0.6,
    false,
  );
  const veins = [-0.3, 0, 0.3].map((across): Point[] => [foot, spot(0.3, across * 0.7), spot(0.62, across)]);
  sketch.lines(veins, tone.ink, 0.6, { opacity: 0.5 });
};

/** A dry valve, from its foot to its sharp tip, its paler inside towards the reader. */
const valve = (sketch: Sketch, foot: Point, angle: number, length: number): void => {
  const husk = toneOf("#8a6238");
  const inside = toneOf("#c2a06c");
  const spot = (far: number, aside: number): Point =>
    polar(polar(foot, angle, far * length), angle + Math.PI / 2, aside * length);
  const boat = (broad: number, tip: number): Point[] => [
    foot,
    spot(0.26, -0.2 * broad),
    spot(0.6, -0.21 * broad),
    spot(0.86, -0.08 * broad),
    spot(tip, 0.02),
    spot(tip, 0.02),
    spot(0.86, 0.08 * broad),
    spot(0.6, 0.21 * broad),
    spot(0.26, 0.2 * broad),
  ];
  sketch.body(boat(1, 1.1), flatWash(sketch.page, husk), husk.ink, length > 24 ? 1 : 0.7);
  sketch.patches([boat(0.66, 0.94)], { fill: inside.mid, opacity: 0.9 });
  sketch.lines([[foot, spot(0.5, 0.03), spot(1, 0.01)]], husk.ink, 0.7, { opacity: 0.6 });
};

/** A lock of lint: a soft drawn-out cloud, no two alike, shaded on the side away from the light, with loose fibres. */
const lock = (sketch: Sketch, foot: Point, angle: number, length: number, broad: number): void => {
  const { random } = sketch;
  const phase = random.between(0, 6);
  const half = (t: number): number =>
    broad * length * 0.5 * Math.sin(lerp(0.1, 0.97, t ** 0.86) * Math.PI) ** 0.62;
  const swell = (t: number, side: number): number =>
    1 + 0.1 * Math.sin(t * 13 + phase + side * 2) + 0.05 * Math.sin(t * 29 + phase * 2 - side);
  const spot = (t: number, share: number): Point =>
    polar(
      polar(foot, angle + 0.12 * Math.sin(t * 3 + phase), length * t),
      angle + Math.PI / 2,
      share * half(t),
    );
  const edge = (side: 1 | -1): Point[] => steps(15).map((t) => spot(t, side * swell(t, side)));
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    roundWash(sketch.page, lint),
    lintInk,
    length > 24 ? 0.8 : 0.6,
  );
  if (length < 14) return;
  // The shaded folds between its tufts.
  const shade: Polyline[] = [0.3, 0.56, 0.78].map((t, i): Point[] => [
    spot(t - 0.06, 0.7),
    spot(t, 0.3),
    spot(t + 0.09, -0.1 - 0.16 * i),
    spot(t + 0.06, 0.24),
    spot(t + 0.03, 0.74),
  ]);
  sketch.patches(shade, { fill: "#b9b19a", opacity: 0.4 });
  const fibres = steps(9).map((t, i): Point[] => {
    const across = ((i * 5) % 9) / 4.5 - 0.9;
    return [
      spot(lerp(0.16, 0.6, t), across * 0.8),
      spot(lerp(0.24, 0.7, t), across * 0.94 + 0.1),
      spot(lerp(0.3, 0.8, t), across * 0.7),
    ];
  });
  sketch.lines(fibres, lintInk, 0.5, { opacity: 0.55 });
  const loose = steps(8).map((t, i): Point[] => {
    const side = i % 2 === 0 ? 1 : -1;
    const from = lerp(0.2, 0.95, t);
    return [spot(from, side * 0.98), spot(from + 0.05, side * 1.2), spot(from + 0.02, side * 1.34)];
  });
  sketch.lines(loose, lintInk, 0.5, { opacity: 0.6 });
};

export const cotton = (sketch: Sketch, L: number, ripe: boolean): void => {
  if (!ripe) {
    const green = toneOf("#6f8a3e");
    const leafy = toneOf("#7d9a4c");
    bract(sketch, leafy, [0, L * 0.04], degrees(90 - 34), L * 0.9, 0.86);
    bract(sketch, leafy, [0, L * 0.04], degrees(90 + 34), L * 0.9, 0.86);
    const body = {
      length: L * 0.86,
      width: L * 0.56,
      profile: (t: number) => Math.sin(Math.PI * Math.min(1, t ** 0.8 * 0.98 + 0.02)) ** 0.8,
    };
    paintBody(sketch, body, green, "dotted");
    bract(sketch, toneOf(mix(leafy.mid, leafy.light, 0.3)), [0, L * 0.02], degrees(90 + 6), L * 0.62, 0.9);
    return;
  }
  const { random } = sketch;
  const dry = toneOf("#9a8450");
  const lean = random.around(0, 9);
  for (const turn of [-62, 60, -6])
    bract(sketch, dry, [0, L * 0.04], degrees(90 + turn + lean), L * 0.72, 0.74);
  // The far lock first, then the valves with theirs, and the one towards the reader last.
  const heart: Point = [0, L * 0.24];
  lock(sketch, heart, degrees(90 + lean), L * 0.86, 0.66);
  for (const turn of [-76, 74]) {
    valve(sketch, [0, L * 0.1], degrees(90 + turn + lean), L * random.between(0.62, 0.72));
    lock(sketch, heart, degrees(90 + turn * 0.66 + lean), L * random.between(0.68, 0.78), 0.74);
  }
  valve(sketch, [0, L * 0.1], degrees(90 + 8 + lean), L * 0.42);
  lock(sketch, [L * 0.02, L * 0.34], degrees(90 + 14 + lean), L * 0.46, 0.98);
};
