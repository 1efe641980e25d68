// The cones of gingers: overlapping bracts in a spiral around a rounded axis, with the flowers that leave from behind them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { frame, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { gingerBud, gingerFlower } from "../flower/ginger-flowers.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Half the width of the cone along its axis, in shares of its length. */
const profile = (t: number, stout: number): number => stout * Math.sin(Math.PI * lerp(0.2, 0.94, t)) ** 0.7;

/** One bract along the x-axis, with a rounded tip. */
const bract = (sketch: Sketch, tone: Tone, length: number, width: number): void => {
  const outline: Point[] = (
    [
      [0, -0.32],
      [0.3, -0.5],
      [0.62, -0.46],
      [0.86, -0.28],
      [1, -0.04],
      [1, 0.04],
      [0.86, 0.28],
      [0.62, 0.46],
      [0.3, 0.5],
      [0, 0.32],
    ] as const
  ).map(([x, y]): Point => [x * length, y * width]);
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1);
  sketch.lines(
    [-0.24, 0, 0.24].map((share): Point[] => [
      [length * 0.16, share * width],
      [length * 0.5, share * width * 1.1],
      [length * 0.84, share * width * 0.5],
    ]),
    tone.ink,
    0.5,
    { opacity: 0.35 },
  );
  // The thin edge of the bract is pale.
  sketch.lines([outline.slice(1, 9)], tone.pale, 1.6, { opacity: 0.5 });
  sketch.lines([outline.slice(3, 7).map(([x, y]): Point => [x - length * 0.05, y * 0.9])], tone.pale, 1, {
    opacity: 0.6,
  });
};

export type Cone = {
  at: Point;
  angle: number;
  length: number;
  /** Its width in shares of its length. */
  stout: number;
  /** The width of an open flower. */
  bloom: number;
  /** Draws a fruit from its foot along the x-axis, for an older cone that bears some. */
  fruit?: (into: Sketch) => void;
};

/** Draws the cone upwards from its foot along the angle. */
export const gingerCone = (sketch: Sketch, flower: Flower, cone: Cone): void => {
  const { length, stout, bloom } = cone;
  const base = toneOf(flower.bracts ?? "light-green");
  const drawing = new Sketch(sketch.page);
  turnedBy(sketch.page, cone.angle, () => {
    const rows = Math.round(Math.min(11, Math.max(7, length / 16)));
    const body: Point[] = steps(12).map((t): Point => [t * length * 0.94, 0]);
    drawing.body(
      ribbon(body, (t) => 1.7 * length * profile(t, stout / 2)),
      base.dark,
      base.ink,
      1,
    );
    for (let row = rows - 1; row >= 0; row--) {
      const t = row / (rows - 1);
      const wide = length * profile(t, stout / 2);
      // A spiral: every row begins where the one below it ended.
      const turn = row * 0.55;
      const seen = [-2, -1, 0, 1, 2]
        .map((k) => (k + (turn % 1) - 0.5) * 0.62)
        .filter((theta) => Math.abs(theta) < 1.5)
        .sort((a, b) => Math.abs(b) - Math.abs(a));
      for (const theta of seen) {
        const side = Math.sin(theta);
        const facing = Math.max(0.42, Math.cos(theta));
        const tone = toneOf(
          mix(mix(base.mid, side < 0 ? base.light : base.dark, Math.abs(side) * 0.5), base.light, 0.12 * t),
        );
        const long = length * lerp(0.25, 0.2, t);
        const from: Point = [t * length * 0.8, side * wide * 0.86];
        const lean = side * lerp(0.42, 0.5, t);
        const one = new Sketch(sketch.page);
        bract(one, tone, long, wide * 0.92 * facing + 5);
        const crop = row > 1 && row < rows - 2 && (row % 2 === 0 ? side > 0.45 : side < -0.2 && side > -0.8);
        if (cone.fruit !== undefined && crop) {
          const ripe = new Sketch(sketch.page);
          cone.fruit(ripe);
          drawing.place(ripe, frame(polar(from, lean * 1.5, long * 0.5), lean * 1.5));
        }
        // An open flower stands in the pocket of its bract, which covers its foot.
        const blooms =
          (row === rows - 3 && side < -0.5) || (row === rows - 2 && side > 0.3 && theta === seen[1]);
        if (blooms) {
          const open = new Sketch(sketch.page);
          // One flower opens at a time, and the next is still rolled up.
          if (flower.lip === "apron" && side > 0) gingerBud(open, flower, bloom * 0.8);
          else gingerFlower(open, flower, bloom);
          // A speckled lip hangs below its petals, a frilled one stands up over the cone.
          const hangs = flower.lip === "speckled";
          drawing.place(
            open,
            frame(
              polar(from, lean, long * 0.46),
              lean + Math.sign(side) * (hangs ? 0.75 : 0.5),
              1,
              side < 0 === hangs ? -1 : 1,
            ),
          );
        }
        drawing.place(one, frame(from, lean));
      }
    }
  });
  sketch.place(drawing, frame(cone.at, cone.angle));
};
