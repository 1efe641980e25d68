// Capsules, bolls, lanterns and other dry or opening fruits, hanging from the origin.
import { clamp, ellipse, type Point, polar, steps } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { onBody, paintBody, profiles } from "./body.ts";
import { boll, lidded } from "./bursting.ts";
import { calyxFruit, lantern, splitAril, woody } from "./opening.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

export const drawCapsule = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
): boolean => {
  const { tone } = paint;
  const L = length;
  switch (fruit.form) {
    case "capsule":
      paintBody(
        sketch,
        { length: L, width: L * (fruit.width ?? 0.7), profile: profiles.egg },
        tone,
        fruit.surface === "smooth" ? "ribbed" : fruit.surface,
      );
      return true;
    case "capsule-lid":
      lidded(sketch, fruit, paint, L);
      return true;
    case "capsule-spiny":
      paintBody(
        sketch,
        { length: L, width: L * (fruit.width ?? 0.84), profile: profiles.heart },
        tone,
        fruit.surface === "soft-spiny" || fruit.surface === "hairy" ? fruit.surface : "spiny",
        paint.accent,
      );
      return true;
    case "capsule-three": {
      const spiny = fruit.surface === "spiny" || fruit.surface === "soft-spiny" || fruit.surface === "hairy";
      const spread = clamp(((fruit.width ?? 1.04) - 0.5) / 2, 0.14, 0.3);
      for (const [x, squeeze] of [
        [-spread, 0.5],
        [spread, 0.5],
        [0, 0.56],
      ] as const) {
        const lobe = ellipse([x * L, L * 0.5], (L * squeeze) / 2, L * 0.48, 0, 14);
        if (spiny)
          sketch.lines(
            lobe.map((point): Point[] => [
              point,
              polar(point, Math.atan2(point[1] - L / 2, point[0] - x * L), L * 0.12),
            ]),
            tone.ink,
            Math.max(0.8, L * 0.02),
          );
        sketch.body(lobe, roundWash(sketch.page, tone), tone.ink, 1);
        if (spiny) {
          const spots = steps(9).map(
            (t): Point => [x * L + Math.sin(t * 40) * L * squeeze * 0.3, L * (0.15 + 0.7 * t)],
          );
          sketch.lines(
            spots.map((point): Point[] => [
              point,
              polar(point, Math.atan2(point[1] - L / 2, point[0] - x * L * 0.5), L * 0.09),
            ]),
            tone.ink,
            Math.max(0.7, L * 0.018),
          );
        }
      }
      return true;
    }
    case "capsule-ribbed": {
      const body = {
        length: L,
        width: L * (fruit.width ?? 0.24),
        profile: (t: number) => Math.min(1, Math.sqrt(t * 7)) * (1 - t ** 2.2) ** 0.8,
      };
      if (fruit.surface === "hairy")
        sketch.lines(
          steps(16).flatMap((t) =>
            [-1, 1].map((side): Point[] => [
              onBody(body, t, side),
              [onBody(body, t, side)[0] + side * 4, t * L + 2],
            ]),
          ),
          tone.ink,
          0.6,
        );
      paintBody(sketch, body, tone, "angled");
      return true;
    }
    case "capsule-woody":
      woody(sketch, paint, L);
      return true;
    case "boll":
      boll(sketch, L);
      return true;
    case "lantern":
      lantern(sketch, paint, L);
      return true;
    case "calyx-fruit":
      calyxFruit(sketch, paint, L);
      return true;
    case "pumpkin-segmented": {
      for (const t of steps(9)
        .map((s) => s * 2 - 1)
        .sort((a, b) => Math.abs(b) - Math.abs(a))) {
        const x = Math.sin((t * Math.PI) / 2) * L * 0.52;
        sketch.body(
          ellipse(
            [x, L * 0.4],
            L * 0.13 * Math.max(0.5, Math.cos((t * Math.PI) / 2.4)),
            L * 0.38,
            t * 0.18,
            14,
          ),
          flatWash(sketch.page, tone),
          tone.ink,
          1,
        );
      }
      return true;
    }
    case "split-aril":
      splitAril(sketch, paint, L);
      return true;
    default:
      return false;
  }
};
