// Leaf margins: turns a smooth half outline into a toothed, scalloped, wavy or spiny one.
import {
  along,
  at,
  clamp,
  distance,
  lengthOf,
  mixPoints,
  type Point,
  type Polyline,
  polar,
  steps,
} from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import type { LeafTraits } from "./shape.ts";

const teethPerSide: Partial<Record<LeafTraits["margin"], number>> = {
  toothed: 13,
  "fine-toothed": 20,
  "coarse-toothed": 7,
  scalloped: 13,
  "fine-scalloped": 17,
  "double-toothed": 9,
  spiny: 9,
  wavy: 4,
  hairy: 16,
};

/** The points of a line at these shares of its length. */
const atShares = (line: Polyline, shares: readonly number[]): Point[] => {
  let run = 0;
  const runs = line.map((point, i) => {
    const before = line[i - 1];
    if (before !== undefined) run += distance(before, point);
    return run;
  });
  return shares.map((share) => {
    const wanted = share * run;
    const next = Math.max(
      1,
      runs.findIndex((each) => each >= wanted),
    );
    const [from, to] = [at(runs, next - 1), at(runs, next)];
    const inside = to > from ? (wanted - from) / (to - from) : 0;
    return mixPoints(at(line, next - 1), at(line, next), Math.min(1, inside));
  });
};

/** A smooth edge: closer points where a pointed tip is drawn out. */
const smoothShares = (count: number): number[] => steps(count).map((t) => 1 - (1 - t) ** 1.35);

/**
 * One tooth as points along and out of the edge, in shares of its width and depth. A point that is given twice is a
 * corner; the others are rounded. Teeth lean forwards: their long edge bulges, the short one falls back to the edge.
 */
type Tooth = readonly (readonly [along: number, out: number])[];
const notch = [0, 0] as const;
const serrate = (out: number, forward: number): Tooth => [
  notch,
  notch,
  [0.55, out * 0.86],
  [forward, out],
  [forward, out],
];
const teeth: Partial<Record<LeafTraits["margin"], Tooth>> = {
  toothed: serrate(0.3, 1),
  "fine-toothed": serrate(0.32, 1),
  "coarse-toothed": serrate(0.3, 0.94),
  scalloped: [notch, notch, [0.2, 0.17], [0.8, 0.2]],
  "fine-scalloped": [notch, [0.3, 0.11], [0.76, 0.12]],
  "double-toothed": [
    notch,
    notch,
    [0.22, 0.24],
    [0.46, 0.26],
    [0.46, 0.26],
    [0.44, 0.17],
    [0.44, 0.17],
    [0.78, 0.4],
    [1, 0.38],
    [1, 0.38],
  ],
  spiny: [notch, notch, [0.5, -0.06], [0.82, 0.1], [0.94, 0.5], [0.94, 0.5]],
};

/** The lobes along each side of a sinuate blade. */
const sinuses = 3;

/** Broad rounded lobes with bays between them, shallower towards base and tip, no two of one depth. */
const sinuate = (half: Polyline, random: Random): Point[] => {
  const even = atShares(half, steps(60));
  const total = lengthOf(half);
  const depths = Array.from({ length: sinuses + 1 }, () => random.between(0.75, 1.2));
  return steps(27).map((t) => {
    const { point, angle } = along(even, t);
    const place = clamp((t - 0.12) / 0.74, 0, 1) * sinuses;
    const deep = at(depths, Math.min(sinuses, Math.round(place))) * Math.min(1, t * 6, (1 - t) * 5);
    const out = (0.1 - Math.cos(place * Math.PI * 2) * 0.5) * deep * total * 0.056;
    return out === 0 ? point : polar(point, angle + Math.PI / 2, out);
  });
};

/**
 * The half outline (base to tip, positive side outwards at +y) with its margin cut. `bare` is the fraction next
 * to the base that stays smooth.
 */
export const cutMargin = (
  half: Polyline,
  margin: LeafTraits["margin"],
  random: Random,
  scale = 1,
  bare = 0.12,
): Point[] => {
  if (margin === "sinuate") return sinuate(half, random);
  const count = Math.round((teethPerSide[margin] ?? 0) * scale);
  const tooth = teeth[margin];
  if (count === 0 || (tooth === undefined && margin !== "wavy"))
    // A broad blade needs more points to be round.
    return atShares(half, smoothShares(half.some(([, y]) => y > 0.3) ? 16 : scale < 0.7 ? 10 : 13));
  const even = atShares(half, steps(60));
  const total = lengthOf(half);
  const outOf = (share: number, out: number): Point => {
    const { point, angle } = along(even, share);
    return out === 0 ? point : polar(point, angle + Math.PI / 2, out);
  };
  if (tooth === undefined) {
    // The edge of a broad blade must not look cornered.
    const [points, swing] = half.some(([, y]) => y > 0.3) ? [25, 0.0055] : [19, 0.011];
    return steps(points).map((t) =>
      outOf(t, Math.sin(t * count * Math.PI * 2 + 0.7) * total * swing * Math.sin(t * Math.PI)),
    );
  }
  // Before a pointed tip the edge is smooth again.
  const end = 0.95;
  // No two teeth are equally broad.
  const breadths = Array.from({ length: count }, () => random.between(0.78, 1.22));
  const whole = breadths.reduce((sum, breadth) => sum + breadth, 0);
  const points: Point[] = atShares(half, [0, bare * 0.35, bare * 0.7]);
  let start = bare;
  for (const [i, breadth] of breadths.entries()) {
    const width = ((end - bare) * breadth) / whole;
    // Teeth are smaller towards the tip and the base.
    const fade = Math.min(1, (count - i) / 3.4) * Math.min(1, (i + 1.2) / 2.6);
    const depth = total * width * fade * random.between(0.8, 1.15);
    for (const [share, out] of tooth) points.push(outOf(start + width * share, depth * out));
    start += width;
  }
  // A blunt blade turns in across its end: the edge is followed round, or the end would be a straight cut.
  points.push(outOf(end, 0), ...[0.965, 0.978, 0.99].map((share) => outOf(share, 0)), at(half, -1));
  return points;
};
