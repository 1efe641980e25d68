// The surface of a blade: relief between the veins, gloss, thickness, hairs, prickles.
import {
  along,
  at,
  lerp,
  mixPoints,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { fringe } from "../drawing/hair.ts";
import type { Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { type FlatBlade, lobedOutline } from "./lobed.ts";
import type { LeafTraits } from "./shape.ts";

/** A blade placed on the page: its flat shape, the mapping to the page, its paint and the shaded half. */
export type Face = {
  flat: FlatBlade;
  mapAll: (line: Polyline) => Point[];
  tone: Tone;
  rightIsDark: boolean;
  length: number;
};

export const thickSurfaces: ReadonlySet<LeafTraits["surface"]> = new Set(["fleshy", "felted"]);

/** Relief between the veins: a darker touch behind each vein and a lighter one in front of it. */
export const modelling = (sketch: Sketch, face: Face, leaf: LeafTraits, under: boolean): void => {
  const { flat, mapAll, tone, rightIsDark } = face;
  // In a broad palmately veined blade only the main ribs are shaded; shaded side veins would look like fish bones.
  const handed = leaf.venation === "palmate" && !lobedOutline(leaf);
  const folds = handed ? flat.ribs.slice(1) : flat.veins;
  if (folds.length === 0) return;
  const pitch = Math.min(0.1, 0.9 / Math.max(3, folds.length / 2));
  const wedge = (vein: Polyline, shift: number): Point[] => {
    const [start, end] = [at(vein, 0), at(vein, -1)];
    const bend = vein[1] ?? start;
    const moved = (point: Point, share: number): Point => [point[0] + shift * share, point[1] * 0.98];
    return mapAll([start, bend, end, moved(bend, 1)]);
  };
  sketch.patches(
    folds.map((vein) => wedge(vein, -pitch * 0.45)),
    { fill: tone.dark, opacity: under ? 0.12 : 0.2 },
  );
  if (sketch.page.detail < 1 || handed) return;
  const lit = folds.filter((vein) => at(vein, -1)[1] > 0 !== rightIsDark);
  sketch.patches(
    lit.map((vein) => wedge(vein, pitch * 0.42)),
    { fill: tone.pale, opacity: 0.14 },
  );
};

/** The stalk of a peltate leaf shows through the blade up to the point where the veins meet. */
export const stalkBehind = (sketch: Sketch, { flat, mapAll, tone, length }: Face, vein: string): void => {
  const edge = at(flat.left, 0)[0];
  if (edge >= 0 || length < 30) return;
  const line = mapAll([
    [edge, 0],
    [edge * 0.5, 0],
    [0, 0],
  ]);
  sketch.lines([line], tone.dark, Math.max(2, length * 0.034), { opacity: 0.5 });
  sketch.dots(mapAll([[0, 0]]), tone.ink, length * 0.07 + 1, { opacity: 0.6 });
  sketch.dots(mapAll([[0, 0]]), vein, length * 0.055 + 1);
};

/** A bulge between two side veins, with a highlight on glossy leaves. */
export const pillows = (sketch: Sketch, face: Face, shining: boolean): void => {
  const { flat, mapAll, tone, rightIsDark } = face;
  const cushions: { shape: Point[]; spark: Point[]; lit: boolean }[] = [];
  for (let i = 0; i + 1 < flat.veins.length; i++) {
    const [a, b] = [at(flat.veins, i), at(flat.veins, i + 1)];
    const side = at(a, -1)[1] > 0;
    if (side !== at(b, -1)[1] > 0) continue;
    const between = (t: number, share: number): Point =>
      mixPoints(along(a, t).point, along(b, t).point, share);
    cushions.push({
      shape: mapAll([between(0.1, 0.5), between(0.5, 0.22), between(0.92, 0.5), between(0.5, 0.78)]),
      spark: mapAll([between(0.3, 0.5), between(0.5, 0.38), between(0.72, 0.5), between(0.5, 0.58)]),
      lit: side !== rightIsDark,
    });
  }
  sketch.patches(
    cushions.map(({ shape }) => shape),
    { fill: tone.light, opacity: shining ? 0.5 : 0.3 },
  );
  if (shining)
    sketch.patches(
      cushions.filter(({ lit }) => lit).map(({ spark }) => spark),
      { fill: "#fffdf0", opacity: 0.38 },
    );
};

/** The edge of a thick leaf: light along the lit rim, a broad soft shade along the other. */
export const thickRim = (sketch: Sketch, { flat, mapAll, tone, rightIsDark, length }: Face): void => {
  const inset = (half: Polyline, share: number): Point[] =>
    half
      .filter((_, i) => i % 4 === 0)
      .map(([x, y]): Point => [0.5 + (x - 0.5) * (0.35 + share * 0.65), y * share]);
  const [lit, dark] = rightIsDark ? [flat.left, flat.right] : [flat.right, flat.left];
  sketch.patches([mapAll([...inset(dark, 0.98), ...inset(dark, 0.8).reverse()])], {
    fill: tone.dark,
    opacity: 0.45,
  });
  // The light runs out to both ends.
  sketch.patches(
    [0.034, 0.016].map((share) =>
      ribbon(
        mapAll(inset(lit, 0.86).slice(1, -1)),
        (t) => Math.max(1.4, length * share) * Math.sin(t * Math.PI) ** 0.8,
      ),
    ),
    { fill: tone.pale, opacity: 0.3 },
  );
};

/** Short soft hairs, on the edge and over the face. */
export const felt = (sketch: Sketch, face: Face): void => {
  const { flat, mapAll, tone, length } = face;
  hairs(sketch, face, 0.7);
  if (length < 80) return;
  const over = steps(16).flatMap((t, i): Point[][] => {
    const half = i % 2 === 0 ? flat.left : flat.right;
    const [x, y] = at(half, 2 + Math.floor(t * (half.length - 5)));
    const from: Point = [x, y * (((i * 7) % 9) / 11 + 0.08)];
    return [mapAll([from, [from[0] + 0.03, from[1] * 1.04]])];
  });
  sketch.lines(over, tone.pale, 0.8, { opacity: 0.8 });
};

/** The sky on a glossy blade: a sheen along the lit half that fades to its ends, in two washes one within the other. */
export const gloss = (sketch: Sketch, { flat, mapAll, tone, rightIsDark }: Face): void => {
  const half = rightIsDark ? flat.left : flat.right;
  const edgeAt = (x: number): number =>
    half.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];
  const sheen = (from: number, to: number, broad: number): Point[] => {
    const spots = steps(7).map((t) => {
      const x = lerp(from, to, t);
      const edge = edgeAt(x);
      return { x, y: edge * 0.5, wide: edge * broad * Math.sin(t * Math.PI) };
    });
    return mapAll([
      ...spots.map(({ x, y, wide }): Point => [x, y + wide]),
      ...spots.map(({ x, y, wide }): Point => [x, y - wide]).reverse(),
    ]);
  };
  sketch.patches([sheen(0.16, 0.86, 0.2), sheen(0.26, 0.7, 0.1)], { fill: tone.pale, opacity: 0.2 });
};

/** Hairs along the edge: more of them in the shade. */
export const hairs = (sketch: Sketch, { flat, mapAll, tone, rightIsDark, length }: Face, size = 1): void => {
  const edge = (side: 1 | -1): Point[][] =>
    fringe(sketch.random, mapAll(side === 1 ? flat.right : flat.left), side, {
      gap: (side === 1) === rightIsDark ? 5 : 8,
      length: (length * 0.008 + 1.6) * size,
      lean: 0.6,
    });
  sketch.patches([...edge(1), ...edge(-1)], { fill: tone.ink, opacity: 0.5 }, false);
};

export const prickles = (sketch: Sketch, ribs: readonly Polyline[], ink: string, length: number): void => {
  // Each stands on its rib, broad at its foot; those of the midrib are longest, and lean to one side or the other.
  const thorns = ribs.flatMap((rib, i) =>
    (i === 0 ? [0.14, 0.34, 0.55, 0.74] : [0.36]).map((t, k): Point[] => {
      const { point, angle } = along(rib, t);
      const long = (2.4 + length * 0.028) * (i === 0 ? 1.1 : 0.75);
      const side = (i + k) % 2 === 0 ? -1 : 1;
      return [
        polar(point, angle, -long * 0.16),
        polar(point, angle + side * 0.9, long),
        polar(point, angle, long * 0.16),
      ];
    }),
  );
  sketch.patches(thorns, { fill: "#e3cf96", stroke: ink, "stroke-width": 0.6 }, false);
};
