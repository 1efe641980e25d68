// Papaya, drawn whole: an unbranched trunk with all its leaves at the top, the fruits crowded beneath them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { flowerAt } from "../flower/flower.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { fading } from "../leaf/leaf-tone.ts";
import { woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { note } from "./palm.ts";
import { standInSoil } from "./soil.ts";

/** The width of the trunk along its height. */
const girth = (t: number): number => lerp(62, 34, t ** 0.9) + 22 * Math.max(0, 1 - t * 9) ** 2;

/** The soft trunk with the broad three-pointed scars that the leaf stalks have left, closer together towards the top. */
const scarredTrunk = (sketch: Sketch, trunk: Polyline, traits: PlateTraits): void => {
  const { tone } = woodyStem(traits);
  const { random } = sketch;
  const young = toneOf("light-green");
  const across = (t: number, side: number): Point => {
    const { point, angle } = along(trunk, t);
    return polar(point, angle + Math.PI / 2, (side * girth(t)) / 2);
  };
  sketch.body(
    ribbon(trunk, girth),
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.4), tone.mid, mix(tone.dark, tone.ink, 0.25)],
      across(0.5, -1),
      across(0.5, 1),
    ),
    tone.ink,
    1.4,
  );
  // Green where it is young.
  sketch.patches(
    [
      [
        ...steps(8).map((t) => across(lerp(0.66, 1, t), -1)),
        ...steps(8).map((t) => across(lerp(1, 0.66, t), 1)),
      ],
    ],
    { fill: young.dark, opacity: 0.22 },
  );
  sketch.patches(
    [
      [...steps(14).map((t) => across(t, 1)), ...steps(14).map((t) => across(1 - t, 0.5))],
      [...steps(14).map((t) => across(t, 1)), ...steps(14).map((t) => across(1 - t, 0.74))],
    ],
    { fill: tone.ink, opacity: 0.16 },
  );
  // In a spiral around the trunk: those at its flanks are seen from the side and look narrow.
  const scars: { t: number; side: number }[] = [];
  for (let i = 0; i < 30; i++)
    scars.push({ t: 0.05 + 0.87 * (i / 29) ** 0.86, side: Math.sin(i * 2.4) * 0.82 });
  const shapes = scars.map(({ t, side }): Point[] => {
    const centre = across(t, side);
    const wide = Math.max(2.4, girth(t) * 0.17 * Math.sqrt(1 - side * side * 0.92));
    const high = girth(t) * lerp(0.17, 0.12, t);
    return (
      [
        [-1, -0.5],
        [-0.4, -0.72],
        [0.4, -0.72],
        [1, -0.5],
        [0.6, 0.3],
        [0, 0.9],
        [-0.6, 0.3],
      ] as const
    ).map(([x, y]): Point => [centre[0] + x * wide, centre[1] + y * high]);
  });
  sketch.raised(
    shapes,
    { fill: mix(tone.pale, "#d8c7a0", 0.4), opacity: 0.75 },
    { fill: tone.ink, opacity: 0.8 },
  );
  sketch.lines(
    scars.map(({ t, side }): Point[] =>
      [-0.16, -0.05, 0.06, 0.16].map((more) => across(t + 0.012, side + more)),
    ),
    tone.ink,
    0.7,
    { opacity: 0.55 },
  );
  sketch.lines(
    steps(34).map((t): Point[] => {
      const side = random.around(0, 0.86);
      const from = lerp(0.02, 0.9, t);
      return [across(from, side), across(from + 0.012, side + 0.02), across(from + 0.024, side)];
    }),
    tone.ink,
    0.6,
    { opacity: 0.35 },
  );
};

export const drawCrownTree = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const leaf = Math.min(215, leafLength(traits.leaf) * 0.86);
  const way = random.chance(0.5) ? 1 : -1;
  const trunk: Polyline = arc([0, 0], up + way * 0.14, 600 * page.tall, -way * 0.24, 0, 24);
  scarredTrunk(layers.stems, trunk, traits);
  standInSoil(layers.behind, layers.stems, woodyStem(traits).tone, [0, 0], girth(0));
  // From the back to the front: the lower the stalk, the further it spreads, and old leaves hang.
  const plan: readonly (readonly [number, number, number, boolean, number])[] = [
    // turn from upright, stalk, size of the blade, at the back, how far it faces the viewer
    [-0.56, 0.98, 0.84, true, 0.8],
    [0.44, 0.86, 0.74, true, 0.8],
    [-0.06, 0.9, 0.86, true, 0.7],
    [-1.06, 1.14, 0.98, true, 1],
    [0.92, 1.16, 0.92, true, 1],
    [-1.6, 1.06, 0.94, true, 0.7],
    [1.36, 1.2, 1.04, true, 1],
    [1.86, 1.08, 0.94, true, 0.8],
    [-2.06, 1.02, 0.96, true, 1],
    // About to fall.
    [2.5, 0.96, 0.8, true, 0.9],
    [-0.34, 0.46, 0.6, false, 0.62],
    [0.3, 0.32, 0.5, false, 0.7],
  ];
  const green = toneOf(mix(toneOf("light-green").mid, "#cfcf8a", 0.35));
  for (const [i, [turn, stalk, size, back, facing]] of plan.entries()) {
    const lean = turn * way + random.around(0, 0.08);
    const low = Math.min(1.1, Math.abs(turn) / 2.1);
    const spot = along(trunk, lerp(1, 0.9, low));
    note(layers, lean, spot.point);
    const from: Point = [
      spot.point[0] + Math.sign(lean) * Math.min(1, low * 1.8) * girth(lerp(1, 0.9, low)) * 0.4,
      spot.point[1],
    ];
    // A stalk rises out of its scar, then the weight of the blade bends it.
    const heading = up + lean * 0.72;
    const line = arc(from, heading, leaf * stalk * random.between(0.95, 1.06), lean * 0.36, 0, 10);
    const one = new Sketch(page);
    one.body(
      ribbon(line, (t) => lerp(11, 4.6, t ** 0.7)),
      litWash(
        page,
        [green.light, green.mid, green.dark],
        [from[0] - 6, from[1] - 6],
        [from[0] + 6, from[1] + 6],
      ),
      green.ink,
      1,
    );
    const end = along(line, 1);
    drawLeaf(one, traits.leaf, {
      at: end.point,
      angle: end.angle + lean * 0.24,
      length: leaf * size,
      bend: lean * 0.34,
      stalk: 0,
      age: turn > 2.2 ? fading : i < 3 ? 0.6 : back ? 1 : 0.4,
      facing,
      far: i < 3,
    });
    (back ? layers.behind : layers.front).lay(one);
  }
  fruits(layers, traits, trunk);
  flowers(layers, traits, trunk);
  return layers.merged();
};

/** Fruits on their short stalks around the trunk: small and green under the leaves, large and ripe below. */
const fruits = (layers: Layers, traits: PlateTraits, trunk: Polyline): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const full = fruitLength(fruit) * 0.8;
  const green = toneOf("light-green");
  const hang = (onto: Sketch, t: number, share: number, size: number, ripe: boolean): void => {
    const { point } = along(trunk, t);
    // A short thick stalk out of the scar of a leaf above the fruit.
    const foot: Point = [point[0] + share * girth(t) * 0.36, point[1] - 16];
    const end: Point = [foot[0] + share * (6 + full * size * 0.22), point[1] + 6];
    const one = new Sketch(layers.page);
    const stalk: Point[] = [foot, [(foot[0] + end[0]) / 2, foot[1] + 4], end, [end[0], end[1] + 5]];
    one.line(stalk, green.ink, 10.4);
    one.line(stalk, green.mid, 8.4);
    fruitAt(
      one,
      fruit,
      special,
      end,
      -share * 0.12,
      full * size * layers.random.between(0.95, 1.05),
      ripe,
      2,
    );
    onto.lay(one);
  };
  // Behind the trunk, then its flanks, then those before it.
  for (const [t, share, size, ripe] of [
    [0.83, -0.9, 0.7, false],
    [0.84, 0.95, 0.66, false],
    [0.7, 1, 0.86, false],
    [0.71, -1.05, 0.9, true],
  ] as const)
    hang(layers.behind, t, share, size, ripe);
  for (const [t, share, size, ripe] of [
    [0.9, -0.5, 0.42, false],
    [0.9, 0.4, 0.4, false],
    [0.86, 0, 0.5, false],
    [0.77, -0.66, 0.82, false],
    [0.79, 0.68, 0.78, false],
    [0.69, 0.5, 0.96, true],
    [0.72, -0.16, 0.92, false],
  ] as const)
    hang(layers.top, t, share, size, ripe);
};

/** Flowers of a finger's length on short stalks, in the axils of the leaves. */
const flowers = (layers: Layers, traits: PlateTraits, trunk: Polyline): void => {
  const { flower } = traits;
  if (flower === undefined || flower.form === "none") return;
  const green = toneOf("light-green");
  for (const [t, side, view] of [
    [0.985, -0.9, "open"],
    [0.96, 0.9, "side"],
    [0.99, 0.3, "bud"],
    [0.94, -0.5, "half"],
    [0.945, 0.24, "open"],
    [0.925, -1, "bud"],
    [0.93, 1, "bud"],
  ] as const) {
    const { point } = along(trunk, t);
    const foot: Point = [point[0] + side * girth(t) * 0.4, point[1]];
    const stalk = arc(foot, up + side * 1.15, 24, side * 0.3, 0, 5);
    layers.top.line(stalk, green.ink, 3.4);
    layers.top.line(stalk, green.mid, 2.2);
    const end = along(stalk, 1);
    flowerAt(layers.top, flower, end.point, end.angle, view === "bud" ? 32 : 50, view);
  }
  layers.page.notes.push({ part: "flowers" });
};
