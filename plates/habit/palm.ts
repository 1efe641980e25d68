// Palms, drawn whole: a ringed trunk, a crown with leaves all around it, and the fruits beneath.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import { fanLeaf, featherLeaf } from "../leaf/palm-leaf.ts";
import { woodyStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { palmFruit } from "./palm-fruit.ts";
import { standInSoil } from "./soil.ts";

/** Records a leaf for the tests. */
export const note = (layers: Layers, side: number, point: Point): void => {
  layers.page.notes.push({ part: "leaf", node: layers.joint++, side: side < 0 ? -1 : 1, at: point });
};

/** A leaf of a crown: where it points, how long it looks, how far it bends, and how broad its leaflets look. */
type Frond = readonly [turn: number, long: number, arch: number, broad: number];

/** A palm's figure: its trunks (lean, height, size), how they bend, and the leaves from the back to the front. */
type Figure = {
  trunks: readonly (readonly [lean: number, height: number, size: number])[];
  bend: number;
  width: readonly [foot: number, top: number];
  fronds: readonly Frond[];
  /** So many of them, the first, are at the back. */
  behind: number;
};

/** Leaves on all sides of the crown, the old ones hanging (coconut, awara). */
const spreading: readonly Frond[] = [
  [0.34, 0.78, 0.3, 0.62],
  [-0.2, 0.84, -0.3, 0.62],
  [-0.66, 0.92, -0.9, 0.8],
  [0.84, 0.9, 1, 0.8],
  [1.34, 0.94, 1.3, 0.9],
  [-1.24, 1, -1.3, 0.95],
  [-1.86, 0.9, -0.95, 0.9],
  [1.94, 0.84, 0.8, 0.9],
  [0.06, 0.7, 0.34, 0.8],
  [-0.98, 0.82, -1.7, 1.1],
  [1.02, 0.74, 1.9, 1.15],
  [-2.3, 0.62, -0.4, 0.9],
];

/** Great leaves that rise like the feathers of a shuttlecock and arch at their ends only (kokerit, turu). */
const rising: readonly Frond[] = [
  [0.14, 1.04, 0.3, 0.56],
  [-0.2, 1.06, -0.34, 0.56],
  [0.42, 1.1, 0.72, 0.64],
  [-0.48, 1.1, -0.8, 0.66],
  [0.74, 1.04, 1.3, 0.76],
  [-0.78, 1.06, -1.4, 0.76],
  [1.1, 0.9, 1.7, 0.88],
  [-1.2, 0.86, -1.6, 0.88],
  [-0.02, 0.9, -0.3, 0.66],
  [0.3, 0.72, 1.9, 0.9],
];

/** A slighter crown whose leaflets hang like a curtain (manicole). */
const slight: readonly Frond[] = [
  [0.18, 0.86, 0.5, 0.8],
  [-0.5, 0.96, -1.1, 0.9],
  [0.62, 0.98, 1.2, 0.95],
  [-1.02, 1, -1.3, 1],
  [1.12, 1, 1.25, 1],
  [1.66, 0.86, 0.8, 1],
  [-1.6, 0.9, -0.85, 1],
  [-0.16, 0.62, -1.5, 1.3],
];

/** Fans on their long stalks, all around; the last come forward (ite). */
const fans: readonly Frond[] = [
  [0.16, 1, 0, 0.9],
  [-0.42, 0.98, 0, 0.8],
  [0.68, 0.98, 0, 0.86],
  [-0.96, 1, 0, 0.96],
  [1.2, 1, 0, 0.72],
  [-1.5, 0.98, 0, 0.66],
  [1.76, 0.94, 0, 0.9],
  [-2.08, 0.86, 0, 0.84],
  [2.3, 0.76, 0, 0.6],
  [-0.1, 0.6, 0, 1],
  [0.62, 0.56, 0, 0.9],
  [-0.84, 0.6, 0, 0.84],
];

const figureOf = ({ special, leaf }: PlateTraits): Figure => {
  if (special.includes("slender-palm"))
    return {
      trunks: [
        [-0.34, 0.8, 0.6],
        [0.4, 0.62, 0.54],
        [0.05, 1.06, 0.74],
      ],
      bend: 1.1,
      width: [21, 13],
      fronds: slight,
      behind: 5,
    };
  if (leaf.form === "palm-fan")
    return { trunks: [[0.03, 1.02, 1]], bend: 0.4, width: [44, 36], fronds: fans, behind: 9 };
  if (leaf.length_cm >= 450)
    return { trunks: [[0.05, 0.82, 1.06]], bend: 0.5, width: [42, 34], fronds: rising, behind: 8 };
  const leaning = special.includes("coconut-palm");
  return {
    trunks: [[leaning ? 0.4 : 0.1, 1, 1]],
    bend: leaning ? 1.6 : 0.9,
    width: leaning ? [38, 28] : [32, 25],
    fronds: spreading,
    behind: 8,
  };
};

export const drawPalm = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const slender = traits.special.includes("slender-palm");
  const fan = traits.leaf.form === "palm-fan";
  const { trunks, bend, width, fronds, behind } = figureOf(traits);
  const way = random.chance(0.5) ? 1 : -1;
  for (const [tilt, height, size] of trunks) {
    const lean = tilt * way;
    const line = arc(
      [lean * (slender ? 260 : 420), 0],
      up - lean * (slender ? -1.4 : 0.5 + bend * 0.5),
      (slender ? 600 : 500) * height * page.tall,
      lean * (slender ? -bend : bend),
      0,
      30,
    );
    const wood = woodyStem(traits);
    const foot = line[0] ?? [0, 0];
    ringedTrunk(layers.stems, line, width, wood.tone);
    standInSoil(
      layers.behind,
      layers.stems,
      wood.tone,
      foot,
      width[0] * 1.85,
      traits.root?.form === "prop" ? toneOf(traits.root.colour) : undefined,
    );
    if (traits.stem.surface === "thorny") needleRings(layers.stems, line, width[0]);
    const crown = along(line, 1);
    if (slender) crownShaft(layers.stems, crown.point, crown.angle);
    const top = slender ? polar(crown.point, crown.angle, 62) : crown.point;
    for (const [i, [turn, long, arch, broad]] of fronds.entries()) {
      // The fibrous sheaths of the older leaves close the crown between the stalks.
      if (i === behind && !slender) sheathing(layers.behind, traits, top, crown.angle, wood.tone, width[1]);
      const lean = turn * way + random.around(0, 0.1);
      note(layers, lean, top);
      const onto = i < behind ? layers.behind : layers.front;
      // The leaves clasp the trunk one above the other, not all at one point.
      const low = Math.min(1, Math.abs(turn) / 2);
      const from: Point = [top[0] + Math.sin(lean) * 15 * size, top[1] - 10 + low * 34 * size];
      const length = 430 * size * long * random.between(0.95, 1.05);
      const one = new Sketch(page);
      if (fan) fanLeaf(one, traits.leaf, from, up + lean, length * 0.82, broad);
      else
        featherLeaf(one, traits.leaf, {
          from,
          angle: up + lean * 0.92,
          length,
          bend: arch * way * random.between(0.88, 1.12),
          far: i < 2,
          broad,
        });
      onto.lay(one);
    }
    palmFruit(layers, traits, slender ? crown.point : top, size, way);
  }
  return layers.merged();
};

/** The trunk: round, wider at its foot, with the scars of fallen leaves around it at uneven distances. */
const ringedTrunk = (
  sketch: Sketch,
  line: Polyline,
  [foot, top]: readonly [number, number],
  tone: Tone,
): void => {
  const { random } = sketch;
  const girth = (t: number): number =>
    lerp(foot, top, Math.min(1, t * 1.6)) + foot * 0.85 * Math.max(0, 1 - t * 7) ** 2.2;
  const across = (t: number, side: number, rise = 0): Point => {
    const { point, angle } = along(line, t);
    return polar(polar(point, angle, rise), angle + Math.PI / 2, (side * girth(t)) / 2);
  };
  sketch.body(
    ribbon(line, girth),
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.5), tone.mid, mix(tone.dark, tone.ink, 0.3)],
      across(0.4, -1),
      across(0.4, 1),
    ),
    tone.ink,
    1.3,
  );
  sketch.patches(
    [
      [...steps(14).map((t) => across(t, 0.98)), ...steps(14).map((t) => across(1 - t, 0.36))],
      [...steps(14).map((t) => across(t, 0.98)), ...steps(14).map((t) => across(1 - t, 0.68))],
    ],
    { fill: tone.ink, opacity: 0.17 },
  );
  const rings: { t: number; whole: number }[] = [];
  for (let t = 0.05; t < 0.97; t += random.between(0.014, 0.034) * (26 / Math.max(20, top)) ** 0.3)
    rings.push({ t, whole: random.between(0.7, 0.98) });
  const arcOf = ({ t, whole }: { t: number; whole: number }, rise: number): Point[] =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) =>
      across(t, share * whole, rise - girth(t) * 0.1 * (1 - share * share) + girth(t) * 0.03),
    );
  sketch.lines(
    rings.map((each) => arcOf(each, 0)),
    tone.ink,
    1.1,
    { opacity: 0.7 },
  );
  sketch.lines(
    rings.map((each) => arcOf(each, 2)),
    tone.pale,
    0.9,
    { opacity: 0.5 },
  );
  sketch.lines(
    steps(26).map((): Point[] => {
      const [t, side] = [random.between(0.02, 0.92), random.around(0, 0.8)];
      return [across(t, side), across(t + 0.012, side + 0.03), across(t + 0.024, side)];
    }),
    tone.ink,
    0.6,
    { opacity: 0.4 },
  );
};

/** The smooth green sheaths that some palms close above the trunk. */
const crownShaft = (sketch: Sketch, from: Point, angle: number): void => {
  const tone = toneOf(mix(toneOf("light-green").mid, "#8a9a4a", 0.3));
  const line = arc(polar(from, angle, -6), angle, 84, 0, 0, 8);
  sketch.body(
    ribbon(line, (t) => 14 + 9 * Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.7) * (1 - t * 0.35)),
    flatWash(sketch.page, tone),
    tone.ink,
    1,
  );
  sketch.lines([line.slice(1).map(([x, y], i): Point => [x - 4 + i * 1.1, y])], tone.ink, 0.7, {
    opacity: 0.5,
  });
};

/** The fibrous bases of old leaves, crossed like a weave. */
const sheathing = (
  sketch: Sketch,
  traits: PlateTraits,
  top: Point,
  angle: number,
  wood: Tone,
  width: number,
): void => {
  const fibre = toneOf(mix(wood.mid, toneOf(traits.leaf.colour).dark, 0.4));
  const line = arc(polar(top, angle, -58), angle, 72, 0, 0, 8);
  const shape = (t: number): number => width * (1 + 0.75 * Math.sin(t * 2.5));
  sketch.body(ribbon(line, shape), flatWash(sketch.page, fibre), fibre.ink, 1);
  sketch.lines(
    steps(7).flatMap((t) =>
      [-1, 1].map((side): Point[] =>
        [0, 0.12, 0.24].map((more) => {
          const spot = along(line, Math.min(1, lerp(0.04, 0.8, t) + more));
          return polar(spot.point, spot.angle + Math.PI / 2, side * (0.46 - more * 3.4) * shape(t));
        }),
      ),
    ),
    fibre.pale,
    0.8,
    { opacity: 0.6 },
  );
};

/** Rings of long black needles between the leaf scars of a spiny trunk. */
const needleRings = (sketch: Sketch, line: Polyline, wide: number): void => {
  const { random } = sketch;
  const needles = steps(15)
    .slice(1)
    .flatMap((t) => {
      const { point, angle } = along(line, t * 0.97);
      return [-1, -0.72, -0.36, 0, 0.36, 0.72, 1].map((share): Point[] => {
        const foot = polar(point, angle + Math.PI / 2, share * wide * 0.42);
        return [
          foot,
          polar(foot, Math.PI / 2 + share * -1.05, (10 + Math.abs(share) * 12) * random.between(0.8, 1.15)),
        ];
      });
    });
  sketch.lines(needles, "#3a3029", 1.2, { "stroke-linecap": "round" });
};
