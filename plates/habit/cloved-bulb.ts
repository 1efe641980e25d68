// Bulbs of cloves whose stems are leafy to their middle: narrow keeled leaves in two ranks, each out of the sheath of the
// one before; above them the stalk, coiled while its beaked spathe is shut, later upright with bulbils among few flowers.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, lerp, type Point, polar } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { bulbilHead } from "../flower/bulbil-head.ts";
import { shutSpathe } from "../flower/papery-spathe.ts";
import { cloves } from "../root/bulb.ts";
import { drawTube } from "../stem/tube.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { grassBlade } from "./culm.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";
import { sheath } from "./sheath.ts";

type ClovedStem = {
  foot: Point;
  size: number;
  knots: readonly Point[];
  /** Along the stem; how far it stands off, to which side, how long it is and how far it arches over. */
  leaves: readonly (readonly [t: number, lean: number, length: number, bend: number])[];
  head: "bulbils" | "beaked";
};

/** From the back to the front. */
const stems: readonly ClovedStem[] = [
  {
    foot: [58, 22],
    size: 0.92,
    knots: [
      [58, 32],
      [78, -110],
      [146, -250],
      [222, -370],
      [312, -424],
      [374, -370],
      [348, -300],
      [286, -314],
      [278, -402],
      [340, -490],
    ],
    leaves: [
      [0.12, 0.8, 230, 1.3],
      [0.19, -0.3, 170, -0.2],
      [0.25, 0.95, 190, 1.5],
      [0.33, -0.36, 250, -0.3],
    ],
    head: "beaked",
  },
  {
    foot: [-84, 34],
    size: 1.4,
    knots: [
      [-84, 44],
      [-88, -110],
      [-92, -280],
      [-76, -440],
      [-40, -600],
    ],
    leaves: [
      [0.2, -0.9, 330, -1.7],
      [0.25, 0.7, 190, 1.5],
      [0.32, -0.66, 380, -1.1],
      [0.39, 0.46, 236, 0.7],
      [0.47, -0.44, 360, -0.8],
      [0.55, 0.34, 250, 0.6],
    ],
    head: "bulbils",
  },
];

export const drawClovedBulb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const root = traits.root ?? { form: "cloves", colour: "white" };
  for (const each of stems) bearStem(layers, traits, each, side);
  for (const { foot, size } of stems) {
    const [x, y]: Point = [side * foot[0], foot[1]];
    cloves(layers.behind, root, [x, y], size);
    paperyNeck(layers.front, toneOf(root.colour), [x, y], size);
  }
  return layers.merged();
};

/** The skins of the bulb, drawn together around the foot of the stem. */
const paperyNeck = (sketch: Sketch, skin: Tone, [x, y]: Point, size: number): void => {
  const on = (across: number, along: number): Point => [x + across * size, y + along * size];
  sketch.body(
    [
      on(-13, -44),
      on(-13, -44),
      on(-16, -12),
      on(-26, 12),
      on(-36, 30),
      on(-36, 30),
      on(-22, 20),
      on(-12, 36),
      on(-12, 36),
      on(0, 24),
      on(16, 38),
      on(16, 38),
      on(24, 22),
      on(36, 30),
      on(36, 30),
      on(26, 12),
      on(16, -12),
      on(13, -38),
      on(13, -38),
      on(4, -50),
      on(-6, -40),
    ],
    litWash(
      sketch.page,
      [skin.light, mix(skin.mid, "#cbb9b4", 0.22), mix(skin.dark, "#a58f96", 0.3)],
      on(-30, 0),
      on(34, 10),
    ),
    skin.ink,
    1,
  );
  sketch.lines(
    [-0.7, -0.3, 0.1, 0.5, 0.8].map((share): Point[] => [
      on(share * 11, -36),
      on(share * 14, -10),
      on(share * 24, 12),
      on(share * 30, 22),
    ]),
    "#a07a8a",
    0.8,
    { opacity: 0.55 },
  );
};

const bearStem = (
  layers: Layers,
  traits: PlateTraits,
  { knots, leaves, size, head }: ClovedStem,
  side: number,
): void => {
  const { page, random } = layers;
  const line = stemThrough(layers, knots, side, head === "beaked" ? 3 : 6);
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#93a877", 0.4));
  const girth = (t: number): number => lerp(17, 8, Math.min(1, t * 1.5)) * size ** 0.5;
  const one = new Sketch(page);
  drawTube(one, line, girth, tone, 1.1);
  const blades: { t: number; way: number; blade: Sketch }[] = leaves.map(([t, lean, length, bend], i) => {
    const { point, angle } = along(line, t);
    const blade = new Sketch(page);
    note(layers, side * Math.sign(lean), point);
    grassBlade(blade, traits.leaf, {
      at: polar(point, angle, -16),
      angle: angle + side * lean,
      length: length * size ** 0.4 * random.between(0.95, 1.05),
      width: 15 * size ** 0.5,
      bend: side * bend,
      knee: random.between(0.3, 0.5),
      age: lerp(1.1, 0.8, i / leaves.length),
    });
    return { t, way: side * Math.sign(lean), blade };
  });
  for (const { blade } of blades) layers.behind.lay(blade);
  const skin = toneOf(traits.root?.colour ?? "white");
  // Each sheath comes out of the one below it; the lowest are the pale skins of the neck.
  for (const [i, { t, way }] of [...blades.entries()].reverse()) {
    const from = i === 0 ? 0 : Math.max(0, at(blades, i - 1).t - 0.1);
    const wide = lerp(2, 1.3, i / blades.length);
    sheath(
      one,
      line,
      [from, t + 0.012],
      [girth(from) * wide * 1.08, girth(t) * wide],
      way,
      toneOf(mix(mix(skin.mid, "#e3dcc0", 0.5), "#9fb57a", lerp(0.35, 0.95, i / blades.length))),
    );
  }
  layers.stems.place(one);
  const end = along(line, 1);
  putGroup(layers, (group) => {
    if (head === "beaked") shutSpathe(group, end, 50, 2.1, side * 0.5);
    else if (traits.flower !== undefined) bulbilHead(group, traits.flower, end);
  });
  page.notes.push({ part: "flowers" });
};
