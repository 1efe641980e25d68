// One flower on its own stalk: the unit of every cluster.
import {
  along,
  arc,
  at,
  clamp,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerAt, standsAlone, standsSideways } from "./flower.ts";
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

/** The stalk of one flower: it thins from its foot and swells into the flower. */
export const pedicel = (sketch: Sketch, flower: FlowerTraits, from: Point, to: Point, size = 20): void => {
  const bow = 0.06;
  const middle: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * bow,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * bow,
  ];
  bentPedicel(sketch, flower, through([from, middle, to], 4), size);
};

/** The same along a line, as it bends under a flower that nods. */
const bentPedicel = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { mid, ink } = stalkPaint(flower);
  const width = clamp(size * 0.055, 1.4, 4.6);
  sketch.body(
    ribbon(line, (t) => width * (t < 0.15 ? 1.25 : t > 0.8 ? lerp(0.8, 1.5, (t - 0.8) / 0.2) : 0.85)),
    mid,
    ink,
    width > 2 ? 0.8 : 0.5,
  );
};

/** A flower and where its stalk leaves the axis. */
export type Stalked = { from: Point; angle: number; length: number; size: number; view: FlowerView };

/** Flowers of one cluster: the stalks of all lie behind all the flowers. */
export const stalkedFlowers = (sketch: Sketch, flower: FlowerTraits, flowers: readonly Stalked[]): void => {
  const ends = flowers.map(({ from, angle, length, size, view }) => {
    // A large trumpet hangs vertically; small flowers only nod.
    const toGround = Math.atan2(Math.sin(down - angle), Math.cos(down - angle));
    const nod = size > 60 && view !== "open" ? toGround * 0.94 : (Math.cos(angle) >= 0 ? 1 : -1) * 1.4;
    const droop = flower.drooping ? nod : 0;
    const line = arc(from, angle, Math.max(2, length), droop, 0, 6);
    const tip = at(line, -1);
    const heading = along(line, 1).angle;
    // The stalk runs a little way into the flower, whose rounded foot would leave a gap.
    const into = polar(tip, heading, Math.min(size * 0.14, 9));
    if (length > 3 && Math.abs(droop) > 0.6) bentPedicel(sketch, flower, [...line, into], size);
    else if (length > 3) pedicel(sketch, flower, from, into, size);
    return { tip, heading, size, view };
  });
  for (const { tip, heading, size, view } of ends) layFlower(sketch, flower, tip, heading, size, view);
};

export const stalkedFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  length: number,
  size: number,
  view: FlowerView = "open",
): void => stalkedFlowers(sketch, flower, [{ from, angle, length, size, view }]);

/** A flower at the end of its stalk, over those drawn before it. */
export const layFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  to: Point,
  angle: number,
  size: number,
  view: FlowerView,
): void => {
  const one = new Sketch(sketch.page);
  flowerAt(one, flower, to, angle, size, view === "open" ? viewInCluster(sketch, flower, size) : view);
  if (size > 15) sketch.lay(one);
  else sketch.place(one);
};

/** The flowers of a cluster are not all at their best, nor do they all face the reader. */
const viewInCluster = (sketch: Sketch, flower: FlowerTraits, size: number): FlowerView => {
  // The smallest are known by their face alone.
  if (size < 30 || standsAlone(flower) || standsSideways(flower) || sketch.page.detail < 0.75) return "open";
  const draw = sketch.random.next();
  return draw < 0.62 ? "open" : draw < 0.82 ? "side" : draw < 0.93 ? "half" : "back";
};
