// Draws a leaf of the plant at a given place: stalk and blade or leaflets, at any age and orientation.
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  frame,
  type Point,
  type Polyline,
  polar,
  ribbon,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { type BladePaint, paintBlade, roomOf } from "./blade.ts";
import { compoundForms, drawCompound, drawWing } from "./compound.ts";
import { flatBlade } from "./flat.ts";
import { bladePaint, distant, ownPaint } from "./leaf-tone.ts";
import type { LeafPlacing } from "./placing.ts";
import { isPlump, plumpLeaf } from "./plump-leaf.ts";
import { anglesFor, liveliness, stanceFor } from "./posture.ts";
import { drawRibbonLeaf, ribbonForms } from "./ribbon-leaf.ts";
import { type LeafTraits, widthShare } from "./shape.ts";
import { turnedOver } from "./turned.ts";

/** The length of a leaf in page units: small leaves are enlarged, large ones reduced. */
export const leafLength = (leaf: LeafTraits): number => {
  const base = 166 * (leaf.length_cm / 10) ** 0.36;
  const compound = compoundForms.has(leaf.form);
  const lobed = ["fingered", "five-lobed", "feather-lobed"].includes(leaf.outline);
  // Broad blades hide each other sooner.
  const shape = lobed ? 1 : leaf.outline === "shield" ? 0.74 : widthShare(leaf) > 0.8 ? 0.88 : 1;
  return compound ? clamp(base * 1.5, 140, 380) : clamp(base * shape, 60, 340);
};

const stalkShare: Record<LeafTraits["petiole"], number> = {
  none: 0.015,
  short: 0.1,
  long: 0.4,
  winged: 0.22,
  sheathing: 0.06,
  ribbed: 0.4,
};
export const stalkLength = (leaf: LeafTraits, length: number): number =>
  (leaf.outline === "lyre" && leaf.petiole === "winged" ? stalkShare.none : stalkShare[leaf.petiole]) *
  length;

const bends = [-0.46, 0.04, 0.46];
const sizes = [26, 58];
const nearestBend = (wanted: number): number =>
  bends.reduce(
    (best, bend, i) => (Math.abs(bend - wanted) < Math.abs(at(bends, best) - wanted) ? i : best),
    0,
  );

export const drawLeaf = (sketch: Sketch, leaf: LeafTraits, placing: LeafPlacing): void => {
  if (leaf.form === "none") return;
  const { random } = sketch;
  const age = placing.age ?? 1;
  const bend = placing.bend ?? random.around(0, 0.5);
  const variant = nearestBend(bend * 0.85);
  const compound = compoundForms.has(leaf.form);
  // Large blades are drawn one by one; leaflets and small blades are shared, and so need few paints.
  const isSingle = !compound && placing.length >= 58;
  const near = bladePaint(
    leaf,
    age,
    placing.under ?? false,
    compound ? variant % 2 : isSingle ? 0 : variant,
    isSingle ? 4 : 2,
  );
  const place = [...placing.at, placing.angle * 9].map(Math.round).join(" ");
  const own =
    isSingle && placing.flat !== true ? ownPaint(near, leaf, random.fork(`paint ${place}`), placing) : near;
  const paint = placing.far === true ? distant(own) : own;
  if (ribbonForms.has(leaf.form)) {
    drawRibbonLeaf(sketch, leaf, { ...placing, bend }, paint);
    return;
  }
  const stalk = placing.stalk ?? stalkLength(leaf, placing.length);
  const petiole = arc(placing.at, placing.angle - bend * 0.55, Math.max(stalk, 1), bend * 0.6, 0, 7);
  const joint = at(petiole, -1);
  if (stalk > 3) drawPetiole(sketch, petiole, placing.length, paint);
  // The wing of a lyrate leaf is the lower part of its blade.
  if (leaf.petiole === "winged" && leaf.outline !== "lyre")
    drawWing(sketch, petiole, placing.length * (compoundForms.has(leaf.form) ? 0.05 : 0.1), paint);
  const angle = placing.angle + bend * 0.05;
  if (isPlump(leaf)) {
    plumpLeaf(
      sketch,
      leaf,
      { at: joint, angle, length: placing.length, bend: bend * 0.8, facing: placing.facing ?? 1 },
      paint,
    );
    return;
  }
  if (compound) {
    drawCompound(
      sketch,
      leaf,
      {
        base: joint,
        angle,
        length: placing.length,
        bend,
        facing: placing.facing ?? random.between(0.8, 1),
        under: paint.under,
        shut: placing.shut ?? false,
      },
      paint,
    );
    return;
  }
  placeBlade(
    sketch,
    leaf,
    {
      at: joint,
      angle,
      length: placing.length,
      bend: bend * 0.85,
      facing: placing.facing ?? 1,
      flat: placing.flat ?? false,
      whole: placing.whole ?? false,
      young: age < 0.5,
    },
    paint,
  );
};

/** Thickest where it leaves the stem, and continued beneath the foot of the blade, whose midrib goes on from it. */
const drawPetiole = (sketch: Sketch, petiole: Polyline, length: number, paint: BladePaint): void => {
  const tone = toneOf(mix(paint.tone.mid, "#c2b56a", 0.3));
  const width = clamp(length * 0.022, 1.6, 5);
  const end = along(petiole, 1);
  const line = [...petiole, polar(end.point, end.angle, width * 2), polar(end.point, end.angle, width * 4)];
  const outline = ribbon(line, (t) => width * (0.9 + 0.75 * (1 - t) ** 5) * Math.min(1, (1 - t) * 3 + 0.12));
  sketch.body(
    outline,
    litWash(sketch.page, [tone.light, tone.mid, tone.dark], at(outline, 0), at(outline, -1)),
    tone.ink,
    0.75,
  );
};

type BladePlace = {
  at: Point;
  angle: number;
  length: number;
  bend: number;
  facing: number;
  /** Shown flat, as in a study. */
  flat: boolean;
  whole: boolean;
  young: boolean;
};

/**
 * One blade. Large ones are drawn each by itself, so that no two leaves of a plate are alike; small ones in a few stances
 * for each direction of the light, and reused, because a plate can have hundreds.
 */
const placeBlade = (sketch: Sketch, leaf: LeafTraits, place: BladePlace, paint: BladePaint): void => {
  const { random } = sketch;
  const stance = place.flat ? "open" : stanceFor(leaf, random, place.facing, place.whole);
  const paintAs = (into: Sketch, base: Point, angle: number, length: number, bend: number): void => {
    const grown = flatBlade(
      leaf,
      random,
      clamp((length - 16) / 110, 0, 1) * sketch.page.detail,
      into.page.draft,
    );
    const angles = anglesFor(leaf, stance, random, bend, place.whole);
    const posture = { base, angle: angle - bend / 2, length, ...angles };
    if (place.flat || into.page.draft) {
      paintBlade(into, grown, posture, paint, leaf);
      return;
    }
    // What makes each leaf its own comes from a stream of its own, and it takes the room that it had without: nothing
    // else on the plate moves for it.
    const own = random.fork(`leaf ${Math.round(place.at[0])} ${Math.round(place.at[1])} ${stance}`);
    const { flat, flap } = place.young || length < 58 ? { flat: grown } : turnedOver(grown, leaf, own);
    paintBlade(into, flat, { ...posture, ...liveliness(leaf, own, place.whole) }, paint, leaf, {
      flap,
      room: roomOf(grown, posture),
    });
  };
  if (place.length >= 58) {
    paintAs(sketch, place.at, place.angle, place.length, place.bend);
    return;
  }
  const size = sizes.find((each) => each >= place.length * 0.84) ?? 58;
  const nearest = at(bends, nearestBend(place.bend));
  const quarter = Math.round(place.angle / (Math.PI / 2));
  const heading = (quarter * Math.PI) / 2;
  sketch.reuse(
    `blade ${size} ${nearest} ${((quarter % 4) + 4) % 4} ${stance} ${paint.tone.mid} ${paint.under}`,
    () => {
      const drawing = new Sketch(sketch.page);
      paintAs(drawing, [0, 0], heading, size, nearest);
      return drawing;
    },
    frame(place.at, place.angle - heading, place.length / size),
  );
};

/** The angle between a leaf and its stem. */
export const leafLean = (leaf: LeafTraits, random: { around: (c: number, s: number) => number }): number =>
  random.around(leaf.arrangement === "two-ranked" ? degrees(58) : degrees(52), degrees(14));
