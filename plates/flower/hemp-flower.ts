// The female flower of hemp, along +x: no petals, but a sheathing bract set with resin glands, and two long stigmas.
import { arc, type Point, ribbon } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** Minute flowers in a spike among narrow green leaves. */
export const isHemp = ({ form, cluster, bracts }: FlowerTraits): boolean =>
  form === "tiny" && cluster === "spike" && bracts === "green";

export const hempFlower = (sketch: Sketch, { tone, stamen, bracts }: FlowerPaint, size: number): void => {
  const on = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  const weight = size > 60 ? 1 : 0.6;
  // A narrow leaf stands behind it.
  sketch.body(
    on([
      [0, -0.03],
      [0.24, -0.2],
      [0.6, -0.3],
      [0.94, -0.36],
      [0.94, -0.36],
      [0.7, -0.16],
      [0.3, 0],
    ]),
    flatWash(sketch.page, bracts),
    bracts.ink,
    weight,
  );
  for (const [turn, bend] of [
    [-0.34, -0.7],
    [0.3, 0.9],
  ] as const) {
    const stigma = arc([size * 0.56, 0], turn, size * 0.56, bend, 0.12, 9);
    sketch.body(
      ribbon(stigma, (t) => size * (0.05 - 0.034 * t)),
      mix(stamen, "#fff3d8", 0.35),
      mix(stamen, tone.ink, 0.6),
      weight * 0.7,
    );
  }
  const body: Tone = tone;
  sketch.body(
    on([
      [0, -0.07],
      [0.12, -0.2],
      [0.32, -0.24],
      [0.52, -0.14],
      [0.68, -0.02],
      [0.68, -0.02],
      [0.56, 0.1],
      [0.36, 0.22],
      [0.14, 0.19],
      [0, 0.06],
    ]),
    flatWash(sketch.page, body),
    body.ink,
    weight,
  );
  sketch.lines(
    [-0.12, 0, 0.12].map((y) =>
      on([
        [0.06, y * 0.6],
        [0.34, y * 1.2],
        [0.62, -0.01 + y * 0.1],
      ]),
    ),
    body.ink,
    0.7,
    { opacity: 0.5 },
  );
  const glands = Array.from({ length: 26 }, (_, i): Point => {
    const far = Math.sqrt((i + 0.5) / 26);
    return [size * (0.3 + Math.cos(i * 2.4) * far * 0.24), size * Math.sin(i * 2.4) * far * 0.17];
  });
  sketch.dots(glands, body.ink, size * 0.026, { opacity: 0.6 });
  sketch.dots(glands, "#f7efcf", size * 0.017);
};
