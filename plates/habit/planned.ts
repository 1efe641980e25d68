// A plant composed by hand: its plan (`plates/plans/`) says where each stem runs and where each leaf, flower and fruit sits.
// Plants that share a plan still differ, for the seed sways every line and may turn the whole about.
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
  steps,
  through,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { leafLength } from "../leaf/leaf.ts";
import type { HungFruit, Plan, PlannedLeaf, PlannedNode, PlannedPairs } from "../plans/plan.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const drawPlanned = (page: Page, traits: PlateTraits, plan: Plan): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const lines = drawLines(layers, traits, plan, side);
  const lineOf = (i: number): Polyline => at(lines, i);
  const pointOf = ({ on, t }: { on: number; t: number }): Point => along(lineOf(on), t).point;
  const turned = (heading: number): number => {
    const angle = degrees(heading) + page.random.around(0, 0.08);
    return side === 1 ? angle : Math.PI - angle;
  };
  const put = (draw: (group: Sketch) => void): void => {
    const group = new Sketch(page);
    draw(group);
    layers.coverage.take(group);
    layers.top.lay(group);
  };
  const { flower } = traits;
  if (flower !== undefined) {
    for (const { heading, scale, ...place } of plan.clusters ?? []) {
      put((group) => drawCluster(group, flower, { at: pointOf(place), angle: turned(heading), scale }));
      page.notes.push({ part: "flowers" });
    }
    for (const { heading, stalk, size, view, ...place } of plan.flowers ?? []) {
      const full = flowerSize(flower) * size;
      put((one) => stalkedFlower(one, flower, pointOf(place), turned(heading), stalk, full, view));
      page.notes.push({ part: "flowers" });
    }
  }
  for (const { heading, scale, ...place } of plan.fruits ?? []) {
    // The angle that is nearest to upright, so that stems which turn upright turn the short way.
    const out = up + turnTo(up, turned(heading));
    put((group) => drawFruitGroup(group, traits, pointOf(place), out, scale));
  }
  for (const each of plan.hung ?? []) {
    const from = each.heading === undefined ? down - side * each.swing : turned(each.heading);
    put((one) => hang(one, traits, lineOf(each.on), each, from, side));
  }
  const full = { length: leafLength(traits.leaf) * plan.leaf, petiole: plan.petiole };
  let before = "";
  for (const leaf of plan.leaves ?? []) {
    const heading = turned(leaf.heading);
    // The two of a pair share their node.
    if (before !== `${leaf.on} ${leaf.t}`) layers.joint += 1;
    before = `${leaf.on} ${leaf.t}`;
    bearLeaf(layers, traits, lineOf(leaf.on), leaf, heading, full);
  }
  for (const each of plan.nodes ?? []) bearNode(layers, traits, lineOf(each.on), each, full, side);
  for (const each of plan.pairs ?? []) bearPairs(layers, traits, lineOf(each.on), each, full.length);
  for (const each of plan.ranks ?? []) bearRank(layers, traits, lineOf(each.on), each, full.length);
  return layers.merged();
};

/** A full leaf: its length, and that of its stalk as a share of it where the plan has one of its own. */
type FullLeaf = { length: number; petiole: number | undefined };

const sized = ({ length, petiole }: FullLeaf, share: number): { length: number; stalk?: number } =>
  petiole === undefined
    ? { length: length * share }
    : { length: length * share, stalk: length * share * petiole };

/** The stems, and below them the root of a plant that is drawn whole. */
const drawLines = (layers: Layers, traits: PlateTraits, { foot, lines }: Plan, side: 1 | -1): Polyline[] => {
  const { page, random } = layers;
  const drawn: Polyline[] = [];
  for (const { from, points } of lines) {
    const start = from === undefined ? [] : [along(at(drawn, from.on), from.t).point];
    const placed = points.map(
      ([x, y]): Point => [side * x + random.around(0, 10), (y + random.around(0, 10)) * page.tall],
    );
    drawn.push(through([...start, ...placed], 8));
  }
  const main = at(drawn, 0);
  if (foot === "rooted") {
    const [x, y] = at(main, 0);
    const width = (lines[0]?.width[0] ?? 8) * 1.2;
    drawRoot(
      layers.stems,
      traits.root ?? { form: "taproot", colour: "tan" },
      [x, y - 4],
      width,
      belowStem(main),
    );
  }
  for (const [i, line] of drawn.entries()) {
    const { width, green = foot === "rooted" } = at(lines, i);
    const look = green ? greenStem(traits.stem) : woodyStem(traits);
    drawStem(
      i === 0 ? layers.stems : layers.twigs,
      line,
      width[0],
      width[1],
      look,
      i === 0 && foot === "cut",
    );
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  return drawn;
};

const hang = (
  sketch: Sketch,
  { fruit, special }: PlateTraits,
  line: Polyline,
  { t, stalk, swing, size, ripe, heading }: HungFruit,
  from: number,
  side: number,
): void => {
  if (fruit === undefined) return;
  const thread = arc(along(line, t).point, from, stalk, side * swing * 0.9, 0, 8);
  const end = along(thread, 1);
  // Small fruits hang on finer stalks.
  const length = fruitLength(fruit) * size;
  drawStem(sketch, thread, Math.min(5, length * 0.1), Math.min(3.6, length * 0.07), {
    tone: toneOf("#7d8a45"),
    surface: "smooth",
    form: "round",
    woody: false,
  });
  // A fruit that hangs swings less than its stalk; any other goes on in the direction of its own.
  const tilt = (end.angle - down) * (heading === undefined ? 0.7 : 1);
  fruitAt(sketch, fruit, special, end.point, tilt, length, ripe, 3);
};

const bearLeaf = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { t, size, front = false, young = false, facing, under, whole, bend }: PlannedLeaf,
  angle: number,
  full: FullLeaf,
): void => {
  const { random } = layers;
  placeLeaf(layers, traits, {
    at: along(line, t).point,
    node: layers.joint,
    angle,
    ...sized(full, size * random.between(0.96, 1.04)),
    // Long leaves arch over by their own weight.
    bend: bend ?? Math.cos(angle) * random.between(0.3, 0.6) * (young ? 0.4 : 1),
    facing: facing ?? random.between(0.82, 1),
    age: young ? 0 : 1,
    ...(under === undefined ? {} : { under }),
    ...(whole === undefined ? {} : { whole }),
    front,
  });
};

const bearNode = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { t, size, out, facing, front, young = false }: PlannedNode,
  full: FullLeaf,
  side: 1 | -1,
): void => {
  const { random } = layers;
  const { point, angle } = along(line, t);
  layers.joint += 1;
  for (const [i, lean] of out.entries()) {
    const heading = angle + side * degrees(lean) + random.around(0, 0.09);
    placeLeaf(layers, traits, {
      at: point,
      node: layers.joint,
      angle: heading,
      ...sized(full, size * random.between(0.93, 1.05)),
      bend: Math.cos(heading) * random.between(0.2, 0.55) * (young ? 0.4 : 1),
      facing: facing?.[i] ?? random.between(0.86, 1),
      age: young ? 0 : 1,
      whole: true,
      front: front === i,
    });
  }
};

const bearPairs = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { from, to, count, size }: PlannedPairs,
  full: number,
): void => {
  const { random } = layers;
  for (const [i, s] of steps(count).entries()) {
    const { point, angle } = along(line, lerp(from, to, s));
    layers.joint += 1;
    const crossing = i % 2 === 1;
    // Of every second whorl the third leaf comes towards the reader; of the others it is behind the stem.
    const ways = traits.leaf.arrangement === "whorled" && !crossing ? [-1, 1, 0.2] : [-1, 1];
    for (const way of ways) {
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

const bearRank = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { from, to, count, size }: PlannedPairs,
  full: number,
): void => {
  const { random } = layers;
  for (const [i, s] of steps(count).entries()) {
    const { point, angle } = along(line, lerp(from, to, s));
    layers.joint += 1;
    const heading = angle + (i % 2 === 0 ? -1 : 1) * degrees(lerp(64, 40, s)) * random.between(0.84, 1.16);
    placeLeaf(
      layers,
      traits,
      {
        at: point,
        node: layers.joint,
        angle: heading,
        length: full * size * lerp(1, 0.7, s) * random.between(0.92, 1.06),
        bend: Math.cos(heading) * random.between(0.2, 0.5),
        facing: i % 3 === 2 ? 0.7 : 1,
        age: lerp(1, 0.7, s),
      },
      0.5,
    );
  }
};
