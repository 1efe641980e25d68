// A pendent spike of small berries: they sit close all round their axis, green and red ones mixed, with a gap here and there.
import { along, arc, at, down, lerp, polar, ribbon, ring } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import type { FruitTraits } from "./traits.ts";

export const berrySpike = (sketch: Sketch, fruit: FruitTraits, tone: Tone, L: number): void => {
  const random = sketch.random.fork(`spike ${sketch.page.parts.size}`);
  const line = arc([0, 0], down, L, random.around(0, 0.5), 0, 14);
  const width = L * (fruit.width ?? 0.18);
  const young = toneOf(fruit.unripe ?? fruit.colour);
  const paints = [tone, young, toneOf(mix(young.mid, "#c9a64a", 0.4)), young, young];
  const axis = toneOf(mix(young.mid, "#8f9a5c", 0.5));
  sketch.body(
    ribbon(line, (t) => width * lerp(0.26, 0.12, t)),
    axis.mid,
    axis.ink,
    0.8,
  );
  const count = Math.round((L * 0.84) / (width * 0.115));
  const berries = Array.from({ length: count }, (_, i) => {
    const t = lerp(0.13, 0.99, (i + random.around(0, 0.35)) / (count - 1));
    const turn = i * 2.4 + random.around(0, 0.24);
    return {
      t,
      across: Math.sin(turn),
      near: Math.cos(turn),
      // Ripe ones are few, and mostly near the foot, where the spike flowered first.
      paint: at(paints, random.chance(lerp(0.62, 0.2, t)) ? 0 : 1 + Math.floor(random.between(0, 4))),
      // Some have not set, or have fallen.
      set: random.chance(0.93),
      size: width * random.between(0.21, 0.27) * lerp(1.04, 0.84, t),
    };
  });
  for (const { t, across, paint, size, near } of berries
    .filter(({ set }) => set)
    .sort((a, b) => a.near - b.near)) {
    const { point, angle } = along(line, t);
    const centre = polar(point, angle + Math.PI / 2, across * width * 0.34);
    sketch.body(
      ring(centre, () => size, 12),
      roundWash(sketch.page, paint),
      paint.ink,
      0.7,
    );
    // The scar of the stigma.
    if (near > 0.2)
      sketch.dots([polar(centre, angle + Math.PI / 2, across * size * 0.5)], paint.ink, size * 0.2, {
        opacity: 0.55,
      });
  }
};
