// Thyme and plants like it: many wiry stems from one woody foot, close with pairs of minute leaves, a head of flowers on each.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, lengthOf, lerp, type Point, steps, up } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem, woodyStem } from "../stem/stem.ts";
import { cushionStem, placePair } from "./cushion.ts";
import { Layers } from "./layers.ts";

/** The length of a leaf in page units. */
const leafSize = 43;

/** Stems from the back to the front: how far they lean, how long they are, whether they flower, in degrees and units. */
const stems: readonly (readonly [lean: number, length: number, flowers: boolean])[] = [
  [-30, 560, true],
  [24, 600, true],
  [62, 470, true],
  [-66, 500, true],
  [44, 430, false],
  [-48, 400, false],
  [-12, 640, true],
  [84, 380, true],
  [-88, 360, false],
  [8, 470, false],
  [34, 330, true],
  [-34, 320, false],
];

/** A pair of leaves on a stem along +x, `across` it or towards the viewer, with a tuft of smaller ones in some axils. */
const leafPair = (drawing: Sketch, traits: PlateTraits, across: boolean, tufted: boolean): void => {
  const { random } = drawing;
  for (const side of [-1, 1]) {
    const lean = side * degrees(across ? 62 : 38) * random.between(0.84, 1.12);
    const length = leafSize * (across ? 1 : 0.82);
    drawLeaf(drawing, traits.leaf, {
      at: [0, 0],
      angle: lean,
      length,
      bend: -side * random.between(0, 0.4),
      facing: across ? 1 : 0.62,
    });
    if (tufted)
      drawLeaf(drawing, traits.leaf, {
        at: [0, 0],
        angle: lean * 0.42,
        length: length * 0.58,
        bend: 0,
        facing: 0.8,
        age: 0.4,
      });
  }
};

/** The pairs up a stem, each across the one below it. */
const leafyStem = (layers: Layers, traits: PlateTraits, line: readonly Point[], onto: Sketch): void => {
  const { random, page } = layers;
  const pairs = Math.round((lengthOf(line) * 0.9) / 25);
  for (let i = 0; i < pairs; i++) {
    const t = lerp(0.12, 0.97, i / (pairs - 1));
    const spot = along(line, t);
    const node = layers.joint++;
    for (const side of [-1, 1] as const) page.notes.push({ part: "leaf", node, side, at: spot.point });
    const across = i % 2 === 0;
    const tufted = i % 3 === 1 && t < 0.86;
    const grow = lerp(0.8, 1, Math.sin(t * Math.PI)) * random.between(0.88, 1.1);
    placePair(onto, `wiry pair ${across} ${tufted}`, spot, grow, (drawing) =>
      leafPair(drawing, traits, across, tufted),
    );
  }
};

export const drawWiryCushion = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  drawRoot(layers.behind, traits.root ?? { form: "woody", colour: "brown" }, [0, 4], 22);
  const wood = woodyStem(traits);
  for (const [i, [lean, long, flowers]] of stems.entries()) {
    const line = cushionStem(page, lean * side, long, 0.16);
    const one = new Sketch(page);
    drawStem(one, line, 7, 2.2, i % 3 === 0 ? wood : greenStem(traits.stem));
    leafyStem(layers, traits, line, one);
    if (flowers && traits.flower !== undefined) {
      const end = along(line, 1);
      drawCluster(one, traits.flower, { at: end.point, angle: end.angle, scale: 0.9 });
      page.notes.push({ part: "flowers" });
    }
    (i < stems.length / 2 ? layers.behind : layers.front).place(one);
  }
  // The gnarled foot from which all of them rise.
  for (const t of steps(3))
    drawStem(
      layers.front,
      arc([lerp(-12, 12, t), 12], up + lerp(-0.5, 0.5, t), 56, 0.1, 0.2, 7),
      lerp(13, 10, t),
      6,
      wood,
    );
  return layers.merged();
};
