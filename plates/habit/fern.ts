// A fern: fronds from a short rootstock, the young ones still coiled.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, at, clamp, lerp, type Point, polar, ribbon, steps, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";

export const drawFern = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const frond = clamp(leafLength(traits.leaf) * 2, 380, 560);
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "dark-brown" }, [0, 0], 22);
  // Twice divided fronds are wider, so there are fewer.
  const plan: readonly (readonly [number, number])[] =
    traits.leaf.form === "double-frond"
      ? [
          [-0.98, 0.74],
          [1.04, 0.8],
          [0.08, 1.2],
        ]
      : [
          [-0.9, 0.86],
          [0.86, 0.92],
          [0.06, 1.2],
        ];
  for (const [i, [lean, size]] of plan.entries()) {
    const from: Point = [lean * 16, 0];
    note(layers, lean, from);
    drawLeaf(i < 2 ? layers.behind : layers.front, traits.leaf, {
      at: from,
      angle: up + (lean * 0.8) / page.tall,
      length: frond * size * lerp(1, page.tall, 1 - Math.abs(lean) / 2),
      bend: lean * random.between(0.5, 1.1),
      stalk: frond * 0.26,
      under: i === 1 && traits.leaf.underside !== undefined,
      facing: 1,
    });
  }
  // Young fronds, still coiled.
  const tone = toneOf(traits.leaf.young ?? "yellow-green");
  for (const [lean, height] of [
    [0.2, 180],
    [-0.28, 130],
  ] as const) {
    const stalk = arc([lean * 40, 0], up + lean, height, -lean, 0, 12);
    const line: Point[] = [...stalk];
    let [here, angle] = [at(stalk, -1), up];
    for (let i = 0; i < 26; i++) {
      angle += (lean > 0 ? 1 : -1) * (0.16 + i * 0.02);
      here = polar(here, angle, 10 - i * 0.3);
      line.push(here);
    }
    layers.front.body(
      ribbon(line, (t) => lerp(9, 5, t)),
      tone.mid,
      tone.ink,
      1,
    );
    layers.front.lines(
      steps(14).map((t): Point[] => {
        const spot = along(line, 0.35 + t * 0.6);
        return [spot.point, polar(spot.point, spot.angle + (lean > 0 ? -1.4 : 1.4), 5 + random.next() * 3)];
      }),
      tone.ink,
      1,
    );
  }
  return layers.merged();
};
