// Fruits that open or are wrapped: woody stars, lanterns, fleshy calyces, split husks.
import { along, arc, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { onBody } from "./body.ts";
import type { FruitPaint } from "./traits.ts";

/** A woody capsule, opened by its valves from below: each a thick boat with its pale inside, the seeds still between them. */
export const woody = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const inner = toneOf(mix(tone.light, "#e2c79a", 0.5));
  const seed = toneOf(paint.accent?.mid ?? mix(tone.mid, "#7a3f22", 0.5));
  const valve = (turn: number, wide: number, inside: boolean): void => {
    const line = arc([0, 0], degrees(90 + turn * 0.55), L * 0.98, degrees(-turn * 0.5), 0, 12);
    const shape = (t: number): number => L * wide * Math.sin(lerp(0.1, 1, t) * Math.PI) ** 0.75 + 1;
    const outline = ribbon(line, shape);
    sketch.body(outline, roundWash(sketch.page, inside ? inner : tone), tone.ink, 1.2);
    if (inside)
      sketch.lines(
        [ribbon(line.slice(1, -1), (t) => shape(lerp(0.08, 0.92, t)) * 0.72)],
        tone.dark,
        L * 0.03,
        { opacity: 0.7 },
      );
    else
      sketch.lines(
        [-0.28, 0, 0.26].map((share) =>
          line.map((point, i) =>
            polar(point, along(line, i / 11).angle + Math.PI / 2, share * shape(i / 11)),
          ),
        ),
        tone.ink,
        0.7,
        { opacity: 0.5 },
      );
  };
  valve(-30, 0.34, true);
  valve(30, 0.34, true);
  for (const [x, y] of [
    [-0.1, 0.44],
    [0.11, 0.5],
    [0, 0.66],
  ] as const)
    sketch.body(
      ellipse([x * L, y * L], L * 0.13, L * 0.16, x * 3, 12),
      roundWash(sketch.page, seed),
      seed.ink,
      1,
    );
  valve(-92, 0.3, false);
  valve(92, 0.3, false);
};

export const lantern = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const body = {
    length: L,
    width: L * 0.78,
    profile: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.04)) ** 0.6 * lerp(1, 0.55, t ** 3),
  };
  sketch.body(
    [
      ...steps(12).map((t) => onBody(body, t, -1)),
      onBody(body, 1, 0),
      onBody(body, 1, 0),
      ...steps(12).map((t) => onBody(body, 1 - t, 1)),
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  sketch.fill(ellipse([0, L * 0.55], L * 0.2, L * 0.2), {
    fill: paint.accent?.mid ?? "#c9b24a",
    opacity: 0.55,
  });
  sketch.lines(
    [-0.6, -0.2, 0.2, 0.6].map((across) => steps(8).map((t) => onBody(body, t, across))),
    tone.ink,
    0.8,
    { opacity: 0.75 },
  );
  const rungs = steps(7)
    .slice(1, -1)
    .map((t): Point[] => [
      onBody(body, t, -0.6),
      onBody(body, t + 0.03, -0.2),
      onBody(body, t - 0.01, 0.2),
      onBody(body, t + 0.02, 0.6),
    ]);
  sketch.lines(rungs, tone.ink, 0.4, { opacity: 0.5 });
};

export const calyxFruit = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  for (const turn of [-40, 40, -62, 62])
    sketch.body(
      [
        [0, L * 0.12],
        polar([0, L * 0.1], degrees(90 + turn * 1.2), L * 0.2),
        polar([0, L * 0.06], degrees(90 + turn * 1.3), L * 0.42),
      ],
      tone.dark,
      tone.ink,
      0.8,
    );
  const sepal = (x: number, width: number): Point[] => [
    [0, 0],
    [(x - width) * L, L * 0.28],
    [(x * 0.8 - width * 0.7) * L, L * 0.66],
    [x * L * 0.5, L],
    [x * L * 0.5, L],
    [(x * 0.8 + width * 0.7) * L, L * 0.66],
    [(x + width) * L, L * 0.28],
  ];
  for (const [x, width] of [
    [-0.26, 0.16],
    [0.26, 0.16],
    [0, 0.2],
    [-0.13, 0.16],
    [0.14, 0.16],
  ] as const) {
    sketch.body(sepal(x, width), flatWash(sketch.page, tone), tone.ink, 1);
    sketch.lines(
      [
        [
          [x * L * 0.4, L * 0.1],
          [x * L * 0.9, L * 0.5],
          [x * L * 0.55, L * 0.9],
        ],
      ],
      tone.ink,
      0.7,
      { opacity: 0.6 },
    );
  }
};

export const splitAril = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const aril = paint.accent ?? toneOf("scarlet");
  const half = (side: 1 | -1): void => {
    sketch.body(
      [
        [0, 0],
        [side * L * 0.34, L * 0.14],
        [side * L * 0.5, L * 0.5],
        [side * L * 0.4, L * 0.86],
        [side * L * 0.2, L * 0.98],
        [side * L * 0.22, L * 0.6],
        [side * L * 0.14, L * 0.3],
      ],
      flatWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
    sketch.fill(
      [
        [side * L * 0.04, L * 0.1],
        [side * L * 0.26, L * 0.3],
        [side * L * 0.32, L * 0.6],
        [side * L * 0.24, L * 0.9],
        [side * L * 0.19, L * 0.62],
      ],
      { fill: mix(tone.pale, "#f4e6b8", 0.5), opacity: 0.95 },
    );
  };
  half(-1);
  half(1);
  sketch.body(ellipse([0, L * 0.52], L * 0.17, L * 0.27), "#4d2c18", "#241207", 1);
  sketch.lines(
    steps(6).map((t): Point[] => [
      [(t - 0.5) * L * 0.12, L * 0.26],
      [(t - 0.5) * L * 0.38 + Math.sin(t * 9) * L * 0.03, L * 0.5],
      [(t - 0.5) * L * 0.16, L * 0.78],
    ]),
    aril.mid,
    Math.max(1.6, L * 0.035),
    { "stroke-linecap": "round" },
  );
};
