// Amaranths: one stout ribbed stem, leaves on long stalks all round it, shoots in their axils, and nodding spikes of knots
// at every end.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, lerp, type Point, type Polyline, through, up } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { knottedSpike, oneKnottedSpike } from "../flower/many-flowered.ts";
import { type FlowerTraits, inKnots } from "../flower/traits.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const isSpikedHerb = ({ habit, leaf, flower }: PlateTraits): boolean =>
  habit === "herb" &&
  leaf.arrangement === "alternate" &&
  leaf.petiole === "long" &&
  flower?.cluster === "spike" &&
  flower.position === "terminal" &&
  inKnots(flower);

/** Leaves climb the stem in a spiral: those to the sides are seen in full, others nearer or further and shortened. */
type Spiral = { from: number; to: number; leaves: number; turn: number; sizes: (t: number) => number };

const climb = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { from, to, leaves, turn, sizes }: Spiral,
  full: number,
): void => {
  const { random } = layers;
  for (let i = 0; i < leaves; i++) {
    const t = lerp(from, to, i / (leaves - 1));
    const { point, angle } = along(line, t);
    const around = turn + i * 2.4;
    const [aside, near] = [Math.cos(around), Math.sin(around)];
    const way = aside < 0 ? -1 : 1;
    const length = full * sizes(t) * random.between(0.92, 1.08);
    const shown = Math.abs(aside);
    placeLeaf(layers, traits, {
      at: point,
      angle: angle + way * degrees(lerp(26, lerp(74, 44, t), shown)) + random.around(0, 0.08),
      length: length * lerp(0.78, 1, shown),
      stalk: length * lerp(0.36, lerp(0.6, 0.4, t), shown),
      // The stalk rises and the blade nods from its end.
      bend: way * random.between(0.35, 0.8),
      facing: lerp(0.68, 1, shown),
      age: lerp(1, 0.55, t),
      far: near < -0.75,
      front: near > 0.2,
    });
  }
};

/** A short spike in the axil of a leaf. */
const axillarySpike = (
  layers: Layers,
  flower: FlowerTraits,
  at: Point,
  angle: number,
  long: number,
): void => {
  const knot = new Sketch(layers.page);
  oneKnottedSpike(knot, flower, arc(at, angle, long, 0, 0, 6), 15);
  layers.coverage.take(knot);
  layers.front.place(knot);
};

export const drawSpikedHerb = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const green = greenStem(traits.stem);
  const full = leafLength(traits.leaf) * 1.32;
  const ground = 330 * page.tall;
  const place = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * (x + random.around(0, 6)), y * page.tall]),
      10,
    );
  const main = place([
    [14, 330],
    [26, 190],
    [0, 40],
    [-22, -90],
    [-10, -170],
  ]);
  const shoot = (t: number, rest: readonly Point[]): Point[] =>
    through([along(main, t).point, ...place(rest).filter((_, i) => i % 10 === 0)], 9);
  const shoots = [
    {
      line: shoot(0.3, [
        [96, 110],
        [196, -10],
        [246, -110],
      ]),
      spike: 150,
      nod: side * 0.5,
    },
    {
      line: shoot(0.44, [
        [-90, 60],
        [-196, -50],
        [-236, -140],
      ]),
      spike: 170,
      nod: -side * 0.55,
    },
  ];
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [side * 14, ground - 5], 24);
  drawStem(layers.stems, main, 21, 9, green);
  page.notes.push({ part: "shoot", line: main });
  layers.route(main);
  for (const { line } of shoots) {
    drawStem(layers.twigs, line, 9.5, 4.5, green);
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  for (const { line, long, nod, size } of [
    { line: main, long: 262, nod: side * 0.62, size: 19 },
    ...shoots.map(({ line, spike, nod }) => ({ line, long: spike, nod, size: 15.5 })),
  ]) {
    const end = along(line, 1);
    const spike = new Sketch(page);
    knottedSpike(spike, flower, arc(end.point, lerp(end.angle, up, 0.4), long * page.tall, nod, 0, 16), size);
    layers.coverage.take(spike);
    page.notes.push({ part: "flowers" });
    layers.top.lay(spike);
  }
  for (const [t, turn, long] of [
    [0.62, 0.6, 40],
    [0.74, -0.6, 46],
    [0.86, 0.55, 52],
    [0.93, -0.5, 44],
  ] as const) {
    const { point, angle } = along(main, t);
    axillarySpike(layers, flower, point, angle + side * turn, long);
  }
  for (const { line } of shoots)
    climb(
      layers,
      traits,
      line,
      { from: 0.3, to: 0.96, leaves: 5, turn: side > 0 ? 0.3 : 3.4, sizes: (t) => lerp(0.74, 0.46, t) },
      full,
    );
  climb(
    layers,
    traits,
    main,
    // The lower leaves have not grown so large, the upper ones not yet.
    {
      from: 0.1,
      to: 0.95,
      leaves: 10,
      turn: side > 0 ? 2.9 : 0.2,
      sizes: (t) => lerp(0.5, 1, 1 - Math.abs(t - 0.38) * 1.35),
    },
    full,
  );
  return layers.merged();
};
