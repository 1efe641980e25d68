// Rhizomes: of gingers, horizontal, branched and ringed, with short roots; of arrowroot, white fingers clad in scales.
import {
  along,
  angleTo,
  arc,
  at,
  clamp,
  ellipse,
  lengthOf,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import { cutFace } from "./cut-face.ts";
import { fibrousRoots } from "./fibrous-roots.ts";
import type { RootTraits } from "./traits.ts";

/** One finger: swollen, round at its growing tip, with the scars of its scales around it. Returns its end. */
const knuckle = (
  sketch: Sketch,
  from: Point,
  angle: number,
  length: number,
  width: number,
  tone: Tone,
): Point => {
  const { random } = sketch;
  const line = arc(from, angle, length, random.around(0, 0.35), 0, 16);
  const round = Math.min(0.5, (width * 0.46) / length);
  const girth = (t: number): number =>
    width *
    (0.7 + 0.3 * Math.sin(Math.PI * lerp(0.1, 0.9, t))) *
    Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 1 + round) / round) ** 2)) *
    Math.min(1, 0.72 + t * 4);
  const edge = (t: number, share: number): Point => {
    const spot = along(line, t);
    return polar(spot.point, spot.angle + Math.PI / 2, (share * girth(t)) / 2);
  };
  // The shade lies on the side that is turned down, or to the right of one that stands.
  const below = Math.cos(angle) * 0.8 - Math.sin(angle) * 0.6 >= 0 ? 1 : -1;
  const stops = steps(18).map((t) => 1 - (1 - t) ** 1.6);
  sketch.body(
    [...stops.map((t) => edge(t, -1)), ...stops.map((t) => edge(t, 1)).reverse()],
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.35), tone.mid, mix(tone.dark, tone.ink, 0.2)],
      edge(0.4, -below),
      edge(0.4, below),
    ),
    tone.ink,
    1.1,
  );
  const scars = steps(Math.max(3, Math.round(length / 11)))
    .slice(1, -1)
    .map((t) => clamp(t + random.around(0, 0.05), 0.06, 1 - round * 0.5));
  const around = (t: number, shift: number): Point[] =>
    steps(7).map((s) => {
      const share = lerp(-0.97, 0.97, s);
      const bulge = (1 - share * share) * girth(t) * 0.13;
      return polar(edge(t, share), along(line, t).angle, bulge + shift);
    });
  sketch.patches(
    scars.map((t) => [...around(t, -1.2), ...around(t, 0.9).reverse()]),
    { fill: mix(tone.dark, tone.ink, 0.4), opacity: 0.7 },
  );
  sketch.lines(
    scars.map((t) => around(t, 2.2).slice(1, -1)),
    tone.pale,
    0.9,
    { opacity: 0.45 },
  );
  // Shreds of the scales between the scars, and the bud at the tip.
  sketch.lines(
    scars.flatMap((t) =>
      [-0.5, 0.1, 0.55].map((share) => {
        const foot = edge(t, share + random.around(0, 0.16));
        const { angle: way } = along(line, t);
        return [polar(foot, way, width * 0.1), polar(foot, way + 0.1, width * random.between(0.16, 0.3))];
      }),
    ),
    tone.ink,
    0.6,
    { opacity: 0.45 },
  );
  const tip = along(line, 1 - round * 0.55);
  sketch.patches(
    [ellipse(polar(tip.point, tip.angle, width * 0.1), width * 0.13, width * 0.1, tip.angle, 10)],
    {
      fill: tone.pale,
      opacity: 0.5,
    },
  );
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
    [58, 0.75, 62, 0.72],
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
  if (root.inside !== undefined)
    cutFace(sketch, root, polar(end, angleTo(mid, end), -W * 0.2), W * 0.24, W * 0.42, angleTo(mid, end));
};

/** The study: a cut piece that shows the colour inside. */
export const rhizomeStudy = (sketch: Sketch, root: RootTraits): void => {
  const tone = toneOf(root.colour);
  const W = 46;
  knuckle(sketch, [-18, 12], 2.1, 58, W * 0.68, tone);
  knuckle(sketch, [26, 12], 1.0, 54, W * 0.7, tone);
  const end = knuckle(sketch, [-66, 6], 0.04, 128, W, tone);
  knuckle(sketch, [6, -6], -0.95, 46, W * 0.62, tone);
  cutFace(sketch, root, [end[0] - W * 0.2, end[1]], W * 0.28, W * 0.43, 0.04);
  sketch.lines(
    steps(4).map((t): Point[] => [
      [lerp(-50, 40, t), 26],
      [lerp(-54, 44, t), 40],
      [lerp(-50, 48, t), 54],
    ]),
    tone.dark,
    1,
  );
  cutFace(sketch, root, [84, 62], W * 0.5, W * 0.42, 0.3);
};

/** A finger that tapers to its growing tip, in overlapping scales whose edges point to the tip. */
const scalyFinger = (sketch: Sketch, root: RootTraits, line: readonly Point[], width: number): void => {
  const tone = toneOf(root.colour);
  const scale = toneOf(mix(tone.mid, "#c9a26a", 0.5));
  const girth = (t: number): number =>
    width * (0.52 + 0.5 * Math.sin(Math.PI * lerp(0.12, 0.8, t))) * (1 - t ** 6 * 0.8);
  const edge = (t: number, share: number): Point => {
    const spot = along(line, t);
    return polar(spot.point, spot.angle + Math.PI / 2, (share * girth(t)) / 2);
  };
  sketch.body(ribbon(line, girth), flatWash(sketch.page, tone), mix(tone.ink, "#5a4024", 0.4), 1.1);
  const shade = steps(9);
  sketch.patches(
    [[...shade.map((t) => edge(t * 0.97, 0.94)), ...shade.map((t) => edge(t * 0.97, 0.3)).reverse()]],
    {
      fill: scale.dark,
      opacity: 0.22,
    },
  );
  const count = clamp(Math.round(lengthOf(line) / (width * 0.44)), 5, 9);
  for (let k = count - 1; k >= 0; k--) {
    const from = lerp(0.04, 0.84, k / (count - 1));
    const to = Math.min(0.995, from + 0.9 / count);
    const tip = (k % 2 === 0 ? -0.24 : 0.26) * (1 - from * 0.5);
    // Each scale clasps the finger: a rim at its foot, its sides drawn together to a tip.
    const outline = [
      edge(from, -1),
      edge(lerp(from, to, 0.5), -0.92),
      edge(to, tip - 0.12),
      edge(to + 0.004, tip),
      edge(to + 0.004, tip),
      edge(to, tip + 0.12),
      edge(lerp(from, to, 0.5), 0.92),
      edge(from, 1),
      edge(from + 0.02, 0.5),
      edge(from + 0.03, 0),
      edge(from + 0.02, -0.5),
    ];
    sketch.body(outline, mix(tone.light, scale.light, 0.5 + 0.16 * (k % 2)), scale.ink, 0.9);
    sketch.lines(
      [-0.5, -0.1, 0.35].map((share) => [
        edge(from + 0.03, share),
        edge(lerp(from, to, 0.5), lerp(share, tip, 0.3)),
        edge(lerp(from, to, 0.9), lerp(share, tip, 0.85)),
      ]),
      scale.ink,
      0.5,
      { opacity: 0.45 },
    );
    sketch.patches(
      [
        [
          edge(from, 1),
          edge(lerp(from, to, 0.5), 0.92),
          edge(to, tip + 0.12),
          edge(lerp(from, to, 0.5), 0.4),
        ],
      ],
      {
        fill: scale.dark,
        opacity: 0.28,
      },
    );
  }
};

/** Fingers that leave a short stock at the foot of the stems and turn downwards. */
export const scalyRhizome = (sketch: Sketch, root: RootTraits, foot: Point): void => {
  fibrousRoots(sketch, toneOf("tan"), [foot[0], foot[1] + 24], 9, 66, 110);
  for (const [x, turn, long, bend, wide] of [
    [-20, 2.7, 150, -0.7, 30],
    [26, 0.36, 140, 0.8, 30],
    [-34, 2.1, 112, -0.4, 26],
    [40, 1.05, 104, 0.3, 26],
    [2, 1.62, 88, 0.25, 24],
  ] as const) {
    const line = arc([foot[0] + x, foot[1] + 16], turn, long, bend + sketch.random.around(0, 0.1), 0, 16);
    scalyFinger(sketch, root, line, wide);
  }
  // The stock that joins them lies before their feet, scaly as they are, and turns up at both ends.
  for (const side of [-1, 1])
    scalyFinger(
      sketch,
      root,
      arc([foot[0] - side * 8, foot[1] + 22], side === 1 ? 0.16 : Math.PI - 0.16, 92, -side * 0.5, 0, 12),
      40,
    );
};

/** The study: one finger broken across, its starchy inside showing. */
export const scalyRhizomeStudy = (sketch: Sketch, root: RootTraits): void => {
  const line = arc([-70, -30], 0.1, 190, 0.45, 0, 20);
  scalyFinger(sketch, root, line, 58);
  cutFace(sketch, root, [-70, -30], 11, 19, 0.1);
  scalyFinger(sketch, root, arc([-10, 6], 1.5, 92, -0.5, 0, 12), 36);
};
