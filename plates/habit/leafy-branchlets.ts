// Seed-under-leaf and its kin: an upright stem whose thin branchlets look like feathered leaves, each small leaf with a
// flower or a capsule that hangs from its axil.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  degrees,
  down,
  lerp,
  type Point,
  polar,
  ribbon,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

export const bearsUnderLeaves = ({ special, leaf }: PlateTraits): boolean =>
  special.includes("seed-under-leaf") && leaf.form === "simple";

type Branchlet = {
  from: Point;
  angle: number;
  length: number;
  bend: number;
  /** The length of its longest leaves. */
  leaf: number;
  /** Too young to bear. */
  young?: boolean;
  /** Turned over, so that the capsules lie before its leaves. */
  under?: boolean;
};

/** A minute flower that hangs from its stalk: the tips of its tepals turned out. */
const hangingFlower = (sketch: Sketch, colour: string, to: Point, turn: number, size: number): void => {
  const tone = toneOf(colour);
  sketch.patches(
    [-1.25, -0.65, 0, 0.65, 1.25].map((lean): Point[] => {
      const heading = down + turn + lean;
      return [
        to,
        polar(polar(to, heading, size * 0.5), heading + Math.PI / 2, size * 0.26),
        polar(to, heading, size * 0.92),
        polar(polar(to, heading, size * 0.5), heading - Math.PI / 2, size * 0.26),
      ];
    }),
    { fill: tone.light, stroke: tone.ink, "stroke-width": 0.6 },
  );
  sketch.dots([polar(to, down + turn, size * 0.3)], "#d9b84a", size * 0.3);
};

const drawBranchlet = (sketch: Sketch, traits: PlateTraits, branchlet: Branchlet): void => {
  const { from, angle, length, bend, leaf, young = false, under = false } = branchlet;
  const { random } = sketch;
  const { flower, fruit, special } = traits;
  const line = arc(from, angle, length, bend, 0, 20);
  const count = clamp(Math.round(length / (leaf * 0.34)), 7, 26);
  const nodes = Array.from({ length: count }, (_, i) => {
    const t = lerp(0.1, 0.98, i / (count - 1));
    const spot = along(line, t);
    const side = i % 2 === 0 ? 1 : -1;
    const grown =
      leaf *
      lerp(0.62, 1, Math.sin(lerp(0.28, 0.9, t) * Math.PI)) *
      (t > 0.85 ? lerp(1, 0.6, (t - 0.85) / 0.15) : 1);
    return { t, spot, side, grown };
  });
  for (const { t, spot, side, grown } of nodes) {
    const lean = side * lerp(degrees(72), degrees(40), t ** 1.4) * random.between(0.92, 1.08);
    drawLeaf(sketch, traits.leaf, {
      at: spot.point,
      angle: spot.angle + lean,
      length: grown * random.between(0.93, 1.05),
      bend: side * random.between(-0.1, 0.2),
      facing: 1,
      under,
      age: young || t > 0.9 ? 0.5 : 1,
      stalk: grown * 0.05,
    });
  }
  const twig = toneOf(mix(toneOf(traits.stem.colour).mid, toneOf("light-green").mid, 0.45));
  sketch.body(
    ribbon(line, (t) => lerp(leaf * 0.075, leaf * 0.03, t)),
    twig.mid,
    twig.ink,
    0.8,
  );
  if (young) return;
  const pedicels: Point[][] = [];
  const hang: (() => void)[] = [];
  for (const [i, { t, spot, side, grown }] of nodes.entries()) {
    if (t > 0.94) continue;
    // They hang to the ground; on a branchlet turned over they lie to the side of their leaf.
    const heading = under
      ? spot.angle + side * degrees(58)
      : down + clamp((spot.angle - up) * 0.12 + side * 0.2, -0.5, 0.5);
    const size = grown * 0.3;
    const isFlower = t > 0.66 || (i % 7 === 3 && t > 0.3);
    const pedicel = arc(spot.point, heading - side * 0.2, grown * (isFlower ? 0.16 : 0.2), side * 0.3, 0, 4);
    pedicels.push(pedicel);
    const end = along(pedicel, 1);
    if (isFlower && flower !== undefined)
      hang.push(() => hangingFlower(sketch, flower.colour, end.point, end.angle - down, size * 0.66));
    else if (fruit !== undefined && fruit.form !== "none")
      hang.push(() =>
        fruitAt(
          sketch,
          fruit,
          special,
          end.point,
          end.angle - down,
          size * lerp(1.06, 0.72, t) * random.between(0.92, 1.05),
          true,
          2,
        ),
      );
  }
  sketch.lines(pedicels, twig.ink, leaf * 0.034);
  sketch.lines(pedicels, twig.light, leaf * 0.018);
  for (const each of hang) each();
};

/** One branchlet enlarged, from above or turned over. */
export const branchletStudy = (sketch: Sketch, traits: PlateTraits, under: boolean): void =>
  drawBranchlet(sketch, traits, {
    from: [0, 0],
    angle: up + (under ? -0.1 : 0.5),
    length: under ? 230 : 210,
    bend: under ? 0.3 : 0.5,
    leaf: 78,
    under,
  });

/** Where branchlets leave a stem: how far up, to which side, and how long they are. */
const placesOf = (count: number, side: number): { t: number; way: number; long: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const t = lerp(0, 1, i / (count - 1));
    return {
      t,
      way: i % 2 === 0 ? side : -side,
      long: lerp(0.92, 1, Math.sin(t * Math.PI)) * lerp(1, 0.42, t ** 1.7),
    };
  });

const stemOf = (
  layers: Layers,
  traits: PlateTraits,
  line: readonly Point[],
  look: { width: number; from: number; count: number; side: number; reach: number; leaf: number },
): void => {
  const { page, random } = layers;
  page.notes.push({ part: "shoot", line });
  drawStem(layers.stems, line, look.width, 2.6, greenStem(traits.stem));
  for (const { t, way, long } of placesOf(look.count, look.side)) {
    const { point, angle } = along(line, lerp(look.from, 0.98, t) + random.around(0, 0.012));
    const heading = angle + way * degrees(lerp(82, 40, t)) + random.around(0, 0.08);
    const one = new Sketch(page);
    drawBranchlet(one, traits, {
      from: point,
      angle: heading,
      length: look.reach * long * random.between(0.94, 1.06),
      bend: Math.cos(heading) * random.between(0.12, 0.42) * (t > 0.8 ? 0.3 : 1),
      leaf: look.leaf * lerp(1, 0.62, t ** 2),
      young: t > 0.9,
    });
    page.notes.push({ part: "leaf", node: layers.joint++, side: way < 0 ? -1 : 1, at: point });
    layers.coverage.take(one);
    layers.behind.lay(one);
  }
  const end = along(line, 1);
  drawBranchlet(layers.front, traits, {
    from: end.point,
    angle: end.angle,
    length: look.reach * 0.3,
    bend: 0.2,
    leaf: look.leaf * 0.56,
    young: true,
  });
};

export const drawLeafyBranchlets = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const foot = 340 * page.tall;
  drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [0, foot - 4], 14);
  const on = (knots: readonly Point[]): Point[] =>
    through(
      knots.map(([x, y]): Point => [side * x, y * page.tall]),
      9,
    );
  const main = on([
    [0, 340],
    [10, 210],
    [-22, 40],
    [4, -130],
    [34, -290],
  ]);
  stemOf(layers, traits, main, { width: 11, from: 0.2, count: 11, side: -side, reach: 400, leaf: 62 });
  page.notes.push({ part: "flowers" });
  return layers.merged();
};
