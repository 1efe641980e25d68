// A rosette of divided leaves on thick ribbed stalks, one within the other at their foot (celery), with a leafy flower stem.
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
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { boltedStem, note } from "./ground.ts";
import { Layers } from "./layers.ts";

type RibbedLeaf = {
  /** How far its stalk leans, how long it is, and how far it bends. */
  stalk: readonly [lean: number, length: number, bend: number];
  blade: number;
  facing: number;
  /** At its foot. */
  width: number;
  young?: boolean;
};

/** From the back to the front. */
const behind: readonly RibbedLeaf[] = [
  { stalk: [-0.2, 320, -0.3], blade: 226, facing: 0.8, width: 24 },
  { stalk: [0.42, 250, 0.5], blade: 227, facing: 1, width: 24 },
  { stalk: [-0.62, 300, -0.6], blade: 250, facing: 1, width: 27 },
  { stalk: [0.86, 300, 0.5], blade: 239, facing: 0.9, width: 27 },
];

const before: readonly RibbedLeaf[] = [
  { stalk: [-1.1, 220, -0.34], blade: 227, facing: 1, width: 28 },
  { stalk: [1.3, 180, 0.3], blade: 222, facing: 0.8, width: 28 },
  { stalk: [0.5, 140, 0.5], blade: 176, facing: 1, width: 24 },
  { stalk: [-0.62, 110, -0.5], blade: 140, facing: 0.8, width: 24 },
  { stalk: [-0.06, 92, -0.1], blade: 106, facing: 1, width: 22, young: true },
];

export const drawRibbedRosette = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  drawRoot(layers.behind, traits.root ?? { form: "taproot", colour: "tan" }, [0, 8], 34);
  for (const each of behind) bearLeaf(layers, layers.behind, traits, each, side);
  if (traits.flower !== undefined && traits.flower.form !== "none")
    boltedStem(layers, traits, [side * 3, 0], 590, 230);
  for (const each of before) bearLeaf(layers, layers.front, traits, each, side);
  return layers.merged();
};

const bearLeaf = (
  layers: Layers,
  onto: Sketch,
  traits: PlateTraits,
  { stalk: [lean, length, bend], blade, facing, width, young = false }: RibbedLeaf,
  side: number,
): void => {
  const { page, random } = layers;
  const turn = side * lean + random.around(0, 0.04);
  const foot: Point = [turn * 26, 6 + Math.abs(turn) * -4];
  // It rises at first, and then leans out.
  const line = arc(
    foot,
    up + turn * 0.62,
    length * random.between(0.95, 1.05),
    side * bend + turn * 0.38,
    0,
    16,
  );
  const one = new Sketch(page);
  ribbedStalk(one, traits, line, width, young);
  const end = along(line, 1);
  note(layers, turn, foot);
  drawLeaf(one, traits.leaf, {
    at: end.point,
    angle: end.angle,
    length: blade * random.between(0.95, 1.05),
    bend: side * bend * 0.5,
    stalk: 0,
    facing,
    age: young ? 0.3 : 0.95,
  });
  onto.lay(one);
};

/** A thick juicy stalk: broad and pale where it clasps the others, its ribs running up to the blade. */
const ribbedStalk = (
  sketch: Sketch,
  traits: PlateTraits,
  line: Polyline,
  width: number,
  young: boolean,
): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#cfdc9c", young ? 0.6 : 0.4));
  const girth = (t: number): number => lerp(width, 3, t ** 0.8) + width * 0.4 * Math.max(0, 1 - t * 5) ** 1.5;
  const edge = (share: number, from = 0, to = 1): Point[] =>
    steps(12).map((s) => {
      const t = lerp(from, to, s);
      const { point, angle } = along(line, t);
      return polar(point, angle + Math.PI / 2, share * girth(t));
    });
  sketch.body(
    ribbon(line, girth),
    litWash(
      sketch.page,
      [mix(tone.pale, "#f3f2d2", 0.5), tone.light, tone.mid],
      along(line, 0).point,
      along(line, 1).point,
    ),
    tone.ink,
    1.1,
  );
  const heading = along(line, 0.5).angle;
  const shade = Math.cos(heading + Math.PI / 2) + Math.sin(heading + Math.PI / 2) > 0 ? 1 : -1;
  sketch.patches([[...edge(shade * 0.48), ...edge(shade * 0.14).reverse()]], {
    fill: tone.dark,
    opacity: 0.36,
  });
  const ribs = [-0.32, -0.14, 0.05, 0.24, 0.38];
  sketch.lines(
    ribs.map((share) => edge(share, 0.02, 0.94)),
    tone.ink,
    0.8,
    { opacity: 0.5 },
  );
  sketch.lines(
    ribs.map((share) => edge(share - 0.05, 0.02, 0.9)),
    "#fbfae6",
    1.1,
    { opacity: 0.55 },
  );
};
