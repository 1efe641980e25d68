// A grass that creeps: a runner rooting at its joints, with slender culms rising from them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, heightened, lerp, type Point, polar, through, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { culmLine, drawCulm, grassBlade } from "./culm.ts";
import { Layers } from "./layers.ts";

/** Culms along the runner: where, how they lean and bend, how high they are, and whether they flower. */
const culms: readonly (readonly [t: number, lean: number, bend: number, height: number, flowers: boolean])[] =
  [
    [0.12, -0.5, 0.3, 250, false],
    [0.26, -0.16, -0.2, 520, true],
    [0.4, 0.3, 0.24, 360, false],
    [0.5, -0.1, 0.22, 690, true],
    [0.66, 0.16, 0.3, 470, true],
    [0.8, 0.5, -0.3, 300, true],
  ];

export const drawRunnerGrass = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const runner = through(
    heightened(
      (
        [
          [-370, 318],
          [-220, 288],
          [-60, 312],
          [110, 274],
          [250, 282],
          [350, 210],
          [410, 120],
        ] as const
      ).map(([x, y]): Point => [x * way, y + random.around(0, 10)]),
      page.tall,
    ),
    7,
  );
  const soil = toneOf(traits.root?.colour ?? "straw");
  drawStem(layers.stems, runner, 8, 3.4, { ...greenStem(traits.stem), tone: soil, form: "jointed" });
  const wide = 10;
  // Short blades in two rows along the runner, smaller where it is old.
  for (let i = 0; i < 11; i++) {
    const t = lerp(0.06, 0.98, i / 10);
    const spot = along(runner, t);
    const side = i % 2 === 0 ? 1 : -1;
    const one = new Sketch(page);
    page.notes.push({ part: "leaf", node: layers.joint++, side: side as 1 | -1, at: spot.point });
    grassBlade(one, traits.leaf, {
      at: spot.point,
      angle: spot.angle + side * random.between(0.4, 0.8),
      length: lerp(70, 150, t) * random.between(0.8, 1.1),
      width: wide,
      bend: side * random.between(0.2, 0.7),
      knee: 0.3,
    });
    (side === way ? layers.behind : layers.front).lay(one);
  }
  for (const t of [0.02, 0.12, 0.26, 0.4, 0.5, 0.66, 0.8])
    fibrousRoots(layers.behind, soil, along(runner, t).point, 5, random.between(44, 74), 12);
  for (const [i, [t, lean, bend, height, flowers]] of culms.entries()) {
    const spot = along(runner, t);
    const line = culmLine(
      polar(spot.point, up, -2),
      up + (lean * way + random.around(0, 0.06)) / page.tall,
      height * page.tall,
      bend * way,
    );
    drawCulm(layers, traits, {
      line,
      width: [6, 2.8],
      leaves: height > 400 ? [0.14, 0.27, 0.4, 0.53] : [0.2, 0.4, 0.6, 0.82],
      blade: { length: 214, width: wide },
      side: i % 2 === 0 ? way : -way,
      lean: [0.85, 0.5],
      reach: 0.11,
    });
    if (!flowers || traits.flower === undefined) continue;
    const end = along(line, 1);
    drawCluster(layers.top, traits.flower, { at: end.point, angle: end.angle, scale: 1.1 });
    page.notes.push({ part: "flowers" });
  }
  return layers.merged();
};
