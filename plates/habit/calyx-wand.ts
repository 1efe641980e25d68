// Roselle: an upright red stem with lobed leaves below and narrow ones above, and in axil after axil, on hardly any stalk,
// the swollen red calyces: ripe ones below, open flowers out of theirs, buds at the top.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  through,
} from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flowerSize } from "../flower/flower.ts";
import { layFlower } from "../flower/stalked.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawStem, greenStem, type StemLook } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const bearsCalyces = ({ fruit, flower }: PlateTraits): boolean =>
  fruit?.form === "calyx-fruit" && flower?.form === "mallow";

/** A node: its side, its leaf and how far that leans, and the calyx in its axil, with the flower in it if it is open. */
type Node = {
  t: number;
  way: 1 | -1;
  leaf?: { size: number; lean: number; narrow?: boolean; facing?: number };
  calyx?: { size: number; lean: number; flower?: "side" | "open" | "half" };
};

const main: readonly Node[] = [
  { t: 0.14, way: 1, leaf: { size: 1, lean: 78 } },
  { t: 0.24, way: -1, leaf: { size: 1.06, lean: 74 } },
  { t: 0.36, way: 1, leaf: { size: 1, lean: 64 }, calyx: { size: 1.04, lean: 42 } },
  { t: 0.47, way: -1, leaf: { size: 0.92, lean: 74 }, calyx: { size: 1, lean: 40 } },
  { t: 0.57, way: 1, leaf: { size: 0.82, lean: 76 }, calyx: { size: 0.94, lean: 44 } },
  { t: 0.67, way: -1, calyx: { size: 0.6, lean: 56, flower: "open" } },
  { t: 0.75, way: 1, leaf: { size: 0.66, lean: 66, narrow: true }, calyx: { size: 0.74, lean: 42 } },
  { t: 0.83, way: -1, leaf: { size: 0.56, lean: 64, narrow: true }, calyx: { size: 0.62, lean: 38 } },
  { t: 0.9, way: 1, leaf: { size: 0.46, lean: 58, narrow: true }, calyx: { size: 0.46, lean: 36 } },
  { t: 0.96, way: -1, leaf: { size: 0.36, lean: 50, narrow: true }, calyx: { size: 0.34, lean: 30 } },
];

const branch: readonly Node[] = [
  { t: 0.34, way: 1, leaf: { size: 0.82, lean: 70 } },
  { t: 0.52, way: -1, leaf: { size: 0.66, lean: 66 }, calyx: { size: 0.86, lean: 40 } },
  {
    t: 0.7,
    way: 1,
    leaf: { size: 0.56, lean: 62, narrow: true },
    calyx: { size: 0.56, lean: 48, flower: "side" },
  },
  { t: 0.86, way: -1, leaf: { size: 0.46, lean: 58, narrow: true }, calyx: { size: 0.5, lean: 36 } },
  { t: 0.97, way: 1, leaf: { size: 0.36, lean: 44, narrow: true }, calyx: { size: 0.36, lean: 30 } },
];

const bear = (
  layers: Layers,
  traits: PlateTraits,
  from: Point,
  heading: number,
  node: Required<Node>["calyx"],
): void => {
  const { fruit, flower, special } = traits;
  if (fruit === undefined) return;
  const red: StemLook = greenStem(traits.stem);
  const one = new Sketch(layers.page);
  const length = fruitLength(fruit) * node.size;
  const stalk = arc(from, heading, length * 0.14 + 5, 0.1, 0, 5);
  drawStem(one, stalk, 5, 4.2, red);
  const end = along(stalk, 1);
  fruitAt(one, fruit, special, end.point, heading - down, length, true, 2);
  layers.coverage.take(one);
  layers.top.lay(one);
  if (flower === undefined || node.flower === undefined) return;
  const open = new Sketch(layers.page);
  layFlower(
    open,
    flower,
    polar(end.point, heading, length * 0.62),
    heading,
    flowerSize(flower) * 0.92,
    node.flower,
  );
  layers.coverage.take(open);
  layers.page.notes.push({ part: "flowers" });
  layers.top.lay(open);
};

export const drawCalyxWand = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const look = greenStem(traits.stem);
  const full = leafLength(traits.leaf) * 1.14;
  const narrow: PlateTraits = {
    ...traits,
    leaf: { ...traits.leaf, outline: "lance", venation: "pinnate", width: 0.3 },
  };
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 9), (y + random.around(0, 9)) * page.tall]);
  const stem = through(
    placed([
      [-24, 400],
      [-46, 240],
      [-66, 60],
      [-50, -130],
      [-74, -340],
    ]),
    8,
  );
  const fork = through(
    [
      along(stem, 0.2).point,
      ...placed([
        [70, 176],
        [176, 60],
        [222, -90],
      ]),
    ],
    8,
  );
  const shoots: readonly { line: Polyline; width: number; nodes: readonly Node[] }[] = [
    { line: fork, width: 8, nodes: branch },
    { line: stem, width: 14, nodes: main },
  ];
  for (const { line, width, nodes } of shoots) {
    drawStem(line === stem ? layers.stems : layers.twigs, line, width, 3, look, line === stem);
    page.notes.push({ part: "shoot", line });
    for (const { t, way, calyx } of nodes) {
      if (calyx === undefined) continue;
      const { point, angle } = along(line, t);
      const heading = angle + way * side * degrees(calyx.lean) * random.between(0.9, 1.1);
      bear(layers, traits, point, heading, calyx);
    }
  }
  for (const { line, nodes } of shoots)
    for (const { t, way, leaf } of nodes) {
      if (leaf === undefined) continue;
      const { point, angle } = along(line, t);
      const heading = angle + way * side * degrees(leaf.lean) * random.between(0.92, 1.1);
      placeLeaf(layers, leaf.narrow === true ? narrow : traits, {
        at: point,
        node: layers.joint++,
        angle: heading,
        length: full * leaf.size * random.between(0.94, 1.05),
        bend: Math.cos(heading) * random.between(0.15, 0.5),
        facing: leaf.facing ?? random.between(0.84, 1),
        age: lerp(1.2, 0.5, t),
      });
    }
  return layers.merged();
};
