// Calabash: a fleshy corolla with a sac on its lower side, a fold across it, and five crisped lobes that are bent back,
// between two broad sepals. Drawn with the stalk's end at the origin, the mouth along +x and the sac towards +y.
import { lerp, type Point, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import { cutOvary, cutStamen, cutWall } from "./cut-organs.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

export const isPouched = ({ form, limb }: FlowerTraits): boolean => form === "bell" && limb === "pouched";

/** The edges of the corolla from its foot to its mouth, in lengths of the flower. */
const back: readonly Point[] = [
  [0.02, -0.07],
  [0.12, -0.14],
  [0.28, -0.19],
  [0.46, -0.2],
  [0.62, -0.19],
  [0.74, -0.21],
];
const belly: readonly Point[] = [
  [0.02, 0.07],
  [0.1, 0.17],
  [0.24, 0.28],
  [0.4, 0.33],
  [0.53, 0.3],
  // The fold.
  [0.58, 0.225],
  [0.65, 0.24],
  [0.74, 0.23],
];
const mouth = { x: 0.73, y: 0.01, radius: 0.215 };

/** How far the mouth turns to the reader. */
const facing: Record<Exclude<FlowerView, "bud">, number> = {
  face: 0.8,
  open: 0.5,
  side: 0.28,
  half: 0.34,
  back: 0.16,
};

export const pouchedBell = (
  sketch: Sketch,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  const { tone } = paint;
  const purple = paint.centre;
  const face = view === "bud" ? 0 : facing[view] + variant * 0.08;
  const weight = size > 60 ? 1.1 : 0.7;
  const on = ([x, y]: Point): Point => [x * size, y * size];
  const short = lerp(1, 0.8, face);
  const squeezed = (points: readonly Point[]): Point[] => points.map(([x, y]) => on([x * short, y]));
  const body = [...squeezed(back), ...squeezed(belly).reverse()];
  const inner = mix(tone.mid, purple, 0.3);
  const vein = mix(purple, tone.ink, 0.25);
  const rim = (angle: number, out: number, forward = 0): Point =>
    on([
      mouth.x * short - Math.cos(angle) * out * face + forward * Math.sqrt(1 - face * face),
      mouth.y + Math.sin(angle) * out,
    ]);
  const lobe = (angle: number): void => {
    const open = view === "half" ? 0.6 : 1;
    const at = (aside: number, out: number): Point =>
      rim(angle + aside, mouth.radius + out * 0.24 * open, out * lerp(0.12, -0.05, open) - 0.02);
    // The edge is crisped, the tip drawn out.
    const outline = [
      at(-0.62, -0.05),
      at(-0.66, 0.34),
      at(-0.56, 0.44),
      at(-0.46, 0.7),
      at(-0.3, 0.7),
      at(-0.16, 0.94),
      at(0, 1.14),
      at(0, 1.14),
      at(0.14, 0.9),
      at(0.32, 0.78),
      at(0.44, 0.62),
      at(0.58, 0.5),
      at(0.66, 0.3),
      at(0.62, -0.05),
    ];
    sketch.body(
      outline,
      litWash(sketch.page, [mix(inner, tone.dark, 0.3), tone.mid, tone.light], at(0, 0), at(0, 1)),
      tone.ink,
      weight * 0.9,
      true,
      lightGlaze(sketch.page, tone),
    );
    if (size > 50)
      sketch.lines(
        [-0.34, 0, 0.34].map((aside) => [at(aside * 0.8, 0), at(aside, 0.4), at(aside * 0.9, 0.72)]),
        vein,
        0.7,
        { opacity: 0.6 },
      );
  };
  const angles = steps(6)
    .slice(0, -1)
    .map((t) => 0.3 + variant * 0.3 + t * Math.PI * 2);
  if (view === "bud") {
    // A green club between its sepals.
    const bud = toneOf(mix(tone.mid, "#8ea658", 0.4));
    sketch.body(
      ring(
        on([0.3, 0]),
        (a) => size * (0.26 - 0.09 * Math.abs(Math.sin(a)) - (Math.cos(a) < 0 ? 0.05 : 0)),
        16,
      ),
      flatWash(sketch.page, bud),
      bud.ink,
      weight,
    );
    sepals(sketch, paint, size, weight);
    return;
  }
  sketch.body(body, flatWash(sketch.page, tone), tone.ink, weight, true, lightGlaze(sketch.page, tone));
  // Dull purple in streaks that branch along the tube.
  const streak = (share: number): Point[] =>
    squeezed(
      steps(7).map((t): Point => {
        const spot = (edge: readonly Point[]): Point => edge[Math.round(t * (edge.length - 1))] ?? [0, 0];
        const [a, b] = [spot(back), spot(belly)];
        return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
      }),
    );
  const shares = size > 60 ? [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.92] : [0.2, 0.5, 0.8];
  sketch.lines(shares.map(streak), vein, size > 60 ? 1 : 0.7, { opacity: 0.62 });
  if (size > 60)
    sketch.lines(
      shares.slice(0, -1).map((share, i) => {
        const [from, to] = [streak(share)[2 + (i % 3)], streak(share + 0.14)[3 + (i % 3)]];
        return [from ?? on([0.3, 0]), to ?? on([0.4, 0])];
      }),
      vein,
      0.7,
      { opacity: 0.5 },
    );
  // The shade below the fold, and the light on the sac before it.
  const fold = squeezed([
    [0.585, 0.228],
    [0.6, 0.14],
    [0.565, 0.03],
    [0.54, -0.02],
  ]);
  sketch.patches(
    [
      [
        ...fold,
        ...squeezed([
          [0.5, 0.06],
          [0.53, 0.17],
          [0.55, 0.26],
        ]),
      ],
    ],
    { fill: tone.dark, opacity: 0.5 },
  );
  sketch.lines([fold], tone.ink, weight, { opacity: 0.85 });
  // Lobes on the far side of the mouth, its hollow, the stamens, then the near lobes.
  const near = (angle: number): number => Math.cos(angle);
  for (const angle of [...angles].sort((a, b) => near(a) - near(b)).filter((angle) => near(angle) < 0.25))
    lobe(angle);
  const opening = steps(20)
    .slice(0, -1)
    .map((t) => rim(t * Math.PI * 2, mouth.radius));
  const deep = mix(purple, tone.ink, 0.35);
  sketch.body(
    opening,
    litWash(
      sketch.page,
      [deep, mix(deep, inner, 0.5), inner],
      rim(0, mouth.radius),
      rim(Math.PI, mouth.radius),
    ),
    tone.ink,
    weight * 0.7,
  );
  const stamen = toneOf(paint.stamen);
  for (const y of [-0.1, -0.05, 0.03, 0.09])
    cutStamen(
      sketch,
      [
        on([mouth.x * short - 0.03, y * 0.6]),
        on([mouth.x * short + 0.04, y * 0.9 - 0.02]),
        on([mouth.x * short + 0.1, y * 1.2 - 0.02]),
      ],
      stamen,
      size > 60 ? 1.6 : 0.9,
      size * 0.024,
    );
  for (const angle of angles.filter((each) => near(each) >= 0.25)) lobe(angle);
  sepals(sketch, paint, size, weight);
};

/** Two broad cups, parted to the foot. */
const sepals = (sketch: Sketch, { bracts }: FlowerPaint, size: number, weight: number): void => {
  for (const side of [-1, 1])
    sketch.body(
      [
        [-0.03, 0.0],
        [0.0, 0.08],
        [0.1, 0.17],
        [0.24, 0.2],
        [0.33, 0.13],
        [0.33, 0.13],
        [0.26, 0.05],
        [0.14, 0.01],
        [0.02, -0.03],
      ].map(([x = 0, y = 0]): Point => [x * size, side * y * size]),
      flatWash(sketch.page, bracts),
      bracts.ink,
      weight,
    );
};

/** The corolla laid open: its hollow with the fold, two of the four stamens on the wall, and the ovary on its ring. */
export const cutPouch = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const { tone } = paint;
  const long = radius * 1.9;
  // Upright: the foot below, the sac to the right.
  const on = ([x, y]: Point): Point => [y * long, -x * long];
  const inner = toneOf(mix(tone.mid, paint.centre, 0.22));
  const lip: Point[] = [
    [0.86, 0.42],
    [0.95, 0.3],
    [0.84, 0.2],
    [0.93, 0.06],
    [0.84, -0.06],
    [0.93, -0.2],
    [0.85, -0.3],
    [0.9, -0.4],
    [0.8, -0.3],
  ];
  const outline = [...belly.slice(0, -1), ...lip, ...[...back].reverse()].map(on);
  sketch.body(
    outline,
    litWash(
      sketch.page,
      [tone.light, inner.mid, mix(inner.dark, paint.centre, 0.3)],
      on([0.9, 0]),
      on([0.1, 0]),
    ),
    tone.ink,
    1,
  );
  sketch.lines(
    [-0.14, -0.06, 0.05, 0.14, 0.22].map((y) =>
      [0.2, 0.5, 0.82].map((x, i): Point => on([x, y * ([0.8, 1, 1.3][i] ?? 1)])),
    ),
    mix(paint.centre, tone.ink, 0.3),
    0.8,
    { opacity: 0.55 },
  );
  const fold: Point[] = [
    [0.58, 0.225],
    [0.62, 0.1],
    [0.6, -0.04],
    [0.56, -0.12],
  ];
  sketch.lines([fold.map(on)], tone.ink, 1.4, { opacity: 0.7 });
  for (const side of [-1, 1]) {
    const edge = side === 1 ? belly : back;
    cutWall(sketch, edge.map(on), radius * 0.09, tone);
  }
  const head = toneOf(paint.stamen);
  for (const [x, y] of [
    [0.3, -0.15],
    [0.28, 0.19],
  ] as const)
    cutStamen(
      sketch,
      [on([x, y]), on([x + 0.22, y * 0.62]), on([x + 0.42, y * 0.7])],
      head,
      2.2,
      radius * 0.1,
    );
  const style = [on([0.2, 0]), on([0.42, 0.012]), on([0.7, 0])];
  sketch.lines([style], tone.ink, radius * 0.06);
  sketch.lines([style], toneOf("light-green").light, radius * 0.04);
  // The stigma is of two flat lobes.
  for (const side of [-1, 1])
    sketch.body(
      [on([0.69, 0]), on([0.74, side * 0.035]), on([0.8, side * 0.045]), on([0.78, side * 0.01])],
      toneOf("light-green").mid,
      tone.ink,
      0.8,
    );
  cutOvary(sketch, flower, { centre: on([0.15, 0]), wide: radius * 0.26, high: radius * 0.5 });
  for (const side of [-1, 1])
    sketch.body(
      [
        [-0.02, 0.02],
        [0.02, 0.1],
        [0.12, 0.2],
        [0.27, 0.27],
        [0.2, 0.24],
        [0.09, 0.16],
        [0.02, 0.06],
      ].map(([x = 0, y = 0]): Point => on([x, side * y])),
      paint.bracts.mid,
      paint.bracts.ink,
      0.9,
    );
};
