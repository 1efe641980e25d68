// Indian almond: a bough whose twigs turn upwards and end in rosettes of broad leaves, with spikes of flowers out of the
// middle of each, and fruits seated on the foot of an older spike.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, down, lerp, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { manyFloweredSpike } from "../flower/many-flowered.ts";
import { type FlowerTraits, isToothedCup } from "../flower/traits.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { leafLength } from "../leaf/leaf.ts";
import { fading } from "../leaf/leaf-tone.ts";
import { drawStem, type StemLook, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const isRosetteBough = ({ leaf, flower }: PlateTraits): boolean =>
  leaf.arrangement === "clustered-tips" && flower?.cluster === "spike" && isToothedCup(flower);

/** A leaf of a rosette: its heading in degrees as the bough leans left, its length, and whether it comes towards us. */
type RosetteLeaf = {
  heading: number;
  long: number;
  facing?: number;
  front?: boolean;
  age?: number;
};

const first: readonly RosetteLeaf[] = [
  { heading: -152, long: 0.9 },
  { heading: -58, long: 0.78, facing: 0.8 },
  { heading: -126, long: 0.62, facing: 0.62 },
  { heading: -22, long: 0.96 },
  { heading: 178, long: 1.06 },
  { heading: 24, long: 0.9, front: true },
  { heading: 146, long: 0.94, front: true },
  { heading: 62, long: 0.66, front: true, facing: 0.7 },
];

const second: readonly RosetteLeaf[] = [
  { heading: -160, long: 0.8 },
  { heading: -24, long: 0.92 },
  { heading: -128, long: 0.66, facing: 0.62, age: 0.4 },
  { heading: 12, long: 0.96 },
  { heading: 160, long: 0.74, front: true },
  { heading: 52, long: 0.9, front: true, age: fading },
];

/** A shoot whose leaves are still unfolding. */
const third: readonly RosetteLeaf[] = [
  { heading: 172, long: 0.62, age: 0.5 },
  { heading: 20, long: 0.6, age: 0.5 },
  { heading: 128, long: 0.7 },
  { heading: 74, long: 0.62, front: true, age: 0.4 },
];

const rosette = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  leaves: readonly RosetteLeaf[],
  side: number,
  full: number,
): void => {
  const { random } = layers;
  for (const [i, { heading, long, facing = 1, front = false, age = 1 }] of leaves.entries()) {
    const { point } = along(line, lerp(0.9, 1, i / leaves.length));
    const turned = degrees(heading) + random.around(0, 0.06);
    const angle = side === 1 ? turned : Math.PI - turned;
    placeLeaf(layers, traits, {
      at: point,
      angle,
      length: full * long * random.between(0.96, 1.04),
      bend: Math.cos(angle) * random.between(0.2, 0.5),
      facing,
      age,
      front: front,
    });
  }
};

const spikes = (
  layers: Layers,
  flower: FlowerTraits,
  foot: Point,
  plan: readonly (readonly [heading: number, long: number])[],
  side: number,
): void => {
  for (const [heading, long] of plan) {
    const angle = side === 1 ? degrees(heading) : Math.PI - degrees(heading);
    const spike = new Sketch(layers.page);
    // They bend up towards the light.
    const line = arc(foot, angle, long, Math.cos(angle) * -0.5, 0, 14);
    manyFloweredSpike(spike, flower, line, 25, 0.05);
    layers.coverage.take(spike);
    layers.page.notes.push({ part: "flowers" });
    layers.front.lay(spike);
  }
};

/** What is left of a spike when its fruits ripen: the few that set sit close to its foot, each on a short stout stalk. */
const fruitingSpike = (layers: Layers, traits: PlateTraits, from: Point, side: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const green: StemLook = { tone: toneOf("#7d8a45"), surface: "smooth", form: "round", woody: false };
  const axis = arc(from, down + side * 0.5, 230, -side * 0.42, 0, 18);
  const stalks = new Sketch(layers.page);
  const hung = (
    [
      { t: 0.5, turn: 0.8, grown: 0.76, ripe: false },
      { t: 0.62, turn: -0.95, grown: 0.94, ripe: true },
      { t: 0.8, turn: 0.85, grown: 1, ripe: true },
    ] as const
  ).map(({ t, turn, grown, ripe }) => {
    const spot = along(axis, t);
    const stalk = arc(spot.point, spot.angle - turn * side, 22, turn * side * 0.6, 0, 6);
    drawStem(stalks, stalk, 6, 7, green);
    return { end: along(stalk, 1), grown, ripe };
  });
  drawStem(stalks, axis, 6.5, 2.4, green);
  layers.front.lay(stalks);
  for (const { end, grown, ripe } of hung) {
    const one = new Sketch(layers.page);
    fruitAt(one, fruit, special, end.point, (end.angle - down) * 0.85, 140 * grown, ripe, 3);
    layers.coverage.take(one);
    layers.top.lay(one);
  }
};

export const drawRosetteBough = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const wood = woodyStem(traits);
  const full = leafLength(traits.leaf) * 1.34;
  const on = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * (x + random.around(0, 6)), (y + random.around(0, 6)) * page.tall]),
      9,
    );
  const main = on([
    [300, 424],
    [236, 300],
    [112, 190],
    [-50, 128],
    [-146, 66],
    [-172, -20],
  ]);
  const fork = along(main, 0.36).point;
  const twig = through(
    [
      fork,
      ...on([
        [176, 60],
        [172, -60],
        [196, -170],
      ]).filter((_, i) => i % 9 === 0),
    ],
    9,
  );
  const low = through(
    [
      along(main, 0.3).point,
      ...on([
        [100, 268],
        [52, 300],
      ]).filter((_, i) => i % 9 === 0),
    ],
    9,
  );
  for (const line of [main, twig, low]) {
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  drawStem(layers.twigs, twig, 13, 9, wood);
  drawStem(layers.twigs, low, 9, 7, wood);
  drawStem(layers.stems, main, 26, 11, wood, true);
  const { flower } = traits;
  const [tip, other] = [along(main, 1).point, along(twig, 1).point];
  rosette(layers, traits, main, first, side, full);
  rosette(layers, traits, twig, second, side, full * 0.94);
  rosette(layers, traits, low, third, side, full * 0.9);
  if (flower !== undefined) {
    spikes(
      layers,
      flower,
      tip,
      [
        [-106, 286],
        [-74, 240],
      ],
      side,
    );
    spikes(
      layers,
      flower,
      other,
      [
        [-98, 240],
        [-64, 180],
      ],
      side,
    );
  }
  fruitingSpike(layers, traits, along(main, 0.84).point, side);
  return layers.merged();
};
