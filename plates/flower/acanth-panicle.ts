// The panicle of an acanth (St John's bush): branches in pairs, each with a few slender two-lipped flowers that are held
// level, their upper lip up; the lowest open first, the tip is in bud.
import {
  along,
  arc,
  degrees,
  frame,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flowerAt } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { pedicel, stalk } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

export const isAcanthPanicle = ({ lip, cluster }: FlowerTraits): boolean =>
  lip === "acanth" && cluster === "panicle";

/** A flower on a short stalk from `from`, to the right (1) or left (−1); its tube is long for its lips. */
const held = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  way: number,
  lift: number,
  size: number,
  bud: boolean,
): void => {
  const heading = way > 0 ? -lift : Math.PI + lift;
  const foot: Point = [from[0] + Math.cos(heading) * size * 0.12, from[1] + Math.sin(heading) * size * 0.12];
  pedicel(sketch, flower, from, foot, size);
  const drawing = new Sketch(sketch.page);
  flowerAt(drawing, flower, [0, 0], way > 0 ? 0 : Math.PI, size, bud ? "bud" : "half");
  const one = new Sketch(sketch.page);
  one.place(drawing, frame(foot, -way * lift, bud ? 1.15 : 1.3, bud ? 0.8 : 0.9));
  sketch.lay(one);
};

export const acanthPanicle = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const { bracts } = paintOf(flower);
  stalk(sketch, flower, line, 4.2);
  const nodes = 7;
  const flowers: { from: Point; way: number; lift: number; size: number; bud: boolean; high: number }[] = [];
  for (const [i, s] of steps(nodes).entries()) {
    const { point, angle } = along(line, lerp(0.16, 0.97, s));
    for (const way of [-1, 1]) {
      // Every second pair comes towards the reader and away from him, and is shorter.
      const reach = length * lerp(0.42, 0.06, s ** 0.8) * (i % 2 === 0 ? 1 : 0.6) * random.between(0.88, 1.1);
      const twig = arc(point, angle + way * degrees(56), reach, -way * 0.5, 0, 8);
      const bract = arc(point, angle + way * degrees(74), size * lerp(0.5, 0.22, s), way * 0.4, 0, 6);
      sketch.body(
        ribbon(bract, (t) => size * 0.09 * Math.sin(lerp(0.2, 1, t) * Math.PI) + 0.5),
        bracts.mid,
        bracts.ink,
        0.6,
      );
      stalk(sketch, flower, twig, 2.4);
      const count = s < 0.75 ? (i % 2 === 0 ? 3 : 2) : 1;
      for (let k = 0; k < count; k++) {
        const spot = along(twig, count === 1 ? 1 : lerp(0.46, 1, k / (count - 1)));
        const tip = k === count - 1;
        const bud = s > 0.62 || (tip && random.chance(0.4)) || (k === 0 && random.chance(0.2));
        flowers.push({
          from: spot.point,
          // The middle ones of a branch turn inwards.
          way: k === 1 && count === 3 ? -way : way,
          lift: random.between(0.1, 0.5) + (bud ? 0.5 : 0),
          size: size * (bud ? lerp(0.72, 0.46, s) : random.between(0.7, 0.88)),
          bud,
          high: spot.point[1],
        });
      }
    }
  }
  // From the top down: those below hang before those above.
  for (const each of flowers.sort((one, other) => one.high - other.high))
    held(sketch, flower, each.from, each.way, each.lift, each.size, each.bud);
};
