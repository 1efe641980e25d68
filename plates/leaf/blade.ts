// Draws one leaf blade: stands the flat shape in space, then adds wash, light and shade, veins and ink.
import { at, isInside, mixPoints, type Point, type Polyline, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { type GlazeStop, glazeWash, litWash } from "../drawing/wash.ts";
import { type FlatBlade, lobedOutline } from "./lobed.ts";
import { flecks, flushedCentre, plantlets } from "./markings.ts";
import { type Posture, type Surface, surfaceOf } from "./posture.ts";
import { gleam, relief } from "./relief.ts";
import type { LeafTraits } from "./shape.ts";
import {
  type Face,
  felt,
  flapOver,
  hairs,
  litEdge,
  prickles,
  stalkBehind,
  thickRim,
  thickSurfaces,
  waves,
} from "./surfaces.ts";
import type { Flap } from "./turned.ts";

export type BladePaint = {
  tone: Tone;
  /** The other face, seen where the blade turns over. */
  back: Tone;
  vein: string;
  /** Shows the lower face, with prominent veins and a paler colour. */
  under: boolean;
  marking?: string | undefined;
  /** Another colour that runs in from the tip: of a leaf that begins to turn, or has not quite greened. */
  blush?: { colour: string; from: number } | undefined;
};

/** The colour of a half that is lit this much. */
const shaded = (tone: Tone, lit: number): string =>
  lit > 0.68
    ? mix(tone.mid, tone.light, Math.min(1, (lit - 0.68) * 2.6))
    : mix(tone.mid, tone.dark, Math.min(1, (0.68 - lit) * 1.9));

/** The sky on a surface that is turned to the light. */
const sky = "#eef4e6";

/** How strong the highlights are on the panels between the veins of a shining blade. */
const polished: Partial<Record<LeafTraits["surface"], number>> = {
  glossy: 0.17,
  leathery: 0.13,
  puckered: 0.2,
};

/** How much of the sky each surface gives back: a polished blade most, a dull one hardly any. */
const shines: Partial<Record<LeafTraits["surface"], number>> = {
  glossy: 0.56,
  leathery: 0.5,
  puckered: 0.5,
  waxy: 0.44,
  fleshy: 0.46,
  matt: 0.36,
  hairy: 0.34,
  rough: 0.3,
};

/**
 * How a half turns across its breadth: it rises from the groove of the midrib to a light, and falls away at the margin; in
 * the shade it is deepest at the midrib and catches some light back at the margin.
 */
const halfGlaze = (
  page: Page,
  flat: FlatBlade,
  surface: Surface,
  side: 1 | -1,
  tone: Tone,
  shining: number,
): string => {
  const edge = side === 1 ? flat.right : flat.left;
  const [x, y] = edge.reduce((most, point) => (Math.abs(point[1]) > Math.abs(most[1]) ? point : most));
  const bright = surface.lit(side, 0.5) >= surface.lit(side === 1 ? -1 : 1, 0.5);
  const shine = mix(tone.pale, sky, 0.45);
  const stops: GlazeStop[] = bright
    ? [
        [0, tone.dark, 0.34],
        [0.2, tone.dark, 0.03],
        [0.22, shine, 0.06],
        [0.5, shine, shining],
        [0.78, shine, 0.08],
        [0.8, tone.dark, 0.02],
        [1, tone.dark, 0.34],
      ]
    : [
        [0, tone.dark, 0.74],
        [0.45, tone.dark, 0.4],
        [0.8, tone.dark, 0.08],
        [0.82, shine, 0.04],
        [1, shine, 0.22],
      ];
  return glazeWash(page, stops, surface.map([x, 0]), surface.map([x, y]));
};

/** What a blade has beyond its flat shape: an edge that turned over, and the room it takes if nothing had. */
export type BladeShape = { flap?: Flap | undefined; room?: readonly Polyline[] };

/** The two halves of the blade as they lie on the page. */
export const roomOf = (flat: FlatBlade, posture: Posture): Point[][] => {
  const { map } = surfaceOf(posture);
  const [first, last] = [at(flat.left, 0)[0], at(flat.left, -1)[0]];
  const midline = steps(7).map((t) => map([first + (last - first) * t, 0]));
  return [flat.left, flat.right].map((half) => [...half.map(map), ...midline.slice(1, -1).reverse()]);
};

/** A colour that runs in from the tip. */
const blushGlaze = (
  page: Page,
  { colour, from }: NonNullable<BladePaint["blush"]>,
  base: Point,
  tip: Point,
): string =>
  glazeWash(
    page,
    [
      [from, colour, 0],
      [(from + 1) / 2, colour, 0.26],
      [1, colour, 0.72],
    ],
    base,
    tip,
  );

export const paintBlade = (
  sketch: Sketch,
  flat: FlatBlade,
  posture: Posture,
  paint: BladePaint,
  leaf: LeafTraits,
  as: BladeShape = {},
): void => {
  const surface = surfaceOf(posture);
  const mapAll = (line: Polyline): Point[] => line.map(surface.map);
  const { tone } = paint;
  const { length } = posture;
  const left = mapAll(flat.left);
  const right = mapAll(flat.right);
  // Tip and base are doubled: a smooth curve passes through a doubled control point instead of rounding it off.
  const outline = [at(left, 0), ...left, at(left, -1), ...right.slice(0, -1).reverse()];
  const weight = length > 90 ? 1.25 : length > 40 ? 1 : 0.7;
  // A page can have ten thousand leaflets: the smallest are drawn as one shape in one colour.
  if (length < 14) {
    sketch.body(outline, shaded(tone, surface.lit(1, 0.5)), tone.ink, 0.4);
    return;
  }
  const [first, last] = [at(flat.left, 0)[0], at(flat.left, -1)[0]];
  const midline = mapAll(steps(7).map((t): Point => [first + (last - first) * t, 0]));
  const halves = ([surface.behind, surface.behind === 1 ? -1 : 1] as const).map((side) => {
    const edge = side === 1 ? right : left;
    const own = surface.showsBack(side) ? paint.back : tone;
    const from = at(midline, 0);
    const to = at(midline, -1);
    const lit = [0.08, 0.5, 0.95].map((x) => shaded(own, surface.lit(side, x)));
    return {
      side,
      glazes:
        length < 20
          ? []
          : [
              halfGlaze(sketch.page, flat, surface, side, own, shines[leaf.surface] ?? 0.42),
              ...(paint.blush === undefined ? [] : [blushGlaze(sketch.page, paint.blush, from, to)]),
            ],
      points: [at(edge, 0), ...edge, at(edge, -1), ...midline.slice(1, -1).reverse()],
      // Near the stalk other leaves take the light away.
      fill:
        length < 24
          ? at(lit, 1)
          : litWash(sketch.page, [mix(at(lit, 0), own.dark, 0.3), at(lit, 1), at(lit, 2)], from, to),
    };
  });
  const shapes = sketch.halves(halves, tone.ink, weight, as.room);
  if (leaf.marking === "blotched-centre" && leaf.outline === "arrow" && paint.marking !== undefined)
    flushedCentre(sketch, flat, mapAll, paint.marking);
  else if (leaf.marking === "blotched-centre" && paint.marking !== undefined) {
    // It fades towards its ragged edge.
    for (const [i, [long, wide]] of (
      [
        [0.8, 0.62],
        [0.68, 0.46],
        [0.54, 0.3],
      ] as const
    ).entries()) {
      const inner = [...flat.left, ...flat.right.slice(0, -1).reverse()].map(([x, y], k): Point => {
        const ragged = 1 + 0.2 * Math.sin(k * 1.9 + i * 2.3);
        return [0.44 - long * 0.5 + x * long, y * wide * ragged];
      });
      sketch.fill(mapAll(inner), { fill: paint.marking, opacity: 0.36 });
    }
  }
  const rightIsDark = surface.lit(1, 0.5) < surface.lit(-1, 0.5);
  const face: Face = { flat, mapAll, tone, rightIsDark, length };
  const modelled = length > 34 && sketch.page.detail > 0.4 && !sketch.page.draft;
  const polish = paint.under || lobedOutline(leaf) ? undefined : polished[leaf.surface];
  if (modelled)
    sketch.within(shapes, () => {
      relief(sketch, face, leaf, paint.under);
      if (posture.wave !== undefined) waves(sketch, face, surface);
      if (polish !== undefined) gleam(sketch, face, polish);
    });
  if (leaf.outline === "shield") stalkBehind(sketch, face, paint.vein);
  if (thickSurfaces.has(leaf.surface) && length > 34) thickRim(sketch, face);
  markings(sketch, flat, mapAll, paint, leaf, outline);
  if (flat.veins.length > 0 && length > 26) {
    const veins = flat.veins.map(mapAll);
    const coloured = leaf.marking === "red-veins" || leaf.marking === "white-veins";
    const ink = paint.under || coloured ? paint.vein : mix(tone.light, paint.vein, 0.3);
    const opacity = paint.under ? 0.66 : coloured ? 0.62 : 0.44;
    // A vein is broadest where it leaves the midrib, and casts a little shade; all of one strength would be a ladder.
    const broad = length > 90 ? 1.8 : 1.25;
    const tapered = veins.map((vein, i) =>
      ribbon(vein, (t) => broad * (0.84 + 0.2 * Math.sin(i * 2.1)) * (1 - t) ** 1.1 + 0.22),
    );
    if (length > 90 && sketch.page.detail === 1)
      sketch.raised(tapered, { fill: ink, opacity }, { fill: tone.dark, opacity: 0.55 });
    else sketch.patches(tapered, { fill: ink, opacity });
  }
  for (const [i, rib] of flat.ribs.entries()) {
    const line = mapAll(rib);
    const thick = (i === 0 ? 0.019 : 0.012) * length + 0.5;
    sketch.patches([ribbon(line, (t) => thick * (1.05 - t))], { fill: paint.vein });
    if (length > 30)
      sketch.lines(
        [line.map(([x, y]): Point => [x + thick * 0.35, y + thick * 0.4])],
        tone.ink,
        i === 0 ? 0.8 : 0.5,
        {
          opacity: 0.65,
        },
      );
  }
  if ((leaf.margin === "hairy" || leaf.surface === "hairy") && sketch.page.detail > 0.5) hairs(sketch, face);
  if (leaf.surface === "felted" && length > 34 && sketch.page.detail > 0.4) felt(sketch, face);
  if (modelled && length > 44 && sketch.page.detail > 0.5) litEdge(sketch, face);
  if (leaf.surface === "prickly") prickles(sketch, flat.ribs.map(mapAll), tone.ink, length);
  if (leaf.marking === "plantlets") plantlets(sketch, outline, length);
  if (as.flap !== undefined) flapOver(sketch, as.flap, face, paint.back);
};

const markings = (
  sketch: Sketch,
  flat: FlatBlade,
  mapAll: (line: Polyline) => Point[],
  paint: BladePaint,
  leaf: LeafTraits,
  outline: Polyline,
): void => {
  const { random } = sketch;
  const colour = paint.marking;
  if (leaf.marking === "spotted" && leaf.venation === "close-parallel" && colour !== undefined)
    flecks(sketch, flat, mapAll, colour);
  else if (leaf.marking === "spotted" && colour !== undefined) {
    const flatOutline = [...flat.left, ...[...flat.right].reverse()];
    const spots: Point[] = [];
    for (let tries = 0; spots.length < 22 && tries < 120; tries++) {
      const point: Point = [random.between(-0.2, 0.95), random.around(0, 0.45)];
      if (isInside([point[0], point[1] * 1.25], flatOutline)) spots.push(point);
    }
    sketch.dots(mapAll(spots), colour, 4.5, { opacity: 0.85 });
  }
  if (leaf.marking === "translucent-dots") {
    const dots = steps(14).map(
      (t): Point =>
        mixPoints(
          at(flat.left, Math.floor(3 + t * (flat.left.length - 7))),
          [0.1 + t * 0.8, 0],
          random.between(0.3, 0.7),
        ),
    );
    sketch.dots(mapAll(dots), paint.tone.pale, 1.4, { opacity: 0.6 });
  }
  if (leaf.marking === "striped" && colour !== undefined) {
    for (const side of [flat.left, flat.right]) {
      const band = [
        ...side.map(([x, y]): Point => [x, y * 0.72]),
        ...side.map(([x, y]): Point => [x, y * 0.3]).reverse(),
      ];
      sketch.patches([mapAll(band)], { fill: colour, opacity: 0.8 });
    }
  }
  if (leaf.marking === "edged" && colour !== undefined)
    sketch.lines([[...outline, at(outline, 0)]], colour, 2, { opacity: 0.9 });
};
