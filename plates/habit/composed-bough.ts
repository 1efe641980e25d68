// A cut bough composed by hand, where leaves placed node by node would leave it bare or hide what it bears: large feathered
// leaves around fruits that hang from old wood (starfruit) or around flat-topped flowers (curry leaf), and pairs of broad
// seated leaves around umbels (crown flowers).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  steps,
  through,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { isDomed } from "../flower/domed-corymb.ts";
import { isCrownFlower } from "../flower/milkweed-flowers.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawStem, woodyStem } from "../stem/stem.ts";
import { type BoughPlan, crownedBough, crownFlowerBough, hungBough, pairedBough } from "./bough-plans.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

const planOf = ({ leaf, flower, fruit }: PlateTraits): BoughPlan | undefined => {
  if (flower !== undefined && isCrownFlower(flower) && leaf.arrangement === "opposite")
    return crownFlowerBough;
  if (leaf.arrangement === "opposite" && flower?.petal === "crinkled" && flower.cluster === "panicle")
    return pairedBough;
  if (leaf.form !== "pinnate" || leaf.arrangement !== "alternate") return undefined;
  if (fruit?.form === "star-ribbed") return hungBough;
  return flower !== undefined && isDomed(flower) && flower.position === "terminal" && fruit?.form === "berry"
    ? crownedBough
    : undefined;
};

export const isComposedBough = (traits: PlateTraits): boolean => planOf(traits) !== undefined;

const hang = (
  layers: Layers,
  { fruit, special }: PlateTraits,
  line: Polyline,
  { t, stalk, swing, size, ripe }: BoughPlan["hung"][number],
  side: number,
): void => {
  if (fruit === undefined) return;
  const one = new Sketch(layers.page);
  const from = down - side * swing;
  const thread = arc(along(line, t).point, from, stalk, side * swing * 0.9, 0, 8);
  const end = along(thread, 1);
  drawStem(one, thread, 5, 3.6, { tone: toneOf("#7d8a45"), surface: "smooth", form: "round", woody: false });
  fruitAt(one, fruit, special, end.point, (end.angle - down) * 0.7, fruitLength(fruit) * size, ripe, 3);
  layers.coverage.take(one);
  layers.top.lay(one);
};

export const drawComposedBough = (page: Page, traits: PlateTraits): Sketch => {
  const plan = planOf(traits);
  if (plan === undefined) throw new Error("no plan for this bough");
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const wood = woodyStem(traits);
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 10), (y + random.around(0, 10)) * page.tall]);
  const turned = (heading: number): number => {
    const angle = degrees(heading) + random.around(0, 0.08);
    return side === 1 ? angle : Math.PI - angle;
  };
  const main = through(placed(plan.main.points), 8);
  const lines: Polyline[] = [
    main,
    ...plan.shoots.map(({ t, points }) => through([along(main, t).point, ...placed(points)], 8)),
  ];
  const lineOf = (i: number): Polyline => lines[i] ?? main;
  for (const [i, line] of lines.entries()) {
    const [from, to] = i === 0 ? plan.main.width : [plan.shoots[i - 1]?.width ?? 7, 3];
    drawStem(i === 0 ? layers.stems : layers.twigs, line, from, to, wood, i === 0);
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  const { flower } = traits;
  for (const { on, t, heading, scale } of flower === undefined ? [] : plan.flowers) {
    const group = new Sketch(page);
    drawCluster(group, flower as NonNullable<typeof flower>, {
      at: along(lineOf(on), t).point,
      angle: turned(heading),
      scale,
    });
    layers.coverage.take(group);
    page.notes.push({ part: "flowers" });
    layers.top.lay(group);
  }
  for (const { on, t, heading, scale } of plan.fruits) {
    const group = new Sketch(page);
    drawFruitGroup(group, traits, along(lineOf(on), t).point, turned(heading), scale);
    layers.coverage.take(group);
    layers.top.lay(group);
  }
  for (const each of plan.hung) hang(layers, traits, lineOf(each.on), each, side);
  const full = leafLength(traits.leaf) * plan.leaf;
  let before = "";
  for (const { on, t, heading, size, front = false, young = false, facing } of plan.leaves) {
    const angle = turned(heading);
    // The two of a pair share their node.
    if (before !== `${on} ${t}`) layers.joint += 1;
    before = `${on} ${t}`;
    placeLeaf(layers, traits, {
      at: along(lineOf(on), t).point,
      node: layers.joint,
      angle,
      length: full * size * random.between(0.96, 1.04),
      // Long leaves arch over by their own weight.
      bend: Math.cos(angle) * random.between(0.3, 0.6) * (young ? 0.4 : 1),
      facing: facing ?? random.between(0.82, 1),
      age: young ? 0 : 1,
      front,
    });
  }
  for (const each of plan.pairs ?? []) bearPairs(layers, traits, lineOf(each.on), each, full);
  return layers.merged();
};

const bearPairs = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { from, to, count, size }: NonNullable<BoughPlan["pairs"]>[number],
  full: number,
): void => {
  const { random } = layers;
  for (const [i, s] of steps(count).entries()) {
    const { point, angle } = along(line, lerp(from, to, s));
    layers.joint += 1;
    const crossing = i % 2 === 1;
    for (const way of [-1, 1] as const) {
      const heading = angle + way * degrees(crossing ? 44 : 62) * random.between(0.86, 1.14);
      placeLeaf(
        layers,
        traits,
        {
          at: point,
          node: layers.joint,
          angle: heading,
          length: full * size * lerp(1, 0.72, s) * random.between(0.9, 1.06) * (crossing ? 0.88 : 1),
          bend: Math.cos(heading) * random.between(0.1, 0.4),
          facing: crossing ? 0.66 : 1,
          age: lerp(1, 0.7, s),
          front: crossing && way === 1,
        },
        0.5,
      );
    }
  }
};
