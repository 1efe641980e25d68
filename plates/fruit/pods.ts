// Pods and other long dry fruits, hanging from the origin.
import {
  along,
  arc,
  at,
  down,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bladder, coin, halfMoon } from "./short-pods.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

type Pod = { width: number; bend: number; seeds: number; pinch: number };

const pods: Partial<Record<FruitTraits["form"], Pod>> = {
  "pod-long": { width: 0.1, bend: 0.4, seeds: 9, pinch: 0.08 },
  "pod-flat": { width: 0.24, bend: 0.25, seeds: 7, pinch: 0.03 },
  "pod-round": { width: 0.07, bend: 0.12, seeds: 0, pinch: 0 },
  "pod-beaded": { width: 0.13, bend: 0.5, seeds: 8, pinch: 0.42 },
  "pod-thick": { width: 0.24, bend: 0.4, seeds: 5, pinch: 0.1 },
  "pod-winged": { width: 0.13, bend: 0.1, seeds: 8, pinch: 0 },
  "pod-segments": { width: 0.16, bend: 0.35, seeds: 5, pinch: 0.55 },
  "long-triangular": { width: 0.055, bend: 0.25, seeds: 11, pinch: 0.12 },
  silique: { width: 0.07, bend: 0.3, seeds: 8, pinch: 0.1 },
};

export const drawPod = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  ripe: boolean,
): boolean => {
  if (fruit.form === "pods-pair") {
    for (const side of [-1, 1])
      pod(
        sketch,
        fruit,
        paint,
        length,
        arc([0, 0], down + side * 0.5, length, -side * 0.75, 0, 16),
        { width: fruit.width ?? 0.12, bend: 0, seeds: 0, pinch: 0 },
        true,
      );
    return true;
  }
  if (fruit.form === "pod-round-flat") {
    coin(sketch, fruit, paint, length);
    return true;
  }
  if (fruit.form === "pod-half-moon") {
    halfMoon(sketch, paint, length, ripe);
    return true;
  }
  if (fruit.form === "pod-inflated") {
    bladder(sketch, fruit, paint, length);
    return true;
  }
  const plan = pods[fruit.form];
  if (plan === undefined) return false;
  const sway = sketch.random.chance(0.5) ? 1 : -1;
  const line = arc([0, 0], down - (sway * plan.bend) / 2, length, sway * plan.bend, 0, 18);
  pod(sketch, fruit, paint, length, line, { ...plan, width: fruit.width ?? plan.width }, false);
  return true;
};

const pod = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  line: Polyline,
  plan: Pod,
  slender: boolean,
): void => {
  const { tone } = paint;
  const width = Math.max(length * plan.width, 3);
  // A broad woody pod is a smooth body with blunt ends; it does not show its seeds.
  const woody = fruit.form === "pod-thick" && plan.width > 0.3;
  const shape = (t: number): number => {
    if (woody) return Math.max(1, width * (1 - Math.abs(2 * t - 1) ** 3) ** 0.45 * lerp(1.02, 0.92, t));
    const ends = Math.min(1, Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.03)) * (slender ? 1.2 : 2.6));
    const waist = plan.seeds > 0 ? 1 - plan.pinch * (0.5 + 0.5 * Math.cos(t * plan.seeds * Math.PI * 2)) : 1;
    return Math.max(1, width * ends * waist);
  };
  // Closer points at the ends, where the outline turns, and for every pod that narrows between its seeds.
  const dense = woody
    ? steps(21).map((t) => along(line, (1 - Math.cos(t * Math.PI)) / 2).point)
    : plan.pinch > 0
      ? steps(plan.seeds * 5 + 1).map((t) => along(line, t).point)
      : line;
  const outline = ribbon(dense, (t) => shape(woody ? (1 - Math.cos(t * Math.PI)) / 2 : t));
  if (fruit.surface === "hairy" || fruit.surface === "velvety" || fruit.surface === "spiny") {
    const hairs = outline
      .filter((_, i) => i % 2 === 0)
      .map((point): Point[] => [point, polar(point, sketch.random.between(0, 6.3), width * 0.2 + 2)]);
    sketch.lines(hairs, tone.ink, 0.6, { opacity: 0.7 });
  }
  sketch.body(outline, woody ? roundWash(sketch.page, tone) : flatWash(sketch.page, tone), tone.ink, 1.1);
  const offset = (share: number): Point[] =>
    steps(14).map((s) => {
      const t = woody ? lerp(0.06, 0.94, s) : s;
      const spot = along(line, t);
      return polar(spot.point, spot.angle + Math.PI / 2, share * shape(t));
    });
  // The line points downwards: its left side (negative) is the page's right, which is shaded.
  sketch.patches([[...offset(-0.46), ...offset(-0.1).reverse()]], { fill: tone.dark, opacity: 0.4 });
  sketch.lines([offset(0.28)], tone.pale, Math.max(0.8, width * 0.1), { opacity: 0.6 });
  if (woody) {
    // The seam along its back, and the shade that follows the form.
    sketch.lines([offset(0.4)], tone.ink, Math.max(0.8, width * 0.02), { opacity: 0.6 });
    sketch.lines([-0.2, -0.28, -0.35, -0.41].map(offset), tone.ink, 0.6, { opacity: 0.35 });
    return;
  }
  if (fruit.form === "pod-winged") {
    for (const side of [-1, 1]) {
      const frill = steps(26).map((t) =>
        polar(
          at(offset(side * 0.5), Math.min(13, Math.round(t * 13))),
          along(line, t).angle + (side * Math.PI) / 2,
          width * (0.25 + 0.1 * Math.sin(t * 40)) * Math.sin(Math.PI * t),
        ),
      );
      sketch.body([...frill, ...offset(side * 0.42).reverse()], mix(tone.mid, "#8a6b35", 0.3), tone.ink, 0.7);
    }
  }
  if (fruit.form === "long-triangular")
    sketch.lines([offset(0.08), offset(-0.26)], tone.ink, 0.7, { opacity: 0.7 });
  if (fruit.form === "pod-round")
    sketch.lines(
      steps(12)
        .slice(1, -1)
        .map((t): Point[] => [at(offset(0.42), Math.round(t * 13)), at(offset(-0.42), Math.round(t * 13))]),
      tone.ink,
      0.4,
      { opacity: 0.35 },
    );
  if (plan.seeds > 0 && width > 6) {
    const swellings = steps(plan.seeds + 1)
      .slice(0, -1)
      .map((t) => along(line, t + 0.5 / plan.seeds));
    sketch.patches(
      swellings.map((spot) =>
        ellipse(
          spot.point,
          (length / plan.seeds) * 0.28,
          width * 0.3 * (1 - plan.pinch * 0.4),
          spot.angle,
          9,
        ),
      ),
      { fill: tone.dark, opacity: 0.2 },
    );
    sketch.lines(
      swellings.map((spot) =>
        ellipse(spot.point, (length / plan.seeds) * 0.28, width * 0.3, spot.angle, 9).slice(5, 9),
      ),
      tone.ink,
      0.6,
      { opacity: 0.5 },
    );
  }
};

/** An open pod with seeds in a row, for cut views. */
export const openPod = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  flesh: string,
  seed: string,
): void => {
  const plan = pods[fruit.form] ?? { width: 0.2, bend: 0.2, seeds: 6, pinch: 0 };
  const width = Math.max(length * (fruit.width ?? plan.width), 9) * 1.25;
  const line = arc([0, 0], down - 0.12, length, 0.24, 0, 16);
  const shape = (t: number): number =>
    Math.max(1, width * Math.min(1, Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.03)) * 2.4));
  sketch.body(ribbon(line, shape), paint.tone.mid, paint.tone.ink, 1.2);
  sketch.fill(
    ribbon(line, (t) => shape(t) * 0.76),
    { fill: flesh },
  );
  const count = Math.min(9, Math.max(plan.seeds, 5));
  for (let i = 0; i < count; i++) {
    const spot = along(line, (i + 0.7) / (count + 0.4));
    sketch.body(
      ellipse(spot.point, Math.min(width * 0.34, (length / count) * 0.4), width * 0.24, spot.angle, 10),
      seed,
      mix(seed, "#21150d", 0.65),
      0.8,
    );
    sketch.dots([polar(spot.point, 3.9, width * 0.08)], "#fff8e0", 1.4, { opacity: 0.7 });
  }
};
