// What the drawings of radial flowers share: a whorl of petals in the flower's own colours, and its calyx.
import { brightness, type Tone, vary } from "../drawing/palette.ts";
import type { Whorl } from "./blossom.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { PetalShape } from "./petals.ts";
import type { FlowerTraits } from "./traits.ts";

/** What the drawing of a form needs; `radius` is half the flower's width. */
export type Parts = { flower: FlowerTraits; paint: FlowerPaint; radius: number; turn: number };

/** Petals are paler outside; a grey there would look like glass. */
const outside = (tone: Tone): Tone =>
  brightness(tone.mid) > 0.84 ? vary(tone, "#e6e4c4", 0.28) : vary(tone, tone.pale, 0.2);

/** A whorl in the flower's own colours. */
export const petals = (
  { flower, paint, radius, turn }: Parts,
  shape: PetalShape,
  rise: readonly [number, number],
  more: Partial<Whorl> = {},
): Whorl => {
  const count = more.joined === undefined ? (flower.petals ?? shape.count) : shape.count;
  return {
    ...shape,
    count,
    // More petals than usual are narrower.
    width: shape.width * Math.min(1.15, shape.count / count),
    length: radius,
    rise,
    tone: paint.tone,
    inner: paint.centre,
    back: outside(paint.tone),
    turn,
    ...more,
  };
};

export const sepals = (
  { paint, radius, turn }: Parts,
  count: number,
  share: number,
  rise: readonly [number, number] = [26, 14],
): Whorl => ({
  count,
  width: Math.min(0.6, 2.4 / count),
  widest: 0.4,
  tip: "pointed",
  length: radius * share,
  rise,
  tone: paint.bracts,
  inner: paint.bracts.mid,
  turn: turn + Math.PI / count,
  cup: 0.2,
});
