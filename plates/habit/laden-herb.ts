// A stout herb that hangs great fruits from its forks (eggplant), seen from near as one branch: a ripe fruit and a young one,
// nodding flowers of different ages, and a few large leaves that stand clear of them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, lerp, type Point, polar, up } from "../drawing/geometry.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Whether the plant hangs fruits as long as its leaves from soft stems. */
export const isLadenHerb = ({ habit, fruit, flower }: PlateTraits): boolean =>
  habit === "bushy-herb" && fruit?.form === "egg" && fruit.length_cm > 8 && flower?.position === "axillary";

/** The main stem and its two shoots, as if the first shoot left to the right. */
const stems = {
  main: [
    [-60, 430],
    [-34, 270],
    [14, 90],
    [2, -90],
    [-54, -250],
    [-70, -380],
  ],
  right: [
    [-12, 180],
    [90, 104],
    [196, -16],
    [250, -170],
    [262, -270],
  ],
  left: [
    [6, -40],
    [-90, -118],
    [-190, -172],
    [-262, -252],
  ],
} as const;

type Stem = keyof typeof stems;

/** A leaf: its heading in degrees clockwise from upright, and its length. */
type Blade = readonly [
  stem: Stem,
  t: number,
  heading: number,
  long: number,
  bend: number,
  place: "front" | "behind",
];
const blades: readonly Blade[] = [
  ["main", 0.1, 98, 236, 0.4, "behind"],
  ["main", 0.43, -82, 226, -0.35, "behind"],
  ["main", 0.54, 44, 236, 0.25, "behind"],
  ["main", 0.76, 66, 182, 0.3, "behind"],
  ["main", 0.9, -30, 120, -0.2, "behind"],
  ["main", 0.95, 30, 92, 0.2, "front"],
  ["right", 0.3, 128, 200, 0.3, "behind"],
  ["right", 0.66, 76, 172, 0.3, "behind"],
  ["right", 0.95, 34, 80, 0.2, "front"],
  ["left", 0.5, 22, 128, 0.2, "front"],
  ["left", 0.74, -92, 156, -0.3, "behind"],
  ["left", 0.92, 4, 96, 0.1, "front"],
];

/** The youngest leaves at each tip: half folded, of unlike size. */
const tips: readonly (readonly [turn: number, long: number])[] = [
  [-22, 62],
  [16, 40],
];

/** Flowers by their heading and the length of their stalks; they nod. */
const blossoms: readonly (readonly [
  stem: Stem,
  t: number,
  heading: number,
  reach: number,
  view: FlowerView,
])[] = [
  ["left", 0.4, -130, 0.5, "open"],
  ["right", 0.84, -58, 0.56, "side"],
  ["main", 0.86, -78, 0.6, "face"],
  ["left", 0.84, -36, 0.4, "bud"],
  ["right", 0.9, 62, 0.34, "bud"],
];

export const drawLadenHerb = (page: Page, traits: PlateTraits, flower: Flower): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const lines = {
    main: stemThrough(layers, stems.main, side),
    right: stemThrough(layers, stems.right, side),
    left: stemThrough(layers, stems.left, side),
  };
  const look = greenStem(traits.stem);
  drawStem(layers.stems, lines.main, 17, 4, look, true);
  drawStem(layers.twigs, lines.right, 10, 3.2, look);
  drawStem(layers.twigs, lines.left, 8, 3, look);
  for (const line of Object.values(lines)) page.notes.push({ part: "shoot", line });
  const heading = (turn: number): number => up + side * degrees(turn);
  for (const [i, [stem, t, turn, reach, view]] of blossoms.entries()) {
    const { point } = along(lines[stem], t);
    const size = flowerSize(flower) * (view === "bud" ? 0.46 : lerp(1.16, 1.04, i / 4));
    putGroup(layers, (group) =>
      stalkedFlower(group, flower, point, heading(turn), flowerSize(flower) * reach, size, view),
    );
    page.notes.push({ part: "flowers" });
  }
  // The ripe fruit first: it leads; the young one is smaller.
  for (const [stem, t, turn, scale] of [
    ["main", 0.32, -84, 1.16],
    ["right", 0.56, 104, 0.62],
  ] as const)
    putGroup(layers, (group) =>
      drawFruitGroup(group, traits, along(lines[stem], t).point, heading(turn), scale),
    );
  for (const [stem, t, turn, long, bend, place] of blades) {
    const { point } = along(lines[stem], t);
    const angle = heading(turn) + random.around(0, 0.08);
    leaf(layers, traits, point, angle, long * random.between(0.95, 1.06), side * bend, place === "front");
  }
  for (const line of Object.values(lines)) {
    const { point, angle } = along(line, 1);
    for (const [turn, long] of tips)
      leaf(layers, traits, point, angle + side * degrees(turn), long, side * turn * 0.01, true, 0.1);
  }
  return layers.merged();
};

const leaf = (
  layers: Layers,
  traits: PlateTraits,
  point: Point,
  angle: number,
  length: number,
  bend: number,
  front: boolean,
  age = 1,
): boolean =>
  placeLeaf(layers, traits, {
    at: polar(point, angle, front ? 0 : 4),
    angle,
    length,
    bend,
    facing: age < 0.5 ? 0.6 : front ? 0.75 : 1,
    age: Math.min(age, length < 110 ? 0.5 : 1),
    whole: true,
    front: front,
  });
