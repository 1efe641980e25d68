// The relief of a blade: veins that lie in furrows and the panels that bulge between them, as soft light and shade. Light
// from the upper left falls on the far flank of every furrow and leaves the near one in the shade, whichever way it runs.
import {
  along,
  at,
  clamp,
  distance,
  mixPoints,
  type Point,
  type Polyline,
  steps,
} from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lobedOutline } from "./lobed.ts";
import type { LeafTraits } from "./shape.ts";
import type { Face } from "./surfaces.ts";

/** How deep the furrows of a leaf are, where its traits do not say so. */
const usualRelief: Partial<Record<LeafTraits["surface"], LeafTraits["relief"]>> = {
  quilted: "wrinkled",
  puckered: "wrinkled",
  fleshy: "flat",
  felted: "wrinkled",
};
const reliefOf = (leaf: LeafTraits): NonNullable<LeafTraits["relief"]> =>
  leaf.relief ?? usualRelief[leaf.surface] ?? "slight";

const strengths = { flat: 0.35, slight: 0.75, sunken: 1.1, wrinkled: 1.1 } as const;

const middle = (values: readonly number[]): number =>
  at(
    [...values].sort((a, b) => a - b),
    Math.floor(values.length / 2),
  );

/** How far apart lines lie on the page, half-way along them. */
const gapBetween = (lines: readonly Polyline[]): number =>
  middle(
    lines.map((line, i) => {
      const here = along(line, 0.5).point;
      const others = [lines[i - 1], lines[i + 1]].flatMap((other) => other ?? []);
      return Math.min(...others.map((point) => distance(point, here)), Number.POSITIVE_INFINITY);
    }),
  );

/** From the midrib almost to the margin, where the furrows flatten out. */
const furrow = (vein: Polyline): Point[] => [0.05, 0.5, 0.95].map((t) => along(vein, t).point);

/** Lesser veins from one side vein to the next, at uneven distances, which make small cushions of a panel. */
const rungs = (a: Polyline, b: Polyline, k: number): Point[][] =>
  (k % 2 === 0 ? [0.26, 0.53, 0.76] : [0.4, 0.66]).map((t, i): Point[] => {
    const place = t + 0.07 * Math.sin(k * 2.3 + i * 1.7);
    const [from, to] = [along(a, place).point, along(b, place + 0.1 * Math.sin(k * 1.3 + i)).point];
    return [mixPoints(from, to, 0.14), mixPoints(from, to, 0.86)];
  });

/** Towards the light on the sheet. */
const light: Point = [-0.68, -0.73];
const towards = (far: number): Point => [light[0] * far, light[1] * far];

/** `raised` lines stand out instead. */
type Depth = { gap: number; strength: number; raised: boolean };

/** Broad faint strokes one within the other: the shaded flank of each furrow, and the lit one beyond it. */
const furrows = (
  sketch: Sketch,
  lines: readonly Polyline[],
  face: Face,
  { gap, strength, raised }: Depth,
): void => {
  const { tone, length } = face;
  const way = raised ? -1 : 1;
  // On small blades two strokes are soft enough.
  const widths = (broad: number, share: number): number[] =>
    length > 90
      ? [broad, broad * 0.64, broad * 0.3].map((each) => each * share)
      : [broad * share, broad * 0.45 * share];
  const weight = strength * (length > 90 ? 1 : 1.3);
  sketch.glow(lines, [
    {
      colour: mix(tone.dark, tone.ink, 0.2),
      opacity: 0.105 * weight,
      shift: towards(way * gap * 0.24),
      widths: widths(gap, 0.72),
    },
    {
      colour: mix(tone.pale, tone.light, 0.35),
      opacity: 0.115 * weight,
      shift: towards(-way * gap * 0.3),
      widths: widths(gap, 0.6),
    },
  ]);
};

export const relief = (sketch: Sketch, face: Face, leaf: LeafTraits, under: boolean): void => {
  const { flat, mapAll, length } = face;
  const kind = reliefOf(leaf);
  // Below, the veins stand out, and the light falls on their near flank.
  const strength = strengths[kind] * (under ? 0.7 : 1);
  // Between lobes there is little blade beside a vein.
  const lobed = lobedOutline(leaf);
  // Main veins from one point make the pleats, and what crosses them does not show.
  const pleated = ["curved", "three-veined"].includes(leaf.venation);
  const handed = leaf.venation === "palmate" && !lobed;
  const sets = [pleated || handed ? [] : flat.veins, flat.ribs.slice(1)];
  for (const [i, set] of sets.entries())
    for (const side of [1, -1] as const) {
      const own = set.filter((line) => at(line, -1)[1] * side > 0).map(mapAll);
      if (own.length < 3 && i === 0) continue;
      if (own.length === 0) continue;
      const most = length * (lobed ? (i === 0 ? 0.045 : 0.06) : 0.11);
      const gap = clamp(own.length > 1 ? gapBetween(own) : length * 0.1, 1, most);
      if (gap < 2.2) continue;
      furrows(sketch, own.map(furrow), face, { gap, strength, raised: under });
      if (kind !== "wrinkled" || i === 1 || gap < 5 || sketch.page.detail < 0.75) continue;
      const across = own.slice(1).flatMap((vein, k) => rungs(at(own, k), vein, k));
      furrows(sketch, across, face, { gap: gap * 0.5, strength: strength * 0.55, raised: under });
    }
};

/** The sky on the panels of the lit half, cut up by the veins: longest where the blade swells most. */
export const gleam = (sketch: Sketch, face: Face, strength: number): void => {
  const { flat, mapAll, tone, rightIsDark } = face;
  const side = rightIsDark ? -1 : 1;
  const own = flat.veins.filter((vein) => at(vein, -1)[1] * side > 0);
  if (own.length < 4) return;
  const panels = own.slice(1).map((vein, k): Point[] => {
    const before = at(own, k);
    const swell = Math.sin(((k + 0.8) / (own.length - 0.4)) * Math.PI);
    const between = (t: number): Point => mixPoints(along(before, t).point, along(vein, t).point, 0.5);
    return mapAll(steps(2).map((t) => between(0.46 + (t - 0.5) * 0.5 * swell)));
  });
  const gap = clamp(gapBetween(own.map(mapAll)), 1, face.length * 0.1);
  if (gap < 3) return;
  sketch.glow(panels, [
    {
      colour: mix(tone.pale, "#f4faf2", 0.6),
      opacity: strength,
      shift: towards(gap * 0.04),
      widths: [gap * 0.62, gap * 0.38],
    },
  ]);
};
