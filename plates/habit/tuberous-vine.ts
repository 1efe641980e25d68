// A trailing vine on its tubers (sweet potato): from the crown, which stands in the soil, long stems arch over to all sides
// and sink again, with their leaves above them; below the crown hang the tubers, on clear paper.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  at,
  clamp,
  degrees,
  heightened,
  type Point,
  type Polyline,
  through,
  up,
} from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerSize } from "../flower/flower.ts";
import { stalkedFlowers } from "../flower/stalked.ts";
import { leafLength } from "../leaf/leaf.ts";
import { spindleTubers } from "../root/spindle-tubers.ts";
import { greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { drawShoot, sideLine, tries } from "./shoot.ts";

type Root = NonNullable<PlateTraits["root"]>;

/** The height of the crown. */
const crown = 150;

/** The stems as they run from the crown, as if the longest grew to the right. */
const stems: readonly { knots: readonly Point[]; bare: number }[] = [
  // Over the ground to the right, sinking at its end.
  {
    knots: [
      [0, crown],
      [70, 60],
      [190, 8],
      [310, 30],
      [390, 130],
      [410, 250],
    ],
    bare: 0.14,
  },
  // To the left, the same at another height.
  {
    knots: [
      [0, crown],
      [-70, 84],
      [-190, 70],
      [-310, 110],
      [-392, 220],
      [-400, 330],
    ],
    bare: 0.2,
  },
  // The longest: up, over, and down on the right.
  {
    knots: [
      [0, crown],
      [-36, 0],
      [-64, -140],
      [0, -280],
      [130, -360],
      [270, -330],
      [340, -220],
    ],
    bare: 0.16,
  },
];

/** A branch of the longest, to the other side. */
const branch: readonly Point[] = [
  [-60, -110],
  [-140, -200],
  [-260, -226],
  [-356, -160],
  [-390, -60],
];

export const drawTuberousVine = (page: Page, traits: PlateTraits, root: Root): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const leaf = clamp(leafLength(traits.leaf), 90, 150);
  const look = greenStem(traits.stem);
  const lineOf = (knots: readonly Point[]): Polyline =>
    through(
      heightened(
        knots.map(
          ([x, y], i): Point => [
            side * (x + (i > 1 ? random.around(0, 14) : 0)),
            y + (i > 1 ? random.around(0, 12) : 0),
          ],
        ),
        page.tall,
      ),
      7,
    );
  const tubers = new Sketch(page);
  spindleTubers(tubers, root, [0, crown * page.tall + 4], 1.15);
  layers.stems.place(tubers);
  layers.takeGroup(tubers);
  const lines = [...stems.map(({ knots }) => lineOf(knots)), lineOf(branch)];
  for (const line of lines) layers.route(line);
  blossom(layers, traits, lines, side);
  for (const [i, line] of lines.entries())
    drawShoot(layers, traits, {
      line,
      side: i > 0,
      width: i < 3 ? [7.6, 2.6] : [5.2, 2.2],
      look,
      leaf: leaf * (i < 3 ? 1 : 0.92),
      bare: stems[i]?.bare ?? 0.12,
      room: 1.12,
      tip: "leaf",
      whole: true,
    });
  // A short shoot fills the fork.
  const short = layers.freest(
    tries(() =>
      sideLine(
        at(lines, 2),
        random.between(0.42, 0.56),
        side,
        random.between(150, 200),
        degrees(random.between(50, 90)),
        0.5,
      ),
    ),
    leaf,
  );
  drawShoot(layers, traits, {
    line: short,
    side: true,
    width: [4, 1.8],
    look,
    leaf: leaf * 0.84,
    bare: 0.16,
    tip: "leaf",
    whole: true,
  });
  return layers.merged();
};

type Stage = readonly [turn: number, reach: number, size: number, view: FlowerView];

/** Where the flowers stand up from the stems: the stem, how far along it, and the flowers of each cluster at their ages. */
const clusters: readonly { stem: number; t: number; flowers: readonly Stage[] }[] = [
  {
    stem: 0,
    t: 0.42,
    flowers: [
      [-0.5, 1, 1, "open"],
      [0.2, 1.2, 0.92, "side"],
      [0.9, 0.9, 0.7, "bud"],
    ],
  },
  {
    stem: 2,
    t: 0.66,
    flowers: [
      [-0.66, 0.7, 0.6, "bud"],
      [0.56, 0.86, 1.02, "open"],
      [-0.12, 1.15, 1.06, "face"],
      [1.1, 0.6, 0.46, "bud"],
    ],
  },
  {
    stem: 3,
    t: 0.5,
    flowers: [
      [0.5, 0.9, 0.6, "bud"],
      [-0.6, 1, 0.98, "half"],
      [-0.05, 1, 1.04, "side"],
    ],
  },
];

const blossom = (layers: Layers, { flower }: PlateTraits, lines: readonly Polyline[], side: number): void => {
  if (flower === undefined) return;
  const usual = flowerSize(flower);
  for (const { stem, t, flowers } of clusters) {
    const { point } = along(at(lines, stem), t);
    const group = new Sketch(layers.page);
    stalkedFlowers(
      group,
      flower,
      flowers.map(([turn, reach, size, view]) => ({
        from: point,
        angle: up + side * turn,
        length: usual * 0.62 * reach,
        size: usual * 0.92 * size,
        view,
      })),
    );
    layers.claim(group.box);
    layers.takeGroup(group);
    layers.page.notes.push({ part: "flowers" });
    layers.top.place(group);
  }
};
