// Porterweeds: a long stout wand in whose hollows the flowers sit behind bracts; a few open at a time in a ring that moves
// up it, above the cups of those that are over.
import {
  along,
  beside,
  clamp,
  degrees,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { paintOf } from "./flower-paint.ts";
import { stalkedFlower } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** A bract that ends in a bristle, pressed to the wand; `across` from −1 to 1 around it. */
const bractAt = (point: Point, angle: number, across: number, wide: number, long: number): Point[] => {
  const root = polar(point, angle + Math.PI / 2, across * wide * 0.46);
  const heading = angle + across * 0.26;
  const half = wide * 0.27 * Math.max(0.45, Math.sqrt(1 - across * across));
  const on = beside(root, heading, long, half);
  return [on(0, -1), on(0.4, -0.9), on(1, 0), on(1, 0), on(0.4, 0.9), on(0, 1)];
};

export const wand = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  fruiting: boolean,
): void => {
  const { random } = sketch;
  const green = paintOf(flower).bracts;
  const over = toneOf(mix(green.mid, "#8d7a44", fruiting ? 0.55 : 0.34));
  const length = lengthOf(line);
  const width = clamp(length * 0.034, 6, 10);
  const wide = (t: number): number => width * (t < 0.08 ? 0.62 : lerp(1, 0.42, t ** 1.3));
  const zone = fruiting ? 1.2 : random.between(0.34, 0.46);
  sketch.body(ribbon(line, wide), mix(green.mid, over.mid, 0.4), green.ink, 0.9);
  const rows = clamp(Math.round(length / (width * 0.42)), 20, 90);
  const bracts: Record<"old" | "young", Point[][]> = { old: [], young: [] };
  // From the tip down: each lies over the foot of the one above it.
  for (let i = rows; i >= 0; i--) {
    const t = lerp(0.09, 1, i / rows);
    const { point, angle } = along(line, t);
    const across = Math.sin(i * 2.4);
    if (Math.cos(i * 2.4) < -0.35) continue;
    (t < zone ? bracts.old : bracts.young).push(
      bractAt(point, angle + (t < zone ? across * 0.14 : 0), across, wide(t), width * lerp(2, 1.1, t)),
    );
  }
  const stroke = { stroke: green.ink, "stroke-width": 0.5 };
  sketch.patches(bracts.young, { fill: mix(green.mid, green.light, 0.5), ...stroke });
  sketch.patches(bracts.old, { fill: over.light, ...stroke });
  if (fruiting) return;
  // Those on the flanks first, then those that face the reader.
  const ring = steps(7).map((share, i) => ({ share, turn: [-1, 1, -0.86, 0.9, -0.3, 0.4, 0.02][i] ?? 0 }));
  for (const { share, turn } of ring) {
    const { point, angle } = along(line, zone + lerp(0, 0.24, (share * 2.43) % 1));
    const front = Math.abs(turn) < 0.5;
    stalkedFlower(
      sketch,
      flower,
      polar(point, angle + Math.PI / 2, turn * width * 0.36),
      angle + turn * degrees(front ? 60 : 74) + random.around(0, 0.1),
      2,
      size * random.between(1.4, 1.65) * (front ? 0.94 : 1.06),
      front ? "open" : "side",
    );
  }
  for (const turn of [-0.5, 0.55]) {
    const { point, angle } = along(line, zone + 0.25);
    stalkedFlower(sketch, flower, point, angle + turn, 2, size * 0.8, "bud");
  }
};
