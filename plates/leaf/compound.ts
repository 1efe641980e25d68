// Compound leaves: pinnate, palmate, bipinnate and tripinnate. Leaflets are drawn in a few variants and reused, so that a
// leaf of forty leaflets stays small.
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  frame,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { type BladePaint, paintBlade } from "./blade.ts";
import { cutFrond } from "./cut-frond.ts";
import { finePinna } from "./fine-pinna.ts";
import { flatBlade } from "./flat.ts";
import { anglesFor } from "./posture.ts";
import { type LeafTraits, widthShare } from "./shape.ts";

export const compoundForms: ReadonlySet<LeafTraits["form"]> = new Set([
  "two-leaflets",
  "trifoliate",
  "palmate",
  "pinnate",
  "even-pinnate",
  "bipinnate",
  "tripinnate",
  "parsley",
  "frond",
  "double-frond",
]);

export type CompoundPose = {
  base: Point;
  angle: number;
  length: number;
  bend: number;
  facing: number;
  under: boolean;
  shut: boolean;
};

const usualLeaflets: Partial<Record<LeafTraits["form"], number>> = {
  "two-leaflets": 2,
  trifoliate: 3,
  palmate: 7,
  pinnate: 9,
  "even-pinnate": 10,
  bipinnate: 20,
  tripinnate: 5,
  frond: 24,
  "double-frond": 14,
};

/** The number of leaflets drawn for a leaf, or for one pinna of a bipinnate leaf. */
export const leafletCount = (leaf: LeafTraits): number => {
  if (leaf.form === "two-leaflets") return 2;
  if (leaf.form === "trifoliate") return 3;
  const wanted = leaf.leaflets ?? usualLeaflets[leaf.form] ?? 9;
  // A divided leaf is drawn with fewer, larger leaflets than it has: a hundred on a hand's breadth are a mesh.
  const most =
    {
      bipinnate: isFine(leaf) ? 30 : pinnaPairs(leaf) <= 2 ? 16 : 8,
      pinnate: 23,
      "even-pinnate": 22,
      frond: 30,
    }[leaf.form as string] ?? 8;
  const least = leaf.form !== "bipinnate" ? 2 : isFine(leaf) ? 20 : 5;
  const count = clamp(wanted, least, most);
  if (leaf.form === "pinnate" || leaf.form === "tripinnate") return count % 2 === 0 ? count + 1 : count;
  if (leaf.form === "even-pinnate" || leaf.form === "bipinnate" || leaf.form === "frond")
    return count % 2 === 0 ? count : count + 1;
  return count;
};

/** Divided so finely that each row of leaflets is seen as one comb. */
const isFine = (leaf: LeafTraits): boolean =>
  leaf.form === "bipinnate" && leaf.outline !== "linear" && (leaf.leaflets ?? 0) >= 14;

export const pinnaPairs = (leaf: LeafTraits): number =>
  leaf.form === "double-frond"
    ? clamp(leaf.pinnae ?? 4, 8, 9)
    : isFine(leaf)
      ? clamp(leaf.pinnae ?? 4, 1, 9)
      : clamp(leaf.pinnae ?? (leaf.form === "bipinnate" ? 4 : 3), 1, 4);

const leastWidth = 0.13;

/** One leaflet. A leaf can have hundreds, so a few are drawn for each direction of the light and reused. */
const leaflet = (
  into: Sketch,
  leaf: LeafTraits,
  paint: BladePaint,
  to: Point,
  angle: number,
  length: number,
  squash: number,
  mirrored = false,
): void => {
  const { random } = into;
  const size = length < 16 ? 12 : length < 24 ? 18 : length < 62 ? 44 : 96;
  const variant = Math.floor(random.between(0, size > 20 ? 3 : 1));
  // The light comes from one side of the page whichever way the leaflet points.
  const quarter = Math.round(angle / (Math.PI / 2));
  const heading = (quarter * Math.PI) / 2;
  into.reuse(
    `leaflet ${leaf.form} ${leaf.outline} ${size} ${variant} ${((quarter % 4) + 4) % 4} ${paint.tone.mid} ${paint.under}`,
    () => {
      const drawing = new Sketch(into.page);
      const bend = random.around(0, 0.28) + (leaf.outline === "sickle" ? 0.5 : 0);
      paintBlade(
        drawing,
        flatBlade(
          // Thinner than this a leaflet would be nothing but its outline.
          { ...leaf, width: Math.max(widthShare(leaf), leastWidth) },
          random,
          clamp((size - 12) / 100, 0, 1) * into.page.detail,
        ),
        {
          base: [0, 0],
          angle: heading,
          length: size,
          ...anglesFor(
            leaf,
            size < 20 ? "open" : at(["open", "arched", "folded"] as const, variant),
            random,
            bend,
          ),
        },
        paint,
        { ...leaf, surface: size < 40 && leaf.surface === "hairy" ? "matt" : leaf.surface },
      );
      return drawing;
    },
    quarter % 2 === 0
      ? frame(to, angle - heading, length / size, (length / size) * squash * (mirrored ? -1 : 1))
      : frame(to, angle - heading, (length / size) * squash * (mirrored ? -1 : 1), length / size),
  );
};

const rib = (sketch: Sketch, line: Polyline, width: number, paint: BladePaint): void => {
  const tone = toneOf(mix(paint.tone.mid, "#b9a860", 0.4));
  sketch.body(
    ribbon(line, (t) => width * lerp(1.1, 0.55, t)),
    tone.mid,
    tone.ink,
    0.6,
  );
};

/** A leafy edge on both sides of a stalk, which widens to the joint above it and is cut off there in two shoulders. */
export const drawWing = (sketch: Sketch, stalk: Polyline, width: number, paint: BladePaint): void => {
  sketch.body(
    ribbon(stalk, (t) => width * lerp(0.22, 1, t ** 0.9) * Math.min(1, 0.3 + (1 - t) * 9)),
    paint.tone.mid,
    paint.tone.ink,
    0.8,
  );
  sketch.lines([stalk], paint.vein, Math.max(1, width * 0.16));
};

export const drawCompound = (
  sketch: Sketch,
  leaf: LeafTraits,
  pose: CompoundPose,
  paint: BladePaint,
): void => {
  switch (leaf.form) {
    case "two-leaflets":
    case "trifoliate":
    case "palmate":
      fingers(sketch, leaf, pose, paint);
      return;
    case "bipinnate":
      if (leaf.outline === "linear") spray(sketch, leaf, pose, paint);
      else feathers(sketch, leaf, pose, paint);
      return;
    case "tripinnate":
      thriceDivided(sketch, leaf, pose, paint);
      return;
    case "double-frond":
      feathers(sketch, leaf, pose, paint);
      return;
    case "parsley":
      cutFrond(sketch, leaf, pose, paint);
      return;
    default:
      feather(sketch, leaf, pose, paint, leafletCount(leaf), leaf.form !== "even-pinnate");
      return;
  }
};

const fingers = (sketch: Sketch, leaf: LeafTraits, pose: CompoundPose, paint: BladePaint): void => {
  const count = leafletCount(leaf);
  const spread =
    count === 2 ? degrees(52) : count === 3 ? degrees(110) : degrees(Math.min(250, 120 + count * 14));
  const size = pose.length * (count === 2 ? 0.85 : count === 3 ? 0.62 : 0.68);
  // The middle one lies on top.
  const order = steps(count)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const side of order) {
    const angle = pose.angle + pose.bend * 0.2 + (side * spread) / 2;
    const share = count === 2 ? 1 : 1 - Math.abs(side) ** 1.6 * (count === 3 ? 0.16 : 0.42);
    const stalked =
      count === 3 && side === 0 ? polar(pose.base, angle, size * 0.22) : polar(pose.base, angle, 3);
    sketch.line(
      [pose.base, polar(pose.base, angle, 2), stalked, polar(stalked, angle, 2)],
      toneOf(mix(paint.tone.mid, "#b9a860", 0.4)).dark,
      2,
    );
    // Of three lopsided leaflets the middle one is even, and the others are broad on their outer side.
    const even = leaf.outline === "lopsided" && count === 3 && side === 0;
    leaflet(
      sketch,
      even ? { ...leaf, outline: "ovate" } : leaf,
      paint,
      stalked,
      angle,
      size * share,
      lerp(0.75, 1, pose.facing),
      leaf.outline === "lopsided" && side > 0,
    );
  }
};

/** The paint of the leaflets on one side of a stalk: a divided leaf is a roof, lit on the side that slopes to the light. */
const sloping = (paint: BladePaint, across: number): BladePaint => {
  const lit = Math.cos(across) * -0.68 + Math.sin(across) * -0.73 > 0;
  const { tone } = paint;
  return {
    ...paint,
    tone: lit
      ? { ...tone, mid: mix(tone.mid, tone.light, 0.3) }
      : { ...tone, mid: mix(tone.mid, tone.dark, 0.42), light: mix(tone.light, tone.mid, 0.5) },
  };
};

/** A once-pinnate leaf or fern frond. */
const feather = (
  sketch: Sketch,
  leaf: LeafTraits,
  pose: CompoundPose,
  paint: BladePaint,
  count: number,
  tipLeaflet: boolean,
  leafletLength?: number,
): void => {
  sketch.page.notes.push({ part: "leaflets", count });
  const pairs = Math.floor(count / 2);
  const few = pairs <= 2 && leafletLength === undefined;
  const line = arc(
    pose.base,
    pose.angle - pose.bend * 0.2,
    // One or two pairs are large, and stand far out.
    pose.length * (few ? 0.64 : 0.86),
    pose.bend * 1.1,
    0,
    16,
  );
  const frond = leaf.form === "frond";
  const spacing = pose.length / (pairs + 0.6);
  const wanted =
    clamp(
      spacing * (frond ? 2.7 : pairs > 5 ? 2.5 : 2),
      9,
      pose.length * (few ? 0.56 : pairs <= 3 ? 0.5 : pairs <= 5 ? 0.4 : 0.33),
    ) * (leaf.width !== undefined && leaf.width < 0.35 ? 1.15 : 1);
  // Leaflets touch at most: paper between them keeps the leaf a feather.
  const size = leafletLength ?? (frond ? wanted : Math.min(wanted, (spacing * 1.02) / widthShare(leaf)));
  const first = frond ? 0.12 : few ? 0.4 : pairs > 8 ? 0.1 : 0.16;
  // A pinna is drawn once and also used at half its size, where a finer rib would vanish.
  rib(sketch, line, leafletLength === undefined ? clamp(pose.length * 0.014, 1.4, 4) : 2.3, paint);
  // A broad leaflet at the end leaves its neighbours less room.
  const last = !tipLeaflet ? 0.985 : widthShare(leaf) > 0.7 && pairs > 1 ? 0.76 : 0.93;
  const places = steps(pairs).map((share) => lerp(first, last, pairs === 1 ? 0.8 : share));
  // The wings of the stalk go on between the leaflets.
  if (leaf.petiole === "winged" && !frond)
    for (const [i, to] of [...places, 1].entries()) {
      const from = places[i - 1] ?? 0;
      const between = steps(7).map((share) => along(line, lerp(from, to, share)).point);
      if (to - from > 0.1) drawWing(sketch, between, pose.length * 0.045, paint);
    }
  // The pinna of a twice divided leaf is too small to have two slopes, and large leaflets are each lit by themselves.
  const slopes =
    leafletLength === undefined && size < 40 && sketch.page.detail >= 0.5
      ? ([-1, 1] as const).map((side) => sloping(paint, pose.angle + pose.bend * 0.5 + (side * Math.PI) / 2))
      : [paint, paint];
  const isPinna = leafletLength !== undefined;
  // The two of a pair rarely stand quite opposite; where there is a leaflet at the end, even less so.
  const stagger =
    frond || isPinna || pairs <= 2 ? 0 : sketch.random.between(0.05, tipLeaflet ? 0.4 : 0.16) / (pairs + 0.6);
  // Leaflets hang a little from a leaf that is held out.
  const hang = frond || isPinna ? 0 : sketch.random.between(0, 0.24);
  for (const place of places) {
    const grow = frond
      ? Math.sin(lerp(0.35, 0.95, place) * Math.PI) * 0.75 + 0.25
      : lerp(0.82, 1, Math.sin(place * Math.PI));
    for (const side of [-1, 1] as const) {
      const t = clamp(place - (side === 1 ? stagger : 0), 0, 1);
      const { point, angle } = along(line, t);
      const lean = lerp(degrees(74), degrees(frond ? 46 : 44), t) * lerp(0.9, 1, pose.facing);
      const seen = side === 1 ? pose.facing : 1;
      const held = angle + side * lean * sketch.random.between(0.9, 1.1);
      const own = at(slopes, side === 1 ? 1 : 0);
      const isTurned = !frond && !isPinna && size > 18 && sketch.random.chance(0.12);
      leaflet(
        sketch,
        leaf,
        isTurned ? { ...own, tone: own.back, back: own.tone, under: true } : own,
        point,
        held + hang * Math.sin(Math.PI / 2 - held),
        size * grow * lerp(0.7, 1, seen) * (frond || isPinna ? 1 : sketch.random.between(0.88, 1.06)),
        isTurned ? sketch.random.between(0.55, 0.75) : 0.96,
      );
    }
  }
  const end = along(line, 1);
  if (tipLeaflet)
    leaflet(sketch, leaf, paint, end.point, end.angle, size * (frond ? 0.3 : pairs <= 3 ? 1.22 : 1.05), 1);
};

/**
 * A bipinnate leaf: one pinna is drawn for each side and reused. The pinnae keep clear of each other, longest in the
 * middle, and few and large enough that no lattice closes.
 */
const feathers = (sketch: Sketch, leaf: LeafTraits, pose: CompoundPose, paint: BladePaint): void => {
  const pairs = pinnaPairs(leaf);
  const leaflets = leafletCount(leaf);
  const fern = leaf.form === "double-frond";
  const odd = leaf.form !== "bipinnate";
  const few = pairs <= 2;
  const fingered = few && !odd;
  const line = arc(
    pose.base,
    pose.angle - pose.bend * 0.5,
    pose.length * (fingered ? 0.4 : 0.84),
    pose.bend * 1.7,
    0,
    14,
  );
  const longest = pose.length * (fingered ? 0.72 : few ? 0.52 : 0.46);
  const spacing = (pose.length * 0.8) / Math.max(1, pairs);
  // Leaflets reach a little less than half-way to the next pinna.
  const reach = fingered ? 0.115 : few ? 0.26 : clamp((spacing * 0.5) / longest, 0.09, 0.36);
  const slopes = ([-1, 1] as const).map((side) =>
    sloping(paint, pose.angle + pose.bend * 0.35 + (side * Math.PI) / 2),
  );
  const pinna = (to: Point, angle: number, length: number, side: 1 | -1): void => {
    const own = at(slopes, side === 1 ? 1 : 0);
    const unit = 100;
    // Some hang, some are held up: a row of equal combs would be a grating.
    const hangs = sketch.random.chance(0.5);
    const droop = fingered ? 0.26 : hangs ? 0.4 : 0.12;
    // The light comes from one side of the page whichever way the pinna points.
    const quarter = Math.round(angle / (Math.PI / 2));
    const heading = (quarter * Math.PI) / 2;
    sketch.reuse(
      `pinna ${leaf.form} ${side} ${droop} ${pose.shut} ${((quarter % 4) + 4) % 4} ${own.tone.mid} ${paint.under}`,
      () => {
        const drawing = new Sketch(sketch.page);
        const bend = side * droop;
        if (isFine(leaf)) {
          finePinna(drawing, own, {
            angle: heading,
            length: unit,
            bend,
            leaflets,
            reach: unit * reach * (fingered ? 1.5 : 1.2),
            width: widthShare(leaf),
            shut: pose.shut,
          });
          return drawing;
        }
        feather(
          drawing,
          // The fewer, the broader, so that the pinna keeps its colour.
          {
            ...leaf,
            form: odd ? "pinnate" : "even-pinnate",
            width:
              leaf.outline === "linear"
                ? 0.12
                : Math.max(widthShare(leaf), fingered ? 0.4 : leaflets > 5 ? 0.58 : 0.4),
          },
          { base: [0, 0], angle: heading, length: unit, bend, facing: 1, under: pose.under, shut: false },
          own,
          leaflets,
          odd,
          // Threads are thin enough to be long.
          unit * reach * (leaf.outline === "linear" ? 1.9 : 1.34),
        );
        return drawing;
      },
      frame(to, angle - heading, length / unit),
    );
  };
  // From the tip down, so that each pair lies over the foot of the next.
  for (let i = pairs - 1; i >= 0; i--) {
    const share = pairs === 1 ? 1 : i / (pairs - 1);
    // One or two pairs stand together at the end of the stalk, like fingers.
    const t = pairs === 1 ? 1 : lerp(fingered ? 0.94 : few ? 0.55 : 0.2, odd ? 0.93 : 1, share);
    const { point, angle } = along(line, t);
    const length =
      longest *
      (fern ? lerp(1, 0.25, share) : few ? 1 : lerp(0.62, 1, Math.sin(lerp(0.2, 0.86, share) * Math.PI)));
    // Shut, the pinnae close on each other as well.
    const lean =
      lerp(degrees(fingered ? 66 : 74), degrees(fingered ? 20 : few ? 30 : 42), share) *
      (pose.shut ? 0.32 : 1);
    for (const side of [-1, 1] as const)
      pinna(
        point,
        angle + side * lean * sketch.random.between(0.84, 1.12),
        length * sketch.random.between(0.84, 1.06) * (side === 1 ? lerp(0.72, 1, pose.facing) : 1),
        side,
      );
  }
  if (odd) {
    const end = along(line, 1);
    pinna(end.point, end.angle, longest * 0.6, 1);
  }
  rib(sketch, line, clamp(pose.length * 0.014, 1.4, 3.6), paint);
};

/** Cumin, ajwain: a leaf cut into threads, which fork three times and bend to its tip. */
const spray = (sketch: Sketch, leaf: LeafTraits, pose: CompoundPose, paint: BladePaint): void => {
  sketch.page.notes.push({ part: "leaflets", count: leafletCount(leaf) });
  const unit = 100;
  const variant = Math.floor(sketch.random.between(0, 3));
  const quarter = Math.round(pose.angle / (Math.PI / 2));
  const heading = (quarter * Math.PI) / 2;
  sketch.reuse(
    `spray ${variant} ${pinnaPairs(leaf)} ${((quarter % 4) + 4) % 4} ${paint.tone.mid}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const { random } = drawing;
      const threads: Polyline[] = [];
      const thread = (from: Point, angle: number, length: number, bend: number): Polyline => {
        const line = arc(from, angle, length, bend, 0, 5);
        threads.push(line);
        return line;
      };
      const axis = thread([0, 0], heading, unit, random.around(0, 0.3));
      // With many pinnae it is divided once more, into shorter and finer threads.
      const finer = pinnaPairs(leaf) > 3;
      for (const t of finer ? [0.2, 0.33, 0.46, 0.58, 0.7, 0.81, 0.91] : [0.22, 0.4, 0.57, 0.72, 0.86]) {
        for (const side of [-1, 1]) {
          const node = along(axis, t + side * 0.02);
          const length = unit * lerp(0.5, 0.2, t) * random.between(0.85, 1.1);
          const pinna = thread(
            node.point,
            node.angle + side * random.between(0.7, 0.95),
            length,
            -side * (finer ? 0.7 : 0.5),
          );
          for (const u of finer ? [0.28, 0.46, 0.62, 0.77, 0.9] : length > 18 ? [0.35, 0.62, 0.84] : [0.55])
            for (const turn of [-1, 1]) {
              const fork = along(pinna, finer ? u + turn * 0.04 : u);
              const segment = thread(
                fork.point,
                fork.angle + turn * random.between(0.45, 0.7),
                length * (finer ? lerp(0.4, 0.18, u) : lerp(0.5, 0.3, u)),
                -turn * 0.3,
              );
              if (!finer || u > 0.7) continue;
              const last = along(segment, 0.5);
              thread(last.point, last.angle - turn * 0.6, length * lerp(0.2, 0.12, u), turn * 0.3);
            }
        }
      }
      const green = mix(paint.tone.mid, paint.tone.dark, 0.35);
      // The finest are strokes of the pen: shapes as thin as these would break up.
      if (finer) {
        drawing.lines(threads, green, 0.62, { "stroke-linecap": "round" });
        drawing.lines(
          threads.filter((line) => lengthOf(line) > 17),
          green,
          0.85,
        );
        drawing.lines([axis], green, 1.3);
      } else
        drawing.patches(
          threads.map((line) => ribbon(line, (t) => lerp(1.15, 0.35, t))),
          { fill: green },
        );
      return drawing;
    },
    frame(pose.base, pose.angle - heading, pose.length / unit),
  );
};

/** Moringa, rue: pinnae that bear threes of small leaflets below and single ones above, airy and three-cornered. */
const thriceDivided = (sketch: Sketch, leaf: LeafTraits, pose: CompoundPose, paint: BladePaint): void => {
  sketch.page.notes.push({ part: "leaflets", count: leafletCount(leaf) });
  const unit = 200;
  const variant = Math.floor(sketch.random.between(0, 3));
  const quarter = Math.round(pose.angle / (Math.PI / 2));
  const heading = (quarter * Math.PI) / 2;
  sketch.reuse(
    `thrice ${variant} ${((quarter % 4) + 4) % 4} ${paint.tone.mid} ${paint.under}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const { random } = drawing;
      // The segments of rue are long spoons that nearly touch; those of moringa stand apart on threads.
      const spoons = leaf.outline === "spoon";
      const small = unit * (spoons ? 0.165 : 0.1);
      const stalks: Polyline[] = [];
      const leaflets: { point: Point; angle: number; size: number }[] = [];
      const stalk = (from: Point, angle: number, length: number, bend: number): Polyline => {
        const line = arc(from, angle, length, bend, 0, 6);
        stalks.push(line);
        return line;
      };
      const bear = (line: Polyline, t: number, turn: number, share: number): void => {
        const { point, angle } = along(line, t);
        leaflets.push({ point, angle: angle + turn, size: small * share * random.between(0.85, 1.12) });
      };
      const axis = stalk([0, 0], heading, unit * 0.9, random.around(0, 0.22));
      for (const [i, t] of [0.26, 0.48, 0.67, 0.84].entries())
        for (const side of [-1, 1]) {
          const node = along(axis, t - (side === 1 ? 0.03 : 0));
          const length = unit * lerp(0.46, 0.16, i / 3) * random.between(0.9, 1.08);
          const pinna = stalk(
            node.point,
            node.angle + side * random.between(0.85, 1.1),
            length,
            -side * 0.45,
          );
          const places = i < 2 ? [0.34, 0.6, 0.82] : i === 2 ? [0.42, 0.74] : [0.5];
          for (const [k, u] of places.entries())
            for (const turn of [-1, 1]) {
              const lean = turn * random.between(0.8, 1.05);
              if (spoons) {
                if (k !== 1) bear(pinna, u, turn * 0.62, k === 0 ? 1 : 0.82);
              } else if (i < 2 && k === 0) {
                const foot = along(pinna, u);
                const twig = stalk(foot.point, foot.angle + lean, length * 0.24, -turn * 0.3);
                for (const aside of [-0.9, 0.9]) bear(twig, 0.72, aside, 0.8);
                bear(twig, 1, 0, 0.95);
              } else bear(pinna, u, lean, 0.95);
            }
          bear(pinna, 1, 0, 1.1);
        }
      bear(axis, 1, 0, 1.2);
      for (const side of [-0.9, 0.9]) bear(axis, 0.95, side, 1);
      drawing.patches(
        stalks.map((line) => ribbon(line, (t) => lerp(2, 1.3, t))),
        { fill: mix(paint.tone.mid, "#a9a05a", 0.4) },
      );
      for (const { point, angle, size } of leaflets) {
        const own = drawing.random.chance(0.2) ? { ...paint, tone: paint.back, back: paint.tone } : paint;
        leaflet(drawing, { ...leaf, width: Math.max(widthShare(leaf), 0.5) }, own, point, angle, size, 1);
      }
      return drawing;
    },
    frame(pose.base, pose.angle - heading, pose.length / unit),
  );
};
