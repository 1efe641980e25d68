// The umbel of a sedge: rays of very unequal length, near the end of each a loose hand of flat two-ranked spikelets.
import {
  along,
  arc,
  at,
  degrees,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { stalk } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** The rays from the outer ones inwards: how far each leans, its length, and its spikelets to either side. */
const rays: readonly (readonly [lean: number, long: number, pairs: number])[] = [
  [-82, 0.6, 3],
  [80, 0.72, 3],
  [-46, 1, 4],
  [48, 0.9, 4],
  [-14, 0.36, 3],
  [12, 0.94, 4],
];

const nominal = 60;

/** One spikelet, flat, its scales in two ranks one over the other along a green keel. */
const spikelet = (sketch: Sketch, flower: FlowerTraits, bend: number): void => {
  const tone = toneOf(flower.colour);
  const line = arc([0, 0], -bend / 2, nominal, bend, 0, 16);
  const width = (t: number): number => 8.4 * Math.sin(Math.PI * lerp(0.14, 1, t ** 0.9)) ** 0.7 + 0.5;
  const scales = steps(11)
    .slice(0, -1)
    .reverse()
    .flatMap((t, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      const here = along(line, t * 0.96);
      const wide = width(t);
      const on = (x: number, y: number): Point =>
        polar(polar(here.point, here.angle, x), here.angle + (side * Math.PI) / 2, y * wide);
      return [
        [on(-1, -0.08), on(2, 0.5), on(8, 0.62), on(11.5, 0.4), on(11.5, 0.4), on(7, 0.02), on(2, -0.12)],
      ];
    });
  sketch.body(ribbon(line, width), mix(tone.mid, tone.dark, 0.3), tone.ink, 0.8);
  sketch.patches(
    scales.filter((_, i) => i % 2 === 0),
    { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.5 },
  );
  sketch.patches(
    scales.filter((_, i) => i % 2 === 1),
    { fill: mix(tone.mid, tone.light, 0.4), stroke: tone.ink, "stroke-width": 0.5 },
  );
  sketch.lines([line.slice(0, -1)], mix("#9aa85a", tone.light, 0.4), 1, { opacity: 0.75 });
};

const spikeletAt = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  length: number,
): void => {
  const bend = at([-0.24, 0.08, 0.3], Math.floor(sketch.random.between(0, 2.99)));
  const quarter = Math.round(angle / (Math.PI / 2));
  const heading = (quarter * Math.PI) / 2;
  sketch.reuse(
    `spikelet ${bend} ${((quarter % 4) + 4) % 4} ${flower.colour}`,
    () => {
      const flat = new Sketch(sketch.page);
      spikelet(flat, flower, bend);
      const turned = new Sketch(sketch.page);
      turned.place(flat, frame([0, 0], heading));
      return turned;
    },
    frame(from, angle - heading, length / nominal),
  );
};

/** @param reach the length of the longest ray */
export const sedgeUmbel = (
  sketch: Sketch,
  flower: FlowerTraits,
  end: { point: Point; angle: number },
  reach: number,
  each: number,
): void => {
  const { random } = sketch;
  // A small umbel has fewer spikelets to a ray.
  const fewer = reach < each * 2 ? 1 : 0;
  for (const [lean, long, full] of rays) {
    const pairs = full - fewer;
    const turn = degrees(lean) + random.around(0, 0.08);
    const ray = arc(end.point, end.angle + turn * 0.8, reach * long, turn * 0.3, 0, 10);
    stalk(sketch, flower, ray, 2.8);
    // The lowest spikelets stand off, the uppermost goes on with the ray.
    const from = 1 - Math.min(0.6, (each * 0.75) / (reach * long));
    for (let i = 0; i < pairs * 2; i++) {
      const t = i / (pairs * 2);
      const { point, angle } = along(ray, lerp(from, 1, t));
      const side = i % 2 === 0 ? 1 : -1;
      spikeletAt(
        sketch,
        flower,
        point,
        angle + side * degrees(lerp(74, 26, t)) + random.around(0, 0.1),
        each * lerp(0.72, 0.96, t) * random.between(0.9, 1.06),
      );
    }
    const tip = along(ray, 1);
    spikeletAt(sketch, flower, tip.point, tip.angle + random.around(0, 0.1), each);
  }
};
