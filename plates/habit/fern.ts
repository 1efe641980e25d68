// A fern: fronds that arch out of a short rootstock on all sides, the young ones still coiled.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  down,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { leafLength } from "../leaf/leaf.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { drawRoot } from "../root/root.ts";
import { note } from "./ground.ts";
import { drawLacyFrond, lacyPinnaStudy } from "./lacy-frond.ts";
import { Layers } from "./layers.ts";

type Frond = {
  from: Point;
  angle: number;
  length: number;
  bend: number;
  /** How broad its left and its right half look. */
  halves: readonly [number, number];
  /** The share of the frond without pinnae, its stalk. */
  stalk: number;
  /** Whether its upper pinnae show their felted lower face. */
  under: boolean;
  far: boolean;
};

/** The share of a pinna of the usual length at `t` of the frond; the lowest and the uppermost are shorter. */
const reachAt = (t: number): number =>
  (0.78 + 0.3 * Math.sin(Math.min(1, t * 3) * Math.PI * 0.5)) * lerp(1, 0.5, t ** 2.4);

/** Above this share of a fertile frond its pinnae are felted with spores below. */
const fertileFrom = 0.58;

/** The tone of a frond's upper face, or of its lower one. */
const faceOf = (leaf: PlateTraits["leaf"], under: boolean, far: boolean): Tone => {
  const paint = bladePaint(leaf, 1, false, far ? 1 : 0).tone;
  if (!under) return paint;
  if (leaf.underside === undefined) return toneOf(mix(paint.light, "#c9d3a0", 0.4));
  const back = hexOf(leaf.underside);
  // A face under white meal shines, also in its shade.
  return toneOf(leaf.underside === "silver" ? mix(back, "#f6f8f4", 0.5) : back);
};

const drawFrond = (sketch: Sketch, traits: PlateTraits, frond: Frond): void => {
  const { from, angle, length, bend, halves, stalk, under, far } = frond;
  const { leaf } = traits;
  const { random } = sketch;
  const face = faceOf(leaf, false, far);
  const felt = faceOf(leaf, true, far);
  const tone: Tone = far
    ? {
        ...face,
        mid: mix(face.mid, "#cdd6b4", 0.3),
        light: mix(face.light, "#dfe3c6", 0.3),
        dark: mix(face.dark, "#b9c6a4", 0.24),
      }
    : face;
  const line: Point[] = [from];
  for (const t of steps(36).slice(1))
    line.push(polar(at(line, -1), angle + bend * Math.max(0, t - 0.12) ** 1.4, length / 35));
  const pairs = 12;
  const broad = length * 0.27;
  /** A pinna's midrib. */
  const pinna = (t: number, side: 1 | -1): Point[] => {
    const spot = along(line, lerp(stalk, 0.94, t));
    const heading = spot.angle + side * lerp(degrees(74), degrees(40), t ** 1.4) + random.around(0, 0.05);
    const weight = Math.atan2(Math.sin(down - heading), Math.cos(down - heading));
    const share = side === -1 ? halves[0] : halves[1];
    return arc(
      spot.point,
      heading,
      broad * reachAt(t) * share * random.between(0.93, 1.06) + 4,
      clamp(weight, -1.4, 1.4) * random.between(0.16, 0.34) - side * 0.16,
      0,
      9,
    );
  };
  const width = (length * (1 - stalk) * 0.72) / pairs;
  /** Leathery and oblong, on a short stalk, blunt with a small point. */
  const blade = (rib: Point[], wide = width): Point[] =>
    ribbon(
      rib,
      (t) => wide * Math.min(1, 0.14 + t * 5) * (t > 0.66 ? 1 - ((t - 0.66) / 0.34) ** 2.4 * 0.86 : 1),
    );
  const paint = (own: Tone, ribs: Point[][], lit: boolean, felted: boolean): void => {
    if (ribs.length === 0) return;
    const shade = lit ? mix(own.mid, own.light, 0.36) : mix(own.mid, own.dark, 0.36);
    sketch.patches(
      ribs.map((rib) => blade(rib, felted ? width * 0.84 : width)),
      {
        fill: litWash(
          sketch.page,
          [mix(shade, own.dark, 0.45), mix(shade, own.pale, lit ? 0.2 : 0.04), shade],
          at(line, 8),
          at(line, -1),
        ),
        stroke: own.ink,
        "stroke-width": 0.8,
      },
    );
    sketch.lines(
      ribs.map((rib) => rib.slice(0, -1)),
      felted ? mix(own.mid, own.ink, 0.5) : own.pale,
      1,
      { opacity: 0.75 },
    );
    if (felted)
      sketch.dots(
        ribs.flatMap((rib) =>
          steps(9).flatMap((t) =>
            [-0.26, 0.26].map((share) => {
              const spot = along(rib, lerp(0.1, 0.9, t));
              return polar(spot.point, spot.angle + Math.PI / 2, share * width * 0.7);
            }),
          ),
        ),
        own.dark,
        2.2,
        { opacity: 0.5 },
      );
  };
  // The half that faces up is lit; the other lies in its shade.
  const lit = Math.cos(angle + bend * 0.5) >= 0 ? -1 : 1;
  for (const side of [lit === 1 ? -1 : 1, lit] as const) {
    const all = steps(pairs).map((t, i) => {
      const place = clamp(t + (side === 1 ? 0.35 : -0.1) / pairs + (i === 0 ? 0.01 : 0), 0, 0.99);
      return { rib: pinna(place, side), fertile: under && place > fertileFrom };
    });
    const ribsOf = (fertile: boolean): Point[][] =>
      all.filter((each) => each.fertile === fertile).map(({ rib }) => rib);
    paint(tone, ribsOf(false), side === lit, false);
    paint(felt, ribsOf(true), side === lit, true);
  }
  // The frond ends in one full pinna.
  const last = along(line, 0.95);
  paint(under ? felt : tone, [arc(last.point, last.angle, broad * 0.62, bend * 0.12, 0, 9)], true, under);
  const wood = toneOf(
    traits.stem.colour === "black" ? "#4a3a34" : mix(hexOf(traits.stem.colour), "#8a7446", 0.4),
  );
  sketch.body(
    ribbon(line, (t) => lerp(length * 0.017, 1.5, t ** 0.6)),
    mix(wood.mid, wood.light, 0.2),
    wood.ink,
    0.9,
  );
};

/** One pinna, from above or from below. */
export const frondStudy = (sketch: Sketch, traits: PlateTraits, under: boolean): void => {
  if (traits.leaf.form === "double-frond") {
    lacyPinnaStudy(sketch, faceOf(traits.leaf, under, false), under);
    return;
  }
  const { leaf } = traits;
  const own = faceOf(leaf, under, false);
  const rib = arc([0, 0], up + 0.1, 280, under ? -0.16 : 0.16, 0, 16);
  const half = (t: number): number =>
    t < 0.1
      ? 4
      : 46 * Math.min(1, (t - 0.1) / 0.34) ** 0.55 * (t > 0.62 ? 1 - ((t - 0.62) / 0.38) ** 2.4 * 0.97 : 1);
  const edge = (side: number): Point[] =>
    steps(24).map((t) => {
      const spot = along(rib, t);
      return polar(spot.point, spot.angle + Math.PI / 2, side * half(t));
    });
  sketch.halves(
    ([-1, 1] as const).map((side) => ({
      points: [...edge(side), ...[...rib].reverse()],
      fill: litWash(
        sketch.page,
        side < 0 ? [own.light, own.mid, own.mid] : [own.mid, mix(own.mid, own.dark, 0.6), own.dark],
        polar(at(rib, 8), Math.PI, 30),
        polar(at(rib, 8), 0, 30),
      ),
    })),
    own.ink,
    1.1,
  );
  // Above, a net of veins; below, a felt of spores on both sides of the midrib.
  if (under)
    sketch.dots(
      steps(34).flatMap((t) =>
        [-0.82, -0.62, -0.42, -0.22, 0.22, 0.42, 0.62, 0.82].map((share, i) => {
          const spot = along(rib, lerp(0.16, 0.95, t));
          const shift = i % 2 === 0 ? 2 : -2;
          return polar(
            polar(spot.point, spot.angle + Math.PI / 2, share * half(lerp(0.16, 0.95, t))),
            spot.angle,
            shift,
          );
        }),
      ),
      own.dark,
      3.2,
      { opacity: 0.6 },
    );
  else
    sketch.lines(
      steps(26).flatMap((t) =>
        [-1, 1].map((side): Point[] => {
          const spot = along(rib, lerp(0.14, 0.9, t));
          const out = (share: number, ahead: number): Point =>
            polar(
              polar(spot.point, spot.angle + Math.PI / 2, side * share * half(lerp(0.14, 0.9, t))),
              spot.angle,
              ahead,
            );
          return [out(0, 0), out(0.5, 6), out(0.94, 14)];
        }),
      ),
      own.pale,
      0.7,
      { opacity: 0.5 },
    );
  sketch.body(
    ribbon(rib.slice(0, -1), (t) => lerp(7, 1.6, t)),
    under ? mix(own.mid, own.ink, 0.4) : own.light,
    own.ink,
    0.8,
  );
};

/** A young frond, still coiled and covered with scales. */
const crozier = (sketch: Sketch, tone: Tone, from: Point, lean: number, height: number): void => {
  const stalk = arc(from, up + lean, height, -lean, 0, 12);
  const line: Point[] = [...stalk];
  let [here, angle] = [at(stalk, -1), up];
  for (let i = 0; i < 28; i++) {
    angle += (lean > 0 ? 1 : -1) * (0.14 + i * 0.022);
    here = polar(here, angle, (10 - i * 0.3) * (height / 170) ** 0.4);
    line.push(here);
  }
  sketch.body(
    ribbon(line, (t) => lerp(11, 4, t)),
    litWash(sketch.page, [tone.light, tone.mid, tone.dark], [from[0] - 8, from[1]], [from[0] + 8, from[1]]),
    tone.ink,
    1,
  );
  // The folded pinnae stand along the outer side of the coil.
  sketch.patches(
    steps(19).map((t): Point[] => {
      const spot = along(line, 0.3 + t * 0.66);
      const out = spot.angle + (lean > 0 ? -1.45 : 1.45);
      const foot = polar(spot.point, out, lerp(4, 2, t));
      return [
        polar(foot, spot.angle, -3.4),
        polar(foot, out, lerp(9, 4, t)),
        polar(polar(foot, out, lerp(8, 3, t)), spot.angle, 4),
        polar(foot, spot.angle, 3.4),
      ];
    }),
    { fill: mix(tone.mid, tone.dark, 0.3), stroke: tone.ink, "stroke-width": 0.6 },
  );
};

export const drawFern = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const way = page.random.chance(0.5) ? 1 : -1;
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "dark-brown" }, [0, 0], 22);
  if (traits.leaf.form === "double-frond") lacyFronds(layers, traits, way);
  else featherFronds(layers, traits, way);
  const tone = toneOf(traits.leaf.young ?? mix(toneOf("yellow-green").mid, "#9a7a44", 0.25));
  for (const [lean, height] of [
    [0.22, 200],
    [-0.3, 138],
    [0.08, 84],
  ] as const)
    crozier(layers.front, tone, [lean * way * 60, 2], lean * way, height);
  return layers.merged();
};

/** How long the longest fronds are. */
const fullLength = (traits: PlateTraits): number => clamp(leafLength(traits.leaf) * 2.3, 520, 660);

const featherFronds = (layers: Layers, traits: PlateTraits, way: 1 | -1): void => {
  const { page, random } = layers;
  const full = fullLength(traits);
  // From the back to the front: turn from upright, size, bend, the breadth of the halves, lower face, at the back.
  const plan: readonly (readonly [number, number, number, number, number, boolean, boolean])[] = [
    [0.34, 0.96, 0.5, 0.66, 0.8, false, true],
    [-0.08, 1.22, -0.4, 0.96, 1, true, false],
    [0.66, 1.06, 1.3, 0.8, 1.05, false, false],
    [-0.6, 1.04, -1.35, 1.05, 0.8, false, false],
    [-1.08, 0.84, -1.2, 0.95, 0.7, false, false],
    [1.14, 0.78, 1.15, 0.7, 0.95, false, false],
  ];
  for (const [i, [turn, size, bend, left, right, under, far]] of plan.entries()) {
    const lean = turn * way + random.around(0, 0.05);
    const from: Point = [Math.sign(lean) * Math.min(14, Math.abs(lean) * 20), random.around(-2, 3)];
    note(layers, lean, from);
    const one = new Sketch(page);
    drawFrond(one, traits, {
      from,
      angle: up + (lean * 0.8) / page.tall,
      length: full * size * lerp(page.tall, 1, Math.abs(turn) / 1.3),
      bend: (bend * way) / page.tall,
      halves: way === 1 ? [left, right] : [right, left],
      stalk: 0.2,
      under,
      far,
    });
    (i < 4 ? layers.behind : layers.front).lay(one);
  }
};

/** Fronds on long bare stalks, so far apart that the lace of each is seen against the paper. */
const lacyFronds = (layers: Layers, traits: PlateTraits, way: 1 | -1): void => {
  const { page, random } = layers;
  const full = fullLength(traits);
  // From the back to the front: turn from upright, size, bend, the breadth of the halves, lower face.
  const plan: readonly (readonly [number, number, number, number, number, boolean])[] = [
    [-0.06, 1.3, 0.3, 0.9, 1, false],
    [0.56, 1.12, 0.85, 0.82, 1, true],
    [-0.62, 1.14, -0.2, 1, 0.86, false],
    [1.16, 0.86, 0.95, 0.7, 0.96, false],
    [-1.22, 0.84, -0.7, 0.95, 0.72, true],
    [1.58, 0.56, 0.5, 0.7, 0.92, false],
  ];
  for (const [turn, size, bend, left, right, under] of plan) {
    const lean = turn * way + random.around(0, 0.04);
    const from: Point = [lean * 12, random.around(-1, 3)];
    note(layers, lean, from);
    const one = new Sketch(page);
    drawLacyFrond(one, traits.stem, {
      from,
      angle: up + (lean * 0.8) / page.tall,
      length: full * size * lerp(page.tall, 1, Math.abs(turn) / 1.3),
      bend: (bend * way) / page.tall,
      halves: way === 1 ? [left, right] : [right, left],
      face: faceOf(traits.leaf, under, false),
      under,
    });
    layers.behind.lay(one);
  }
};
