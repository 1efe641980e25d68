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
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { leafLength } from "../leaf/leaf.ts";
import type { HungFruit, Plan, PlannedLeaf, PlannedPairs } from "../plans/plan.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem, woodyStem } from "../stem/stem.ts";
import { bear, stalkLook } from "./borne.ts";
import { climbing, drawRootlets, drawStretch, drawSupport, holdTo, inFront, type Line } from "./climbed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";
import { drawPlannedRaceme } from "./planned-raceme.ts";

export const drawPlanned = (page: Page, traits: PlateTraits, plan: Plan): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const support = plan.support === undefined ? undefined : placed(page, plan.support.points, side);
  const lines = drawLines(layers, traits, plan, support, side);
  holdTo(layers, traits, plan, lines, support, side);
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
  for (const each of plan.racemes ?? []) {
    put((group) => drawPlannedRaceme(group, traits, lineOf(each.on), each));
    page.notes.push({ part: "flowers" });
  }
  for (const { heading, scale, ...place } of plan.fruits ?? [])
    put((group) => drawFruitGroup(group, traits, pointOf(place), upwards(turned(heading)), scale));
  for (const each of plan.hung ?? []) put((one) => hang(one, traits, lineOf(each.on), each, side));
  for (const { heading, ...each } of plan.borne ?? [])
    put((one) =>
      bear(one, traits, pointOf(each), turned(heading), {
        stalk: each.stalk,
        turn: side * degrees(each.bend),
        length: each.size,
        ripe: each.ripe,
      }),
    );
  const full = leafLength(traits.leaf) * plan.leaf;
  let before = "";
  for (const leaf of plan.leaves ?? []) {
    const heading = turned(leaf.heading);
    // The two of a pair share their node.
    if (before !== `${leaf.on} ${leaf.t}`) layers.joint += 1;
    before = `${leaf.on} ${leaf.t}`;
    bearLeaf(layers, traits, lineOf(leaf.on), leaf, heading, full);
  }
  for (const each of plan.pairs ?? []) bearPairs(layers, traits, lineOf(each.on), each, full);
  for (const each of plan.ranks ?? []) bearRank(layers, traits, lineOf(each.on), each, full);
  for (const { heading, ...each } of plan.crowns ?? [])
    bearCrown(layers, traits, pointOf(each), turned(heading), each.count, full * each.size);
  return layers.merged();
};

/** The same direction, as an angle between which and `up` it can be averaged. */
const upwards = (angle: number): number => up + turnTo(up, angle);

const placed = (
  { random, tall }: Page,
  points: readonly (readonly [number, number])[],
  side: 1 | -1,
): Point[] => points.map(([x, y]) => [side * x + random.around(0, 10), (y + random.around(0, 10)) * tall]);

/** The stems, and below them the root of a plant that is drawn whole. */
const drawLines = (
  layers: Layers,
  traits: PlateTraits,
  { foot, lines, support: wood }: Plan,
  support: Polyline | undefined,
  side: 1 | -1,
): Polyline[] => {
  const { page } = layers;
  const drawn: Line[] = [];
  for (const { from, points, climbs } of lines) {
    const start = from === undefined ? [] : [along(at(drawn, from.on).line, from.t).point];
    const knots = [...start, ...placed(page, points, side)];
    if (climbs === undefined || support === undefined)
      drawn.push({ line: through(knots, 8), behind: [], rooting: [] });
    else drawn.push(climbing(traits, knots, start.length + climbs.after, through(support, 8), climbs, side));
  }
  const main = at(drawn, 0).line;
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
  const looks = lines.map(({ green = foot === "rooted" }) =>
    green ? greenStem(traits.stem) : woodyStem(traits),
  );
  // What passes behind the support is painted before it.
  for (const [i, { line, behind }] of drawn.entries())
    for (const [from, to] of behind)
      drawStretch(layers.behind, line, from, to, at(lines, i).width, at(looks, i));
  if (support !== undefined && wood !== undefined) drawSupport(layers, through(support, 8), wood.width);
  for (const [i, { line, behind, rooting }] of drawn.entries()) {
    const { width } = at(lines, i);
    const layer = i === 0 ? layers.stems : layers.twigs;
    const look = at(looks, i);
    drawRootlets(layer, rooting);
    if (behind.length === 0) drawStem(layer, line, width[0], width[1], look, i === 0 && foot === "cut");
    else
      for (const [j, [from, to]] of inFront(behind, line.length - 1).entries())
        drawStretch(layer, line, from, to, width, look, i === 0 && j === 0 && foot === "cut");
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  return drawn.map(({ line }) => line);
};

const hang = (
  sketch: Sketch,
  { fruit, special }: PlateTraits,
  line: Polyline,
  { t, stalk, swing, size, ripe }: HungFruit,
  side: number,
): void => {
  if (fruit === undefined) return;
  const from = down - side * swing;
  const thread = arc(along(line, t).point, from, stalk, side * swing * 0.9, 0, 8);
  const end = along(thread, 1);
  drawStem(sketch, thread, 5, 3.6, stalkLook);
  fruitAt(sketch, fruit, special, end.point, (end.angle - down) * 0.7, fruitLength(fruit) * size, ripe, 3);
};

const bearLeaf = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { t, size, front = false, young = false, facing, under, bend }: PlannedLeaf,
  angle: number,
  full: number,
): void => {
  const { random } = layers;
  placeLeaf(layers, traits, {
    at: along(line, t).point,
    node: layers.joint,
    angle,
    length: full * size * random.between(0.96, 1.04),
    // Long leaves arch over by their own weight.
    bend: bend ?? Math.cos(angle) * random.between(0.3, 0.6) * (young ? 0.4 : 1),
    facing: facing ?? random.between(0.82, 1),
    age: young ? 0 : 1,
    ...(under === undefined ? {} : { under }),
    front,
  });
};

/** Those behind spread wide; the last two come towards the reader, and look short. */
const bearCrown = (
  layers: Layers,
  traits: PlateTraits,
  point: Point,
  heading: number,
  count: number,
  length: number,
): void => {
  const { random } = layers;
  layers.joint += 1;
  for (const [i, t] of steps(count - 2).entries())
    placeLeaf(layers, traits, {
      at: point,
      node: layers.joint,
      angle: heading + lerp(-1.9, 1.9, t) + random.around(0, 0.16),
      length: length * random.between(0.8, 1.04) * (i % 2 === 0 ? 1 : 0.86),
      bend: lerp(-0.3, 0.3, t),
      facing: random.between(0.8, 1),
    });
  for (const way of [-1, 1])
    placeLeaf(layers, traits, {
      at: point,
      node: layers.joint,
      angle: heading + way * random.between(0.5, 1.2) + Math.PI,
      length: length * random.between(0.5, 0.62),
      bend: way * 0.2,
      facing: 0.7,
      front: true,
    });
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
