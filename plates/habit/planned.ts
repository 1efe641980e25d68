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
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
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
    for (const { heading, scale, bend, ...place } of plan.clusters ?? []) {
      put((group) =>
        drawCluster(group, flower, {
          at: pointOf(place),
          angle: turned(heading),
          scale,
          ...(bend === undefined ? {} : { bend: side * bend }),
        }),
      );
      page.notes.push({ part: "flowers" });
    }
    for (const { heading, stalk, size, view, ...place } of plan.flowers ?? []) {
      const full = flowerSize(flower) * size;
      put((one) => stalkedFlower(one, flower, pointOf(place), turned(heading), stalk, full, view));
      page.notes.push({ part: "flowers" });
    }
  }
  for (const { heading, scale, ...place } of plan.fruits ?? [])
    put((group) => drawFruitGroup(group, traits, pointOf(place), turned(heading), scale));
  for (const each of plan.hung ?? []) put((one) => hang(one, traits, lineOf(each.on), each, side));
  const full = leafLength(traits.leaf) * plan.leaf;
  let before = "";
  for (const leaf of plan.leaves ?? []) {
    const heading = turned(leaf.heading);
    // The two of a pair share their node.
    if (before !== `${leaf.on} ${leaf.t}`) layers.joint += 1;
    before = `${leaf.on} ${leaf.t}`;
    bearLeaf(layers, traits, lineOf(leaf.on), { whole: plan.whole === true, ...leaf }, side, heading, full);
  }
  for (const each of plan.pairs ?? []) bearPairs(layers, traits, lineOf(each.on), each, full);
  for (const each of plan.ranks ?? []) bearRank(layers, traits, lineOf(each.on), each, full);
  return layers.merged();
};

/** The stems, and below them the root of a plant that is drawn whole. */
const drawLines = (layers: Layers, traits: PlateTraits, plan: Plan, side: 1 | -1): Polyline[] => {
  const { foot, lines } = plan;
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
    const { width, woody = false, green = foot === "rooted" && !woody } = at(lines, i);
    const look = green ? greenStem(traits.stem) : woodyStem(traits);
    drawStem(
      i === 0 ? layers.stems : layers.twigs,
      line,
      width[0],
      width[1],
      look,
      i === 0 && foot === "cut",
    );
    if (plan.swollen === true)
      for (const t of new Set(
        (plan.leaves ?? []).filter(({ on, t }) => on === i && t < 1).map((leaf) => leaf.t),
      ))
        swollenJoint(i === 0 ? layers.stems : layers.twigs, line, t, lerp(width[0], width[1], t), look.tone);
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  return drawn;
};

/** A thickened joint of a stem, with a scar around it. */
const swollenJoint = (sketch: Sketch, line: Polyline, t: number, width: number, tone: Tone): void => {
  const { point, angle } = along(line, t);
  const stretch = [-1.1, -0.55, 0, 0.55, 1.1].map((far) => polar(point, angle, far * width));
  sketch.body(
    ribbon(stretch, (s) => width * (1 + 0.46 * Math.sin(s * Math.PI) ** 2)),
    litWash(
      sketch.page,
      [tone.light, tone.mid, tone.dark],
      polar(point, angle - Math.PI / 2, width * 0.7),
      polar(point, angle + Math.PI / 2, width * 0.7),
    ),
    tone.ink,
    0.7,
  );
  const across = (far: number): Point[] =>
    [-0.66, 0, 0.66].map((share) =>
      polar(polar(point, angle, (far + 0.12 * (1 - share ** 2)) * width), angle + Math.PI / 2, share * width),
    );
  sketch.lines([across(-0.12), across(0.12)], tone.ink, 0.8, { opacity: 0.7 });
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
  drawStem(sketch, thread, 5, 3.6, {
    tone: toneOf("#7d8a45"),
    surface: "smooth",
    form: "round",
    woody: false,
  });
  fruitAt(sketch, fruit, special, end.point, (end.angle - down) * 0.7, fruitLength(fruit) * size, ripe, 3);
};

/** What a leaf is that is cut into threads. */
const threads = { form: "bipinnate", outline: "linear", width: 0.08, pinnae: 4, leaflets: 5 } as const;

const bearLeaf = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  {
    t,
    size,
    front = false,
    young = false,
    facing,
    under,
    bend,
    stalk,
    fine = false,
    whole,
  }: PlannedLeaf & { whole: boolean },
  side: 1 | -1,
  angle: number,
  full: number,
): void => {
  const { random } = layers;
  placeLeaf(layers, fine ? { leaf: { ...traits.leaf, ...threads } } : traits, {
    at: along(line, t).point,
    node: layers.joint,
    angle,
    length: full * size * random.between(0.96, 1.04),
    // Long leaves arch over by their own weight.
    bend: bend === undefined ? Math.cos(angle) * random.between(0.3, 0.6) * (young ? 0.4 : 1) : side * bend,
    facing: facing ?? random.between(0.82, 1),
    age: young ? 0 : 1,
    ...(under === undefined ? {} : { under }),
    ...(stalk === undefined ? {} : { stalk }),
    ...(whole ? { whole } : {}),
    front,
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
