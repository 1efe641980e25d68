// Cut views of individually drawn fruits for which the general cut view would be wrong.

import { ellipse, lerp, type Point, polar, steps, through } from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { brazilNutPot, pomegranateHalf } from "./seeded-cuts.ts";
import { type FruitTraits, fruitPaint, type Special } from "./traits.ts";

type CutPainter = (sketch: Sketch, fruit: FruitTraits, length: number) => void;

/** The lower half of a pineapple, sliced across. */
const pineappleSlice: CutPainter = (sketch, fruit, L) => {
  const { tone } = fruitPaint(fruit, true);
  const flesh = toneOf(fruit.cut?.flesh ?? "pale-yellow");
  const centre: Point = [0, L * 0.4];
  sketch.body(
    Array.from({ length: 28 }, (_, i): Point => {
      const a = (i / 28) * Math.PI * 2;
      const r = L * (0.42 + (i % 2) * 0.035);
      return [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r * 0.92];
    }),
    tone.dark,
    tone.ink,
    1.3,
  );
  sketch.fill(ellipse(centre, L * 0.38, L * 0.35), { fill: flesh.mid });
  sketch.lines(
    steps(26).map((t): Point[] => [
      [centre[0] + Math.cos(t * 6.28) * L * 0.12, centre[1] + Math.sin(t * 6.28) * L * 0.11],
      [centre[0] + Math.cos(t * 6.28) * L * 0.34, centre[1] + Math.sin(t * 6.28) * L * 0.31],
    ]),
    flesh.dark,
    1,
    { opacity: 0.5 },
  );
  sketch.fill(ellipse(centre, L * 0.1, L * 0.09), {
    fill: flesh.light,
    stroke: flesh.dark,
    "stroke-width": 0.8,
  });
};

/** A cacao pod split lengthwise: white pulp with beans in rows. */
const cacaoOpen: CutPainter = (sketch, fruit, L) => {
  const { tone } = fruitPaint(fruit, true);
  const half = (share: number): Point[] => [
    ...steps(12).map(
      (t): Point => [
        -(Math.sin(Math.PI * (0.04 + t * 0.92)) ** 0.7) * L * 0.25 * share,
        L * lerp(0.5 - share * 0.5, 0.5 + share * 0.5, t),
      ],
    ),
    ...steps(12).map(
      (t): Point => [
        Math.sin(Math.PI * (0.96 - t * 0.92)) ** 0.7 * L * 0.25 * share,
        L * lerp(0.5 + share * 0.5, 0.5 - share * 0.5, t),
      ],
    ),
  ];
  sketch.body(half(1), tone.mid, tone.ink, 1.4);
  sketch.fill(half(0.86), { fill: "#f1e2bd" });
  for (const [i, t] of steps(8).entries())
    for (const side of [-0.075, 0.075]) {
      const bean = mix(hexOf(fruit.cut?.seeds ?? "brown"), "#fbf4e2", 0.62);
      sketch.body(
        ellipse(
          [side * L, L * (0.15 + t * 0.7)],
          L * 0.075,
          L * 0.045,
          (i % 2 === 0 ? 0.35 : -0.35) * Math.sign(side),
          10,
        ),
        bean,
        "#6d4a38",
        0.9,
      );
    }
};

/** Cashew: the nut opened to show its kernel. */
const cashewNut: CutPainter = (sketch, _fruit, L) => {
  const kidney = (s: number, dx: number, dy: number): Point[] =>
    [
      [-0.02, 0],
      [-0.24, 0.04],
      [-0.32, 0.24],
      [-0.22, 0.46],
      [0.04, 0.55],
      [0.28, 0.5],
      [0.33, 0.36],
      [0.22, 0.28],
      [0.08, 0.31],
      [0.02, 0.22],
      [0.11, 0.07],
    ].map(([a, b]): Point => [(a ?? 0) * L * s + dx, (b ?? 0) * L * s + dy]);
  sketch.body(kidney(1, 0, 0), "#8d8a72", "#37322a", 1.3);
  sketch.fill(kidney(0.84, -L * 0.006, L * 0.04), { fill: "#6b5138" });
  sketch.body(kidney(0.66, -L * 0.012, L * 0.085), "#f3e5c2", "#7c6440", 1);
};

/** Annatto opened: two halves lined with red seeds. */
const annattoOpen: CutPainter = (sketch, fruit, L) => {
  const { tone } = fruitPaint(fruit, true);
  const red = toneOf(fruit.cut?.seeds ?? "scarlet");
  for (const side of [-1, 1]) {
    const shell: Point[] = [
      [0, 0],
      [side * L * 0.34, L * 0.08],
      [side * L * 0.56, L * 0.42],
      [side * L * 0.44, L * 0.86],
      [side * L * 0.3, L],
      [side * L * 0.3, L],
      [side * L * 0.12, L * 0.6],
    ];
    // Soft bristles stand all along the outer edge.
    const back = through(shell.slice(0, 5), 6);
    sketch.lines(
      back.slice(2, -1).map((point, i): Point[] => {
        const out = Math.atan2(point[1] - L * 0.5, point[0] - side * L * 0.2);
        const root = polar(point, out, -L * 0.06);
        return [
          root,
          polar(root, out, L * 0.12),
          polar(root, out + 0.16 * (i % 2 === 0 ? 1 : -1), L * (0.16 + 0.03 * (i % 3))),
        ];
      }),
      tone.ink,
      1.5,
    );
    sketch.body(shell, tone.mid, tone.ink, 1.3);
    sketch.fill(
      shell.map(([x, y]): Point => [x * 0.84 + side * L * 0.03, y * 0.86 + L * 0.06]),
      { fill: toneOf(fruit.cut?.flesh ?? "salmon").light },
    );
    for (let row = 0; row < 6; row++)
      for (const x of row % 2 === 0 ? [0.16, 0.28, 0.4] : [0.22, 0.34])
        sketch.body(
          ellipse(
            [side * L * x * lerp(1, 0.92, row / 5), L * (0.2 + row * 0.115)],
            L * 0.045,
            L * 0.052,
            0,
            8,
          ),
          red.mid,
          red.ink,
          0.7,
        );
  }
};

/** A coconut halved: husk, shell, white meat, hollow. */
const coconutHalf: CutPainter = (sketch, fruit, L) => {
  const { tone } = fruitPaint(fruit, true);
  const centre: Point = [0, L * 0.5];
  sketch.body(ellipse(centre, L * 0.42, L * 0.5, 0, 24), tone.mid, tone.ink, 1.4);
  sketch.lines(
    steps(30).map((t): Point[] => [
      [Math.cos(t * 6.28) * L * 0.31, centre[1] + Math.sin(t * 6.28) * L * 0.37],
      [Math.cos(t * 6.28) * L * 0.4, centre[1] + Math.sin(t * 6.28) * L * 0.47],
    ]),
    mix(tone.light, "#d9b98a", 0.5),
    1.3,
  );
  sketch.body(ellipse(centre, L * 0.3, L * 0.35, 0, 22), "#4b2f1c", "#24150c", 1.2);
  sketch.fill(ellipse(centre, L * 0.275, L * 0.325, 0, 22), { fill: "#fdfaf0" });
  sketch.body(ellipse(centre, L * 0.19, L * 0.235, 0, 20), "#e9e4d2", "#b3ab95", 0.8);
};

const painters: Partial<Record<Special, CutPainter>> = {
  "annatto-pod": annattoOpen,
  "coconut-palm": coconutHalf,
  pineapple: pineappleSlice,
  "cacao-pod": cacaoOpen,
  "cashew-apple": cashewNut,
  "brazil-nut": brazilNutPot,
  pomegranate: pomegranateHalf,
};

export const drawSpecialCut = (
  sketch: Sketch,
  special: readonly Special[],
  fruit: FruitTraits,
  length: number,
): boolean => {
  for (const key of special) {
    const painter = painters[key];
    if (painter === undefined) continue;
    painter(sketch, fruit, length);
    return true;
  }
  return false;
};
