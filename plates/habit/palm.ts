// Palms, drawn whole: trunk, crown and fruit.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  down,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { fanLeaf, featherLeaf } from "../leaf/palm-leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

/** Records a leaf for the tests. */
export const note = (layers: Layers, side: number, point: Point): void => {
  layers.page.notes.push({ part: "leaf", node: layers.joint++, side: side < 0 ? -1 : 1, at: point });
};

export const drawPalm = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const slender = traits.special.includes("slender-palm");
  const fan = traits.leaf.form === "palm-fan";
  const trunks: readonly (readonly [number, number, number])[] = slender
    ? [
        [-0.34, 0.78, 0.6],
        [0.38, 0.66, 0.54],
        [0.02, 1.04, 0.74],
      ]
    : [[random.chance(0.5) ? 0.14 : -0.14, 1, 1]];
  for (const [lean, height, size] of trunks) {
    const line = arc([lean * 260, 0], up + lean * 1.4, (slender ? 600 : 500) * height, -lean * 1.1, 0, 22);
    const wide = slender ? 19 : 34;
    const wood = woodyStem(traits);
    // The trunk widens into its roots.
    fibrousRoots(layers.behind, toneOf(traits.root?.colour ?? "tan"), [lean * 260, 4], 11, 58, wide * 2.4);
    layers.stems.body(
      ribbon(line.slice(0, 5), (t) => wide * (1 + 0.75 * (1 - t) ** 3)),
      flatWash(page, wood.tone),
      wood.tone.ink,
      1.1,
    );
    drawStem(layers.stems, line, wide, slender ? 13 : 20, { ...wood, surface: "ringed" });
    if (traits.stem.surface === "thorny") needleRings(layers.stems, line, wide);
    const crown = along(line, 1);
    if (slender)
      layers.stems.body(
        ribbon(arc(crown.point, crown.angle, 70, 0, 0, 6), () => 17),
        toneOf("light-green").mid,
        toneOf("light-green").ink,
        1,
      );
    const top = slender ? polar(crown.point, crown.angle, 64) : crown.point;
    // From the back to the front: upright leaves, then those that arch out, then those that hang.
    const crownPlan: readonly (readonly [number, number, number, boolean])[] = [
      [0.3, 0.8, 0.5, true],
      [-0.52, 0.84, 0.6, true],
      [-0.08, 0.92, 0.3, false],
      [0.78, 1, 1, false],
      [-1.02, 1, 1, false],
      [1.34, 1, 1, false],
      [-1.56, 0.98, 0.9, false],
      [1.86, 0.8, 0.5, false],
    ];
    // Fans stand on stalks, and more of them are needed to close the crown.
    const young = [
      [-0.28, 0.62, 0.2, false],
      [0.46, 0.58, 0.2, false],
    ] as const;
    for (const [i, [turn, long, arch, far]] of (fan ? [...crownPlan, ...young] : crownPlan).entries()) {
      const way = turn + random.around(0, 0.1);
      note(layers, way, top);
      const onto = i < 5 ? layers.behind : layers.front;
      if (fan)
        fanLeaf(onto, traits.leaf, top, up + way * 1.25, 340 * size * long * random.between(0.94, 1.05));
      else
        featherLeaf(
          onto,
          traits.leaf,
          top,
          up + way,
          430 * size * long * random.between(0.94, 1.05),
          Math.sign(way) * arch * random.between(0.9, 1.2),
          far,
        );
    }
    palmFruit(layers, traits, slender ? crown.point : top, size);
  }
  return layers.merged();
};

/** Rings of long black needles between the leaf scars of a spiny trunk. */
const needleRings = (sketch: Sketch, line: Polyline, wide: number): void => {
  const { random } = sketch;
  const needles = steps(15)
    .slice(1)
    .flatMap((t) => {
      const { point, angle } = along(line, t * 0.97);
      return [-1, -0.72, -0.36, 0, 0.36, 0.72, 1].map((share): Point[] => {
        const foot = polar(point, angle + Math.PI / 2, share * wide * 0.42);
        return [
          foot,
          polar(foot, down + share * -1.05, (10 + Math.abs(share) * 12) * random.between(0.8, 1.15)),
        ];
      });
    });
  sketch.lines(needles, "#3a3029", 1.2, { "stroke-linecap": "round" });
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
  // A string of fruits stays slender beside the crown, whatever the size of the fruit.
  const slight = Math.min(1.5, 42 / fruitLength(fruit));
  drawFruitGroup(
    layers.top,
    { ...traits, fruit: { ...fruit, arrangement: "hanging-strings" } },
    from,
    down + 0.4,
    size * slight,
  );
};
