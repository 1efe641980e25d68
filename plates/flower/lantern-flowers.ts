// Hanging flowers whose inflated calyx is what is seen (leaf of life): a papery tube with four short teeth, out of which
// the petals reach when they open. Drawn along +x, the stalk's end at the origin, `size` long.
import { lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import { cutWall } from "./cut-organs.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";

/** How far the petals reach out of the calyx at each stage, as a share of the flower's length. */
const reach: Record<FlowerView, number> = { face: 1, open: 1, side: 1, back: 0.96, half: 0.84, bud: 0 };

export const lanternFlower = (sketch: Sketch, paint: FlowerPaint, size: number, view: FlowerView): void => {
  const { tone } = paint;
  const green = paint.bracts;
  const fine = size > 30;
  const end = size * reach[view];
  const mouth = size * 0.66;
  if (view !== "bud") {
    const open = view !== "half";
    // The corolla narrows out of the calyx and parts in pointed lobes.
    const lobe = (foot: number, tip: number, wide: number, back: boolean): void =>
      sketch.body(
        [
          [mouth * 0.9, (foot - wide * 0.6) * size],
          [lerp(mouth, end, 0.45), (foot - wide * 0.62) * size],
          [lerp(mouth, end, 0.8), (lerp(foot, tip, 0.6) - wide * 0.42) * size],
          [end, tip * size],
          [end, tip * size],
          [lerp(mouth, end, 0.8), (lerp(foot, tip, 0.6) + wide * 0.42) * size],
          [lerp(mouth, end, 0.45), (foot + wide * 0.62) * size],
          [mouth * 0.9, (foot + wide * 0.6) * size],
        ],
        litWash(
          sketch.page,
          [
            mix(tone.dark, tone.mid, 0.4),
            back ? mix(tone.mid, tone.dark, 0.4) : tone.mid,
            mix(tone.mid, tone.light, 0.5),
          ],
          [mouth * 0.8, 0],
          [end, 0],
        ),
        tone.ink,
        fine ? 0.9 : 0.5,
      );
    lobe(0, open ? 0.03 : 0, 0.13, true);
    if (open && fine) {
      const anthers = [-0.05, 0.01, 0.06].map((y): Point => [end * 0.96, y * size]);
      sketch.lines(
        anthers.map(([x, y]): Point[] => [
          [mouth, y * 0.6],
          [x, y],
        ]),
        "#c7b067",
        Math.max(0.8, size * 0.012),
      );
      sketch.dots(anthers, "#4a3524", Math.max(1.6, size * 0.032));
    }
    lobe(-0.07, open ? -0.17 : -0.04, 0.15, false);
    lobe(0.07, open ? 0.17 : 0.04, 0.15, false);
    if (fine)
      sketch.lines(
        [-0.1, -0.03, 0.05, 0.1].map((y): Point[] => [
          [mouth, y * size],
          [lerp(mouth, end, 0.6), y * size * 1.05],
        ]),
        tone.ink,
        0.5,
        { opacity: 0.5 },
      );
  }
  // The calyx: blown up, slightly four-angled, flushed with the red of the petals towards its mouth.
  const long = view === "bud" ? size * 0.62 : size * 0.7;
  const half = (t: number): number =>
    size * 0.17 * (0.42 + 0.66 * Math.sin(lerp(0.16, 0.92, t ** 0.8) * Math.PI) ** 0.8);
  const edge = (side: 1 | -1): Point[] => steps(9).map((t) => [t * long * 0.86, side * half(t)]);
  const teeth: Point[] = [
    [long, -half(1) * 0.86],
    [long, -half(1) * 0.86],
    [long * 0.84, -half(1) * 0.3],
    [long * 0.84, -half(1) * 0.3],
    [long * 1.02, half(1) * 0.1],
    [long * 1.02, half(1) * 0.1],
    [long * 0.84, half(1) * 0.5],
    [long * 0.84, half(1) * 0.5],
    [long * 0.99, half(1) * 0.95],
    [long * 0.99, half(1) * 0.95],
  ];
  const flush = toneOf(mix(green.mid, tone.mid, 0.5));
  sketch.body(
    [[0, 0], [0, 0], ...edge(-1), ...teeth, ...edge(1).reverse()],
    litWash(sketch.page, [mix(green.mid, green.light, 0.3), green.mid, flush.mid], [0, 0], [long, 0]),
    mix(green.ink, tone.ink, 0.4),
    fine ? 1 : 0.6,
    true,
    lightGlaze(sketch.page, green),
  );
  if (!fine) return;
  const along = (share: number): Point[] =>
    steps(7).map((t) => [long * lerp(0.04, 0.84, t), half(lerp(0.04, 1, t)) * share]);
  sketch.patches([[...along(0.3), ...along(0.96).reverse()]], {
    fill: mix(green.dark, tone.dark, 0.35),
    opacity: 0.28,
  });
  sketch.lines([-0.72, -0.36, 0, 0.4, 0.76].map(along), mix(tone.dark, green.ink, 0.3), 0.7, {
    opacity: 0.6,
  });
  sketch.body(
    [
      [-size * 0.01, -size * 0.03],
      [size * 0.04, -size * 0.05],
      [size * 0.07, 0],
      [size * 0.04, size * 0.05],
      [-size * 0.01, size * 0.03],
    ],
    flatWash(sketch.page, green),
    green.ink,
    0.6,
  );
};

/**
 * The same flower cut lengthwise, opening upwards from the origin: the calyx around the corolla, eight stamens that leave
 * its lower part, and the carpels with their scales at the foot.
 */
export const cutLantern = (sketch: Sketch, paint: FlowerPaint, radius: number): void => {
  const { tone } = paint;
  const green = paint.bracts;
  const high = radius * 1.9;
  const on = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * radius, -y * high]);
  const mirrored = (points: readonly (readonly [number, number])[]): (readonly [number, number])[] =>
    points.map(([x, y]) => [-x, y]);
  const wall = [
    [0.04, 0],
    [0.3, 0.05],
    [0.42, 0.2],
    [0.4, 0.4],
    [0.36, 0.56],
    [0.4, 0.66],
    [0.4, 0.66],
  ] as const;
  // The far half of the calyx, and before it the far half of the corolla.
  sketch.body(
    on([
      ...mirrored(wall),
      [-0.12, 0.6],
      [-0.12, 0.6],
      [0, 0.68],
      [0, 0.68],
      [0.14, 0.6],
      [0.14, 0.6],
      ...[...wall].reverse(),
    ]),
    mix(green.light, green.pale, 0.4),
    green.ink,
    1,
  );
  const corolla = [
    [0.1, 0.05],
    [0.22, 0.14],
    [0.2, 0.3],
    [0.22, 0.56],
    [0.26, 0.8],
    [0.38, 0.98],
    [0.38, 0.98],
  ] as const;
  sketch.body(
    on([
      ...mirrored(corolla),
      [-0.12, 0.82],
      [-0.12, 0.82],
      [0, 1],
      [0, 1],
      [0.12, 0.82],
      [0.12, 0.82],
      ...[...corolla].reverse(),
    ]),
    litWash(sketch.page, [green.pale, mix(tone.light, tone.mid, 0.5), tone.mid], [0, 0], [0, -high]),
    tone.ink,
    1,
  );
  sketch.lines(
    [-0.13, -0.05, 0.05, 0.13].map((x) =>
      on([
        [x * 0.8, 0.14],
        [x, 0.5],
        [x * 1.1, 0.82],
      ]),
    ),
    tone.ink,
    0.5,
    { opacity: 0.5 },
  );
  const stamens = [-0.17, -0.1, 0.1, 0.17].map((x, i) =>
    on([
      [x, 0.22],
      [x * 1.05, 0.5],
      [x * 1.1, i % 3 === 0 ? 0.76 : 0.83],
    ]),
  );
  sketch.lines(stamens, "#8b7a3c", 2);
  sketch.lines(stamens, "#e9dca0", 1.1);
  sketch.dots(
    stamens.map((line) => line[2] ?? [0, 0]),
    "#4a3524",
    radius * 0.08,
  );
  // The carpels, drawn out into their styles; in the two that are cut the ovules line the inner wall.
  for (const x of [-0.05, 0.06]) {
    sketch.body(
      on([
        [x * 0.4, 0.03],
        [x * 2.2, 0.07],
        [x * 2.3, 0.2],
        [x * 1.3, 0.32],
        [x * 1.1, 0.66],
        [x * 0.7, 0.66],
        [x * 0.5, 0.3],
        [x * 0.2, 0.16],
      ]),
      mix(green.mid, green.light, 0.5),
      green.ink,
      0.8,
    );
    sketch.dots(
      steps(5).map((t): Point => [x * radius * 1.2, -high * lerp(0.08, 0.22, t)]),
      "#f5efd6",
      radius * 0.05,
    );
  }
  for (const points of [wall, mirrored(wall)]) cutWall(sketch, on(points), radius * 0.06, green);
  for (const points of [corolla, mirrored(corolla)]) cutWall(sketch, on(points), radius * 0.055, tone);
};
