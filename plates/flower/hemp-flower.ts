// The female flower of hemp, along +x: no petals, but a sheathing bract set with resin glands, and two long stigmas.
import { arc, lerp, type Point, polar, ribbon, up } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutOvary, cutWall } from "./cut-organs.ts";
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

/** The same flower cut lengthwise: its bract is a hood, open in front, around an ovary with one hanging ovule. */
export const cutHemp = (
  sketch: Sketch,
  flower: FlowerTraits,
  { tone, stamen }: FlowerPaint,
  radius: number,
): void => {
  const edge = (side: number): Point[] =>
    [
      [0.1, 0],
      [0.42, 0.24],
      [0.54, 0.62],
      [0.42, 1.02],
      [0.2, 1.34],
      [0.03, 1.6],
    ].map(([x = 0, y = 0]): Point => [side * x * radius, -y * radius]);
  const inner = toneOf(mix(tone.light, "#f4f0c4", 0.4));
  sketch.body([...edge(-1), ...edge(1).reverse()], flatWash(sketch.page, inner), tone.ink, 1);
  // The hollow behind the ovary.
  sketch.patches(
    [[...edge(-1), ...edge(1).reverse()].map(([x, y]): Point => [x * 0.78, y * 0.86 - radius * 0.06])],
    {
      fill: tone.dark,
      opacity: 0.22,
    },
  );
  const pale = mix(stamen, "#fff3d8", 0.35);
  for (const side of [-1, 1]) {
    const stigma = arc(
      [side * radius * 0.03, -radius * 0.86],
      up + side * 0.14,
      radius * 1.3,
      side * 0.7,
      0.2,
      14,
    );
    sketch.body(
      ribbon(stigma, (t) => radius * lerp(0.07, 0.025, t)),
      pale,
      mix(stamen, tone.ink, 0.6),
      0.7,
    );
    // Fine hairs that catch the pollen.
    sketch.lines(
      stigma
        .slice(3)
        .flatMap((point) =>
          [-0.9, 0.9].map((turn) => [point, polar(point, up + side * 0.5 + turn, radius * 0.07)]),
        ),
      mix(stamen, tone.ink, 0.5),
      0.6,
    );
  }
  cutOvary(sketch, flower, { centre: [0, -radius * 0.52], wide: radius * 0.32, high: radius * 0.74 });
  for (const side of [-1, 1]) cutWall(sketch, edge(side), radius * 0.08, tone);
  const gland = (i: number): Point => {
    const [x, y] = edge(i % 2 === 0 ? 1 : -1)[1 + ((i >> 1) % 4)] ?? [0, 0];
    return [x * 1.12, y];
  };
  const glands = Array.from({ length: 8 }, (_, i) => gland(i));
  sketch.dots(glands, tone.ink, radius * 0.075);
  sketch.dots(glands, "#f7efcf", radius * 0.05);
};
