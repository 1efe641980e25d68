// A dense ball of minute four-lobed flowers and the green teeth of their cups (buttonweeds): those that face the reader are
// seen open, those at the outline from the side.
import { lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

/** Most of its flowers still shut, most of them open, or all over. */
type BallAge = "bud" | "open" | "over";

export const packedBall = (
  sketch: Sketch,
  { tone }: FlowerPaint,
  centre: Point,
  radius: number,
  age: BallAge,
): void => {
  const { random } = sketch;
  const cups = toneOf(age === "over" ? "#94713f" : "#86a356");
  const fine = radius > 40;
  const inner = radius * 0.82;
  /** A place on the ball, `far` from its middle as seen, and a shape there that flattens towards the outline. */
  const on = (turn: number, far: number, shape: readonly Point[]): Point[] => {
    const flat = Math.sqrt(Math.max(0.12, 1 - far * far));
    const middle = polar(centre, turn, inner * far);
    return shape.map(([x, y]): Point => {
      const [u, v] = [x * flat, y];
      return [
        middle[0] + u * Math.cos(turn) - v * Math.sin(turn),
        middle[1] + u * Math.sin(turn) + v * Math.cos(turn),
      ];
    });
  };
  const tooth = (turn: number, from: number, to: number): Point[] => [
    polar(centre, turn - 0.07, radius * from),
    polar(centre, turn, radius * to),
    polar(centre, turn + 0.07, radius * from),
  ];
  // Around the outline: teeth of the cups, and between them flowers from the side on their tubes.
  sketch.patches(
    steps(fine ? 40 : 28).map((t) =>
      tooth(t * Math.PI * 2 + random.around(0, 0.06), 0.74, random.between(0.88, 0.98)),
    ),
    { fill: cups.light, stroke: cups.ink, "stroke-width": 0.45 },
    false,
  );
  const white = {
    fill: tone.pale,
    stroke: mix(tone.ink, tone.dark, fine ? 0.5 : 0.8),
    "stroke-width": fine ? 0.6 : 0.4,
  };
  if (age !== "over") {
    const rim = steps(age === "bud" ? 12 : 24).map((t) => t * Math.PI * 2 + random.around(0, 0.09));
    sketch.patches(
      rim.map((turn): Point[] => {
        const at = (x: number, y: number): Point =>
          polar(polar(centre, turn, radius * x), turn + Math.PI / 2, radius * y);
        const open = age === "open" ? 1 : 0.5;
        return [
          at(0.8, -0.025),
          at(0.96, -0.03),
          at(1.07, -0.12 * open),
          at(1.05, -0.035),
          at(1.11, 0),
          at(1.05, 0.035),
          at(1.07, 0.12 * open),
          at(0.96, 0.03),
          at(0.8, 0.025),
        ];
      }),
      white,
      false,
    );
    sketch.dots(
      rim.map((turn) => polar(centre, turn + 0.05, radius * 1.15)),
      mix(cups.dark, tone.ink, 0.4),
      Math.max(0.8, radius * 0.03),
    );
  }
  sketch.body(
    ring(centre, () => inner, 20),
    roundWash(sketch.page, cups),
    cups.ink,
    0.7,
  );
  const spiral = (count: number, shift: number): { turn: number; far: number }[] =>
    Array.from({ length: count }, (_, i) => ({
      turn: i * 2.4 + shift,
      far: Math.sin(((i + 0.5) / count) ** 0.5 * 1.42),
    })).sort((a, b) => b.far - a.far);
  // Between the flowers stand the teeth of their cups.
  const spike: Point[] = [
    [0, -radius * 0.07],
    [radius * 0.13, 0],
    [0, radius * 0.07],
    [-radius * 0.05, 0],
  ];
  sketch.patches(
    spiral(fine ? 70 : 42, 1.1).map(({ turn, far }) => on(turn, far, spike)),
    { fill: mix(cups.light, cups.pale, 0.2), stroke: cups.ink, "stroke-width": 0.45 },
    false,
  );
  if (age === "over") {
    sketch.dots(
      spiral(fine ? 34 : 22, 0.3).map(({ turn, far }) => polar(centre, turn, inner * far)),
      cups.ink,
      radius * 0.08,
    );
    return;
  }
  const count = fine ? 44 : 28;
  const flowers = spiral(age === "open" ? count : Math.round(count * 0.7), 0.3);
  const lobe = radius * (age === "open" ? (fine ? 0.22 : 0.27) : 0.07);
  const star = (turn: number): Point[] =>
    ring(
      [0, 0],
      (a) => lobe * (age === "open" ? 0.8 + 0.26 * Math.cos((a + turn) * 4) : 1),
      age === "open" ? 20 : 8,
    );
  sketch.patches(
    flowers.map(({ turn, far }) => on(turn, far, star(turn))),
    white,
  );
  if (age === "open") {
    const hearts = flowers.map(({ turn, far }) => polar(centre, turn, inner * far));
    sketch.dots(hearts, mix(cups.mid, tone.ink, 0.2), Math.max(0.8, lobe * 0.26));
    // Stamens stand out between the lobes.
    if (fine)
      sketch.dots(
        hearts.flatMap((heart, i) => [0.8, 2.4, 4, 5.5].map((a) => polar(heart, a + i, lobe * 0.62))),
        mix(tone.ink, "#8b8a4a", 0.7),
        Math.max(0.5, lobe * 0.13),
      );
  }
  // The side away from the light.
  sketch.patches(
    [
      [
        ...steps(9).map((t) => polar(centre, lerp(-0.6, 2.2, t), radius * 0.86)),
        ...steps(9).map((t) => polar(polar(centre, 0.8, -radius * 0.22), lerp(2, -0.4, t), radius * 0.78)),
      ],
    ],
    { fill: cups.dark, opacity: 0.24 },
  );
};
