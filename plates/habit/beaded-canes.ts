// Leafy canes from one stool: long blades in two ranks, and out of the upper sheaths stalks that end in beads, each with its
// male flowers.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, down, lerp, type Point, polar, ribbon, turnTo } from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawRoot } from "../root/root.ts";
import { drawTube } from "../stem/tube.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { type CulmLeaf, drawSheathedCulm } from "./sheathed-culm.ts";
import { stool } from "./stool.ts";

type Cane = {
  knots: readonly Point[];
  width: readonly [number, number];
  leaves: readonly CulmLeaf[];
  /** Where beads leave the mouth of a sheath, to which side, and how many. */
  beads: readonly (readonly [t: number, lean: number, count: number])[];
};

/** From the back to the front. */
const canes: readonly Cane[] = [
  {
    knots: [
      [26, 4],
      [96, -150],
      [190, -290],
      [262, -410],
    ],
    width: [17, 7],
    leaves: [
      [0.26, 0.96, 384, 1.2],
      [0.44, -0.5, 320, -0.7],
      [0.62, 0.6, 384, 1.5],
      [0.8, -0.5, 333, -0.5],
      [0.96, 0.3, 307, 1],
    ],
    beads: [
      [0.8, -0.5, 3],
      [0.96, 0.2, 3],
    ],
  },
  {
    knots: [
      [-30, 4],
      [-104, -140],
      [-190, -280],
      [-240, -420],
    ],
    width: [17, 7],
    leaves: [
      [0.24, -0.86, 397, -1.8],
      [0.42, 0.5, 307, 0.9],
      [0.6, -0.66, 410, -1.5],
      [0.78, 0.5, 320, 0.9],
      [0.95, -0.36, 346, -1.1],
    ],
    beads: [
      [0.6, -0.9, 2],
      [0.78, 0.6, 2],
      [0.95, -0.1, 4],
    ],
  },
  {
    knots: [
      [0, 8],
      [12, -200],
      [-14, -400],
      [20, -590],
    ],
    width: [20, 8],
    leaves: [
      [0.22, 0.74, 330, 2.6],
      [0.36, -0.7, 384, -1.8],
      [0.5, 0.6, 474, 1.5],
      [0.64, -0.56, 448, -1.5],
      [0.78, 0.5, 422, 1.2],
      [0.9, -0.44, 384, -0.9],
      [1, 0.24, 320, 0.7],
    ],
    beads: [
      [0.64, -0.5, 2],
      [0.78, 0.7, 3],
      [0.9, -0.6, 4],
      [1, 0, 4],
    ],
  },
];

export const drawBeadedCanes = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const green = mix(hexOf(traits.stem.colour), "#a9b060", 0.25);
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 14], 96);
  for (const { knots, width, leaves, beads } of canes) {
    const line = stemThrough(layers, knots, side, 8);
    const whole = new Sketch(page);
    const girth = (t: number): number => lerp(width[0], width[1], t);
    drawTube(whole, line, girth, toneOf(green), 1);
    drawSheathedCulm(layers, whole, traits, {
      line,
      girth: (t) => girth(t) * 1.1,
      leaves,
      from: 0.05,
      overlap: 0.05,
      blade: 40,
      colour: mix(green, "#b9c27c", 0.3),
      side,
    });
    layers.stems.lay(whole);
    for (const [t, lean, count] of beads) {
      const { point, angle } = along(line, t);
      putGroup(layers, (group) =>
        beadStalks(
          group,
          traits,
          polar(point, angle, -6),
          angle + side * lean,
          count,
          side * Math.sign(lean),
        ),
      );
      page.notes.push({ part: "flowers" });
    }
  }
  stool(layers.front, toneOf(mix("#8fa35e", "#7d5f3c", 0.4)), [0, 12], 56);
  return layers.merged();
};

/** Stalks of unequal length out of one sheath, each with its bead; the oldest have bent over. */
const beadStalks = (
  sketch: Sketch,
  { fruit, special }: PlateTraits,
  from: Point,
  heading: number,
  count: number,
  way: number,
): void => {
  if (fruit === undefined) return;
  const { random } = sketch;
  const green = toneOf("#8fa860");
  const size = fruitLength(fruit);
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0.5 : i / (count - 1);
    const leaving = heading + way * lerp(-0.16, 0.42, share) + random.around(0, 0.06);
    const stalk = arc(
      from,
      leaving,
      lerp(104, 62, share) * random.between(0.9, 1.1),
      turnTo(leaving, down) * lerp(0.1, 0.5, share),
      0,
      9,
    );
    sketch.body(
      ribbon(stalk, (t) => lerp(3.4, 4.6, t ** 4)),
      green.mid,
      green.ink,
      0.8,
    );
    const end = along(stalk, 1);
    const ripe = i > 0 || random.chance(0.4);
    // Between green and their last colour beads are pale.
    const coloured =
      ripe && i % 3 === 2 && fruit.accent !== undefined ? { ...fruit, colour: fruit.accent } : fruit;
    fruitAt(sketch, coloured, special, end.point, end.angle - down, size * (ripe ? 1 : 0.86), ripe, 2);
  }
};
