// Porterweeds: a herb whose shoots end in rods much longer than their leaves, spread like a fan, each in flower at another
// height.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, type Point, through } from "../drawing/geometry.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { drawShoot } from "./shoot.ts";

/** A side shoot as if the plant leaned to the right: where it leaves the stem, and the points it runs through. */
const shoots: readonly {
  t: number;
  to: readonly Point[];
  width: number;
  leaf: number;
  bare: number;
  fruiting?: boolean;
}[] = [
  {
    t: 0.14,
    to: [
      [112, 176],
      [212, 66],
      [252, -46],
    ],
    width: 5.4,
    leaf: 0.86,
    bare: 0.2,
  },
  {
    t: 0.3,
    to: [
      [-110, 118],
      [-226, 40],
      [-296, -52],
    ],
    width: 5.2,
    leaf: 0.84,
    bare: 0.18,
    fruiting: true,
  },
  {
    t: 0.58,
    to: [
      [64, -64],
      [130, -140],
      [158, -216],
    ],
    width: 4.4,
    leaf: 0.72,
    bare: 0.3,
  },
  {
    t: 0.68,
    to: [
      [-72, -106],
      [-146, -164],
      [-188, -244],
    ],
    width: 4,
    leaf: 0.66,
    bare: 0.3,
  },
];

export const drawWandHerb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const leaf = Math.min(leafLength(traits.leaf) * 1.1, 190);
  const look = greenStem(traits.stem);
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 14), (y + random.around(0, 12)) * page.tall]);
  const foot: Point = [0, 330 * page.tall];
  const main = through(
    [
      foot,
      ...placed([
        [22, 190],
        [-14, 40],
        [14, -110],
        [24, -250],
      ]),
    ],
    7,
  );
  drawRoot(
    layers.stems,
    traits.root ?? { form: "taproot", colour: "tan" },
    [foot[0], foot[1] - 4],
    leaf * 0.08,
  );
  layers.route(main);
  const usual = { look, flowers: 0, fruits: 0 };
  drawShoot(layers, traits, {
    ...usual,
    line: main,
    width: [leaf * 0.066, 3],
    leaf,
    bare: 0.06,
    tip: "flower",
  });
  for (const { t, to, width, leaf: share, bare, fruiting } of shoots) {
    const from = along(main, t);
    const line = through([from.point, ...placed(to)], 7);
    layers.route(line);
    drawShoot(layers, traits, {
      ...usual,
      line,
      side: true,
      width: [width, 2.2],
      leaf: leaf * share,
      bare,
      tip: fruiting === true ? "fruit" : "flower",
    });
  }
  return layers.merged();
};
