// The bark study: outer face, cut edge, and sap or resin.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  arc,
  at,
  clamp,
  ellipse,
  lerp,
  type Point,
  ribbon,
  ring,
  steps,
  through,
} from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Random } from "../drawing/random.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";

export type BarkTraits = NonNullable<PlateTraits["bark"]>;

/**
 * The piece of bark that each texture is drawn on; `W` is half its width, `H` its height. It is a part of a trunk, so
 * what lies at its sides is foreshortened: `across` maps −1…1 to the page.
 */
type Slab = {
  sketch: Sketch;
  page: Page;
  bark: BarkTraits;
  tone: Tone;
  inner: Tone;
  random: Random;
  W: number;
  H: number;
  across: (share: number) => number;
};

/** A crack that wanders down the bark, in the middle of it wider than at its ends. */
type Fissure = { line: Point[]; width: number };

const fissure = (
  { across, random }: Slab,
  share: number,
  from: number,
  to: number,
  wander: number,
  width: number,
): Fissure => {
  let drift = 0;
  const knots = steps(Math.max(4, Math.round((to - from) / 13))).map((t): Point => {
    drift += random.around(0, wander);
    return [across(clamp(share + drift, -0.96, 0.96)), lerp(from, to, t)];
  });
  // Cracks at the sides are seen at a slant, and so are narrower.
  return { line: through(knots, 2), width: width * (1 - 0.55 * share ** 2) };
};

/** Cracks in the dark, with the light on the lip to the right of each. */
const drawFissures = ({ sketch, tone }: Slab, fissures: readonly Fissure[]): void => {
  const shapes = fissures.map(({ line, width }) =>
    ribbon(line, (t) => width * Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.6 + 0.3),
  );
  sketch.lines(
    fissures.map(({ line, width }) => line.map(([x, y]): Point => [x + width * 0.62 + 0.6, y])),
    tone.pale,
    1.1,
    { opacity: 0.5 },
  );
  sketch.patches(shapes, { fill: mix(tone.dark, tone.ink, 0.6), opacity: 0.85 });
};

/** Long ridges that part and meet again, between deep cracks. */
const ridgedTexture = (slab: Slab): void => {
  const { bark, random, H } = slab;
  const [count, width] = bark.texture === "fluted" ? [5, 8] : bark.texture === "corky" ? [8, 6.5] : [10, 4.2];
  const fissures = steps(count).flatMap((t, i) => {
    const share = lerp(-0.9, 0.9, t) + random.around(0, 0.05);
    const cut = random.between(-0.2, 0.2) * H;
    const wander = bark.texture === "fluted" ? 0.012 : 0.045;
    return i % 3 === 1 && bark.texture !== "fluted"
      ? [
          fissure(slab, share, -H * 0.47, cut - 6, wander, width),
          fissure(slab, share + 0.07, cut + 6, H * 0.47, wander, width * 0.8),
        ]
      : [fissure(slab, share, -H * 0.48, H * 0.48, wander, width)];
  });
  drawFissures(slab, fissures);
  fineCracks(slab, 16);
};

/** Cracked lengthwise and, more finely, across, into plates of which no two are alike. */
const crackedTexture = (slab: Slab): void => {
  const { random, H, sketch, tone, across } = slab;
  const shares = steps(7).map((t) => lerp(-0.86, 0.86, t) + random.around(0, 0.09));
  const long = shares.map((share) => fissure(slab, share, -H * 0.47, H * 0.47, 0.07, 3));
  const cross: Point[][] = [];
  for (const [i, share] of shares.entries()) {
    const next = shares[i + 1];
    if (next === undefined) continue;
    let y = -H * 0.46 + random.between(0, 20);
    while (y < H * 0.46) {
      const fall = random.around(0, 5);
      cross.push([
        [across(share), y],
        [across(lerp(share, next, 0.3)), y + fall * 2],
        [across(lerp(share, next, 0.66)), y + random.around(0, 4)],
        [across(random.chance(0.5) ? next : lerp(share, next, 0.74)), y + fall],
      ]);
      y += random.between(9, 46);
    }
  }
  sketch.lines(cross, mix(tone.dark, tone.ink, 0.6), 1.1, { opacity: 0.8 });
  sketch.lines(
    cross.map((line) => line.map(([x, y]): Point => [x + 0.6, y + 1.3])),
    tone.pale,
    0.7,
    { opacity: 0.45 },
  );
  drawFissures(slab, long);
};

/** Hair cracks anywhere. */
const fineCracks = (slab: Slab, count: number): void => {
  const { sketch, random, H, tone } = slab;
  const lines = Array.from({ length: count }, () => {
    const top = random.between(-H * 0.46, H * 0.3);
    return fissure(slab, random.between(-0.92, 0.92), top, top + random.between(12, 30), 0.02, 1).line;
  });
  sketch.lines(lines, tone.ink, 0.6, { opacity: 0.5 });
};

/** Breathing pores: short lens-shaped scars that lie across, in uneven rows. */
const lenticels = ({ sketch, random, tone, across, H }: Slab): void => {
  const scars = Array.from({ length: 26 }, (_, i): { centre: Point; wide: number } => {
    const share = random.between(-0.88, 0.88);
    return {
      centre: [across(share), lerp(-H * 0.45, H * 0.45, (i * 0.618) % 1)],
      wide: random.between(2.4, 6) * (1 - 0.5 * share ** 2),
    };
  });
  sketch.patches(
    scars.map(({ centre: [x, y], wide }) => ellipse([x, y - 0.9], wide, 1.7, 0, 8)),
    { fill: tone.pale, opacity: 0.7 },
  );
  sketch.patches(
    scars.map(({ centre, wide }) => ellipse(centre, wide * 0.86, 0.9, 0, 8)),
    { fill: tone.ink, opacity: 0.75 },
  );
};

/** Thin plates that lift off and leave younger ground, paler the later they fell; no two of one shape. */
const flakingTexture = (slab: Slab): void => {
  const { sketch, page, tone, inner, random, across } = slab;
  const grounds = [0.25, 0.55, 0.8].map((share) =>
    toneOf(mix(tone.light, mix(inner.light, "#c9b98a", 0.35), share)),
  );
  fineCracks(slab, 12);
  for (const [k, [share, y, wide, high]] of (
    [
      [-0.5, -44, 17, 24],
      [0.1, -58, 13, 13],
      [0.55, -30, 15, 30],
      [-0.14, -8, 12, 22],
      [-0.62, 24, 12, 26],
      [0.36, 20, 16, 18],
      [-0.18, 52, 17, 15],
      [0.6, 54, 11, 15],
      [-0.78, -8, 6, 12],
      [0.82, 8, 6, 13],
    ] as const
  ).entries()) {
    const centre: Point = [across(share), y];
    const ground = grounds[k % 3] ?? inner;
    const [a, b] = [random.between(0, 6), random.between(0, 6)];
    const outline = (size: number): Point[] =>
      ring(
        [0, 0],
        (angle) => size * (0.86 + 0.2 * Math.sin(angle * 2 + a) + 0.13 * Math.sin(angle * 5 + b)),
        18,
      ).map(([x, v]): Point => [clamp(centre[0] + x * wide, -44, 44), centre[1] + v * high]);
    const shape = outline(1);
    sketch.fill(shape, { fill: flatWash(page, ground) });
    if (wide > 13) sketch.fill(outline(0.56), { fill: mix(ground.mid, ground.pale, 0.4), opacity: 0.6 });
    // The plates around it are thick: those above and to the left throw their shade on it, the others catch the light.
    const near = shape.filter(([x, v]) => (x - centre[0]) / wide + (v - centre[1]) / high < 0.1);
    const upper =
      near.length > 3 ? [...near].sort((one, other) => one[0] - one[1] - (other[0] - other[1])) : [];
    if (upper.length > 3)
      sketch.lines([upper.map(([x, v]): Point => [x + 1.4, v + 1.6])], tone.ink, 3, {
        opacity: 0.4,
        "stroke-linecap": "round",
      });
    sketch.lines([[...shape, ...shape.slice(0, 1)]], tone.ink, 0.8, { opacity: 0.9 });
    const lower = shape.filter(([x, v]) => (x - centre[0]) / wide + (v - centre[1]) / high > 0.5);
    if (lower.length > 3)
      sketch.lines(
        [
          [...lower]
            .sort((one, other) => one[0] - one[1] - (other[0] - other[1]))
            .map(([x, v]): Point => [x + 1, v + 1]),
        ],
        tone.pale,
        1.2,
        { opacity: 0.6 },
      );
    // A flake still hangs from the upper edge of some.
    if (k % 3 === 0 && upper.length > 5) {
      const edge = upper.slice(1, -2);
      sketch.body(
        [...edge, ...[...edge].reverse().map(([x, v], i): Point => [x + 3 + (i % 2), v + 5])],
        flatWash(page, toneOf(tone.light)),
        tone.ink,
        0.8,
      );
    }
  }
};

/** The scars of fallen leaves, each round the trunk. */
const ringedTexture = (slab: Slab): void => {
  const { sketch, tone, random, across, H } = slab;
  let y = -H * 0.47;
  const rings: Point[][] = [];
  while (y < H * 0.42) {
    rings.push(
      steps(9).map((t): Point => [across(t * 2 - 1), y + 7 * (1 - (t * 2 - 1) ** 2) + random.around(0, 0.7)]),
    );
    y += random.between(12, 22);
  }
  sketch.lines(
    rings.map((line) => line.map(([x, v]): Point => [x, v + 1.6])),
    tone.pale,
    1.2,
    { opacity: 0.55 },
  );
  sketch.lines(rings, tone.ink, 1.1);
  lenticels(slab);
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
  const colour = bark.inner ?? (bark.texture === "red-sap" ? "dark-red" : "golden");
  // Milk is pale, whatever the colour of the bark it comes from.
  const dark = bark.texture === "milky-sap" && brightness(toneOf(colour).mid) < 0.6;
  const sap = toneOf(dark ? "white" : colour);
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
  const [W, H] = [48, 138];
  const across = (share: number): number => W * Math.sin((share * Math.PI) / 2.1);
  // Torn off the trunk, not sawn: splintered above and below, its sides follow the grain.
  const slant = random.between(5, 12) * (random.chance(0.5) ? 1 : -1);
  const broken = (y: number, rough: number, lean: number): Point[] =>
    steps(15).map((t): Point => {
      const share = t * 2 - 1;
      const splinter = random.chance(0.3) ? rough * random.between(0.3, 1.9) : 0;
      return [
        across(share) + random.around(0, 1),
        y + 9 * (1 - share ** 2) + lean * share + Math.sign(y) * splinter + random.around(0, rough * 0.4),
      ];
    });
  const [top, bottom] = [broken(-H / 2, 3.4, slant), broken(H / 2, 5.2, -slant * 0.7)];
  const grain = (from: Point, to: Point, out: number): Point[] =>
    steps(9).map(
      (t): Point => [
        lerp(from[0], to[0], t) + (t > 0 && t < 1 ? out * Math.sin(t * Math.PI) + random.around(0, 1.3) : 0),
        lerp(from[1], to[1], t),
      ],
    );
  const [from, to] = [at(top, -1), at(bottom, -1)];
  const side = grain(from, to, random.between(-3, 2.5));
  const near = grain(at(bottom, 0), at(top, 0), random.between(-3, 2));
  // The cut edges show how thick the bark is.
  const behind = (edge: readonly Point[]): Point[] => [...edge].reverse().map(([x, y]) => [x + 10, y - 6]);
  sketch.body([...top, ...behind(top)], inner.light, tone.ink, 1, false);
  sketch.body([...side, ...behind(side)], inner.mid, tone.ink, 1, false);
  sketch.body(
    [...top, from, ...side.slice(1, -1), to, ...[...bottom].reverse(), ...near],
    litWash(page, [mix(tone.mid, tone.light, 0.7), tone.mid, tone.dark], [-W, 0], [W, 0]),
    tone.ink,
    1.2,
  );
  const slab: Slab = { sketch, page, bark, tone, inner, random, W, H, across };
  switch (bark.texture) {
    case "ridged":
    case "fluted":
    case "corky":
      ridgedTexture(slab);
      break;
    case "cracked":
      crackedTexture(slab);
      break;
    case "flaking":
      flakingTexture(slab);
      break;
    case "ringed":
      ringedTexture(slab);
      break;
    case "spiny":
      spinyTexture(slab);
      break;
    default:
      fineCracks(slab, 12);
      lenticels(slab);
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
