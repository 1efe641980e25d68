// Palm leaves: pinnate (feather palms) and palmate (fan palms).
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  distance,
  down,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { bladePaint, distant } from "./leaf-tone.ts";
import type { LeafTraits } from "./shape.ts";

export type Frond = {
  from: Point;
  angle: number;
  length: number;
  /** How far it turns along its length, most of it towards the tip. */
  bend: number;
  /** Pale, because it is at the back. */
  far?: boolean;
  /** Its leaflets as a multiple of the usual length: those of a leaf towards the viewer look longer beside it. */
  broad?: number;
};

/**
 * A pinnate palm leaf. The leaflets hang from the midrib by their weight, those on its upper side shorter, and lie close
 * on the shade between them, so that nothing of the leaf behind shows through.
 */
export const featherLeaf = (sketch: Sketch, leaf: LeafTraits, frond: Frond): void => {
  const { from, angle, length, bend, far = false, broad = 1 } = frond;
  const { random } = sketch;
  const painted = bladePaint(leaf, 1, false, Math.floor(random.between(0, 2.9)));
  const { tone } = far ? distant(painted) : painted;
  const line: Point[] = [from];
  for (const t of steps(26).slice(1)) line.push(polar(at(line, -1), angle + bend * t ** 1.5, length / 25));
  const count = Math.round(clamp(length / 20, 11, 21));
  const leaflets = (side: 1 | -1): Point[][] =>
    steps(count).map((t) => {
      const spot = along(line, lerp(0.15, 0.995, t));
      const heading = spot.angle + side * lerp(degrees(58), degrees(14), t ** 1.5) + random.around(0, 0.06);
      // Above the midrib a leaflet is foreshortened and arches over; below it hangs free.
      const above = Math.max(0, -Math.sin(heading)) * Math.abs(Math.cos(spot.angle));
      const reach =
        length *
        0.34 *
        broad *
        Math.sin(lerp(0.26, 0.93, t) * Math.PI) ** 0.7 *
        lerp(1, 0.62, above) *
        random.between(0.9, 1.05);
      const weight = Math.atan2(Math.sin(down - heading), Math.cos(down - heading));
      return arc(spot.point, heading, reach, clamp(weight, -1.7, 1.7) * random.between(0.5, 0.66), 0, 6);
    });
  const width = ((length * 0.86) / count) * 0.78;
  // Short leaflets, at the tip of the leaf, are as slender as the long ones.
  const outline = (blade: Point[]): Point[] => {
    const slender = clamp(distance(at(blade, 0), at(blade, -1)) / (length * 0.2), 0.3, 1);
    return ribbon(blade, (t) => width * slender * Math.sin(lerp(0.3, 1, t) * Math.PI) ** 0.9 + 0.4);
  };
  const [left, right] = [leaflets(-1), leaflets(1)];
  const ends = (blades: Point[][]): Point[] => blades.map((blade) => at(blade, 1));
  sketch.fill([at(line, 2), ...ends(left), ...ends(right).reverse()], {
    fill: mix(tone.dark, tone.ink, 0.18),
  });
  // The side that faces up is lit, the other in shade.
  const upper = Math.cos(angle + bend * 0.5) >= 0 ? left : right;
  for (const blades of upper === left ? [right, left] : [left, right]) {
    const lit = blades === upper;
    const own = lit ? mix(tone.mid, tone.light, 0.4) : mix(tone.mid, tone.dark, 0.42);
    // Deep in the crown, light where it arches over, and in its own shade again at the tip.
    const colours = [mix(own, tone.dark, 0.6), mix(own, tone.pale, lit ? 0.28 : 0.08), own] as const;
    sketch.patches(blades.map(outline), {
      fill: litWash(sketch.page, colours, from, at(line, -1)),
      stroke: tone.ink,
      "stroke-width": 0.55,
    });
    sketch.lines(blades, lit ? tone.pale : tone.dark, 0.6, { opacity: 0.6 });
  }
  sketch.body(
    // Broad where it clasps the trunk.
    ribbon(line, (t) => lerp(length * 0.024, 1.4, t ** 0.7) + length * 0.03 * Math.max(0, 1 - t * 9)),
    mix(tone.light, "#d8cf86", 0.4),
    tone.ink,
    0.9,
  );
};

/** A palmate palm leaf on its stalk; `facing` 1 shows its whole face, less turns it to its edge. */
export const fanLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  from: Point,
  angle: number,
  length: number,
  facing = 1,
): void => {
  const { random } = sketch;
  const { tone } = bladePaint(leaf, 1, false, Math.floor(random.between(0, 2.9)));
  const stalk = arc(from, angle, length * random.between(0.4, 0.52), Math.cos(angle) * 0.5, 0, 8);
  sketch.body(
    ribbon(stalk, (t) => lerp(9, 5, t)),
    mix(tone.light, "#d8cf86", 0.3),
    tone.ink,
    0.9,
  );
  const hub = at(stalk, -1);
  const heading = along(stalk, 1).angle;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  // Narrower across the stalk as the fan turns away.
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - hub[0], y - hub[1]];
    const [on, off] = [dx * cos + dy * sin, (dy * cos - dx * sin) * facing];
    return [hub[0] + on * cos - off * sin, hub[1] + on * sin + off * cos];
  };
  const segments = steps(15)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const way of segments) {
    const towards = heading + way * degrees(118);
    const weight = Math.atan2(Math.sin(down - towards), Math.cos(down - towards));
    const line = arc(
      hub,
      towards,
      length * lerp(0.6, 0.46, Math.abs(way)) * random.between(0.94, 1.04),
      0,
      0,
      9,
    ).map(turned);
    // The ends of the segments are thin and hang.
    const hanging = line.map(
      ([x, y], i): Point => [
        x,
        y + length * 0.16 * Math.max(0, i / 8 - 0.55) ** 1.6 * Math.abs(Math.sin(weight)) * 2,
      ],
    );
    sketch.body(
      ribbon(
        hanging,
        (t) => length * 0.082 * lerp(facing, 1, 0.4) * Math.sin(lerp(0.22, 1, t) * Math.PI) ** 0.8 + 0.8,
      ),
      way > 0 === cos > 0 ? mix(tone.mid, tone.dark, 0.4) : mix(tone.mid, tone.light, 0.2),
      tone.ink,
      0.7,
    );
    sketch.lines([hanging], tone.ink, 0.4, { opacity: 0.6 });
  }
};
