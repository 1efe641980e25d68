// A scrambling plant with whorls of leaves and great funnels (allamanda): one long cut stem that rises and nods, with two
// branches; every tip bears its flowers on paper of their own, spiny capsules hang at older whorls.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, degrees, type Point, type Polyline, polar, up } from "../drawing/geometry.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerSize } from "../flower/flower.ts";
import { stalkedFlowers } from "../flower/stalked.ts";
import { isBellFunnel } from "../flower/traits.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { footprint } from "../leaf/footprint.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

export const isWhorledVine = ({ habit, leaf, flower }: PlateTraits): boolean =>
  habit === "vine" && leaf.arrangement === "whorled" && flower !== undefined && isBellFunnel(flower);

/** The stem and its branches, as if it grew to the right. */
const stems = {
  main: [
    [-330, 400],
    [-270, 250],
    [-150, 100],
    [-60, -60],
    [50, -190],
    [170, -270],
  ],
  low: [
    [-196, 152],
    [-60, 136],
    [80, 96],
    [200, 120],
    [270, 200],
  ],
  high: [
    [-64, -54],
    [-150, -130],
    [-220, -226],
    [-240, -310],
  ],
} as const;

type Stem = keyof typeof stems;

/** A whorl: its place, and the length of its leaves as a share of a full one. */
const whorls: readonly (readonly [stem: Stem, t: number, long: number])[] = [
  ["main", 0.12, 1],
  ["main", 0.44, 1.06],
  ["main", 0.74, 0.96],
  ["main", 0.96, 0.56],
  ["low", 0.4, 0.9],
  ["low", 0.78, 0.84],
  ["low", 0.97, 0.48],
  ["high", 0.5, 0.84],
  ["high", 0.96, 0.5],
];

/** How the leaves of a whorl stand around it: their angle to the stem, their length, and whether they come forward. */
const round: readonly (readonly [turn: number, share: number, facing: number])[] = [
  [-70, 1, 1],
  [74, 0.96, 1],
  [-128, 0.84, 0.8],
  [122, 0.9, 0.8],
];

/** The flowers of each tip: their heading in degrees clockwise from upright, their stalk and size. */
const posies: readonly {
  stem: Stem;
  flowers: readonly (readonly [turn: number, reach: number, size: number, view: FlowerView])[];
}[] = [
  {
    stem: "main",
    flowers: [
      [132, 0.44, 0.92, "side"],
      [6, 0.4, 0.66, "bud"],
      [58, 0.36, 1.08, "open"],
    ],
  },
  {
    stem: "low",
    flowers: [
      [84, 0.34, 0.62, "bud"],
      [134, 0.3, 1.04, "open"],
    ],
  },
  {
    stem: "high",
    flowers: [
      [24, 0.42, 0.66, "bud"],
      [64, 0.36, 0.46, "bud"],
      [-34, 0.34, 0.98, "half"],
    ],
  },
];

export const drawWhorledVine = (page: Page, traits: PlateTraits, flower: Flower): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const lines = {
    main: stemThrough(layers, stems.main, side),
    low: stemThrough(layers, stems.low, side),
    high: stemThrough(layers, stems.high, side),
  };
  const look = greenStem(traits.stem);
  drawStem(layers.stems, lines.main, 11, 4.6, look, true);
  drawStem(layers.twigs, lines.low, 6.4, 4, look);
  drawStem(layers.twigs, lines.high, 6, 4, look);
  for (const line of Object.values(lines)) page.notes.push({ part: "shoot", line });
  const heading = (turn: number): number => up + side * degrees(turn);
  const whole = flowerSize(flower);
  for (const { stem, flowers } of posies) {
    const from = at(lines[stem], -1);
    putGroup(layers, (group) =>
      stalkedFlowers(
        group,
        flower,
        flowers.map(([turn, reach, size, view]) => ({
          from,
          angle: heading(turn),
          length: whole * reach,
          size: whole * size,
          view,
        })),
      ),
    );
    page.notes.push({ part: "flowers" });
  }
  if (traits.fruit !== undefined)
    for (const [stem, t, turn, scale] of [
      ["low", 0.4, 160, 1],
      ["main", 0.12, 124, 0.78],
    ] as const)
      putGroup(layers, (group) =>
        drawFruitGroup(group, traits, along(lines[stem], t).point, heading(turn), scale),
      );
  for (const [stem, t, long] of whorls) whorl(layers, traits, lines[stem], t, long * leafLength(traits.leaf));
  return layers.merged();
};

/** The leaves of a whorl that find room between flowers and fruits; a pair at least. */
const whorl = (layers: Layers, traits: PlateTraits, line: Polyline, t: number, length: number): void => {
  const { random } = layers;
  const { point, angle } = along(line, t);
  for (const [i, [turn, share, facing]] of round.entries()) {
    const heading = angle + degrees(turn) + random.around(0, 0.14);
    const from: Point = polar(point, heading, 2.5);
    const placing = {
      at: from,
      angle: heading,
      length: length * share * random.between(0.94, 1.06),
      bend: Math.cos(heading) * random.between(0.1, 0.5),
      facing,
      age: length < 110 ? 0.5 : 1,
      whole: i < 2,
    };
    if (i > 1 && layers.coverage.overlap(footprint(traits.leaf, placing)) > 0.2) continue;
    placeLeaf(layers, traits, placing);
  }
};
