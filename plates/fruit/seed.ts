// The seed study: seeds from the side and from the back, and one cut through; a pinch of them where they are minute.
import { arc, ellipse, frame, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { brightness, mix, toneOf } from "../drawing/palette.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import type { SeedTraits } from "./traits.ts";

/** What each drawing needs; `S` is half the length of the seed. */
type Seed = {
  sketch: Sketch;
  seed: SeedTraits;
  tone: ReturnType<typeof toneOf>;
  accent: ReturnType<typeof toneOf>;
  S: number;
  round: (rx: number, ry: number) => void;
  scar: () => void;
};

const ovalSeed = ({ sketch, tone, S, round }: Seed): void => {
  round(0.66, 1);
  sketch.lines(
    [
      [
        [0, -S * 0.9],
        [S * 0.12, 0],
        [0, S * 0.9],
      ],
    ],
    tone.ink,
    0.5,
    { opacity: 0.5 },
  );
};

const beanOutline = (form: SeedTraits["form"], S: number): Point[] => [
  [-S * 0.34, -S * 0.9],
  [S * 0.4, -S * 0.92],
  [S * 0.72, -S * 0.1],
  [S * 0.42, S * 0.9],
  [-S * 0.32, S * 0.9],
  [-S * 0.46, S * 0.4],
  [form === "kidney" ? -S * 0.14 : -S * 0.42, 0],
  [-S * 0.5, -S * 0.4],
];

const beanSeed = ({ sketch, seed, tone, accent, S, scar }: Seed): void => {
  sketch.body(beanOutline(seed.form, S), roundWash(sketch.page, tone), tone.ink, 1);
  scar();
  if (seed.form === "mottled-bean") {
    sketch.lines(
      steps(8).map((t): Point[] => [
        [-S * 0.3 + S * 0.8 * sketch.random.next(), -S * 0.8 + S * 1.5 * t],
        [-S * 0.2 + S * 0.7 * sketch.random.next(), -S * 0.7 + S * 1.5 * t],
        [-S * 0.3 + S * 0.8 * sketch.random.next(), -S * 0.62 + S * 1.5 * t],
      ]),
      accent.mid,
      Math.max(1.2, S * 0.09),
      { "stroke-linecap": "round" },
    );
    sketch.body(ellipse([-S * 0.05, -S * 0.95], S * 0.2, S * 0.12), accent.light, tone.ink, 0.7);
  }
};

const twoColouredSeed = ({ sketch, accent, S, round }: Seed): void => {
  round(0.78, 0.95);
  sketch.fill(
    [
      [-S * 0.66, -S * 0.42],
      [-S * 0.4, -S * 0.8],
      [0, -S * 0.95],
      [S * 0.42, -S * 0.78],
      [S * 0.68, -S * 0.4],
      [0, -S * 0.2],
    ],
    { fill: accent.mid },
  );
};

const wingedSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(
    [
      [0, -S],
      [-S * 0.5, -S * 0.5],
      [-S * 0.56, S * 0.3],
      [0, S],
      [S * 0.5, S * 0.2],
      [S * 0.4, -S * 0.6],
    ],
    flatWash(sketch.page, toneOf(mix(tone.light, "#e7d8ae", 0.5))),
    tone.ink,
    0.9,
  );
  sketch.body(ellipse([0, -S * 0.3], S * 0.2, S * 0.34), tone.mid, tone.ink, 0.9);
};

const teardropSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(
    [
      [0, -S],
      [0, -S],
      [-S * 0.44, S * 0.1],
      [-S * 0.4, S * 0.7],
      [0, S],
      [S * 0.4, S * 0.7],
      [S * 0.44, S * 0.1],
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1,
  );
};

/** A grain: narrow at both ends, with the ribs and the two styles of an umbellifer, or pale and polished as rice. */
const grainSeed = ({ sketch, tone, S }: Seed): void => {
  const half = (t: number): number => S * 0.36 * Math.sin(lerp(0.1, 0.94, t) * Math.PI) ** 0.66;
  const edge = (share: number): Point[] => steps(11).map((t): Point => [share * half(t), lerp(-S, S, t)]);
  const polished = brightness(tone.mid) > 0.8;
  if (!polished)
    sketch.lines(
      [-1, 1].map((side): Point[] => [
        [0, -S * 0.96],
        [side * S * 0.06, -S * 1.08],
        [side * S * 0.16, -S * 1.18],
      ]),
      tone.ink,
      1.2,
    );
  sketch.body([...edge(-1), ...edge(1).reverse()], roundWash(sketch.page, tone), tone.ink, 1);
  if (polished) {
    // The corner from which the germ was rubbed.
    sketch.patches([ellipse([-S * 0.16, S * 0.82], S * 0.1, S * 0.16, 0.5, 8)], {
      fill: tone.dark,
      opacity: 0.7,
    });
    sketch.lines([edge(0.3).slice(1, -1)], tone.dark, 0.8, { opacity: 0.6 });
    return;
  }
  const ribs = [-0.72, -0.3, 0.14, 0.58].map(edge);
  sketch.lines(ribs, tone.ink, 1.6, { opacity: 0.6 });
  sketch.lines(
    ribs.map((rib) => rib.map(([x, y]): Point => [x - S * 0.025, y])),
    tone.light,
    1,
    { opacity: 0.9 },
  );
};

/** The flat seed of a nightshade: a disc with a notch where it was attached, its coat netted. */
const discOutline = (S: number): Point[] =>
  steps(25)
    .slice(0, -1)
    .map((t) => {
      const turn = t * Math.PI * 2;
      const notch = 0.2 * Math.max(0, Math.cos(turn - Math.PI)) ** 12;
      const r = S * (0.92 - notch);
      return [Math.cos(turn) * r * 0.94, Math.sin(turn) * r];
    });

const discSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(discOutline(S), flatWash(sketch.page, tone), tone.ink, 1);
  sketch.lines([[...discOutline(S * 0.84), discOutline(S * 0.84)[0] ?? [0, 0]]], tone.light, 1.4, {
    opacity: 0.8,
  });
  const pits = Array.from({ length: 30 }, (_, i): Point => {
    const far = Math.sqrt((i + 0.5) / 30) * 0.7;
    return [Math.cos(i * 2.4) * far * S + S * 0.05, Math.sin(i * 2.4) * far * S];
  });
  sketch.patches(
    pits.map((pit) => ellipse(pit, S * 0.075, S * 0.06, 0, 6)),
    { fill: mix(tone.mid, tone.dark, 0.45), stroke: mix(tone.dark, tone.ink, 0.4), "stroke-width": 0.5 },
  );
};

/** A coffee bean from its flat side: the winding furrow, deep and dark. */
const groovedSeed = ({ sketch, tone, S, round }: Seed): void => {
  round(0.7, 1);
  const furrow = steps(9).map(
    (t): Point => [S * 0.12 * Math.sin(t * Math.PI * 2), lerp(-S * 0.94, S * 0.94, t)],
  );
  sketch.lines([furrow], tone.light, S * 0.2, { opacity: 0.7 });
  sketch.lines([furrow], tone.ink, S * 0.09);
};

const angularSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(
    [
      [-S * 0.3, -S],
      [-S * 0.3, -S],
      [S * 0.5, -S * 0.7],
      [S * 0.5, -S * 0.7],
      [S * 0.62, S * 0.5],
      [0, S],
      [0, S],
      [-S * 0.66, S * 0.4],
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  sketch.lines(
    [
      [
        [-S * 0.3, -S],
        [0, -S * 0.1],
        [0, S],
      ],
      [
        [0, -S * 0.1],
        [S * 0.5, -S * 0.7],
      ],
    ],
    tone.ink,
    0.7,
    { opacity: 0.7 },
  );
};

const stoneSeed = ({ sketch, tone, S, round }: Seed): void => {
  round(0.66, 1);
  sketch.lines(
    steps(6).map((t): Point[] => [
      [(t - 0.5) * S * 0.9, -S * 0.7],
      [(t - 0.5) * S * 1.2, 0],
      [(t - 0.5) * S * 0.8, S * 0.75],
    ]),
    tone.ink,
    0.7,
    { opacity: 0.7 },
  );
};

const tuftedSeed = ({ sketch, seed, tone, accent, S }: Seed): void => {
  sketch.body(
    ribbon(
      arc([0, S], -Math.PI / 2, S * (seed.form === "needle" ? 1.5 : 0.8), 0, 0, 8),
      (t) => S * 0.2 * Math.sin(Math.PI * (0.1 + t * 0.85)) + 1,
    ),
    tone.mid,
    tone.ink,
    0.8,
  );
  const top: Point = [0, seed.form === "needle" ? -S * 0.5 : S * 0.2];
  const rays = (seed.form === "needle" ? [-0.35, 0.35] : steps(11).map((t) => (t - 0.5) * 2.2)).map(
    (turn): Point[] => [top, polar(top, -Math.PI / 2 + turn, S * (seed.form === "needle" ? 0.5 : 1.1))],
  );
  // Silk shows on the paper by its shade.
  sketch.lines(rays, seed.form === "needle" ? tone.ink : mix(accent.mid, "#857b63", 0.6), 0.8);
};

const netCoveredSeed = ({ sketch, accent, S, round }: Seed): void => {
  round(0.72, 1);
  sketch.lines(
    steps(6).map((t): Point[] => [
      [(t - 0.5) * S * 0.4, -S * 0.95],
      [(t - 0.5) * S * 1.4, Math.sin(t * 9) * S * 0.2],
      [(t - 0.5) * S * 0.5, S * 0.95],
    ]),
    accent.mid,
    Math.max(1.6, S * 0.13),
    { "stroke-linecap": "round" },
  );
};

const hornedSeed = ({ sketch, tone, S, round }: Seed): void => {
  round(0.7, 0.86);
  sketch.lines(
    [
      [
        [-S * 0.2, -S * 0.8],
        [-S * 0.3, -S * 1.1],
      ],
      [
        [S * 0.2, -S * 0.8],
        [S * 0.3, -S * 1.1],
      ],
    ],
    tone.ink,
    1.6,
  );
};

/** The fine relief of a round seed, in rows that follow its curve, and the scar where it was attached. */
const sculpture = ({ sketch, tone, S }: Seed): void => {
  if (S < 8) return;
  const rows = steps(5).map((t) => lerp(-0.62, 0.62, t));
  const pits = rows.flatMap((y, row) =>
    steps(5).map((t): Point => {
      const x = lerp(-0.78, 0.78, t) + (row % 2) * 0.12;
      return [x * S * Math.sqrt(Math.max(0, 0.9 - y * y)) * 0.86, (y + 0.1 * x * x) * S];
    }),
  );
  sketch.dots(
    pits.map(([x, y]): Point => [x + S * 0.03, y + S * 0.04]),
    tone.ink,
    S * 0.1,
    { opacity: 0.45 },
  );
  sketch.dots(pits, tone.pale, S * 0.055, { opacity: 0.4 });
  sketch.body(ellipse([0, S * 0.84], S * 0.15, S * 0.08), tone.light, tone.ink, 0.6);
};

/** The outline of a seed cut lengthwise, where its form has a kernel worth showing. */
const kernelOutline = (form: SeedTraits["form"], S: number): Point[] | undefined => {
  switch (form) {
    case "round":
      return ellipse([0, 0], S * 0.9, S * 0.9);
    case "oval":
    case "nut":
    case "stone":
    case "net-covered":
      return ellipse([0, 0], S * 0.68, S);
    case "disc":
      return discOutline(S);
    case "flat":
    case "teardrop":
      return ellipse([0, 0], S * 0.5, S);
    case "bean":
    case "kidney":
    case "mottled-bean":
      return beanOutline(form, S);
    case "grooved":
      return ellipse([0, 0], S * 0.7, S);
    case "two-coloured":
      return ellipse([0, 0], S * 0.78, S * 0.95);
    default:
      return undefined;
  }
};

/** A seed cut lengthwise: its coat, the stony one thick, the pale kernel, and the young plant in it. */
const cutSeed = (sketch: Sketch, seed: SeedTraits, size: number): void => {
  const S = size / 2;
  const outline = kernelOutline(seed.form, S);
  if (outline === undefined) return;
  const tone = toneOf(seed.colour);
  const kernel = toneOf(mix("#f0e4c4", tone.pale, 0.25));
  const coat = seed.form === "stone" || seed.form === "nut" || seed.form === "net-covered" ? 0.68 : 0.86;
  const inside = outline.map(([x, y]): Point => [x * coat, y * (coat + 0.05)]);
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1);
  sketch.body(inside, flatWash(sketch.page, kernel), kernel.ink, 0.7);
  if (seed.form === "disc") {
    // The young plant lies in the kernel coiled like a hook.
    const coil = steps(16).map(
      (t): Point => polar([S * 0.04, 0], lerp(2.5, -2.9, t), S * lerp(0.62, 0.3, t)),
    );
    sketch.body(
      ribbon(coil, (t) => S * lerp(0.2, 0.15, t)),
      kernel.light,
      kernel.ink,
      0.8,
    );
    return;
  }
  if (seed.form === "grooved") {
    // Cut across its flat side, the furrow folds the kernel inwards; the young plant is small, at one end.
    const fold = steps(8).map((t): Point => [S * lerp(-0.5, 0.12, t), S * 0.1 * Math.sin(t * 5)]);
    sketch.lines([fold], tone.ink, 2.4);
    sketch.body(
      ribbon(arc([S * 0.06, S * 0.86], -1.7, S * 0.36, 0.2, 0, 6), (t) => S * 0.16 * (1 - t * 0.4)),
      kernel.light,
      kernel.ink,
      0.8,
    );
    return;
  }
  const bean = ["bean", "kidney", "mottled-bean", "two-coloured"].includes(seed.form);
  if (bean) {
    // One seed leaf, and the young root folded along its edge to the scar.
    const root = arc([-S * 0.12, -S * 0.62], 2.5, S * 0.56, -0.9, 0, 7);
    sketch.body(
      ribbon(root, (t) => S * 0.2 * (1 - t * 0.6)),
      kernel.light,
      kernel.ink,
      0.8,
    );
    sketch.lines(
      [
        [
          [S * 0.3, -S * 0.55],
          [S * 0.44, 0],
          [S * 0.24, S * 0.6],
        ],
      ],
      kernel.dark,
      0.8,
      { opacity: 0.6 },
    );
    return;
  }
  // A straight young plant in the middle: its root below two seed leaves.
  const long = seed.form === "stone" || seed.form === "nut" ? 0.44 : 0.6;
  const leafOf = (side: number): Point[] =>
    ribbon(arc([0, S * 0.1], -Math.PI / 2 + side * 0.16, S * long, -side * 0.3, 0, 7), (t) =>
      Math.max(1, S * 0.18 * Math.sin(Math.PI * (0.15 + 0.8 * t))),
    );
  for (const side of [-1, 1]) sketch.body(leafOf(side), kernel.light, kernel.ink, 0.7);
  sketch.body(
    ribbon(arc([0, S * 0.08], Math.PI / 2, S * long * 0.8, 0, 0, 5), (t) => S * 0.16 * (1 - t * 0.55)),
    kernel.mid,
    kernel.ink,
    0.7,
  );
};

/** One seed around the origin, `size` long (along y). */
const drawSeed = (sketch: Sketch, seed: SeedTraits, size: number): void => {
  const tone = toneOf(seed.colour);
  const accent = toneOf(seed.accent ?? "cream");
  const S = size / 2;
  const round = (rx: number, ry: number): void =>
    sketch.body(ellipse([0, 0], rx * S, ry * S), roundWash(sketch.page, tone), tone.ink, 1);
  // It lies just inside the edge.
  const at = seed.form === "kidney" ? -S * 0.1 : -S * 0.34;
  const scar = (): void =>
    sketch.lines(
      [
        [
          [at - S * 0.06, -S * 0.17],
          [at, 0],
          [at - S * 0.06, S * 0.17],
        ],
      ],
      mix(tone.ink, "#ffffff", 0.1),
      1.2,
    );
  const drawing: Seed = { sketch, seed, tone, accent, S, round, scar };
  switch (seed.form) {
    case "round":
    case "tiny":
      round(0.9, 0.9);
      sculpture(drawing);
      break;
    case "oval":
    case "nut":
      ovalSeed(drawing);
      break;
    case "bean":
    case "kidney":
    case "mottled-bean":
      beanSeed(drawing);
      break;
    case "two-coloured":
      twoColouredSeed(drawing);
      break;
    case "flat":
      sketch.body(ellipse([0, 0], S * 0.6, S), flatWash(sketch.page, tone), tone.ink, 1);
      sketch.lines([ellipse([0, 0], S * 0.44, S * 0.82)], tone.ink, 0.5, { opacity: 0.6 });
      break;
    case "winged":
      wingedSeed(drawing);
      break;
    case "teardrop":
      teardropSeed(drawing);
      break;
    case "grain":
      grainSeed(drawing);
      break;
    case "disc":
      discSeed(drawing);
      break;
    case "grooved":
      groovedSeed(drawing);
      break;
    case "angular":
      angularSeed(drawing);
      break;
    case "stone":
      stoneSeed(drawing);
      break;
    case "tufted":
    case "needle":
      tuftedSeed(drawing);
      break;
    case "net-covered":
      netCoveredSeed(drawing);
      break;
    case "hairy":
      sketch.lines(
        steps(18).map((t): Point[] => [polar([0, 0], t * 6.28, S * 0.4), polar([0, 0], t * 6.28 + 0.2, S)]),
        accent.dark,
        0.8,
      );
      round(0.5, 0.64);
      break;
    case "horned":
      hornedSeed(drawing);
      break;
  }
  if (seed.form !== "tufted" && seed.form !== "needle" && size > 14)
    sketch.patches([ellipse([-S * 0.2, -S * 0.4], S * 0.12, S * 0.2, 0.4, 8)], {
      fill: "#fffbe8",
      opacity: 0.55,
    });
};

type Spot = { x: number; y: number; turn: number; share: number; view: "side" | "back" | "cut" };

const spot = (x: number, y: number, turn: number, view: Spot["view"] = "side", share = 1): Spot => ({
  x,
  y,
  turn,
  share,
  view,
});

/** Which seeds the study shows, in lengths of the largest: few large ones, many of those that are dust. */
const spotsOf = (seed: SeedTraits): Spot[] => {
  const cut = kernelOutline(seed.form, 1) !== undefined;
  if (seed.length_cm < 0.25 || seed.form === "tiny")
    return [
      spot(-0.7, 0, -0.3),
      ...Array.from({ length: 9 }, (_, i) =>
        spot(
          0.62 + 0.5 * Math.cos(i * 2.4) * Math.sqrt(i / 9),
          0.5 * Math.sin(i * 2.4) * Math.sqrt(i / 9),
          i * 2,
          "side",
          0.24,
        ),
      ),
    ];
  if (seed.length_cm >= 2.5)
    return cut
      ? [spot(-0.42, 0, -0.2), spot(0.42, 0.06, 0.12, "cut")]
      : [spot(-0.44, 0, -0.3), spot(0.44, 0.08, 0.4)];
  if (!cut) return [spot(-0.66, 0, -0.4), spot(0.04, -0.14, 0.2), spot(0.7, 0.08, 0.7, "side", 0.92)];
  return [spot(-0.78, 0.04, -0.35), spot(-0.02, -0.06, 0.2, "back"), spot(0.74, 0.06, 0.1, "cut")];
};

export const seedStudy = (page: Sketch["page"], seed: SeedTraits): Sketch => {
  const sketch = new Sketch(page);
  const size = Math.min(96, Math.max(40, 56 * (seed.length_cm / 1.2) ** 0.34));
  for (const { x, y, turn, share, view } of spotsOf(seed)) {
    const one = new Sketch(page);
    turnedBy(page, turn, () => {
      if (view === "cut") cutSeed(one, seed, size * share);
      else drawSeed(one, seed, size * share);
    });
    sketch.place(one, frame([x * size, y * size], turn, view === "back" ? 0.76 : 1, 1));
  }
  return sketch;
};
