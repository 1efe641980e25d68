// The paints of a flower, from its traits.
import { brightness, hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { FlowerTraits } from "./traits.ts";

export type FlowerPaint = { tone: Tone; centre: string; stamen: string; bracts: Tone };

/** Petals as pale as the paper. */
export const isPale = (flower: FlowerTraits): boolean => brightness(hexOf(flower.colour)) > 0.86;

/** White is painted by its shade: a clean light, a cool grey-green on the side away from it, and a firm outline. */
const onPaper = (tone: Tone): Tone => ({
  pale: "#fffefa",
  light: "#fffdf6",
  mid: mix(tone.mid, "#ffffff", 0.3),
  dark: mix(tone.mid, "#66786f", 0.52),
  ink: mix(tone.ink, "#2f3326", 0.45),
});

/** Yellow and orange deepen to a warm brown; in the cool shade of other colours they would turn to olive. */
const warm = (tone: Tone): Tone => {
  const channel = (from: number): number => Number.parseInt(tone.mid.slice(from, from + 2), 16);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const yellow = red > 150 && green > 80 && red - blue > 80;
  return yellow ? { ...tone, dark: mix(tone.dark, "#b4691c", 0.62) } : tone;
};

export const paintOf = (flower: FlowerTraits): FlowerPaint => {
  const tone = isPale(flower) ? onPaper(toneOf(flower.colour)) : warm(toneOf(flower.colour));
  return {
    tone,
    centre: flower.centre === undefined ? mix(tone.mid, "#e6d27a", 0.3) : hexOf(flower.centre),
    stamen: flower.stamens === undefined ? "#e3b83c" : hexOf(flower.stamens),
    bracts: toneOf(flower.bracts ?? "light-green"),
  };
};
