// The surface of a blade: relief between the veins, gloss, thickness, hairs, prickles.
import { along, at, lerp, type Point, type Polyline, polar, ribbon, steps } from "../drawing/geometry.ts";
import { fringe } from "../drawing/hair.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { FlatBlade } from "./lobed.ts";
import type { Surface } from "./posture.ts";
import type { LeafTraits } from "./shape.ts";
import type { Flap } from "./turned.ts";

/** A blade placed on the page: its flat shape, the mapping to the page, its paint and the shaded half. */
export type Face = {
  flat: FlatBlade;
  mapAll: (line: Polyline) => Point[];
  tone: Tone;
  rightIsDark: boolean;
  length: number;
};

export const thickSurfaces: ReadonlySet<LeafTraits["surface"]> = new Set(["fleshy", "felted"]);

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

/** The light and the shade of a margin that rises and falls: a soft stroke on every slope, within the blade. */
export const waves = (sketch: Sketch, face: Face, surface: Surface): void => {
  const { flat, mapAll, tone, length } = face;
  for (const side of [1, -1] as const) {
    const lit: Point[][] = [];
    const dark: Point[][] = [];
    const half = side === 1 ? flat.right : flat.left;
    const reachAt = (x: number): number =>
      half.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];
    const tries = steps(19).map((t) => lerp(0.12, 0.86, t));
    const swells = tries.map((x) => surface.swell(side, x));
    for (const [i, x] of tries.entries()) {
      const [before, here, after] = [swells[i - 1] ?? 0, at(swells, i), swells[i + 1] ?? 0];
      const isPeak = Math.abs(here) > Math.abs(before) && Math.abs(here) >= Math.abs(after);
      if (!isPeak || Math.abs(here) < 0.25) continue;
      const spot = (dx: number, share: number): Point => [x + dx, reachAt(x + dx) * share];
      (here > 0 ? lit : dark).push(mapAll([spot(-0.05, 0.72), spot(0, 0.6), spot(0.06, 0.74)]));
    }
    const [rib, edge] = [at(mapAll([[0.5, 0]]), 0), at(mapAll([[0.5, reachAt(0.5)]]), 0)];
    const broad = Math.hypot(edge[0] - rib[0], edge[1] - rib[1]) * 0.44;
    if (broad < 2.5) continue;
    const widths = length > 90 ? [broad, broad * 0.68, broad * 0.34] : [broad, broad * 0.5];
    const opacity = length > 90 ? 0.1 : 0.14;
    sketch.glow(dark, [{ colour: tone.dark, opacity, shift: [0, 0], widths }]);
    sketch.glow(lit, [{ colour: tone.pale, opacity, shift: [0, 0], widths }]);
  }
};

/** The cut edge of the blade where the light strikes it, which shows that it has a thickness. */
export const litEdge = (sketch: Sketch, { flat, mapAll, tone, length }: Face): void => {
  for (const side of [1, -1] as const) {
    const half = mapAll(side === 1 ? flat.right : flat.left);
    const stretch = half.slice(Math.floor(half.length * 0.06), Math.ceil(half.length * 0.93));
    const [edge, rib] = [at(half, Math.floor(half.length / 2)), at(mapAll([[0.5, 0]]), 0)];
    const away = Math.max(1, Math.hypot(edge[0] - rib[0], edge[1] - rib[1]));
    const facing = ((edge[0] - rib[0]) * -0.68 + (edge[1] - rib[1]) * -0.73) / away;
    if (stretch.length < 4 || facing < 0.15) continue;
    sketch.glow(
      [stretch],
      [
        {
          colour: mix(tone.pale, "#fbf6dc", 0.4),
          opacity: 0.62 * Math.min(1, facing + 0.3),
          shift: [0.8, 0.85],
          widths: [length > 110 ? 1.3 : 1],
        },
      ],
    );
  }
};

/** What turned over: its shadow on the blade, its other face, and a light along the bend. */
export const flapOver = (sketch: Sketch, { fold, free }: Flap, face: Face, back: Tone): void => {
  const { mapAll, tone, length } = face;
  const cast = (share: number): Point[] => [
    ...fold,
    ...free
      .map(([x, y], i): Point => {
        const [fx, fy] = at(fold, i);
        return [x + (x - fx) * share, y + (y - fy) * share];
      })
      .reverse(),
  ];
  for (const share of [0.5, 0.26]) sketch.patches([mapAll(cast(share))], { fill: tone.ink, opacity: 0.2 });
  const [bend, edge] = [mapAll(fold), mapAll(free)];
  // Turned up to the sky, it is paler than the lower face is elsewhere.
  const lifted = mix(back.mid, back.pale, 0.3);
  const middle = Math.floor(edge.length / 2);
  sketch.body(
    [at(edge, 0), ...edge, at(edge, -1), ...[...bend].reverse()],
    litWash(
      sketch.page,
      [mix(lifted, back.dark, 0.2), mix(lifted, back.pale, 0.35), lifted],
      at(bend, middle),
      at(edge, middle),
    ),
    tone.ink,
    length > 90 ? 0.95 : 0.7,
  );
  sketch.glow(
    [bend.slice(2, -2)],
    [{ colour: mix(back.pale, "#fffbe8", 0.4), opacity: 0.5, shift: [0.4, 0.4], widths: [1.1] }],
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
