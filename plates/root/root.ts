// Roots of a plant, growing down from `foot`, the base of the stem.
import { arc, at, down, ellipse, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bulb, cloves } from "./bulb.ts";
import { fibrousRoots } from "./fibrous-roots.ts";
import { rhizome } from "./rhizome.ts";
import type { RootTraits } from "./traits.ts";

export const drawRoot = (sketch: Sketch, root: RootTraits, foot: Point, width: number): void => {
  const tone = toneOf(root.colour);
  switch (root.form) {
    case "none":
      return;
    case "taproot":
    case "woody":
      taproot(sketch, tone, foot, width, root.form === "woody" ? 1.5 : 1);
      return;
    case "fibrous":
      fibrousRoots(sketch, tone, foot, 13, 90, width * 1.4);
      return;
    case "long-fragrant":
      fibrousRoots(sketch, tone, foot, 34, 230, width * 3.4);
      return;
    case "rhizome":
      rhizome(sketch, root, foot, 1);
      return;
    case "creeping-rhizome": {
      for (const side of [-1, 1]) {
        const line = arc(foot, side > 0 ? 0.16 : Math.PI - 0.16, 120, side * 0.2, 0.15, 12);
        fibrousRoots(sketch, tone, at(line, 6), 4, 34, 10);
        sketch.body(
          ribbon(line, (t) => lerp(9, 4, t)),
          flatWash(sketch.page, tone),
          tone.ink,
          1,
        );
        sketch.lines(
          steps(7)
            .slice(1)
            .map((t) => ellipse(at(line, Math.round(t * 11)), 1.5, lerp(4.5, 2.2, t), 0.2, 8).slice(0, 5)),
          tone.ink,
          0.7,
        );
      }
      return;
    }
    case "bulb":
      bulb(sketch, root, foot, 1);
      return;
    case "cloves":
      cloves(sketch, root, foot, 1);
      return;
    case "tuber":
      tubers(sketch, tone, foot);
      return;
    case "small-tubers": {
      fibrousRoots(sketch, tone, foot, 8, 70, width);
      for (const side of [-1, 1, 0.4]) {
        const line = arc(foot, down - side * 0.9, 95, side * 0.5, 0, 9);
        sketch.line(line, tone.mid, 1.8);
        for (const t of [5, 8])
          sketch.body(ellipse(at(line, t), 8, 12, side, 12), roundWash(sketch.page, tone), tone.ink, 1);
      }
      return;
    }
    case "corm": {
      const centre: Point = [foot[0], foot[1] + 24];
      fibrousRoots(sketch, tone, [centre[0], centre[1] + 14], 12, 66, 46);
      sketch.body(ellipse(centre, 40, 29, 0, 18), roundWash(sketch.page, tone), tone.ink, 1.2);
      sketch.lines(
        [-10, 2, 14].map((dy): Point[] => [
          [centre[0] - 36, centre[1] + dy],
          [centre[0], centre[1] + dy + 7],
          [centre[0] + 36, centre[1] + dy],
        ]),
        tone.ink,
        0.7,
        { opacity: 0.6 },
      );
      return;
    }
    case "fleshy-fingers": {
      for (const turn of [-0.8, 0.8, -0.4, 0.45, 0]) {
        const line = arc(foot, down + turn, 110, -turn * 0.5, 0.1, 10);
        sketch.body(
          ribbon(line, (t) => 15 * Math.sin(Math.PI * (0.2 + t * 0.78)) + 1.5),
          flatWash(sketch.page, tone),
          tone.ink,
          1,
        );
      }
      return;
    }
    case "prop":
      props(sketch, tone, foot);
      return;
  }
};

const taproot = (sketch: Sketch, tone: Tone, foot: Point, width: number, stout: number): void => {
  const { random } = sketch;
  const main = arc(
    foot,
    down + random.around(0, 0.15),
    118 * (0.7 + stout * 0.3),
    random.around(0, 0.4),
    0.12,
    12,
  );
  for (let i = 2; i < 10; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const from = at(main, i);
    const twig = arc(
      from,
      down - side * random.between(0.7, 1.1),
      random.between(34, 62) * (1 - i / 16),
      side * 0.5,
      0.2,
      7,
    );
    sketch.body(
      ribbon(twig, (t) => width * 0.22 * stout * (1 - t) + 0.7),
      tone.mid,
      tone.ink,
      0.7,
    );
    sketch.lines(
      [
        arc(at(twig, 3), down + side * 0.4, 18, 0.3, 0, 5),
        arc(at(twig, 5), down - side * 0.3, 15, 0.3, 0, 5),
      ],
      tone.dark,
      0.8,
    );
  }
  sketch.body(
    ribbon(main, (t) => width * 1.15 * stout * (1 - t) ** 1.1 + 1),
    flatWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  sketch.lines(
    steps(8).map((t): Point[] => {
      const [x, y] = at(main, Math.round(t * 8));
      return [
        [x - width * 0.3 * (1 - t), y],
        [x, y + 2],
        [x + width * 0.35 * (1 - t), y - 1],
      ];
    }),
    tone.ink,
    0.6,
    { opacity: 0.5 },
  );
};

/** Cassava, sweet potato: swollen roots hanging from the base. */
const tubers = (sketch: Sketch, tone: Tone, foot: Point): void => {
  for (const turn of [-0.95, 0.95, -0.35, 0.4]) {
    const line = arc(foot, down + turn, 150, -turn * 0.75, 0, 14);
    sketch.body(
      ribbon(
        line,
        (t) =>
          (t < 0.12 ? 7 : 7 + 37 * Math.sin(Math.PI * Math.min(1, (t - 0.08) / 0.9)) ** 0.8) *
          (t > 0.95 ? 0.5 : 1),
      ),
      flatWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
    sketch.lines(
      steps(6)
        .slice(1)
        .map((t) => {
          const [x, y] = at(line, Math.round(t * 11));
          return [
            [x - 9, y],
            [x, y + 3],
            [x + 10, y],
          ] satisfies Point[];
        }),
      tone.ink,
      0.7,
      { opacity: 0.5 },
    );
    sketch.line(arc(at(line, -1), down, 26, turn * 0.5, 0, 5), tone.dark, 1.4);
  }
};

const props = (sketch: Sketch, tone: Tone, foot: Point): void => {
  for (const [x, rise] of [
    [-150, 90],
    [150, 90],
    [-90, 130],
    [92, 126],
    [-42, 60],
    [44, 66],
  ] as const) {
    const line: Point[] = [
      [foot[0] + x * 0.08, foot[1] - rise],
      [foot[0] + x * 0.5, foot[1] - rise * 0.72],
      [foot[0] + x * 0.86, foot[1] - rise * 0.12],
      [foot[0] + x, foot[1] + 90],
    ];
    sketch.body(
      ribbon(
        line.flatMap((point, i) =>
          i < line.length - 1
            ? steps(5)
                .slice(0, 4)
                .map(
                  (t): Point => [
                    lerp(point[0], at(line, i + 1)[0], t),
                    lerp(point[1], at(line, i + 1)[1], t),
                  ],
                )
            : [point],
        ),
        (t) => lerp(11, 7, t),
      ),
      flatWash(sketch.page, tone),
      tone.ink,
      1.1,
    );
  }
};
