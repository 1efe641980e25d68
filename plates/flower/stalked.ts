// One flower on its own stalk: the unit of every cluster.
import { along, arc, at, down, lerp, type Point, type Polyline, ribbon } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flowerAt } from "./flower.ts";
import type { FlowerTraits } from "./traits.ts";

export const stalkPaint = (flower: FlowerTraits): { mid: string; ink: string } => {
  const tone = toneOf(mix("#8fae5c", toneOf(flower.bracts ?? "green").mid, 0.25));
  return { mid: tone.mid, ink: tone.ink };
};

export const stalk = (sketch: Sketch, flower: FlowerTraits, line: Polyline, width: number): void => {
  const { mid, ink } = stalkPaint(flower);
  sketch.body(
    ribbon(line, (t) => width * lerp(1, 0.55, t)),
    mid,
    ink,
    0.6,
  );
};

export const pedicel = (sketch: Sketch, flower: FlowerTraits, from: Point, to: Point): void => {
  const { mid, ink } = stalkPaint(flower);
  const middle: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * 0.06,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * 0.06,
  ];
  sketch.lines([[from, middle, to]], ink, 1.9);
  sketch.lines([[from, middle, to]], mid, 1.1);
};

export const stalkedFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  length: number,
  size: number,
  view: "open" | "side" | "bud" = "open",
): void => {
  // A large trumpet hangs vertically; small flowers only nod.
  const toGround = Math.atan2(Math.sin(down - angle), Math.cos(down - angle));
  const nod = size > 60 && view !== "open" ? toGround * 0.94 : (Math.cos(angle) >= 0 ? 1 : -1) * 1.4;
  const droop = flower.drooping ? nod : 0;
  const line = arc(from, angle, Math.max(2, length), droop, 0, 6);
  const tip = at(line, -1);
  if (length > 3) pedicel(sketch, flower, from, tip);
  const heading = along(line, 1).angle;
  flowerAt(sketch, flower, tip, heading, size, view, sketch.random.between(0.78, 1));
};
