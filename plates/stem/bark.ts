// The bark study: outer face, cut edge, and sap or resin.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, at, ellipse, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";

export type BarkTraits = NonNullable<PlateTraits["bark"]>;

/** The slab of bark that each texture is drawn on; `W` is half its width, `H` its height. */
type Slab = {
  sketch: Sketch;
  page: Page;
  bark: BarkTraits;
  tone: ReturnType<typeof toneOf>;
  inner: ReturnType<typeof toneOf>;
  random: Page["random"];
  W: number;
  H: number;
  strokes: (count: number, wander: number, length: number) => Point[][];
};

const ridgedTexture = ({ sketch, bark, tone, random, W, H }: Slab): void => {
  const ridges = steps(bark.texture === "fluted" ? 4 : 7).map((t): Point[] =>
    steps(6).map(
      (s): Point => [lerp(-W * 0.78, W * 0.82, t) + random.around(0, 5), lerp(-H * 0.48, H * 0.48, s)],
    ),
  );
  sketch.patches(
    ridges.map((ridge) =>
      ribbon(ridge, (t) => (bark.texture === "fluted" ? 13 : 7) * (0.6 + 0.4 * Math.sin(t * 9))),
    ),
    { fill: tone.dark, opacity: 0.7 },
  );
  sketch.lines(ridges, tone.ink, 1);
};

const crackedTexture = ({ sketch, tone, W, H }: Slab): void => {
  for (let row = 0; row < 8; row++)
    for (const x of [-0.66, -0.22, 0.22, 0.66]) {
      const [cx, cy] = [x * W + (row % 2) * 7 - 3, lerp(-H * 0.43, H * 0.43, row / 7)];
      sketch.fill(
        [
          [cx - 9, cy - 7],
          [cx + 8, cy - 8],
          [cx + 10, cy + 6],
          [cx - 8, cy + 8],
        ],
        { fill: tone.light, opacity: 0.5, stroke: tone.ink, "stroke-width": 0.8 },
      );
    }
};

const flakingTexture = ({ sketch, bark, tone, inner, strokes }: Slab): void => {
  for (const [x, y, w, h] of [
    [-14, -34, 22, 24],
    [16, 6, 20, 28],
    [-18, 42, 18, 18],
    [20, -52, 14, 12],
  ] as const) {
    sketch.body(
      [
        [x - w, y - h * 0.6],
        [x, y - h],
        [x + w * 0.8, y - h * 0.4],
        [x + w * 0.6, y + h * 0.6],
        [x - w * 0.5, y + h * 0.7],
      ],
      bark.texture === "flaking" ? mix(inner.light, "#c9b98a", 0.4) : tone.light,
      tone.ink,
      1,
    );
  }
  sketch.lines(strokes(12, 4, 16), tone.ink, 0.7, { opacity: 0.6 });
};

const ringedTexture = ({ sketch, tone, W, H }: Slab): void => {
  sketch.lines(
    steps(9).map((t): Point[] => [
      [-W, lerp(-H * 0.46, H * 0.46, t)],
      [0, lerp(-H * 0.46, H * 0.46, t) + 7],
      [W, lerp(-H * 0.46, H * 0.46, t)],
    ]),
    tone.ink,
    1.4,
  );
};

const spinyTexture = ({ sketch, page, tone }: Slab): void => {
  for (const [x, y] of [
    [-20, -46],
    [18, -22],
    [-16, 8],
    [22, 36],
    [-22, 56],
  ] as const)
    sketch.body(
      [
        [x - 11, y + 8],
        [x - 4, y - 4],
        [x + 4, y - 19],
        [x + 4, y - 19],
        [x + 9, y - 2],
        [x + 12, y + 8],
        [x, y + 12],
      ],
      flatWash(page, toneOf(mix(tone.mid, "#d8c9a0", 0.3))),
      tone.ink,
      1.1,
    );
};

/** A wound in the bark with sap or resin running down. */
const sapRun = ({ sketch, bark, tone, inner }: Slab): void => {
  const sap = toneOf(
    bark.inner ?? (bark.texture === "red-sap" ? "dark-red" : bark.texture === "resin" ? "golden" : "white"),
  );
  const wound: Point[] = [
    [-16, -34],
    [-6, -44],
    [8, -28],
    [14, -10],
    [0, -14],
  ];
  sketch.body(wound, inner.dark, tone.ink, 1);
  for (const [x, long] of [
    [-4, 54],
    [8, 34],
    [1, 74],
  ] as const) {
    const drip = arc([x, -22], Math.PI / 2, long, 0.08, 0, 8);
    sketch.body(
      ribbon(drip, (t) => 5 + 5 * Math.max(0, t - 0.7) * 3.3),
      sap.mid,
      sap.ink,
      0.9,
    );
    sketch.body(ellipse(at(drip, -1), 5.5, 7.5), sap.light, sap.ink, 0.9);
  }
};

export const barkStudy = (page: Page, bark: BarkTraits): Sketch => {
  const sketch = new Sketch(page);
  const { random } = page;
  const tone = toneOf(bark.colour);
  const inner = toneOf(bark.inner ?? "tan");
  if (bark.texture === "quills") {
    quills(sketch, bark);
    return sketch;
  }
  const [W, H] = [46, 150];
  const edge = (side: 1 | -1): Point[] =>
    steps(9).map((t): Point => [side * W * (1 + random.around(0, 0.06)), lerp(-H / 2, H / 2, t)]);
  const [left, right] = [edge(-1), edge(1)];
  const thick: Point[] = [...right, ...[...right].reverse().map(([x, y]): Point => [x + 13, y - 9])];
  sketch.body([...left, ...[...right].reverse()], flatWash(page, tone), tone.ink, 1.3);
  sketch.body(thick, inner.mid, tone.ink, 1);
  sketch.body(
    [
      at(left, 0),
      at(right, 0),
      [at(right, 0)[0] + 13, at(right, 0)[1] - 9],
      [at(left, 0)[0] + 16, at(left, 0)[1] - 9],
    ],
    inner.light,
    tone.ink,
    1,
    false,
  );
  const strokes = (count: number, wander: number, length: number): Point[][] =>
    Array.from({ length: count }, (_, i) => {
      const x = lerp(-W * 0.86, W * 0.86, (i * 0.618) % 1);
      const y = random.between(-H * 0.46, H * 0.46 - length);
      return [
        [x, y],
        [x + random.around(0, wander), y + length * 0.5],
        [x + random.around(0, wander), y + length],
      ];
    });
  const slab: Slab = { sketch, page, bark, tone, inner, random, W, H, strokes };
  switch (bark.texture) {
    case "ridged":
    case "fluted":
      ridgedTexture(slab);
      break;
    case "cracked":
      crackedTexture(slab);
      break;
    case "flaking":
    case "corky":
      flakingTexture(slab);
      break;
    case "ringed":
      ringedTexture(slab);
      break;
    case "spiny":
      spinyTexture(slab);
      break;
    default:
      sketch.lines(strokes(22, 3, 12), tone.ink, 0.7, { opacity: 0.5 });
  }
  if (bark.texture === "resin" || bark.texture === "red-sap" || bark.texture === "milky-sap") sapRun(slab);
  return sketch;
};

/** Rolled dry bark. */
const quills = (sketch: Sketch, bark: BarkTraits): void => {
  const tone = toneOf(bark.colour);
  for (const [y, turn] of [
    [30, 0.08],
    [0, -0.06],
    [-26, 0.14],
  ] as const) {
    const line = arc([-92, y], turn, 184, -turn, 0, 10);
    sketch.body(
      ribbon(line, () => 27),
      flatWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
    sketch.lines(
      [-7, -1, 6].map((dy): Point[] => line.map(([x, ly]): Point => [x, ly + dy])),
      tone.ink,
      0.6,
      { opacity: 0.5 },
    );
    const end = at(line, -1);
    for (const dx of [-6, 6]) {
      sketch.body(ellipse([end[0], end[1] + dx], 6, 8), tone.dark, tone.ink, 0.9);
      sketch.lines([ellipse([end[0], end[1] + dx], 3, 4).slice(0, 12)], tone.pale, 1);
    }
  }
};
