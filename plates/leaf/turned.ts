// Where a blade turns over and shows its other face: an edge rolled in along a part of the margin. The flat blade loses
// what turned, and the flap lies over it.
import { at, clamp, lerp, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { hexOf, isRusty } from "../drawing/palette.ts";
import type { Random } from "../drawing/random.ts";
import { veinsWithin } from "./flat.ts";
import { type FlatBlade, lobedOutline } from "./lobed.ts";
import { roundTips } from "./posture.ts";
import { type LeafTraits, widthShare } from "./shape.ts";

/** What turned over, in leaf space: its free edge, and the line of the fold, with as many points. */
export type Flap = { free: Point[]; fold: Point[] };

export type TurnedBlade = { flat: FlatBlade; flap?: Flap };

/** Means of neighbours, which run through the teeth of a margin. */
const smoothed = (line: Polyline, reach: number): Point[] =>
  line.map((_, i) => {
    const near = line.slice(Math.max(0, i - reach), i + reach + 1);
    return [
      near.reduce((sum, [x]) => sum + x, 0) / near.length,
      near.reduce((sum, [, y]) => sum + y, 0) / near.length,
    ];
  });

const isToothed = (half: Polyline): boolean =>
  half.some((point, i) => i > 1 && point[0] === half[i - 1]?.[0] && point[1] === half[i - 1]?.[1]);

/** The part of a half between two places along the blade rolled in by a share of its breadth there. */
const edgeTurned = (
  flat: FlatBlade,
  side: "left" | "right",
  from: number,
  to: number,
  depth: number,
): TurnedBlade => {
  const half = flat[side];
  const run = isToothed(half) ? smoothed(half, 4) : through(half, 3);
  const turning = run.filter(([x]) => x > from && x < to);
  if (turning.length < 6) return { flat };
  const [start, end] = [at(turning, 0)[0], at(turning, -1)[0]];
  const fold: Point[] = [];
  const free: Point[] = [];
  for (const [x, y] of turning) {
    // The roll opens slowly and closes fast, as a leaf that curls from its tip.
    const share = clamp((x - start) / (end - start), 0, 1) ** 1.35;
    const swell = Math.sin(Math.PI * share) ** 1.5;
    fold.push([x, y * (1 - depth * swell)]);
    free.push([x - 0.05 * swell, y * (1 - depth * swell * 2.05)]);
  }
  const before = half.filter(([x], i) => x <= from && i < half.length / 2 + 2);
  const after = half.slice(before.length).filter(([x]) => x >= to);
  return { flat: { ...flat, [side]: [...before, ...fold, ...after] }, flap: { fold, free } };
};

/** Surfaces that are too stiff to turn over often. */
const stiff: ReadonlySet<LeafTraits["surface"]> = new Set(["leathery", "rough", "prickly"]);
const thick: ReadonlySet<LeafTraits["surface"]> = new Set(["fleshy", "felted"]);

/** The blade as it grew, now and then turned over at an edge. */
export const turnedOver = (flat: FlatBlade, leaf: LeafTraits, random: Random): TurnedBlade => {
  const width = widthShare(leaf);
  const draw = random.next() / (stiff.has(leaf.surface) ? 0.4 : 1);
  if (draw > 0.27 || width < 0.2 || width > 1) return { flat };
  // A rolled edge that showed a brown back would look withered, and in a cleft blade like a bite.
  if (leaf.outline === "two-lobed" || (leaf.underside !== undefined && isRusty(hexOf(leaf.underside))))
    return { flat };
  if (lobedOutline(leaf) || thick.has(leaf.surface) || leaf.form === "succulent") return { flat };
  // Near a broad round end a rolled edge would look like a bite.
  const round = roundTips.has(leaf.tip) || leaf.outline === "obovate";
  if (round && width > 0.52) return { flat };
  const from = random.between(round ? 0.22 : 0.3, round ? 0.32 : 0.5);
  const turned = edgeTurned(
    flat,
    random.chance(0.5) ? "left" : "right",
    from,
    Math.min(round ? 0.78 : 0.95, from + random.between(0.36, 0.48)),
    lerp(0.34, 0.2, width) * random.between(0.85, 1.15),
  );
  return { ...turned, flat: veinsWithin(turned.flat) };
};
