// The paint of a leaf: by its age, its face and its place on the plant, so that no two neighbours are of one green.
import { clamp } from "../drawing/geometry.ts";
import { chroma, hexOf, isGreen, mix, type Tone, toneOf, vary } from "../drawing/palette.ts";
import type { Random } from "../drawing/random.ts";
import type { BladePaint } from "./blade.ts";
import type { LeafPlacing } from "./placing.ts";
import type { LeafTraits } from "./shape.ts";

/** What greens are drawn towards: in the sun, and in the light of the sky. */
const warm = "#a9c03f";
const cool = "#1c6c58";

/** The age of a leaf that begins to yellow; 1 is full-grown. */
export const fading = 2;

/** Most leaves yellow a little; those that turn keep a trace of green. */
const fadingTone = (leaf: LeafTraits): Tone =>
  leaf.old === undefined
    ? vary(toneOf(leaf.colour), "#cdbf5c", 0.36)
    : toneOf(mix(hexOf(leaf.old), hexOf(leaf.colour), 0.12));

/** The paint of a leaf of this age; `variant` 0 to 2 makes adjacent leaves differ slightly. */
export const leafTone = (leaf: LeafTraits, age: number, variant: number, stages = 2): Tone => {
  const grown = age === fading ? fadingTone(leaf) : toneOf(leaf.colour);
  const young = leaf.young === undefined ? mix(grown.mid, "#b8c95f", 0.5) : hexOf(leaf.young);
  // Few stages limit the number of different paints on a plate.
  const youth = Math.round(clamp(1 - age, 0, 1) * stages) / stages;
  const varied =
    variant === 0 || youth > 0
      ? grown
      : vary(grown, variant === 1 ? warm : cool, variant === 1 ? 0.22 : 0.16);
  return youth === 0
    ? varied
    : youth === 1 && leaf.young !== undefined
      ? toneOf(young)
      : // Red and green would mix to mud, so a half-grown leaf takes only a breath of its young colour.
        vary(varied, young, leaf.young === undefined ? youth * 0.75 : youth * 0.28);
};

export const bladePaint = (
  leaf: LeafTraits,
  age: number,
  under: boolean,
  variant: number,
  stages = 2,
): BladePaint => {
  const top = leafTone(leaf, age, variant, stages);
  const below =
    leaf.underside === undefined
      ? vary(top, "#dfe6c0", 0.4)
      : // A lower face of pure silver would look like the ghost of a leaf.
        toneOf(mix(hexOf(leaf.underside), top.mid, 0.2));
  const [tone, back] = under ? [below, top] : [top, below];
  const marking = leaf.marking_colour === undefined ? undefined : hexOf(leaf.marking_colour);
  const vein =
    leaf.marking === "red-veins"
      ? (marking ?? "#b5473f")
      : leaf.marking === "white-veins"
        ? (marking ?? "#eef0dc")
        : mix(tone.light, "#f7efc8", under ? 0.4 : 0.55);
  return {
    tone,
    back,
    vein,
    under,
    marking: marking ?? (leaf.marking === "spotted" || leaf.marking === "striped" ? "#e8e6d0" : undefined),
  };
};

/** Paler and cooler, as things further away look. */
export const distant = (paint: BladePaint): BladePaint => ({
  ...paint,
  tone: { ...vary(paint.tone, "#c9d3bd", 0.18), ink: mix(paint.tone.ink, "#8d9a86", 0.4) },
  back: vary(paint.back, "#d3dccd", 0.18),
  vein: mix(paint.vein, "#d3dccd", 0.3),
});

const varied = (paint: BladePaint, towards: string, share: number): BladePaint =>
  share <= 0
    ? paint
    : {
        ...paint,
        tone: vary(paint.tone, towards, share),
        back: vary(paint.back, towards, share * 0.7),
        vein: mix(paint.vein, towards, share * 0.5),
      };

/** Deeper in colour, as a leaf is that has stood longest. */
const deepened = (paint: BladePaint, share: number): BladePaint => ({
  ...paint,
  tone: {
    ...paint.tone,
    pale: mix(paint.tone.pale, paint.tone.mid, share),
    light: mix(paint.tone.light, paint.tone.mid, share),
    mid: mix(paint.tone.mid, paint.tone.dark, share),
  },
});

/**
 * The paint of one leaf among its neighbours: warmer or cooler, lighter or deeper, paler where it stands behind, duller
 * where it is old, and here and there with another colour that runs in from its tip.
 */
export const ownPaint = (
  paint: BladePaint,
  leaf: LeafTraits,
  random: Random,
  { age = 1, front = false, facing = 1 }: Pick<LeafPlacing, "age" | "front" | "facing">,
): BladePaint => {
  const [warmth, value] = [random.around(0, 1), random.around(0, 1)];
  // A young leaf of another colour, or one that has turned, keeps it.
  const kept = age === fading || (age < 0.5 && leaf.young !== undefined) ? 0.4 : 1;
  // Greyish leaves are so by their bloom or their hairs, which the sun does not change.
  const share = kept * (isGreen(paint.tone.mid) ? clamp(chroma(paint.tone.mid) / 0.26, 0.45, 1) : 0.2);
  const tinted = varied(paint, warmth > 0 ? warm : cool, Math.abs(warmth) * (warmth > 0 ? 0.4 : 0.3) * share);
  const toned =
    value > 0 ? varied(tinted, "#d3e59a", value * 0.15 * share) : deepened(tinted, -value * 0.36 * share);
  const aged = age > 1 && age < fading ? varied(toned, "#93923f", (age - 1) * 0.6) : toned;
  const behind = !front && random.chance(facing < 0.75 ? 0.5 : 0.22);
  const placed = behind ? varied(aged, "#bcd2c0", random.between(0.08, 0.16)) : aged;
  const [turns, from] = [random.next(), random.between(0.5, 0.74)];
  if (paint.under || leaf.marking !== "none") return placed;
  if (age >= 1 && age < fading && turns < 0.12 + (age - 1))
    return { ...placed, blush: { colour: leaf.old === undefined ? "#cdb450" : hexOf(leaf.old), from } };
  return age > 0.3 && age < 1 && leaf.young !== undefined && turns < 0.4
    ? { ...placed, blush: { colour: hexOf(leaf.young), from: from - 0.05 } }
    : placed;
};
