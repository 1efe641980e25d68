// A bushy herb with opposite leaves whose flowers sit, hardly stalked, in the topmost axils: each shoot ends in a posy
// among its own leaves, and carries the fruits of earlier flowers below (periwinkle).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const bearsPosies = ({ flower, leaf }: PlateTraits): boolean =>
  flower?.form === "salver" &&
  flower.cluster === "pair" &&
  flower.position === "axillary" &&
  leaf.arrangement === "opposite";

/** A pair of leaves: where on the shoot, how long, and how far they lean; those that face us are foreshortened. */
type Pair = { t: number; size: number; lean: number; facing?: boolean };

type Posy = {
  line: Polyline;
  width: readonly [number, number];
  pairs: readonly Pair[];
  /** Where flowers sit, in pairs or with a bud. */
  flowers: readonly { t: number; turn: number; scale: number }[];
  fruits: readonly { t: number; side: 1 | -1 }[];
};

const mainPairs: readonly Pair[] = [
  { t: 0.1, size: 0.86, lean: 84 },
  { t: 0.24, size: 0.9, lean: 62, facing: true },
  { t: 0.38, size: 1, lean: 70 },
  { t: 0.52, size: 0.86, lean: 50, facing: true },
  { t: 0.66, size: 1, lean: 66 },
  { t: 0.8, size: 0.9, lean: 58 },
  { t: 0.92, size: 0.6, lean: 44 },
];
const sidePairs: readonly Pair[] = [
  { t: 0.3, size: 0.72, lean: 66 },
  { t: 0.5, size: 0.84, lean: 52, facing: true },
  { t: 0.7, size: 0.84, lean: 64 },
  { t: 0.86, size: 0.68, lean: 54 },
];

const bearLeaves = (layers: Layers, traits: PlateTraits, { line, pairs }: Posy, full: number): void => {
  const { random } = layers;
  for (const { t, size, lean, facing = false } of pairs) {
    const { point, angle } = along(line, t);
    const node = layers.joint++;
    for (const way of [-1, 1] as const) {
      const heading = angle + way * degrees(lean) * random.between(0.84, 1.14);
      const before = facing && way === 1;
      placeLeaf(
        layers,
        traits,
        {
          at: point,
          node,
          angle: heading,
          length: full * size * random.between(0.9, 1.05) * (before ? 0.84 : 1),
          bend: Math.cos(heading) * random.between(0.1, 0.5),
          facing: facing ? 0.62 : 1,
          age: Math.min(1, 1.7 - t),
          front: before,
        },
        0.4,
      );
    }
  }
  const end = along(line, 1);
  const node = layers.joint++;
  for (const turn of [-0.42, 0.36])
    placeLeaf(layers, traits, {
      at: end.point,
      node,
      angle: end.angle + turn,
      length: full * 0.36,
      bend: turn,
      facing: 0.64,
      age: 0.05,
    });
};

const bearFlowers = (layers: Layers, traits: PlateTraits, { line, flowers }: Posy): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  const top = along(line, 0.98);
  const bud = new Sketch(layers.page);
  stalkedFlower(bud, flower, top.point, top.angle + 0.1, 4, flowerSize(flower) * 0.46, "bud");
  layers.top.place(bud);
  for (const { t, turn, scale } of flowers) {
    const { point, angle } = along(line, t);
    const posy = new Sketch(layers.page);
    drawCluster(posy, flower, { at: point, angle: angle + turn, scale });
    layers.coverage.take(posy);
    layers.page.notes.push({ part: "flowers" });
    layers.top.lay(posy);
  }
};

export const drawPosyHerb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const full = leafLength(traits.leaf) * 1.12;
  const look = greenStem(traits.stem);
  const foot: Point = [0, 330 * page.tall];
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 12), (y + random.around(0, 10)) * page.tall]);
  const main = through(
    [
      foot,
      ...placed([
        [16, 190],
        [-24, 40],
        [-16, -120],
        [-52, -290],
      ]),
    ],
    7,
  );
  const from = (t: number, points: readonly Point[]): Point[] =>
    through([along(main, t).point, ...placed(points)], 7);
  const posies: Posy[] = [
    {
      line: from(0.14, [
        [104, 150],
        [196, 40],
        [236, -90],
      ]),
      width: [5.6, 2.2],
      pairs: sidePairs,
      flowers: [{ t: 0.9, turn: 0.1, scale: 0.92 }],
      fruits: [{ t: 0.5, side: 1 }],
    },
    {
      line: from(0.3, [
        [-120, 80],
        [-210, -20],
        [-256, -150],
      ]),
      width: [5.4, 2.2],
      pairs: sidePairs,
      flowers: [{ t: 0.88, turn: -0.2, scale: 0.9 }],
      fruits: [{ t: 0.5, side: -1 }],
    },
    {
      line: from(0.56, [
        [60, -110],
        [130, -210],
        [164, -318],
      ]),
      width: [4.6, 2],
      pairs: sidePairs.slice(1),
      flowers: [{ t: 0.9, turn: 0.2, scale: 0.86 }],
      fruits: [],
    },
    {
      line: main,
      width: [full * 0.066, 2.4],
      pairs: mainPairs,
      flowers: [{ t: 0.88, turn: -0.15, scale: 1 }],
      fruits: [{ t: 0.52, side: side === 1 ? -1 : 1 }],
    },
  ];
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [foot[0], foot[1] - 4], 12);
  for (const posy of posies) {
    const isMain = posy.line === main;
    drawStem(isMain ? layers.stems : layers.twigs, posy.line, posy.width[0], posy.width[1], look);
    page.notes.push({ part: "shoot", line: posy.line });
    layers.route(posy.line);
    bearFlowers(layers, traits, posy);
    for (const { t, side: way } of posy.fruits) {
      const { point, angle } = along(posy.line, t);
      const group = new Sketch(page);
      drawFruitGroup(group, traits, point, angle + way * side * 0.7);
      layers.coverage.take(group);
      layers.top.lay(group);
    }
  }
  for (const posy of posies) bearLeaves(layers, traits, posy, full);
  return layers.merged();
};
