// A tall herb on one stem, drawn whole: great clasping leaves all around it, largest near the ground, and above them a
// panicle whose branches bear capsules in their calyces, open flowers and buds, from below upwards (tobacco).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  distance,
  heightened,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerAt } from "../flower/flower.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { compoundForms } from "../leaf/compound.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Whether the plant stands so: one stem of great leaves under its flowers. */
export const isGreatLeaved = ({ habit, leaf, flower }: PlateTraits): boolean =>
  habit === "herb" &&
  leaf.length_cm >= 30 &&
  !compoundForms.has(leaf.form) &&
  flower?.form === "tube" &&
  flower.position === "terminal";

/** How each leaf of a turn of the spiral stands: aside (−1 to 1), and whether before the stem or behind it. */
const spiral = [
  { aside: 1, before: false },
  { aside: -1, before: false },
  { aside: 0.6, before: true },
  { aside: -0.86, before: true },
  { aside: 0.9, before: false },
  { aside: -0.58, before: false },
] as const;

const leaves = 12;

/** The length of a flower on the page. */
const flowerLong = 104;

export const drawGreatLeaved = (page: Page, traits: PlateTraits, flower: Flower): Sketch => {
  const layers = new Layers(page);
  const { random, tall } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const stem = through(
    heightened(
      [
        [0, 400],
        [side * 10, 220],
        [-side * 14, 20],
        [side * 12, -190],
        [side * 26, -330],
        [side * 20, -440],
      ],
      tall,
    ),
    7,
  );
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [0, 400 * tall - 4], 20);
  drawStem(layers.stems, stem, 17, 3.2, greenStem(traits.stem));
  page.notes.push({ part: "shoot", line: stem });
  panicle(layers, traits, flower, stem, side);
  const base = random.between(0.03, 0.06);
  for (let i = 0; i < leaves; i++) {
    const t = i / (leaves - 1);
    const { aside, before } = spiral[i % spiral.length] ?? spiral[0];
    const { point, angle } = along(stem, lerp(base, 0.62, t ** 1.06));
    const turn = aside * side;
    // The lowest hang, those above them spread, the uppermost rise.
    const heading = angle + turn * degrees(lerp(96, 44, t ** 0.8)) + random.around(0, 0.22);
    const length = 370 * lerp(1, 0.34, t ** 1.7) * (i === 0 ? 0.8 : 1) * random.between(0.94, 1.06);
    const bend = turn * lerp(1.05, 0.3, t) * random.between(0.7, 1.25);
    const placing = {
      at: polar(point, heading, lerp(4, 1.5, t)),
      angle: heading,
      length: length * (before ? 0.86 : 1),
      bend,
      facing: before ? 0.6 : 1,
      age: i === 0 ? 1 : 1 - t * 0.5,
      whole: true,
    };
    placeLeaf(layers, traits, { ...placing, front: before });
  }
  return layers.merged();
};

/** A branch of the panicle: where it leaves the axis, to which side, how long and how far from upright. */
const branches: readonly (readonly [t: number, way: 1 | -1, long: number, lean: number])[] = [
  [0.64, 1, 250, 62],
  [0.69, -1, 234, 60],
  [0.76, 1, 172, 46],
  [0.81, -1, 150, 48],
  [0.88, 1, 92, 62],
  [0.92, -1, 74, 58],
];

const panicle = (layers: Layers, traits: PlateTraits, flower: Flower, stem: Polyline, side: number): void => {
  const { page, random } = layers;
  const top = new Sketch(page);
  const flowers: Sketch[] = [];
  const mouths: Point[] = [];
  for (const [i, [t, way, long, lean]] of branches.entries()) {
    const { point, angle } = along(stem, t);
    const turn = way * side;
    const line = arc(
      point,
      angle + turn * degrees(lean),
      long * random.between(0.92, 1.08),
      -turn * random.between(0.35, 0.65),
      0,
      12,
    );
    bract(layers, traits, point, angle + turn * degrees(lean + 26), lerp(92, 44, i / 5), turn);
    flowers.push(...spray(top, layers.twigs, traits, flower, line, i, mouths));
  }
  const tip = stem.slice(Math.round((stem.length - 1) * 0.93));
  flowers.push(...spray(top, layers.twigs, traits, flower, tip, branches.length, mouths));
  for (const each of flowers) top.lay(each);
  layers.takeGroup(top);
  layers.top.place(top);
  page.notes.push({ part: "flowers" });
};

const bract = (
  layers: Layers,
  traits: PlateTraits,
  at: Point,
  angle: number,
  length: number,
  turn: number,
): void => {
  const one = new Sketch(layers.page);
  drawLeaf(one, { ...traits.leaf, width: 0.24 }, { at, angle, length, bend: turn * 0.5, age: 0.5 });
  layers.behind.lay(one);
};

/** What a branch bears from its foot to its tip: the older, the lower. */
const borne = (order: number): readonly (readonly [t: number, view: FlowerView | "capsule"])[] =>
  order < 2
    ? [
        [0.34, "capsule"],
        [0.5, "capsule"],
        [0.66, "side"],
        [0.8, "bud"],
        [0.9, "open"],
        [1, "half"],
      ]
    : order < 4
      ? [
          [0.42, "capsule"],
          [0.62, order === 2 ? "back" : "side"],
          [0.82, "open"],
          [0.94, "bud"],
          [1, order === 2 ? "open" : "side"],
        ]
      : [
          [0.6, "side"],
          [0.84, "bud"],
          [0.94, "bud"],
          [1, order === 5 ? "half" : "open"],
        ];

/** The turn at which a flower keeps furthest from those there already; the first that is far enough will do. */
const freest = (from: Point, angle: number, turns: readonly number[], mouths: readonly Point[]): number => {
  const room = (turn: number): number =>
    Math.min(
      flowerLong * 0.7,
      ...mouths.map((each) => distance(each, polar(from, angle + turn, flowerLong))),
    );
  return turns.reduce((best, turn) => (room(turn) > room(best) ? turn : best));
};

/** Draws a branch with its pedicels and capsules; its flowers, which lie over all branches, are returned. */
const spray = (
  sketch: Sketch,
  wood: Sketch,
  traits: PlateTraits,
  flower: Flower,
  line: Polyline,
  order: number,
  mouths: Point[],
): Sketch[] => {
  const { page, random } = sketch;
  const green = toneOf(traits.stem.colour);
  const twig = (onto: Sketch, way: Polyline, width: number): void =>
    onto.body(
      ribbon(way, (t) => width * lerp(1.1, 0.75, t)),
      green.mid,
      green.ink,
      0.7,
    );
  if (order < branches.length) twig(wood, line, lerp(5.4, 3.2, order / branches.length));
  const heads: Sketch[] = [];
  for (const [i, [t, view]] of borne(order).entries()) {
    const { point, angle } = along(line, t);
    const way = i % 2 === 0 ? 1 : -1;
    const turns = t === 1 ? [0, 0.4, -0.4] : [way * 0.75, way * 1.1, -way * 0.75, -way * 1.1];
    const out = angle + freest(point, angle, turns, mouths) + random.around(0, 0.1);
    mouths.push(polar(point, out, flowerLong));
    // Open flowers nod outwards; buds and capsules stand up.
    const nod = view === "bud" || view === "capsule" ? turnUp(out) * 0.5 : Math.cos(out) * 0.35;
    const pedicel = arc(point, out, view === "capsule" ? 20 : 15, nod, 0, 5);
    twig(sketch, pedicel, 2.6);
    const end = along(pedicel, 1);
    if (view === "capsule") {
      if (traits.fruit === undefined) continue;
      const hanging = new Sketch(page);
      fruitAt(hanging, traits.fruit, traits.special, end.point, end.angle - Math.PI / 2, 34, i % 2 === 0, 1);
      sketch.lay(hanging);
      continue;
    }
    const head = new Sketch(page);
    const size = flowerLong * (view === "bud" ? lerp(0.62, 0.8, random.next()) : random.between(0.92, 1.06));
    flowerAt(head, flower, end.point, end.angle, size, view);
    heads.push(head);
  }
  return heads;
};

/** How far a direction has to turn to point upwards. */
const turnUp = (angle: number): number => turnTo(angle, up);
