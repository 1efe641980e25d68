// The fleshy stem of an aroid.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, lerp, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { drawStem, greenStem } from "../stem/stem.ts";

/** The stem: thick and green, with the scars of its fallen leaves around it, and prickles where the plant has them. */
export const caneStem = (
  sketch: Sketch,
  traits: PlateTraits,
  line: Polyline,
  width: readonly [number, number],
  cutEnd = false,
): void => {
  drawStem(sketch, line, width[0], width[1], { ...greenStem(traits.stem), form: "round" }, cutEnd);
  const tone = toneOf(traits.stem.colour);
  const { random } = sketch;
  const rings: Point[][] = [];
  for (let t = 0.07; t < 0.62; t += random.between(0.05, 0.08)) {
    const spot = along(line, t);
    const half = lerp(width[0], width[1], t) * 0.49;
    rings.push(
      steps(6).map((s) => {
        const share = s * 2 - 1;
        return polar(
          polar(spot.point, spot.angle, 4 * (1 - share * share)),
          spot.angle + Math.PI / 2,
          share * half,
        );
      }),
    );
  }
  sketch.lines(rings, tone.ink, 1.6, { opacity: 0.7 });
  sketch.lines(
    rings.map((ring) => ring.map(([x, y]): Point => [x, y + 2.2])),
    tone.pale,
    1.4,
    { opacity: 0.6 },
  );
};
