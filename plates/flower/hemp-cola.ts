// The leafy head of a female hemp plant: close clusters of bracts with their pairs of stigmas, one above another, with the
// narrow leaves out of whose axils they come.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  degrees,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { flowerAt } from "./flower.ts";
import type { FlowerTraits } from "./traits.ts";

/** The bracts of one cluster: how far each leans, and how near the reader it is, the furthest first. */
const bracts = [
  { turn: 92, out: 0.3, size: 0.94 },
  { turn: -90, out: 0.3, size: 0.94 },
  { turn: 64, out: 0.4, size: 0.94 },
  { turn: -62, out: 0.4, size: 0.94 },
  { turn: 0, out: 0.36, size: 1 },
  { turn: 44, out: 0.2, size: 1.08 },
  { turn: -46, out: 0.2, size: 1.08 },
  { turn: 6, out: -0.06, size: 1.04 },
] as const;

const cluster = (sketch: Sketch, flower: FlowerTraits, at: Point, angle: number, size: number): void => {
  const { random } = sketch;
  for (const { turn, out, size: share } of bracts) {
    const heading = angle + degrees(turn) + random.around(0, 0.14);
    flowerAt(
      sketch,
      flower,
      polar(at, heading, size * out),
      heading,
      size * share * random.between(0.9, 1.1),
      "open",
    );
  }
};

/** A head along the line, from its foot; `size` is that of the largest bracts. */
export const hempCola = (
  sketch: Sketch,
  traits: PlateTraits,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
): void => {
  const { page, random } = sketch;
  const green = toneOf(traits.stem.colour);
  sketch.body(
    ribbon(line, (t) => lerp(3.4, 1.2, t)),
    green.mid,
    green.ink,
    0.7,
  );
  const count = Math.max(4, Math.round(lengthOf(line) / (size * 0.78)));
  const leaves = new Sketch(page);
  const heads = new Sketch(page);
  // From the top down: each cluster lies over the foot of the one above it.
  for (const [i, s] of [...steps(count)].reverse().entries()) {
    const t = lerp(0.04, 0.97, s);
    const { point, angle } = along(line, t);
    const grown = size * lerp(1, 0.6, s ** 1.2);
    const side = i % 2 === 0 ? 1 : -1;
    // Above, the leaves are alternate and of one to three leaflets.
    for (const way of s > 0.9 ? [] : s < 0.2 ? [side, -side] : [side])
      drawLeaf(leaves, traits.leaf.form === "palmate" ? { ...traits.leaf, leaflets: 3 } : traits.leaf, {
        at: point,
        angle: angle + way * degrees(lerp(66, 38, s)) + random.around(0, 0.16),
        length: size * lerp(4.4, 2, s) * random.between(0.86, 1.1),
        stalk: size * 0.5,
        bend: way * 0.4,
        age: 0.7,
      });
    // To one side and the other, so that they do not stand in tiers.
    const off = s > 0.9 ? 0 : side;
    cluster(
      heads,
      flower,
      polar(point, angle + (off * Math.PI) / 2, grown * 0.34),
      angle + off * random.between(0.2, 0.5),
      grown,
    );
  }
  sketch.place(leaves);
  sketch.lay(heads);
};
