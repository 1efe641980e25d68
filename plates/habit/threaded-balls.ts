// Shrubby buttonweed: wiry stems that run straight through ball after ball of flowers, with wheels of narrow leaves at every
// joint and tufts of small ones in their axils.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, degrees, lerp, type Point, type Polyline, polar, through } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flowerSize } from "../flower/flower.ts";
import { paintOf } from "../flower/flower-paint.ts";
import { type BallAge, packedBall } from "../flower/packed-ball.ts";
import type { FlowerTraits } from "../flower/traits.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

export const bearsThreadedBalls = ({ flower, leaf }: PlateTraits): boolean =>
  flower?.position === "around-joint" && flower.form === "globe" && leaf.arrangement === "whorled";

type Stem = {
  line: Polyline;
  width: number;
  /** Where its joints are, from its foot to its tip. */
  joints: readonly number[];
  /** The ages of the balls at the last joints, the oldest first. */
  balls: readonly BallAge[];
};

/** A wheel of leaves seen from the side: the two longest to the sides, shorter ones towards the reader and away. */
const wheel = (layers: Layers, traits: PlateTraits, point: Point, angle: number, size: number): void => {
  const { page, random } = layers;
  const node = layers.joint++;
  const leaf = leafLength(traits.leaf) * size;
  const turn = random.around(0, 7);
  for (const [lean, long, facing, front] of [
    [-84, 1, 1, false],
    [84, 1, 1, false],
    [-46, 0.72, 0.8, false],
    [42, 0.66, 0.76, false],
    [-122, 0.62, 0.7, true],
    [118, 0.7, 0.74, true],
  ] as const) {
    const heading = angle + degrees(lean + turn + random.around(0, 8));
    page.notes.push({ part: "leaf", node, side: lean < 0 ? -1 : 1, at: point });
    const one = new Sketch(page);
    drawLeaf(one, traits.leaf, {
      at: point,
      angle: heading,
      length: leaf * long * random.between(0.92, 1.06),
      bend: Math.cos(heading) * random.between(0.2, 0.6),
      facing,
    });
    (front ? layers.front : layers.behind).lay(one);
  }
  // The axils hold tufts of small leaves.
  for (const lean of [-34, -16, 20, 38]) {
    const heading = angle + degrees(lean + random.around(0, 6));
    drawLeaf(layers.behind, traits.leaf, {
      at: point,
      angle: heading,
      length: leaf * random.between(0.26, 0.4),
      bend: 0.1,
      age: 0.4,
    });
  }
};

const grow = (layers: Layers, traits: PlateTraits, flower: FlowerTraits, stem: Stem): void => {
  const { page, random } = layers;
  const { line, joints, balls } = stem;
  page.notes.push({ part: "shoot", line });
  drawStem(layers.stems, line, stem.width, stem.width * 0.5, greenStem(traits.stem));
  const first = joints.length - balls.length;
  for (const [i, t] of joints.entries()) {
    const { point, angle } = along(line, t);
    wheel(layers, traits, point, angle, lerp(1.72, 1.12, t) * random.between(0.94, 1.06));
    const age = balls[i - first];
    if (age === undefined) continue;
    const radius =
      flowerSize(flower) * { bud: 0.42, open: 0.6, over: 0.48 }[age] * random.between(0.94, 1.06);
    const one = new Sketch(page);
    packedBall(one, paintOf(flower), polar(point, angle, radius * 0.3), radius, age);
    layers.coverage.take(one);
    layers.top.lay(one);
    page.notes.push({ part: "flowers" });
  }
};

export const drawThreadedBalls = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const foot = 340 * page.tall;
  const main = through(
    [
      [0, foot],
      [side * 26, foot * 0.42],
      [-side * 22, -foot * 0.3],
      [side * 44, -foot * 1.2],
    ],
    10,
  );
  drawRoot(layers.stems, traits.root ?? { form: "woody", colour: "tan" }, [0, foot - 4], 14, belowStem(main));
  const branch = (t: number, way: number, lean: number, long: number): Point[] => {
    const { point, angle } = along(main, t);
    return arc(
      point,
      angle + way * side * degrees(lean),
      long * page.tall,
      -way * side * degrees(lean * 0.72),
      0,
      22,
    );
  };
  const stems: readonly Stem[] = [
    {
      line: branch(0.1, 1, 66, 560),
      width: 6,
      joints: [0.32, 0.58, 0.8, 0.99],
      balls: ["over", "open", "bud"],
    },
    { line: branch(0.27, -1, 72, 470), width: 5.6, joints: [0.36, 0.68, 0.99], balls: ["open", "open"] },
    {
      line: main,
      width: 8.4,
      joints: [0.1, 0.27, 0.45, 0.63, 0.81, 0.995],
      balls: ["over", "open", "bud"],
    },
  ];
  for (const stem of stems) grow(layers, traits, flower, stem);
  return layers.merged();
};
