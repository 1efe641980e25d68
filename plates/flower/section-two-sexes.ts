// Plants whose male and female flowers are apart: one of each, cut, side by side, each on the end of its own stalk. The
// origin is between them, up is -y.
import { arc, at, ellipse, frame, lerp, type Point, polar, ribbon, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutFemaleCastor, maleCastor } from "./castor-flowers.ts";
import { cutOvary } from "./cut-organs.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { femaleNettle, maleNettle } from "./nettle-flowers.ts";
import { femalePalm, malePalm } from "./palm-flower-cuts.ts";
import type { FlowerTraits } from "./traits.ts";

type Cut = { sketch: Sketch; flower: FlowerTraits; paint: FlowerPaint; radius: number };

const cream = toneOf("cream");

/** The cut ends of the stalks of a male and a female flower, which no plant bears on one fork; where they end. */
const twoStalks = ({ sketch, radius }: Cut): [Point, Point] => {
  const stalk = toneOf("light-green");
  const held = (side: number, low: number, long: number): Point => {
    const line = arc(
      [side * radius * 0.64, radius * low],
      up - side * 0.16,
      radius * long,
      side * 0.34,
      0,
      8,
    );
    sketch.body(
      ribbon(line, (t) => radius * lerp(0.072, 0.095, t ** 2)),
      stalk.mid,
      stalk.ink,
      0.8,
    );
    return at(line, -1);
  };
  return [held(-1, 0.2, 0.52), held(1, 0.3, 0.5)];
};

/** Castor: a tuft of branched stamens, and the ovary with its three forked styles. */
const castor = (cut: Cut): void => {
  const { sketch, paint, radius } = cut;
  const [left, right] = twoStalks(cut);
  const male = new Sketch(sketch.page);
  maleCastor(male, paint, radius * 1.15);
  sketch.place(male, frame(left, up - 0.2));
  const female = new Sketch(sketch.page);
  cutFemaleCastor(female, paint, radius * 1.7);
  sketch.place(female, frame(right, up + 0.12));
};

/** Nettles: stamens that have sprung out, and a tufted ovary with one ovule. */
const nettles = (cut: Cut): void => {
  const { sketch, flower, paint, radius } = cut;
  const [left, right] = twoStalks(cut);
  const male = new Sketch(sketch.page);
  maleNettle(male, paint, radius * 0.8, true);
  sketch.place(male, frame(left, -0.16));
  const female = new Sketch(sketch.page);
  femaleNettle(female, flower, paint, radius * 0.9);
  sketch.place(female, frame(right, 0.12));
};

/** Maize: a spikelet with its hanging anthers, and a young grain on its piece of cob with its silk. */
const maize = (cut: Cut): void => {
  const { sketch, flower, paint, radius } = cut;
  const [left, right] = twoStalks(cut);
  const husk = toneOf(mix(paint.tone.mid, "#b9bf7a", 0.35));
  const scale = (from: Point, lean: number, long: number, wide: number): void => {
    const line = arc(from, up + lean, radius * long, -lean * 0.7, 0, 10);
    sketch.body(
      ribbon(line, (t) => radius * wide * Math.sin(lerp(0.18, 1, t) * Math.PI) ** 0.8 + 0.8),
      flatWash(sketch.page, husk),
      husk.ink,
      0.9,
    );
    sketch.lines([line], husk.ink, 0.6, { opacity: 0.7 });
  };
  scale(left, -0.5, 0.86, 0.3);
  scale(left, 0.4, 0.8, 0.28);
  const head = toneOf(paint.stamen);
  for (const x of [-0.42, 0, 0.36]) {
    const hang: Point = [left[0] + x * radius, left[1] - radius * (0.8 - Math.abs(x) * 0.4)];
    const filament: Point[] = [
      [left[0], left[1] - radius * 0.2],
      [left[0] + x * radius * 0.4, left[1] - radius * 0.95],
      hang,
    ];
    sketch.lines([filament], cream.ink, 1.4);
    sketch.lines([filament], cream.mid, 0.8);
    sketch.body(
      ellipse([hang[0], hang[1] + radius * 0.14], radius * 0.06, radius * 0.2, 0.12 * x, 12),
      head.mid,
      head.ink,
      0.8,
    );
  }
  const thread = arc([right[0], right[1] - radius * 0.5], up, radius * 1.35, 0.9, 0.5, 14);
  sketch.lines([thread], "#7d4a2a", Math.max(1.6, radius * 0.03));
  sketch.lines([thread], "#c98f5c", Math.max(0.9, radius * 0.016));
  sketch.lines(
    thread
      .slice(6)
      .flatMap((point) => [-0.6, 0.9].map((turn) => [point, polar(point, up + turn, radius * 0.06)])),
    "#7d4a2a",
    0.6,
  );
  scale(right, -1.15, 0.36, 0.24);
  scale(right, 1.15, 0.36, 0.24);
  cutOvary(
    sketch,
    { ...flower, ovules: "one", placenta: "basal", ovary: "superior" },
    { centre: [right[0], right[1] - radius * 0.3], wide: radius * 0.3, high: radius * 0.46 },
  );
};

/** Six tepals around the foot of a flower of seed-under-leaf. */
const tepals = (sketch: Sketch, { tone }: FlowerPaint, centre: Point, size: number, nod: number): void => {
  for (const lean of [-1.5, 1.5, -0.9, 0.9, -0.32, 0.32]) {
    const line = arc(centre, up + lean * nod, size, -lean * 0.35, 0, 8);
    sketch.body(
      ribbon(line, (t) => size * 0.52 * Math.sin(lerp(0.2, 0.9, t) * Math.PI) ** 0.7 + 0.6),
      flatWash(sketch.page, tone),
      tone.ink,
      0.9,
    );
    // A green rib in the middle of each, the margin white.
    sketch.lines([line.slice(0, -2)], "#8ba25c", size * 0.09, { opacity: 0.7, "stroke-linecap": "round" });
  }
};

/** Seed-under-leaf: three stamens on one short column in a ring of glands, and an ovary with three forked styles. */
const underLeaf = (cut: Cut): void => {
  const { sketch, flower, paint, radius } = cut;
  const [left, right] = twoStalks(cut);
  tepals(sketch, paint, left, radius * 0.56, 0.94);
  const gland = toneOf("#c9a53c");
  for (const x of [-0.16, 0.16, -0.07, 0.07])
    sketch.body(
      ellipse([left[0] + x * radius, left[1] - radius * 0.08], radius * 0.05, radius * 0.04, 0, 10),
      gland.mid,
      gland.ink,
      0.7,
    );
  const column = arc([left[0], left[1] - radius * 0.06], up, radius * 0.36, 0, 0, 5);
  sketch.body(
    ribbon(column, () => radius * 0.06),
    cream.mid,
    cream.ink,
    0.7,
  );
  for (const lean of [-1.1, 1.1, 0])
    sketch.body(
      ellipse(polar(at(column, -1), up + lean, radius * 0.09), radius * 0.06, radius * 0.085, lean, 12),
      "#e6c65e",
      "#6d5218",
      0.8,
    );
  tepals(sketch, paint, right, radius * 0.46, 1.05);
  cutOvary(
    sketch,
    { ...flower, ovules: "one", placenta: "axile", ovary: "superior" },
    { centre: [right[0], right[1] - radius * 0.3], wide: radius * 0.4, high: radius * 0.46 },
  );
  for (const lean of [-0.9, 0.9, 0]) {
    const style = arc(
      [right[0] + lean * radius * 0.06, right[1] - radius * 0.52],
      up + lean,
      radius * 0.16,
      0,
      0,
      4,
    );
    const forks = [-0.6, 0.6].map((fork) => arc(at(style, -1), up + lean + fork, radius * 0.14, fork, 0, 5));
    sketch.lines([style, ...forks], "#5c6a34", Math.max(1.6, radius * 0.04));
    sketch.lines([style, ...forks], "#b9c77e", Math.max(0.9, radius * 0.022));
  }
};

/** A petal of a papaya's flower, from its foot outwards. */
const petal = (
  sketch: Sketch,
  { tone }: FlowerPaint,
  foot: Point,
  lean: number,
  [long, wide]: readonly [number, number],
  curl: number,
): void => {
  const line = arc(foot, up + lean, long, curl, 0, 10);
  sketch.body(
    ribbon(line, (t) => wide * Math.sin(lerp(0.16, 0.92, t) * Math.PI) ** 0.7 + 0.6),
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines([line.slice(1, -2)], tone.dark, 0.8, { opacity: 0.6 });
};

/** Papaya: a slender tube with two rows of anthers in its mouth, and five free petals around a large ovary. */
const papaya = (cut: Cut): void => {
  const { sketch, flower, paint, radius } = cut;
  const [left, right] = twoStalks(cut);
  const long = radius * 0.86;
  const [x, y] = left;
  const mouth: Point = [x, y - long];
  for (const lean of [-0.5, 0.5]) petal(sketch, paint, mouth, lean, [radius * 0.56, radius * 0.24], lean);
  // The tube laid open: its inner face, and the two walls where it is cut.
  const tube = (half: number): Point[] => [
    [x - half * 0.6, y],
    [x - half, y - long],
    [x + half, y - long],
    [x + half * 0.6, y],
  ];
  sketch.body(tube(radius * 0.15), mix(paint.tone.mid, paint.tone.dark, 0.3), paint.tone.ink, 0.9, false);
  const anther = toneOf("golden");
  const stamen = (across: number, low: number): void => {
    const top: Point = [x + across * radius, y - long + low * radius];
    sketch.lines([[[x + across * radius * 0.8, top[1] + radius * 0.3], top]], paint.tone.ink, 1);
    sketch.body(ellipse(top, radius * 0.036, radius * 0.085, across * 1.6, 12), anther.mid, anther.ink, 0.7);
  };
  for (const across of [-0.075, 0, 0.075]) stamen(across, 0.2);
  for (const across of [-0.12, -0.04, 0.04, 0.12]) stamen(across, -0.02);
  sketch.body(
    ribbon(arc([x, y - 1], up, radius * 0.3, 0, 0, 6), (t) => radius * 0.05 * (1 - t * 0.8)),
    "#a9b96a",
    "#5c6a34",
    0.7,
  );
  for (const lean of [-1.25, 1.25])
    petal(sketch, paint, mouth, lean, [radius * 0.58, radius * 0.24], lean * 0.5);
  // The female flower.
  for (const lean of [-0.34, 0.36])
    petal(
      sketch,
      paint,
      [right[0], right[1] - radius * 0.06],
      lean,
      [radius * 1.06, radius * 0.4],
      lean * 1.2,
    );
  for (const lean of [-0.86, 0.86])
    petal(sketch, paint, right, lean, [radius * 1.04, radius * 0.38], lean * 0.8);
  cutOvary(
    sketch,
    { ...flower, ovules: "many", placenta: "parietal", ovary: "superior" },
    { centre: [right[0], right[1] - radius * 0.36], wide: radius * 0.5, high: radius * 0.66 },
  );
  const lobes = [-1.15, -0.6, 0, 0.6, 1.15].flatMap((lean) => {
    const foot: Point = [right[0] + lean * radius * 0.04, right[1] - radius * 0.7];
    const arm = arc(foot, up + lean, radius * 0.2, lean * 0.5, 0, 5);
    return [
      arm,
      ...[-0.6, 0, 0.6].map((fork) => arc(at(arm, -1), up + lean * 1.3 + fork, radius * 0.1, fork, 0, 4)),
    ];
  });
  sketch.lines(lobes, "#5c6a34", Math.max(2, radius * 0.05), { "stroke-linecap": "round" });
  sketch.lines(lobes, "#c9cf86", Math.max(1.1, radius * 0.028), { "stroke-linecap": "round" });
};

/** Palms and nutmeg's kin with three petals. */
const palms = (cut: Cut): void => {
  const [left, right] = twoStalks(cut);
  malePalm({ ...cut, radius: cut.radius * 0.92 }, left);
  femalePalm({ ...cut, radius: cut.radius * 1.04 }, right);
};

/** The drawing of a plant whose flowers are of two kinds, which are both shown cut. */
const twoSexesOf = (flower: FlowerTraits): ((cut: Cut) => void) | undefined => {
  if (flower.filaments === "branched") return castor;
  if (flower.filaments === "sprung") return nettles;
  if (flower.form === "grass" && flower.stigma === "thread") return maize;
  if (flower.form === "pinwheel" && flower.sex === "female") return papaya;
  if (flower.sex === "female" && flower.petal === "thick" && isThreefold(flower)) return palms;
  return flower.position === "under-leaf" ? underLeaf : undefined;
};

const isThreefold = ({ form, petals }: FlowerTraits): boolean => form === "three-petal" || petals === 3;

/** Whether a male and a female flower are shown cut, each with its own stalk. */
export const hasTwoSexes = (flower: FlowerTraits): boolean => twoSexesOf(flower) !== undefined;

/** Cuts the flowers of a plant that has two kinds, and says whether it is one. */
export const cutTwoSexes = (cut: Cut): boolean => {
  const draw = twoSexesOf(cut.flower);
  draw?.(cut);
  return draw !== undefined;
};
