// Seed-under-leaf and its kin, drawn whole: an upright stem, and up it fine level sprays with two rows of small leaves, so
// that each passes for one feathered leaf. Below every leaf stand a flower or a fruit.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  degrees,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
  up,
} from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

/** The length of a leaf of one centimetre on the plant, in page units. */
const leafUnit = 49;

type Spray = {
  line: Polyline;
  leaf: number;
  /** The side of the spray that faces the ground: 1 to the right of its direction. */
  below: 1 | -1;
  /** How far its two rows face the viewer. */
  facing: number;
  /** Seen from beneath. */
  under?: boolean;
};

/** A minute six-parted flower that nods below its leaf. */
const underFlower = (sketch: Sketch, traits: PlateTraits, at: Point, size: number): void => {
  const colour = hexOf(traits.flower?.colour ?? "green-white");
  sketch.patches(
    steps(7)
      .slice(1)
      .map((t) => {
        const turn = t * Math.PI * 2 + 0.3;
        return [
          at,
          polar(at, turn - 0.42, size * 0.7),
          polar(at, turn, size),
          polar(at, turn + 0.42, size * 0.7),
        ];
      }),
    { fill: mix(colour, "#fdfbea", 0.5), stroke: "#5f6b3a", "stroke-width": 0.5 },
  );
  sketch.dots([at], "#d6a93a", size * 0.5);
};

/** One spray: leaves in two close ranks, and in their axils fruits towards the foot, flowers towards the tip. */
const leafySpray = (sketch: Sketch, traits: PlateTraits, spray: Spray): void => {
  const { line, leaf, below, facing } = spray;
  const { random } = sketch;
  const { fruit, special } = traits;
  const long = lengthOf(line);
  const gap = Math.max(7, leaf * (traits.leaf.width ?? 0.4) * 0.8);
  const count = Math.max(4, Math.round(long / gap));
  const size = clamp(leaf * 0.36, 8, 60);
  // Fruits with a stalk hang, stalkless ones sit against the twig.
  const stalk = traits.flower?.cluster === "pair" ? size * 0.55 : size * 0.12;
  const bear = (from: number, to: number): void => {
    // One to each leaf of the lower row, or they would make a string of beads.
    for (let i = from + (from % 2); i < to; i += 2) {
      const t = (i + 0.5) / count;
      const { point, angle } = along(line, t);
      const foot = polar(point, angle + (below * Math.PI) / 2, 1.5);
      if (t > 0.66 || i % 14 === 8) {
        if (t < 0.94)
          underFlower(sketch, traits, polar(foot, angle + (below * Math.PI) / 2, size * 0.4), size * 0.36);
        continue;
      }
      if (fruit === undefined) continue;
      fruitAt(
        sketch,
        fruit,
        special,
        foot,
        angle + (below > 0 ? 0 : Math.PI) + random.around(0, 0.25),
        size * lerp(1.06, 0.6, t) * random.between(0.9, 1.1),
        true,
        stalk,
      );
    }
  };
  const leaves = (): void => {
    const end = along(line, 1);
    // The youngest leaf ends the spray.
    drawLeaf(sketch, traits.leaf, {
      at: end.point,
      angle: end.angle + below * 0.2,
      length: leaf * 0.5,
      bend: 0.1,
      facing: 1,
      age: 0.3,
      stalk: 1,
      under: spray.under ?? false,
    });
    for (let i = count - 1; i >= 0; i--) {
      const t = (i + 0.5) / count;
      const { point, angle } = along(line, t);
      const side = i % 2 === 0 ? 1 : -1;
      // The leaves of the middle are the largest; those of one row are foreshortened when the spray is turned.
      const grown = lerp(0.78, 1, Math.sin(lerp(0.16, 0.86, t) * Math.PI)) * (t > 0.9 ? 0.7 : 1);
      drawLeaf(sketch, traits.leaf, {
        at: point,
        angle: angle + side * lerp(degrees(78), degrees(56), t) * random.between(0.93, 1.07),
        length: leaf * grown * (side === below ? facing : 1),
        bend: side * random.between(-0.15, 0.3),
        facing: 1,
        age: t > 0.86 ? 0.5 : 1,
        stalk: 1.5,
        under: spray.under ?? false,
      });
    }
  };
  const bare = Math.floor(count * 0.08);
  drawStem(sketch, line, clamp(leaf * 0.07, 2.6, 6), 1.4, {
    ...greenStem(traits.stem),
    tone: toneOf(mix(toneOf(traits.stem.colour).mid, toneOf(traits.leaf.colour).light, 0.35)),
    form: "round",
  });
  leaves();
  bear(bare, count);
};

/** The sprays up a stem: to the left and the right by turns, every third towards the reader and so shorter. */
const sprays = (
  layers: Layers,
  traits: PlateTraits,
  stem: Polyline,
  count: number,
  longest: number,
  from: number,
): void => {
  const { random, page } = layers;
  const leaf = leafUnit * clamp(traits.leaf.length_cm, 0.8, 1.6) ** 0.6 * page.full ** 0.4;
  for (let i = 0; i < count; i++) {
    const t = lerp(from, 0.97, i / (count - 1));
    const { point, angle } = along(stem, t);
    const side = i % 2 === 0 ? 1 : -1;
    const near = i % 3 === 1;
    const reach = longest * lerp(1, 0.34, t ** 1.4) * random.between(0.88, 1.1) * (near ? 0.74 : 1);
    const heading = angle + side * degrees(lerp(66, 44, t)) * (near ? 0.72 : 1);
    // They leave the stem rising and bow under their fruits.
    const line = arc(point, heading, reach, side * random.between(0.25, 0.6), 0, 14);
    const one = new Sketch(page);
    leafySpray(one, traits, {
      line,
      leaf: leaf * lerp(1, 0.76, t),
      below: side,
      facing: near ? 0.6 : random.between(0.84, 1),
    });
    page.notes.push({ part: "shoot", line });
    page.notes.push({ part: "leaf", node: layers.joint++, side, at: point });
    (near ? layers.front : layers.behind).lay(one);
    layers.coverage.take(one);
  }
};

export const drawUnderLeafHerb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const look = greenStem(traits.stem);
  const main = arc([0, 10], up - side * 0.16, 700 * page.tall, side * 0.3, side * 0.22, 24);
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [0, 6], 13, belowStem(main));
  // A weaker shoot leaves it near the ground and turns up.
  const low = along(main, 0.08);
  const second = arc(low.point, up + side * 1.25, 360 * page.tall, -side * 0.62, 0, 18);
  drawStem(layers.twigs, second, 7, 2.6, look);
  drawStem(layers.stems, main, 10, 3, look);
  sprays(layers, traits, second, 5, 200, 0.34);
  sprays(layers, traits, main, 11, 310, 0.24);
  page.notes.push({ part: "flowers" });
  return layers.merged();
};

/** One spray enlarged, from beneath. */
export const sprayStudy = (sketch: Sketch, traits: PlateTraits, under: boolean): void => {
  const line = arc([0, 0], up + 0.2, 190, -0.3, 0, 14);
  leafySpray(sketch, traits, { line, leaf: 52, below: 1, facing: 1, under });
};
