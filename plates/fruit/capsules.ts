// Capsules, bolls, lanterns and other dry or opening fruits, hanging from the origin.
import { clamp, ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { onBody, paintBody, profiles } from "./body.ts";
import { boll, lidded } from "./bursting.ts";
import { calyxFruit, lantern, splitAril, woody } from "./opening.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

export const drawCapsule = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  ripe: boolean,
): boolean => {
  const { tone } = paint;
  const L = length;
  switch (fruit.form) {
    case "capsule":
      if (fruit.surface === "angled") {
        winged(sketch, tone, L, fruit.width ?? 0.9);
        return true;
      }
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
    case "pumpkin-segmented":
      segmented(sketch, tone, L);
      return true;
    case "split-aril":
      splitAril(sketch, fruit, paint, L, ripe);
      return true;
    default:
      return false;
  }
};

/** A round capsule with narrow wavy wings from end to end (cassava). */
const winged = (sketch: Sketch, tone: Tone, L: number, width: number): void => {
  const body = { length: L, width: L * width * 0.86, profile: profiles.round };
  const wave = (t: number): number => L * (0.07 + 0.02 * Math.sin(t * 21)) * Math.sin(Math.PI * t) ** 0.5;
  const wing = (across: number, out: number): Point[] => {
    const seam = steps(13).map((t) => onBody(body, lerp(0.02, 0.98, t), across));
    return [...seam, ...seam.map(([x, y], i): Point => [x + out * wave(i / 12), y]).reverse()];
  };
  for (const side of [-1, 1] as const)
    sketch.body(wing(side * 0.96, side), side < 0 ? tone.light : tone.dark, tone.ink, 0.8);
  paintBody(sketch, body, tone, "smooth");
  for (const [across, out] of [
    [-0.42, -0.7],
    [0.34, 0.8],
  ] as const)
    sketch.body(wing(across, out), mix(tone.light, tone.mid, across < 0 ? 0.2 : 0.7), tone.ink, 0.8);
};

/** A flattened woody fruit of many segments like those of an orange, dimpled above and below (sandbox). */
const segmented = (sketch: Sketch, tone: Tone, L: number): void => {
  const [rx, ry] = [L * 0.56, L * 0.34];
  const centre: Point = [0, ry * 0.98];
  const count = 9;
  const meridian = (turn: number): number => Math.sin((turn * Math.PI) / 2);
  const outline = steps(61)
    .slice(0, -1)
    .map((t): Point => {
      const angle = t * Math.PI * 2;
      // Each segment bulges a little beyond the next.
      const across = Math.asin(Math.cos(angle)) / (Math.PI / 2);
      const bulge = 1 + 0.035 * Math.abs(Math.cos(across * count * Math.PI * 0.5));
      const dimple = 1 - 0.16 * Math.exp(-((Math.cos(angle) / 0.3) ** 2));
      return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry * bulge * dimple];
    });
  sketch.body(outline, roundWash(sketch.page, tone), tone.ink, 1.2);
  const ribs = steps(count + 1)
    .map((t) => meridian(t * 1.8 - 0.9))
    .map((x) =>
      steps(9).map((t): Point => {
        const angle = Math.PI * (0.06 + t * 0.88);
        return [centre[0] + x * Math.sin(angle) * rx, centre[1] - Math.cos(angle) * ry * 0.9];
      }),
    );
  sketch.lines(ribs, tone.ink, Math.max(1, L * 0.016), { opacity: 0.8 });
  sketch.lines(
    ribs.map((rib) => rib.map(([x, y]): Point => [x + L * 0.018, y])),
    tone.pale,
    Math.max(0.8, L * 0.014),
    { opacity: 0.4 },
  );
};
