// Vines: a stem that climbs a stake or runs along a bough, leaves its support, arches over and hangs.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  evenly,
  heightened,
  lerp,
  type Point,
  polar,
  steps,
  through,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { groupsFor } from "../fruit/group.ts";
import { compoundForms } from "../leaf/compound.ts";
import { leafLength } from "../leaf/leaf.ts";
import { widthShare } from "../leaf/shape.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, greenStem, type StemLook } from "../stem/stem.ts";
import { drawCreeper, trails } from "./creeper.ts";
import { holdOn } from "./holding.ts";
import { Layers } from "./layers.ts";
import { drawShoot, flowerCount, flowerPlaces, grownLine, tries } from "./shoot.ts";
import { claspingTendril } from "./tendrils.ts";

type Climbing = NonNullable<PlateTraits["stem"]["climbing"]>;

/** How a stem holds on: how often it goes round its support, and how far from the middle of it. */
const hold: Record<Climbing, { turns: number; away: number }> = {
  twining: { turns: 2.6, away: 21 },
  tendrils: { turns: 1.1, away: 34 },
  hooks: { turns: 1.3, away: 26 },
  sprawling: { turns: 0.8, away: 30 },
  "aerial-roots": { turns: 1.4, away: 10 },
};

/** The support, the stem on it, and where the stem passes behind it. */
type Climb = {
  support: Point[];
  stem: Point[];
  /** The first and the last point of the stem that are on the support. */
  on: readonly [number, number];
  isBehind: (index: number) => boolean;
};

const winding = 46;

const climbOf = (
  { random, tall }: Page,
  climbing: Climbing,
  side: 1 | -1,
  bough: boolean,
  near: number,
): Climb => {
  /** A vine seen from near climbs a shorter support, and its leaves are larger for the sheet. */
  const shortened = (points: readonly Point[]): Point[] =>
    points.map(([x, y]): Point => [x / near, y / near]);
  const support = through(
    shortened(
      heightened(
        bough
          ? [
              [-side * 380, random.between(-300, -240)],
              [-side * 190, random.between(-370, -330)],
              [side * random.between(0, 60), random.between(-350, -310)],
              [side * random.between(300, 340), random.between(-440, -400)],
            ]
          : [
              [-side * random.between(20, 90), 490],
              [-side * random.between(10, 60), 180],
              [side * random.between(-10, 40), -140],
              [side * random.between(20, 90), random.between(-450, -410)],
            ],
        tall,
      ),
    ),
    8,
  );
  const { turns, away } = hold[climbing];
  const phase = random.between(-0.3, 0.1);
  const around = (t: number): number => (phase + t * turns) * Math.PI * 2;
  const [from, to] = bough ? [0.1, 0.74] : [0.16, 0.84];
  const held = steps(winding).map((t): Point => {
    const { point, angle } = along(support, lerp(from, to, t));
    return polar(point, angle + Math.PI / 2, Math.sin(around(t)) * away);
  });
  const [first, last] = [at(held, 0), at(held, -1)];
  // A stake is climbed from its foot; over a bough hangs the cut end of the stem.
  const foot = bough
    ? through([[first[0] - side * 62, first[1] + 96], [first[0] - side * 52, first[1] + 40], first], 5)
    : through(
        [[first[0] - side * 34, (486 * tall) / near], [first[0] - side * 46, (420 * tall) / near], first],
        5,
      );
  const reach = random.between(0.85, 1.15) / near;
  const free = bough
    ? through(
        [
          last,
          [last[0] + side * 70, last[1] + 10],
          [last[0] + side * 120, last[1] + 150 * reach * tall],
          [last[0] + side * 70, last[1] + 330 * reach * tall],
          [last[0] + side * 100, last[1] + 500 * reach * tall],
          [last[0] + side * 160, last[1] + 560 * reach * tall],
        ],
        7,
      )
    : through(
        [
          last,
          [last[0] + side * 60, last[1] - 75],
          [last[0] + side * 165 * reach, last[1] - 85],
          [last[0] + side * 245 * reach, last[1] + 30],
          [last[0] + side * 240 * reach, last[1] + 190],
          [last[0] + side * 285 * reach, last[1] + 270],
        ],
        7,
      );
  const on = [foot.length - 1, foot.length + winding - 2] as const;
  return {
    support,
    stem: [...foot, ...held.slice(1), ...free.slice(1)],
    on,
    isBehind: (index) =>
      index > on[0] && index < on[1] && Math.cos(around((index - on[0]) / (winding - 1))) < -0.2,
  };
};

/** The stem below its support, the support, and over it the stretches of the stem that pass in front. */
const drawClimb = (layers: Layers, climb: Climb, look: StemLook, width: number, broad: boolean): void => {
  const { stem, support, isBehind } = climb;
  const last = stem.length - 1;
  const thick = (i: number): number => lerp(width, 2.4, (i / last) ** 0.8);
  drawStem(layers.behind, stem, width, 2.4, look, true);
  const wood = toneOf(mix("#a58a62", look.tone.mid, look.woody ? 0 : 0.12));
  const dead: StemLook = { tone: wood, surface: "smooth", form: "round", woody: true };
  // A dead branch, with the stubs of its twigs.
  for (const [t, way] of [
    [0.34, 1],
    [0.58, -1],
    [0.9, 1],
  ] as const) {
    const { point, angle } = along(support, t);
    const stub = arc(point, angle + way * 0.75, layers.random.between(26, 58), -way * 0.2, 0, 6);
    drawStem(layers.behind, stub, 6.5, 3.6, { ...dead, surface: "smooth" });
  }
  drawStem(layers.behind, support, broad ? 34 : 17, broad ? 26 : 9, dead, true);
  let run: number[] = [];
  for (let i = 0; i <= last + 1; i++) {
    if (i <= last && !isBehind(i)) {
      run.push(i);
      continue;
    }
    if (run.length > 2) {
      const [start, end] = [at(run, 0), at(run, -1)];
      drawStem(layers.stems, stem.slice(start, end + 1), thick(start), thick(end), {
        ...look,
        surface: look.surface === "corky" ? "corky" : "smooth",
      });
    }
    run = [];
  }
};

export const drawVine = (page: Page, traits: PlateTraits): Sketch => {
  if (trails(traits)) return drawCreeper(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const leaf = Math.min(leafLength(traits.leaf), 190);
  const climbing = traits.stem.climbing ?? "twining";
  const { terminal, axillary } = flowerPlaces(traits);
  const groups = groupsFor(traits);
  const woody = ["brown", "grey", "tan", "reddish-brown", "dark-brown"].includes(traits.stem.colour);
  const look = { ...greenStem(traits.stem), woody };
  const bough =
    traits.branch?.pose === undefined
      ? climbing !== "aerial-roots" && random.fork("carriage").chance(0.42)
      : traits.branch?.pose === "hanging";
  const near = traits.branch?.near ?? 1;
  const climb = climbOf(page, climbing, side, bough, near);
  const fleshy = traits.stem.form === "fleshy";
  drawClimb(layers, climb, look, woody || fleshy ? 12 : 8, climbing === "aerial-roots");
  const { stem, on, support } = climb;
  const last = stem.length - 1;
  const onStem = (t: number): number => lerp(on[0], on[1], t) / last;
  if (climbing === "aerial-roots")
    for (const t of steps(9))
      fibrousRoots(layers.stems, toneOf("tan"), along(stem, onStem(t)).point, 3, 20, 8);
  // Broad leaves, and leaves of few broad leaflets, would close to a wall.
  const room = ["two-leaflets", "trifoliate"].includes(traits.leaf.form)
    ? 1.6
    : compoundForms.has(traits.leaf.form)
      ? 1.25
      : widthShare(traits.leaf) > 0.6
        ? 1.4
        : 1.12;
  // Where a shoot leaves the stem, to which side, how long it is, and whether it rises or hangs.
  const plan = (
    bough
      ? [
          [0.12, 1, 1.5, -1.5],
          [0.46, 1, 1.15, -1.7],
          [0.66, -1, 0.62, 0.6],
        ]
      : [
          [0.16, -1, 1.05, 0.9],
          [0.36, 1, 1.2, -0.7],
          [0.6, -1, 1, -0.9],
          [0.86, -1, 0.7, 0.5],
        ]
  ).map(([t = 0, way = 1, long = 1, turn = 0]) => ({
    t: t + random.around(0, 0.04),
    way: way * side,
    long: long * random.between(0.9, 1.12),
    turn,
  }));
  layers.route(evenly(stem.slice(on[1]), 20));
  const nodes = drawShoot(layers, traits, {
    line: evenly(stem.slice(on[0]), 60),
    width: [1, 0.8],
    look,
    leaf,
    bare: 0.06,
    room: room * 1.45,
    tip: terminal ? "flower" : "leaf",
    flowers: axillary ? flowerCount(traits) : 0,
    fruits: groups > 1 ? 1 : 0,
  });
  holdOn(layers, traits, nodes);
  for (const [i, { t, way, long, turn }] of plan.slice(0, traits.branch?.shoots).entries()) {
    const { point } = along(stem, onStem(t));
    const { angle } = along(support, lerp(0.15, 0.8, t));
    const line = layers.freest(
      tries(() =>
        grownLine(
          point,
          angle + way * random.between(0.6, 1.4),
          (clamp(leaf * 2.4, 210, 330) / near) * long * random.between(0.8, 1.1),
          turn * random.between(0.5, 1.4),
        ),
      ),
      leaf,
    );
    const nodes = drawShoot(layers, traits, {
      line,
      side: true,
      width: fleshy ? [7.4, 3] : [4.6, 1.8],
      look: { ...look, woody: false },
      leaf: leaf * lerp(0.94, 0.8, i / plan.length),
      bare: 0.2,
      room,
      tip: terminal
        ? "flower"
        : traits.fruit !== undefined &&
            ["bunch", "spray", "hanging-strings"].includes(traits.fruit.arrangement) &&
            i === 1
          ? "fruit"
          : "leaf",
      flowers: axillary ? flowerCount(traits) : 0,
      fruits: groups > i ? 1 : 0,
    });
    holdOn(layers, traits, nodes);
  }
  if (climbing === "tendrils")
    for (const t of [0.26, 0.5, 0.76])
      claspingTendril(layers.stems, traits, along(stem, onStem(t)).point, support, 13);
  return layers.merged();
};
