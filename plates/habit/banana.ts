// A banana, drawn whole: the false trunk of leaf sheaths, arching torn leaves, and the bunch that hangs from the crown.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  down,
  evenly,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { Layers } from "./layers.ts";
import { note } from "./palm.ts";
import { standInSoil } from "./soil.ts";

/** The width of the false trunk, which swells at its foot. */
const girth = (t: number): number => lerp(96, 52, t ** 0.8) + 30 * Math.max(0, 1 - t * 6) ** 2;

/** Overlapping leaf sheaths form the trunk: each clasps the next, ends obliquely, and dries when it is old. */
const falseTrunk = (sketch: Sketch, trunk: Polyline, tone: Tone): void => {
  const across = (t: number, side: number): Point => {
    const { point, angle } = along(trunk, t);
    return polar(point, angle + Math.PI / 2, (side * girth(t)) / 2);
  };
  const dry = toneOf("#a08a5a");
  for (const [i, high] of [1, 0.9, 0.74, 0.57, 0.4, 0.24, 0.12].entries()) {
    const side = i % 2 === 0 ? 1 : -1;
    const own = toneOf(
      i < 3
        ? mix(tone.mid, tone.light, i * 0.16)
        : mix(mix(tone.mid, tone.light, 0.2), dry.mid, (i - 2) * 0.17),
    );
    const fall = i === 0 ? 0 : 0.2 + 0.03 * i;
    // The free edge runs down from the side of the sheath's own leaf and curls away a little.
    const rim = steps(11).map((t): Point => {
      const low = Math.max(0.02, high - fall * t ** 1.5);
      return across(low, side * (1.03 - 2.03 * t));
    });
    const flank = (which: number, to: number): Point[] => steps(10).map((t) => across(t * to, which * 1.01));
    const low = Math.max(0.02, high - fall);
    const outline = [...flank(side, high), ...rim.slice(1), ...flank(-side, low).reverse().slice(1)];
    const light = litWash(
      sketch.page,
      [mix(own.mid, own.light, 0.8), mix(own.mid, own.light, 0.2), mix(own.mid, own.dark, 0.85)],
      across(0.5, -1),
      across(0.5, 1),
    );
    sketch.body(outline, light, own.ink, 1.2);
    sketch.lines(
      [-0.8, -0.56, -0.3, -0.06, 0.2, 0.44, 0.7].map((share) =>
        steps(9).map((t) => across(lerp(0.02, low * 0.98, t), share + 0.05 * Math.sin(i * 2 + share * 9))),
      ),
      own.ink,
      0.6,
      { opacity: 0.3 },
    );
    // Brown blotches and the dry edge of an old sheath.
    if (i > 0) sketch.lines([rim], mix(dry.dark, own.ink, 0.5), 1.8, { opacity: 0.6 });
    if (i > 2)
      sketch.patches(
        steps(4).map((t) => {
          const spot = across(lerp(0.05, low, t), sketch.random.around(0, 0.6));
          const long = sketch.random.between(8, 20);
          return ribbon(arc(spot, up + 0.05, long, 0.1, 0, 5), (s) => 6 * Math.sin(Math.PI * s) + 0.4);
        }),
        { fill: dry.dark, opacity: 0.3 },
      );
  }
};

/** How one leaf is held. */
type Held = {
  from: Point;
  angle: number;
  length: number;
  bend: number;
  /** How broad each half looks: the one above the midrib and the one below it. */
  above: number;
  below: number;
  /** How far the wind has torn it, from 0 to 1. */
  torn: number;
  age: number;
};

/** A leaf on its channelled stalk: its halves hang to both sides of the midrib, torn into ribbons between the veins. */
const hangingLeaf = (sketch: Sketch, traits: PlateTraits, held: Held): void => {
  const { from, angle, length, bend, torn, age } = held;
  const { random } = sketch;
  const paint = bladePaint(traits.leaf, 1, false, age > 0.9 ? 1 : 0);
  const tone = age > 1 ? toneOf(mix(paint.tone.mid, "#a58a4c", (age - 1) * 0.9)) : paint.tone;
  const back = toneOf(mix(tone.mid, "#b9c490", 0.42));
  const stalk = 0.2;
  // The stalk rises first; the blade arches under its weight.
  const line: Point[] = [from];
  for (const t of steps(34).slice(1))
    line.push(polar(at(line, -1), angle + bend * Math.max(0, t - 0.1) ** 1.5, length / 33));
  const wide = length * clamp((traits.leaf.width ?? 0.25) * 1.25, 0.26, 0.36);
  const half = (side: 1 | -1): void => {
    const upper = Math.cos(angle + bend * 0.5) * side < 0;
    const share = upper ? held.above : held.below;
    const lit = upper ? mix(tone.mid, tone.light, 0.45) : mix(tone.mid, tone.dark, 0.28);
    const edgeAt = (t: number, out: number, sag: number): Point => {
      const spot = along(line, lerp(stalk, 0.998, t));
      const reach =
        (wide / 2) * share * Math.max(0.02, Math.sin(Math.min(1, t * 0.95 + 0.05) * Math.PI) ** 0.42) * out;
      const heading = spot.angle + side * (Math.PI / 2 - 0.36);
      const weight = Math.atan2(Math.sin(down - heading), Math.cos(down - heading));
      return polar(spot.point, heading + clamp(weight, -1.2, 1.2) * (0.1 + sag) * out, reach);
    };
    // Where the wind has torn it, and how far towards the midrib.
    const tears = [
      0,
      ...Array.from({ length: Math.round(2 + torn * 7) }, () => random.next()).sort((a, b) => a - b),
      1,
    ];
    for (let i = 0; i + 1 < tears.length; i++) {
      const [start, end] = [at(tears, i), at(tears, i + 1)];
      if (end - start < 0.025) continue;
      const depth = random.between(0.1, 0.8);
      const sag = torn * random.between(0, 0.5);
      const gap = Math.min(0.006 + torn * 0.008, (end - start) * 0.2);
      const rib = steps(Math.max(3, Math.round((end - start) * 18))).map((t) => lerp(start, end, t));
      const outer = rib.map((t) => {
        const inside = (t - start) / (end - start);
        return edgeAt(clamp(t, start + gap, end - gap), 1 - 0.05 * Math.abs(inside - 0.5) * torn, sag);
      });
      const shape = [
        ...rib.map((t) => along(line, lerp(stalk, 0.998, t)).point),
        edgeAt(end, depth, sag),
        ...outer.reverse(),
        edgeAt(start, depth, sag),
      ];
      const colours = [
        mix(lit, tone.dark, 0.35),
        lit,
        upper ? mix(lit, tone.pale, 0.3) : mix(lit, tone.dark, 0.2),
      ] as const;
      const middle = (start + end) / 2;
      sketch.body(
        shape,
        litWash(sketch.page, colours, edgeAt(middle, 0.02, 0), edgeAt(middle, 1, sag)),
        tone.ink,
        0.9,
      );
      sketch.lines(
        steps(Math.max(3, Math.round((end - start) * 34)))
          .slice(1, -1)
          .map((t) => {
            const s = lerp(start, end, t);
            return [edgeAt(s, 0.04, 0), edgeAt(s, 0.5, sag * 0.6), edgeAt(s, 0.94, sag)];
          }),
        upper ? back.ink : tone.ink,
        0.5,
        { opacity: 0.3 },
      );
    }
  };
  const upperSide = Math.cos(angle + bend * 0.5) > 0 ? -1 : 1;
  half(upperSide);
  half(upperSide === 1 ? -1 : 1);
  const rib = ribbon(line, (t) =>
    t < stalk ? lerp(30, 15, (t / stalk) ** 0.6) : lerp(13, 2, (t - stalk) / (1 - stalk)),
  );
  sketch.body(rib, mix(tone.light, "#dcd690", 0.4), tone.ink, 1);
  sketch.lines([line.slice(2, -6)], mix(tone.dark, tone.ink, 0.3), 1.2, { opacity: 0.45 });
};

/** The youngest leaf, still rolled. */
const rolledLeaf = (sketch: Sketch, tone: Tone, from: Point, angle: number, length: number): void => {
  const line = arc(from, angle, length, 0.12, 0, 14);
  sketch.body(
    ribbon(line, (t) => lerp(16, 24, Math.sin(t * Math.PI)) * (1 - t ** 6) + 1),
    litWash(sketch.page, [tone.pale, tone.light, tone.mid], [from[0] - 14, from[1]], [from[0] + 14, from[1]]),
    tone.ink,
    1.1,
  );
  sketch.lines(
    [
      steps(12).map((t) => {
        const spot = along(line, lerp(0.12, 0.98, t));
        return polar(spot.point, spot.angle + Math.PI / 2, lerp(8, -7, t));
      }),
    ],
    tone.ink,
    0.9,
    { opacity: 0.7 },
  );
};

/** A young plant beside the old one: a spindle of sheaths with its first narrow leaves. */
const sucker = (
  sketch: Sketch,
  traits: PlateTraits,
  foot: Point,
  height: number,
  way: number,
  tone: Tone,
): void => {
  const stem = arc(foot, up + way * 0.16, height * 0.5, -way * 0.08, 0, 9);
  const top = at(stem, -1);
  for (const [turn, long, bend] of [
    [0.16, 0.6, 0.2],
    [-0.34, 0.56, -0.7],
    [0.46, 0.5, 0.9],
  ] as const)
    hangingLeaf(sketch, traits, {
      from: [top[0], top[1] + 12],
      angle: up + way * 0.1 + turn,
      length: height * long,
      bend,
      above: 0.7,
      below: 0.8,
      torn: 0.05,
      age: 0.6,
    });
  sketch.body(
    ribbon(stem, (t) => lerp(30, 15, t ** 0.7)),
    litWash(sketch.page, [tone.light, tone.mid, tone.dark], [foot[0] - 16, foot[1]], [foot[0] + 16, foot[1]]),
    tone.ink,
    1.1,
  );
  sketch.lines([stem.map(([x, y], i): Point => [x + lerp(-9, 5, i / 8), y])], tone.ink, 0.8, {
    opacity: 0.6,
  });
};

/** A finger of the bunch: it leaves the stalk sideways and turns up to the light. */
const finger = (sketch: Sketch, line: Polyline, width: number, tone: Tone): void => {
  const shape = (t: number): number =>
    width *
    (t < 0.14
      ? lerp(0.4, 0.82, t / 0.14)
      : t < 0.8
        ? 0.82 + 0.18 * Math.sin(((t - 0.14) / 0.66) * Math.PI)
        : lerp(0.82, 0.26, (t - 0.8) / 0.2));
  sketch.body(ribbon(line, shape), flatWash(sketch.page, tone), tone.ink, 1);
  const bank = (share: number): Point[] =>
    steps(9).map((t) => {
      const spot = along(line, lerp(0.06, 0.92, t));
      return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(0.06, 0.92, t)));
    });
  sketch.lines([bank(0.16)], tone.ink, 0.7, { opacity: 0.45 });
  sketch.patches([[...bank(0.48), ...bank(0.18).reverse()]], { fill: tone.dark, opacity: 0.3 });
  sketch.dots([at(line, -1)], "#4a3a22", width * 0.24);
};

/** The bunch: hands of fingers in tiers around a hanging stalk, the scars of fallen bracts, and the bud at its end. */
export const bunch = (layers: Layers, traits: PlateTraits, top: Point, way: number): void => {
  const { fruit } = traits;
  if (fruit === undefined) return;
  const sketch = layers.top;
  const { page, random } = layers;
  const stalk = evenly(
    through(
      [
        [top[0], top[1] + 6],
        [top[0] + way * 34, top[1] - 44],
        [top[0] + way * 92, top[1] - 34],
        [top[0] + way * 128, top[1] + 44],
        [top[0] + way * 136, top[1] + 150],
        [top[0] + way * 136, top[1] + 270],
        [top[0] + way * 130, top[1] + 372],
        [top[0] + way * 124, top[1] + 412],
      ],
      6,
    ),
    40,
  );
  const green = toneOf(mix(toneOf("light-green").mid, "#6d8a44", 0.4));
  sketch.body(
    ribbon(stalk, (t) => (t < 0.32 ? lerp(22, 19, t / 0.32) : lerp(16, 8, (t - 0.32) / 0.68))),
    flatWash(page, green),
    green.ink,
    1.1,
  );
  const ripe = toneOf(fruit.colour).mid;
  const unripe = toneOf(fruit.unripe ?? "green").mid;
  const hands = 7;
  for (let i = 0; i < hands; i++) {
    const t = lerp(0.34, 0.71, i / (hands - 1));
    const { point } = along(stalk, t);
    // Ripeness comes from above and is never even.
    const turned = clamp(lerp(1, 0.06, i / (hands - 2.2)) + random.around(0, 0.06), 0.04, 1);
    const tone = toneOf(mix(mix(unripe, "#8aa644", 0.35), ripe, turned));
    const long = lerp(92, 64, i / (hands - 1));
    const put = (share: number, lift: number, shade: number, size: number): void => {
      const far = Math.abs(share);
      const side = Math.sign(share) || 1;
      const from: Point = [point[0] + share * 16, point[1] + 14 * (1 - far) - lift];
      const start = up + side * lerp(0.24, 2.05, far ** 0.9);
      const bend = -side * far * 1.85;
      const own = shade > 0 ? toneOf(mix(tone.mid, tone.dark, shade)) : tone;
      finger(
        sketch,
        arc(from, start, long * size * random.between(0.94, 1.05), bend, 0, 12),
        long * 0.24,
        own,
      );
    };
    for (const share of [-0.84, -0.5, 0.5, 0.84]) put(share, 12, 0.5, 0.92);
    for (const share of [-1, 1, -0.74, 0.74, -0.46, 0.46, -0.2, 0.2])
      put(share, 0, 0, lerp(0.9, 1, Math.abs(share)));
  }
  // Below the hands the bracts have left their scars.
  sketch.lines(
    steps(9).map((t): Point[] => {
      const spot = along(stalk, lerp(0.75, 0.97, t));
      return [
        polar(spot.point, spot.angle - Math.PI / 2, 5.4),
        polar(spot.point, spot.angle, 2),
        polar(spot.point, spot.angle + Math.PI / 2, 5.4),
      ];
    }),
    green.ink,
    1.6,
    { opacity: 0.7 },
  );
  bud(sketch, traits, at(stalk, -1), way);
};

/** The bud of male flowers: tightly rolled bracts, one of them lifted off its row of cream flowers. */
const bud = (sketch: Sketch, traits: PlateTraits, end: Point, way: number): void => {
  const tone = toneOf(traits.flower?.bracts ?? "maroon");
  const cream = toneOf(traits.flower?.colour ?? "cream");
  const lifted = arc([end[0] - way * 6, end[1] + 6], down - way * -1.0, 74, way * -0.9, 0, 12);
  sketch.body(
    ribbon(lifted, (t) => 46 * Math.sin(Math.PI * lerp(0.14, 1, t ** 0.8)) ** 0.8 + 0.5),
    flatWash(sketch.page, toneOf(mix(tone.mid, "#b04a44", 0.4))),
    tone.ink,
    1.1,
  );
  for (const [k, share] of [-1, -0.6, -0.2, 0.2, 0.6, 1].entries()) {
    const line = arc(
      [end[0] + share * 15, end[1] + 4],
      down - way * -0.5 - share * 0.2,
      30 + (k % 2) * 3,
      0.1,
      0,
      6,
    );
    sketch.body(
      ribbon(line, (t) => 6.5 * (1 - t * 0.35)),
      cream.mid,
      cream.ink,
      0.7,
    );
  }
  for (const [lean, wide, long] of [
    [0, 66, 118],
    [0.26, 42, 108],
    [-0.28, 40, 104],
    [0.04, 40, 88],
  ] as const) {
    const line = arc([end[0] - lean * 10, end[1] - 4], down - lean, long, lean * 1.2, 0, 14);
    sketch.body(
      ribbon(line, (t) => wide * Math.sin(Math.PI * lerp(0.12, 1, t ** 0.72)) ** 0.82 + 0.5),
      flatWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
    sketch.lines([line.slice(1, -2)], tone.pale, 0.8, { opacity: 0.4 });
  }
};

export const drawBanana = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#b3ae66", 0.4));
  const trunk = arc([0, 0], up - way * 0.05, 530 * page.tall, way * 0.1, 0, 14);
  const leafGreen = toneOf(traits.leaf.colour);
  sucker(layers.behind, traits, [-way * 74, 6], 270, -way, toneOf(mix(leafGreen.light, tone.mid, 0.5)));
  const top = at(trunk, -1);
  // From the back to the front; `turn` is away from upright, positive towards the bunch.
  const plan: readonly (readonly [number, number, number, number, number, number, number])[] = [
    // turn, length, bend, above, below, torn, age
    [0.3, 0.96, 0.5, 0.75, 0.8, 0.15, 0.7],
    [-0.34, 1, -0.6, 0.8, 0.85, 0.2, 0.7],
    [0.72, 1.02, 1.25, 0.6, 0.95, 0.45, 0.9],
    [-0.8, 1.06, -1.2, 0.6, 0.95, 0.4, 0.9],
    [1.14, 0.96, 1.7, 0.5, 0.9, 0.7, 1],
    [-1.2, 0.98, -1.75, 0.5, 0.95, 0.8, 1.15],
    [-1.65, 0.7, -1.5, 0.4, 0.7, 1, 1.7],
  ];
  for (const [i, [turn, long, bend, above, below, torn, age]] of plan.entries()) {
    const lean = turn * way + random.around(0, 0.05);
    note(layers, lean, top);
    const one = new Sketch(page);
    hangingLeaf(one, traits, {
      from: [top[0] + Math.sign(lean) * Math.min(18, Math.abs(lean) * 16), top[1] + 22 + Math.abs(lean) * 10],
      angle: up + lean * 0.62,
      length: 500 * long * page.tall ** 0.5,
      bend: bend * way,
      above,
      below,
      torn,
      age,
    });
    (i === 6 ? layers.twigs : layers.behind).lay(one);
  }
  rolledLeaf(
    layers.behind,
    toneOf(mix(leafGreen.light, "#c4cf72", 0.4)),
    [top[0], top[1] + 14],
    up - way * 0.04,
    250,
  );
  falseTrunk(layers.stems, trunk, tone);
  standInSoil(layers.behind, layers.stems, toneOf("tan"), [0, 0], girth(0) * 0.9);
  // One leaf comes forward over the crown.
  const fore = new Sketch(page);
  note(layers, -way, top);
  hangingLeaf(fore, traits, {
    from: [top[0] - way * 8, top[1] + 26],
    angle: up - way * 0.24,
    length: 330,
    bend: -way * 2.1,
    above: 1.1,
    below: 1.2,
    torn: 0.35,
    age: 0.8,
  });
  layers.front.lay(fore);
  bunch(layers, traits, top, way);
  return layers.merged();
};
