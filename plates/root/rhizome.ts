// Rhizomes (ginger, turmeric, arrowroot): horizontal, branched and ringed, with short roots.
import {
  along,
  angleTo,
  arc,
  at,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutFace } from "./cut-face.ts";
import { fibrousRoots } from "./fibrous-roots.ts";
import type { RootTraits } from "./traits.ts";

const knuckle = (
  sketch: Sketch,
  from: Point,
  angle: number,
  length: number,
  width: number,
  tone: Tone,
): Point => {
  const line = arc(from, angle, length, sketch.random.around(0, 0.35), 0, 9);
  sketch.body(
    ribbon(
      line,
      (t) => width * (0.72 + 0.34 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.1))) * (t > 0.9 ? 0.7 : 1),
    ),
    flatWash(sketch.page, tone),
    tone.ink,
    1.2,
  );
  const rings = steps(Math.max(3, Math.round(length / 12)))
    .slice(1)
    .map((t): Point[] => {
      const spot = along(line, t * 0.94);
      return [
        polar(spot.point, spot.angle - Math.PI / 2, width * 0.44),
        polar(spot.point, spot.angle, width * 0.09),
        polar(spot.point, spot.angle + Math.PI / 2, width * 0.44),
      ];
    });
  sketch.lines(rings, tone.ink, 0.8, { opacity: 0.75 });
  const shade = line.map(
    (point, i): Point =>
      polar(point, along(line, i / 8).angle + Math.PI / 2, (Math.cos(angle) >= 0 ? 1 : -1) * width * 0.42),
  );
  sketch.patches([[...shade, ...line.map((point): Point => [point[0], point[1] + width * 0.12]).reverse()]], {
    fill: tone.dark,
    opacity: 0.38,
  });
  return at(line, -1);
};

export const rhizome = (sketch: Sketch, root: RootTraits, foot: Point, scale: number): void => {
  const tone = toneOf(root.colour);
  const { random } = sketch;
  const W = 40 * scale;
  const start: Point = [foot[0] - 62 * scale, foot[1] + 26 * scale];
  fibrousRoots(
    sketch,
    toneOf(mix(tone.mid, "#d9c59a", 0.4)),
    [foot[0], foot[1] + 38 * scale],
    9,
    60 * scale,
    130 * scale,
  );
  // Fingers below and beside the main stock.
  for (const [x, turn, long, wide] of [
    [-34, 1.9, 56, 0.66],
    [22, 1.15, 62, 0.7],
    [66, 0.75, 60, 0.72],
    [-60, 2.6, 52, 0.7],
  ] as const)
    knuckle(
      sketch,
      [foot[0] + x * scale, foot[1] + 26 * scale],
      turn + random.around(0, 0.15),
      long * scale,
      W * wide,
      tone,
    );
  const mid = knuckle(sketch, start, 0.1, 78 * scale, W, tone);
  const end = knuckle(sketch, [mid[0] - 8 * scale, mid[1]], -0.18, 74 * scale, W * 0.94, tone);
  knuckle(sketch, [foot[0] + 42 * scale, foot[1] + 20 * scale], -1.0, 40 * scale, W * 0.6, tone);
  if (root.inside !== undefined) cutFace(sketch, root, end, W * 0.24, W * 0.44, angleTo(mid, end));
};

/** The study: a cut piece that shows the colour inside. */
export const rhizomeStudy = (sketch: Sketch, root: RootTraits): void => {
  const tone = toneOf(root.colour);
  const W = 46;
  knuckle(sketch, [-18, 12], 2.1, 58, W * 0.68, tone);
  knuckle(sketch, [26, 12], 1.0, 54, W * 0.7, tone);
  const end = knuckle(sketch, [-66, 6], 0.04, 128, W, tone);
  knuckle(sketch, [6, -6], -0.95, 46, W * 0.62, tone);
  cutFace(sketch, root, [end[0] + 2, end[1]], W * 0.3, W * 0.47, 0.04);
  sketch.lines(
    steps(4).map((t): Point[] => [
      [lerp(-50, 40, t), 26],
      [lerp(-54, 44, t), 40],
      [lerp(-50, 48, t), 54],
    ]),
    tone.dark,
    1,
  );
  const face = ellipse([10, 84], W * 0.42, W * 0.36, 0, 16);
  if (face.length > 0) cutFace(sketch, root, [84, 62], W * 0.5, W * 0.42, 0.3);
};
