// The paints of a flower, from its traits.
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { FlowerTraits } from "./traits.ts";

export type FlowerPaint = { tone: Tone; centre: string; stamen: string; bracts: Tone };

export const paintOf = (flower: FlowerTraits): FlowerPaint => {
  const tone = toneOf(flower.colour);
  return {
    tone,
    centre: flower.centre === undefined ? mix(tone.mid, "#e6d27a", 0.3) : hexOf(flower.centre),
    stamen: flower.stamens === undefined ? "#e3b83c" : hexOf(flower.stamens),
    bracts: toneOf(flower.bracts ?? "light-green"),
  };
};
