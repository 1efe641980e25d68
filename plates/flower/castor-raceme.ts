// The flower spike of castor: below, tufts of yellow stamens; above, prickly ovaries with red feathery styles; at the
// tip, buds.
import { along, arc, at, lerp, type Point, type Polyline, polar } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flowerAt } from "./flower.ts";
import { pedicel, stalk } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** The share of the axis below which its flowers are male. */
const border = 0.5;

export const castorRaceme = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const count = 42;
  const all = Array.from({ length: count }, (_, i) => ({
    t: lerp(0.16, 1, i / (count - 1)),
    turn: i * 2.4 + random.around(0, 0.3),
  }));
  const draw = ({ t, turn }: (typeof all)[number]): void => {
    const { point, angle } = along(line, t);
    const across = Math.sin(turn);
    const male = t < border;
    const young = t > 0.88;
    // Most tufts of the lower half are open, some are round buds yet.
    const closed = male && Math.round(turn * 5) % 5 === 0;
    const grow = young ? lerp(0.8, 0.5, (t - 0.88) / 0.12) : random.between(0.9, 1.12);
    const foot: Point = polar(point, angle + Math.PI / 2, across * 2);
    const held = arc(
      foot,
      angle + across * lerp(1.35, 0.8, t),
      size * lerp(0.75, 0.4, t),
      -across * 0.4,
      0,
      5,
    );
    const tip = at(held, -1);
    const heading = along(held, 1).angle;
    pedicel(sketch, flower, foot, tip, size * 0.7);
    if (closed || (young && t > 0.95)) {
      sketch.body(
        [
          tip,
          polar(polar(tip, heading, size * 0.16), heading - 1.57, size * 0.15),
          polar(tip, heading, size * 0.36),
          polar(polar(tip, heading, size * 0.16), heading + 1.57, size * 0.15),
        ],
        "#a9b765",
        "#55602c",
        0.6,
      );
      return;
    }
    flowerAt(sketch, flower, tip, heading, size * grow * (male ? 1.3 : 1.15), male ? "open" : "half");
  };
  for (const each of all.filter(({ turn }) => Math.cos(turn) < 0)) draw(each);
  stalk(sketch, flower, line, 5.5);
  for (const each of all.filter(({ turn }) => Math.cos(turn) >= 0)) draw(each);
};
