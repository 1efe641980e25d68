// A bough of a tree whose large fruits hang far below its tufts of leaves (mango): one shoot stands and flowers, the other
// nods under its fruits, which hang on what is left of their panicle.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  through,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawStem, type StemLook, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

export const isLaden = ({ leaf, fruit, flower }: PlateTraits): boolean =>
  leaf.arrangement === "clustered-tips" &&
  leaf.form === "simple" &&
  flower?.position === "terminal" &&
  fruit?.arrangement === "hanging-strings" &&
  fruitLength(fruit) > 100;

/** A leaf of a tuft: where it leaves the shoot, its heading on the page as the shoot leans right, and how long it is. */
type TuftLeaf = {
  t: number;
  heading: number;
  long: number;
  facing?: number;
  front?: boolean;
  young?: boolean;
};

const standing: readonly TuftLeaf[] = [
  { t: 0.8, heading: 8, long: 0.96 },
  { t: 0.78, heading: 176, long: 1 },
  { t: 0.86, heading: -154, long: 1.06 },
  { t: 0.88, heading: -22, long: 1.04 },
  { t: 0.94, heading: -128, long: 0.86 },
  { t: 0.95, heading: -50, long: 0.82 },
  { t: 0.9, heading: 142, long: 0.8, front: true, facing: 0.8 },
  { t: 0.98, heading: 38, long: 0.66, front: true, facing: 0.62 },
];

const nodding: readonly TuftLeaf[] = [
  { t: 0.86, heading: -40, long: 0.9 },
  { t: 0.9, heading: -12, long: 1.04 },
  { t: 0.88, heading: 148, long: 0.98 },
  { t: 0.94, heading: 22, long: 1.08 },
  { t: 0.97, heading: 122, long: 1 },
  { t: 0.99, heading: 52, long: 0.9, front: true },
  { t: 1, heading: 100, long: 0.56, front: true, young: true, facing: 0.6 },
];

const leaves = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  tuft: readonly TuftLeaf[],
  side: number,
): void => {
  const { page, random } = layers;
  const full = leafLength(traits.leaf) * 1.5;
  for (const { t, heading, long, facing = 1, front = false, young = false } of tuft) {
    const { point } = along(line, t);
    const turned = degrees(heading) + random.around(0, 0.07);
    const angle = side === 1 ? turned : Math.PI - turned;
    const placing = {
      at: point,
      angle,
      length: full * long * random.between(0.95, 1.05),
      // Long leathery leaves sag in an even curve.
      bend: Math.cos(angle) * random.between(0.3, 0.62),
      facing,
    };
    page.notes.push({ part: "leaf", node: layers.joint++, side: Math.cos(angle) < 0 ? -1 : 1, at: point });
    layers.coverage.takeOutline(footprint(traits.leaf, placing));
    const one = new Sketch(page);
    drawLeaf(one, traits.leaf, { ...placing, age: young ? 0.1 : 1 });
    (front ? layers.front : layers.behind).lay(one);
  }
};

/** The fruits on the bare axis of their panicle, whose other branches have dried up. */
const ladenStalk = (layers: Layers, traits: PlateTraits, from: Point, side: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const { page } = layers;
  const size = fruitLength(fruit) * 1.3;
  const axis = arc(from, down - side * 0.42, size * 1.2, side * 0.5, 0, 20);
  const green: StemLook = { tone: toneOf("#7d8a45"), surface: "smooth", form: "round", woody: false };
  const stalks = new Sketch(page);
  for (const [t, turn, long] of [
    [0.34, -0.9, 0.2],
    [0.44, 1, 0.13],
    [0.6, -1.1, 0.1],
    [0.82, 0.9, 0.1],
  ] as const) {
    const spot = along(axis, t);
    drawStem(
      stalks,
      arc(spot.point, spot.angle + turn * side, size * long, -turn * 0.4, 0, 6),
      3.4,
      1.6,
      green,
    );
  }
  // Where each leaves the axis, to which side, how long its stalk and how large and ripe it is.
  const fruits = [
    { t: 0.5, turn: 0.95, stalk: 0.3, grown: 0.46, ripe: false },
    { t: 0.72, turn: -1.15, stalk: 0.62, grown: 0.94, ripe: false },
    { t: 1, turn: 0.3, stalk: 0.2, grown: 1.06, ripe: true },
  ] as const;
  const hung = fruits.map(({ t, turn, stalk, grown, ripe }) => {
    const spot = along(axis, t);
    const heading = spot.angle - turn * side;
    const line = arc(spot.point, heading, size * stalk, (down - heading) * 0.86, 0, 10);
    drawStem(stalks, line, 5, 4.8, { ...green, swollen: true });
    return { end: along(line, 1), grown, ripe };
  });
  drawStem(stalks, axis, 8.4, 5.6, green);
  layers.top.lay(stalks);
  for (const { end, grown, ripe } of hung) {
    const one = new Sketch(page);
    fruitAt(one, fruit, special, end.point, (end.angle - down) * 0.7, size * grown, ripe, 3);
    layers.coverage.take(one);
    layers.top.lay(one);
  }
};

export const drawLadenBough = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const wood = woodyStem(traits);
  const on = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * (x + random.around(0, 6)), (y + random.around(0, 6)) * page.tall]),
      9,
    );
  const main = on([
    [-330, 300],
    [-244, 176],
    [-108, 36],
    [14, -50],
    [118, -62],
    [186, -14],
  ]);
  const fork = along(main, 0.44).point;
  const shoot: Point[] = through(
    [
      fork,
      [fork[0] - side * 4, fork[1] - 66 * page.tall],
      [fork[0] - side * 34, fork[1] - 130 * page.tall],
      [fork[0] - side * 30, fork[1] - 190 * page.tall],
    ],
    9,
  );
  for (const line of [main, shoot]) page.notes.push({ part: "shoot", line });
  leaves(layers, traits, main, nodding, side);
  leaves(layers, traits, shoot, standing, side);
  drawStem(layers.twigs, shoot, 13, 6, wood);
  drawStem(layers.stems, main, 22, 7.5, wood, true);
  if (traits.flower !== undefined) {
    const { point, angle } = along(shoot, 1);
    const panicle = new Sketch(page);
    drawCluster(panicle, traits.flower, { at: point, angle: lerp(angle, up, 0.5), scale: 1.02 });
    layers.coverage.take(panicle);
    page.notes.push({ part: "flowers" });
    layers.top.place(panicle);
  }
  ladenStalk(layers, traits, along(main, 1).point, side);
  return layers.merged();
};
