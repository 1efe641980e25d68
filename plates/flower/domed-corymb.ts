// A dome of many small flowers on branches that fork twice (curry leaf): open ones on the side of the reader, buds among
// them, others from the side along its edge.
import { along, arc, degrees, lerp, type Point, polar } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import type { FlowerView } from "./flower.ts";
import { layFlower, pedicel, stalk } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

export const isDomed = ({ cluster, petal, disc }: FlowerTraits): boolean =>
  cluster === "corymb" && petal === "strap" && disc;

type End = { point: Point; heading: number; near: number; side: number };

export const domedCorymb = (
  sketch: Sketch,
  flower: FlowerTraits,
  { at: foot, angle }: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const axis = arc(foot, angle, length * 0.4, random.around(0, 0.16), 0, 8);
  const stalks = new Sketch(sketch.page);
  stalk(stalks, flower, axis, 4);
  const ends: End[] = [];
  // Three rows, the furthest first: those in front stand lower on the page and nearer to the middle.
  for (const [near, count] of [5, 6, 5].entries())
    for (let i = 0; i < count; i++) {
      const side = (i / (count - 1)) * 2 - 1;
      const from = along(axis, lerp(1, 0.5, Math.abs(side)) - near * 0.08);
      const lean = side * degrees(70 - near * 8) + random.around(0, 0.08);
      const reach = length * (0.6 - near * 0.1 - side * side * 0.06) * random.between(0.9, 1.06);
      const branch = arc(from.point, angle + lean, reach, -side * 0.36, 0, 8);
      stalk(stalks, flower, branch, 2.2);
      const tip = along(branch, 1);
      for (const turn of near === 1 ? [-0.9, 0, 0.9] : [-0.7, 0.7]) {
        const heading = tip.angle + turn + random.around(0, 0.15);
        const point = polar(tip.point, heading, size * random.between(0.4, 0.75));
        pedicel(stalks, flower, tip.point, point, size);
        ends.push({ point, heading, near, side });
      }
    }
  sketch.place(stalks);
  for (const { point, heading, side } of ends) {
    const draw = random.next();
    const view: FlowerView =
      draw < 0.24 ? "bud" : Math.abs(side) > 0.8 || draw < 0.36 ? "side" : draw < 0.46 ? "half" : "open";
    layFlower(
      sketch,
      flower,
      point,
      heading,
      size * (view === "bud" ? 0.78 : random.between(0.9, 1.08)),
      view,
    );
  }
};
