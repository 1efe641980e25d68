// Oleander: a cut branch with long leathery leaves in whorls of three, that stand steeply about the stem, a crowded cyme at
// the end of each shoot, and the erect paired pods of an earlier one.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, down, lerp, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { crowdedCyme } from "../flower/crowded-cyme.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawStem, greenStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const isWhorledBough = ({ leaf, flower }: PlateTraits): boolean =>
  leaf.arrangement === "whorled" && flower?.form === "pinwheel" && flower.throat === "fringed";

/** A whorl: where on the shoot it stands, how far its leaves spread, how long they are, and which way the third leans. */
type Whorl = readonly [t: number, spread: number, long: number, third: number];

const below: readonly Whorl[] = [
  [0.2, 74, 0.9, -26],
  [0.34, 66, 1, 22],
  [0.48, 56, 1.06, -14],
  [0.63, 46, 1.04, 24],
  [0.78, 38, 0.98, -20],
  [0.91, 34, 0.84, 16],
];

const onSide: readonly Whorl[] = [
  [0.3, 58, 0.8, 20],
  [0.56, 48, 0.86, -22],
  [0.8, 40, 0.8, 14],
  [0.97, 30, 0.66, -12],
];

/** The leaves of a shoot; those of its whorl that face us lie before the stem. */
const bearWhorls = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  whorls: readonly Whorl[],
  full: number,
): void => {
  const { random } = layers;
  for (const [i, [t, spread, long, third]] of whorls.entries()) {
    const { point, angle } = along(line, t);
    const node = layers.joint++;
    const old = 1 - i / whorls.length;
    for (const [turn, before] of [
      [-spread, false],
      [spread, false],
      [third, i % 2 === 0],
    ] as const) {
      const aside = Math.sign(turn);
      placeLeaf(layers, traits, {
        at: point,
        angle: angle + degrees(turn) + random.around(0, 0.1),
        length: full * long * random.between(0.9, 1.06) * (turn === third ? 0.9 : 1),
        // They bend outwards as they age.
        bend: aside * random.between(0.1, 0.3) * (0.6 + old),
        facing: turn === third ? 0.7 : 1,
        age: lerp(0.6, 1, old),
        front: before,
        node,
      });
    }
  }
};

export const drawWhorledBough = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const wood = woodyStem(traits);
  const green = greenStem(traits.stem);
  const full = leafLength(traits.leaf) * 1.26;
  const place = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * (x + random.around(0, 7)), (y + random.around(0, 7)) * page.tall]),
      8,
    );
  const main = place([
    [-96, 452],
    [-60, 300],
    [-34, 130],
    [-44, -20],
    [-70, -128],
  ]);
  const fork = along(main, 0.42).point;
  const low = along(main, 0.3).point;
  const right = through(
    [
      fork,
      ...place([
        [70, 70],
        [142, -36],
        [186, -130],
      ]).filter((_, i) => i % 8 === 0),
    ],
    8,
  );
  const left = through(
    [
      low,
      ...place([
        [-170, 190],
        [-236, 70],
      ]).filter((_, i) => i % 8 === 0),
    ],
    8,
  );
  for (const line of [main, right, left]) {
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  drawStem(layers.stems, main, 15, 6, wood, true);
  drawStem(layers.twigs, right, 9, 5, green);
  drawStem(layers.twigs, left, 8, 5, green);
  const { flower, fruit } = traits;
  if (flower !== undefined)
    for (const [line, size, mirrored] of [
      [main, 116, side < 0],
      [right, 98, side > 0],
    ] as const) {
      const end = along(line, 1);
      const stalk = arc(end.point, end.angle, 46, 0, 0, 5);
      const cyme = new Sketch(page);
      drawStem(cyme, stalk, 5.4, 5, greenStem({ ...traits.stem, colour: "light-green" }));
      crowdedCyme(cyme, flower, along(stalk, 1).point, end.angle, size, mirrored);
      layers.coverage.take(cyme);
      page.notes.push({ part: "flowers" });
      layers.top.place(cyme);
    }
  if (fruit !== undefined) {
    const end = along(left, 1);
    const pods = new Sketch(page);
    fruitAt(pods, fruit, traits.special, end.point, end.angle - down, 220, false, 34);
    layers.coverage.take(pods);
    layers.front.place(pods);
  }
  bearWhorls(layers, traits, left, onSide.slice(1), full * 0.86);
  bearWhorls(layers, traits, right, onSide, full * 0.92);
  bearWhorls(layers, traits, main, below, full);
  return layers.merged();
};
