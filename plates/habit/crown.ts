// Banana and papaya, drawn whole: one trunk, true or false, with all the leaves at its top.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  degrees,
  down,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { note } from "./palm.ts";

/** The width of the false trunk, which swells at its foot. */
const girth = (t: number): number => lerp(90, 54, t) + 26 * Math.max(0, 1 - t * 7) ** 2;

/** Overlapping leaf sheaths form the pseudostem: each clasps the next, ends obliquely, and dries when it is old. */
const pseudostem = (sketch: Sketch, trunk: Polyline, tone: Tone): void => {
  fibrousRoots(sketch, toneOf("#b59a6a"), [0, 4], 15, 86, 96);
  const across = (t: number, side: number): Point => {
    const { point, angle } = along(trunk, t);
    return polar(point, angle + Math.PI / 2, (side * girth(t)) / 2);
  };
  const dry = toneOf("#a98f5c");
  for (const [i, high] of [1, 0.84, 0.62, 0.42, 0.2].entries()) {
    const side = i % 2 === 0 ? 1 : -1;
    const own =
      i < 3 ? toneOf(mix(tone.mid, tone.light, i * 0.22)) : toneOf(mix(tone.mid, dry.mid, i * 0.22));
    // The free edge runs down from the side of the sheath's own leaf.
    const rim = steps(9).map((t): Point => {
      const fall = i === 0 ? 0 : 0.26 * t ** 1.6;
      return across(Math.max(0.03, high - fall), side * (1 - 2 * t));
    });
    const flank = (which: number, to: number): Point[] => steps(10).map((t) => across(t * to, which));
    const low = i === 0 ? high : Math.max(0.03, high - 0.26);
    sketch.body(
      [
        ...flank(side, high),
        ...rim.slice(1),
        ...flank(-side, low).reverse().slice(1),
        across(0, -side * 0.5),
      ],
      flatWash(sketch.page, own),
      own.ink,
      1.2,
    );
    sketch.lines(
      [-0.72, -0.45, -0.2, 0.1, 0.38, 0.66].map((share) =>
        steps(9).map((t) => across(lerp(0.02, low * 0.97, t), share + 0.05 * Math.sin(i * 2 + share * 9))),
      ),
      own.ink,
      0.6,
      { opacity: 0.35 },
    );
  }
};

/** A young plant beside the old one: rolled sheaths, the inner beyond the outer. */
const sucker = (sketch: Sketch, foot: Point, height: number, tone: Tone): void => {
  for (const [lean, share] of [
    [0.05, 1],
    [-0.14, 0.66],
    [0.18, 0.46],
  ] as const) {
    const line = arc(foot, up + 0.16 + lean, height * share, 0.1, 0, 9);
    sketch.body(
      ribbon(line, (t) => height * 0.26 * share ** 0.3 * (1 - t) ** 0.8 + 0.6),
      flatWash(sketch.page, tone),
      tone.ink,
      1,
    );
    sketch.lines([line.slice(0, -1)], tone.ink, 0.5, { opacity: 0.4 });
  }
};

export const drawBanana = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#c9c486", 0.35));
  const trunk = arc([0, 0], up + 0.03, 430 * page.tall, -0.06, 0, 12);
  sucker(layers.behind, [64, 2], 150, toneOf(traits.leaf.colour));
  pseudostem(layers.stems, trunk, tone);
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
  // The fingers turn up, so that each hand covers the foot of the one above it.
  for (const t of [0.42, 0.53, 0.64, 0.75]) {
    const { point } = along(stalk, t);
    for (const side of [-1, 1, 0])
      fruitAt(
        layers.top,
        fruit,
        special,
        [point[0] + side * 7, point[1] + (side === 0 ? 6 : 0)],
        Math.PI + side * 0.62,
        lerp(116, 84, (t - 0.42) / 0.33) * (side === 0 ? 0.92 : 1),
        t < 0.6,
        2,
      );
  }
  const end = at(stalk, -1);
  const bud = toneOf(traits.flower?.bracts ?? "maroon");
  /** A bract of the bud, `wide` at its broadest, folded over the others. */
  const bract = (lean: number, wide: number, long: number): void => {
    const line = arc([end[0] - lean * 8, end[1] - 6], down - lean, long, lean * 1.1, 0, 14);
    layers.top.body(
      ribbon(line, (t) => wide * Math.sin(Math.PI * lerp(0.1, 1, t ** 0.75)) ** 0.8 + 0.5),
      flatWash(layers.page, bud),
      bud.ink,
      1.2,
    );
    layers.top.lines([line.slice(1, -2)], bud.pale, 0.8, { opacity: 0.45 });
  };
  bract(0, 62, 112);
  bract(0.3, 38, 100);
  bract(-0.34, 36, 92);
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
