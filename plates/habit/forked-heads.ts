// Elephant's foot: a stiff stem with its largest leaves near the ground, forked again and again above them, each branch with
// one group of heads between leafy bracts.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  through,
  up,
} from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flowerAt, flowerSize } from "../flower/flower.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

type Plant = { layers: Layers; traits: PlateTraits; leaf: number; head: number };

const putLeaf = (
  { layers, traits, leaf }: Plant,
  point: Point,
  angle: number,
  length: number,
  front = false,
  age = 1,
): void => {
  const { page, random } = layers;
  const facing = random.between(0.9, 1);
  const placing = { at: point, angle, length, bend: Math.cos(angle) * random.between(0.3, 0.6), facing };
  page.notes.push({ part: "leaf", node: layers.joint++, side: Math.cos(angle) < 0 ? -1 : 1, at: point });
  layers.coverage.takeOutline(footprint(traits.leaf, placing));
  const one = new Sketch(page);
  // The largest, which tell the plant, lie open to the reader.
  drawLeaf(one, traits.leaf, { ...placing, age, flat: length > leaf * 0.7 });
  (front ? layers.front : layers.behind).lay(one);
};

/** A branch that forks `left` times more; the older side of each fork is ahead of the other. */
const fork = (plant: Plant, line: Polyline, width: number, left: number, age: number): void => {
  const { layers, traits, head } = plant;
  const { page, random } = layers;
  drawStem(layers.stems, line, width, width * 0.72, greenStem(traits.stem));
  const { point, angle } = along(line, 1);
  if (left === 0) {
    if (traits.flower === undefined) return;
    const one = new Sketch(page);
    const isBud = age < 0.24;
    flowerAt(
      one,
      traits.flower,
      point,
      angle + random.around(0, 0.16),
      head * (isBud ? 0.72 : random.between(0.92, 1.08)),
      isBud ? "bud" : "side",
    );
    layers.coverage.take(one);
    page.notes.push({ part: "flowers" });
    layers.top.lay(one);
    return;
  }
  const long = lengthOf(line);
  for (const side of [-1, 1] as const) {
    const strong = (side === 1) === (left % 2 === 0);
    const turn = side * degrees(strong ? 28 : 46) * random.between(0.88, 1.14);
    const next = arc(
      point,
      angle + turn,
      Math.max(70, long * (strong ? 0.76 : 0.66)) * random.between(0.9, 1.1),
      // They turn up again.
      (up - angle - turn) * 0.28,
      0,
      10,
    );
    fork(plant, next, width * 0.74, left - 1, age - (strong ? 0.08 : 0.4));
  }
  // A small leaf below each fork.
  const way = random.chance(0.5) ? 1 : -1;
  putLeaf(plant, point, angle + way * degrees(72), plant.leaf * lerp(0.16, 0.26, left / 3), false, 0.6);
};

export const drawForkedHeads = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const plant: Plant = {
    layers,
    traits,
    leaf: leafLength(traits.leaf) * 1.75,
    head: traits.flower === undefined ? 0 : flowerSize(traits.flower) * 1.4,
  };
  const foot = 340 * page.tall;
  const main = through(
    [
      [0, foot],
      [side * 10, foot * 0.55],
      [-side * 12, foot * 0.1],
      [side * 6, -foot * 0.2],
    ],
    10,
  );
  drawRoot(
    layers.stems,
    traits.root ?? { form: "fibrous", colour: "tan" },
    [0, foot - 4],
    16,
    belowStem(main),
  );
  page.notes.push({ part: "shoot", line: main });
  // Largest near the ground, and spreading there.
  for (const [t, way, lean, size, front] of [
    [0.02, -1, 92, 0.8, false],
    [0.13, 1, 84, 1, false],
    [0.23, -1, 74, 1.06, false],
    [0.37, 1, 68, 0.94, false],
    [0.5, -1, 60, 0.78, false],
    [0.68, 1, 54, 0.6, true],
    [0.86, -1, 50, 0.44, false],
  ] as const) {
    const { point, angle } = along(main, t);
    putLeaf(
      plant,
      point,
      angle + way * side * degrees(lean + random.around(0, 6)),
      plant.leaf * size * random.between(0.94, 1.05),
      front,
    );
  }
  for (const [t, way, long, left] of [
    [0.5, 1, 290, 2],
    [0.7, -1, 240, 1],
  ] as const) {
    const { point, angle } = along(main, t);
    const lean = angle + way * side * degrees((left > 1 ? 72 : 58) + random.around(0, 6));
    const branch = arc(point, lean, long * page.tall, (up - lean) * 0.36, 0, 14);
    page.notes.push({ part: "shoot", line: branch });
    putLeaf(
      plant,
      along(branch, 0.46).point,
      along(branch, 0.46).angle + way * side * 0.9,
      plant.leaf * 0.34,
    );
    fork(plant, branch, 6, left, 0.8);
  }
  drawStem(layers.stems, main, 12, 8, greenStem(traits.stem));
  const { point, angle } = along(main, 1);
  fork(plant, arc(point, angle, 150 * page.tall, side * 0.08, 0, 10), 8, 2, 1);
  return layers.merged();
};
