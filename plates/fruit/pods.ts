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
import { curledPod } from "./curled-pod.ts";
import { discPod } from "./disc-pods.ts";
import { flatPod } from "./flat-pods.ts";
import { bladder, halfMoon } from "./short-pods.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";
import { woodyPod } from "./woody-pods.ts";

type Pod = { width: number; bend: number; seeds: number; pinch: number };

const pods: Partial<Record<FruitTraits["form"], Pod>> = {
  "pod-long": { width: 0.1, bend: 0.4, seeds: 9, pinch: 0.08 },
  "pod-flat": { width: 0.24, bend: 0.4, seeds: 7, pinch: 0.03 },
  "pod-round": { width: 0.07, bend: 0.12, seeds: 0, pinch: 0 },
  "pod-beaded": { width: 0.13, bend: 0.5, seeds: 8, pinch: 0.42 },
  "pod-thick": { width: 0.24, bend: 0.5, seeds: 5, pinch: 0.1 },
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
  if (fruit.form === "pods-pair" || fruit.form === "pods-spread") {
    const spread = fruit.form === "pods-spread";
    for (const side of [-1, 1])
      pod(
        sketch,
        fruit,
        paint,
        length,
        arc(
          [0, 0],
          down + side * (spread ? 1.4 : 0.5),
          length * (spread ? 0.8 : 1),
          -side * (spread ? 0.5 : 0.75),
          0,
          16,
        ),
        { width: fruit.width ?? 0.12, bend: 0, seeds: 0, pinch: 0 },
        true,
      );
    return true;
  }
  if (fruit.form === "pod-round-flat") {
    discPod(sketch, fruit, paint, length);
    return true;
  }
  if (fruit.form === "pod-half-moon") {
    halfMoon(sketch, paint, length, ripe);
    return true;
  }
  if (fruit.form === "pod-flat") {
    if (fruit.surface === "ribbed") woodyPod(sketch, fruit, paint, length, ripe);
    else flatPod(sketch, fruit, paint, length, ripe);
    return true;
  }
  if (fruit.form === "pod-curled") {
    curledPod(sketch, fruit, paint, length, ripe);
    return true;
  }
  if (fruit.form === "pod-inflated") {
    bladder(sketch, fruit, paint, length);
    return true;
  }
  const plan = pods[fruit.form];
  if (plan === undefined) return false;
  const sway = sketch.random.chance(0.5) ? 1 : -1;
  // A furry pod is bent to and fro.
  const wave = fruit.form === "pod-thick" && fruit.surface === "hairy" ? sway * 0.45 : 0;
  const line = arc([0, 0], down - (sway * plan.bend) / 2, length, sway * plan.bend, wave, 18);
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
  // How long the pod narrows at either end: a broad one is rounded, a narrow one drawn out.
  const heavy = fruit.form === "pod-round" && plan.width > 0.07;
  const blunt = slender ? 1.7 : heavy ? 16 : plan.width > 0.18 ? 3 : 5;
  const shape = (t: number): number => {
    const taper = (1 - Math.abs(2 * t - 1) ** (woody ? 3 : blunt)) ** (woody ? 0.45 : 0.7);
    const waist = plan.seeds > 0 ? 1 - plan.pinch * (0.5 + 0.5 * Math.cos(t * plan.seeds * Math.PI * 2)) : 1;
    return Math.max(1, width * taper * (woody ? lerp(1.02, 0.92, t) : waist));
  };
  const edge = (side: 1 | -1): Point[] =>
    steps(woody || plan.pinch === 0 ? 21 : plan.seeds * 5 + 1).map((s) => {
      // Closer points at the ends, where the outline turns.
      const t = lerp(s, (1 - Math.cos(s * Math.PI)) / 2, plan.pinch > 0.3 ? 0.2 : 0.8);
      const spot = along(line, t);
      return polar(spot.point, spot.angle + (side * Math.PI) / 2, shape(t) / 2);
    });
  // The remains of the style make a small beak.
  const tip = along(line, 1);
  const beak = polar(tip.point, tip.angle + 0.5, width * (woody ? 0.05 : 0.22));
  const outline = [...edge(-1), beak, beak, ...edge(1).reverse()];
  if (fruit.surface === "hairy" || fruit.surface === "velvety" || fruit.surface === "spiny") {
    const hairs = [-1, 1].flatMap((side) =>
      steps(30).map((s): Point[] => {
        const spot = along(line, lerp(0.03, 0.98, s));
        const root = polar(spot.point, spot.angle + (side * Math.PI) / 2, shape(s) / 2 - 0.5);
        const lean = spot.angle + side * sketch.random.between(0.7, 1.3);
        return [root, polar(root, lean, width * 0.13 + 1.6)];
      }),
    );
    sketch.lines(hairs, mix(tone.ink, tone.mid, 0.3), 0.6, { opacity: 0.8 });
  }
  sketch.body(outline, woody ? roundWash(sketch.page, tone) : flatWash(sketch.page, tone), tone.ink, 1.1);
  const offset = (share: number): Point[] =>
    steps(14).map((s) => {
      const t = lerp(0.06, 0.94, s);
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
      .map((t) =>
        along(line, lerp(plan.pinch > 0.3 ? 0 : 0.05, plan.pinch > 0.3 ? 1 : 0.95, t + 0.5 / plan.seeds)),
      );
    const swell = (spot: { point: Point; angle: number }, shift: number, share: number): Point[] =>
      ellipse(
        polar(spot.point, 0.9, shift * width),
        (length / plan.seeds) * 0.33 * share,
        width * 0.31 * share * (1 - plan.pinch * 0.4),
        spot.angle,
        10,
      );
    // Each seed swells the wall: shade at its lower right, a light at its upper left.
    sketch.patches(
      swellings.map((spot) => swell(spot, 0.05, 1)),
      { fill: tone.dark, opacity: 0.3 },
    );
    sketch.patches(
      swellings.map((spot) => swell(spot, -0.04, 0.8)),
      { fill: mix(tone.mid, tone.light, 0.55), opacity: 0.55 },
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
  // One whose bright seeds are seen on the plant as well is shown as it opens there.
  if (fruit.form === "pod-flat" && paint.accent !== undefined) {
    flatPod(sketch, fruit, paint, length, true);
    return;
  }
  if (fruit.form === "pod-curled") {
    curledPod(sketch, fruit, paint, length, true);
    return;
  }
  const plan = pods[fruit.form] ?? { width: 0.2, bend: 0.2, seeds: 6, pinch: 0 };
  const width = Math.max(length * (fruit.width ?? plan.width), 9) * 1.25;
  const curve = arc([0, 0], down - 0.12, length, 0.24, 0, 16);
  // Closer points at the ends, where the outline turns.
  const line = steps(23).map((t) => along(curve, (1 - Math.cos(t * Math.PI)) / 2).point);
  const shape = (t: number): number => {
    const place = (1 - Math.cos(t * Math.PI)) / 2;
    return Math.max(1, width * (1 - Math.abs(2 * place - 1) ** 3.4) ** 0.6);
  };
  sketch.body(ribbon(line, shape), paint.tone.mid, paint.tone.ink, 1.2);
  sketch.fill(
    ribbon(line, (t) => shape(t) * 0.76),
    { fill: flesh },
  );
  const count = Math.min(9, Math.max(plan.seeds, 5));
  for (let i = 0; i < count; i++) {
    const spot = along(curve, (i + 0.7) / (count + 0.4));
    sketch.body(
      ellipse(spot.point, Math.min(width * 0.34, (length / count) * 0.4), width * 0.24, spot.angle, 10),
      seed,
      mix(seed, "#21150d", 0.65),
      0.8,
    );
    sketch.dots([polar(spot.point, 3.9, width * 0.08)], "#fff8e0", 1.4, { opacity: 0.7 });
  }
};
