// Worm grass: spikes whose flowers all stand on the upper side of the axis, above the twin fruits of those that are over.
import {
  along,
  beside,
  clamp,
  degrees,
  ellipse,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { stalk, stalkedFlower } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** A capsule of two round warty halves side by side, on the narrow sepals. */
const twin = (sketch: Sketch, from: Point, angle: number, size: number): void => {
  const tone = toneOf("#7f9a4e");
  const on = beside(from, angle, size);
  sketch.patches(
    [-0.9, -0.3, 0.3, 0.9].map((y): Point[] => [
      on(0, 0),
      on(0.34, y * 0.6 - 0.07),
      on(0.62, y),
      on(0.34, y * 0.6 + 0.07),
    ]),
    { fill: tone.dark, stroke: tone.ink, "stroke-width": 0.4 },
  );
  for (const y of [-0.34, 0.34])
    sketch.body(
      ellipse(on(0.5, y), size * 0.42, size * 0.4, angle, 14),
      roundWash(sketch.page, tone),
      tone.ink,
      0.7,
    );
  const warts = [-0.5, -0.2, 0.22, 0.5].flatMap((y, i) =>
    [0.26, 0.48, 0.7].map((x): Point => on(x + (i % 2) * 0.08, y)),
  );
  sketch.dots(warts, tone.ink, Math.max(1, size * 0.13), { opacity: 0.5 });
  sketch.dots(warts, mix(tone.light, tone.pale, 0.4), Math.max(0.7, size * 0.085));
};

export const oneSidedSpike = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  fruiting: boolean,
): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  const side = Math.cos(along(line, 0.5).angle) >= 0 ? -1 : 1;
  const each = clamp(size * 1.35, 26, length * 0.3);
  stalk(sketch, flower, line, clamp(length * 0.024, 2.6, 4.6));
  const count = clamp(Math.round(length / (each * 0.34)), 9, 18);
  const [over, opened] = fruiting ? [2, 2] : [random.between(0.24, 0.36), random.between(0.62, 0.74)];
  for (let i = count - 1; i >= 0; i--) {
    const t = lerp(0.2, 1, i / (count - 1));
    const { point, angle } = along(line, t);
    // Two rows close together on the same side.
    const lean = side * degrees(i % 2 === 0 ? 58 : 34) * random.between(0.9, 1.1);
    if (t < over) {
      twin(
        sketch,
        polar(point, angle + (side * Math.PI) / 2, 1),
        angle + lean * 1.2,
        each * lerp(0.44, 0.3, t),
      );
      continue;
    }
    const bud = t > opened;
    stalkedFlower(
      sketch,
      flower,
      point,
      angle + lean,
      2,
      bud ? each * lerp(0.72, 0.4, (t - opened) / (1 - opened)) : each * random.between(0.95, 1.15),
      bud ? "bud" : "side",
    );
  }
};
