// Lion's ear: tall square stems that run straight through ball after ball of flowers, with pairs of leaves on long stalks
// below them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, lerp, type Polyline, up } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { type BallStage, spinyBall } from "../flower/spiny-ball.ts";
import type { FlowerTraits } from "../flower/traits.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

type Stem = {
  line: Polyline;
  width: readonly [number, number];
  pairs: readonly { t: number; size: number; turned: boolean }[];
  balls: readonly { t: number; size: number; stage: BallStage }[];
};

const bear = (layers: Layers, traits: PlateTraits, flower: FlowerTraits, stem: Stem, leaf: number): void => {
  const { page, random } = layers;
  drawStem(layers.stems, stem.line, stem.width[0], stem.width[1], greenStem(traits.stem));
  page.notes.push({ part: "shoot", line: stem.line });
  layers.route(stem.line);
  for (const { t, size, turned } of stem.pairs) {
    const { point, angle } = along(stem.line, t);
    const node = layers.joint++;
    for (const side of [-1, 1] as const) {
      const near = turned && side === 1;
      const heading = angle + side * degrees((turned ? 56 : 74) + random.around(0, 10));
      const length = leaf * size * (turned ? 0.86 : 1) * random.between(0.9, 1.08);
      const placing = {
        at: point,
        angle: heading,
        length,
        bend: Math.cos(heading) * random.between(0.35, 0.7),
        facing: turned ? (near ? 0.6 : 0.74) : 1,
      };
      page.notes.push({ part: "leaf", node, side, at: point });
      layers.coverage.takeOutline(footprint(traits.leaf, placing));
      const one = new Sketch(page);
      drawLeaf(one, traits.leaf, { ...placing, age: lerp(1, 0.6, t) });
      (near ? layers.front : layers.behind).lay(one);
    }
  }
  for (const { t, size, stage } of stem.balls) {
    const one = new Sketch(page);
    spinyBall(one, flower, stem.line, t, size, stage);
    layers.coverage.take(one);
    layers.flowered(one.box);
    layers.top.lay(one);
  }
  page.notes.push({ part: "flowers" });
};

export const drawBalledStems = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const foot = 330 * page.tall;
  const leaf = leafLength(traits.leaf) * 1.2;
  const main = arc([0, foot], up + side * 0.05, 860 * page.tall, -side * 0.12, 0, 30);
  drawRoot(
    layers.stems,
    traits.root ?? { form: "taproot", colour: "tan" },
    [0, foot - 4],
    16,
    belowStem(main),
  );
  const fork = along(main, 0.12);
  const branch = arc(fork.point, up + side * 1.05, 640 * page.tall, -side * 0.9, 0, 24);
  const low = along(main, 0.2);
  const young = arc(low.point, up - side * 1.05, 470 * page.tall, side * 0.85, 0, 20);
  const stems: readonly Stem[] = [
    {
      line: young,
      width: [6, 3],
      pairs: [{ t: 0.42, size: 0.74, turned: false }],
      balls: [{ t: 0.97, size: 112, stage: "open" }],
    },
    {
      line: branch,
      width: [7, 3.4],
      pairs: [{ t: 0.3, size: 0.78, turned: false }],
      balls: [
        { t: 0.62, size: 112, stage: "open" },
        { t: 0.97, size: 116, stage: "bud" },
      ],
    },
    {
      line: main,
      width: [11, 4],
      pairs: [
        { t: 0.1, size: 0.9, turned: false },
        { t: 0.26, size: 0.96, turned: true },
        { t: 0.36, size: 0.84, turned: false },
        { t: 0.56, size: 0.5, turned: true },
        { t: 0.995, size: 0.34, turned: false },
      ],
      balls: [
        { t: 0.44, size: 124, stage: "over" },
        { t: 0.7, size: 130, stage: "open" },
        { t: 0.97, size: 108, stage: "open" },
      ],
    },
  ];
  for (const stem of stems) bear(layers, traits, flower, stem, leaf);
  return layers.merged();
};
