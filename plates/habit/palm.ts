// Plants drawn whole as trees with a crown: palms, banana, papaya.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import {
  along,
  arc,
  at,
  degrees,
  down,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  up,
} from "../geometry.ts";
import { bladePaint } from "../leaf/leaf.ts";
import { mix, toneOf } from "../palette.ts";
import { type Page, Sketch } from "../sketch.ts";
import { drawStem, woodyStem } from "../stem.ts";
import { flatWash } from "../wash.ts";
import { Layers } from "./layers.ts";

/** Remembers a leaf for whoever checks the drawing. */
export const note = (layers: Layers, side: number, point: Point): void => {
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

/** Papaya: scarred trunk, long-stalked lobed leaves, fruit packed below them. */
