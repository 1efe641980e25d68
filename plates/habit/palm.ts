// Palms, drawn whole: trunk, crown and fruit.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { fruitLength } from "../fruit/fruit.ts";
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
    const line = arc(
      [lean * 260, 0],
      up + lean * 1.4,
      (slender ? 600 : 520) * height * page.tall,
      -lean * 1.1,
      0,
      22,
    );
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
    // From the back to the front: the spear, upright leaves, then those that arch out, those that hang, and one that
    // comes towards us: where it points, how long it looks, how far it bends, and how broad its leaflets look.
    const carriage = random.fork("crown").between(0.7, 1.25);
    const crownPlan: readonly (readonly [number, number, number, number])[] = [
      [0.1, 0.8, 0.25, 0.7],
      [-0.4, 0.98, 1, 0.9],
      [0.56, 0.96, 1.1, 0.9],
      [-0.92, 1.04, 1.35, 1],
      [1.06, 1.02, 1.3, 1],
      [-1.5, 0.98, 1.05, 1],
      [1.6, 0.9, 1, 1],
      [-0.2, 0.6, 1.5, 1.35],
    ];
    for (const [i, [turn, long, arch, broad]] of crownPlan.entries()) {
      // The fibrous sheaths of the older leaves close the crown between the stalks.
      if (i === 5 && !slender) {
        const fibre = toneOf(mix(wood.tone.mid, toneOf(traits.leaf.colour).dark, 0.45));
        layers.behind.body(
          ribbon(
            arc(polar(top, crown.angle, -34), crown.angle, 62, 0, 0, 7),
            (t) => 30 + 26 * Math.sin(t * 2.6),
          ),
          flatWash(page, fibre),
          fibre.ink,
          1,
        );
      }
      const way = turn + random.around(0, 0.12);
      note(layers, way, top);
      const onto = i < 5 ? layers.behind : layers.front;
      // The leaves clasp the trunk one above the other, not all at one point.
      const from: Point = [top[0] + way * 7 * size, top[1] + Math.abs(way) * 12 * size];
      const length = 440 * size * long * random.between(0.94, 1.06);
      const one = new Sketch(page);
      if (fan)
        fanLeaf(one, traits.leaf, from, up + way * 1.12, length * 0.86, lerp(1, 0.62, Math.abs(turn) / 1.6));
      else
        featherLeaf(one, traits.leaf, {
          from,
          angle: up + way,
          length,
          bend: Math.sign(way) * arch * carriage * random.between(0.9, 1.15),
          far: i < 3,
          broad,
        });
      onto.lay(one);
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
  const { fruit } = traits;
  if (fruit === undefined) return;
  if (fruit.length_cm > 9) {
    // Large nuts hang in bunches to both sides of the trunk.
    for (const side of [-1, 1])
      drawFruitGroup(
        layers.top,
        { ...traits, fruit: { ...fruit, arrangement: "bunch" } },
        [from[0] + side * 8, from[1] + 16],
        down - side * 1.15,
        size * 0.34,
      );
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
