// Bulbs of cloves whose stems are leafy to their middle: narrow keeled leaves in two ranks, each out of the sheath of the
// one before; above them the stalk, coiled while its beaked spathe is shut, later upright with bulbils among few flowers.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  at,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import { shutSpathe } from "../flower/papery-spathe.ts";
import { smallFlower } from "../flower/small-flowers.ts";
import { stalk } from "../flower/stalked.ts";
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
    else bulbilHead(group, traits, end);
  });
  page.notes.push({ part: "flowers" });
};

/** Bulbils crowded on the end of the stalk, few flowers on long stalks among them, and the open spathe to one side. */
const bulbilHead = (sketch: Sketch, { flower }: PlateTraits, end: { point: Point; angle: number }): void => {
  if (flower === undefined) return;
  const { random } = sketch;
  const side = Math.cos(end.angle) >= 0 ? 1 : -1;
  openSpathe(sketch, end, side);
  const skin = toneOf("#cfa9b4");
  const green = toneOf("#b9c58c");
  const centre = polar(end.point, end.angle, 34);
  const spots = Array.from({ length: 34 }, (_, i) => {
    const height = 1 - (2 * (i + 0.5)) / 34;
    const wide = Math.sqrt(1 - height * height);
    return { x: Math.cos(i * 2.4) * wide, y: -height, near: Math.sin(i * 2.4) * wide };
  }).sort((a, b) => a.near - b.near);
  const flowers = (behind: boolean): void => {
    for (const [i, turn] of [-1.5, -1.05, -0.62, -0.2, 0.24, 0.7, 1.12, 1.52].entries()) {
      if ((i % 2 === 0) !== behind) continue;
      const heading = end.angle + turn + random.around(0, 0.1);
      const from = polar(centre, heading, 16);
      const to = polar(centre, heading + random.around(0, 0.1), random.between(84, 112));
      stalk(sketch, flower, through([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 4], to], 4), 2.2);
      smallFlower(
        sketch,
        flower,
        to,
        heading,
        random.between(25, 30),
        i % 3 === 1 ? "bud" : i % 3 === 2 ? "side" : "aslant",
      );
    }
  };
  flowers(true);
  // The shade between them.
  sketch.patches([ellipse(centre, 36, 34)], { fill: skin.ink, opacity: 0.8 });
  for (const { x, y, near } of spots) {
    const to: Point = [centre[0] + x * 40, centre[1] + y * 38];
    const heading = Math.atan2(y * 1.2 - 0.5, x);
    const tone = random.chance(0.3) ? green : skin;
    bulbil(sketch, to, heading, lerp(20, 26, (near + 1) / 2), tone);
  }
  flowers(false);
  sketch.occupy(
    ribbon(
      [polar(centre, 0, -40), polar(centre, 0, -10), polar(centre, 0, 10), polar(centre, 0, 40)],
      () => 76,
    ),
  );
};

const bulbil = (sketch: Sketch, to: Point, heading: number, size: number, tone: Tone): void => {
  const on = (x: number, y: number): Point =>
    polar(polar(to, heading, x * size), heading + Math.PI / 2, y * size);
  sketch.body(
    [
      on(-0.5, 0),
      on(-0.4, -0.3),
      on(0, -0.38),
      on(0.34, -0.18),
      on(0.7, 0),
      on(0.7, 0),
      on(0.34, 0.18),
      on(0, 0.38),
      on(-0.4, 0.3),
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [-0.16, 0.08].map((y): Point[] => [on(-0.4, y), on(0, y * 1.3), on(0.6, y * 0.1)]),
    tone.ink,
    0.5,
    { opacity: 0.5 },
  );
};

/** The spathe, split along one side and pushed off by what it held, with its long beak. */
const openSpathe = (sketch: Sketch, end: { point: Point; angle: number }, side: number): void => {
  const paper = toneOf("#d9cfa2");
  const line: Polyline = through(
    [
      end.point,
      polar(end.point, end.angle + side * 1.1, 46),
      polar(end.point, end.angle + side * 1.5, 92),
      polar(end.point, end.angle + side * 1.84, 158),
      polar(end.point, end.angle + side * 1.96, 214),
    ],
    6,
  );
  const width = (t: number): number =>
    t < 0.6 ? lerp(14, 40, Math.sin((t / 0.6) * 2.6)) : lerp(24, 2, ((t - 0.6) / 0.4) ** 0.7);
  sketch.body(
    ribbon(line, width),
    litWash(
      sketch.page,
      [paper.mid, paper.light, mix(paper.mid, "#a9a860", 0.3)],
      end.point,
      along(line, 1).point,
    ),
    paper.ink,
    1,
  );
  sketch.lines(
    [-0.3, -0.1, 0.12, 0.3].map((share) =>
      line.map((point, i): Point => {
        const t = i / (line.length - 1);
        return polar(point, along(line, t).angle + Math.PI / 2, share * width(t));
      }),
    ),
    paper.ink,
    0.6,
    { opacity: 0.45 },
  );
};
