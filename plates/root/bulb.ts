// Bulbs: layered as in onions, or of cloves as in garlic. The neck is at `foot`.
import { ellipse, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { fibrousRoots } from "./fibrous-roots.ts";
import type { RootTraits } from "./traits.ts";

const bulbOutline = (foot: Point, R: number, H: number): Point[] => [
  [foot[0] - R * 0.14, foot[1] - R * 0.3],
  [foot[0] - R * 0.3, foot[1] + H * 0.14],
  [foot[0] - R * 0.98, foot[1] + H * 0.42],
  [foot[0] - R * 0.86, foot[1] + H * 0.86],
  [foot[0], foot[1] + H],
  [foot[0] + R * 0.86, foot[1] + H * 0.86],
  [foot[0] + R * 0.98, foot[1] + H * 0.42],
  [foot[0] + R * 0.3, foot[1] + H * 0.14],
  [foot[0] + R * 0.14, foot[1] - R * 0.3],
];

export const bulb = (sketch: Sketch, root: RootTraits, foot: Point, scale: number): void => {
  const tone = toneOf(root.colour);
  const [R, H] = [72 * scale, 128 * scale];
  fibrousRoots(sketch, toneOf("straw"), [foot[0], foot[1] + H * 0.97], 14, 62 * scale, 46 * scale);
  sketch.body(bulbOutline(foot, R, H), roundWash(sketch.page, tone), tone.ink, 1.4);
  const meridians = [-0.85, -0.62, -0.36, -0.1, 0.18, 0.45, 0.7, 0.9].map((across): Point[] => [
    [foot[0] + across * R * 0.12, foot[1]],
    [foot[0] + across * R * 0.5, foot[1] + H * 0.22],
    [foot[0] + across * R * 0.96, foot[1] + H * 0.55],
    [foot[0] + across * R * 0.72, foot[1] + H * 0.85],
    [foot[0], foot[1] + H],
  ]);
  sketch.lines(meridians, tone.ink, 0.7, { opacity: 0.5 });
};

export const bulbCut = (sketch: Sketch, root: RootTraits, foot: Point, scale: number): void => {
  const rind = toneOf(root.colour);
  const inside = toneOf(root.inside ?? "ivory");
  const [R, H] = [62 * scale, 112 * scale];
  sketch.body(bulbOutline(foot, R, H), rind.mid, rind.ink, 1.3);
  for (const [i, share] of [0.92, 0.74, 0.56, 0.38, 0.2].entries()) {
    const inner = bulbOutline([foot[0], foot[1] + H * (1 - share) * 0.62], R * share, H * share * 0.94);
    sketch.fill(inner, {
      fill: i % 2 === 0 ? inside.light : mix(inside.mid, rind.light, 0.3),
      stroke: rind.ink,
      "stroke-width": 0.7,
    });
  }
};

export const cloves = (sketch: Sketch, root: RootTraits, foot: Point, scale: number): void => {
  const tone = toneOf(root.colour);
  const flush = toneOf(root.inside ?? "mauve");
  const [R, H] = [74 * scale, 112 * scale];
  fibrousRoots(sketch, toneOf("straw"), [foot[0], foot[1] + H * 0.9], 18, 66 * scale, 60 * scale);
  for (const side of [-1, 1, -0.5, 0.5, 0]) {
    const x = foot[0] + side * R * 0.6;
    const clove: Point[] = [
      [foot[0] + side * 4, foot[1] - 4],
      [lerp(foot[0], x, 0.7) - R * 0.28, foot[1] + H * 0.34],
      [x - R * 0.34, foot[1] + H * 0.66],
      [lerp(foot[0], x, 0.8), foot[1] + H * (1 - Math.abs(side) * 0.06)],
      [x + R * 0.34, foot[1] + H * 0.66],
      [lerp(foot[0], x, 0.7) + R * 0.28, foot[1] + H * 0.34],
    ];
    sketch.body(clove, roundWash(sketch.page, tone), tone.ink, 1.2);
    sketch.lines(
      steps(4).map((t): Point[] => [
        [foot[0] + side * 4, foot[1] + 8],
        [x + (t - 0.5) * R * 0.4, foot[1] + H * 0.55],
        [lerp(foot[0], x, 0.8) + (t - 0.5) * R * 0.16, foot[1] + H * 0.92],
      ]),
      flush.mid,
      1,
      { opacity: 0.5 },
    );
  }
};

/** Loose cloves beside the bulb. */
export const cloveStudy = (sketch: Sketch, root: RootTraits): void => {
  const tone = toneOf(root.colour);
  for (const [x, y, turn] of [
    [-30, 0, -0.3],
    [26, 8, 0.35],
  ] as const) {
    const at = ([a, b]: readonly [number, number]): Point => [
      x + a * Math.cos(turn) - b * Math.sin(turn),
      y + a * Math.sin(turn) + b * Math.cos(turn),
    ];
    sketch.body(
      (
        [
          [0, -46],
          [-15, -10],
          [-20, 24],
          [0, 40],
          [22, 26],
          [13, -8],
        ] as const
      ).map(at),
      roundWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
    sketch.lines(
      [
        (
          [
            [0, -40],
            [4, 0],
            [0, 36],
          ] as const
        ).map(at),
      ],
      toneOf(root.inside ?? "mauve").mid,
      1.2,
      { opacity: 0.7 },
    );
  }
  sketch.body(ellipse([0, 66], 20, 15, 0.2), flatWash(sketch.page, toneOf("ivory")), tone.ink, 1);
};
