// The paired claws of a vine that climbs by hooks.
import { type Point, polar, ribbon } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { StemTraits } from "../stem/stem.ts";

/** Two claws at one joint, broad at the stem, curled back to a sharp point. */
export const hookPair = (
  sketch: Sketch,
  stem: StemTraits,
  joint: { point: Point; angle: number },
  length: number,
): void => {
  const tone = toneOf(mix(toneOf(stem.colour).mid, "#b98a5c", 0.35));
  for (const side of [-1, 1]) {
    const line: Point[] = [joint.point];
    let [here, angle] = [joint.point, joint.angle + side * 0.75];
    for (let k = 0; k < 11; k++) {
      angle += side * (k < 3 ? 0.1 : 0.36);
      here = polar(here, angle, (length / 11) * (1.25 - k * 0.045));
      line.push(here);
    }
    sketch.body(
      ribbon(line, (t) => length * 0.17 * (1 - t) ** 0.75 + 0.8),
      tone.mid,
      tone.ink,
      1.1,
    );
    sketch.lines([line.slice(1, 7)], tone.light, Math.max(1, length * 0.03), { opacity: 0.7 });
  }
};
