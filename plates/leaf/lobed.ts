// Lobed blades in leaf space: palmately lobed around the stalk's end, or pinnately lobed along the midrib.
import {
  at,
  clamp,
  degrees,
  lerp,
  mixPoints,
  type Point,
  type Polyline,
  polar,
  steps,
  through,
} from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import { cutMargin } from "./margin.ts";
import { type LeafTraits, shouldered } from "./shape.ts";

/** A flat blade: its closed outline, split at base and tip, and its main ribs. */
export type FlatBlade = {
  left: Point[];
  right: Point[];
  /** Main veins, the midrib first. */
  ribs: Point[][];
  veins: Point[][];
};

type Lobe = { angle: number; length: number; width: number };

const isLobed = ["three-lobed", "five-lobed", "fingered", "feather-lobed", "lyre"];
export const lobedOutline = (leaf: LeafTraits): boolean =>
  isLobed.includes(leaf.outline) && !shouldered(leaf);

/** The lobes on one side, the middle one first. */
const palmLobes = (leaf: LeafTraits): { lobes: Lobe[]; cut: number; spread: number } => {
  if (leaf.outline === "three-lobed") {
    const wide = leaf.width ?? 0.95;
    return {
      lobes: [lobe(0, 1, 0.36), lobe(48 + wide * 8, 0.74 * Math.min(1.15, wide + 0.1), 0.3)],
      cut: 0.46,
      spread: 1,
    };
  }
  const count = leaf.lobes ?? (leaf.outline === "fingered" ? 7 : 5);
  const aside = Math.floor(count / 2);
  const reach =
    leaf.base === "wedge" && leaf.outline === "five-lobed" && count <= 3
      ? 52
      : leaf.outline === "fingered"
        ? count >= 9
          ? 158
          : 128
        : count >= 7
          ? 132
          : 104;
  const shallow = leaf.lobing === "shallow";
  const lobes = Array.from({ length: aside + 1 }, (_, i) => {
    const share = i / Math.max(1, aside);
    return lobe(
      share * reach,
      1 - (shallow ? 0.34 : 0.46) * share ** 1.5,
      leaf.outline === "fingered" ? 0.5 / Math.sqrt(count) : (shallow ? 0.46 : 0.34) - share * 0.05,
    );
  });
  // Between few lobes a shallow bay would stand out as a spur.
  const halfway = shallow ? (count < 7 ? 0.62 : 0.76) : 0.55;
  return { lobes, cut: leaf.outline === "fingered" ? 0.2 + (count >= 9 ? 0.06 : 0) : halfway, spread: 1 };
};

const lobe = (angle: number, length: number, width: number): Lobe => ({
  angle: degrees(angle),
  length,
  width,
});

/**
 * One side of a lobe from its inner to its outer flank, towards the tip. `room` is how far it may reach aside per unit of
 * its length before it would cross the next lobe.
 */
const flank = (
  each: Lobe,
  from: Point,
  widest: number,
  side: 1 | -1,
  narrow: number,
  blunt: boolean,
  room: number,
): Point[] => {
  const tip = polar([0, 0], each.angle, each.length);
  const aside = (along: number, wide: number): Point =>
    polar(
      polar([0, 0], each.angle, each.length * along),
      each.angle + (side * Math.PI) / 2,
      each.length * Math.min(each.width * narrow * wide, along * room),
    );
  const bulge = aside(widest, 1);
  const shoulder = aside(widest + (1 - widest) * 0.55, blunt ? 0.98 : 0.54);
  if (blunt) {
    const end = aside(0.97, 0.62);
    return [from, mixPoints(from, bulge, 0.55), bulge, shoulder, end, tip];
  }
  // A pointed lobe draws out to its tip in a hollow curve.
  return [from, mixPoints(from, bulge, 0.55), bulge, shoulder, aside(0.9, 0.16), tip];
};

/** Nine tenths of the way to the middle between two lobes; a lobe with no neighbour has all the room. */
const roomBetween = (a: Lobe | undefined, b: Lobe): number =>
  a === undefined ? Number.POSITIVE_INFINITY : Math.tan(Math.abs(a.angle - b.angle) / 2) * 0.9;

/** `detail` below 1 leaves out some teeth and veins. */
export const palmBlade = (leaf: LeafTraits, random: Random, detail: number): FlatBlade => {
  const { lobes, cut } = palmLobes(leaf);
  const fingered = leaf.outline === "fingered";
  const half: Point[] = [];
  // The lobes of the trumpet tree and the Dutchman's pipe are broad and blunt and joined for a third of their length.
  const blunt = (fingered || leaf.outline === "three-lobed") && leaf.tip === "rounded";
  const widest = fingered ? 0.6 : 0.46;
  const narrow = fingered ? (blunt ? 0.86 : 0.62) : 0.86;
  const outer = at(lobes, -1);
  const baseSinus = polar(
    [0, 0],
    outer.angle + degrees(fingered ? 18 : 24),
    (fingered ? 0.12 : 0.26) * outer.length,
  );
  // From the base around to the midrib's tip: outermost lobe first.
  let from: Point = leaf.base === "wedge" && !fingered ? [0.0, 0.02] : baseSinus;
  if (from === baseSinus) half.push([0, 0]);
  const toothScale = (fingered ? 0.5 : 0.42) * (detail < 0.7 ? 0.62 : 1);
  for (let i = lobes.length - 1; i >= 0; i--) {
    const each = at(lobes, i);
    const outward = flank(each, from, widest, 1, narrow, blunt, roomBetween(lobes[i + 1], each));
    half.push(...smoothTeeth(outward, leaf, random, toothScale));
    if (i === 0) break;
    const next = at(lobes, i - 1);
    const sinus = polar(
      [0, 0],
      (each.angle + next.angle) / 2,
      (blunt ? 0.4 : cut) * Math.min(each.length, next.length) * random.between(0.94, 1.06),
    );
    // The teeth of both flanks lean towards the lobe's tip, so the inner one is cut as a mirror image.
    const inner = flank(each, sinus, widest, -1, narrow, blunt, roomBetween(each, next));
    const back = mirrored(smoothTeeth(mirrored(inner), leaf, random, toothScale)).reverse();
    // A blunt tip is rounded; the point of any other is a corner, given by both flanks.
    half.push(...back.slice(blunt ? 1 : 0, -1));
    from = sinus;
  }
  const ribs: Point[][] = [];
  const veins: Point[][] = [];
  lobes.forEach((each, i) => {
    for (const side of i === 0 ? [1] : [1, -1]) {
      const angle = each.angle * side;
      ribs.push(steps(6).map((t) => polar([0, 0], angle, t * each.length * 0.96)));
      for (const t of detail < 0.7
        ? [0.4, 0.66]
        : fingered
          ? [0.3, 0.45, 0.6, 0.75]
          : [0.32, 0.5, 0.68, 0.82])
        for (const flankSide of [1, -1]) {
          const start = polar([0, 0], angle, t * each.length);
          const narrowing = t < widest || blunt ? 0.8 : 0.74 * (1 - (t - widest) / (1 - widest));
          const room = each.width * each.length * narrow * narrowing;
          const aside = (forward: number, share: number): Point =>
            polar(
              polar([0, 0], angle, (t + forward) * each.length),
              angle + (flankSide * Math.PI) / 2,
              room * share,
            );
          const [bent, end] = [aside(0.03, 0.55), aside(0.11, 0.96)];
          veins.push([start, bent, end]);
        }
    }
  });
  return { left: mirrored(half), right: half, ribs, veins };
};

const smoothTeeth = (line: Polyline, leaf: LeafTraits, random: Random, scale: number): Point[] => {
  if (leaf.margin === "entire" || leaf.margin === "hairy" || leaf.margin === "wavy") return [...line];
  return cutMargin(through(line, 4), leaf.margin, random, scale, 0.2);
};

const mirrored = (line: Polyline): Point[] => line.map(([x, y]): Point => [x, -y]);

/** Lyrate: a large end lobe, smaller ones below, and two ears that clasp the stem. */
const lyreGuide: readonly Point[] = [
  [0, 0.34],
  [0.03, 0.46],
  [0.07, 0.36],
  [0.11, 0.17],
  [0.16, 0.2],
  [0.2, 0.44],
  [0.24, 0.46],
  [0.27, 0.22],
  [0.31, 0.22],
  [0.36, 0.52],
  [0.41, 0.56],
  [0.44, 0.3],
  [0.48, 0.36],
  [0.54, 0.82],
  [0.6, 0.9],
  [0.63, 0.88],
  [0.7, 1],
  [0.74, 0.92],
  [0.82, 0.86],
  [0.86, 0.72],
  [0.93, 0.5],
  [1, 0],
];

export const lyreBlade = (leaf: LeafTraits): FlatBlade => {
  const halfWidth = (leaf.width ?? 0.5) / 2;
  const side = (sign: 1 | -1): Point[] => lyreGuide.map(([x, y]): Point => [x, y * halfWidth * sign]);
  const vein = (from: number, to: Point): Point[][] =>
    [1, -1].map((sign): Point[] => [
      [from, 0],
      [lerp(from, to[0], 0.5), to[1] * halfWidth * sign * 0.55],
      [to[0], to[1] * halfWidth * sign],
    ]);
  return {
    left: side(-1),
    right: side(1),
    ribs: [steps(8).map((t): Point => [t * 0.97, 0])],
    veins: [
      vein(0.06, [0.14, 0.28]),
      vein(0.24, [0.35, 0.46]),
      vein(0.46, [0.6, 0.76]),
      vein(0.58, [0.75, 0.72]),
      vein(0.7, [0.86, 0.46]),
    ].flat(),
  };
};

/** Lobes along both sides (breadfruit, prickly poppy). */
export const featherBlade = (leaf: LeafTraits, random: Random): FlatBlade => {
  const count = leaf.lobes ?? 9;
  const pairs = Math.max(2, Math.round((count - 1) / 2));
  const halfWidth = (leaf.width ?? 0.62) / 2;
  const ribs: Point[][] = [steps(8).map((t): Point => [t, 0])];
  const veins: Point[][] = [];
  const pointed =
    ["spiny", "coarse-toothed", "toothed"].includes(leaf.margin) ||
    ["pointed", "long-pointed"].includes(leaf.tip);
  // Few lobes are shallow corners, many are cut half-way to the midrib or deeper.
  const waist = count < 9 ? 0.66 : 0.38;
  const lastLobe = count < 9 ? 0.76 : 0.66;
  /** The half width of the blade without its bays: broadest below the middle. */
  const envelope = (x: number): number => halfWidth * Math.sin(Math.PI * clamp(x, 0.02, 1) ** 0.82) ** 0.72;
  const sides = ([1, -1] as const).map((side) => {
    const half: Point[] = [
      [0, 0],
      [0.03, envelope(0.06) * waist * 0.8],
    ];
    const width = (lastLobe - 0.06) / pairs;
    for (let i = 0; i < pairs; i++) {
      const start = 0.06 + width * i;
      const middle = start + width * 0.5;
      const reach = envelope(middle + 0.05) * random.between(0.94, 1.08) * (pointed ? 1.08 : 1);
      // Lobes lean forwards, the upper ones more.
      const forward = reach * lerp(0.34, count < 9 ? 0.62 : 0.5, i / pairs);
      const tip: Point = [middle + forward, reach];
      const next = envelope(start + width) * waist;
      half.push(
        [middle - width * 0.34 + forward * 0.62, lerp(envelope(start) * waist, reach, 0.66)],
        [middle - width * 0.12 + forward * 0.88, reach * 0.93],
        tip,
        ...(pointed ? [tip] : [[middle + width * 0.2 + forward * 0.96, reach * 0.9] satisfies Point]),
        [middle + width * 0.36 + forward * 0.66, lerp(next, reach, 0.5)],
        [start + width + forward * 0.18, next],
      );
      // A rib leaves the midrib within its lobe, and bows forwards into it.
      const root = Math.max(0.02, start + width * 0.2);
      const rib = (share: number, up: number): Point => [lerp(root, tip[0], share), reach * up * side];
      ribs.push([[root, 0], rib(0.14, 0.25), rib(0.4, 0.52), rib(0.68, 0.77), rib(0.95, 0.95)]);
      for (const [from, up, forwards, reachUp] of [
        [0.14, 0.25, 0.5, 0.42],
        [0.4, 0.52, 0.36, 0.67],
        [0.24, 0.36, -0.1, 0.5],
        [0.5, 0.62, -0.06, 0.73],
      ] as const) {
        const [x, y] = rib(from, up);
        const end: Point = [x + width * forwards, reach * reachUp * side];
        veins.push([[x, y], [lerp(x, end[0], 0.45), lerp(y, end[1], 0.62)], end]);
      }
    }
    // The lobe at the end is the largest, and narrows in a hollow curve to its tip.
    const end = envelope(lastLobe);
    if (count < 9) half.push([lastLobe + 0.07, end * 0.66], [0.9, end * 0.44], [0.965, end * 0.14], [1, 0]);
    else half.push([0.735, end * 0.36], [0.79, end * 0.32], [0.86, end * 0.21], [0.93, end * 0.09], [1, 0]);
    for (const x of [lastLobe, lastLobe + 0.08])
      veins.push([
        [x, 0],
        [x + 0.07, end * 0.34 * side],
      ]);
    return half.map(([x, y]): Point => [x, y * side]);
  });
  return { left: at(sides, 1), right: at(sides, 0), ribs, veins };
};
