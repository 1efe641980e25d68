// Bulbs of cloves whose stems are leafy to their middle: narrow keeled leaves in two ranks, each out of the sheath of the
// one before; above them the stalk, coiled while its beaked spathe is shut, later upright with bulbils among few flowers.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { bulbilHead } from "../flower/bulbil-head.ts";
import { shutSpathe } from "../flower/papery-spathe.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
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
      [298, -436],
      [350, -412],
      [362, -352],
      [322, -312],
      [274, -336],
      [276, -410],
      [330, -500],
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
    fibrousRoots(layers.behind, toneOf("straw"), [x, y + 95 * size], 18, 62 * size, 66 * size);
    paperySkin(layers.front, toneOf(root.colour), [x, y], size * 0.9);
  }
  return layers.merged();
};

/** The bulb in its papery skins: one shouldered globe, the cloves only soft ribs in it, drawn together in the neck. */
const paperySkin = (sketch: Sketch, skin: Tone, [x, y]: Point, size: number): void => {
  const on = (across: number, along: number): Point => [x + across * size, y + along * size];
  /** Half the width from the neck to the foot, which is a little hollow. */
  const half = (t: number): number =>
    t < 0.3 ? lerp(13, 26, (t / 0.3) ** 2) : 26 + 43 * Math.sin(Math.min(1, (t - 0.3) / 0.4) * Math.PI * 0.5);
  const [top, foot] = [-48, 112];
  const down = (t: number): number => lerp(top, foot, t);
  const lower = (t: number): number => (t < 0.6 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.42) ** 2.8)));
  const rib = (share: number, from = 0, to = 1): Point[] =>
    steps(22).map((s) => {
      const t = lerp(from, to, s);
      // Seen a little from above, the foot is bent.
      return on(share * half(t) * lower(t), down(t) - share ** 2 * 4 * t);
    });
  sketch.body(
    [...rib(-1), ...rib(1).reverse()],
    litWash(
      sketch.page,
      [mix(skin.light, "#ffffff", 0.4), mix(skin.mid, "#d8cbc8", 0.3), mix(skin.dark, "#a58f96", 0.45)],
      on(-50, 10),
      on(66, 60),
    ),
    skin.ink,
    1.1,
  );
  // The furrows between the cloves, each with its shade on the side away from the light.
  for (const share of [-0.72, -0.3, 0.2, 0.64]) {
    const line = rib(share, 0.4, 0.985);
    sketch.patches([[...line, ...rib(share + 0.13, 0.4, 0.985).reverse()]], {
      fill: mix(skin.dark, "#8d7a86", 0.5),
      opacity: 0.2,
    });
    sketch.lines([line], mix(skin.ink, "#8d7a86", 0.4), 0.9, { opacity: 0.5 });
  }
  for (const share of [-0.5, -0.06, 0.44])
    sketch.patches([[...rib(share - 0.07, 0.48, 0.86), ...rib(share + 0.03, 0.48, 0.86).reverse()]], {
      fill: "#ffffff",
      opacity: 0.4,
    });
  // Streaks of purple in the skin.
  sketch.lines(
    [-0.92, -0.84, -0.6, -0.44, -0.18, -0.04, 0.1, 0.34, 0.5, 0.78, 0.88].map((share, i) =>
      rib(share, 0.04 + (i % 3) * 0.05, 0.66 + (i % 4) * 0.09),
    ),
    "#a07a8a",
    0.8,
    { opacity: 0.42 },
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
      at: polar(point, angle, -30),
      angle: angle + side * lean * 0.8,
      length: length * size ** 0.4 * random.between(0.95, 1.05),
      width: 21 * size ** 0.5,
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
