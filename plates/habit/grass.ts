// Grasses: tufts of blades with their seed heads, and tall jointed canes.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  down,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { drawRoot } from "../root/root.ts";
import { drawBeadedCanes } from "./beaded-canes.ts";
import { culmLine, drawCulm, grassBlade } from "./culm.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";
import { drawMaize } from "./maize.ts";
import { drawRootedTuft } from "./rooted-tuft.ts";
import { drawSedge } from "./sedge.ts";
import { drawSwollenTuft } from "./swollen-tuft.ts";
import { drawThickCanes } from "./thick-canes.ts";

/** Tillers from the back to the front: where they stand, lean, how high they are, how far they bend. */
const tillers: readonly (readonly [x: number, lean: number, height: number, bend: number])[] = [
  [6, 0.2, 0.9, 0.16],
  [-12, -0.42, 0.8, -0.3],
  [20, 0.62, 0.68, 0.36],
  [-4, -0.08, 1, 0.14],
  [-24, -0.86, 0.5, -0.2],
];

export const drawGrass = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.special.includes("lemongrass")) return drawSwollenTuft(page, traits);
  if (traits.root?.form === "long-fragrant") return drawRootedTuft(page, traits);
  if (traits.flower?.cluster === "umbel") return drawSedge(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const flowers = traits.flower !== undefined && traits.flower.form !== "none";
  const grain = traits.fruit?.form === "grain";
  const fingers = traits.flower?.cluster === "fingers";
  const height = grain ? 560 : 520;
  const length = grain ? 400 : 340;
  const wide = Math.max(length * Math.max(traits.leaf.width ?? 0.03, 0.018), grain ? 14 : 11);
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 6], 30);
  // Blades out of the tuft itself: in bunches, never a regular fan, some bent right over.
  const count = 12;
  const ways = Array.from({ length: count }, (_, i) => {
    const bunch = [-0.9, -0.34, 0.2, 0.72, -0.6, 0.44, 1.05][i % 7] ?? 0;
    return bunch * way + random.around(0, 0.16);
  });
  for (const [i, turn] of ways.entries()) {
    const front = i > count * 0.55;
    const from: Point = [turn * 26 + random.around(0, 8), random.around(front ? 6 : -2, 5)];
    note(layers, turn, from);
    const one = new Sketch(page);
    grassBlade(one, traits.leaf, {
      at: from,
      angle: up + (turn * 0.72) / page.tall,
      length: length * (front ? random.between(0.45, 0.84) : random.between(0.7, 1.12)),
      width: wide * random.between(0.85, 1.1),
      bend: (Math.sign(turn) * random.between(0.35, i % 4 === 1 ? 2.3 : 1.3)) / page.tall,
      knee: random.between(0.25, 0.62),
      age: random.between(0.6, 1.15),
      far: i < count * 0.25,
    });
    (front ? layers.front : layers.behind).lay(one);
  }
  for (const [i, [x, lean, share, bend]] of tillers.entries()) {
    // Two heads over each other would be a tangle, and a stem without its head would be a stray line.
    if (fingers && i === 0) continue;
    const line = culmLine(
      [x * way, 2],
      up + (lean * 0.8 * way) / page.tall,
      height * share * page.tall,
      bend * way + random.around(0, 0.08),
    );
    drawCulm(layers, traits, {
      line,
      width: [8, 3],
      leaves: fingers ? [0.2, 0.42, 0.64] : [0.22, 0.42, 0.6, 0.78],
      blade: { length: length * 0.78, width: wide * 0.94 },
      side: i % 2 === 0 ? way : -way,
      lean: [0.62, 0.34],
      far: i === 0,
      reach: 0.17,
    });
    const end = along(line, 1);
    if (grain) {
      ripePanicle(layers, traits, end, Math.sign(lean) * way, 0.8 + share * 0.25);
      continue;
    }
    if (!flowers || traits.flower === undefined) continue;
    drawCluster(layers.top, traits.flower, {
      at: end.point,
      angle: end.angle,
      scale: lerp(0.5, 1, share),
    });
    page.notes.push({ part: "flowers" });
  }
  return layers.merged();
};

/** The ripe panicle of a cereal: it arches over, its branches hang to one side, close with small grains. */
const ripePanicle = (
  layers: Layers,
  { fruit }: PlateTraits,
  end: { point: Point; angle: number },
  side: number,
  share: number,
): void => {
  if (fruit === undefined) return;
  const { page, random } = layers;
  const tone = toneOf(fruit.colour);
  const straw = toneOf(mix(tone.mid, toneOf(fruit.unripe ?? "green").light, 0.45));
  const sketch = new Sketch(page);
  const axis = arc(end.point, end.angle, 290 * share, side * random.between(1.5, 2.1), 0, 22);
  sketch.line(axis, straw.ink, 2.6);
  sketch.line(axis, straw.mid, 1.7);
  const branches: Polyline[] = [];
  for (let i = 0; i < 16; i++) {
    const t = lerp(0.1, 0.95, i / 15);
    const spot = along(axis, t);
    // Under the weight of the grains all of them hang towards the ground.
    const out = i % 3 === 0 ? -0.3 : 0.55;
    const heading = spot.angle + side * out;
    const weight = Math.atan2(Math.sin(down - heading), Math.cos(down - heading));
    branches.push(
      arc(
        spot.point,
        heading,
        150 * share * lerp(1, 0.42, t) * random.between(0.85, 1.12),
        weight * random.between(0.4, 0.7),
        0,
        12,
      ),
    );
  }
  branches.push(axis.slice(-7));
  sketch.lines(branches, straw.dark, 1);
  const size = 14.5 * share;
  const grains: Point[][][] = [[], [], []];
  for (const line of branches) {
    const count = Math.max(5, Math.round(lengthOf(line) / (size * 0.62)));
    for (let k = 0; k < count; k++) {
      const spot = along(line, lerp(0.22, 1, k / (count - 1)));
      const turn = (k % 2 === 0 ? 1 : -1) * random.between(0.22, 0.5);
      const axisOf = arc(spot.point, spot.angle + turn, size * random.between(0.86, 1.08), -turn * 0.4, 0, 5);
      grains[Math.floor(random.between(0, 2.99))]?.push(
        ribbon(axisOf, (t) => size * 0.4 * Math.sin(Math.PI * lerp(0.12, 0.96, t)) ** 0.8 + 0.3),
      );
    }
  }
  const fills = [mix(tone.mid, tone.dark, 0.35), tone.mid, mix(tone.light, straw.mid, 0.25)];
  for (const [i, shapes] of grains.entries())
    sketch.patches(shapes, { fill: fills[i] ?? tone.mid, stroke: tone.ink, "stroke-width": 0.55 });
  page.notes.push({ part: "flowers" });
  layers.top.lay(sketch);
};

export const drawCane = (page: Page, traits: PlateTraits): Sketch =>
  traits.special.includes("maize")
    ? drawMaize(page, traits)
    : traits.special.includes("sugar-cane")
      ? drawThickCanes(page, traits)
      : drawBeadedCanes(page, traits);
