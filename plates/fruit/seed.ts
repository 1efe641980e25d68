// The seed study: two or three seeds side by side.
import { arc, ellipse, frame, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
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

const beanSeed = ({ sketch, seed, tone, accent, S, scar }: Seed): void => {
  sketch.body(
    [
      [-S * 0.34, -S * 0.9],
      [S * 0.4, -S * 0.92],
      [S * 0.72, -S * 0.1],
      [S * 0.42, S * 0.9],
      [-S * 0.32, S * 0.9],
      [-S * 0.46, S * 0.4],
      [seed.form === "kidney" ? -S * 0.14 : -S * 0.42, 0],
      [-S * 0.5, -S * 0.4],
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1,
  );
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
  sketch.lines(rays, seed.form === "needle" ? tone.ink : accent.mid, 1);
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

/** One seed around the origin, `size` long (along y). */
const drawSeed = (sketch: Sketch, seed: SeedTraits, size: number): void => {
  const tone = toneOf(seed.colour);
  const accent = toneOf(seed.accent ?? "cream");
  const S = size / 2;
  const round = (rx: number, ry: number): void =>
    sketch.body(ellipse([0, 0], rx * S, ry * S), roundWash(sketch.page, tone), tone.ink, 1);
  const scar = (): void =>
    sketch.lines(
      [
        [
          [-S * 0.5, -S * 0.15],
          [-S * 0.58, 0],
          [-S * 0.5, S * 0.15],
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
    case "grain":
      teardropSeed(drawing);
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

export const seedStudy = (page: Sketch["page"], seed: SeedTraits): Sketch => {
  const sketch = new Sketch(page);
  const size = Math.min(80, Math.max(26, 46 * (seed.length_cm / 1.2) ** 0.42));
  const spots =
    seed.length_cm > 4
      ? [[0, 0, 0.2]]
      : [
          [-size * 0.62, 0, -0.4],
          [size * 0.5, size * 0.16, 0.5],
          [0.02 * size, -size * 0.86, 1.2],
        ];
  for (const [x, y, turn] of spots) {
    const one = new Sketch(page);
    drawSeed(one, seed, size);
    sketch.place(one, frame([x ?? 0, y ?? 0], turn ?? 0));
  }
  return sketch;
};
