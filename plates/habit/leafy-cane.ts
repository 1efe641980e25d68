// Dumb cane: a thick green stem that lies at its foot, where it roots from its joints, and rises, ringed by the scars of
// fallen leaves; at its top large leaves crowd, each on a stalk whose lower half is a sheath around the stem.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  degrees,
  evenly,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { flowerAt } from "../flower/flower.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { berrySpadix } from "./berry-spadix.ts";
import { caneStem } from "./cane-stem.ts";
import { Layers } from "./layers.ts";

/** A leaf: where its sheath leaves the stem, its angle to it, its length, how far it faces us, whether it is in front. */
type CrownLeaf = readonly [t: number, lean: number, long: number, facing: number, front: boolean];

const crown: readonly CrownLeaf[] = [
  [0.62, -84, 0.92, 1, false],
  [0.65, 84, 0.9, 1, false],
  [0.7, -76, 1.02, 1, false],
  [0.75, 70, 1.04, 1, false],
  [0.81, -50, 1, 0.9, false],
  [0.86, 44, 0.98, 1, false],
  [0.91, -24, 0.86, 0.8, false],
  [0.95, 18, 0.8, 0.85, false],
  [0.84, 116, 0.84, 1, true],
];

const young: readonly CrownLeaf[] = [
  [0.5, -66, 0.5, 1, false],
  [0.74, 52, 0.56, 1, false],
  [0.96, -14, 0.5, 0.9, false],
];

/** The stalk of a leaf: a broad sheath with two thin edges below, round and grooved above. */
const stalk = (sketch: Sketch, traits: PlateTraits, line: Polyline, width: number): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#9db05c", 0.35));
  const sheathed = 0.56;
  const half = (t: number): number =>
    t < sheathed
      ? lerp(width, width * 0.52, (t / sheathed) ** 1.4)
      : lerp(width * 0.36, width * 0.24, (t - sheathed) / (1 - sheathed));
  const start = along(line, 0).point;
  sketch.body(
    ribbon(line, half),
    litWash(
      sketch.page,
      [tone.light, tone.mid, tone.dark],
      polar(start, up - 0.6, width * 0.5),
      polar(start, 0.5, width * 0.6),
    ),
    tone.ink,
    1,
  );
  const edge = (share: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i / 8) * to;
      const spot = along(line, t);
      return polar(spot.point, spot.angle + Math.PI / 2, share * half(t));
    });
  // The two edges of the sheath meet above in its mouth.
  sketch.lines([edge(-0.2, sheathed), edge(0.24, sheathed)], tone.ink, 0.9, { opacity: 0.6 });
  sketch.lines([edge(-0.32, sheathed)], tone.pale, 1.2, { opacity: 0.5 });
};

const bearLeaf = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  leaf: CrownLeaf,
  full: number,
  way: number,
): void => {
  const { page, random } = layers;
  const [t, turn, long, facing, front] = leaf;
  const lean = turn * way;
  const spot = along(line, t);
  const side = lean < 0 ? -1 : 1;
  const steep = Math.min(1, Math.abs(lean) / 90);
  const length = full * long * random.between(0.96, 1.04);
  const petiole = arc(
    polar(spot.point, spot.angle, -10),
    spot.angle + degrees(lean) * 0.62,
    length * lerp(0.46, 0.5, steep),
    degrees(lean) * 0.62,
    0,
    14,
  );
  page.notes.push({ part: "leaf", node: layers.joint++, side, at: spot.point });
  const one = new Sketch(page);
  const end = along(petiole, 1);
  drawLeaf(one, traits.leaf, {
    // The stalk runs straight on into the midrib; the blade arches from there.
    at: polar(end.point, end.angle, -6),
    angle: end.angle + side * lerp(0.02, 0.06, steep),
    length,
    bend: side * lerp(0.2, 0.5, steep),
    stalk: 0,
    facing,
    age: lerp(1, 0.5, (t - 0.5) * 2),
  });
  stalk(one, traits, petiole, clamp(full * 0.13, 16, 36));
  layers.coverage.take(one);
  (front ? layers.front : layers.behind).lay(one);
};

/** The youngest leaf is rolled up in the sheath of the last. */
const rolledLeaf = (layers: Layers, traits: PlateTraits, line: Polyline, length: number): void => {
  const end = along(line, 0.985);
  const tone = toneOf(mix(toneOf(traits.leaf.colour).light, "#b8c95f", 0.4));
  const one = new Sketch(layers.page);
  const spear = arc(end.point, end.angle, length, 0.16, 0, 12);
  one.body(
    ribbon(spear, (t) => length * 0.1 * Math.sin(Math.PI * lerp(0.34, 1, t)) ** 0.8 + 0.8),
    litWash(
      layers.page,
      [tone.light, tone.mid, tone.dark],
      polar(end.point, Math.PI, 10),
      polar(end.point, 0, 12),
    ),
    tone.ink,
    1,
  );
  one.lines([spear.slice(1, -1).map(([x, y]): Point => [x + 2, y])], tone.ink, 0.7, { opacity: 0.5 });
  layers.behind.lay(one);
};

const spathe = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  t: number,
  turn: number,
  size: number,
): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  const spot = along(line, t);
  const foot = arc(spot.point, spot.angle + turn, size * 0.42, -turn * 0.7, 0, 8);
  const green = toneOf(mix(toneOf("light-green").mid, toneOf(traits.stem.colour).mid, 0.3));
  const one = new Sketch(layers.page);
  one.body(
    ribbon(foot, () => size * 0.058),
    green.mid,
    green.ink,
    0.9,
  );
  const end = along(foot, 1);
  flowerAt(one, flower, polar(end.point, end.angle, -2), end.angle, size, "side");
  layers.page.notes.push({ part: "flowers" });
  layers.front.lay(one);
};

export const drawLeafyCane = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const full = clamp(leafLength(traits.leaf) * 1.36, 180, 340);
  const on = (knots: readonly Point[]): Point[] =>
    evenly(
      through(
        knots.map(([x, y]): Point => [way * (x + random.around(0, 5)), y * page.tall]),
        9,
      ),
      34,
    );
  const cane = on([
    [-286, 330],
    [-180, 350],
    [-64, 318],
    [10, 214],
    [22, 70],
    [8, -90],
    [14, -170],
  ]);
  const shoot = on([
    [-206, 336],
    [-246, 276],
    [-268, 206],
  ]);
  page.notes.push({ part: "shoot", line: cane });
  const pale = toneOf(mix(toneOf("tan").light, "#efe6cc", 0.5));
  for (const [t, count, long] of [
    [0.05, 5, 60],
    [0.13, 6, 84],
    [0.2, 6, 76],
    [0.275, 5, 66],
  ] as const) {
    const { point } = along(cane, t);
    fibrousRoots(layers.behind, pale, [point[0], point[1] + 16], count, long, 16);
  }
  caneStem(layers.twigs, traits, shoot, [20, 15]);
  caneStem(layers.stems, traits, cane, [40, 27], true);
  for (const leaf of young) bearLeaf(layers, traits, shoot, leaf, full * 0.86, way);
  rolledLeaf(layers, traits, cane, full * 0.62);
  // The lowest leaves last: their sheaths enclose those above.
  for (const leaf of [...crown].filter(([, , , , front]) => !front).reverse())
    bearLeaf(layers, traits, cane, leaf, full, way);
  spathe(layers, traits, cane, 0.93, way * 0.1, 216);
  spathe(layers, traits, cane, 0.83, -way * 0.42, 170);
  if (traits.fruit !== undefined) {
    // Heavy with berries it nods, clear of the leaves.
    const spot = along(cane, 0.5);
    berrySpadix(layers, traits, spot.point, spot.angle + way * 1.95);
  }
  for (const leaf of crown.filter(([, , , , front]) => front))
    bearLeaf(layers, traits, cane, leaf, full, way);
  return layers.merged();
};
