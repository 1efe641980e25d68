// The leafy part of a tall grass: blades in two ranks, each on the sheath that comes out of the one below it.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, lerp, type Polyline, polar } from "../drawing/geometry.ts";
import { toneOf, vary } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { archingBlade } from "../leaf/arching-blade.ts";
import type { BladePaint } from "../leaf/blade.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { note } from "./ground.ts";
import type { Layers } from "./layers.ts";
import { sheath } from "./sheath.ts";

/** A blade: where its sheath ends, how far it stands off and to which side, its length, and how far it arches over. */
export type CulmLeaf = readonly [t: number, lean: number, length: number, bend: number];

export type SheathedCulm = {
  line: Polyline;
  girth: (t: number) => number;
  leaves: readonly CulmLeaf[];
  /** Where the lowest sheath begins. */
  from: number;
  /** How far below the mouth of a sheath the next one comes out. */
  overlap: number;
  blade: number;
  colour: string;
  /** The lowest leaf has withered. */
  withered?: boolean;
  /** The side to which the whole was composed. */
  side: number;
};

const straw = toneOf("#c4ad76");

/** Draws the sheaths on the culm, and the blades behind it. */
export const drawSheathedCulm = (
  layers: Layers,
  whole: Sketch,
  traits: PlateTraits,
  culm: SheathedCulm,
): void => {
  const { random } = layers;
  const { line, girth, leaves, from, overlap, side, withered = false } = culm;
  const dead: BladePaint = {
    ...bladePaint(traits.leaf, 1, false, 0),
    tone: straw,
    back: straw,
    vein: straw.pale,
  };
  for (const [i, [t, lean, length, bend]] of leaves.entries()) {
    const { point, angle } = along(line, t);
    const old = withered && i === 0;
    const way = side * Math.sign(lean);
    note(layers, way, point);
    const one = new Sketch(layers.page);
    archingBlade(
      one,
      {
        at: polar(polar(point, angle, -culm.blade * 0.3), angle + (way * Math.PI) / 2, girth(t) * 0.2),
        angle: angle + side * lean * random.between(0.92, 1.08),
        length: length * random.between(0.96, 1.06),
        bend: side * bend * random.between(0.92, 1.08),
        width: culm.blade * (old ? 0.6 : 1),
        // It comes out of its sheath, no wider than the culm.
        foot: Math.min(0.6, (girth(t) * 0.9) / culm.blade),
      },
      old ? dead : bladePaint(traits.leaf, lerp(1, 0.7, i / leaves.length), false, i % 3),
    );
    layers.behind.lay(one);
  }
  for (const [i, [t, lean]] of [...leaves.entries()].reverse()) {
    const foot = i === 0 ? from : Math.max(from, at(leaves, i - 1)[0] - overlap);
    const tone = withered && i === 0 ? straw : vary(toneOf(culm.colour), "#d9dfae", 0.1 + 0.12 * (i % 2));
    sheath(whole, line, [foot, t], [girth(foot) * 1.12, girth(t) * 1.08], side * Math.sign(lean), tone);
  }
};
