// Draws one leaf blade: bends and tilts the flat shape, then adds wash, shade, veins and ink.
import {
  along,
  arc,
  at,
  isInside,
  mixPoints,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlatBlade } from "./lobed.ts";
import { plantlets } from "./markings.ts";
import type { LeafTraits } from "./shape.ts";
import {
  type Face,
  felt,
  gloss,
  hairs,
  modelling,
  pillows,
  prickles,
  stalkBehind,
  thickRim,
  thickSurfaces,
} from "./surfaces.ts";

export type Pose = {
  base: Point;
  angle: number;
  length: number;
  /** How far the blade turns along its length. */
  bend: number;
  /** The visible fraction of each half: 1 faces the viewer, 0.4 is turned away. */
  left: number;
  right: number;
};

export type BladePaint = {
  tone: Tone;
  vein: string;
  /** Shows the lower face, with prominent veins and a paler colour. */
  under: boolean;
  marking?: string | undefined;
};

/** Maps leaf space to the page. */
const poser = (pose: Pose): ((point: Point) => Point) => {
  const spine = arc(pose.base, pose.angle, pose.length, pose.bend, 0, 12);
  return ([x, y]) => {
    const inside = Math.min(Math.max(x, 0), 1);
    const { point, angle } = along(spine, inside);
    const beyond = (x - inside) * pose.length;
    const on = beyond === 0 ? point : polar(point, angle, beyond);
    return polar(on, angle + Math.PI / 2, y * pose.length * (y > 0 ? pose.right : pose.left));
  };
};

export const paintBlade = (
  sketch: Sketch,
  flat: FlatBlade,
  pose: Pose,
  paint: BladePaint,
  leaf: LeafTraits,
): void => {
  const map = poser(pose);
  const mapAll = (line: Polyline): Point[] => line.map(map);
  const { tone } = paint;
  const { length } = pose;
  const left = mapAll(flat.left);
  const right = mapAll(flat.right);
  // Tip and base are doubled: a smooth curve passes through a doubled control point instead of rounding it off.
  const outline = [at(left, 0), ...left, at(left, -1), ...right.slice(0, -1).reverse()];
  const weight = length > 90 ? 1.25 : length > 40 ? 1 : 0.7;
  // A page can have ten thousand leaflets: the smallest need no shaded half, and small ones no wash.
  if (length < 14) {
    sketch.body(outline, tone.mid, tone.ink, 0.4, !flat.corners);
    return;
  }
  const wash = length < 24 ? tone.mid : flatWash(sketch.page, tone);
  sketch.body(outline, wash, tone.ink, weight, !flat.corners);
  const heading = pose.angle + pose.bend * 0.5;
  // The half that faces the lower right is shaded.
  const rightIsDark = Math.cos(heading + Math.PI / 2) + Math.sin(heading + Math.PI / 2) > 0;
  const midline = mapAll(
    steps(6).map((t): Point => [at(flat.left, 0)[0] + (at(flat.left, -1)[0] - at(flat.left, 0)[0]) * t, 0]),
  );
  const dark = rightIsDark ? right : left;
  if (leaf.marking === "blotched-centre" && paint.marking !== undefined) {
    const inner = [...flat.left, ...flat.right.slice(0, -1).reverse()].map(
      ([x, y]): Point => [0.1 + x * 0.72, y * 0.58],
    );
    sketch.fill(mapAll(inner), { fill: paint.marking, opacity: 0.85 });
  }
  sketch.patches(
    [[...dark, ...[...midline].reverse()]],
    { fill: tone.dark, opacity: paint.under ? 0.2 : 0.34 },
    !flat.corners,
  );
  const face: Face = { flat, mapAll, tone, rightIsDark, length };
  if (length > 34 && sketch.page.detail > 0.4) modelling(sketch, face, leaf, paint.under);
  if (leaf.outline === "shield") stalkBehind(sketch, face, paint.vein);
  if (thickSurfaces.has(leaf.surface) && length > 34) thickRim(sketch, face);
  markings(sketch, flat, mapAll, paint, leaf, outline);
  if (flat.veins.length > 0 && length > 26) {
    const veins = flat.veins.map(mapAll);
    const redVeins = leaf.marking === "red-veins" || leaf.marking === "white-veins";
    sketch.lines(
      veins,
      paint.under || redVeins ? paint.vein : mix(tone.light, paint.vein, 0.3),
      length > 90 ? 1 : 0.8,
      { opacity: paint.under ? 0.9 : 0.75 },
    );
    if (length > 110 && sketch.page.detail === 1) sketch.lines(veins, tone.ink, 0.45, { opacity: 0.5 });
  }
  for (const [i, rib] of flat.ribs.entries()) {
    const line = mapAll(rib);
    const thick = (i === 0 ? 0.021 : 0.013) * length + 0.5;
    sketch.patches([ribbon(line, (t) => thick * (1.05 - t))], { fill: paint.vein });
    if (length > 30) sketch.lines([line], tone.ink, i === 0 ? 0.7 : 0.5, { opacity: 0.6 });
  }
  if ((leaf.margin === "hairy" || leaf.surface === "hairy") && sketch.page.detail > 0.5)
    hairs(sketch, outline, tone.ink, length);
  if (leaf.surface === "felted" && length > 34 && sketch.page.detail > 0.4) felt(sketch, outline, face);
  if ((leaf.surface === "puckered" || leaf.surface === "quilted") && length > 50 && !paint.under)
    pillows(sketch, face, leaf.surface === "puckered");
  if (leaf.surface === "glossy" && length > 40) gloss(sketch, face);
  if (leaf.surface === "prickly") prickles(sketch, flat.ribs.map(mapAll), tone.ink, length);
  if (leaf.marking === "plantlets") plantlets(sketch, outline, length);
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
  if (leaf.marking === "spotted" && colour !== undefined) {
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
