// Brazil nut: a bough with large wavy leaves, which ends in an erect panicle, and one heavy pot on a thick woody stalk.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  through,
  up,
} from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { stoutPanicle } from "../flower/stout-panicle.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const isPotBough = ({ flower, fruit }: PlateTraits): boolean =>
  flower?.form === "cannonball" &&
  flower.position === "terminal" &&
  flower.cluster === "panicle" &&
  fruit?.form === "pot" &&
  fruit.arrangement === "single" &&
  fruit.length_cm > 8;

/** A leaf: where it leaves the bough, its angle to it, its length, how far it faces us, and whether it lies in front. */
type BoughLeaf = readonly [t: number, lean: number, long: number, facing: number, front: boolean];

const onMain: readonly BoughLeaf[] = [
  [0.3, -70, 0.98, 1, false],
  [0.44, 62, 0.9, 0.85, false],
  [0.56, -62, 1.04, 1, false],
  [0.7, 96, 0.92, 1, false],
  [0.78, -66, 0.92, 0.9, true],
  [0.88, 66, 1, 1, false],
  [0.95, -44, 0.78, 0.75, false],
  [0.985, 36, 0.66, 0.8, true],
];

const onTwig: readonly BoughLeaf[] = [
  [0.42, 64, 0.8, 1, false],
  [0.62, -72, 0.86, 1, false],
  [0.8, 58, 0.8, 0.85, true],
  [0.93, -52, 0.72, 1, false],
  [1, 6, 0.7, 0.9, false],
];

const bear = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  leaves: readonly BoughLeaf[],
  full: number,
  side: number,
): void => {
  const { random } = layers;
  for (const [t, lean, long, facing, front] of leaves) {
    const { point, angle } = along(line, t);
    const heading = angle + side * degrees(lean) + random.around(0, 0.07);
    placeLeaf(layers, traits, {
      at: point,
      angle: heading,
      length: full * long * random.between(0.95, 1.05),
      bend: Math.cos(heading) * random.between(0.25, 0.55),
      facing,
      age: lerp(1, 0.6, t),
      front: front,
    });
  }
};

export const drawPotBough = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const wood = woodyStem(traits);
  const full = leafLength(traits.leaf) * 1.14;
  const on = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * (x + random.around(0, 6)), (y + random.around(0, 6)) * page.tall]),
      9,
    );
  const main = on([
    [-210, 430],
    [-176, 290],
    [-80, 140],
    [4, 10],
    [66, -130],
  ]);
  const twig = through(
    [
      along(main, 0.36).point,
      ...on([
        [-206, 110],
        [-262, -10],
        [-268, -130],
      ]).filter((_, i) => i % 9 === 0),
    ],
    9,
  );
  for (const line of [main, twig]) {
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  drawStem(layers.twigs, twig, 12, 5, wood);
  drawStem(layers.stems, main, 24, 9, wood, true);
  const { flower, fruit } = traits;
  if (flower !== undefined)
    for (const [line, long, size, lean] of [
      [main, 380, 76, 0.1],
      [twig, 280, 64, -0.12],
    ] as const) {
      const end = along(line, 1);
      const axis = arc(
        at(line, -1),
        lerp(end.angle, up, 0.4) + side * lean,
        long * page.tall,
        side * lean,
        0,
        16,
      );
      const panicle = new Sketch(page);
      stoutPanicle(panicle, flower, axis, size);
      layers.coverage.take(panicle);
      page.notes.push({ part: "flowers" });
      layers.top.place(panicle);
    }
  if (fruit !== undefined) {
    // Its stalk is last year's axis, grown woody and thick.
    const from = along(main, 0.52);
    const stalk = arc(from.point, from.angle + side * 0.95, 120, side * 1.5, 0, 14);
    const stem = new Sketch(page);
    drawStem(stem, stalk, 14, 19, wood);
    layers.top.lay(stem);
    const end = along(stalk, 1);
    const pot = new Sketch(page);
    fruitAt(
      pot,
      fruit,
      traits.special,
      polar(end.point, end.angle, -7),
      (end.angle - down) * 0.5,
      fruitLength(fruit) * 1.36,
      true,
      3,
    );
    layers.coverage.take(pot);
    layers.top.lay(pot);
  }
  bear(layers, traits, twig, onTwig, full * 0.94, side);
  bear(layers, traits, main, onMain, full, side);
  return layers.merged();
};
