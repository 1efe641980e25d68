// Angel's trumpet: a cut branch that forks into two boughs, with large leaves above and the flowers hanging below them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  down,
  frame,
  heightened,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  through,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { paintOf } from "../flower/flower-paint.ts";
import { toothedTrumpet, trumpetBud } from "../flower/toothed-trumpet.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawStem, greenStem, woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

type Bough = {
  line: Polyline;
  width: readonly [number, number];
  leaves: readonly { t: number; lean: number; size: number; facing?: number }[];
};

/** A flower on its own stalk, hanging from a bough. */
type Trumpet = { from: Point; length: number; tilt: number; swing: number; age: "open" | "bud" };

const bearLeaves = (layers: Layers, traits: PlateTraits, { line, leaves }: Bough, full: number): void => {
  const { random } = layers;
  for (const [i, { t, lean, size, facing = 1 }] of leaves.entries()) {
    const { point, angle } = along(line, t);
    const heading = angle + degrees(lean) + random.around(0, 0.1);
    const placing = {
      at: point,
      angle: heading,
      length: full * size,
      bend: Math.cos(heading) * random.between(0.25, 0.6),
      facing,
      stalk: full * size * 0.26,
    };
    layers.page.notes.push({ part: "leaf", node: layers.joint++, side: i % 2 === 0 ? 1 : -1, at: point });
    layers.coverage.takeOutline(footprint(traits.leaf, placing));
    const one = new Sketch(layers.page);
    drawLeaf(one, traits.leaf, { ...placing, age: clamp(1.5 - t * 0.7, 0.3, 1) });
    (i % 3 === 2 ? layers.front : layers.behind).lay(one);
  }
};

const hang = (layers: Layers, traits: PlateTraits, { from, length, tilt, swing, age }: Trumpet): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  const paint = paintOf(flower);
  const green = toneOf("light-green");
  const one = new Sketch(layers.page);
  const stalk = arc(from, down - swing * 2.6, length * 0.17, swing * 2.2, 0, 7);
  one.body(
    ribbon(stalk, (t) => lerp(4.4, 6.4, t)),
    green.mid,
    green.ink,
    0.9,
  );
  const { point, angle } = along(stalk, 1);
  const drawing = new Sketch(layers.page);
  if (age === "open") toothedTrumpet(drawing, paint, length, tilt);
  else trumpetBud(drawing, paint, length);
  one.place(drawing, frame(point, angle));
  layers.coverage.take(one);
  layers.flowered(one.box);
  layers.page.notes.push({ part: "flowers" });
  layers.top.lay(one);
};

export const drawTrumpetBough = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const look = woodyStem(traits);
  const side = random.chance(0.5) ? 1 : -1;
  const full = leafLength(traits.leaf) * 1.42;
  const sway = (spread: number): number => random.around(0, spread);
  const place = (points: readonly Point[]): Point[] =>
    through(
      heightened(
        points.map(([x, y]): Point => [side * x + sway(8), y + sway(8)]),
        page.tall,
      ),
      8,
    );
  const main = place([
    [30, 440],
    [4, 300],
    [26, 120],
    [-6, -40],
    [8, -170],
  ]);
  const fork = at(main, -1);
  const bough = (points: readonly Point[]): Point[] => {
    const rest = place(points);
    return through([fork, ...rest.filter((_, i) => i % 8 === 0)], 8);
  };
  const left = bough([
    [-90, -262],
    [-200, -300],
    [-320, -296],
  ]);
  const right = bough([
    [70, -270],
    [180, -316],
    [320, -330],
  ]);
  const way = (lean: number): number => lean * side;
  const boughs: Bough[] = [
    {
      line: main,
      width: [15, 10],
      leaves: [
        { t: 0.2, lean: way(62), size: 0.94 },
        { t: 0.3, lean: way(-64), size: 0.86, facing: 0.8 },
        { t: 0.97, lean: way(6), size: 0.9 },
      ],
    },
    {
      line: left,
      width: [9, 4],
      leaves: [
        { t: 0.34, lean: way(66), size: 1 },
        { t: 0.52, lean: way(-30), size: 0.9, facing: 0.66 },
        { t: 0.7, lean: way(60), size: 0.96 },
        { t: 0.97, lean: way(18), size: 0.8 },
        { t: 0.9, lean: way(-44), size: 0.74, facing: 0.8 },
      ],
    },
    {
      line: right,
      width: [9, 4],
      leaves: [
        { t: 0.28, lean: way(-62), size: 0.96, facing: 0.85 },
        { t: 0.62, lean: way(-58), size: 0.92 },
        { t: 0.84, lean: way(52), size: 0.82, facing: 0.75 },
        { t: 0.98, lean: way(-10), size: 0.76 },
        { t: 0.96, lean: way(58), size: 0.6 },
      ],
    },
  ];
  for (const each of boughs) {
    drawStem(
      each.line === main ? layers.stems : layers.twigs,
      each.line,
      each.width[0],
      each.width[1],
      each.line === main ? look : greenStem(traits.stem),
      each.line === main,
    );
    layers.page.notes.push({ part: "shoot", line: each.line });
    layers.route(each.line);
  }
  const flowers: Trumpet[] = [
    { from: along(left, 0.99).point, length: 270, tilt: 0.5, swing: way(0.08), age: "bud" },
    { from: along(right, 0.99).point, length: 300, tilt: 0.4, swing: way(-0.24), age: "open" },
    { from: along(left, 0.72).point, length: 440, tilt: 0.78, swing: way(0.12), age: "open" },
    { from: along(right, 0.6).point, length: 440, tilt: 0.12, swing: way(-0.05), age: "open" },
  ];
  for (const each of flowers) hang(layers, traits, each);
  for (const each of boughs) bearLeaves(layers, traits, each, full);
  if (traits.fruit !== undefined) {
    const pod = new Sketch(page);
    drawFruitGroup(pod, traits, along(main, 0.44).point, way(-1) < 0 ? degrees(160) : degrees(20), 0.8);
    layers.front.place(pod);
  }
  return layers.merged();
};
