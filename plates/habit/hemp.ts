// Hemp: an upright herb with its leaves in pairs below and alternate above, a branch in each axil, all of them ending in
// leafy heads.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { hempCola } from "../flower/hemp-cola.ts";
import type { FlowerTraits } from "../flower/traits.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

/** A leaf of a shoot: which side it is on, how far it leans, in degrees, and how long it is. */
type ShootLeaf = { t: number; way: 1 | -1; lean: number; size: number; front?: boolean };

type Branch = {
  t: number;
  to: readonly Point[];
  width: number;
  head: number;
  leaves: readonly ShootLeaf[];
};

const mainLeaves: readonly ShootLeaf[] = [
  { t: 0.1, way: 1, lean: 92, size: 0.86 },
  { t: 0.1, way: -1, lean: 84, size: 0.92 },
  { t: 0.3, way: 1, lean: 70, size: 1 },
  { t: 0.3, way: -1, lean: 76, size: 0.96 },
  { t: 0.5, way: 1, lean: 58, size: 0.94 },
  { t: 0.5, way: -1, lean: 66, size: 0.98 },
  { t: 0.68, way: 1, lean: 62, size: 0.84 },
  { t: 0.79, way: -1, lean: 62, size: 0.78 },
  { t: 0.89, way: 1, lean: 58, size: 0.66 },
  { t: 0.97, way: -1, lean: 54, size: 0.54 },
];

const branches: readonly Branch[] = [
  {
    t: 0.14,
    to: [
      [96, 168],
      [200, 76],
      [254, -36],
    ],
    width: 6,
    head: 0.78,
    leaves: [
      { t: 0.46, way: 1, lean: 70, size: 0.72 },
      { t: 0.7, way: -1, lean: 56, size: 0.62 },
    ],
  },
  {
    t: 0.24,
    to: [
      [-96, 96],
      [-202, 4],
      [-252, -104],
    ],
    width: 5.6,
    head: 0.76,
    leaves: [
      { t: 0.46, way: -1, lean: 74, size: 0.7 },
      { t: 0.7, way: 1, lean: 56, size: 0.6 },
    ],
  },
  {
    t: 0.46,
    to: [
      [56, -50],
      [128, -142],
      [160, -240],
    ],
    width: 4.6,
    head: 0.66,
    leaves: [{ t: 0.9, way: -1, lean: 58, size: 0.46 }],
  },
  {
    t: 0.56,
    to: [
      [-52, -112],
      [-116, -196],
      [-142, -292],
    ],
    width: 4.2,
    head: 0.62,
    leaves: [{ t: 0.9, way: 1, lean: 60, size: 0.44 }],
  },
];

export const drawHemp = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const full = Math.min(leafLength(traits.leaf), 270);
  const look = greenStem(traits.stem);
  const foot: Point = [0, 330 * page.tall];
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 12), (y + random.around(0, 10)) * page.tall]);
  const main = through(
    [
      foot,
      ...placed([
        [14, 190],
        [-16, 30],
        [6, -140],
        [0, -330],
      ]),
    ],
    7,
  );
  const shoots: { line: Polyline; width: number; head: number; leaves: readonly ShootLeaf[] }[] = [
    ...branches.map((branch) => ({
      ...branch,
      line: through([along(main, branch.t).point, ...placed(branch.to)], 7),
    })),
    { line: main, width: 11, head: 1, leaves: mainLeaves },
  ];
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [foot[0], foot[1] - 4], 13);
  for (const { line, width, head } of shoots) {
    drawStem(line === main ? layers.stems : layers.twigs, line, width, 3, look);
    page.notes.push({ part: "shoot", line }, { part: "flowers" });
    const { point, angle } = along(line, 1);
    const cola = new Sketch(page);
    hempCola(
      cola,
      traits,
      flower,
      arc(point, angle, 236 * head, random.around(0, 0.3), 0, 14),
      27 * head ** 0.4,
    );
    layers.coverage.take(cola);
    layers.top.place(cola);
  }
  for (const { line, leaves } of shoots)
    for (const { t, way, lean, size } of leaves) {
      const { point, angle } = along(line, t);
      const heading = angle + side * way * degrees(lean) * random.between(0.9, 1.1);
      placeLeaf(
        layers,
        traits,
        {
          at: point,
          node: layers.joint++,
          angle: heading,
          length: full * size * random.between(0.94, 1.04),
          bend: Math.cos(heading) * random.between(0.2, 0.5),
          facing: random.between(0.86, 1),
          age: 1,
        },
        0.66,
      );
    }
  return layers.merged();
};
