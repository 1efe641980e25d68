// The pot of the Brazil nut: a heavy woody ball with a rough rind, and at its far end the small lid that falls inwards and lets
// nothing out. Hanging from the stalk at the origin, `L` long.
import { ellipse, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { type Body, onBody, profiles } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

export const brazilNutPotWhole = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const own = sketch.random.fork(`brazil nut ${sketch.page.parts.size}`);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 1),
    profile: (t) => profiles.round(t) * lerp(0.98, 1.02, t),
  };
  // The rind is uneven.
  const edge = (side: 1 | -1): Point[] =>
    steps(25).map((s) => {
      const t = (1 - Math.cos(s * Math.PI)) / 2;
      const [x, y] = onBody(body, t, side);
      return [x * own.between(0.985, 1.012), y + own.around(0, L * 0.004)];
    });
  sketch.body([...edge(-1), ...edge(1).reverse()], roundWash(sketch.page, tone), tone.ink, L > 40 ? 1.3 : 1);
  if (L < 20) return;
  // Short cracks and scales, which follow the form; those at the rim are foreshortened.
  const cracks = Array.from({ length: L > 90 ? 104 : 50 }, (): Point[] => {
    const across = Math.sin(own.around(0, 1.35));
    const t = own.between(0.05, 0.95);
    const long = own.between(0.015, 0.05);
    return [0, 0.5, 1].map((s) => onBody(body, Math.min(0.985, t + long * s), across + own.around(0, 0.02)));
  });
  sketch.lines(cracks, tone.ink, Math.max(0.7, L * 0.007), { opacity: 0.5, "stroke-linecap": "round" });
  sketch.lines(
    cracks.slice(0, 90).map((crack) => crack.map(([x, y]): Point => [x - L * 0.007, y - L * 0.004])),
    tone.pale,
    Math.max(0.6, L * 0.005),
    { opacity: 0.4 },
  );
  const flakes = Array.from({ length: L > 90 ? 34 : 14 }, () => {
    const across = Math.sin(own.around(0, 1.2));
    const [x, y] = onBody(body, own.between(0.08, 0.9), across);
    return ellipse(
      [x, y],
      L * own.between(0.012, 0.03) * Math.sqrt(1.05 - across ** 2),
      L * own.between(0.01, 0.02),
      own.around(0, 0.6),
      8,
    );
  });
  sketch.patches(flakes, { fill: mix(tone.light, "#c9b79a", 0.4), opacity: 0.4 });
  // The lid, seen a little from below, with the stub of the style on it and the rim around.
  const lid = onBody(body, 0.86, 0.16);
  const ring = (share: number): Point[] => ellipse(lid, L * 0.15 * share, L * 0.085 * share, -0.1, 16);
  sketch.fill(ring(1.35), { fill: tone.ink, opacity: 0.25 });
  sketch.body(ring(1), mix(tone.mid, tone.light, 0.12), tone.ink, 1.1);
  sketch.fill(ring(0.72), {
    fill: mix(tone.mid, tone.dark, 0.3),
    stroke: tone.ink,
    "stroke-width": 0.8,
    "stroke-opacity": 0.7,
  });
  sketch.body(ellipse(lid, L * 0.03, L * 0.022, 0, 10), tone.dark, tone.ink, 0.8);
};
