// Fruits with ribs, wings or lobes: the same cross-section turned about the axis, so that the furrows are as deep as they
// look in the fruit cut across.
import { clamp, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { Profile } from "./body.ts";

export type Ribs = {
  length: number;
  width: number;
  profile: Profile;
  /** How many ribs there are all round. */
  count: number;
  /** How deep the furrows are, as a share of the radius. */
  depth: number;
  /** Sharp ribs are wings with two flat faces; others are rounded lobes. */
  sharp: boolean;
  /** How far the first rib is turned from the reader. */
  turn: number;
  /** How deep the hollow at either end is, as a share of the length. */
  dip?: number;
};

/** The radius of the cross-section in a direction, as a share of the largest. */
const radiusAt = ({ count, depth, sharp, turn }: Ribs, angle: number): number => {
  // 0 on a rib, 1 in a furrow.
  const part = ((((angle - turn) / (Math.PI * 2)) * count) % 1) + 1;
  const off = Math.abs(((part + 0.5) % 1) - 0.5) * 2;
  return 1 - depth * (sharp ? off ** 1.1 : 1 - Math.sqrt(Math.max(0, 1 - off ** 2.6)));
};

/** The outline of the fruit cut across. */
export const ribbedSection = (ribs: Ribs, centre: Point, radius: number): Point[] =>
  steps(ribs.count * 8 + 1)
    .slice(0, -1)
    .map((t) =>
      polar(centre, ribs.turn + t * Math.PI * 2, radius * radiusAt(ribs, ribs.turn + t * Math.PI * 2)),
    );

/** Draws the whole fruit from the side, hanging from the origin. */
export const paintRibs = (sketch: Sketch, ribs: Ribs, tone: Tone): void => {
  const { length, width, profile, count, turn } = ribs;
  const half = width / 2;
  const depths = steps(13).map((t) => (1 - Math.cos(t * Math.PI)) / 2);
  const side = (angle: number): number => Math.sin(angle) * radiusAt(ribs, angle);
  const on = (t: number, x: number): Point => [
    x * profile(t) * half,
    // The ends lie in a hollow between the shoulders of the ribs, which stand above the end of the stalk.
    t * length - (ribs.dip ?? 0) * length * (t < 0.5 ? profile(t) : 2 - profile(t)),
  ];
  const angles = steps(73).map((t) => t * Math.PI * 2);
  const [low, high] = [Math.min(...angles.map(side)), Math.max(...angles.map(side))];
  const edge = (x: number): Point[] => depths.map((t) => on(t, x));
  const weight = length > 40 ? 1.3 : length > 18 ? 1 : 0.7;
  sketch.body([...edge(low), ...edge(high).reverse()], tone.dark, tone.ink, weight);
  if (length < 14) return;
  // The faces towards the reader, those at the sides first.
  const step = (Math.PI * 2) / count;
  const faces: { from: number; to: number; at: number; lit: number; rib: number }[] = [];
  for (let k = -count; k <= count; k++) {
    const rib = turn + k * step;
    if (ribs.sharp) {
      faces.push({ from: rib - step / 2, to: rib, at: rib - step / 4, lit: 1, rib });
      faces.push({ from: rib, to: rib + step / 2, at: rib + step / 4, lit: -1, rib });
    } else faces.push({ from: rib - step / 2, to: rib + step / 2, at: rib, lit: 0, rib });
  }
  const seen = faces
    .filter(({ at }) => Math.abs(at) < Math.PI / 2 + step * 0.3)
    .sort((a, b) => Math.abs(b.at) - Math.abs(a.at));
  for (const { from, to, at, lit, rib: back } of seen) {
    const most = ribs.sharp ? Math.PI / 2 : Math.PI * 0.72;
    const [a, b] = [clamp(from, -most, most), clamp(to, -most, most)];
    const within = steps(9).map((t) => side(lerp(a, b, t)));
    const [left, right] = ribs.sharp ? [side(a), side(b)] : [Math.min(...within), Math.max(...within)];
    if (right - left < 0.03) continue;
    // Light falls from the left: a face that looks there is pale, and so is the left flank of a lobe.
    const shade = clamp((at / (Math.PI / 2)) * 0.45 + 0.36 - lit * 0.36, -0.1, 1);
    const paint = (value: number): string =>
      value < 0.4
        ? mix(mix(tone.light, tone.pale, 0.5), tone.mid, clamp(value / 0.4, 0, 1))
        : mix(tone.mid, mix(tone.dark, tone.ink, 0.25), clamp((value - 0.4) / 0.6, 0, 1));
    const colours: [string, string, string] = ribs.sharp
      ? [paint(shade - 0.12), paint(shade), paint(shade + 0.16)]
      : [paint(shade + 0.2), paint(shade - 0.2), paint(shade + 0.62)];
    sketch.fill([...edge(left), ...edge(right).reverse()], {
      fill: litWash(
        sketch.page,
        colours,
        [left * half, length * (ribs.sharp ? 0.3 : 0.12)],
        [right * half, length * (ribs.sharp ? 0.42 : 0.78)],
      ),
    });
    sketch.lines([edge(lit > 0 ? left : right).slice(1, -1)], tone.ink, Math.max(0.7, length * 0.008), {
      opacity: 0.55,
    });
    if (ribs.sharp && lit > 0 && Math.abs(back) < 1.3)
      sketch.lines([edge(side(back)).slice(1, -1)], tone.pale, Math.max(0.9, length * 0.014), {
        opacity: 0.8,
      });
  }
};
