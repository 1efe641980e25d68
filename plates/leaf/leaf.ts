// Draws a leaf of the plant at a given place: stalk and blade or leaflets, at any age and orientation.
import { arc, at, clamp, degrees, frame, lerp, type Point, ribbon } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf, vary } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { type BladePaint, paintBlade } from "./blade.ts";
import { compoundForms, drawCompound } from "./compound.ts";
import { flatBlade } from "./flat.ts";
import type { LeafPlacing } from "./placing.ts";
import { drawRibbonLeaf, ribbonForms } from "./ribbon-leaf.ts";
import type { LeafTraits } from "./shape.ts";

/** The length of a leaf in page units: small leaves are enlarged, large ones reduced. */
export const leafLength = (leaf: LeafTraits): number => {
  const base = 122 * (leaf.length_cm / 10) ** 0.4;
  const compound = compoundForms.has(leaf.form);
  const lobed = ["fingered", "five-lobed", "feather-lobed"].includes(leaf.outline);
  const shape = lobed ? 1.12 : leaf.outline === "shield" ? 0.88 : 1;
  return compound ? clamp(base * 1.5, 90, 330) : clamp(base * shape, 34, 300);
};

const stalkShare: Record<LeafTraits["petiole"], number> = {
  none: 0.015,
  short: 0.1,
  long: 0.55,
  winged: 0.22,
  sheathing: 0.06,
};
export const stalkLength = (leaf: LeafTraits, length: number): number => stalkShare[leaf.petiole] * length;

const bends = [-0.46, 0.04, 0.46];
const sizes = [26, 58, 104, 170, 300];
const nearestBend = (wanted: number): number =>
  bends.reduce(
    (best, bend, i) => (Math.abs(bend - wanted) < Math.abs(at(bends, best) - wanted) ? i : best),
    0,
  );

/** The paint of a leaf of this age; `variant` 0 to 2 makes adjacent leaves differ slightly. */
export const leafTone = (leaf: LeafTraits, age: number, variant: number): Tone => {
  const grown = toneOf(leaf.colour);
  const young = leaf.young === undefined ? mix(grown.mid, "#b8c95f", 0.5) : hexOf(leaf.young);
  // Few steps limit the number of different paints on a plate.
  const youth = Math.round(clamp(1 - age, 0, 1) * 2) / 2;
  const varied =
    variant === 0 || youth > 0 ? grown : vary(grown, variant === 1 ? "#b9b04e" : "#2f6a58", 0.13);
  return youth === 0
    ? varied
    : youth === 1 && leaf.young !== undefined
      ? toneOf(young)
      : vary(varied, young, youth * 0.75);
};

export const bladePaint = (leaf: LeafTraits, age: number, under: boolean, variant: number): BladePaint => {
  const top = leafTone(leaf, age, variant);
  const tone = under
    ? leaf.underside === undefined
      ? vary(top, "#dfe3b4", 0.38)
      : toneOf(leaf.underside)
    : top;
  const marking = leaf.marking_colour === undefined ? undefined : hexOf(leaf.marking_colour);
  const vein =
    leaf.marking === "red-veins"
      ? (marking ?? "#b5473f")
      : leaf.marking === "white-veins"
        ? (marking ?? "#eef0dc")
        : mix(tone.light, "#f7efc8", under ? 0.4 : 0.55);
  return {
    tone,
    vein,
    under,
    marking: marking ?? (leaf.marking === "spotted" || leaf.marking === "striped" ? "#e8e6d0" : undefined),
  };
};

export const drawLeaf = (sketch: Sketch, leaf: LeafTraits, placing: LeafPlacing): void => {
  if (leaf.form === "none") return;
  const { random } = sketch;
  const age = placing.age ?? 1;
  const bend = placing.bend ?? random.around(0, 0.5);
  const variant = nearestBend(bend * 0.85);
  const paint = bladePaint(
    leaf,
    age,
    placing.under ?? false,
    compoundForms.has(leaf.form) ? variant % 2 : variant,
  );
  if (ribbonForms.has(leaf.form)) {
    drawRibbonLeaf(sketch, leaf, { ...placing, bend }, paint);
    return;
  }
  const stalk = placing.stalk ?? stalkLength(leaf, placing.length);
  const petiole = arc(placing.at, placing.angle - bend * 0.25, Math.max(stalk, 1), bend * 0.3, 0, 6);
  const joint = at(petiole, -1);
  const stalkTone = toneOf(mix(paint.tone.mid, "#c2b56a", 0.35));
  if (stalk > 3) {
    const width = clamp(placing.length * 0.022, 1.6, 5);
    sketch.body(
      ribbon(petiole, (t) => width * lerp(1.25, 0.85, t)),
      stalkTone.mid,
      stalkTone.ink,
      0.75,
    );
  }
  if (leaf.petiole === "winged" && !compoundForms.has(leaf.form)) {
    const wing = ribbon(
      petiole,
      (t) => placing.length * 0.1 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.8)),
    );
    sketch.body(wing, paint.tone.mid, paint.tone.ink, 0.8);
  }
  const angle = placing.angle + bend * 0.05;
  if (compoundForms.has(leaf.form)) {
    placeCompound(
      sketch,
      leaf,
      { at: joint, angle, length: placing.length, bend, facing: placing.facing ?? 1, age },
      paint,
    );
    return;
  }
  placeBlade(
    sketch,
    leaf,
    { at: joint, angle, length: placing.length, bend: bend * 0.85, facing: placing.facing ?? 1, age },
    paint,
  );
};

type BladePlace = { at: Point; angle: number; length: number; bend: number; facing: number; age: number };

const compoundSizes = [60, 110, 160, 230, 320, 440, 600];

/** A compound leaf, drawn with a few different bends and reused like a blade. */
const placeCompound = (sketch: Sketch, leaf: LeafTraits, place: BladePlace, paint: BladePaint): void => {
  const size = compoundSizes.find((each) => each >= place.length * 0.9) ?? 600;
  const nearest = nearestBend(place.bend * 0.8);
  const heading = Math.cos(place.angle) >= 0 ? degrees(-30) : degrees(-150);
  sketch.reuse(
    `compound ${size} ${nearest} ${heading > -1} ${paint.tone.mid} ${paint.under}`,
    () => {
      const drawing = new Sketch(sketch.page);
      drawCompound(
        drawing,
        leaf,
        {
          base: [0, 0],
          angle: heading,
          length: size,
          bend: at(bends, nearest) * 1.2,
          facing: sketch.random.between(0.8, 1),
          under: paint.under,
        },
        paint,
      );
      const turned = new Sketch(sketch.page);
      turned.place(drawing, frame([0, 0], -heading));
      return turned;
    },
    frame(
      place.at,
      place.angle,
      place.length / size,
      (place.length / size) * clamp(place.facing + 0.1, 0.6, 1),
    ),
  );
};

/**
 * One blade. Blades are drawn with a few different bends and for both directions of light, and reused: a plate of sixty
 * leaves stays small without identical neighbours.
 */
const placeBlade = (sketch: Sketch, leaf: LeafTraits, place: BladePlace, paint: BladePaint): void => {
  const size = sizes.find((each) => each >= place.length * 0.84) ?? 300;
  const nearest = nearestBend(place.bend);
  const lower = Math.sin(place.angle + place.bend / 2 + Math.PI / 4) > 0;
  sketch.reuse(
    `blade ${size} ${nearest} ${lower} ${paint.tone.mid} ${paint.under}`,
    () => {
      const { random } = sketch;
      const heading = lower ? degrees(40) : degrees(-120);
      const drawing = new Sketch(sketch.page);
      const bend = at(bends, nearest);
      const narrow = random.between(0.66, 1);
      const flip = random.chance(0.5);
      paintBlade(
        drawing,
        flatBlade(leaf, random, clamp((size - 16) / 110, 0, 1) * sketch.page.detail),
        {
          base: [0, 0],
          angle: heading - bend / 2,
          length: size,
          bend,
          left: flip ? 1 : narrow,
          right: flip ? narrow : 1,
        },
        paint,
        leaf,
      );
      const turned = new Sketch(sketch.page);
      turned.place(drawing, frame([0, 0], bend / 2 - heading));
      return turned;
    },
    frame(
      place.at,
      place.angle,
      place.length / size,
      (place.length / size) * clamp(place.facing + 0.15, 0.4, 1),
    ),
  );
};

/** The angle between a leaf and its stem. */
export const leafLean = (leaf: LeafTraits, random: { around: (c: number, s: number) => number }): number =>
  random.around(leaf.arrangement === "two-ranked" ? degrees(58) : degrees(52), degrees(14));
