// An erect panicle of few stout branches: round buds crowd towards the end of each, a few large flowers are open below.
import { along, arc, lerp, type Polyline, polar, ribbon } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flowerAt } from "./flower.ts";
import { stalkPaint } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** What stands on one axis: to which place the flowers have opened, and how many there are with the buds. */
type Axis = { line: Polyline; opened: number; count: number };

const stem = (sketch: Sketch, flower: FlowerTraits, line: Polyline, from: number, to: number): void => {
  const { mid, ink } = stalkPaint(flower);
  sketch.body(
    ribbon(line, (t) => lerp(from, to, t)),
    mid,
    ink,
    0.9,
  );
};

export const stoutPanicle = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const reach = size * 2.5;
  const branch = (t: number, turn: number, long: number): Polyline => {
    const { point, angle } = along(line, t);
    return arc(point, angle + turn, reach * long, -turn * 0.5, 0, 12);
  };
  const axes: Axis[] = [
    { line: branch(0.16, -0.95, 0.9), opened: 0.34, count: 7 },
    { line: branch(0.27, 0.98, 0.76), opened: 0.16, count: 6 },
    { line, opened: 0.5, count: 9 },
  ];
  const stems = new Sketch(sketch.page);
  const heads: { draw: (onto: Sketch) => void }[] = [];
  for (const { line: axis, opened, count } of axes) {
    const main = axis === line;
    for (let i = 0; i < count; i++) {
      const t = lerp(main ? 0.46 : 0.3, 1, i / (count - 1));
      const { point, angle } = along(axis, t);
      const open = t < (main ? 0.46 : 0.3) + opened * (main ? 0.54 : 0.7);
      const side = i % 2 === 0 ? 1 : -1;
      const lean = i === count - 1 ? 0 : side * (open ? 1 : lerp(0.85, 0.5, t)) * random.between(0.9, 1.1);
      const grown = open ? size * random.between(0.94, 1.06) : size * lerp(0.8, 0.34, t ** 1.5);
      const pedicel = arc(point, angle + lean, open ? size * 0.2 : grown * 0.24, 0, 0, 5);
      const end = along(pedicel, 1);
      stem(stems, flower, [...pedicel, polar(end.point, end.angle, 3)], size * 0.05, size * 0.056);
      const view = !open ? "bud" : i % 3 === 1 ? "half" : "side";
      heads.push({ draw: (onto) => flowerAt(onto, flower, end.point, end.angle, grown, view) });
    }
    stem(stems, flower, axis, main ? size * 0.1 : size * 0.07, size * 0.035);
  }
  sketch.place(stems);
  for (const { draw } of heads) {
    const one = new Sketch(sketch.page);
    draw(one);
    sketch.lay(one);
  }
};
