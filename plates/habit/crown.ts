// Banana and papaya, drawn whole: one trunk, true or false, with all the leaves at its top.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  degrees,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { note } from "./palm.ts";

export const drawBanana = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#c9c486", 0.35));
  const trunk = arc([0, 0], up + 0.03, 430 * page.tall, -0.06, 0, 12);
  // Overlapping leaf sheaths form the pseudostem.
  layers.stems.body(
    ribbon(trunk, (t) => lerp(92, 52, t)),
    flatWash(page, tone),
    tone.ink,
    1.3,
  );
  layers.stems.lines(
    [-0.3, -0.05, 0.22].map((side) =>
      trunk.map(([x, y], i): Point => [x + side * lerp(92, 52, i / 11) + Math.sin(i * 0.4) * 4, y]),
    ),
    tone.ink,
    0.8,
    { opacity: 0.6 },
  );
  const top = at(trunk, -1);
  const order = [-0.92, 0.95, -0.62, 0.66, -0.34, 0.36, 0.04];
  for (const [i, way] of order.entries()) {
    note(layers, way, top);
    drawLeaf(
      i < 5 ? layers.behind : layers.front,
      { ...traits.leaf, form: "banana" },
      {
        at: [top[0] + way * 14, top[1] + 10],
        angle: up + (way * degrees(66)) / page.tall,
        length: 430 * random.between(0.9, 1.04) * (i === 6 ? 0.7 : 1),
        bend: way * random.between(0.9, 1.4),
        facing: Math.abs(way) > 0.5 ? 0.7 : 1,
        stalk: 60,
      },
    );
  }
  if (traits.fruit !== undefined) bunch(layers, traits, top);
  return layers.merged();
};

export const bunch = (layers: Layers, traits: PlateTraits, top: Point): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const stalk = arc([top[0] + 6, top[1] + 20], degrees(-10), 430, degrees(128), 0, 18);
  drawStem(layers.top, stalk, 15, 9, {
    tone: toneOf("light-green"),
    surface: "smooth",
    form: "round",
    woody: false,
  });
  for (const t of [0.78, 0.62, 0.46]) {
    const spot = along(stalk, t);
    fruitAt(
      layers.top,
      fruit,
      special,
      [spot.point[0], spot.point[1] - 14],
      Math.PI + 0.2 * (0.6 - t),
      122,
      t < 0.7,
      2,
    );
  }
  const end = at(stalk, -1);
  const bud = toneOf(traits.flower?.bracts ?? "maroon");
  layers.top.body(
    [
      [end[0] - 4, end[1] - 6],
      [end[0] - 34, end[1] + 26],
      [end[0] - 22, end[1] + 74],
      [end[0], end[1] + 104],
      [end[0], end[1] + 104],
      [end[0] + 24, end[1] + 72],
      [end[0] + 32, end[1] + 24],
      [end[0] + 6, end[1] - 6],
    ],
    flatWash(layers.page, bud),
    bud.ink,
    1.3,
  );
  layers.top.lines(
    [
      [-12, 0.2],
      [10, 0.1],
    ].map(([x, y]): Point[] => [
      [end[0] + (x ?? 0) * 0.4, end[1] + (y ?? 0) * 10],
      [end[0] + (x ?? 0) * 1.4, end[1] + 44],
      [end[0], end[1] + 100],
    ]),
    bud.pale,
    1,
    { opacity: 0.6 },
  );
};

export const drawCrownTree = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const leaf = Math.min(230, leafLength(traits.leaf) * 0.92);
  const trunk: Polyline = arc([0, 0], up + 0.05, 560 * page.tall, -0.1, 0, 20);
  const bark = woodyStem(traits);
  drawStem(layers.stems, trunk, 58, 34, { ...bark, woody: false });
  const scars = steps(15)
    .slice(1, -3)
    .map((t) => {
      const spot = along(trunk, t);
      const w = lerp(58, 34, t);
      return ellipse(polar(spot.point, 0, Math.sin(t * 31) * w * 0.26), w * 0.15, 7, 0, 8);
    });
  layers.stems.patches(scars, {
    fill: bark.tone.light,
    opacity: 0.8,
    stroke: bark.tone.ink,
    "stroke-width": 0.8,
  });
  const crown = along(trunk, 1);
  const order = steps(9)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  // The last is in the foreground on a shorter stalk and fills the crown.
  for (const [i, way] of [...order, 0.06].entries()) {
    const near = i >= order.length;
    const angle = up + way * degrees(114);
    note(layers, way, crown.point);
    const stalk = leaf * (near ? 0.28 : lerp(0.75, 1.0, Math.abs(way))) * random.between(0.9, 1.05);
    const line = arc(crown.point, angle - way * 0.35, stalk, way * 0.45, 0, 8);
    const onto = i < 5 ? layers.behind : layers.front;
    const stem = toneOf("light-green");
    onto.body(
      ribbon(line, (t) => lerp(7, 4, t)),
      stem.mid,
      stem.ink,
      0.9,
    );
    const end = along(line, 1);
    drawLeaf(onto, traits.leaf, {
      at: end.point,
      angle: end.angle + way * 0.3,
      length: leaf * (i === 0 ? 0.7 : near ? 0.66 : 0.92),
      bend: way * 0.2,
      stalk: 0,
      age: i < 2 || near ? 0.5 : 1,
      facing: i % 3 === 1 ? 0.72 : 1,
    });
  }
  const { fruit, flower, special } = traits;
  if (fruit !== undefined) {
    const length = fruitLength(fruit) * 0.86;
    for (const [x, y, ripe] of [
      [-46, 60, false],
      [48, 64, false],
      [-62, 112, true],
      [60, 120, true],
      [-20, 116, false],
      [22, 70, false],
      [6, 148, true],
    ] as const)
      fruitAt(
        layers.top,
        fruit,
        special,
        [crown.point[0] + x * 0.8, crown.point[1] + y - 34],
        -x * 0.004,
        length,
        ripe,
        8,
      );
  }
  if (flower !== undefined)
    for (const side of [-1, 1])
      drawCluster(layers.top, flower, {
        at: [crown.point[0] + side * 14, crown.point[1] + 8],
        angle: up + side * 1.1,
        scale: 0.7,
      });
  return layers.merged();
};
