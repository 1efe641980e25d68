// Markings of a blade: flecks between its veins (dumb cane), plantlets on its margin (leaf of life).
import {
  along,
  angleTo,
  arc,
  at,
  ellipse,
  isInside,
  lerp,
  mixPoints,
  type Point,
  type Polyline,
  polar,
  ribbon,
  ring,
  steps,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlatBlade } from "./lobed.ts";

/**
 * Colour that fills the middle of an arrow-shaped blade and runs out along its veins (angel wings). The blade has a bay at its
 * base, so the patch shrinks towards a point from which all of the blade is seen.
 */
export const flushedCentre = (
  sketch: Sketch,
  flat: FlatBlade,
  mapAll: (line: Polyline) => Point[],
  colour: string,
): void => {
  const outline = [...flat.left, ...flat.right.slice(0, -1).reverse()];
  const eye: Point = [0.1, 0];
  for (const [i, share] of [0.8, 0.68, 0.54].entries())
    sketch.fill(
      mapAll(
        outline.map((point, k) => mixPoints(eye, point, share * (0.94 + 0.07 * Math.sin(k * 2.1 + i * 2.3)))),
      ),
      { fill: colour, opacity: 0.34 },
    );
  sketch.patches(
    [...flat.ribs, ...flat.veins].map((vein) =>
      ribbon(mapAll(steps(7).map((t) => along(vein, t * 0.96).point)), (t) => 5.5 * (1 - t) ** 0.7 + 0.3),
    ),
    { fill: colour, opacity: 0.5 },
  );
};

/** Ragged flecks of all sizes, drawn out along the side veins, largest and closest beside the midrib. */
export const flecks = (
  sketch: Sketch,
  flat: FlatBlade,
  mapAll: (line: Polyline) => Point[],
  colour: string,
): void => {
  const { random } = sketch;
  const outline = [...flat.left, ...[...flat.right].reverse()];
  const patches: Point[][] = [];
  for (let tries = 0; patches.length < 64 && tries < 220; tries++) {
    const side = random.chance(0.5) ? 1 : -1;
    const far = random.next() ** 1.5;
    const spot: Point = [random.between(0.06, 0.9), side * (0.014 + far * 0.2)];
    if (!isInside([spot[0] + 0.03, spot[1] * 1.22], outline)) continue;
    const [long, wide] = [random.between(0.008, 0.03) * (1.3 - far), random.between(0.003, 0.007)];
    // Along the vein, which leaves the midrib forwards.
    const along = side * 1.02;
    patches.push(
      ring([0, 0], () => 1, 7).map(([x, y]): Point => {
        const [u, v] = [x * long * random.between(0.6, 1.2), y * wide * random.between(0.6, 1.3)];
        return [
          spot[0] + u * Math.cos(along) - v * Math.sin(along),
          spot[1] + u * Math.sin(along) + v * Math.cos(along),
        ];
      }),
    );
  }
  sketch.patches(patches.map(mapAll), { fill: colour, opacity: 0.8 });
};

/** The places where one may stand, as shares of the way around the blade. */
const places = [0.14, 0.2, 0.26, 0.32, 0.38, 0.44, 0.57, 0.63, 0.69, 0.75, 0.81, 0.87];

/** They are of every age, in some of the notches only, each with its roots in the edge. */
export const plantlets = (sketch: Sketch, outline: Polyline, length: number): void => {
  if (length < 60) return;
  const { random } = sketch;
  const middle: Point = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ];
  for (const share of places) {
    if (random.chance(0.34)) continue;
    const edge = at(outline, Math.floor((share + random.around(0, 0.02)) * outline.length));
    plantlet(sketch, edge, angleTo(middle, edge), Math.min(13, length * 0.062) * random.between(0.45, 1.1));
  }
};

/** Two pairs of round leaves on a short stem, which turns upwards, and threads of root that hang. */
const plantlet = (sketch: Sketch, edge: Point, out: number, size: number): void => {
  // Its foot lies just inside the blade.
  const foot = polar(edge, out, -size * 0.35);
  const rise = turnTo(out, up);
  const stem = arc(foot, out, size * 1.3, rise * 0.5, 0, 5);
  const roots = [-0.6, -0.1, 0.45].map((turn) => arc(edge, Math.PI / 2 + turn, size * 1.5, -turn, 0, 5));
  sketch.lines(roots, "#9c6d4a", 0.7);
  sketch.lines([stem], "#6f5a44", Math.max(1, size * 0.16));
  const heading = out + rise * 0.5;
  for (const [place, turn, long] of [
    [2, -1.15, 1],
    [2, 1.15, 1],
    [4, -0.55, 0.72],
    [4, 0.6, 0.66],
  ] as const) {
    const wide = size * lerp(0.3, 0.4, long);
    const centre = polar(at(stem, place), heading + turn, size * long * 0.78);
    sketch.fill(ellipse(centre, size * long * 0.74, wide, heading + turn, 10), {
      fill: long === 1 ? "#86ab50" : "#a9c568",
      stroke: "#3d4a25",
      "stroke-width": 0.7,
    });
  }
};
