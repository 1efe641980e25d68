// Angel's trumpet and thorn apple: a long slender tube that opens beyond the calyx into a bell whose rim ends in five
// points. Drawn with the stalk's end at the origin and the mouth along +x, lit from +y, the left of one that hangs.
import { lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

/** Half the width of the corolla at each share of its length. */
const profile: readonly (readonly [number, number])[] = [
  [0.1, 0.04],
  [0.3, 0.036],
  [0.44, 0.05],
  [0.58, 0.095],
  [0.72, 0.15],
  [0.84, 0.185],
  [0.93, 0.24],
];

const white = { light: "#fffef8", mid: "#f4efdd", shade: "#bcc4b0", deep: "#93a08a", ink: "#6d7466" };

/** The toothed calyx, swollen, split along one side. */
const calyx = (sketch: Sketch, L: number, paint: FlowerPaint): void => {
  const green = toneOf(mix(paint.bracts.mid, "#7fa05a", 0.6));
  const on = (x: number, y: number): Point => [x * L, y * L];
  sketch.body(
    [
      on(0, -0.014),
      on(0.04, -0.034),
      on(0.16, -0.05),
      on(0.3, -0.052),
      on(0.4, -0.062),
      on(0.4, -0.062),
      on(0.32, -0.014),
      on(0.38, 0.012),
      on(0.38, 0.012),
      on(0.32, 0.03),
      on(0.37, 0.058),
      on(0.37, 0.058),
      on(0.26, 0.05),
      on(0.12, 0.046),
      on(0.04, 0.034),
      on(0, 0.014),
    ],
    litWash(sketch.page, [green.dark, green.mid, green.light], on(0.2, -0.05), on(0.2, 0.05)),
    green.ink,
    1,
  );
  sketch.lines(
    [-0.03, 0.006, 0.032].map((y): Point[] => [on(0.04, y * 0.5), on(0.2, y), on(0.33, y)]),
    green.ink,
    0.7,
    { opacity: 0.6 },
  );
};

/** The open flower, `length` long; `tilt` says how far into its mouth one sees, from 0 (level with its rim) to 1. */
export const toothedTrumpet = (sketch: Sketch, paint: FlowerPaint, length: number, tilt: number): void => {
  const L = length;
  const on = (x: number, y: number): Point => [x * L, y * L];
  const [mouthAt, half] = [0.93, 0.24];
  const deep = lerp(0.05, 0.19, tilt);
  const rim = steps(61)
    .slice(0, -1)
    .map((t): Point => {
      const a = t * Math.PI * 2;
      // Five long points between shallow bays.
      const point = ((1 + Math.cos(5 * (a - 0.35))) / 2) ** 4;
      const far = 0.94 + 0.5 * point;
      return on(
        mouthAt + deep * Math.cos(a) * far - 0.06 * point * (1 - tilt * 0.6),
        half * Math.sin(a) * far,
      );
    });
  const wall = [
    ...profile.map(([x, y]) => on(x, -y)),
    ...steps(9).map((t) => on(mouthAt + deep * 0.9 * Math.sin(t * Math.PI), lerp(-half, half, t))),
    ...[...profile].reverse().map(([x, y]) => on(x, y)),
  ];
  sketch.body(
    wall,
    litWash(sketch.page, [white.shade, white.mid, white.light], on(0.8, -0.26), on(0.8, 0.2)),
    white.ink,
    1.1,
  );
  // Ribs run from the calyx to the points of the rim; between them the wall sinks.
  const ribs = [-0.82, -0.46, 0, 0.46, 0.82].map((y): Point[] =>
    profile.slice(1).map(([x, w]): Point => on(x, w * y)),
  );
  sketch.lines(ribs, white.deep, 1.1, { opacity: 0.65 });
  sketch.patches(
    [
      [
        ...profile.slice(2).map(([x, w]): Point => on(x, -w * 0.98)),
        ...[...profile.slice(2)].reverse().map(([x, w]): Point => on(x, -w * 0.55)),
      ],
      [
        ...profile.slice(3).map(([x, w]): Point => on(x, w * 0.1)),
        ...[...profile.slice(3)].reverse().map(([x, w]): Point => on(x, w * 0.42)),
      ],
    ],
    { fill: white.deep, opacity: 0.28 },
  );
  // The mouth, and the far wall of the bell seen in it.
  sketch.body(
    rim,
    litWash(
      sketch.page,
      [white.mid, white.light, mix(white.mid, white.shade, 0.35)],
      on(0.93, -0.27),
      on(0.93, 0.27),
    ),
    white.ink,
    1.1,
  );
  const inner = (share: number, back: number): Point[] =>
    steps(25)
      .slice(0, -1)
      .map((t) =>
        on(
          mouthAt - back + deep * share * Math.cos(t * Math.PI * 2),
          half * share * Math.sin(t * Math.PI * 2),
        ),
      );
  for (const [share, back] of [
    [0.8, 0.006],
    [0.68, 0.012],
    [0.56, 0.018],
    [0.45, 0.023],
    [0.35, 0.027],
    [0.26, 0.03],
  ] as const)
    sketch.patches([inner(share, back)], { fill: "#7f8d5c", opacity: 0.16 });
  sketch.lines(
    steps(6)
      .slice(0, -1)
      .flatMap((t) =>
        [-0.1, 0.1].map((aside): Point[] => {
          const a = t * Math.PI * 2 + 0.35 + aside;
          const spot = (share: number): Point =>
            on(mouthAt - 0.02 * (1 - share) + deep * share * Math.cos(a), half * share * Math.sin(a));
          return [spot(0.26), spot(0.6), spot(1.05)];
        }),
      ),
    white.deep,
    0.9,
    { opacity: 0.6 },
  );
  if (tilt > 0.4) {
    const anthers = [-0.5, 0.2, 0.9].map(
      (a): Point => on(mouthAt - 0.02 + deep * 0.2 * Math.cos(a), half * 0.22 * Math.sin(a)),
    );
    sketch.dots(anthers, "#6b5a2a", L * 0.026);
    sketch.dots(anthers, "#ead9a0", L * 0.018);
  }
  calyx(sketch, L, paint);
};

/** The bud: a spindle wound to its tip, half out of the calyx. */
export const trumpetBud = (sketch: Sketch, paint: FlowerPaint, length: number): void => {
  const L = length;
  const on = (x: number, y: number): Point => [x * L, y * L];
  const half = (t: number): number => 0.03 + 0.06 * Math.sin(Math.max(0, (t - 0.3) / 0.7) * Math.PI) ** 0.9;
  const wall = steps(14).map((t) => lerp(0.1, 0.98, t));
  sketch.body(
    [
      ...wall.map((x) => on(x, -half(x))),
      on(1.04, 0),
      on(1.04, 0),
      ...wall.reverse().map((x) => on(x, half(x))),
    ],
    litWash(
      sketch.page,
      [white.shade, mix(white.mid, "#e4e7c6", 0.5), white.light],
      on(0.7, -0.09),
      on(0.7, 0.08),
    ),
    white.ink,
    1,
  );
  sketch.lines(
    [-1.1, -0.4, 0.3].map((from) =>
      steps(7).map((t): Point => {
        const x = lerp(0.42, 1, t);
        return on(x, half(x) * Math.sin(from + t * 1.5));
      }),
    ),
    white.deep,
    1,
  );
  calyx(sketch, L, paint);
};
