// A weak herb whose stems lie at their foot and rise at their tips around one root, each in a slender spike that bears
// fruits below, open flowers above them and buds at its end (weak jumby pepper).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  heightened,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { smallFlower } from "../flower/small-flowers.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { putGroup } from "./composed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Whether its stems are limp and end in slender spikes. */
export const isLaxHerb = ({ habit, stem, flower }: PlateTraits): boolean =>
  habit === "herb" && stem.limp && flower?.cluster === "raceme";

/** The height of the soil. */
const soil = 300;

/** The stems as they leave the root, as if the longest grew to the right; those further away come first. */
const stems: readonly (readonly Point[])[] = [
  [
    [0, soil],
    [-16, 190],
    [-62, 60],
    [-58, -90],
    [24, -240],
  ],
  [
    [0, soil],
    [-70, 262],
    [-190, 230],
    [-300, 130],
    [-330, 0],
    [-300, -90],
  ],
  [
    [0, soil],
    [56, 224],
    [150, 140],
    [226, 30],
    [262, -84],
    [254, -160],
  ],
  [
    [0, soil],
    [90, 292],
    [220, 290],
    [330, 220],
    [376, 100],
  ],
];

/** Side shoots: the stem, where on it, to which side, and how long. */
const shoots: readonly (readonly [stem: number, t: number, way: 1 | -1, long: number])[] = [
  [0, 0.5, -1, 170],
  [0, 0.68, 1, 100],
  [1, 0.5, 1, 150],
  [2, 0.5, 1, 170],
  [3, 0.5, 1, 96],
];

/** The length of the spike on each stem, and then on each side shoot. */
const spikes = [214, 190, 196, 170, 130, 104, 110, 140, 90] as const;

export const drawLaxHerb = (page: Page, traits: PlateTraits, flower: Flower): Sketch => {
  const layers = new Layers(page);
  const { random, tall } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const lines = stems.map((knots) =>
    through(
      heightened(
        knots.map(
          ([x, y], i): Point => [
            side * (x + (i > 1 ? random.around(0, 14) : 0)),
            y + (i > 1 ? random.around(0, 12) : 0),
          ],
        ),
        tall,
      ),
      7,
    ),
  );
  for (const [stem, t, way, long] of shoots) {
    const parent = lines[stem];
    if (parent === undefined) continue;
    const { point, angle } = along(parent, t);
    const out = angle + way * side * random.between(0.6, 0.85);
    lines.push(arc(point, out, long * random.between(0.9, 1.1), -way * side * 0.2, 0, 12));
  }
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [0, soil * tall - 3], 9);
  const look = greenStem(traits.stem);
  for (const [i, line] of lines.entries()) {
    drawStem(i < stems.length ? layers.stems : layers.twigs, line, i < stems.length ? 6 : 3.6, 2.2, look);
    page.notes.push({ part: "shoot", line });
    putGroup(layers, (group) => spike(group, traits, flower, line, spikes[i] ?? 100));
    page.notes.push({ part: "flowers" });
  }
  for (const [i, line] of lines.entries()) leaves(layers, traits, line, i < stems.length);
  return layers.merged();
};

/** A leaf at every node, left and right in turn, smaller towards the tip; one that finds no room is missing. */
const leaves = (layers: Layers, traits: PlateTraits, line: Polyline, main: boolean): void => {
  const { random } = layers;
  const count = Math.round(lengthOf(line) / 52);
  for (let i = 0; i < count; i++) {
    const t = lerp(main ? 0.14 : 0.2, 0.97, i / (count - 1));
    const { point, angle } = along(line, t);
    const way = i % 2 === 0 ? 1 : -1;
    const length = lerp(112, 66, t) * random.between(0.9, 1.08) * (main ? 1 : 0.9);
    const found = [1, 0.7, 1.35]
      .map((lean) => {
        const heading = angle + way * degrees(58) * lean;
        return { at: polar(point, heading, 1.5), angle: heading, length, bend: Math.cos(heading) * 0.4 };
      })
      .find((placing) => layers.coverage.overlap(footprint(traits.leaf, placing)) < 0.14);
    if (found === undefined) continue;
    const placing = { ...found, facing: i % 4 === 3 ? 0.7 : 1, age: t > 0.85 ? 0.5 : 1, whole: i % 3 !== 1 };
    placeLeaf(layers, traits, placing);
  }
};

/** How far up the spike the fruits reach, and above them the open flowers. */
const [fruiting, flowering] = [0.42, 0.78] as const;

const spike = (sketch: Sketch, traits: PlateTraits, flower: Flower, stem: Polyline, long: number): void => {
  const { random } = sketch;
  const foot = along(stem, 1);
  // It rises, and nods a little.
  const rise = turnTo(foot.angle, up);
  const line = arc(foot.point, foot.angle, long, rise * 0.5 + random.around(0, 0.3), 0, 14);
  const green = toneOf(traits.stem.colour);
  const thread = (way: Polyline, width: number): void =>
    sketch.body(
      ribbon(way, (t) => width * lerp(1, 0.6, t)),
      green.mid,
      green.ink,
      0.5,
    );
  thread(line, 2.8);
  const count = Math.round(long / 8);
  for (let i = 0; i < count; i++) {
    const t = lerp(0.1, 1, i / (count - 1));
    const { point, angle } = along(line, t);
    const around = i * 2.4;
    const across = Math.sin(around);
    const out = angle + across * lerp(1.15, 0.5, t) + random.around(0, 0.15);
    const reach = lerp(11, 3, t) * lerp(0.5, 1, Math.abs(across));
    const end = polar(point, out, reach);
    thread([point, polar(point, out, reach * 0.5), end], 1.3);
    if (t < fruiting && traits.fruit !== undefined)
      fruitAt(sketch, traits.fruit, traits.special, end, out - Math.PI / 2, lerp(15, 12, t), true, 0.5);
    else if (t < flowering)
      smallFlower(
        sketch,
        flower,
        end,
        out,
        lerp(19, 15, t),
        i % 3 === 0 ? "side" : i % 3 === 1 ? "open" : "aslant",
      );
    else smallFlower(sketch, flower, end, out, lerp(13, 7, (t - flowering) / (1 - flowering)), "bud");
  }
};
