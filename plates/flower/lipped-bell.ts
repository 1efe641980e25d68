// Two-lipped bells (sesame): a downy tube that swells to an oblique mouth, two short lobes above and three below, of which
// the middle one is drawn out. The stalk's end is at the origin, the flower opens along +x, its lower side is +y.
import { arc, lerp, type Point, ribbon, steps, through, up } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import { cutOvary, cutStamen, cutStyle, cutWall } from "./cut-organs.ts";
import type { FlowerView } from "./flower.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

type Bell = { sketch: Sketch; flower: FlowerTraits; paint: FlowerPaint; size: number };

/** Half the width of the tube above and below its axis, at each share of its length. */
const above: readonly (readonly [number, number])[] = [
  [0.02, 0.05],
  [0.1, 0.115],
  [0.24, 0.16],
  [0.42, 0.18],
  [0.6, 0.2],
  [0.76, 0.235],
];
const below: readonly (readonly [number, number])[] = [
  [0.02, 0.05],
  [0.1, 0.1],
  [0.24, 0.165],
  [0.42, 0.215],
  [0.6, 0.235],
  [0.82, 0.25],
];

const sepals = ({ sketch, paint, size }: Bell, leans: readonly number[]): void => {
  const green = paint.bracts;
  for (const lean of leans) {
    const line = arc([-size * 0.01, 0], lean, size * 0.2, -lean * 0.5, 0, 7);
    sketch.body(
      ribbon(line, (t) => size * 0.062 * Math.sin(lerp(0.24, 1, t) * Math.PI) ** 0.8 + 0.3),
      flatWash(sketch.page, green),
      green.ink,
      size > 40 ? 0.8 : 0.5,
    );
  }
};

/** Short hairs along the outline of the tube. */
const down = ({ sketch, paint, size }: Bell, edge: readonly Point[], side: number): void => {
  if (size < 40) return;
  sketch.lines(
    edge.slice(1, -1).flatMap(([x, y], i): Point[][] =>
      [0, 0.5].map((more) => {
        const next = edge[i + 2] ?? [x, y];
        const root: Point = [lerp(x, next[0], more), lerp(y, next[1], more)];
        return [root, [root[0] + size * 0.012, root[1] + side * size * 0.028]];
      }),
    ),
    paint.tone.ink,
    0.6,
    { opacity: 0.6 },
  );
};

export const lippedBell = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  const bell: Bell = { sketch, flower, paint, size };
  if (view === "bud") {
    budOf(bell);
    return;
  }
  const { tone } = paint;
  const on = (x: number, y: number): Point => [x * size, y * size];
  const open = view === "half" ? 0.45 : 1;
  // How far into its mouth one sees.
  const gape = (view === "face" ? 0.15 : variant % 2 === 0 ? 0.1 : 0.055) * lerp(0.6, 1, open);
  const middle: Point = [0.8, 0.004];
  const half = 0.246 * lerp(0.8, 1, open);
  const rim = (turn: number, share = 1): Point =>
    on(
      middle[0] + gape * Math.cos(turn) * share + 0.035 * Math.sin(turn),
      middle[1] + half * Math.sin(turn) * share,
    );
  const deep: Tone = { ...tone, mid: mix(tone.mid, tone.dark, 0.3), light: tone.mid };
  const blush = hexOf(flower.centre ?? flower.colour);
  /** A lobe of the limb at this place of the mouth: how far it reaches along the axis and away from it. */
  const lobe = (turn: number, along: number, away: number, wide: number, own: Tone, spots: boolean): void => {
    const [a, b] = [rim(turn - wide), rim(turn + wide)];
    const out: Point = [along * size * open, Math.sin(turn) * away * size * open];
    const at = (share: number, far: number): Point => [
      lerp(a[0], b[0], share) + out[0] * far,
      lerp(a[1], b[1], share) + out[1] * far,
    ];
    const foot = at(0.5, 0);
    const end = at(0.5, 1);
    sketch.body(
      [
        a,
        a,
        at(-0.08, 0.4),
        at(0, 0.74),
        at(0.2, 0.96),
        at(0.5, 1.03),
        at(0.8, 0.96),
        at(1, 0.74),
        at(1.08, 0.4),
        b,
        b,
      ],
      litWash(sketch.page, [own.dark, own.mid, own.light], foot, end),
      own.ink,
      size > 40 ? 0.9 : 0.6,
      true,
      lightGlaze(sketch.page, own),
    );
    if (size < 40) return;
    sketch.lines(
      [0.28, 0.5, 0.72].map((share): Point[] => [
        at(share, 0.02),
        at(share, 0.4),
        at(lerp(0.5, share, 0.9), 0.82),
      ]),
      tone.ink,
      0.5,
      { opacity: 0.4 },
    );
    if (spots)
      sketch.lines(
        [0.36, 0.5, 0.64].map((share): Point[] => [at(share, -0.1), at(share, 0.2), at(share, 0.5)]),
        mix(blush, "#8a3b6b", 0.5),
        size * 0.014,
        { opacity: 0.5 },
      );
  };
  // Those on the far side of the mouth, then its hollow, then the tube with the near ones.
  lobe(-0.86, 0.1, 0.16, 0.52, tone, false);
  lobe(0.36, 0.15, 0.3, 0.5, tone, false);
  const mouth = steps(25)
    .slice(0, -1)
    .map((t) => rim(t * Math.PI * 2));
  sketch.body(
    mouth,
    litWash(
      sketch.page,
      [mix(tone.dark, blush, 0.25), deep.mid, mix(tone.mid, blush, 0.6)],
      rim(-1.57),
      rim(1.57),
    ),
    tone.ink,
    0.7,
  );
  if (size > 40 && view !== "half") {
    // Two pairs of stamens lie under the upper lip.
    const anthers = [-0.13, -0.07, -0.02, -0.15].map((y, i) =>
      on(middle[0] + gape * (0.1 - i * 0.22), middle[1] + y),
    );
    sketch.dots(anthers, mix(tone.ink, "#6b4b1a", 0.5), size * 0.034);
    sketch.dots(anthers, "#efe0a6", size * 0.024);
  }
  const top = above.map(([x, y]): Point => on(x, -y));
  const bottom = below.map(([x, y]): Point => on(x, y));
  const near = steps(11).map((t) => rim(lerp(-Math.PI * 0.5, -Math.PI * 1.5, t)));
  const wall = [...top, ...near, ...[...bottom].reverse()];
  sketch.body(
    wall,
    litWash(
      sketch.page,
      [tone.light, tone.mid, mix(tone.mid, tone.dark, 0.7)],
      on(0.5, -0.2),
      on(0.56, 0.24),
    ),
    tone.ink,
    size > 40 ? 1 : 0.6,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (size > 40) {
    const along = (share: number): Point[] =>
      above.map(([x, y], i) => on(x * 1.02, lerp(-y, below[i]?.[1] ?? y, share)));
    sketch.lines([0.2, 0.38, 0.56, 0.76].map(along), tone.ink, 0.6, { opacity: 0.35 });
    sketch.patches([[...along(0.66), ...along(0.96).reverse()]], { fill: tone.dark, opacity: 0.28 });
  }
  down(bell, top, -1);
  down(bell, bottom, 1);
  lobe(-2.36, -0.02, 0.16, 0.46, deep, false);
  lobe(1.42, 0.27, 0.17, 0.66, { ...tone, light: tone.pale }, true);
  sepals(bell, [-0.95, 0.95, -0.34, 0.36]);
};

/** Closed: a downy club whose lower lobe is folded up over the others. */
const budOf = (bell: Bell): void => {
  const { sketch, paint, size } = bell;
  const { tone } = paint;
  const long = size * 0.66;
  const half = (t: number): number =>
    size *
    (0.05 + 0.11 * Math.sin(lerp(0.1, 0.86, t) * Math.PI) ** 0.9) *
    (t > 0.9 ? lerp(1, 0.4, (t - 0.9) * 10) : 1);
  const edge = (share: number): Point[] => steps(11).map((t) => [t * long, share * half(t)]);
  sketch.body(
    [...edge(-1), [long * 1.03, 0], ...edge(1).reverse()],
    flatWash(sketch.page, tone),
    tone.ink,
    size > 40 ? 0.9 : 0.6,
    true,
    lightGlaze(sketch.page, tone),
  );
  sketch.lines(
    [
      [
        [long * 0.7, half(0.7)],
        [long * 0.8, half(0.8) * 0.1],
        [long * 0.92, -half(0.92) * 0.5],
        [long, -half(1) * 0.2],
      ],
      [
        [long * 0.74, -half(0.74)],
        [long * 0.84, -half(0.84) * 0.5],
        [long * 0.95, -half(0.95) * 0.2],
      ],
    ],
    tone.ink,
    0.7,
    { opacity: 0.7 },
  );
  down(bell, edge(-1), -1);
  down(bell, edge(1), 1);
  sepals(bell, [-0.7, 0.7, 0]);
};

/** Cut lengthwise, opening upwards: the short upper lip on the left, the long lower one on the right. */
export const cutLippedBell = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  const paint = paintOf(flower);
  const { tone, bracts } = paint;
  const long = radius * 1.5;
  const on = (x: number, y: number): Point => [x * long, -y * long];
  const wall = (side: -1 | 1): Point[] =>
    (side < 0 ? above : below).map(([x, y]) => on(side * y * 1.16, x * 0.92 + 0.06));
  for (const side of [-1, 1]) {
    const line = arc(on(side * 0.05, 0.05), up + side * 0.9, long * 0.26, -side * 0.4, 0, 7);
    sketch.body(
      ribbon(line, (t) => long * 0.055 * Math.sin(lerp(0.3, 1, t) * Math.PI) + 0.4),
      bracts.mid,
      bracts.ink,
      0.8,
    );
  }
  const upper = through([on(-0.27, 0.76), on(-0.32, 0.9), on(-0.22, 0.98), on(-0.1, 0.92)], 4);
  const side = through([on(-0.1, 0.9), on(0, 1.0), on(0.12, 0.99), on(0.17, 0.88)], 4);
  const lower = through([on(0.16, 0.88), on(0.2, 1.1), on(0.32, 1.22), on(0.44, 1.12), on(0.29, 0.82)], 4);
  const blade = (edge: readonly Point[], own: Tone): void =>
    sketch.body(
      edge,
      litWash(sketch.page, [own.dark, own.mid, own.light], on(0, 0.75), on(0, 1.1)),
      own.ink,
      0.9,
    );
  blade([...upper, on(-0.1, 0.7)], tone);
  blade([...side, on(0.1, 0.7), on(-0.06, 0.7)], { ...tone, mid: mix(tone.mid, tone.light, 0.3) });
  blade(lower, tone);
  sketch.body(
    [...wall(-1), on(-0.1, 0.86), on(0.16, 0.86), ...wall(1).reverse()],
    litWash(
      sketch.page,
      [mix(tone.mid, tone.dark, 0.5), mix(tone.mid, tone.pale, 0.3), tone.mid],
      on(-0.25, 0.5),
      on(0.25, 0.5),
    ),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [-0.5, -0.1, 0.3, 0.62].map((share): Point[] =>
      above.map(([x, y]) => on(share * y * 1.1, x * 0.92 + 0.06)),
    ),
    tone.ink,
    0.5,
    { opacity: 0.35 },
  );
  for (const each of [-1, 1] as const) cutWall(sketch, wall(each), radius * 0.075, tone);
  // Two long and two short stamens, from the foot of the tube.
  const head = toneOf(paint.stamen);
  for (const [x, high, bow] of [
    [-0.13, 0.66, 0.16],
    [0.13, 0.64, -0.16],
    [-0.1, 0.5, 0.3],
    [0.11, 0.48, -0.3],
  ] as const)
    cutStamen(
      sketch,
      arc(on(x * 0.9, 0.2), up + Math.sign(x) * 0.12, long * (high - 0.2), bow, 0, 7),
      head,
      radius * 0.035,
      radius * 0.066,
    );
  cutOvary(sketch, flower, { centre: on(0, 0.2), wide: radius * 0.21, high: radius * 0.46 });
  cutStyle(sketch, flower, on(0, 0.35), on(0, 0.74)[1], radius);
  sketch.body(
    [
      on(-0.12, 0.06),
      on(-0.08, 0),
      on(0, -0.02),
      on(0.08, 0),
      on(0.12, 0.06),
      on(0.05, 0.09),
      on(-0.05, 0.09),
    ],
    bracts.light,
    bracts.ink,
    0.8,
  );
};
