// Dayflowers: a juicy stem that lies on the ground and roots at its joints, its branches rising; each leaf springs from a
// sheath around the stem, and the folded bracts with the flowers stand opposite the upper leaves.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  degrees,
  evenly,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { fringe } from "../drawing/hair.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { isDayflower } from "../flower/dayflower.ts";
import { flowerAt } from "../flower/flower.ts";
import { stalk } from "../flower/stalked.ts";
import type { FlowerTraits } from "../flower/traits.ts";
import { leafLength } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const isDayflowerRunner = ({ flower }: PlateTraits): boolean =>
  flower !== undefined && isDayflower(flower);

/** A stem as if the plant grew to the right: its points, its joints, and which of them bear a bract. */
type Stem = {
  /** Where it leaves the runner; the runner itself leaves nothing. */
  t?: number;
  to: readonly Point[];
  width: number;
  joints: number;
  size: number;
  /** The number of its last joints that flower. */
  flowering: number;
  /** Its first joints lie on the ground and root. */
  rooting: number;
  first: 1 | -1;
};

const runner: Stem = {
  to: [
    [-370, 236],
    [-286, 286],
    [-140, 296],
    [20, 262],
    [136, 160],
    [150, 10],
    [100, -120],
    [150, -250],
    [130, -340],
  ],
  width: 8,
  joints: 11,
  size: 1.12,
  flowering: 2,
  rooting: 5,
  first: 1,
};

const branches: readonly Stem[] = [
  {
    t: 0.16,
    to: [
      [-200, 160],
      [-300, 60],
      [-320, -60],
    ],
    width: 5.6,
    joints: 5,
    size: 0.94,
    flowering: 1,
    rooting: 0,
    first: -1,
  },
  {
    t: 0.33,
    to: [
      [-30, 140],
      [-90, 10],
      [-150, -110],
      [-120, -240],
    ],
    width: 6.4,
    joints: 6,
    size: 1.06,
    flowering: 2,
    rooting: 0,
    first: 1,
  },
  {
    t: 0.45,
    to: [
      [170, 250],
      [280, 190],
      [330, 70],
      [310, -30],
    ],
    width: 6,
    joints: 5,
    size: 0.96,
    flowering: 1,
    rooting: 0,
    first: -1,
  },
];

/** The sheath of a leaf: a pale tube with green veins around the stem above its joint, fringed at its mouth. */
const sheath = (
  into: Sketch,
  traits: PlateTraits,
  line: Polyline,
  t: number,
  width: number,
  long: number,
): void => {
  const span = long / lengthOf(line);
  const part = steps(5).map((s) => along(line, Math.min(1, t + s * span)));
  const tone = toneOf(mix(toneOf(traits.leaf.colour).light, "#e6e8bd", 0.5));
  const edge = (share: number): Point[] =>
    part.map(({ point, angle }, i) =>
      polar(point, angle + Math.PI / 2, share * width * lerp(1.05, 1.5, i / 4)),
    );
  into.body(
    ribbon(
      part.map(({ point }) => point),
      (s) => width * lerp(1.25, 1.55, s),
    ),
    flatWash(into.page, tone),
    tone.ink,
    0.8,
  );
  into.lines([-0.42, -0.14, 0.16, 0.42].map(edge), toneOf(traits.leaf.colour).dark, 0.6, { opacity: 0.6 });
  const mouth = part.at(-1);
  if (mouth === undefined) return;
  const rim = [-0.7, 0, 0.7].map((share) => polar(mouth.point, mouth.angle + Math.PI / 2, share * width));
  into.patches(
    fringe(into.random, rim, -1, { gap: 2.2, length: 4, lean: 1.4 }),
    { fill: tone.ink, opacity: 0.6 },
    false,
  );
  // The joint below it is a little swollen.
  const ring = along(line, t);
  into.lines(
    [
      [
        polar(ring.point, ring.angle - Math.PI / 2, width * 0.62),
        polar(ring.point, ring.angle + Math.PI / 2, width * 0.62),
      ],
    ],
    tone.ink,
    1.2,
  );
};

const bract = (
  layers: Layers,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  way: number,
  size: number,
): void => {
  const one = new Sketch(layers.page);
  const heading = way > 0 ? -0.12 : Math.PI + 0.12;
  const lift = lerp(angle, heading, 0.45);
  const foot = polar(polar(from, lift, size * 0.16), heading, size * 0.1);
  stalk(one, flower, through([from, polar(from, lift, size * 0.14), foot], 4), 3);
  flowerAt(one, flower, foot, heading, size, "side");
  layers.coverage.take(one);
  layers.page.notes.push({ part: "flowers" });
  layers.top.lay(one);
};

export const drawDayflowerRunner = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const full = leafLength(traits.leaf) * 1.36;
  const look = { ...greenStem(traits.stem), form: "round" as const };
  const soil = toneOf(traits.root?.colour ?? "tan");
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 9), (y + random.around(0, 9)) * page.tall]);
  const main = evenly(through(placed(runner.to), 8), 60);
  const stems = [
    ...branches.map((stem) => ({
      stem,
      line: evenly(through([along(main, stem.t ?? 0).point, ...placed(stem.to)], 8), 40),
    })),
    { stem: runner, line: main },
  ];
  for (const { stem, line } of stems) {
    const own = line === main ? layers.stems : layers.twigs;
    drawStem(own, line, stem.width, stem.width * 0.56, look, line === main);
    page.notes.push({ part: "shoot", line });
    const spots = steps(stem.joints).map((s) => lerp(line === main ? 0.05 : 0.14, 0.95, s));
    for (const [i, t] of spots.entries()) {
      const { point } = along(line, t);
      const way = (i % 2 === 0 ? stem.first : -stem.first) * side;
      const width = stem.width * lerp(1, 0.6, t);
      const long = width * 3.2;
      if (i < stem.rooting) fibrousRoots(layers.behind, soil, point, 5, 54, 12);
      sheath(own, traits, line, t, width, long);
      const top = along(line, Math.min(1, t + (long * 0.9) / lengthOf(line)));
      // On the ground all leaves are lifted to the light.
      const flat = line === main && i < stem.rooting;
      const heading = flat
        ? degrees(-90 + way * lerp(38, 60, random.next()))
        : top.angle + way * degrees(lerp(66, 40, t)) * random.between(0.88, 1.12);
      const flowers = i >= stem.joints - stem.flowering;
      placeLeaf(
        layers,
        traits,
        {
          at: top.point,
          node: layers.joint++,
          angle: heading,
          length: full * stem.size * lerp(1, 0.66, t ** 2) * (flat ? 0.8 : 1) * random.between(0.92, 1.06),
          stalk: 1,
          bend: Math.cos(heading) * random.between(0.2, 0.6),
          facing: i % 4 === 2 ? 0.7 : 1,
          age: Math.min(1, 1.7 - t),
        },
        0.4,
      );
      if (flowers) bract(layers, flower, top.point, top.angle, -way, 128 * stem.size * lerp(0.86, 1, i % 2));
    }
    const end = along(line, 1);
    placeLeaf(layers, traits, {
      at: end.point,
      node: layers.joint++,
      angle: end.angle + 0.1,
      length: full * 0.42,
      stalk: 1,
      bend: 0.2,
      facing: 0.5,
      age: 0.1,
    });
  }
  return layers.merged();
};
