// Artillery plant and herbs like it: watery stems from one root, each a flat spray whose side twigs bear two rows of
// minute leaves, a large and a small one to every pair, with knots of flowers in their axils.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch, turnedBy } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { paintOf } from "../flower/flower-paint.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { Layers } from "./layers.ts";

/** The length of the larger leaf of a pair, in page units. */
const leafSize = 41;

/** Stems from the back to the front: lean in degrees, length, and whether the stronger twigs start on the right. */
const stems: readonly (readonly [lean: number, length: number, way: 1 | -1])[] = [
  [6, 660, 1],
  [-30, 560, -1],
  [44, 540, 1],
  [-66, 500, -1],
  [78, 430, -1],
  [-92, 310, 1],
];

/** A stem full of water: pale, light showing through it, darker at its swollen joints. */
const waterStem = (sketch: Sketch, { stem }: PlateTraits, line: Polyline, from: number, to: number): void => {
  const tone = toneOf(mix(toneOf(stem.colour).mid, "#cfdca0", 0.25));
  const joints = Math.max(3, Math.round(line.length / 2));
  const width = (t: number): number =>
    lerp(from, to, t) * (1 + 0.16 * Math.cos(t * joints * Math.PI * 2) ** 8);
  sketch.body(
    ribbon(line, width),
    litWash(
      sketch.page,
      [mix(tone.mid, "#b98d6a", 0.3), tone.mid, tone.light],
      line[0] ?? [0, 0],
      along(line, 1).point,
    ),
    tone.ink,
    from > 5 ? 1 : 0.7,
  );
  if (from < 4) return;
  sketch.lines(
    [
      line.map((point, i) =>
        polar(
          point,
          along(line, i / (line.length - 1)).angle - Math.PI / 2,
          width(i / (line.length - 1)) * 0.2,
        ),
      ),
    ],
    tone.pale,
    from * 0.22,
    { opacity: 0.75 },
  );
};

/** A pair of unequal leaves on a twig along +x; the larger one is on this side. */
const unequalPair = (drawing: Sketch, traits: PlateTraits, big: 1 | -1): void => {
  const { random } = drawing;
  for (const side of [-big, big] as const)
    drawLeaf(drawing, traits.leaf, {
      at: [0, 0],
      angle: side * degrees(random.between(46, 60)),
      length: leafSize * (side === big ? 1 : 0.6),
      bend: -side * random.between(0.1, 0.4),
      facing: 1,
    });
};

/** A tight knot of buds in an axil, pink and green, on next to no stalk. */
const knot = (page: Page, traits: PlateTraits): Sketch => {
  const drawing = new Sketch(page);
  if (traits.flower === undefined) return drawing;
  const { tone } = paintOf(traits.flower);
  const green = toneOf("#9db56a");
  for (const [i, turn] of [-1.1, 1.1, -0.5, 0.55, 0.05, -0.85, 0.8].entries()) {
    const far = i < 5 ? 6.6 : 3.4;
    const own = i % 2 === 1 ? green : tone;
    const centre = polar([1, 0], turn, far);
    drawing.body(
      steps(9).map((t) => polar(centre, t * Math.PI * 2, 3.4)),
      own.mid,
      mix(own.ink, "#6a3140", i % 2 === 1 ? 0 : 0.5),
      0.6,
    );
    drawing.dots([[centre[0] - 0.8, centre[1] - 1]], own.pale, 1.6);
  }
  return drawing;
};

/** The pollen that a flower has just thrown out: a little cloud, close at its mouth and thin beyond. */
const puff = (sketch: Sketch, from: Point, angle: number): void => {
  const { random } = sketch;
  const grains = Array.from({ length: 80 }, () => {
    const far = random.between(0.1, 1) ** 0.8;
    return polar(from, angle + random.around(0, 0.75), 3 + far * 34);
  });
  sketch.dots(grains, "#a98c33", 2.4, { opacity: 0.8 });
  sketch.dots(grains.slice(0, 50), "#f5e7a4", 1.6);
};

type Twig = {
  grow: number;
  flowers: boolean;
  width?: number;
  /** Whether one of its flowers has just thrown out its pollen. */
  fires?: boolean;
};

/** A twig with its pairs, smaller towards its tip; `at` is its foot on the stem. */
export const juicyTwig = (
  sketch: Sketch,
  traits: PlateTraits,
  line: Polyline,
  { grow, flowers, width = 3.4, fires = false }: Twig,
): Point[] => {
  const { page, random } = sketch;
  const long = line.slice(1).reduce((sum, [x, y], i) => {
    const [a, b] = line[i] ?? [x, y];
    return sum + Math.hypot(x - a, y - b);
  }, 0);
  waterStem(sketch, traits, line, width, width * 0.5);
  const count = Math.max(2, Math.round(long / (21 * grow)));
  const nodes: Point[] = [];
  for (let i = count; i >= 0; i--) {
    const t = lerp(0.1, 1, i / count);
    const spot = along(line, t);
    const { point, angle } = spot;
    nodes.push(point);
    const big = i % 2 === 0 ? 1 : -1;
    const size = grow * lerp(0.92, 0.62, t ** 2) * random.between(0.92, 1.08);
    placePair(sketch, `juicy pair ${big}`, spot, size, (drawing) => unequalPair(drawing, traits, big));
    if (flowers && i > 0 && i < count && i % 3 === 1)
      sketch.reuse(
        "juicy knot",
        () => knot(page, traits),
        frame(point, angle + big * -0.9, Math.min(1.5, grow * 1.15)),
      );
  }
  if (fires) {
    const { point, angle } = along(line, 0.64);
    puff(sketch, polar(point, angle - 1.2, 6), angle - 1.2);
  }
  return nodes;
};

export const drawJuicyCushion = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 4], 20);
  for (const [i, [lean, length, way]] of stems.entries()) {
    const line = cushionStem(page, lean * side, length, 0.34);
    const one = new Sketch(page);
    const count = Math.round(length / 62);
    for (let k = 0; k < count; k++) {
      const t = lerp(0.2, 0.86, k / (count - 1)) + random.around(0, 0.02);
      const spot = along(line, t);
      const sideways = (k % 2 === 0 ? way : -way) * side;
      const reach = lerp(0.34, 0.13, t) * length * random.between(0.8, 1.12);
      const twig = arc(
        spot.point,
        spot.angle + sideways * degrees(random.between(44, 60)),
        reach,
        -sideways * 0.5,
        0,
        9,
      );
      const nodes = juicyTwig(one, traits, twig, {
        grow: lerp(0.98, 0.8, t),
        flowers: (k + i) % 3 !== 0,
        // Here and there one has just fired.
        fires: k === 3 && i < 3,
      });
      for (const at of nodes) page.notes.push({ part: "leaf", node: layers.joint++, side: 0, at });
    }
    waterStem(one, traits, line, 8.6, 3.2);
    // The stem ends in a twig like the others.
    juicyTwig(one, traits, line.slice(-6), { grow: 0.86, flowers: true });
    page.notes.push({ part: "flowers" });
    const layer = i < 3 ? layers.behind : i < 5 ? layers.among : layers.front;
    layer.lay(one);
  }
  return layers.merged();
};

/** A stem that leaves the foot flat, as far as it leans in degrees, and turns up. */
const cushionStem = (page: Page, lean: number, length: number, sway: number): Point[] => {
  const { random } = page;
  const line = arc(
    [lean * 0.15, random.around(1, 3)],
    up + degrees(lean + random.around(0, 5)),
    length * page.tall * random.between(0.94, 1.06),
    -degrees(lean) * random.between(0.4, 0.7),
    (lean > 10 ? 1 : -1) * random.between(0.5, 1) * sway,
    21,
  );
  page.notes.push({ part: "shoot", line });
  return line;
};

/** Places a pair of leaves that `draw` draws along +x; those of one `kind` that point in about one direction share theirs. */
const placePair = (
  sketch: Sketch,
  kind: string,
  { point, angle }: { point: Point; angle: number },
  size: number,
  draw: (drawing: Sketch) => void,
): void => {
  const { page } = sketch;
  const eighth = Math.round(angle / (Math.PI / 4));
  sketch.reuse(
    `${kind} ${eighth} ${Math.floor(page.random.between(0, 2))}`,
    () => {
      const drawing = new Sketch(page);
      turnedBy(page, (eighth * Math.PI) / 4, () => draw(drawing));
      return drawing;
    },
    frame(point, angle, size),
  );
};
