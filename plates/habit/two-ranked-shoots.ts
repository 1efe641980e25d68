// Ginger: slender leafy shoots out of a rhizome, their many narrow blades in two ranks, each arching out of the mouth of its
// sheath.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { archingBlade } from "../leaf/arching-blade.ts";
import { leafLength } from "../leaf/leaf.ts";
import { bladePaint, distant } from "../leaf/leaf-tone.ts";
import type { Layers } from "./layers.ts";
import { sheath } from "./sheath.ts";

/** Blades so narrow, on shoots no taller than a man's waist, are many. */
export const isNarrowLeaved = ({ leaf }: PlateTraits): boolean =>
  leaf.arrangement === "two-ranked" && (leaf.width ?? 0.3) < 0.25 && leaf.length_cm < 40;

export type TwoRanked = { line: Polyline; leaves: number; far: boolean };

const bare = 0.2;

export const growTwoRanked = (
  layers: Layers,
  traits: PlateTraits,
  { line, leaves, far }: TwoRanked,
): void => {
  const { page, random } = layers;
  const green = toneOf(traits.stem.colour);
  const dry = toneOf(mix(toneOf(traits.root?.colour ?? "tan").mid, green.light, 0.25));
  const full = leafLength(traits.leaf) * 1.16;
  const girth = (t: number): number => lerp(15, 6, t);
  const nodes = steps(leaves).map((k) => lerp(bare, 0.97, k ** 0.9));
  const shoot = new Sketch(page);
  // From the foot up: each blade lies over the mouth of its own sheath and under the one above it.
  for (const [i, t] of nodes.entries()) {
    const side = i % 2 === 0 ? 1 : -1;
    const age = i / (leaves - 1);
    const { point, angle } = along(line, t);
    const foot = polar(point, angle + Math.PI / 2, side * girth(t) * 0.36);
    const own = bladePaint(traits.leaf, lerp(1, 0.5, age), false, i % 3);
    page.notes.push({ part: "leaf", node: layers.joint++, side, at: foot });
    archingBlade(
      shoot,
      {
        at: foot,
        angle: angle + side * degrees(lerp(58, 22, age)) + random.around(0, 0.09),
        length: full * Math.min(1, 0.6 + age * 1.6, 1.5 - age * 0.8) * random.between(0.92, 1.06),
        bend: side * lerp(1.2, 0.45, age) * random.between(0.7, 1.3),
        width: full * (traits.leaf.width ?? 0.1) * 1.2,
        foot: 0.16,
        even: true,
      },
      far ? distant(own) : own,
    );
  }
  const mouths = [0.01, bare * 0.4, bare * 0.75, ...nodes];
  for (let i = mouths.length - 1; i > 0; i--) {
    const [start, end] = [mouths[i - 1] ?? 0, mouths[i] ?? 1];
    const old = Math.max(0, 1 - (i - 1) / 3);
    sheath(
      shoot,
      line,
      [Math.max(0, start - 0.03), Math.min(1, end + 0.01)],
      [girth(start) * 1.1, girth(end) * 1.06 + 1],
      i < 3 ? (i % 2 === 0 ? 1 : -1) : (i - 3) % 2 === 0 ? 1 : -1,
      toneOf(mix(mix(green.mid, green.light, 0.16 + 0.1 * (i % 2)), dry.mid, old * 0.8)),
    );
  }
  // The youngest leaf is still rolled.
  const end = along(line, 0.985);
  const young = toneOf(mix(green.light, toneOf(traits.leaf.colour).light, 0.5));
  const spear: Point[] = arc(end.point, end.angle, full * 0.56, -0.12, 0, 12);
  shoot.body(
    ribbon(spear, (s) => 0.6 + 8 * Math.sin(Math.PI * lerp(0.3, 1, s)) ** 0.8),
    young.mid,
    young.ink,
    0.9,
  );
  (far ? layers.behind : layers.front).lay(shoot);
};
