// The stalked ball of a roundweed: cups with five fine bristles each all round it, small two-lipped flowers out of a few of
// them, and a ruff of narrow bracts below.
import {
  along,
  arc,
  degrees,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  ring,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { flowerAt } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { stalk } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

/** A cup that looks `far` to the side (0 towards the reader, 1 across the page), with its bristles. */
const bristlyCup = (
  sketch: Sketch,
  tone: Tone,
  centre: Point,
  turn: number,
  far: number,
  R: number,
): void => {
  const foot = polar(centre, turn, R * far * 0.5);
  const mouth = polar(centre, turn, R * far * 0.92);
  const wide = R * 0.105;
  const across = turn + Math.PI / 2;
  // Seen from the side a cup is a ribbed tube; from the front, its mouth.
  if (far > 0.45)
    sketch.body(
      [
        polar(foot, across, -wide * 0.6),
        polar(mouth, across, -wide),
        polar(polar(mouth, turn, R * 0.03), across, 0),
        polar(mouth, across, wide),
        polar(foot, across, wide * 0.6),
      ],
      mix(tone.mid, tone.light, 0.5 * (1 - far)),
      tone.ink,
      0.6,
    );
  else
    sketch.body(
      ring(mouth, () => wide * 1.05, 10),
      mix(tone.mid, tone.light, 0.45),
      tone.ink,
      0.6,
    );
  const bristles = [-0.9, -0.45, 0, 0.45, 0.9].map((share): Point[] => {
    const round = far > 0.45 ? turn + share * 0.75 : turn + share * 3.5;
    const from = far > 0.45 ? polar(mouth, across, share * wide) : polar(mouth, round, wide * 0.9);
    return [from, polar(from, round, R * 0.08), polar(from, round + share * 0.12, R * lerp(0.13, 0.21, far))];
  });
  sketch.lines(bristles, tone.ink, Math.max(1.1, R * 0.034));
  sketch.lines(bristles, mix(tone.pale, tone.light, 0.3), Math.max(0.6, R * 0.018));
  if (far <= 0.45) sketch.patches([ring(mouth, () => wide * 0.5, 8)], { fill: tone.dark, opacity: 0.75 });
};

/** The radius of the ball for which a cup is drawn. */
const drawnRadius = 44;

/** The same, drawn once for each of a few distances from the middle, and placed. */
const placedCup = (sketch: Sketch, tone: Tone, centre: Point, turn: number, far: number, R: number): void => {
  const near = Math.max(0.2, Math.round(far * 6) / 6);
  sketch.reuse(
    `bristly cup ${near.toFixed(2)} ${tone.mid}`,
    () => {
      const drawing = new Sketch(sketch.page);
      bristlyCup(drawing, tone, [0, 0], 0, near, drawnRadius);
      return drawing;
    },
    frame(centre, turn, (R / drawnRadius) * (far / near)),
  );
};

/** The narrow bracts that spread below the ball and turn back. */
const ruff = (sketch: Sketch, tone: Tone, foot: Point, heading: number, R: number): void => {
  for (const lean of [-118, 112, -82, 78, -38, 40]) {
    const blade = arc(
      foot,
      heading + degrees(lean),
      R * (Math.abs(lean) < 60 ? 0.5 : 0.82),
      degrees(lean) * 0.28,
      0,
      8,
    );
    sketch.body(
      ribbon(blade, (t) => R * 0.17 * Math.sin(lerp(0.14, 1, t) * Math.PI) + 0.5),
      flatWash(sketch.page, tone),
      tone.ink,
      0.7,
    );
    sketch.lines([blade.slice(1, -2)], tone.light, 0.8);
  }
};

/** A ball at the end of its stalk; `share` is how far its flowers have come: 0 in bud, 1 over. */
const bristlyBall = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  R: number,
  share: number,
): void => {
  const { random } = sketch;
  const { bracts } = paintOf(flower);
  const tone = share > 0.9 ? toneOf(mix(bracts.mid, "#9a8350", 0.6)) : bracts;
  stalk(sketch, flower, line, Math.max(3, R * 0.11));
  const end = along(line, 1);
  ruff(sketch, bracts, end.point, end.angle, R);
  const centre = polar(end.point, end.angle, R * 0.62);
  const bloom = (turn: number, far: number): void =>
    flowerAt(sketch, flower, polar(centre, turn, R * far * 0.8), turn, R * lerp(0.72, 0.94, far), "side");
  const open = share > 0.15 && share < 0.9;
  if (open)
    for (const lean of [-100, -58, -16, 26, 66, 104])
      bloom(end.angle + degrees(lean + random.around(0, 14)), random.between(0.9, 1));
  sketch.body(
    ring(centre, () => R * 0.72, 18),
    roundWash(sketch.page, toneOf(tone.dark)),
    tone.ink,
    0.8,
  );
  const count = 40;
  const cups = steps(count)
    .map((_, i) => ({ turn: i * 2.4 + R, far: Math.sqrt((i + 0.6) / count) }))
    .sort((one, other) => other.far - one.far);
  for (const { turn, far } of cups) placedCup(sketch, tone, centre, turn, far, R);
  if (open)
    for (const [lean, far] of [
      [-120, 0.5],
      [50, 0.42],
    ] as const)
      bloom(end.angle + degrees(lean + random.around(0, 20)), far);
};

/** The balls of one axil: the older on its stalk in flower, beside it now and then a younger one. */
export const bristlyBalls = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  length: number,
  fruiting: boolean,
): void => {
  const { random } = sketch;
  const R = length * 0.36;
  const shares = fruiting
    ? [1]
    : random.chance(0.4)
      ? [random.between(0.2, 0.8), 0]
      : [random.between(0.2, 0.8)];
  for (const [i, share] of shares.entries()) {
    const line = arc(
      place.at,
      place.angle + (i === 0 ? 0.1 : -0.75),
      length * (i === 0 ? 0.62 : 0.4) * random.between(0.85, 1.15),
      random.around(0, 0.35),
      0,
      8,
    );
    const one = new Sketch(sketch.page);
    bristlyBall(one, flower, line, R * (i === 0 ? 1 : 0.66), share);
    sketch.lay(one);
  }
};
