// Aroids with an upright stem: ringed by the scars of fallen leaves, with long sheathing leaf stalks crowded at its top.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  degrees,
  down,
  evenly,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

/** Whether the plant is such an aroid; others of the family have all their leaves from the ground. */
export const isAroidCane = ({ flower, leaf }: PlateTraits): boolean =>
  flower?.form === "spathe" && leaf.arrangement !== "basal";

/** A stem: where it stands, how far it leans, how high it is, its leaves, and whether it stands behind. */
type Cane = readonly [x: number, lean: number, height: number, leaves: number, far: boolean];

const crowded: readonly Cane[] = [
  [46, 150, 330, 5, true],
  [-16, -70, 520, 8, false],
];
const inWater: readonly Cane[] = [
  [64, 150, 420, 4, true],
  [-70, -200, 500, 5, false],
  [2, 40, 640, 6, false],
];

export const drawAroidCane = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const arrow = traits.leaf.outline === "arrow";
  const water = traits.habit === "aquatic";
  const leaf = clamp(leafLength(traits.leaf) * (arrow ? 0.98 : 1.3), 150, 290);
  drawRoot(layers.behind, traits.root ?? { form: "rhizome", colour: "tan" }, [0, 0], 24);
  for (const [x, lean, height, count, far] of water ? inWater : crowded) {
    const tall = height * page.tall;
    const line = evenly(
      through(
        [
          [x * way * 0.8, 24],
          [x * way, -12],
          [(x + lean * (water ? 0.25 : 0.5)) * way, -tall * 0.36],
          [(x + lean * (water ? 0.6 : 0.62)) * way, -tall * 0.7],
          [(x + lean) * way, -tall],
        ],
        7,
      ),
      30,
    );
    caneStem(far ? layers.twigs : layers.stems, traits, line, water ? [24, 15] : [30, 24]);
    const first = water ? 0.5 : 0.46;
    const crownLeaves: { one: Sketch; front: boolean }[] = [];
    for (let i = 0; i < count; i++) {
      const t = lerp(first, 0.99, (i / (count - 1)) ** 0.8);
      const spot = along(line, t);
      const turn = i * 2.5 + (far ? 1 : 0);
      const [side, depth] = [Math.cos(turn), Math.sin(turn)];
      const sign = side < 0 ? -1 : 1;
      const age = 1 - i / (count - 1);
      // The old leaves stand off and hang, the young ones rise.
      const heading = spot.angle + sign * lerp(0.3, degrees(78), age ** 0.8) * lerp(0.55, 1, Math.abs(side));
      const stalkLong = leaf * (arrow ? 1 : 0.62) * lerp(0.44, 0.68, age) * random.between(0.9, 1.1);
      const stalk = arc(spot.point, heading, stalkLong, sign * lerp(0.1, 0.5, age), 0, 10);
      const one = new Sketch(page);
      page.notes.push({ part: "leaf", node: layers.joint++, side: sign, at: spot.point });
      const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#9db05c", 0.35));
      one.body(
        // Its lower half is a sheath that clasps the stem.
        ribbon(stalk, (s) => (s < 0.45 ? lerp(20, 9, s / 0.45) : lerp(9, 5.5, (s - 0.45) / 0.55))),
        litWash(page, [tone.light, tone.mid, tone.dark], polar(spot.point, up, 10), polar(spot.point, 0, 14)),
        tone.ink,
        1,
      );
      one.lines([stalk.slice(0, 6)], tone.ink, 0.8, { opacity: 0.6 });
      const end = along(stalk, 1);
      drawLeaf(one, traits.leaf, {
        at: end.point,
        angle: end.angle + sign * (arrow ? lerp(0.5, 1, age) : lerp(0.1, 0.42, age)),
        length: leaf * lerp(0.78, 1, age) * lerp(0.82, 1, Math.abs(side)),
        bend: sign * lerp(0.2, 0.7, age),
        stalk: 0,
        facing: lerp(0.62, 1, Math.abs(side)),
        age: lerp(0.4, 1, age),
        far: far && depth < 0,
      });
      crownLeaves.push({ one, front: !far && depth > 0 });
    }
    for (const { one, front } of crownLeaves) if (!front) layers.behind.lay(one);
    bloom(layers, traits, line, way, far, water);
    for (const { one, front } of crownLeaves) if (front) layers.front.lay(one);
  }
  return layers.merged();
};

/** The spathes of a stem, and its fruits. */
const bloom = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  way: number,
  far: boolean,
  water: boolean,
): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  const open = (t: number, turn: number, scale: number): void => {
    const spot = along(line, t);
    const stalk = arc(spot.point, spot.angle + turn, 70 * scale, -turn * 0.5, 0, 7);
    const green = toneOf("light-green");
    const one = new Sketch(layers.page);
    one.body(
      ribbon(stalk, () => 10 * scale),
      green.mid,
      green.ink,
      0.9,
    );
    const end = along(stalk, 1);
    drawCluster(one, flower, { at: end.point, angle: end.angle, scale });
    layers.page.notes.push({ part: "flowers" });
    layers.front.lay(one);
  };
  if (water) {
    if (!far) open(0.99, way * 0.12, 0.62);
    if (far && groupsFor(traits) > 0) {
      const end = along(line, 0.97);
      drawFruitGroup(layers.top, traits, end.point, end.angle + way * 0.9);
    }
    return;
  }
  open(0.97, way * 0.16, far ? 0.72 : 0.92);
  if (!far) open(0.86, -way * 0.7, 0.66);
  if (!far && groupsFor(traits) > 0) {
    const spot = along(line, 0.72);
    berrySpadix(layers, traits, spot.point, spot.angle + way * 0.95);
  }
};

/** Ripe berries crowded on the foot of the spadix, out of which its withered end stands, before the burst spathe. */
const berrySpadix = (
  layers: Layers,
  { flower, fruit, special }: PlateTraits,
  from: Point,
  angle: number,
): void => {
  if (flower === undefined || fruit === undefined) return;
  const { page } = layers;
  const green = toneOf("light-green");
  const hood = toneOf(mix(toneOf(flower.bracts ?? "light-green").mid, "#c9ab62", 0.75));
  const stalk = arc(from, angle, 60, -angle * 0.12 - 0.2, 0, 8);
  const one = new Sketch(page);
  one.body(
    ribbon(stalk, () => 10),
    green.mid,
    green.ink,
    0.9,
  );
  const foot = along(stalk, 1);
  const axis = arc(foot.point, foot.angle, 176, -0.25, 0, 14);
  // The spathe has split, and its two halves stand off on either side.
  for (const side of [-1, 1]) {
    const half = arc(foot.point, foot.angle + side * 0.34, 200, -side * 0.3, 0, 10);
    one.body(
      ribbon(half, (t) => 66 * Math.sin(Math.PI * lerp(0.14, 0.98, t)) ** 0.8 + 1),
      litWash(page, [hood.light, hood.mid, hood.dark], foot.point, along(half, 1).point),
      hood.ink,
      1,
    );
    one.lines([half.slice(1, -1)], hood.ink, 0.6, { opacity: 0.5 });
  }
  const dry = toneOf("#b59a6a");
  one.body(
    ribbon(axis.slice(8), (t) => lerp(15, 5, t)),
    dry.mid,
    dry.ink,
    0.9,
  );
  layers.front.lay(one);
  const rows = 6;
  for (let row = rows - 1; row >= 0; row--) {
    const t = lerp(0.04, 0.66, row / (rows - 1));
    const spot = along(axis, t);
    // Those at the sides are seen behind those in the middle.
    for (const turn of row % 2 === 0 ? [-1, 1, 0] : [-1.25, 1.25, -0.42, 0.42]) {
      const across = Math.sin(turn) * 27;
      const berry = new Sketch(page);
      fruitAt(
        berry,
        fruit,
        special,
        polar(spot.point, spot.angle + Math.PI / 2, across),
        spot.angle - down,
        lerp(31, 22, row / rows) * lerp(1, 0.84, Math.abs(turn)),
        row < 4,
        1,
      );
      layers.front.lay(berry);
    }
  }
};

/** The stem: thick and green, with the scars of its fallen leaves around it, and prickles where the plant has them. */
const caneStem = (
  sketch: Sketch,
  traits: PlateTraits,
  line: Polyline,
  width: readonly [number, number],
): void => {
  drawStem(sketch, line, width[0], width[1], { ...greenStem(traits.stem), form: "round" });
  const tone = toneOf(traits.stem.colour);
  const { random } = sketch;
  const rings: Point[][] = [];
  for (let t = 0.07; t < 0.62; t += random.between(0.05, 0.08)) {
    const spot = along(line, t);
    const half = lerp(width[0], width[1], t) * 0.53;
    rings.push(
      steps(6).map((s) => {
        const share = s * 2 - 1;
        return polar(
          polar(spot.point, spot.angle, 4 * (1 - share * share)),
          spot.angle + Math.PI / 2,
          share * half,
        );
      }),
    );
  }
  sketch.lines(rings, tone.ink, 1.6, { opacity: 0.7 });
  sketch.lines(
    rings.map((ring) => ring.map(([x, y]): Point => [x, y + 2.2])),
    tone.pale,
    1.4,
    { opacity: 0.6 },
  );
};
