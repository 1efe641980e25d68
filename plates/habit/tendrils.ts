// Tendrils in the air.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, lerp, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { Layers } from "./layers.ts";

export const drawTendril = (sketch: Sketch, traits: PlateTraits, line: Polyline): void => {
  const tone = toneOf(traits.stem.colour);
  sketch.lines([line], tone.ink, 2.2, { "stroke-linecap": "round" });
  sketch.lines([line], tone.mid, 1.3, { "stroke-linecap": "round" });
};

/** Each reaches out, then winds up like a spring that gets tighter to its end. */
export const tendrils = (layers: Layers, traits: PlateTraits, line: Polyline, count: number): void => {
  const { random } = layers;
  for (const [i, t] of steps(count).entries()) {
    const { point, angle } = along(line, lerp(0.3, 0.96, t) + random.around(0, 0.05));
    const side = i % 2 === 0 ? -1 : 1;
    const long = random.between(70, 125);
    const axis = arc(
      point,
      angle + side * random.between(0.6, 1),
      long,
      side * random.around(0.5, 0.6),
      0,
      44,
    );
    const coils = random.between(2.5, 4.5);
    drawTendril(
      layers.front,
      traits,
      steps(44).map((s): Point => {
        const spot = along(axis, s);
        const wound = Math.max(0, (s - 0.42) / 0.58);
        const radius = 6.5 * Math.min(1, wound * 5) * lerp(1, 0.5, wound);
        const turn = wound * coils * Math.PI * 2;
        const across = polar(spot.point, spot.angle + Math.PI / 2, Math.sin(turn) * radius);
        return polar(across, spot.angle, (1 - Math.cos(turn)) * radius * -0.9);
      }),
    );
  }
};
