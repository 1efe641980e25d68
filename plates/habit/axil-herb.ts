// The frame of an upright herb with alternate leaves that bears in its upper axils: a stem and three side shoots that keep
// clear of each other. What it bears is drawn by its own file.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, lerp, type Point, type Polyline, steps, through } from "../drawing/geometry.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Shoot = {
  line: Polyline;
  width: number;
  /** The number of leaves, and the length of the largest as a share of a full one. */
  leaves: number;
  size: number;
  /** The lowest of them that bears something, and whether that one is in fruit. */
  from: number;
  fruiting: boolean;
};

/** Side shoots as if the plant leaned to the right. */
const sides: readonly (Omit<Shoot, "line"> & { t: number; to: readonly Point[] })[] = [
  {
    t: 0.16,
    to: [
      [100, 160],
      [190, 58],
      [232, -70],
    ],
    width: 6,
    leaves: 6,
    size: 0.86,
    from: 2,
    fruiting: true,
  },
  {
    t: 0.34,
    to: [
      [-104, 66],
      [-186, -30],
      [-230, -160],
    ],
    width: 5.6,
    leaves: 6,
    size: 0.82,
    from: 2,
    fruiting: false,
  },
  {
    t: 0.58,
    to: [
      [72, -96],
      [132, -186],
      [156, -290],
    ],
    width: 4.6,
    leaves: 5,
    size: 0.68,
    from: 2,
    fruiting: false,
  },
];

/** An axil that bears: its number from the lowest that does, counting `of` on the shoot. */
export type BearingAxil = {
  point: Point;
  angle: number;
  side: 1 | -1;
  index: number;
  of: number;
  fruiting: boolean;
};

export type AxilPlan = {
  /** The length of a leaf as a share of the usual one, and that of the topmost as a share of the lowest. */
  leaf: number;
  least: number;
  bear: (layers: Layers, axil: BearingAxil) => void;
};

export const drawAxilHerb = (page: Page, traits: PlateTraits, plan: AxilPlan): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const full = leafLength(traits.leaf) * plan.leaf;
  const look = greenStem(traits.stem);
  const foot: Point = [0, 330 * page.tall];
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 12), (y + random.around(0, 10)) * page.tall]);
  const main = through(
    [
      foot,
      ...placed([
        [18, 190],
        [-18, 40],
        [-8, -140],
        [-44, -330],
      ]),
    ],
    7,
  );
  const shoots: Shoot[] = [
    ...sides.map((each) => ({
      ...each,
      line: through([along(main, each.t).point, ...placed(each.to)], 7),
    })),
    { line: main, width: Math.min(full * 0.062, 11), leaves: 9, size: 1, from: 3, fruiting: true },
  ];
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [foot[0], foot[1] - 4], 12);
  for (const [index, shoot] of shoots.entries()) {
    const { line, width, leaves, size } = shoot;
    drawStem(line === main ? layers.stems : layers.twigs, line, width, 2, look);
    page.notes.push({ part: "shoot", line });
    const first = index % 2 === 0 ? 1 : -1;
    const spots = steps(leaves).map((s) => lerp(line === main ? 0.1 : 0.26, 0.94, s ** 0.86));
    for (const [i, t] of spots.entries()) {
      const { point, angle } = along(line, t);
      const way = i % 2 === 0 ? first : -first;
      const heading = angle + way * degrees(lerp(72, 46, t)) * random.between(0.88, 1.12);
      placeLeaf(
        layers,
        traits,
        {
          at: point,
          node: layers.joint++,
          angle: heading,
          length:
            full *
            size *
            lerp(1, plan.least, Math.max(0, (t - 0.4) / 0.54) ** 1.4) *
            random.between(0.92, 1.06),
          bend: Math.cos(heading) * random.between(0.15, 0.5),
          facing: i % 4 === 3 ? 0.66 : 1,
          age: Math.min(1, 1.7 - t),
        },
        0.4,
      );
    }
    const end = along(line, 1);
    const node = layers.joint++;
    for (const turn of [-0.5, 0.56, 0.04])
      placeLeaf(layers, traits, {
        at: end.point,
        node,
        angle: end.angle + turn,
        length: full * (turn === 0.04 ? 0.26 : 0.32),
        bend: turn,
        facing: 0.64,
        age: 0.1,
        front: turn === 0.04,
      });
    for (let i = shoot.from; i < leaves; i++)
      plan.bear(layers, {
        ...along(line, spots[i] ?? 1),
        side: i % 2 === 0 ? first : first === 1 ? -1 : 1,
        index: i - shoot.from,
        of: leaves - shoot.from,
        fruiting: shoot.fruiting,
      });
  }
  return layers.merged();
};
