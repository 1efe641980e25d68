// A leafy shoot: nodes along a stem with leaves in the plant's arrangement, flowers and fruit in their positions, and young
// leaves towards the tip.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  clamp,
  degrees,
  down,
  ellipse,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
  up,
} from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { clusterLength, drawCluster } from "../flower/cluster.ts";
import { flowerSize, standsAlone } from "../flower/flower.ts";
import { isBractedHead, isGlomerule } from "../flower/traits.ts";
import { fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { compoundForms } from "../leaf/compound.ts";
import { footprint, spreadOf } from "../leaf/footprint.ts";
import { drawLeaf, leafLean } from "../leaf/leaf.ts";
import { fading } from "../leaf/leaf-tone.ts";
import { lobedOutline } from "../leaf/lobed.ts";
import { widthShare } from "../leaf/shape.ts";
import { combs } from "../leaf/stipules.ts";
import { drawStem, type StemLook } from "../stem/stem.ts";
import { type Axil, axillaryBud, type Borne, bear, type Due, hangBelowTuft } from "./bearing.ts";
import type { Layers } from "./layers.ts";
import type { Joint } from "./tendrils.ts";

export type Shoot = {
  line: Polyline;
  width: readonly [number, number];
  look: StemLook;
  /** Full leaf length in page units. */
  leaf: number;
  /** Share of the stem without leaves. */
  bare: number;
  /** The distance between nodes as a multiple of the plant's usual one. */
  room?: number;
  cutEnd?: boolean;
  /** A side shoot, whose foot the main stem covers. */
  side?: boolean;
  /** Its leaves are seen with both their halves, never edge-on. */
  whole?: boolean;
  /** What ends the shoot. */
  tip: "leaf" | "flower" | "fruit";
  /** The number of nodes with flowers or fruit in their axils. */
  flowers?: number;
  fruits?: number;
};

/** The maximum of flowering axils of one shoot, so that the flowers do not hide the leaves. */
export const flowerCount = (traits: PlateTraits): number => {
  if (traits.flower === undefined || traits.flower.form === "none") return 0;
  if (traits.flower.position === "around-joint") return 4;
  const room =
    traits.flower.cluster === "solitary" ? flowerSize(traits.flower) : clusterLength(traits.flower);
  // Plants with minute flowers in their axils have many of them.
  if (standsAlone(traits.flower) && traits.flower.size_cm <= 1 && traits.flower.form !== "globe") return 3;
  if (isBractedHead(traits.flower) || isGlomerule(traits.flower)) return 3;
  return room > 80 ? 1 : room > 42 ? 2 : 3;
};

/** Where a plant has its flowers: at the ends of its shoots or in the axils. */
export const flowerPlaces = ({ flower }: PlateTraits): { terminal: boolean; axillary: boolean } => {
  if (flower === undefined || flower.form === "none") return { terminal: false, axillary: false };
  const terminal = flower.position === "terminal";
  return { terminal, axillary: !terminal && flower.position !== "under-leaf" };
};

/** Where the flowers end the shoots, so do the fruits that follow them; a large fruit hangs from an axil all the same. */
export const fruitsEndShoots = (traits: PlateTraits): boolean =>
  traits.fruit !== undefined &&
  traits.fruit.form !== "none" &&
  traits.flower?.position === "terminal" &&
  traits.flower.lip !== "furred" &&
  fruitLength(traits.fruit) < 60 &&
  !["row-under-leaf", "on-trunk", "single"].includes(traits.fruit.arrangement);

/** The distance between nodes at which leaves overlap a little without hiding each other. */
export const jointSpacing = (traits: PlateTraits, leaf: number): number => {
  const { arrangement, form } = traits.leaf;
  const compound = compoundForms.has(form);
  const wide = compound
    ? leaf * (form === "pinnate" || form === "even-pinnate" ? 0.52 : 0.6)
    : leaf * clamp(widthShare(traits.leaf), 0.2, 1);
  const base = Math.max(compound ? wide * 0.62 : wide * 0.62 + leaf * 0.1, 9);
  // Whorls of narrow leaves need more distance; otherwise they merge into a brush.
  if (arrangement === "whorled") return Math.max(base * (compound ? 1.25 : 1.35), leaf * 0.62);
  if (arrangement === "opposite") return base * (compound ? 1.25 : 1.35);
  if (arrangement === "two-ranked") return base * 0.78;
  return base * (compound ? 0.95 : 0.85);
};

/** The most nodes of a shoot; small leaves are more of the plant's character than large ones. */
const mostJoints = ({ leaf }: PlateTraits, { side, leaf: length }: Shoot): number => {
  const small = length < 70 ? 1.4 : 1;
  const most = { opposite: 8, whorled: 7 }[leaf.arrangement as string] ?? 11;
  return Math.round(most * small * (side === true ? 0.75 : 1));
};

/** Draws the shoot; returns its nodes, where tendrils and hooks begin. */
export const drawShoot = (layers: Layers, traits: PlateTraits, planned: Shoot): Joint[] => {
  const total = lengthOf(planned.line);
  // A plate that is too large even without fine details gets fewer leaves.
  const { detail } = layers.page;
  const thinned = detail < 0.2 ? 3.4 : detail < 0.4 ? 1.5 : 1;
  const room = total * (1 - planned.bare);
  const fitting = room / (jointSpacing(traits, planned.leaf) * (planned.room ?? 1) * thinned);
  const joints = clamp(Math.round(fitting), 3, mostJoints(traits, planned));
  // Where a shoot has more nodes than the eye can take in, it gets fewer and larger leaves.
  const shoot = {
    ...planned,
    leaf: planned.leaf * layers.page.full * clamp((fitting / joints) ** 0.6, 1, 1.5),
  };
  drawStem(
    shoot.side === true ? layers.twigs : layers.stems,
    shoot.line,
    shoot.width[0],
    shoot.width[1],
    shoot.look,
    shoot.cutEnd ?? false,
  );
  layers.page.notes.push({ part: "shoot", line: shoot.line });
  // The main stem of a herb stands in the soil.
  if (shoot.side !== true && ["herb", "bushy-herb"].includes(traits.habit))
    layers.ground = along(shoot.line, 0).point[1];
  // What ends the shoot takes its room before the leaves, which keep clear of it.
  if (shoot.tip !== "leaf") finish(layers, traits, shoot);
  else if (traits.leaf.arrangement !== "clustered-tips") {
    // So do the young leaves at its end, which flowers in the axils would hide.
    const { point, angle } = along(shoot.line, 1);
    layers.coverage.takeOutline(
      ellipse(polar(point, angle, shoot.leaf * 0.16), shoot.leaf * 0.2, shoot.leaf * 0.14, angle),
    );
  }
  const nodes = traits.leaf.arrangement === "clustered-tips" ? [] : nodesOf(layers, traits, shoot, joints);
  if (traits.leaf.arrangement === "clustered-tips")
    hangBelowTuft(layers, traits, shoot.line, {
      flowers: shoot.tip === "leaf" ? (shoot.flowers ?? 0) : 0,
      fruits: shoot.fruits ?? 0,
    });
  layers.afterwards(() => {
    if (traits.leaf.arrangement === "clustered-tips") tuft(layers, traits, shoot);
    let bareBefore = true;
    for (const each of nodes) bareBefore = !leavesOf(layers, traits, shoot, each, bareBefore);
    if (shoot.tip === "leaf") finish(layers, traits, shoot);
  });
  return nodes;
};

type Node = Axil & { age: number; index: number; bears: Borne };

/** The nodes of the shoot, from its foot, with the flowers and fruits that they bear. */
const nodesOf = (layers: Layers, traits: PlateTraits, shoot: Shoot, joints: number): Node[] => {
  const flowersAt = pick(joints, shoot.flowers ?? 0, 0.55, 1);
  const fruitsAt = pick(joints, shoot.fruits ?? 0, 0.1, 0.6);
  // Above the last open flower the next axils hold its buds.
  const opened = Math.max(...flowersAt, Number.NEGATIVE_INFINITY);
  // What finds no room at its node, because it would hide another, waits for a later one.
  const due: Due = { flowers: 0, fruits: 0 };
  const nodes = Array.from({ length: joints }, (_, index): Node => {
    // Nodes get closer towards the tip, and are never evenly spaced.
    const place = index + 0.15 + (index > 0 ? layers.random.around(0, 0.3) : 0);
    const age = index / joints;
    const t = shoot.bare + (1 - shoot.bare) * (1 - (1 - place / joints) ** 1.12);
    const girth = lerp(shoot.width[0], shoot.width[1], t);
    const axil: Axil = {
      ...along(shoot.line, t),
      girth,
      side: index % 2 === 0 ? 1 : -1,
      lean: leafLean(traits.leaf, layers.random) * lerp(1.12, 0.72, age),
    };
    if (flowersAt.has(index)) due.flowers += 1;
    if (fruitsAt.has(index)) due.fruits += 1;
    const later = index - opened;
    if (later === 1 || later === 2) axillaryBud(layers, traits, axil, index, later);
    return { ...axil, age, index, bears: bear(layers, traits, axil, due) };
  });
  // A fruit that no node has room for hangs where it finds the most.
  for (const node of nodes)
    if (due.fruits > 0 && node.index > 0 && node.bears === "nothing")
      node.bears = bear(layers, traits, node, due, { atAnyPlace: true });
  return nodes;
};

const pick = (joints: number, count: number, from: number, to: number): Set<number> =>
  new Set(
    steps(Math.min(count, joints)).map((t) =>
      Math.round(lerp(from, to, count === 1 ? 0.5 : t) * (joints - 1)),
    ),
  );

/** How the leaves of a node may be held: their angle to the stem and their size, as shares of the usual ones. */
const stances = [
  { lean: 1, share: 1 },
  { lean: 0.74, share: 0.94 },
  { lean: 1.32, share: 0.94 },
  { lean: 0.55, share: 0.86 },
  { lean: 1.55, share: 0.86 },
  { lean: 1, share: 0.66 },
] as const;

type Stance = { readonly lean: number; readonly share: number };

/** Stances for want of room: raised along the stem, or turned back. */
const steep: readonly Stance[] = [
  { lean: 0.36, share: 0.86 },
  { lean: 1.85, share: 0.8 },
];

/** The share of a leaf that may lie over or under others; broad blades close to a wall sooner. */
const mostOverlap = (leaf: PlateTraits["leaf"]): number =>
  compoundForms.has(leaf.form) ? 0.16 : spreadOf(leaf) > 0.6 ? 0.08 : 0.2;

/** In a tuft, where all begin at one point, they cannot but overlap. */
const mostTuftOverlap = 0.34;

/** The share of a group of flowers or fruits that a leaf may lie behind: each is to be seen on clear paper. */
const mostBehindGroup = 0.14;

/** The same of the leaf in whose axil the group stands: it may be seen to belong there, but a pod in its colour is lost on it. */
const mostBehindOwn = 0.45;

/** Draws the leaves of a node and tells whether there was room for them. */
const leavesOf = (
  layers: Layers,
  traits: PlateTraits,
  shoot: Shoot,
  { point, angle, side, lean, age, index, girth, bears }: Node,
  bareBefore: boolean,
): boolean => {
  const { random } = layers;
  const { leaf } = traits;
  const joint = layers.joint++;
  const size =
    shoot.leaf *
    lerp(1, 0.5, Math.max(0, (age - 0.55) / 0.45) ** 1.3) *
    random.between(0.9, 1.06) *
    (age < 0.1 ? 0.9 : 1);
  // The lowest leaves are the oldest, and some of them begin to yellow.
  const grown = index === 0 && random.chance(0.2) ? fading : clamp(1.25 - age * 0.95, 0, 1);
  const leaves: { onto: Sketch; side: -1 | 0 | 1; turn: number; scale: number; facing: number }[] = [];
  const put = (onto: Sketch, side: -1 | 0 | 1, turn: number, scale: number, facing: number): void => {
    leaves.push({ onto, side, turn, scale, facing });
  };
  const draw = (
    { onto, side, turn, scale, facing }: (typeof leaves)[number],
    { lean, share }: Stance,
  ): void => {
    const heading = angle + turn * lean;
    // Leaves sag under their own weight, the more the further they reach sideways.
    const limp = traits.habit === "clump" ? 2 : 1;
    const sag = Math.cos(heading) * random.between(0.12, 0.55) * limp * (age > 0.8 ? 0.4 : 1);
    const length = size * scale * share;
    layers.page.notes.push({ part: "leaf", node: joint, side, at: point });
    layers.coverage.takeOutline(footprint(leaf, { at: point, angle: heading, length, bend: sag, facing }));
    const one = new Sketch(layers.page);
    drawLeaf(one, leaf, {
      // From the side of the stem: a stalk that began at its middle would lie on it like a peg.
      at: polar(point, heading, girth * 0.4),
      angle: heading,
      length,
      age: grown,
      bend: sag,
      facing,
      whole: shoot.whole ?? false,
      // A pale leaf between the leaflets of another would look like glass.
      far: onto === layers.behind && !compoundForms.has(leaf.form) && random.chance(0.3),
      // A few leaves show their lower face, unless a study shows it anyway.
      under: side !== 0 && index > 1 && random.chance(0.07) && !traits.known_for.includes("leaf-underside"),
    });
    onto.lay(one);
    if (leaf.stipules === "combs") combs(layers.front, leaf.colour, point, angle, clamp(length * 0.1, 7, 15));
  };
  switch (leaf.arrangement) {
    case "opposite": {
      // Decussate pairs: every second pair is foreshortened.
      const crossing = index % 2 === 1 && !compoundForms.has(leaf.form);
      for (const way of [-1, 1] as const)
        put(
          crossing && way === 1 ? layers.front : layers.behind,
          way,
          // The two of a pair never match.
          way * lean * (crossing ? 0.86 : 1.06) * random.between(0.82, 1.16),
          (crossing ? 0.8 : 1) * random.between(0.88, 1.04),
          crossing ? 0.55 : 1,
        );
      break;
    }
    case "whorled": {
      const count = leaf.whorl ?? 4;
      // The middle leaf of three or five would lie along the stem: it leans to one side, then to the other.
      const turns = steps(count)
        .map((s) => (count % 2 === 1 && s === 0.5 ? side * 0.46 : s * 2 - 1))
        .sort((a, b) => Math.abs(b) - Math.abs(a));
      for (const [i, way] of turns.entries())
        put(
          i < count / 2 ? layers.behind : layers.front,
          way < -0.2 ? -1 : way > 0.2 ? 1 : 0,
          way * degrees(98),
          Math.abs(way) < 0.4 ? 0.72 : 1,
          Math.abs(way) < 0.4 ? 0.7 : 1,
        );
      break;
    }
    case "spiral": {
      const way = [1, -1, 0.52, -1, 1, -0.52][index % 6] ?? 1;
      put(
        Math.abs(way) < 1 ? layers.front : layers.behind,
        way < 0 ? -1 : 1,
        way * lean,
        Math.abs(way) < 1 ? 0.78 : 1,
        Math.abs(way) < 1 ? 0.6 : 1,
      );
      break;
    }
    default:
      put(
        // A shield as large as a plate before the stem would hide the joints with all that they bear.
        index % 3 === 2 && leaf.outline !== "shield" ? layers.front : layers.behind,
        side,
        side * lean,
        1,
        index % 4 === 3 ? 0.6 : 1,
      );
  }
  const held = ({ lean, share }: Stance): Point[][] =>
    leaves.map(({ turn, scale, facing }) =>
      footprint(leaf, { at: point, angle: angle + turn * lean, length: size * scale * share, facing }),
    );
  const crowding = (each: Stance): number =>
    Math.max(...held(each).map((outline) => layers.coverage.overlap(outline)));
  const behind = (each: Stance): number =>
    Math.max(...held(each).map((outline) => layers.groupOverlap(outline)));
  // Leaves that would lie on others are held otherwise, or are missing: air between the parts is worth more than a leaf.
  // Over a fruit that hangs among the leaves one of them is drawn, held where it covers a part.
  const veiled = (each: Stance): boolean => crowding(each) > 0.08 && crowding(each) < 0.3;
  const veil = bears === "hidden-fruit" && !compoundForms.has(leaf.form) ? stances.find(veiled) : undefined;
  if (veil !== undefined) for (const each of leaves) each.onto = layers.front;
  const hiding = (each: Stance): number => behind(each) + crowding(each) * 2;
  // Broad blades over each other would close to a wall, divided ones to a clot.
  const broad = spreadOf(leaf) > 0.6 || compoundForms.has(leaf.form);
  const clear = (most: number, mostBehind: number) => (each: Stance) =>
    crowding(each) < mostOverlap(leaf) * most && behind(each) < mostBehind;
  const stance =
    veil ??
    stances.find(clear(1, mostBehindGroup)) ??
    // Two bare nodes in a row would be a gap.
    (bareBefore ? stances.find(clear(broad ? 1 : 1.5, mostBehindGroup * 2)) : undefined) ??
    // A flower or fruit keeps the leaf in whose axil it stands, held where it hides the least.
    (bears === "nothing"
      ? undefined
      : [...stances, ...steep].filter(clear(2.5, mostBehindOwn)).sort((a, b) => hiding(a) - hiding(b))[0]);
  if (stance === undefined) return false;
  for (const each of leaves) draw(each, stance);
  if (isTufted(traits) && age > 0.05 && age < 0.78)
    for (const way of [-1, 1])
      drawLeaf(layers.behind, leaf, {
        at: point,
        angle: angle + way * leafLean(leaf, random) * 0.56,
        length: size * random.between(0.32, 0.42),
        bend: 0.1,
        facing: 0.8,
        age: 0.3,
      });
  return true;
};

/** Bushy mints have a short leafy shoot in every axil. */
export const isTufted = ({ habit, leaf, flower }: PlateTraits): boolean =>
  habit === "bushy-herb" &&
  leaf.arrangement === "opposite" &&
  leaf.form === "simple" &&
  flower?.form === "lipped" &&
  flower.cluster === "whorls";

/** Leaves crowded at the end of a twig. */
const tuft = (layers: Layers, traits: PlateTraits, shoot: Shoot): void => {
  const { random } = layers;
  const broad = widthShare(traits.leaf) > 0.45;
  const lobed = lobedOutline(traits.leaf) && !compoundForms.has(traits.leaf.form);
  const divided = compoundForms.has(traits.leaf.form);
  const close = (traits.branch?.near ?? 1) > 1.5;
  const count = traits.leaf.whorl ?? (lobed || (divided && close) ? 4 : divided ? 5 : broad ? 7 : 8);
  const turns = steps(count)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const [i, way] of turns.entries()) {
    const t = lerp(1, 0.82, Math.abs(way)) - (i % 2) * 0.03;
    const { point, angle } = along(shoot.line, t);
    const facing = Math.abs(way) < 0.3 ? 0.6 : 1;
    // A young lobed leaf, already full, would cover the tuft.
    const length = shoot.leaf * lerp(lobed ? 0.42 : 0.66, 1, Math.abs(way)) * random.between(0.92, 1.05);
    const heading = angle + way * degrees(118) + random.around(0, 0.08);
    const bend = Math.cos(heading) * random.between(0.15, 0.5);
    const stance = stances.find(
      ({ share }) =>
        layers.coverage.overlap(
          footprint(traits.leaf, { at: point, angle: heading, length: length * share, bend, facing }),
        ) < mostTuftOverlap,
    );
    if (stance === undefined) continue;
    const placing = { at: point, angle: heading, length: length * stance.share, bend, facing };
    const joint = layers.joint++;
    layers.page.notes.push({ part: "leaf", node: joint, side: way < 0 ? -1 : 1, at: point });
    layers.coverage.takeOutline(footprint(traits.leaf, placing));
    const one = new Sketch(layers.page);
    drawLeaf(one, traits.leaf, { ...placing, age: Math.abs(way) < 0.2 ? 0.4 : 1 });
    (Math.abs(way) > 0.45 ? layers.behind : layers.front).lay(one);
  }
};

/** The leaves crowded below the flowers of purslane, which sit among them. */
const nest = (layers: Layers, traits: PlateTraits, shoot: Shoot): void => {
  const { point, angle } = along(shoot.line, 1);
  for (const [i, turn] of [-1.7, 1.75, -1.05, 1, -0.42, 0.5].entries()) {
    const heading = angle + turn + layers.random.around(0, 0.12);
    const length = shoot.leaf * (i < 2 ? 0.8 : 0.68) * layers.random.between(0.9, 1.08);
    layers.coverage.takeOutline(footprint(traits.leaf, { at: point, angle: heading, length }));
    const one = new Sketch(layers.page);
    drawLeaf(one, traits.leaf, {
      at: point,
      angle: heading,
      length,
      bend: turn * 0.2,
      facing: 0.9,
      age: 0.7,
    });
    layers.front.lay(one);
  }
};

const finish = (layers: Layers, traits: PlateTraits, shoot: Shoot): void => {
  const end = along(shoot.line, 1);
  if (shoot.tip !== "leaf" && traits.leaf.form === "succulent" && traits.flower?.cluster === "head")
    nest(layers, traits, shoot);
  if (shoot.tip === "flower" && traits.flower !== undefined) {
    const { flower } = traits;
    const drawn = (young: boolean): Sketch => {
      const cluster = new Sketch(layers.page);
      const scale = shoot.width[0] > 6 ? 1 : 0.8;
      drawCluster(cluster, flower, { at: end.point, angle: end.angle, scale, young });
      return cluster;
    };
    // A large flower that would hide another is still in bud.
    const full = drawn(false);
    const cluster = flower.cluster === "solitary" && !layers.leavesOthers(full.box) ? drawn(true) : full;
    layers.top.place(cluster);
    layers.takeGroup(cluster);
    layers.claim(cluster.box);
    layers.page.notes.push({ part: "flowers" });
    axillaryBud(
      layers,
      traits,
      { ...along(shoot.line, 0.94), girth: shoot.width[1] },
      Math.round(end.point[0]),
      1,
    );
    return;
  }
  if (shoot.tip === "fruit") {
    const group = new Sketch(layers.page);
    drawFruitGroup(group, traits, end.point, end.angle);
    layers.takeGroup(group);
    layers.claim(group.box);
    layers.top.place(group);
    return;
  }
  if (traits.leaf.arrangement === "clustered-tips") return;
  // Young broad leaves, flat and full, would make a cabbage: there are two small ones, half folded.
  const divided = compoundForms.has(traits.leaf.form);
  const lobed = (lobedOutline(traits.leaf) || spreadOf(traits.leaf) > 0.6) && !divided;
  const young = { age: 0.05, length: shoot.leaf * (lobed ? 0.27 : divided ? 0.42 : 0.36) };
  const pair = traits.leaf.arrangement === "opposite" || traits.leaf.arrangement === "whorled";
  // Three young divided leaves over each other would be a clot: there is one, unfolding. Two of a pair never match, and
  // between them the next begin.
  const turns = pair
    ? lobed
      ? [-0.44, 0.34]
      : [-0.5, 0.36, -0.06]
    : lobed
      ? [-0.5, 0.42]
      : divided
        ? [0.12]
        : [-0.5, 0.62, 0.05];
  // Two broad ones of a size would be the wings of a butterfly.
  const sizes = pair ? [1, 0.8, 0.5] : lobed ? [1, 0.66] : [1, 1, 0.8];
  // Blades that have not spread yet are narrow.
  const leaf = divided || lobed ? traits.leaf : { ...traits.leaf, width: widthShare(traits.leaf) * 0.74 };
  for (const [i, turn] of turns.entries())
    drawLeaf(layers.front, leaf, {
      at: end.point,
      angle: end.angle + turn,
      bend: turn,
      facing: lobed ? 0.5 : pair ? [0.9, 0.5, 0.5][i] : 0.64,
      ...young,
      length: young.length * (sizes[i] ?? 1),
    });
};

/** A line from `from` that turns upwards, or down if `turnUp` is negative, as much as that says. */
export const grownLine = (from: Point, angle: number, length: number, turnUp: number): Point[] => {
  const points: Point[] = [from];
  let here = from;
  let heading = angle;
  for (let i = 0; i < 15; i++) {
    // A hanging shoot lifts its tip; no living branch is quite even.
    const tip = turnUp < 0 && i > 11;
    const pull = (turnUp < 0 && !tip ? down : up) - heading;
    heading += Math.atan2(Math.sin(pull), Math.cos(pull)) * Math.abs(turnUp) * (tip ? 0.12 : 0.06);
    heading += Math.sin(i * 1.1 + length + from[0] * 0.02) * 0.075;
    here = polar(here, heading, length / 15);
    points.push(here);
  }
  return points;
};

/** The line of a side branch: it leaves the parent at `t` towards `side` and turns upwards, or down if it hangs. */
export const sideLine = (
  parent: Polyline,
  t: number,
  side: number,
  length: number,
  lean: number,
  turnUp: number,
): Point[] => {
  const { point, angle } = along(parent, t);
  return grownLine(point, angle + side * lean, length, turnUp);
};

/** How far what ends a shoot reaches beyond it. */
export const reachOfTip = (traits: PlateTraits, tip: Shoot["tip"], leaf: number): number =>
  tip === "flower" && traits.flower !== undefined
    ? clusterLength(traits.flower) * 0.8
    : tip === "fruit" && traits.fruit !== undefined
      ? fruitLength(traits.fruit) * 1.5
      : leaf * 0.4;

/** Several lines to choose from. */
export const tries = (make: () => Point[]): Point[][] => Array.from({ length: 10 }, make);
