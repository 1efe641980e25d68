// The leaves of a plan, one by one, by nodes, in pairs, in ranks and in crowns.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, degrees, lerp, type Point, type Polyline, steps } from "../drawing/geometry.ts";
import { compoundForms } from "../leaf/compound.ts";
import { leafLength } from "../leaf/leaf.ts";
import type { Plan, PlannedCrown, PlannedLeaf, PlannedNode, PlannedPairs } from "../plans/plan.ts";
import type { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

/** A full leaf: its length, and that of its stalk as a share of it where the plan has one of its own. */
type FullLeaf = { length: number; petiole: number | undefined };

export const bearPlannedLeaves = (
  layers: Layers,
  traits: PlateTraits,
  plan: Plan,
  lines: readonly Polyline[],
  turned: (heading: number) => number,
  side: 1 | -1,
): void => {
  const lineOf = (i: number): Polyline => at(lines, i);
  const full = { length: leafLength(traits.leaf) * plan.leaf, petiole: plan.petiole };
  let before = "";
  for (const leaf of plan.leaves ?? []) {
    const heading = turned(leaf.heading);
    // The two of a pair share their node.
    if (before !== `${leaf.on} ${leaf.t}`) layers.joint += 1;
    before = `${leaf.on} ${leaf.t}`;
    const age = ageOf(traits, plan.leaves ?? [], leaf);
    const whole = leaf.whole ?? (plan.whole === true && leaf.young !== true);
    bearLeaf(
      layers,
      traits,
      along(lineOf(leaf.on), leaf.t).point,
      { ...leaf, whole, age },
      heading,
      full,
      side,
    );
  }
  for (const each of plan.nodes ?? []) {
    const age = ageOf(traits, plan.nodes ?? [], each);
    bearNode(layers, traits, lineOf(each.on), { ...each, age }, full, side);
  }
  for (const each of plan.pairs ?? []) bearPairs(layers, traits, lineOf(each.on), each, full.length);
  for (const each of plan.ranks ?? []) bearRank(layers, traits, lineOf(each.on), each, full.length);
  for (const each of plan.crowns ?? [])
    bearCrown(layers, traits, along(lineOf(each.on), each.t).point, turned(each.heading), each, full.length);
};

type Borne = Pick<PlannedNode, "on" | "t" | "young">;

/** By its place among the leaves of its stem: the uppermost are not quite grown, the lowest dull with age. */
const ageOf = ({ leaf }: PlateTraits, leaves: readonly Borne[], { on, t, young }: Borne): number => {
  if (young === true) return 0;
  if (compoundForms.has(leaf.form)) return 1;
  const places = leaves.filter((each) => each.on === on && each.young !== true).map((each) => each.t);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (high - low < 0.15) return 1;
  const share = (t - low) / (high - low);
  return share > 0.92 ? 0.72 : share > 0.75 ? 0.86 : share < 0.12 && on === 0 ? 1.3 : 1;
};

const sized = ({ length, petiole }: FullLeaf, share: number): { length: number; stalk?: number } =>
  petiole === undefined
    ? { length: length * share }
    : { length: length * share, stalk: length * share * petiole };

/** What a leaf is that is cut into threads. */
const threads = { form: "bipinnate", outline: "linear", width: 0.08, pinnae: 4, leaflets: 5 } as const;

const bearLeaf = (
  layers: Layers,
  traits: PlateTraits,
  point: Point,
  {
    size,
    front = false,
    young = false,
    facing,
    under,
    bend,
    stalk,
    fine = false,
    whole,
    shut,
    age,
  }: PlannedLeaf & { age: number },
  angle: number,
  full: FullLeaf,
  side: 1 | -1,
): void => {
  const { random } = layers;
  placeLeaf(layers, fine ? { leaf: { ...traits.leaf, ...threads } } : traits, {
    at: point,
    node: layers.joint,
    angle,
    ...sized(full, size * random.between(0.96, 1.04)),
    // Long leaves arch over by their own weight.
    bend: bend === undefined ? Math.cos(angle) * random.between(0.3, 0.6) * (young ? 0.4 : 1) : side * bend,
    facing: facing ?? random.between(0.82, 1),
    age,
    ...(under === undefined ? {} : { under }),
    ...(stalk === undefined ? {} : { stalk }),
    ...(whole === true ? { whole } : {}),
    ...(shut === true ? { shut } : {}),
    front,
  });
};

const bearNode = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { t, size, out, facing, front, young = false, age }: PlannedNode & { age: number },
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
      age,
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

/** Those behind spread wide; the last two come towards the reader, and look short. */
const bearCrown = (
  layers: Layers,
  traits: PlateTraits,
  point: Point,
  heading: number,
  { count, size }: PlannedCrown,
  full: number,
): void => {
  const { random } = layers;
  const length = full * size;
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
