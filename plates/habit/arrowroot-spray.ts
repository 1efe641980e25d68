// The flowers of arrowroot: a loose spray that forks at every joint, each fork out of a narrow sheathing bract.
import { along, arc, type Point, ribbon } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { flowerAt } from "../flower/flower.ts";
import type { FlowerTraits } from "../flower/traits.ts";

const green = toneOf("green");
const light = toneOf("light-green");

type Fork = { from: Point; angle: number; long: number; depth: number; side: number };

/** Draws the spray upwards from the end of a shoot. */
export const arrowrootSpray = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  size: number,
): void => {
  const stalks = new Sketch(sketch.page);
  const blooms = new Sketch(sketch.page);
  const grow = ({ from: foot, angle: heading, long, depth, side }: Fork): void => {
    const line = arc(foot, heading, long, side * 0.22, 0, 9);
    stalks.body(
      ribbon(line, (t) => (depth === 0 ? 5.5 : 4) - t),
      light.mid,
      light.ink,
      0.8,
    );
    const end = along(line, 1);
    if (depth < 2) {
      const bract = arc(along(line, 0.86).point, end.angle - side * 0.16, size * 0.78, side * 0.14, 0, 9);
      stalks.body(
        ribbon(bract, (t) => size * 0.17 * (1 - t) ** 0.6 * Math.min(1, 0.55 + t * 2) + 0.5),
        flatWash(sketch.page, green),
        green.ink,
        0.9,
      );
      grow({ from: end.point, angle: end.angle + 0.5, long: long * 0.72, depth: depth + 1, side: 1 });
      grow({ from: end.point, angle: end.angle - 0.42, long: long * 0.84, depth: depth + 1, side: -1 });
      return;
    }
    // Of every pair one flower is open and the other in bud.
    const open = side > 0;
    flowerAt(
      blooms,
      flower,
      end.point,
      end.angle + (open ? 0.2 : -0.1),
      size * (open ? 1 : 0.5),
      open ? "open" : "bud",
    );
  };
  grow({ from, angle, long: size * 0.95, depth: 0, side: 1 });
  sketch.lay(stalks);
  sketch.lay(blooms);
};
