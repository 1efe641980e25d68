// The cones of gingers: overlapping bracts in a spiral around a rounded axis, with the flowers that leave from behind them.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, frame, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { funnelLip, isFunnelLipped } from "../flower/funnel-lip.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Half the width of the cone along its axis, in shares of its length. */
const profile = (t: number, stout: number): number => stout * Math.sin(Math.PI * lerp(0.2, 0.94, t)) ** 0.7;

/** One bract along the x-axis: rounded, its tip free of the cone by `free` (0 pressed to it, 1 spreading). */
const bract = (sketch: Sketch, tone: Tone, length: number, width: number, free: number): void => {
  const outline: Point[] = (
    [
      [0, -0.32],
      [0.3, -0.5],
      [0.62, -0.46],
      [0.86, -0.28],
      [1, -0.04 - free * 0.06],
      [1, 0.04 + free * 0.06],
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
  sketch.lines([outline.slice(3, 7).map(([x, y]): Point => [x - length * 0.05, y * 0.9])], tone.pale, 1, {
    opacity: 0.6,
  });
};

/** The lip of a ginger, a crimped funnel seen from the side, between narrow petals; or a narrow tube. */
export const gingerFlower = (sketch: Sketch, flower: Flower, size: number): void => {
  if (isFunnelLipped(flower)) {
    funnelLip(sketch, flower, size * 1.16);
    return;
  }
  const petal = toneOf(flower.colour);
  const lip = toneOf(flower.centre ?? flower.colour);
  if (flower.form === "tube") {
    const tube = arc([0, 0], 0, size, 0.5, 0, 9);
    sketch.body(
      ribbon(tube, (t) => size * (0.2 + 0.16 * Math.sin(t * 2.2))),
      flatWash(sketch.page, petal),
      petal.ink,
      0.9,
    );
    for (const turn of [0.2, 0.9]) {
      const lobe = arc(polar([0, 0], 0.24, size * 0.94), turn, size * 0.26, turn - 0.4, 0, 6);
      sketch.body(
        ribbon(lobe, (t) => size * 0.2 * Math.sin(lerp(0.3, 1, t) * Math.PI) ** 0.7 + 0.5),
        lip.mid,
        lip.ink,
        0.8,
      );
    }
    return;
  }
  for (const [turn, long] of [
    [-0.55, 0.92],
    [0.7, 0.7],
    [-0.12, 0.86],
  ] as const) {
    const line = arc([size * 0.1, 0], turn, size * long, -turn * 0.5, 0, 9);
    sketch.body(
      ribbon(line, (t) => size * 0.24 * Math.sin(lerp(0.22, 1, t) * Math.PI) ** 0.7 + 0.5),
      flatWash(sketch.page, petal),
      petal.ink,
      0.8,
    );
  }
  // The lip widens to a crimped rim that folds over at its edge.
  const rim: Point[] = steps(11).map((t): Point => {
    const turn = lerp(-0.62, 0.74, t);
    return polar([size * 0.08, 0], turn, size * (1.06 + (Math.round(t * 10) % 2 === 0 ? 0.05 : -0.03)));
  });
  sketch.body(
    [[0, -size * 0.07], [size * 0.3, -size * 0.14], ...rim, [size * 0.3, size * 0.16], [0, size * 0.07]],
    flatWash(sketch.page, petal),
    petal.ink,
    1,
  );
  sketch.patches(
    [
      [
        [size * 0.12, -size * 0.03],
        [size * 0.5, -size * 0.12],
        [size * 0.8, size * 0.05],
        [size * 0.5, size * 0.16],
        [size * 0.12, size * 0.04],
      ],
    ],
    { fill: lip.mid, opacity: 0.75 },
  );
  sketch.lines(
    [-0.3, -0.1, 0.12, 0.32].map((turn): Point[] => [
      polar([size * 0.08, 0], turn * 0.6, size * 0.3),
      polar([size * 0.08, 0], turn * 0.9, size * 0.66),
      polar([size * 0.08, 0], turn, size * 0.96),
    ]),
    lip.dark,
    0.7,
    { opacity: 0.55 },
  );
  // The single stamen lies over the mouth.
  const stamen = arc([size * 0.14, -size * 0.04], -0.34, size * 0.62, 0.5, 0, 7);
  sketch.body(
    ribbon(stamen, (t) => size * 0.12 * (1 - t * 0.5)),
    mix(petal.light, "#fff3d6", 0.3),
    petal.ink,
    0.7,
  );
};

export type Cone = {
  at: Point;
  angle: number;
  length: number;
  /** Its width in shares of its length. */
  stout: number;
  /** Whether its bracts spread and form pockets, as in turmeric, or lie on each other like tiles. */
  loose: boolean;
  /** The width of an open flower. */
  bloom: number;
};

/** Draws the cone upwards from its foot along the angle. */
export const gingerCone = (sketch: Sketch, flower: Flower, cone: Cone): void => {
  const { length, stout, loose, bloom } = cone;
  const base = toneOf(flower.bracts ?? "light-green");
  const drawing = new Sketch(sketch.page);
  turnedBy(sketch.page, cone.angle, () => {
    const rows = loose ? 8 : Math.round(Math.min(11, Math.max(7, length / 16)));
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
        const crown = loose && t > 0.62;
        const tone = toneOf(
          mix(
            mix(base.mid, side < 0 ? base.light : base.dark, Math.abs(side) * 0.5),
            crown ? "#f3d9dc" : base.light,
            crown ? 0.6 : 0.12 * t,
          ),
        );
        const long = length * (loose ? lerp(0.26, 0.3, t) : lerp(0.25, 0.2, t));
        const from: Point = [t * length * 0.8, side * wide * (loose ? 0.8 : 0.86)];
        const lean = side * (loose ? lerp(0.95, 0.3, t) : lerp(0.42, 0.5, t));
        const one = new Sketch(sketch.page);
        bract(one, tone, long, wide * (loose ? 1.05 : 0.92) * facing + 5, loose ? 1 : 0);
        // An open flower stands in the pocket of its bract, which covers its foot.
        const blooms = loose
          ? row > 0 && row < rows * 0.6 && Math.abs(side) > 0.5 && (row + (side > 0 ? 0 : 1)) % 2 === 0
          : // The large funnels open one after the other near the top of the cone.
            isFunnelLipped(flower)
            ? (row === rows - 2 && side < -0.5) || (row === rows - 4 && side > 0.5)
            : (row === rows - 3 && side < -0.5) || (row === rows - 2 && side > 0.3 && theta === seen[1]);
        if (blooms) {
          const open = new Sketch(sketch.page);
          gingerFlower(open, flower, bloom);
          drawing.place(
            open,
            frame(
              polar(from, lean, long * (loose ? 0.36 : 0.46)),
              lean + Math.sign(side) * (loose ? 0.3 : 0.5),
              1,
              side < 0 ? 1 : -1,
            ),
          );
        }
        drawing.place(one, frame(from, lean));
      }
    }
  });
  sketch.place(drawing, frame(cone.at, cone.angle));
};
