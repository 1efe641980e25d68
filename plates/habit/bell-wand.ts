// Sesame: an erect furrowed stem with toothed leaves, which narrow upwards, nodding bells in the upper axils, buds above
// them, and below, where the flowers are over, capsules that stand erect against the stem.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  through,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flowerAt } from "../flower/flower.ts";
import { isLippedBell } from "../flower/traits.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const isBellWand = ({ habit, flower }: PlateTraits): boolean =>
  habit === "herb" && flower !== undefined && isLippedBell(flower) && flower.position === "axillary";

/** What stands in the axils of a node. */
type Stage = "nothing" | "capsule" | "young-capsule" | "flower" | "bud";

/** A node: where it is, what it bears, how long its leaves are. */
type Node = readonly [t: number, bears: Stage, long: number];

const main: readonly Node[] = [
  [0.1, "nothing", 0.8],
  [0.23, "nothing", 1.06],
  [0.35, "capsule", 1],
  [0.465, "capsule", 0.86],
  [0.575, "young-capsule", 0.74],
  [0.68, "flower", 0.66],
  [0.8, "flower", 0.54],
  [0.88, "bud", 0.42],
  [0.94, "bud", 0.34],
  [0.99, "nothing", 0.24],
];

const lower: readonly Node[] = [
  [0.2, "nothing", 0.74],
  [0.42, "capsule", 0.66],
  [0.62, "flower", 0.58],
  [0.8, "bud", 0.44],
  [0.92, "bud", 0.32],
  [0.99, "nothing", 0.24],
];

const pedicel = (sketch: Sketch, line: Polyline): void => {
  const green = toneOf("light-green");
  sketch.body(
    ribbon(line, (t) => lerp(5, 3.4, t)),
    green.mid,
    green.ink,
    0.8,
  );
};

const bear = (
  layers: Layers,
  { flower, fruit, special }: PlateTraits,
  { point, angle }: { point: Point; angle: number },
  side: number,
  stage: Stage,
  old: boolean,
): void => {
  if (stage === "nothing" || flower === undefined) return;
  const { page, random } = layers;
  const one = new Sketch(page);
  if (stage === "capsule" || stage === "young-capsule") {
    if (fruit === undefined) return;
    // Also on a shoot that leans they stand nearly upright.
    const out = lerp(angle, up, 0.6) + side * 0.5;
    const line = arc(point, out, 26, -side * 0.36, 0, 6);
    pedicel(one, line);
    const end = along(line, 1);
    const ripe = stage === "capsule" && old;
    fruitAt(
      one,
      fruit,
      special,
      end.point,
      end.angle - down,
      stage === "capsule" ? random.between(96, 106) : 64,
      ripe,
      2,
    );
  } else {
    const open = stage === "flower";
    // It bends over under the weight of the flower.
    const line = arc(point, angle + side * 0.8, open ? 40 : 22, side * (open ? 1.15 : 0.7), 0, 8);
    pedicel(one, line);
    const end = along(line, 1);
    flowerAt(
      one,
      flower,
      end.point,
      end.angle,
      open ? random.between(114, 124) : random.between(62, 74),
      open ? "open" : "bud",
    );
    if (open) page.notes.push({ part: "flowers" });
  }
  layers.coverage.take(one);
  layers.top.lay(one);
};

const grow = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  nodes: readonly Node[],
  full: number,
): void => {
  const { random } = layers;
  for (const [i, [t, bears, long]] of nodes.entries()) {
    const spot = along(line, t);
    const node = layers.joint++;
    for (const side of [-1, 1]) {
      const length = full * long * random.between(0.9, 1.08);
      placeLeaf(
        layers, // The upper leaves are narrow.
        { leaf: { ...traits.leaf, width: (traits.leaf.width ?? 0.3) * lerp(1.2, 0.74, t) } },
        {
          at: spot.point,
          angle: spot.angle + side * degrees(lerp(78, 46, t)) + random.around(0, 0.1),
          length,
          stalk: length * lerp(0.34, 0.14, t),
          bend: side * random.between(0.3, 0.7),
          facing: (i + side) % 3 === 0 ? 0.72 : 1,
          age: lerp(1, 0.45, t),
          front: (i + (side > 0 ? 1 : 0)) % 2 !== 0,
          node,
        },
      );
      // Single, or one in each axil of a node.
      if (side === (i % 2 === 0 ? 1 : -1) || bears === "capsule" || (bears === "flower" && t < 0.7))
        bear(layers, traits, spot, side, bears, t < 0.4);
    }
  }
};

export const drawBellWand = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const green = greenStem(traits.stem);
  const full = leafLength(traits.leaf) * 1.34;
  const on = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * (x + random.around(0, 5)), y * page.tall]),
      10,
    );
  const stem = on([
    [0, 340],
    [18, 170],
    [-2, -20],
    [-18, -230],
    [6, -430],
  ]);
  const branch = (t: number, rest: readonly Point[]): Point[] =>
    through([along(stem, t).point, ...on(rest).filter((_, i) => i % 10 === 0)], 9);
  const branches = [
    branch(0.1, [
      [120, 226],
      [214, 90],
      [244, -70],
    ]),
    branch(0.23, [
      [-110, 120],
      [-200, 0],
      [-226, -140],
    ]),
  ];
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [0, 336 * page.tall], 17);
  drawStem(layers.stems, stem, 15, 4.5, green);
  for (const line of branches) drawStem(layers.twigs, line, 8, 3.2, green);
  for (const line of [stem, ...branches]) {
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  for (const line of branches) grow(layers, traits, line, lower, full * 0.9);
  grow(layers, traits, stem, main, full);
  return layers.merged();
};
