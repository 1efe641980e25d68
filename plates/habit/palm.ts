// Plants drawn whole as trees with a crown: palms, banana, papaya.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import {
  along,
  arc,
  at,
  degrees,
  down,
  ellipse,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../geometry.ts";
import { bladePaint, drawLeaf, leafLength } from "../leaf/leaf.ts";
import { mix, toneOf } from "../palette.ts";
import { type Page, Sketch } from "../sketch.ts";
import { drawStem, woodyStem } from "../stem.ts";
import { flatWash } from "../wash.ts";
import { Layers } from "./layers.ts";

const note = (layers: Layers, side: number, point: Point): void => {
  layers.page.notes.push({ part: "leaf", node: layers.joint++, side: side < 0 ? -1 : 1, at: point });
};

/** One feather leaf, drawn for a few bends and used again at every angle near the one it was drawn for. */
const featherLeaf = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
): void => {
  const [bendStep, angleStep] = [Math.round(bend / 0.5), Math.round(angle / 0.8)];
  const [unit, heading] = [length < 320 ? 300 : 400, angleStep * 0.8];
  sketch.reuse(
    `feather ${bendStep} ${angleStep} ${unit}`,
    () => {
      const drawing = new Sketch(sketch.page);
      paintFeather(drawing, traits, [0, 0], heading, unit, bendStep * 0.5);
      const turned = new Sketch(sketch.page);
      turned.place(drawing, frame([0, 0], -heading));
      return turned;
    },
    frame(from, angle, length / unit),
  );
};

const paintFeather = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
): void => {
  const { random } = sketch;
  const paint = bladePaint(traits.leaf, 1, false, Math.floor(random.between(0, 2.9)));
  const { tone } = paint;
  const line = arc(from, angle, length, bend, 0, 24);
  const fingers = (side: 1 | -1): Point[][] =>
    steps(length < 320 ? 18 : 25).map((t) => {
      const at0 = lerp(0.16, 1, t);
      const spot = along(line, at0);
      const reach = length * 0.27 * Math.sin(lerp(0.28, 0.97, t) * Math.PI) ** 0.8;
      const lean = lerp(degrees(66), degrees(22), t);
      const heading = spot.angle + side * lean;
      const sag = Math.cos(heading) * 0.5;
      const tip = polar(polar(spot.point, heading, reach * 0.55), heading + sag, reach * 0.5);
      const middle = polar(spot.point, heading, reach * 0.5);
      return [
        spot.point,
        polar(middle, heading - Math.PI / 2, 3.4),
        tip,
        polar(middle, heading + Math.PI / 2, 3.4),
      ];
    });
  const dark = Math.cos(angle) >= 0 ? 1 : -1;
  sketch.patches(fingers(dark), { fill: tone.dark, stroke: tone.ink, "stroke-width": 0.7 });
  sketch.patches(fingers(dark === 1 ? -1 : 1), { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.7 });
  sketch.body(
    ribbon(line, (t) => lerp(9, 1.6, t)),
    mix(tone.light, "#d8cf86", 0.4),
    tone.ink,
    0.9,
  );
};

const fanLeaf = (sketch: Sketch, traits: PlateTraits, from: Point, angle: number, length: number): void => {
  const paint = bladePaint(traits.leaf, 1, false, Math.floor(sketch.random.between(0, 2.9)));
  const { tone } = paint;
  const stalk = arc(from, angle, length * sketch.random.between(0.22, 0.5), Math.cos(angle) * 0.3, 0, 8);
  sketch.body(
    ribbon(stalk, () => 6),
    mix(tone.light, "#d8cf86", 0.3),
    tone.ink,
    0.9,
  );
  const hub = at(stalk, -1);
  const heading = along(stalk, 1).angle;
  const segments = steps(17)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const way of segments) {
    const line = arc(
      hub,
      heading + way * degrees(125),
      length * lerp(0.62, 0.46, Math.abs(way)),
      Math.cos(heading + way * 2) * 0.5,
      0,
      7,
    );
    sketch.body(
      ribbon(line, (t) => length * 0.075 * Math.sin(lerp(0.3, 1, t) * Math.PI) + 0.8),
      way > 0 ? mix(tone.mid, tone.dark, 0.4) : tone.mid,
      tone.ink,
      0.7,
    );
    sketch.lines([line], tone.ink, 0.4, { opacity: 0.6 });
  }
};

export const drawPalm = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const slender = traits.special.includes("slender-palm");
  const fan = traits.leaf.form === "palm-fan";
  const trunks: readonly (readonly [number, number, number])[] = slender
    ? [
        [-0.16, 0.8, 0.72],
        [0.2, 0.7, 0.66],
        [0.02, 1, 0.86],
      ]
    : [[random.chance(0.5) ? 0.14 : -0.14, 1, 1]];
  for (const [lean, height, size] of trunks) {
    const line = arc([lean * 260, 0], up + lean * 1.4, 600 * height, -lean * 1.1, 0, 22);
    drawStem(layers.stems, line, slender ? 19 : 34, slender ? 13 : 20, {
      ...woodyStem(traits),
      surface: "ringed",
    });
    layers.stems.body(
      [
        [lean * 260 - 34, 6],
        [lean * 260 - 16, -34],
        [lean * 260 + 16, -34],
        [lean * 260 + 36, 6],
      ],
      flatWash(page, woodyStem(traits).tone),
      woodyStem(traits).tone.ink,
      1.1,
    );
    const crown = along(line, 1);
    if (slender)
      layers.stems.body(
        ribbon(arc(crown.point, crown.angle, 70, 0, 0, 6), () => 17),
        toneOf("light-green").mid,
        toneOf("light-green").ink,
        1,
      );
    const top = slender ? polar(crown.point, crown.angle, 64) : crown.point;
    const count = fan ? 13 : slender ? 10 : 13;
    const order = steps(count)
      .map((t) => t * 2 - 1)
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    for (const [i, way] of order.entries()) {
      const angle = up + way * degrees(122);
      note(layers, way, top);
      const onto = i < 6 ? layers.behind : layers.front;
      if (fan) fanLeaf(onto, traits, top, angle, 330 * size * random.between(0.9, 1.05));
      else
        featherLeaf(
          onto,
          traits,
          top,
          angle,
          390 * size * random.between(0.88, 1.04),
          way * random.between(0.7, 1.25),
        );
    }
    palmFruit(layers, traits, slender ? crown.point : top, size);
  }
  return layers.merged();
};

const palmFruit = (layers: Layers, traits: PlateTraits, from: Point, size: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  if (fruit.length_cm > 9) {
    const length = fruitLength(fruit) * 0.62;
    for (const [x, y] of [
      [-52, 10],
      [46, 14],
      [-22, 34],
      [20, 38],
      [0, 8],
    ] as const)
      fruitAt(layers.top, fruit, special, [from[0] + x, from[1] + y], x * -0.006, length, y > 20, 12);
    return;
  }
  // However large the fruit, a string of them stays slender beside the crown.
  const slight = Math.min(1, 24 / fruitLength(fruit));
  drawFruitGroup(
    layers.top,
    { ...traits, fruit: { ...fruit, arrangement: "hanging-strings" } },
    from,
    down + 0.4,
    size * slight,
  );
};

export const drawBanana = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#c9c486", 0.35));
  const trunk = arc([0, 0], up + 0.03, 430, -0.06, 0, 12);
  // Leaf sheaths wrapped around one another make the false trunk.
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
        angle: up + way * degrees(62),
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

const bunch = (layers: Layers, traits: PlateTraits, top: Point): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const stalk = arc([top[0] + 6, top[1] + 20], degrees(-20), 330, degrees(128), 0, 18);
  drawStem(layers.top, stalk, 15, 9, {
    tone: toneOf("light-green"),
    surface: "smooth",
    form: "round",
    woody: false,
  });
  for (const t of [0.74, 0.6, 0.46]) {
    const spot = along(stalk, t);
    fruitAt(
      layers.top,
      fruit,
      special,
      [spot.point[0], spot.point[1] - 14],
      Math.PI + 0.2 * (0.6 - t),
      84,
      t < 0.7,
      2,
    );
  }
  const end = at(stalk, -1);
  const bud = toneOf(traits.flower?.colour ?? "maroon");
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

/** Papaya: scarred trunk, long-stalked lobed leaves, fruit packed below them. */
export const drawCrownTree = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const leaf = Math.min(230, leafLength(traits.leaf) * 0.92);
  const trunk: Polyline = arc([0, 0], up + 0.05, 560, -0.1, 0, 20);
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
  const order = steps(12)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const [i, way] of order.entries()) {
    const angle = up + way * degrees(114);
    note(layers, way, crown.point);
    const stalk = leaf * lerp(0.75, 1.0, Math.abs(way)) * random.between(0.9, 1.05);
    const line = arc(crown.point, angle - way * 0.35, stalk, way * 0.45, 0, 8);
    const onto = i < 7 ? layers.behind : layers.front;
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
      length: leaf * (i === 0 ? 0.7 : 0.92),
      bend: way * 0.2,
      stalk: 0,
      age: i < 2 ? 0.4 : 1,
      facing: i % 3 === 1 ? 0.72 : 1,
    });
  }
  const { fruit, flower, special } = traits;
  if (fruit !== undefined) {
    const length = fruitLength(fruit) * 0.74;
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
