// The seed study: seeds from the side and from the back, and one cut through; a pinch of them where they are minute.
import {
  arc,
  at,
  down,
  ellipse,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import {
  angularSeed,
  crossRidgedSeed,
  hairySeed,
  juicySeed,
  kernelSeed,
  lozengeSeed,
  moonSeed,
  twinSeed,
  wedgeSeed,
} from "./angled-seeds.ts";
import type { SeedTraits } from "./traits.ts";

/** What each drawing needs; `S` is half the length of the seed. */
export type Seed = {
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

/** Flecks over the face of a seed, no two alike, none across its outline; the last are its half widths in the middle. */
const flecks = (
  sketch: Sketch,
  colour: string,
  S: number,
  [left, right]: readonly [number, number],
): void => {
  const { random } = sketch;
  const marks = Array.from({ length: 26 }, (_, i): Point[] => {
    const y = lerp(-0.74, 0.76, (i * 0.618) % 1);
    const round = Math.sqrt(1 - 0.9 * y * y);
    const x = lerp(left * round, (right - 0.06) * round, random.next());
    const long = random.between(0.08, 0.2);
    const lean = random.around(0, 0.08);
    return [
      [x * S, (y - long / 2) * S],
      [(x + lean) * S, y * S],
      [(x + lean * 0.3) * S, (y + long / 2) * S],
    ];
  });
  sketch.patches(
    marks.map((mark) => ribbon(mark, (t) => S * 0.09 * Math.sin(lerp(0.15, 0.95, t) * Math.PI) + 0.4)),
    { fill: colour, opacity: 0.9 },
  );
};

const beanSeed = ({ sketch, seed, tone, accent, S, scar }: Seed): void => {
  sketch.body(beanOutline(seed.form, S), roundWash(sketch.page, tone), tone.ink, 1);
  scar();
  if (seed.form === "mottled-bean") {
    flecks(sketch, accent.mid, S, [-0.3, 0.6]);
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

/** A wing as thin as tissue: its veins show through it, its edge is torn a little. */
const membrane = ({ sketch, tone }: Seed, outline: readonly Point[], veins: readonly Point[][]): void => {
  const tissue = toneOf(mix(tone.pale, "#efe4c4", 0.6));
  sketch.body([...outline], flatWash(sketch.page, tissue), mix(tissue.ink, tissue.dark, 0.3), 0.7);
  sketch.lines([...veins], mix(tissue.dark, "#a08a58", 0.5), 0.5, { opacity: 0.7 });
};

/** Trumpet trees and vines: a flat heart-shaped body between two broad wings. */
const twoWingedSeed = (drawing: Seed): void => {
  const { sketch, tone, S } = drawing;
  for (const side of [-1, 1]) {
    const on = (x: number, y: number): Point => [side * x * S, y * S];
    membrane(
      drawing,
      [
        on(0.14, -0.34),
        on(0.5, -0.5),
        on(0.92, -0.46),
        on(1.22, -0.24),
        on(1.26, 0.06),
        on(1.12, 0.16),
        on(1.1, 0.3),
        on(0.82, 0.42),
        on(0.46, 0.4),
        on(0.14, 0.3),
      ],
      steps(8).map((t) => [
        on(0.2, lerp(-0.22, 0.2, t)),
        on(0.7, lerp(-0.36, 0.3, t)),
        on(1.16 - Math.abs(t - 0.4) * 0.3, lerp(-0.34, 0.28, t)),
      ]),
    );
  }
  const body: Point[] = [
    [0, -S * 0.3],
    [S * 0.2, -S * 0.44],
    [S * 0.36, -S * 0.24],
    [S * 0.32, S * 0.12],
    [0, S * 0.42],
    [0, S * 0.42],
    [-S * 0.32, S * 0.12],
    [-S * 0.36, -S * 0.24],
    [-S * 0.2, -S * 0.44],
  ];
  const brown = toneOf(mix(tone.mid, "#8a6236", 0.6));
  sketch.body(body, flatWash(sketch.page, brown), brown.ink, 0.9);
  sketch.lines(
    [
      [
        [0, -S * 0.28],
        [S * 0.02, S * 0.06],
        [0, S * 0.38],
      ],
    ],
    brown.ink,
    0.7,
    { opacity: 0.7 },
  );
};

/** A flat disc with a wing all around it. */
const ringWingedSeed = (drawing: Seed): void => {
  const { sketch, tone, S } = drawing;
  const centre: Point = [S * 0.04, -S * 0.02];
  membrane(
    drawing,
    steps(25)
      .slice(1)
      .map((t, i) => [
        Math.cos(t * Math.PI * 2) * S * (1.04 + 0.04 * Math.sin(i * 2.3)),
        Math.sin(t * Math.PI * 2) * S * (0.74 + 0.05 * Math.sin(i * 1.7)),
      ]),
    steps(27)
      .slice(1)
      .map((t) => [
        polar(centre, t * Math.PI * 2, S * 0.34),
        polar(centre, t * Math.PI * 2 + 0.06, S * 0.6),
        polar(centre, t * Math.PI * 2 + 0.03, S * 0.82),
      ]),
  );
  const brown = toneOf(mix(tone.mid, "#8a6236", 0.55));
  sketch.body(ellipse(centre, S * 0.4, S * 0.34, 0.4, 16), flatWash(sketch.page, brown), brown.ink, 0.9);
  sketch.lines(
    [
      [
        [centre[0] - S * 0.3, centre[1] - S * 0.1],
        [centre[0], centre[1] + S * 0.03],
        [centre[0] + S * 0.3, centre[1] + S * 0.12],
      ],
    ],
    brown.ink,
    0.6,
    { opacity: 0.6 },
  );
};

/** A seed at the end of one long papery wing (red cedar, frangipani). */
const wingedSeed = ({ sketch, tone, S }: Seed): void => {
  const wing = toneOf(mix(tone.light, "#e7d8ae", 0.45));
  sketch.body(
    [
      [-S * 0.08, -S * 1.04],
      [-S * 0.3, -S * 0.72],
      [-S * 0.42, -S * 0.1],
      [-S * 0.4, S * 0.56],
      [-S * 0.16, S * 1.02],
      [S * 0.14, S * 0.98],
      [S * 0.3, S * 0.5],
      [S * 0.24, -S * 0.2],
      [S * 0.22, -S * 0.74],
      [S * 0.1, -S * 1.02],
    ],
    flatWash(sketch.page, wing),
    wing.ink,
    0.9,
  );
  // The veins of the wing run out from the seed.
  sketch.lines(
    [-0.3, -0.14, 0.02, 0.18].map((x): Point[] => [
      [x * S * 0.4, -S * 0.3],
      [x * S * 0.9, S * 0.2],
      [x * S, S * 0.6],
      [x * S * 0.7, S * 0.9],
    ]),
    wing.ink,
    0.5,
    { opacity: 0.45 },
  );
  sketch.body(
    ellipse([-S * 0.03, -S * 0.64], S * 0.2, S * 0.36, -0.06),
    roundWash(sketch.page, toneOf(mix(tone.mid, "#7a5430", 0.4))),
    tone.ink,
    0.9,
  );
};

/** A dark globe between three papery wings, one of them towards us (moringa). */
const threeWingedSeed = ({ sketch, tone, S }: Seed): void => {
  const wing = toneOf(mix(tone.light, "#efe4c4", 0.78));
  const blade = (reach: number, side: 1 | -1): void =>
    sketch.body(
      [
        [0, -S],
        [side * S * reach * 0.5, -S * 0.94],
        [side * S * reach, -S * 0.45],
        [side * S * reach * 0.92, S * 0.3],
        [side * S * reach * 0.55, S * 0.9],
        [0, S],
      ],
      flatWash(sketch.page, wing),
      wing.ink,
      0.9,
    );
  blade(0.86, -1);
  blade(0.8, 1);
  sketch.body(ellipse([0, 0], S * 0.5, S * 0.54), roundWash(sketch.page, tone), tone.ink, 1);
  // The wing towards us is seen nearly from its edge.
  sketch.body(
    [
      [0, -S * 1.02],
      [-S * 0.16, -S * 0.6],
      [-S * 0.22, S * 0.1],
      [-S * 0.12, S * 0.7],
      [0, S * 1.02],
      [S * 0.03, S * 0.4],
      [S * 0.03, -S * 0.5],
    ],
    mix(wing.mid, wing.pale, 0.4),
    wing.ink,
    0.8,
  );
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

/** A stone whose ridges fray: long fibres lie along it and stand out beyond its edge. */
const fibrousStone = (drawing: Seed): void => {
  const { sketch, tone, S } = drawing;
  const fibres = steps(34).map((t, i): Point[] => {
    const angle = t * Math.PI * 2;
    const foot: Point = [Math.cos(angle) * S * 0.56, Math.sin(angle) * S * 0.92];
    const out = angle + (i % 2 === 0 ? 0.5 : -0.3);
    return [foot, polar(foot, out, S * 0.12), polar(foot, out + 0.35, S * (0.2 + 0.1 * ((i * 5) % 3)))];
  });
  sketch.lines(fibres, mix(tone.dark, tone.ink, 0.3), Math.max(0.9, S * 0.03));
  sketch.lines(fibres, tone.light, Math.max(0.5, S * 0.014));
  sketch.body(ellipse([0, 0], S * 0.62, S * 0.96), roundWash(sketch.page, tone), tone.ink, 1);
  const ridges = steps(9).map((t): Point[] => {
    const x = lerp(-0.86, 0.86, t);
    return steps(6).map((u): Point => {
      const y = lerp(-0.86, 0.86, u);
      return [(x * Math.sqrt(1 - y * y) * 0.6 + 0.03 * Math.sin(u * 9 + t * 20)) * S, y * S];
    });
  });
  sketch.lines(ridges, tone.ink, Math.max(0.7, S * 0.024), { opacity: 0.55 });
  sketch.lines(
    ridges.map((ridge) => ridge.map(([x, y]): Point => [x - S * 0.03, y])),
    tone.pale,
    Math.max(0.5, S * 0.018),
    { opacity: 0.6 },
  );
};

/** The half of a gourd's seed on one side of its axis: narrow at the attached end, which is on top. */
const gourdOutline = (S: number): Point[] => [
  [-S * 0.1, -S],
  [-S * 0.2, -S * 0.94],
  [-S * 0.3, -S * 0.55],
  [-S * 0.5, S * 0.02],
  [-S * 0.5, S * 0.5],
  [-S * 0.3, S * 0.86],
  [0, S * 0.97],
  [S * 0.3, S * 0.86],
  [S * 0.5, S * 0.5],
  [S * 0.5, S * 0.02],
  [S * 0.3, -S * 0.55],
  [S * 0.2, -S * 0.94],
  [S * 0.1, -S],
];

const gourdSeed = ({ sketch, tone, S }: Seed): void => {
  const outline = gourdOutline(S);
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1);
  // The raised margin runs round the flat face.
  const face = outline.map(([x, y]): Point => [x * 0.74, y * 0.82 + S * 0.03]);
  sketch.body(face, roundWash(sketch.page, tone), mix(tone.ink, tone.dark, 0.5), 0.7);
  sketch.lines([face.slice(2, 7).map(([x, y]): Point => [x * 0.92, y])], tone.pale, Math.max(0.7, S * 0.04), {
    opacity: 0.7,
  });
};

/** Hard and shining, flattened from the sides, the whole length of one edge a pale scar. */
const scarredOutline = (S: number): Point[] => [
  [-S * 0.05, -S],
  [-S * 0.4, -S * 0.6],
  [-S * 0.52, 0],
  [-S * 0.4, S * 0.6],
  [-S * 0.02, S * 0.98],
  [S * 0.3, S * 0.8],
  [S * 0.42, S * 0.2],
  [S * 0.4, -S * 0.4],
  [S * 0.22, -S * 0.86],
];

const scarredSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(scarredOutline(S), roundWash(sketch.page, tone), tone.ink, 1.1);
  const scar = toneOf("straw");
  sketch.body(
    [
      [S * 0.2, -S * 0.82],
      [S * 0.36, -S * 0.4],
      [S * 0.4, S * 0.2],
      [S * 0.28, S * 0.74],
      [S * 0.2, S * 0.5],
      [S * 0.22, -S * 0.3],
    ],
    flatWash(sketch.page, scar),
    tone.ink,
    0.7,
  );
  sketch.lines(
    [
      [
        [-S * 0.3, -S * 0.5],
        [-S * 0.38, 0],
        [-S * 0.28, S * 0.45],
      ],
    ],
    "#fff6e2",
    Math.max(1, S * 0.07),
    { opacity: 0.6, "stroke-linecap": "round" },
  );
};

/** The stone of a palm: lines run from the end with the three pores. */
const eyedSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(ellipse([0, 0], S * 0.76, S), roundWash(sketch.page, tone), tone.ink, 1.1);
  const lines = steps(9).map((t): Point[] => {
    const x = lerp(-0.9, 0.9, t);
    return steps(6).map((u): Point => {
      const y = lerp(-0.62, 0.9, u);
      return [x * Math.sqrt(1 - y * y) * 0.74 * S + 0.02 * S * Math.sin(u * 11 + t * 17), y * S];
    });
  });
  sketch.lines(lines, tone.ink, Math.max(0.7, S * 0.02), { opacity: 0.4 });
  sketch.lines(
    lines.map((line) => line.map(([x, y]): Point => [x - S * 0.025, y])),
    tone.pale,
    Math.max(0.5, S * 0.016),
    { opacity: 0.3 },
  );
  for (const [x, y] of [
    [-0.2, -0.66],
    [0.2, -0.66],
    [0, -0.82],
  ] as const) {
    sketch.patches([ellipse([x * S, y * S], S * 0.12, S * 0.085)], { fill: tone.ink, opacity: 0.8 });
    sketch.patches([ellipse([x * S, (y + 0.03) * S], S * 0.07, S * 0.045)], {
      fill: tone.pale,
      opacity: 0.45,
    });
  }
};

const carunculateSeed = ({ sketch, seed, tone, accent, S }: Seed): void => {
  sketch.body(ellipse([0, -S * 0.88], S * 0.24, S * 0.15), toneOf("cream").light, tone.ink, 0.8);
  sketch.body(
    [
      [-S * 0.26, -S * 0.8],
      [-S * 0.5, -S * 0.3],
      [-S * 0.54, S * 0.3],
      [-S * 0.3, S * 0.88],
      [0, S],
      [S * 0.3, S * 0.88],
      [S * 0.54, S * 0.3],
      [S * 0.5, -S * 0.3],
      [S * 0.26, -S * 0.8],
      [0, -S * 0.86],
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  if (seed.accent !== undefined) flecks(sketch, accent.mid, S, [-0.46, 0.46]);
  sketch.lines(
    [
      [
        [0, -S * 0.8],
        [S * 0.05, 0],
        [0, S * 0.96],
      ],
    ],
    tone.ink,
    Math.max(0.6, S * 0.03),
    { opacity: 0.6 },
  );
};

/** A flat lens, its rim raised, the scar a notch in it. */
const lensSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(ellipse([0, 0], S * 0.92, S * 0.94), flatWash(sketch.page, tone), tone.ink, 1.1);
  sketch.body(
    ellipse([0, 0], S * 0.7, S * 0.72),
    roundWash(sketch.page, tone),
    mix(tone.ink, tone.dark, 0.4),
    0.8,
  );
  sketch.body(ellipse([0, -S * 0.84], S * 0.13, S * 0.09), tone.light, tone.ink, 0.7);
  sketch.lines([ellipse([0, 0], S * 0.8, S * 0.82).slice(4, 10)], tone.pale, Math.max(0.8, S * 0.04), {
    opacity: 0.5,
  });
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

/** Mace: flat straps that spread over the seed from its foot, fork, and taper towards its tip. */
const netCoveredSeed = ({ sketch, accent, S, round }: Seed): void => {
  round(0.72, 1);
  const own = sketch.random.fork(`mace ${S}`);
  const on = (y: number, turn: number): Point => [
    Math.sin(turn) * 0.75 * Math.sqrt(Math.max(0.02, 1 - y * y)) * S,
    y * S,
  ];
  const strap = (from: number, to: number, turn: number, drift: number): Point[] =>
    steps(7).map((t) => on(lerp(from, to, t), turn + drift * t + 0.1 * Math.sin(t * 5 + turn * 3)));
  const straps = [-1.5, -0.98, -0.44, 0.1, 0.62, 1.1, 1.52].flatMap((turn, i) => {
    const fork = own.between(0.2, 0.5);
    return [
      { line: strap(0.9, own.between(-0.96, -0.7), turn, own.around(0, 0.16)), width: 0.27 },
      { line: strap(fork, own.between(-0.8, -0.4), turn, i % 2 === 0 ? 0.4 : -0.4), width: 0.17 },
    ];
  });
  const shapes = straps.map(({ line, width }) =>
    ribbon(line, (t) => Math.max(0.8, S * width * (1 - 0.75 * t) * (0.75 + 0.25 * Math.sin(t * 9)))),
  );
  const foot: Point[] = [
    on(0.62, -1.5),
    on(0.5, -0.6),
    on(0.66, 0),
    on(0.48, 0.7),
    on(0.64, 1.5),
    on(0.9, 1.3),
    [0, S * 1.02],
    on(0.9, -1.3),
  ];
  sketch.patches([...shapes, foot], { fill: accent.mid, stroke: accent.ink, "stroke-width": 0.6 });
  sketch.patches([foot], { fill: accent.mid });
  sketch.lines(
    straps.map(({ line }) => line.slice(0, 5)),
    accent.light,
    Math.max(0.7, S * 0.03),
    { opacity: 0.7 },
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
    case "marbled":
    case "nut":
    case "stone":
    case "net-covered":
    case "fibrous-stone":
    case "eyed":
      return ellipse([0, 0], S * 0.68, S);
    case "gourd":
      return gourdOutline(S);
    case "scarred":
      return scarredOutline(S);
    case "carunculate":
      return ellipse([0, S * 0.06], S * 0.54, S * 0.94);
    case "lens":
      return ellipse([0, 0], S * 0.3, S * 0.92);
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
  const coat = ["stone", "fibrous-stone", "eyed", "nut", "net-covered"].includes(seed.form) ? 0.68 : 0.86;
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
  if (seed.ruminate === true) {
    ruminations(sketch, inside, tone, kernel, S);
    return;
  }
  if (seed.form === "eyed") {
    palmKernel(sketch, seed, kernel, S * coat);
    return;
  }
  if (storing.has(seed.form) && seed.length_cm > 0.75) {
    seedLeaf(sketch, kernel, seed.form === "gourd" || seed.form === "scarred" ? S : S * 0.96 * coat);
    return;
  }
  spatula(sketch, kernel, S, seed.form === "lens" ? 0.5 : 1);
};

/** Seeds whose food is in their two thick seed leaves, which fill them. */
const storing: ReadonlySet<SeedTraits["form"]> = new Set([
  "stone",
  "fibrous-stone",
  "nut",
  "oval",
  "gourd",
  "marbled",
  "round",
]);

/** The face of one of the two seed leaves, where they part: faint veins, and at the upper end bud and root of the young plant. */
const seedLeaf = (sketch: Sketch, kernel: Tone, S: number): void => {
  const foot: Point = [0, -S * 0.6];
  sketch.lines(
    [-0.5, -0.24, 0, 0.24, 0.5].map((side): Point[] => [
      foot,
      [side * S * 0.46, -S * 0.2],
      [side * S * 0.62, S * 0.24],
      [side * S * 0.4, S * lerp(0.72, 0.54, Math.abs(side))],
    ]),
    kernel.dark,
    0.7,
    { opacity: 0.5 },
  );
  for (const side of [-1, 1])
    sketch.body(
      ribbon(
        arc(foot, down + side * 0.3, S * 0.24, -side * 0.3, 0, 6),
        (t) => S * 0.11 * Math.sin(Math.PI * (0.2 + 0.78 * t)),
      ),
      kernel.light,
      kernel.ink,
      0.6,
    );
  sketch.body(
    ribbon(arc([0, -S * 0.54], -down, S * 0.26, 0, 0, 5), (t) => S * 0.15 * (1 - t * 0.6)),
    kernel.mid,
    kernel.ink,
    0.7,
  );
};

/** Food into which folds of the coat grow from all sides, as in nutmeg and in the seeds of the custard apples. */
const ruminations = (sketch: Sketch, inside: readonly Point[], coat: Tone, kernel: Tone, S: number): void => {
  const own = sketch.random.fork(`folds ${S}`);
  const folds = steps(26)
    .slice(1)
    .map((t): Point[] => {
      const [x, y] = at(inside, Math.floor(t * (inside.length - 1)));
      const deep = own.between(0.42, 0.86);
      const sway = own.around(0, S * 0.06);
      return [
        [x * 0.99, y * 0.99],
        [x * (1 - deep * 0.4) + sway, y * lerp(1, 0.94, deep)],
        [x * (1 - deep * 0.75) - sway, y * lerp(1, 0.9, deep) + sway],
        [x * (1 - deep), y * lerp(1, 0.88, deep)],
      ];
    });
  sketch.patches(
    folds.map((fold) => ribbon(fold, (t) => Math.max(0.5, S * 0.055 * (1 - t)))),
    { fill: mix(coat.mid, "#7a4a2a", 0.5), opacity: 0.85 },
  );
  sketch.body(ellipse([0, S * 0.7], S * 0.06, S * 0.1), kernel.light, kernel.ink, 0.6);
};

/** The hard white food of a palm, hollow in the middle, and the small peg of the young plant below its pore. */
const palmKernel = (sketch: Sketch, seed: SeedTraits, kernel: Tone, S: number): void => {
  const wide = seed.length_cm > 8 ? 0.5 : 0.2;
  sketch.body(ellipse([0, S * 0.06], S * 0.68 * wide, S * wide * 1.25), kernel.dark, kernel.ink, 0.7);
  sketch.lines(
    steps(17)
      .slice(1)
      .map((t): Point[] => {
        const turn = t * Math.PI * 2;
        const on = (share: number): Point => [
          Math.cos(turn) * S * 0.66 * share,
          Math.sin(turn) * S * share + S * 0.03,
        ];
        return [on(wide + 0.24), on((wide + 1.1) / 2), on(0.86)];
      }),
    kernel.dark,
    0.6,
    { opacity: 0.45 },
  );
  sketch.body(ellipse([S * 0.04, -S * 0.8], S * 0.1, S * 0.16), kernel.light, kernel.ink, 0.8);
};

/** A young plant in the middle of the food: two thin seed leaves upon each other, seen from their face, and the root. */
const spatula = (sketch: Sketch, kernel: Tone, S: number, stout: number): void => {
  const blade = arc([0, S * 0.34], -down, S * 0.86, 0, 0, 9);
  sketch.body(
    ribbon(blade, (t) => Math.max(1, S * 0.42 * stout * Math.sin(Math.PI * (0.12 + 0.82 * t)) ** 0.8)),
    kernel.light,
    kernel.ink,
    0.7,
  );
  sketch.lines([[...blade.slice(0, -2)]], kernel.dark, 0.6, { opacity: 0.7 });
  sketch.body(
    ribbon(arc([0, S * 0.3], down, S * 0.42, 0, 0, 5), (t) => S * 0.15 * stout * (1 - t * 0.5)),
    kernel.mid,
    kernel.ink,
    0.7,
  );
};

/** Forms whose light is drawn with them, or that do not shine. */
const unpolished: ReadonlySet<SeedTraits["form"]> = new Set([
  "tufted",
  "needle",
  "gourd",
  "scarred",
  "lens",
  "angular",
  "wedge",
  "hairy",
  "twin",
  "moon",
  "juicy",
  "grain",
]);

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
    case "marbled":
      ovalSeed(drawing);
      flecks(sketch, accent.dark, S, [-0.46, 0.5]);
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
    case "two-winged":
      twoWingedSeed(drawing);
      break;
    case "three-winged":
      threeWingedSeed(drawing);
      break;
    case "ring-winged":
      ringWingedSeed(drawing);
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
    case "cross-ridged":
      crossRidgedSeed(drawing);
      break;
    case "angular":
      angularSeed(drawing);
      break;
    case "stone":
      stoneSeed(drawing);
      break;
    case "fibrous-stone":
      fibrousStone(drawing);
      break;
    case "gourd":
      gourdSeed(drawing);
      break;
    case "scarred":
      scarredSeed(drawing);
      break;
    case "carunculate":
      carunculateSeed(drawing);
      break;
    case "eyed":
      eyedSeed(drawing);
      break;
    case "lens":
      lensSeed(drawing);
      break;
    case "tufted":
    case "needle":
      tuftedSeed(drawing);
      break;
    case "net-covered":
      netCoveredSeed(drawing);
      break;
    case "hairy":
      hairySeed(drawing);
      break;
    case "wedge":
      wedgeSeed(drawing);
      break;
    case "lozenge":
      lozengeSeed(drawing);
      break;
    case "kernel":
      kernelSeed(drawing);
      break;
    case "juicy":
      juicySeed(drawing);
      break;
    case "twin":
      twinSeed(drawing);
      break;
    case "moon":
      moonSeed(drawing);
      break;
  }
  if (!unpolished.has(seed.form) && size > 14)
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

const broad: ReadonlySet<SeedTraits["form"]> = new Set([
  "round",
  "disc",
  "lens",
  "lozenge",
  "hairy",
  "kernel",
  "three-winged",
  "two-coloured",
  "moon",
]);

const fluffy: ReadonlySet<SeedTraits["form"]> = new Set(["tufted", "needle", "hairy"]);

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
  // With their wings they are twice as broad as long.
  if (seed.form === "two-winged") return [spot(-0.3, -0.36, -0.14, "side", 0.9), spot(0.3, 0.4, 0.2)];
  // They lie as they fell out of the fruit: one before the other, the next on its edge.
  const apart = broad.has(seed.form) ? 1.24 : 1;
  const narrow = seed.form === "teardrop" || seed.form === "gourd" || seed.form === "flat";
  if (seed.length_cm >= 2.5)
    return cut
      ? [spot(-0.3 * apart, -0.08, -0.42), spot(0.34 * apart, 0.12, 0.16, "cut")]
      : [spot(-0.34 * apart, -0.06, -0.5), spot(0.3 * apart, 0.12, 0.5)];
  if (seed.form === "ring-winged")
    return [spot(-0.8, 0.1, -0.4, "side", 0.9), spot(0.84, 0.14, 0.7, "side", 0.86), spot(0, -0.14, 0.2)];
  // Silk and fluff would tangle.
  if (fluffy.has(seed.form))
    return [spot(-0.84, 0.06, -0.4), spot(0.02, -0.12, 0.15), spot(0.84, 0.08, 0.6, "side", 0.92)];
  if (!cut)
    return [
      spot(-0.1 * apart, -0.3, 1, "back", 0.94),
      spot(-0.5 * apart, 0.06, -0.4),
      spot(0.5 * apart, 0.1, 0.5, "side", 0.95),
    ];
  return [
    narrow ? spot(0.02, -0.3, 0.5, "back", 0.96) : spot(-0.1 * apart, -0.3, 1.15, "back", 0.96),
    spot(-0.52 * apart, 0.06, -0.34),
    spot(0.52 * apart, 0.1, 0.16, "cut"),
  ];
};

export const seedStudy = (page: Sketch["page"], seed: SeedTraits): Sketch => {
  const sketch = new Sketch(page);
  const size = Math.min(104, Math.max(46, 64 * (seed.length_cm / 1.2) ** 0.3));
  for (const { x, y, turn, share, view } of spotsOf(seed)) {
    const one = new Sketch(page);
    turnedBy(page, turn, () => {
      if (view === "cut") cutSeed(one, seed, size * share);
      else drawSeed(one, seed, size * share);
    });
    const set = new Sketch(page);
    set.place(one, frame([x * size, y * size], turn, view === "back" ? 0.76 : 1, 1));
    sketch.lay(set);
  }
  return sketch;
};
