// A vine with a hanging gourd (bottle gourd), as one cut stem that rises, arches over and sinks: the fruit hangs free from
// the top of the arch, male flowers stand on long stalks, a female one on its young gourd, the leaves stand clear of both.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, lerp, type Point, polar, ribbon, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerAt, flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";
import { tendril } from "./tendrils.ts";

type Flower = NonNullable<PlateTraits["flower"]>;
type Fruit = NonNullable<PlateTraits["fruit"]>;

/** Whether the fruit is a gourd that hangs by its neck; round ones lie on the ground. */
export const hangsGourd = ({ habit, fruit, flower }: PlateTraits): boolean =>
  habit === "vine" && fruit?.form === "gourd-bottle" && flower?.ovary === "inferior";

/** The stem and its branch, as if it grew to the right. */
const stems = {
  main: [
    [-300, 410],
    [-330, 230],
    [-276, 40],
    [-150, -130],
    [10, -216],
    [176, -214],
    [300, -130],
    [372, 40],
    [340, 214],
  ],
  branch: [
    [-118, -158],
    [-166, -280],
    [-130, -384],
    [-20, -430],
    [90, -418],
  ],
} as const;

type Stem = keyof typeof stems;

/** A leaf: its heading in degrees clockwise from upright, and the length of its blade. */
const blades: readonly (readonly [stem: Stem, t: number, heading: number, long: number, bend: number])[] = [
  ["main", 0.05, 84, 178, 0.3],
  ["main", 0.24, -34, 176, -0.3],
  ["main", 0.4, -72, 150, -0.3],
  ["main", 0.62, 34, 178, 0.3],
  ["main", 0.76, 202, 158, -0.2],
  ["main", 0.9, 66, 104, 0.3],
  ["branch", 0.36, -70, 132, -0.2],
  ["branch", 0.62, 152, 124, 0.2],
];

/** Male flowers and buds: their heading, the length of their stalks and their size. */
const blossoms: readonly (readonly [
  stem: Stem,
  t: number,
  heading: number,
  reach: number,
  size: number,
  view: FlowerView,
])[] = [
  ["main", 0.2, 66, 0.86, 1, "open"],
  ["branch", 0.84, 30, 0.68, 1.06, "face"],
  ["main", 0.7, 64, 0.5, 0.5, "bud"],
  ["branch", 0.5, -34, 0.42, 0.42, "bud"],
];

export const drawGourdVine = (page: Page, traits: PlateTraits, flower: Flower, fruit: Fruit): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const lines = {
    main: stemThrough(layers, stems.main, side, 8),
    branch: stemThrough(layers, stems.branch, side, 8),
  };
  const look = greenStem(traits.stem);
  drawStem(layers.stems, lines.main, 13, 3.4, look, true);
  drawStem(layers.twigs, lines.branch, 6.4, 2.8, look);
  for (const line of Object.values(lines)) page.notes.push({ part: "shoot", line });
  const heading = (turn: number): number => up + side * degrees(turn);
  putGroup(layers, (group) =>
    drawFruitGroup(group, traits, along(lines.main, 0.52).point, heading(152), 1.34),
  );
  for (const [stem, t, turn, reach, size, view] of blossoms)
    putGroup(layers, (group) => {
      const whole = flowerSize(flower);
      const { point } = along(lines[stem], t);
      stalkedFlower(group, flower, point, heading(turn), whole * reach, whole * size, view);
      page.notes.push({ part: "flowers" });
    });
  putGroup(layers, (group) =>
    female(group, traits, flower, fruit, along(lines.main, 0.86).point, heading(-128)),
  );
  for (const [stem, t, turn, long, bend] of blades) {
    const { point } = along(lines[stem], t);
    leaf(
      layers,
      traits,
      point,
      heading(turn) + random.around(0, 0.08),
      long * random.between(0.95, 1.06),
      side * bend,
    );
  }
  for (const [stem, t, way] of [
    ["main", 0.33, 1],
    ["main", 0.69, -1],
    ["main", 0.96, 1],
    ["branch", 0.72, -1],
  ] as const)
    tendril(layers.front, traits, along(lines[stem], t), way * side === 1 ? 1 : -1);
  for (const line of Object.values(lines)) {
    const { point, angle } = along(line, 1);
    for (const [turn, long] of [
      [-0.4, 54],
      [0.5, 34],
    ] as const)
      leaf(layers, traits, point, angle + turn, long, turn, 0.1);
  }
  return layers.merged();
};

/** A female flower, on the young gourd that it leaves. */
const female = (
  sketch: Sketch,
  traits: PlateTraits,
  flower: Flower,
  fruit: Fruit,
  from: Point,
  out: number,
): void => {
  const size = flowerSize(flower);
  const stalk = arc(from, out, size * 0.34, 0.2, 0, 7);
  const green = toneOf(traits.stem.colour);
  sketch.body(
    ribbon(stalk, (t) => lerp(5, 4, t)),
    green.mid,
    green.ink,
    0.8,
  );
  const end = along(stalk, 1);
  const long = size * 0.42;
  const young = new Sketch(sketch.page);
  fruitAt(young, fruit, traits.special, end.point, end.angle - Math.PI / 2, long, false, 1);
  const open = new Sketch(sketch.page);
  // The flower of the drawing has an ovary of its own; the young gourd takes its place.
  flowerAt(
    open,
    { ...flower, ovary: "superior" },
    polar(end.point, end.angle, long * 0.98),
    end.angle,
    size * 0.9,
    "side",
  );
  sketch.lay(young);
  sketch.lay(open);
};

const leaf = (
  layers: Layers,
  traits: PlateTraits,
  point: Point,
  angle: number,
  length: number,
  bend: number,
  age = 1,
): boolean =>
  placeLeaf(layers, traits, {
    at: polar(point, angle, 3),
    angle,
    length,
    bend,
    facing: age < 0.5 ? 0.6 : 1,
    age: Math.min(age, length < 110 ? 0.5 : 1),
    whole: true,
    front: age < 0.5,
  });
