// The sensitive plant: two prickly stems that arch away from one root, feathered leaves wide apart along them, some of them
// shut and sunk as if they had just been touched.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, heightened, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

/** A joint: where on its stem, to which side its leaf stands and how far out, its size, and what else it bears. */
type Joint = {
  t: number;
  way: 1 | -1;
  lean: number;
  size: number;
  shut?: boolean;
  bears?: "flowers" | "fruits";
};

const longStem: readonly Joint[] = [
  { t: 0.16, way: 1, lean: 66, size: 0.9, shut: true },
  { t: 0.36, way: 1, lean: 78, size: 1.06, bears: "fruits" },
  { t: 0.51, way: 1, lean: 84, size: 1.02 },
  { t: 0.66, way: -1, lean: 62, size: 1, bears: "flowers" },
  { t: 0.81, way: 1, lean: 60, size: 0.9, bears: "flowers" },
  { t: 0.92, way: -1, lean: 60, size: 0.76 },
];

const shortStem: readonly Joint[] = [
  { t: 0.3, way: -1, lean: 64, size: 0.9, bears: "fruits" },
  { t: 0.52, way: -1, lean: 78, size: 0.96, shut: true },
  { t: 0.72, way: -1, lean: 56, size: 0.9, bears: "flowers" },
  { t: 0.9, way: 1, lean: 20, size: 0.7 },
];

const stemWith = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  joints: readonly Joint[],
  side: number,
): void => {
  const { page, random } = layers;
  const full = leafLength(traits.leaf);
  page.notes.push({ part: "shoot", line });
  drawStem(layers.stems, line, 7, 2.4, greenStem(traits.stem));
  for (const { t, way, lean, size, shut = false, bears } of joints) {
    const { point, angle } = along(line, t + random.around(0, 0.012));
    const heading = angle + way * side * degrees(lean + random.around(0, 5));
    const placing = {
      at: point,
      angle: heading,
      length: full * size * random.between(0.94, 1.05),
      bend: Math.cos(heading) * random.between(0.1, 0.34) * (shut ? 1.6 : 1),
      facing: random.between(0.88, 1),
    };
    page.notes.push({ part: "leaf", node: layers.joint++, side: Math.cos(heading) < 0 ? -1 : 1, at: point });
    layers.coverage.takeOutline(footprint(traits.leaf, placing));
    const one = new Sketch(page);
    drawLeaf(one, traits.leaf, { ...placing, shut });
    layers.behind.lay(one);
    const other = angle - way * side * degrees(38);
    if (bears === "flowers" && traits.flower !== undefined) {
      const heads = new Sketch(page);
      drawCluster(heads, traits.flower, { at: point, angle: other, scale: 0.95 });
      page.notes.push({ part: "flowers" });
      layers.coverage.take(heads);
      layers.top.place(heads);
    }
    if (bears === "fruits") {
      const pods = new Sketch(page);
      drawFruitGroup(pods, traits, point, angle - way * side * degrees(58));
      layers.coverage.take(pods);
      layers.top.place(pods);
    }
  }
  const end = along(line, 1);
  drawLeaf(layers.front, traits.leaf, {
    at: end.point,
    angle: end.angle,
    length: full * 0.36,
    bend: 0.1,
    age: 0.1,
    facing: 0.8,
  });
};

export const drawTouchCreeper = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const on = (knots: readonly (readonly [number, number])[]): Point[] =>
    through(
      heightened(
        // All begin at the crown of the root.
        knots.map(
          ([x, y], i): Point => [
            side * (x + (i === 0 ? 0 : random.around(0, 8))),
            y + (i === 0 ? 0 : random.around(0, 8)),
          ],
        ),
        page.tall,
      ),
      8,
    );
  const long = on([
    [0, 300],
    [92, 276],
    [168, 176],
    [166, 30],
    [84, -110],
    [58, -250],
    [128, -400],
  ]);
  const short = on([
    [0, 300],
    [-96, 300],
    [-196, 250],
    [-262, 146],
    [-262, 16],
    [-216, -100],
  ]);
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "brown" }, [0, 298 * page.tall], 15);
  stemWith(layers, traits, short, shortStem, side);
  stemWith(layers, traits, long, longStem, side);
  return layers.merged();
};
