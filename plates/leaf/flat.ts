// A flat leaf blade: outline, ribs and veins in leaf space.
import { along, at, isInside, lerp, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import { type FlatBlade, featherBlade, lobedOutline, lyreBlade, palmBlade } from "./lobed.ts";
import { cutMargin } from "./margin.ts";
import { halfOutline, type LeafTraits, widthShare } from "./shape.ts";

/** The half width of the blade at `x`. */
const reachAt = (half: Polyline, x: number): number => {
  let reach = 0;
  for (let i = 1; i < half.length; i++) {
    const [a, b] = [at(half, i - 1), at(half, i)];
    if ((a[0] - x) * (b[0] - x) > 0) continue;
    const t = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
    reach = Math.max(reach, lerp(Math.abs(a[1]), Math.abs(b[1]), t));
  }
  return reach;
};

const midrib = (from: number, to: number): Point[] => steps(8).map((t): Point => [lerp(from, to, t), 0]);

/** Margins whose veins run out into them; in other blades each vein bends round to join the next. */
const openMargins: ReadonlySet<LeafTraits["margin"]> = new Set([
  "toothed",
  "fine-toothed",
  "coarse-toothed",
  "double-toothed",
  "scalloped",
  "fine-scalloped",
  "spiny",
]);

/** How far the veins of the second half are set off from those of the first, in shares of their distance. */
const aside = 0.42;

/** Veins that leave the midrib at a wide angle and curve forwards, at distances that are not quite even. */
const sideVeins = (
  half: Polyline,
  count: number,
  slant: number,
  fill: number,
  joined: boolean,
  second = false,
): Point[][] => {
  const start = Math.max(0.03, at(half, 0)[0]) + 0.02;
  const pitch = (0.8 - start) / Math.max(1, count - 1);
  return steps(count).map((t, i) => {
    const uneven = 0.16 * Math.sin(i * 2.3 + (second ? 1.7 : 0)) + (second ? aside : 0);
    const x = Math.max(start, start + t * (0.8 - start) + pitch * uneven);
    const lean = slant * (1 - t * 0.55) * (1 + 0.12 * Math.sin(i * 1.9 + (second ? 2.6 : 0.4)));
    const out = (forward: number, share: number): Point => {
      const along = Math.min(0.95, x + forward);
      return [along, reachAt(half, along) * share];
    };
    const rise: Point[] = [[x, 0], out(lean * 0.36, fill * 0.46)];
    return joined
      ? [...rise, out(lean * 0.95, fill * 0.87), out(lean * 0.95 + pitch * 0.9, fill * 0.9)]
      : [...rise, out(lean, fill)];
  });
};

const lengthwise = (half: Polyline, shares: readonly number[], from: number): Point[][] =>
  shares.map((share) =>
    steps(7).map((t): Point => {
      const x = lerp(from, 0.97, t);
      return [x, reachAt(half, x) * share * Math.min(1, t * 3 + 0.05)];
    }),
  );

const veinsOf = (
  leaf: LeafTraits,
  half: Polyline,
  detail: number,
  second: boolean,
): { ribs: Point[][]; veins: Point[][] } => {
  const width = widthShare(leaf);
  const joined = leaf.venation === "looped" || !openMargins.has(leaf.margin);
  switch (leaf.venation) {
    case "faint":
      return { ribs: [], veins: [] };
    case "parallel":
      return { ribs: [], veins: lengthwise(half, detail > 0.6 ? [0.3, 0.55, 0.8] : [0.5], 0.01) };
    case "three-veined":
      return { ribs: lengthwise(half, [0.52], 0.04), veins: sideVeins(half, 6, 0.1, 0.5, false, second) };
    case "curved":
      return { ribs: lengthwise(half, [0.36, 0.72], 0.02), veins: sideVeins(half, 9, 0.03, 0.9, false) };
    case "close-parallel":
      return {
        ribs: [],
        veins: sideVeins(
          half,
          Math.round(lerp(10, 26, detail)),
          width < 0.3 ? 0.3 : 0.12,
          0.97,
          false,
          second,
        ),
      };
    case "palmate": {
      const shield = leaf.outline === "shield";
      const ends: Point[] = (shield ? [0.78, 0.44, 0.08] : [0.62, 0.22]).map((x) => [
        x,
        reachAt(half, x) * 0.9,
      ]);
      // In a peltate leaf the ribs radiate in all directions, backwards too.
      if (shield) {
        const back = Math.min(...half.map(([x]) => x)) * 0.62;
        ends.push([back, reachAt(half, back) * 0.86]);
      } else if (at(half, 2)[0] < -0.02) ends.push([-0.06, reachAt(half, -0.05) * 0.8]);
      return {
        ribs: ends.map((end) => [[0, 0], [end[0] * 0.45, end[1] * 0.56], end]),
        veins: sideVeins(half, shield ? 3 : 4, 0.16, 0.85, false).map((vein) =>
          vein.map(([x, y]): Point => [0.35 + x * 0.63, y * 0.62]),
        ),
      };
    }
    default:
      return {
        ribs: [],
        veins: sideVeins(
          half,
          Math.round(lerp(5, width > 0.35 ? 9 : 12, detail)),
          width < 0.3 ? 0.16 : 0.19,
          joined ? 0.9 : 0.94,
          joined,
          second,
        ),
      };
  }
};

/** The line as far as it runs within the outline, clear of its edge. */
const within = (line: Polyline, outline: Polyline): Point[] => {
  const inner = (t: number): boolean => {
    const { point, angle } = along(line, t);
    return isInside(polar(point, angle, 0.02), outline);
  };
  const tries = steps(13).map((t) => lerp(0.3, 1, t));
  const out = tries.findIndex((t, i) => i > 0 && !inner(t));
  if (out < 0) return [...line];
  const end = at(tries, out - 1);
  return steps(Math.max(4, line.length)).map((t) => along(line, t * end).point);
};

/** A blade whose ribs and veins end before its margin. */
export const veinsWithin = (blade: FlatBlade): FlatBlade => {
  const outline = [...blade.left, ...[...blade.right].reverse()];
  const kept = (line: Point[]): Point[] => within(line, outline);
  // A vein that would leave the midrib beyond a notched or turned tip is none.
  const begins = (line: Polyline): boolean =>
    isInside(along(line, 0.1).point, outline) && isInside(along(line, 0.3).point, outline);
  return { ...blade, ribs: blade.ribs.map(kept), veins: blade.veins.filter(begins).map(kept) };
};

const withoutVeins = (blade: FlatBlade): FlatBlade => ({ ...blade, ribs: blade.ribs.slice(0, 1), veins: [] });

/**
 * The blade in leaf space, one unit long. `detail` from 0 (a tiny leaflet) to 1 (a large leaf) determines the number of
 * teeth and veins. A `bare` one has no veins, for a draft.
 */
export const flatBlade = (leaf: LeafTraits, random: Random, detail: number, bare = false): FlatBlade => {
  if (lobedOutline(leaf)) {
    const blade =
      leaf.outline === "lyre"
        ? lyreBlade(leaf)
        : leaf.outline === "feather-lobed"
          ? featherBlade(leaf, random)
          : palmBlade(leaf, random, detail);
    const stretch = ["feather-lobed", "lyre", "three-lobed"].includes(leaf.outline)
      ? 1
      : Math.min(1.25, (leaf.width ?? 1) / 1);
    const widen = (line: Point[]): Point[] => line.map(([x, y]) => [x, y * stretch]);
    return (bare ? withoutVeins : veinsWithin)({
      ...blade,
      left: widen(blade.left),
      right: widen(blade.right),
      ribs: blade.ribs.map(widen),
      veins: blade.veins.map(widen),
    });
  }
  // A peltate leaf extends behind its stalk, so its width is a fraction of the whole length.
  const share = (widthShare(leaf) / 2) * (leaf.outline === "shield" ? 1.36 : 1);
  const side = (sign: 1 | -1) => {
    const smooth = halfOutline(leaf, sign).map(([x, y]): Point => [x, y * share]);
    const { ribs, veins } = veinsOf(leaf, smooth, detail, sign < 0);
    const flip = (line: Polyline): Point[] => line.map(([x, y]) => [x, y * sign]);
    const margin = detail < 0.25 && leaf.margin !== "coarse-toothed" ? "entire" : leaf.margin;
    return {
      edge: flip(cutMargin(smooth, margin, random, lerp(0.55, 1, detail))),
      ribs: ribs.map(flip),
      veins: veins.map(flip),
    };
  };
  const [right, left] = [side(1), side(-1)];
  const noMidrib = leaf.venation === "faint" && leaf.form === "succulent";
  return (bare ? withoutVeins : veinsWithin)({
    left: left.edge,
    right: right.edge,
    ribs: [
      ...(noMidrib ? [] : [midrib(at(right.edge, 0)[0], at(right.edge, -1)[0] * 0.985)]),
      ...right.ribs,
      ...left.ribs,
    ],
    veins: [...right.veins, ...left.veins],
  });
};
