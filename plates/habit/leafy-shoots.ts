// Gingers and their kin: leafy shoots out of a rhizome, whose stems are wrapped in the sheaths of their leaves.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  evenly,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { clusterLength, drawCluster } from "../flower/cluster.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { arrowrootSpray } from "./arrowroot-spray.ts";
import { fruitInCone } from "./cone-fruit.ts";
import { gingerCone } from "./ginger-cone.ts";
import { Layers } from "./layers.ts";
import { pouchedSpike } from "./pouched-spike.ts";
import { sheath } from "./sheath.ts";
import { growTwoRanked, isNarrowLeaved } from "./two-ranked-shoots.ts";

/** Whether the plant grows like a ginger: leafy shoots from a rhizome, or sheathed leaves around a cone. */
export const hasLeafyShoots = ({ leaf, flower }: PlateTraits): boolean =>
  leaf.arrangement !== "basal" || (leaf.venation === "close-parallel" && flower?.cluster === "cone");

type Growth = {
  line: Polyline;
  leaves: number;
  /** The share of the stem below the first blade, where there are sheaths only. */
  bare: number;
  leaf: number;
  width: readonly [number, number];
  /** How far its two rows of leaves face the viewer; unused in a spiral. */
  open: number;
  ends: "leaf" | "flower";
  far: boolean;
};

const growShoot = (layers: Layers, traits: PlateTraits, shoot: Growth): void => {
  const { page, random } = layers;
  const { line, leaves, bare, leaf, width, open, ends, far } = shoot;
  const spiral = traits.leaf.arrangement === "spiral";
  const green = toneOf(traits.stem.colour);
  const dry = toneOf(mix(toneOf(traits.root?.colour ?? "tan").mid, green.light, 0.25));
  const phase = random.between(0, 6);
  const girth = (t: number): number => lerp(width[0], width[1], t);
  const nodes = steps(leaves).map((k) => lerp(bare, ends === "leaf" ? 0.96 : 0.99, k ** 0.92));
  const blades: {
    t: number;
    side: number;
    depth: number;
    heading: number;
    length: number;
    facing: number;
  }[] = [];
  for (const [i, t] of nodes.entries()) {
    const { angle } = along(line, t);
    const age = i / Math.max(1, leaves - 1);
    const size = leaf * Math.min(1, 0.66 + age * 1.2, 1.5 - age * 0.72) * random.between(0.93, 1.06);
    if (spiral) {
      const turn = phase + i * 0.98;
      const [side, depth] = [Math.cos(turn), Math.sin(turn)];
      const way = side < 0 ? -1 : 1;
      blades.push({
        t,
        side: way,
        depth,
        heading: angle + way * lerp(degrees(34), degrees(lerp(82, 50, age)), Math.abs(side)),
        length: size * lerp(0.66, 1, Math.abs(side)),
        facing: lerp(0.6, 1, Math.abs(side)),
      });
    } else {
      const way = i % 2 === 0 ? 1 : -1;
      blades.push({
        t,
        side: way,
        depth: i % 3 === 2 ? 0.5 : -0.5,
        heading: angle + way * degrees(lerp(64, 24, age)) * lerp(0.7, 1, open) + random.around(0, 0.1),
        length: size * lerp(0.76, 1, open),
        facing: i % 4 === 3 ? 0.6 : lerp(0.6, 1, open),
      });
    }
  }
  // Each sheath comes out of the one below it, so the upper ones are drawn first.
  const stem = new Sketch(page);
  const bodies = new Sketch(page);
  bodies.body(
    ribbon(line, girth),
    litWash(page, [green.light, green.mid, green.dark], at(line, 0), polar(at(line, 0), 0, width[0])),
    green.ink,
    1,
  );
  stem.place(bodies);
  const mouths = [0.02, bare * 0.36, bare * 0.7, ...nodes];
  for (let i = mouths.length - 1; i > 0; i--) {
    const leafy = i - 3;
    const old = clamp(1 - (i - 1) / 3, 0, 1);
    const tone = toneOf(mix(mix(green.mid, green.light, 0.16 + 0.1 * (i % 2)), dry.mid, old * 0.8));
    const start = at(mouths, i - 1);
    const end = at(mouths, i);
    sheath(
      stem,
      line,
      [Math.max(0, start - 0.05), Math.min(1, end + 0.012)],
      [girth(start) * 1.14, girth(end) * 1.08 + 1.5],
      leafy >= 0 ? (blades[leafy]?.side ?? 1) : i % 2 === 0 ? 1 : -1,
      tone,
    );
  }
  (far ? layers.twigs : layers.stems).place(stem);
  for (const { t, side, depth, heading, length, facing } of blades) {
    const { point, angle } = along(line, t);
    const foot = polar(point, angle + Math.PI / 2, (side * girth(t)) / 2.6);
    layers.page.notes.push({ part: "leaf", node: layers.joint++, side: side < 0 ? -1 : 1, at: foot });
    const one = new Sketch(page);
    drawLeaf(one, traits.leaf, {
      at: foot,
      angle: heading,
      length,
      bend: side * (spiral ? random.between(0.55, 1.2) : random.between(0.3, 0.85)) * (t > 0.9 ? 0.3 : 1),
      facing,
      // A leaf of arrowroot has a stalk above its sheath.
      stalk: traits.flower?.lip === "paired" ? lerp(30, 12, t) : spiral ? 5 : 4,
      age: lerp(1, 0.5, t),
      far: far && depth < 0,
    });
    (far || depth < 0 ? layers.behind : layers.front).lay(one);
  }
  const end = along(line, 1);
  if (ends === "leaf") {
    // The youngest leaf stands upright, still rolled, beside one that unfolds.
    const tip = new Sketch(page);
    drawLeaf(tip, traits.leaf, {
      at: polar(end.point, end.angle, -leaf * 0.1),
      angle: end.angle - 0.16,
      length: leaf * 0.62,
      bend: -0.2,
      facing: 0.6,
      stalk: 0,
      age: 0.3,
    });
    const young = toneOf(mix(green.light, toneOf(traits.leaf.colour).light, 0.5));
    tip.body(
      ribbon(arc(polar(end.point, end.angle, -leaf * 0.12), end.angle + 0.1, leaf * 0.6, -0.1, 0, 10), (s) =>
        Math.max(0.6, leaf * 0.05 * Math.sin(Math.PI * lerp(0.25, 1, s)) ** 0.8),
      ),
      young.mid,
      young.ink,
      0.9,
    );
    (far ? layers.behind : layers.front).lay(tip);
  }
};

/** A stem that leaves the rhizome sideways, rises, and arches over at its end. */
const risingLine = (page: Page, x: number, lean: number, height: number, arch: number): Point[] => {
  const way = Math.sign(lean) || 1;
  const high = height * page.tall;
  return evenly(
    through(
      [
        [x - way * 8, 28],
        [x, -10],
        [x + lean * 0.16, -high * 0.3],
        [x + lean * 0.5, -high * 0.66],
        [x + lean + way * arch, -high],
      ],
      7,
    ),
    30,
  );
};

export const drawLeafyShoots = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.leaf.arrangement === "basal") return drawSheathedLeaves(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const { flower } = traits;
  const cone = flower?.cluster === "cone";
  const basal = flower?.position === "basal";
  const narrow = isNarrowLeaved(traits);
  const spiral = traits.leaf.arrangement === "spiral";
  const leaf = clamp(leafLength(traits.leaf) * (spiral ? 1.4 : 1.18), 150, spiral ? 300 : 270);
  // From the back to the front: where it stands, how far it leans and arches, how high, how far its rows are open.
  const plan: readonly (readonly [number, number, number, number, number, boolean])[] = narrow
    ? [
        [22, 96, 30, 690, 1, true],
        [-58, -190, 50, 560, 1, false],
        [-10, -30, 24, 720, 1, false],
        [60, 226, 60, 500, 1, false],
      ]
    : spiral
      ? [
          [30, 250, 60, 430, 1, true],
          [-46, -210, 46, 500, 1, false],
          [30, 30, -90, 600, 1, false],
        ]
      : [
          [14, 60, 30, 660, 0.6, true],
          [-50, -200, 60, 540, 1, false],
          [52, 190, 50, 420, 0.9, false],
        ];
  for (const [i, [x, lean, arch, height, open, far]] of plan.entries()) {
    const line = risingLine(
      page,
      x * way,
      (lean + random.around(0, 20)) * way,
      height,
      arch * Math.sign(lean),
    );
    if (narrow) {
      growTwoRanked(layers, traits, { line, leaves: Math.round(height / (far ? 60 : 48)), far });
      continue;
    }
    const ends = flower !== undefined && !basal && (spiral ? !far : i < 2) ? "flower" : "leaf";
    const leaves = spiral ? (far ? 6 : 9) : 6;
    growShoot(layers, traits, {
      line,
      leaves,
      bare: spiral ? 0.24 : 0.32,
      leaf: leaf * (far ? 0.9 : 1) * lerp(0.86, 1, height / 700),
      width: [far ? 17 : 21, far ? 8 : 10],
      open,
      ends,
      far,
    });
    if (ends === "leaf" || flower === undefined) continue;
    const end = along(line, 1);
    const head = new Sketch(page);
    if (cone)
      gingerCone(head, flower, {
        at: polar(end.point, end.angle, -8),
        angle: end.angle,
        length: i === 1 ? 132 : 158,
        stout: 0.6,
        bloom: flower.lip === "rolled" ? 112 : 126,
        ...(i === 1 && traits.fruit !== undefined ? { fruit: fruitInCone(traits, traits.fruit) } : {}),
      });
    else if (flower.lip === "paired")
      arrowrootSpray(head, flower, end.point, lerp(end.angle, up, 0.5), i === 1 ? 82 : 66);
    else drawCluster(head, flower, { at: end.point, angle: end.angle });
    layers.page.notes.push({ part: "flowers" });
    layers.front.lay(head);
  }
  if (flower !== undefined && basal) basalHead(layers, traits, way, cone);
  // Over the feet of the shoots, which rise from its upper side.
  const root = new Sketch(page);
  drawRoot(root, traits.root ?? { form: "rhizome", colour: "tan" }, [0, 0], 24);
  // Ginger is grown for it.
  layers.front.place(root, frame([0, narrow ? -6 : 0], 0, narrow ? 1.36 : 1));
  return layers.merged();
};

/** A leafless flower shoot beside the leafy ones, in its own overlapping scales. */
const basalHead = (layers: Layers, traits: PlateTraits, way: number, cone: boolean): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  const { page } = layers;
  const green = toneOf(mix(toneOf(traits.stem.colour).mid, toneOf(traits.root?.colour ?? "tan").light, 0.3));
  for (const [x, lean, height, first] of cone
    ? ([
        [-78, -0.5, 150, false],
        [86, 0.62, 236, true],
      ] as const)
    : ([[66, 0.72, 160, true]] as const)) {
    const line = arc([x * way, 24], up + lean * way, height, -lean * 0.5 * way, 0, 16);
    const stalk = new Sketch(page);
    for (let k = 4; k >= 0; k--)
      sheath(
        stalk,
        line,
        [Math.max(0, k / 5 - 0.03), Math.min(1, (k + 1) / 5 + 0.05)],
        [15, 13],
        k % 2 === 0 ? 1 : -1,
        toneOf(mix(green.mid, green.light, k * 0.12)),
      );
    layers.front.lay(stalk);
    const end = along(line, 1);
    const head = new Sketch(page);
    if (cone)
      gingerCone(head, flower, {
        at: polar(end.point, end.angle, -6),
        angle: end.angle,
        length: first ? 138 : 108,
        stout: flower.lip === "speckled" ? 0.44 : 0.56,
        bloom: first ? (flower.lip === "speckled" ? 74 : 100) : 0.1,
      });
    else drawCluster(head, flower, { at: end.point, angle: end.angle });
    layers.page.notes.push({ part: "flowers" });
    layers.top.place(head);
  }
};

/** A leaf of turmeric: how far it leans, the length of its sheathed stalk, its size, how far it arches, and its facing. */
type SheathedLeaf = readonly [turn: number, stalk: number, size: number, bend: number, facing: number];

const behindSpike: readonly SheathedLeaf[] = [
  [-0.1, 400, 0.92, -0.2, 0.8],
  [0.24, 372, 1, 0.35, 0.86],
  [-0.36, 352, 1.06, -0.45, 1],
  [0.58, 300, 1.04, 0.7, 1],
  [-0.72, 264, 1, -0.85, 0.8],
];
const beforeSpike: readonly SheathedLeaf[] = [
  [0.98, 190, 0.88, 1, 0.84],
  [-1.08, 150, 0.8, -1.05, 1],
  [0.66, 96, 0.56, 0.8, 0.8],
];

/** Turmeric: blades on long stalks whose sheaths rise together from the ground, the spike of flowers among them. */
const drawSheathedLeaves = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const { flower } = traits;
  const way = random.chance(0.5) ? 1 : -1;
  const leaf = clamp(leafLength(traits.leaf) * 1.7, 300, 400);
  const green = toneOf(mix(toneOf(traits.stem.colour).mid, "#9db05c", 0.25));
  const bear = ([turn, stalk, size, bend, facing]: SheathedLeaf, layer: Sketch, i: number): void => {
    const lean = turn * way + random.around(0, 0.04);
    const from: Point = [lean * 22, 26];
    const line = arc(from, up + lean * 0.3, stalk * page.tall, lean * 0.5, 0, 14);
    note(layers, lean, from);
    const end = along(line, 1);
    const one = new Sketch(page);
    // The channelled stalk narrows into the midrib beneath the blade; below it is a sheath, dry at its foot.
    const whole = [...line, ...[14, 28, 44].map((far) => polar(end.point, end.angle, far))];
    const girth = (t: number): number => lerp(42, 7, Math.min(1, t * 1.3) ** 0.62) * Math.min(1, (1 - t) * 5);
    const own = toneOf(mix(green.mid, i % 2 === 0 ? green.light : green.dark, 0.22));
    one.body(
      ribbon(whole, girth),
      litWash(
        page,
        [mix(own.mid, "#b99a66", 0.55), mix(own.light, own.mid, 0.5), own.mid],
        from,
        at(line, 8),
      ),
      own.ink,
      1,
    );
    const edge = (share: number, to: number): Point[] =>
      steps(9).map((s) => {
        const t = lerp(0.04, to, s);
        const spot = along(whole, t);
        return polar(spot.point, spot.angle + Math.PI / 2, share * girth(t));
      });
    one.lines([edge(-0.28, 0.5), edge(0.24, 0.56)], own.ink, 0.6, { opacity: 0.45 });
    one.lines([edge(-0.38, 0.7)], own.pale, 1.6, { opacity: 0.5 });
    one.lines([edge(0.05, 0.9)], own.ink, 0.8, { opacity: 0.5 });
    drawLeaf(one, traits.leaf, {
      at: end.point,
      angle: end.angle + bend * way * 0.3,
      length: leaf * size * random.between(0.95, 1.04),
      bend: bend * way,
      stalk: 0,
      facing,
      far: stalk > 360,
    });
    layer.lay(one);
  };
  for (const [i, each] of behindSpike.entries()) bear(each, layers.behind, i);
  // The spike stands on its scape among the leaves.
  if (flower !== undefined) {
    const scape = arc([way * 6, 20], up + way * 0.04, 210 * page.tall, -way * 0.1, 0, 10);
    const head = new Sketch(page);
    head.body(
      ribbon(scape, () => 17),
      litWash(page, [green.light, green.light, green.mid], [-8, 0], [8, 0]),
      green.ink,
      1,
    );
    const end = along(scape, 1);
    const length = Math.min(270, clusterLength(flower) * 1.08);
    pouchedSpike(head, flower, {
      at: polar(end.point, end.angle, -12),
      angle: end.angle,
      length,
      width: length * 0.37,
      bloom: 64,
    });
    layers.page.notes.push({ part: "flowers" });
    layers.among.lay(head);
  }
  for (const [i, each] of beforeSpike.entries()) bear(each, layers.front, i);
  // Old sheaths around the foot of the whole tuft.
  const foot = new Sketch(page);
  const tuft = arc([0, 34], up, 150 * page.tall, way * 0.04, 0, 10);
  for (const [i, [from, to, side]] of (
    [
      [0, 0.96, 1],
      [0, 0.66, -1],
      [0, 0.36, 1],
    ] as const
  ).entries())
    sheath(
      foot,
      tuft,
      [from, to],
      [62 - i * 2, 46],
      side * way,
      toneOf(mix(green.mid, "#b99a66", 0.2 + i * 0.2)),
    );
  layers.front.lay(foot);
  drawRoot(layers.top, traits.root ?? { form: "rhizome", colour: "tan" }, [0, 6], 24);
  return layers.merged();
};

/** Records a leaf for the tests. */
const note = (layers: Layers, side: number, point: Point): void => {
  layers.page.notes.push({ part: "leaf", node: layers.joint++, side: side < 0 ? -1 : 1, at: point });
};
