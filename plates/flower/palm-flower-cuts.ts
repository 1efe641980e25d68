// The flowers of palms, which are of two kinds, and those of their like: the male with its stamens between three stiff
// petals, the female with its ovary wrapped in broad overlapping sepals and petals. Both are cut lengthwise and stand on `foot`.
import { arc, ellipse, lerp, type Point, ribbon, steps, up } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutOvary, cutStamen, ovaryTone } from "./cut-organs.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

type Cut = { sketch: Sketch; flower: FlowerTraits; paint: FlowerPaint; radius: number };
type Shares = readonly (readonly [number, number])[];

const from =
  ([x, y]: Point, size: number) =>
  (points: Shares, side = 1): Point[] =>
    points.map(([dx, dy]) => [x + side * dx * size, y + dy * size]);

/** A petal behind the cut, seen from inside, with its veins. */
const behind = (sketch: Sketch, outline: readonly Point[], veins: readonly Point[][], tone: Tone): void => {
  sketch.body(
    [...outline],
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.dark, 0.25) }),
    tone.ink,
    0.9,
  );
  sketch.lines(veins, tone.ink, 0.5, { opacity: 0.4 });
};

/** A petal that the cut has gone through: as thick as it is fleshy. */
const cutThrough = (sketch: Sketch, outline: readonly Point[], tone: Tone): void =>
  sketch.body([...outline], mix(tone.pale, tone.mid, 0.4), tone.ink, 0.9);

export const malePalm = ({ sketch, flower, paint, radius }: Cut, foot: Point): void => {
  const { tone } = paint;
  const p = from(foot, radius);
  const green = toneOf("light-green");
  behind(
    sketch,
    p([
      [-0.12, -0.02],
      [-0.27, -0.2],
      [-0.27, -0.46],
      [-0.12, -0.7],
      [0, -0.8],
      [0, -0.8],
      [0.12, -0.7],
      [0.27, -0.46],
      [0.27, -0.2],
      [0.12, -0.02],
    ]),
    [-0.6, -0.2, 0.2, 0.6].map((x) =>
      p([
        [x * 0.18, -0.1],
        [x * 0.3, -0.42],
        [x * 0.12, -0.7],
      ]),
    ),
    tone,
  );
  for (const side of [-1, 1]) {
    cutThrough(
      sketch,
      p(
        [
          [0.05, 0],
          [0.26, -0.05],
          [0.46, -0.28],
          [0.54, -0.58],
          [0.5, -0.74],
          [0.5, -0.74],
          [0.44, -0.5],
          [0.34, -0.26],
          [0.16, -0.1],
        ],
        side,
      ),
      tone,
    );
    cutThrough(
      sketch,
      p(
        [
          [0.04, 0.05],
          [0.2, 0.04],
          [0.36, -0.1],
          [0.36, -0.1],
          [0.2, -0.02],
          [0.06, 0],
        ],
        side,
      ),
      green,
    );
  }
  const head = toneOf(paint.stamen);
  if (flower.filaments === "column") {
    // The anthers are joined around one stalk.
    const stalk = p([
      [0, -0.02],
      [0, -0.26],
    ]);
    sketch.lines([stalk], tone.ink, radius * 0.1);
    sketch.lines([stalk], tone.light, radius * 0.07);
    for (const x of [-0.07, 0.07, 0])
      sketch.body(
        ellipse([foot[0] + x * radius, foot[1] - radius * 0.42], radius * 0.055, radius * 0.17, 0, 12),
        head.mid,
        head.ink,
        0.8,
      );
    return;
  }
  for (const [x, y] of [
    [-0.1, -0.62],
    [0.12, -0.64],
    [-0.28, -0.5],
    [0.3, -0.48],
  ] as const)
    cutStamen(
      sketch,
      p([
        [x * 0.3, -0.06],
        [x * 0.75, y * 0.55],
        [x, y * 0.84],
      ]),
      head,
      Math.max(1, radius * 0.03),
      radius * 0.085,
    );
  // What is left of a pistil.
  sketch.body(
    p([
      [-0.05, -0.04],
      [-0.05, -0.14],
      [0, -0.22],
      [0.05, -0.14],
      [0.05, -0.04],
    ]),
    ovaryTone.light,
    ovaryTone.ink,
    0.6,
  );
};

export const femalePalm = ({ sketch, flower, paint, radius }: Cut, foot: Point): void => {
  const { tone } = paint;
  const p = from(foot, radius);
  const outer = toneOf(mix(tone.mid, "#9fae62", 0.45));
  behind(
    sketch,
    p([
      [-0.16, 0],
      [-0.42, -0.14],
      [-0.48, -0.4],
      [-0.36, -0.62],
      [-0.12, -0.74],
      [0.12, -0.74],
      [0.36, -0.62],
      [0.48, -0.4],
      [0.42, -0.14],
      [0.16, 0],
    ]),
    steps(6).map((t) => {
      const x = lerp(-1, 1, t);
      return p([
        [x * 0.24, -0.1],
        [x * 0.42, -0.4],
        [x * 0.24, -0.7],
      ]);
    }),
    tone,
  );
  for (const side of [-1, 1]) {
    cutThrough(
      sketch,
      p(
        [
          [0.05, 0],
          [0.34, -0.04],
          [0.5, -0.24],
          [0.52, -0.46],
          [0.43, -0.64],
          [0.43, -0.64],
          [0.43, -0.42],
          [0.36, -0.2],
          [0.2, -0.08],
        ],
        side,
      ),
      tone,
    );
    cutThrough(
      sketch,
      p(
        [
          [0.05, 0.06],
          [0.36, 0.03],
          [0.54, -0.12],
          [0.58, -0.32],
          [0.58, -0.32],
          [0.49, -0.2],
          [0.34, -0.06],
          [0.08, 0],
        ],
        side,
      ),
      outer,
    );
  }
  const column = flower.filaments === "column";
  for (const lean of column ? [-0.4, 0.4] : [-0.6, 0.6, 0]) {
    const line = arc(
      [foot[0] + lean * radius * 0.08, foot[1] - radius * 0.64],
      up + lean * 0.5,
      radius * (lean === 0 ? 0.2 : 0.26),
      lean * 1.7,
      0,
      7,
    );
    sketch.body(
      ribbon(line, (t) => radius * lerp(0.1, 0.035, t)),
      ovaryTone.light,
      ovaryTone.ink,
      0.8,
    );
  }
  cutOvary(
    sketch,
    { ...flower, ovules: "one", placenta: "basal", ovary: "superior" },
    { centre: [foot[0], foot[1] - radius * 0.36], wide: radius * 0.29, high: radius * 0.64 },
  );
};
