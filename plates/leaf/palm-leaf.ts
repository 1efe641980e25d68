// Palm leaves: pinnate (feather palms) and palmate (fan palms).
import { along, arc, at, clamp, degrees, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { bladePaint, distant } from "./leaf.ts";
import type { LeafTraits } from "./shape.ts";

/**
 * A pinnate palm leaf. The leaflets bend with their weight and lie close on the shade between them, so that nothing of
 * the leaf behind shows through.
 */
export const featherLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
  far = false,
): void => {
  const { random } = sketch;
  const painted = bladePaint(leaf, 1, false, Math.floor(random.between(0, 2.9)));
  const { tone } = far ? distant(painted) : painted;
  const line = arc(from, angle, length, bend, random.around(0, 0.08), 26);
  const count = Math.round(clamp(length / 18, 12, 23));
  const leaflets = (side: 1 | -1): Point[][] =>
    steps(count).map((t) => {
      const spot = along(line, lerp(0.14, 0.995, t));
      const reach =
        length * 0.27 * Math.sin(lerp(0.24, 0.93, t) * Math.PI) ** 0.75 * random.between(0.93, 1.04);
      const heading = spot.angle + side * lerp(degrees(62), degrees(16), t ** 1.3) + random.around(0, 0.05);
      // Each leaflet hangs a little, the more the further it reaches sideways.
      const sag = Math.atan2(Math.sin(Math.PI / 2 - heading), Math.cos(Math.PI / 2 - heading)) * 0.34;
      return arc(spot.point, heading, reach, sag, 0, 5);
    });
  const width = ((length * 0.86) / count) * 0.74;
  const outline = (blade: Point[]): Point[] =>
    ribbon(blade, (t) => width * Math.sin(lerp(0.3, 1, t) * Math.PI) ** 0.9 + 0.4);
  const [left, right] = [leaflets(-1), leaflets(1)];
  const ends = (blades: Point[][]): Point[] => blades.map((blade) => at(blade, 1));
  sketch.fill([at(line, 2), ...ends(left), ...ends(right).reverse()], {
    fill: mix(tone.dark, tone.ink, 0.18),
  });
  // The side that faces up is lit, the other in shade.
  const upper = Math.cos(angle + bend * 0.5) >= 0 ? left : right;
  for (const blades of upper === left ? [right, left] : [left, right]) {
    const lit = blades === upper;
    sketch.patches(blades.map(outline), {
      fill: lit ? mix(tone.mid, tone.light, 0.35) : mix(tone.mid, tone.dark, 0.35),
      stroke: tone.ink,
      "stroke-width": 0.55,
    });
    sketch.lines(blades, lit ? tone.pale : tone.dark, 0.6, { opacity: 0.6 });
  }
  sketch.body(
    ribbon(line, (t) => lerp(length * 0.026, 1.4, t ** 0.7)),
    mix(tone.light, "#d8cf86", 0.4),
    tone.ink,
    0.9,
  );
};

export const fanLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  from: Point,
  angle: number,
  length: number,
): void => {
  const paint = bladePaint(leaf, 1, false, Math.floor(sketch.random.between(0, 2.9)));
  const { tone } = paint;
  const stalk = arc(from, angle, length * sketch.random.between(0.22, 0.5), Math.cos(angle) * 0.3, 0, 8);
  sketch.body(
    ribbon(stalk, () => 6),
    mix(tone.light, "#d8cf86", 0.3),
    tone.ink,
    0.9,
  );
  const hub = at(stalk, -1);
  const heading = along(stalk, 1).angle;
  const segments = steps(17)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const way of segments) {
    const line = arc(
      hub,
      heading + way * degrees(125),
      length * lerp(0.62, 0.46, Math.abs(way)),
      Math.cos(heading + way * 2) * 0.5,
      0,
      7,
    );
    sketch.body(
      ribbon(line, (t) => length * 0.075 * Math.sin(lerp(0.3, 1, t) * Math.PI) + 0.8),
      way > 0 ? mix(tone.mid, tone.dark, 0.4) : tone.mid,
      tone.ink,
      0.7,
    );
    sketch.lines([line], tone.ink, 0.4, { opacity: 0.6 });
  }
};
