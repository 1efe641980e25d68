// Flowers of a few millimetres among hundreds: seen open, aslant, from the side or in bud, and in sprays of a few. Each
// is drawn in a few ways, once, and placed many times.
import { clamp, frame, lerp, type Point, polar, steps, through } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { clusterRoom } from "./cluster-room.ts";
import { isPale, paintOf } from "./flower-paint.ts";
import { stalkPaint } from "./stalked.ts";
import { type FlowerTraits, isToothedCup } from "./traits.ts";

const smallForms: ReadonlySet<FlowerTraits["form"]> = new Set([
  "five-petal",
  "four-petal",
  "three-petal",
  "six-petal",
  "tiny",
  "tube",
  "bell",
  "star",
  "salver",
]);

/** How much larger than in true proportion the flowers of a cluster of many are drawn, to be seen as flowers. */
const enlarged = 1.9;

/** Flowers as pale as the paper are fewer and larger, or their stalks would be all that is seen. */
const enlargedPale = 1.28;

/** Flowers that are broader in true proportion are looked at one by one. */
const broadest = 19;

/** The width of one flower where the cluster has too many to be told apart; nothing where each is a flower to look at. */
export const smallFlowerSize = (flower: FlowerTraits): number | undefined => {
  if (!smallForms.has(flower.form) || flower.cluster_cm === undefined || flower.size_cm > 1.1)
    return undefined;
  const real = clusterRoom(flower.cluster_cm) * (flower.size_cm / flower.cluster_cm);
  if (real > broadest) return undefined;
  return clamp(real * enlarged, 9, Math.max(17, real)) * (isPale(flower) ? enlargedPale : 1);
};

/** The size at which the parts are drawn. */
const nominal = 12;

/** How a small flower is seen, or how far it has opened. */
export type SmallView = "open" | "aslant" | "side" | "bud";

type Small = { sketch: Sketch; flower: FlowerTraits; tone: Tone; stamen: string; middle: string; cup: Tone };

/** Half the width of a petal at each share of its length, by its shape. */
const petalWidths = (flower: FlowerTraits): readonly [number, number, number] => {
  const { petal, form } = flower;
  if (isToothedCup(flower)) return [0.38, 0.24, 0.03];
  if (petal === "strap") return [0.13, 0.2, 0.13];
  if (petal === "thick") return [0.26, 0.3, 0.14];
  if (petal === "heart" || petal === "crinkled") return [0.16, 0.36, 0.3];
  if (petal === "clawed") return [0.06, 0.3, 0.3];
  if (petal === "upright") return [0.18, 0.22, 0.16];
  if (petal === "none" || form === "six-petal" || form === "star" || form === "tiny")
    return [0.2, 0.22, 0.06];
  return [0.2, 0.32, 0.24];
};

const usualCount: Partial<Record<FlowerTraits["form"], number>> = {
  "four-petal": 4,
  "three-petal": 3,
  "six-petal": 6,
};

const isWhite = (tone: Tone): boolean => brightness(tone.mid) > 0.84;

/** White lies in the green light of the leaves; in grey, hundreds of flowers would be a smear. */
const sage = "#7f9468";

/** The line around so small a part: in full ink it would be all that is seen. */
const fine = (tone: Tone, width = 0.36) => ({
  stroke: isWhite(tone) ? mix(tone.ink, sage, 0.55) : mix(tone.ink, tone.dark, 0.45),
  "stroke-width": width,
});

/** What lies in the shade of its neighbour. */
const inShade = (tone: Tone): string =>
  isWhite(tone) ? mix(tone.mid, sage, 0.34) : mix(tone.mid, tone.dark, 0.34);

/** The flower from above, `flat` as wide along its axis as across it. */
const fromAbove = ({ sketch, flower, tone, stamen, middle }: Small, flat: number): void => {
  const { random } = sketch;
  const count = flower.petals ?? usualCount[flower.form] ?? 5;
  const radius = nominal / 2;
  const widths = petalWidths(flower);
  const turn = random.between(0, 6);
  const petal = (i: number): Point[] => {
    const angle = turn + (i / count) * Math.PI * 2 + random.around(0, 0.12);
    const long = radius * random.between(0.88, 1.08) * (isToothedCup(flower) ? 0.72 : 1);
    const at = (x: number, y: number): Point => {
      const [px, py] = polar(polar([0, 0], angle, x * long), angle + Math.PI / 2, y * radius);
      return [radius * 0.3 * (1 - flat) + px * flat, py];
    };
    const [foot, wide, end] = widths;
    return [
      at(0.05, 0),
      at(0.3, -foot),
      at(0.66, -wide),
      at(0.98, -end),
      at(1.02, end * 0.3),
      at(0.94, end),
      at(0.62, wide),
      at(0.28, foot),
    ];
  };
  const shapes = Array.from({ length: count }, (_, i) => petal(i));
  const style = fine(tone);
  // Every second petal lies a little in the shade of its neighbour.
  sketch.patches(
    shapes.filter((_, i) => i % 2 === 1),
    { fill: inShade(tone), ...style },
  );
  sketch.patches(
    shapes.filter((_, i) => i % 2 === 0),
    { fill: mix(tone.light, tone.mid, 0.35), ...style },
  );
  const heart: Point = [radius * 0.3 * (1 - flat), 0];
  sketch.dots([heart], middle, radius * 0.5);
  if (flower.stamen_count === undefined && flower.form === "tiny") return;
  const long = isToothedCup(flower) ? 1.16 : flower.long_stamens === true ? 0.86 : 0.5;
  const anthers = Array.from({ length: Math.min(flower.stamen_count ?? 5, 6) }, (_, i, all = 6): Point => {
    const angle = turn + ((i + 0.5) / Math.min(flower.stamen_count ?? 5, all)) * Math.PI * 2;
    const [x, y] = polar([0, 0], angle, radius * long);
    return [heart[0] + x * flat, y];
  });
  if (flower.long_stamens === true)
    sketch.lines(
      anthers.map((anther): Point[] => [heart, [(heart[0] + anther[0]) / 2, anther[1] / 2], anther]),
      mix(tone.ink, stamen, 0.3),
      0.6,
      { opacity: 0.9 },
    );
  sketch.dots(anthers, mix(stamen, tone.ink, 0.45), 1.35);
  sketch.dots(anthers, stamen, 0.85);
};

/** The flower from the side, on its cup: a spread of petals, or a tube with a few lobes. */
const fromAside = ({ sketch, flower, tone, stamen, cup }: Small): void => {
  const r = nominal / 2;
  const style = fine(tone);
  const joined = ["tube", "bell", "salver", "star"].includes(flower.form);
  const long = joined ? 1.5 : 0.5;
  const widths = petalWidths(flower);
  const petal = (lean: number, size: number): Point[] => {
    const root: Point = [r * long * 0.7, lean * r * 0.14];
    const at = (x: number, y: number): Point =>
      polar(polar(root, lean, x * r * size), lean + Math.PI / 2, y * r);
    const wide = Math.max(0.16, widths[1] * 0.8);
    return [
      at(0, -0.08),
      at(0.5, -wide),
      at(0.95, -widths[2]),
      at(1.05, 0),
      at(0.95, widths[2]),
      at(0.5, wide),
      at(0, 0.08),
    ];
  };
  const reach = joined || isToothedCup(flower) ? 0.62 : 1;
  sketch.patches([petal(-0.42, reach * 0.9), petal(0.42, reach * 0.9)], {
    fill: inShade(tone),
    ...style,
  });
  const anthers: Point[] = [-0.5, 0, 0.5].map((lean) =>
    polar([r * long * 0.7, 0], lean, r * (flower.long_stamens === true ? 1.3 : 0.98)),
  );
  if (flower.long_stamens === true)
    sketch.lines(
      anthers.map((anther): Point[] => [[r * 0.4, 0], [(r * 0.4 + anther[0]) / 2, anther[1] * 0.6], anther]),
      mix(tone.ink, stamen, 0.3),
      0.6,
      { opacity: 0.9 },
    );
  if (!joined || flower.long_stamens === true) sketch.dots(anthers, mix(stamen, tone.ink, 0.4), 1.3);
  sketch.patches([petal(-1.12, reach), petal(1.16, reach), petal(0.05, reach * 0.84)], {
    fill: mix(tone.light, tone.mid, 0.35),
    ...style,
  });
  if (joined)
    sketch.patches(
      [
        [
          [r * 0.1, -r * 0.16],
          [r * 0.6, -r * 0.28],
          [r * 1.16, -r * 0.32],
          [r * 1.16, r * 0.32],
          [r * 0.6, r * 0.28],
          [r * 0.1, r * 0.16],
        ],
      ],
      { fill: tone.mid, ...style },
    );
  sketch.patches(
    [
      [
        [0, -r * 0.12],
        [r * 0.25, -r * 0.32],
        [r * 0.55, -r * 0.34],
        [r * 0.46, 0],
        [r * 0.55, r * 0.34],
        [r * 0.25, r * 0.32],
        [0, r * 0.12],
      ],
    ],
    { fill: cup.mid, ...fine(cup) },
  );
};

const closed = ({ sketch, flower, tone, cup }: Small): void => {
  const r = nominal / 2;
  const slender = ["tube", "salver", "star"].includes(flower.form) ? 1.5 : 1;
  const colour = mix(tone.mid, cup.mid, 0.12);
  sketch.patches(
    [
      [
        [0, 0],
        [r * 0.3, -r * 0.34],
        [r * 0.72 * slender, -r * 0.36],
        [r * 1.02 * slender, -r * 0.06],
        [r * 0.98 * slender, r * 0.14],
        [r * 0.68 * slender, r * 0.38],
        [r * 0.3, r * 0.34],
      ],
    ],
    { fill: colour, ...fine(tone) },
  );
  sketch.dots([[r * 0.66 * slender, -r * 0.1]], mix(tone.pale, colour, 0.25), r * 0.28);
  sketch.patches(
    [
      [
        [-r * 0.02, -r * 0.1],
        [r * 0.16, -r * 0.28],
        [r * 0.38, -r * 0.32],
        [r * 0.24, 0],
        [r * 0.38, r * 0.32],
        [r * 0.16, r * 0.28],
        [-r * 0.02, r * 0.1],
      ],
    ],
    { fill: cup.mid, ...fine(cup) },
  );
};

/** In the shade of those before it: against white ones at the back those in front are seen. */
const shadedTone = (tone: Tone): Tone => {
  if (!isWhite(tone)) return darkened(tone);
  const [pale, light, mid] = [tone.pale, tone.light, tone.mid].map((each) => mix(each, sage, 0.46));
  return {
    pale: pale ?? sage,
    light: light ?? sage,
    mid: mid ?? sage,
    dark: mix(sage, tone.ink, 0.2),
    ink: tone.ink,
  };
};

const darkened = (tone: Tone): Tone => ({
  pale: mix(tone.pale, tone.dark, 0.36),
  light: mix(tone.light, tone.dark, 0.28),
  mid: mix(tone.mid, tone.dark, 0.34),
  dark: mix(tone.dark, tone.ink, 0.2),
  ink: tone.ink,
});

const variants = 3;

/** One small flower whose stalk ends at `to`, heading along `angle`. */
export const smallFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  to: Point,
  angle: number,
  size: number,
  view: SmallView,
  shaded = false,
): void => {
  const variant = Math.floor(sketch.random.between(0, view === "bud" ? 1 : variants));
  sketch.reuse(
    `small flower ${view} ${variant} ${shaded} ${flower.form} ${flower.colour}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const paint = paintOf(flower);
      const tone = shaded ? shadedTone(paint.tone) : paint.tone;
      const green = toneOf(mix("#93ab62", paint.bracts.mid, flower.bracts === undefined ? 0 : 0.5));
      const small: Small = {
        sketch: drawing,
        flower,
        tone,
        stamen: paint.stamen,
        middle:
          flower.centre === undefined ? mix(green.mid, tone.mid, 0.3) : mix(paint.centre, green.dark, 0.15),
        cup: shaded ? shadedTone(green) : green,
      };
      if (view === "bud") closed(small);
      else if (view === "side" || flower.form === "tube" || flower.form === "bell") fromAside(small);
      else
        fromAbove(
          small,
          view === "open" ? lerp(1, 0.8, variant / variants) : lerp(0.66, 0.46, variant / variants),
        );
      return drawing;
    },
    frame(to, angle, size / nominal),
  );
};

/** How far a spray is on: all open, opening, or still closed. */
export type Age = "open" | "opening" | "closed";

/** The flowers of a spray: how far out, to which side, and how much each leans, in widths of a flower. */
const sprayOf: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [1.9, 0.06, 0],
    [1.34, 0.78, 0.8],
    [1.26, -0.74, -0.86],
    [0.72, 0.7, 1.1],
    [0.62, -0.62, -1.15],
  ],
  [
    [1.76, -0.1, -0.1],
    [1.5, 0.62, 0.7],
    [1, -0.76, -0.95],
    [0.86, 0.16, 0.4],
    [0.5, 0.66, 1.2],
    [1.72, -0.78, -0.6],
  ],
  [
    [1.66, 0.12, 0.1],
    [1.16, -0.68, -0.9],
    [1.06, 0.74, 0.95],
    [0.62, -0.3, -0.5],
  ],
];

/** A few flowers on a forked stalk, the end one the oldest, from `from` along `angle`. */
export const spray = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  size: number,
  age: Age,
  shaded = false,
): void => {
  const which = Math.floor(sketch.random.between(0, sprayOf.length));
  sketch.reuse(
    `spray ${which} ${age} ${shaded}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const { random } = drawing;
      const spots = (sprayOf[which] ?? []).map(([x, y, lean]) => ({
        to: [x * nominal * random.between(0.92, 1.08), y * nominal * random.between(0.9, 1.1)] as Point,
        lean,
      }));
      const { mid, ink } = stalkPaint(flower);
      const lines = spots.map(({ to, lean }) =>
        through(
          [
            [Math.max(0, to[0] - nominal * 1.1) * 0.6, 0],
            [to[0] * 0.66, to[1] * (lean === 0 ? 0.4 : 0.42)],
            to,
          ],
          3,
        ),
      );
      drawing.lines(lines, ink, 1.25, { opacity: 0.6 });
      drawing.lines(lines, shaded ? mix(mid, ink, 0.2) : mid, 0.8);
      const order = spots
        .map((spot, i) => ({ ...spot, i }))
        .sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
      for (const { to, lean, i } of order) {
        const bud = age === "closed" || (age === "opening" && i % 5 > 1);
        const view: SmallView = bud ? "bud" : Math.abs(lean) > 0.9 ? "side" : i % 3 === 2 ? "aslant" : "open";
        smallFlower(
          drawing,
          flower,
          to,
          lean,
          nominal *
            (age === "closed"
              ? random.between(0.72, 0.94)
              : bud
                ? random.between(0.76, 0.96)
                : random.between(0.9, 1.1)),
          view,
          shaded,
        );
      }
      drawing.occupy(
        steps(7).map((t) => {
          const turn = t * 6.28;
          return [nominal * (1.15 + 0.75 * Math.cos(turn)), nominal * 0.7 * Math.sin(turn)];
        }),
      );
      return drawing;
    },
    frame(from, angle, size / nominal),
  );
};

/**
 * A knot of minute flowers without petals, heading along +x: pointed scales over each other, a few of them with their
 * threads out (amaranths, goosefoots, nettles).
 */
export const knot = (
  sketch: Sketch,
  flower: FlowerTraits,
  to: Point,
  angle: number,
  size: number,
  shaded = false,
): void => {
  const which = Math.floor(sketch.random.between(0, 4));
  sketch.reuse(
    `knot ${which} ${shaded}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const { random } = drawing;
      const paint = paintOf(flower);
      // Pale as paper, the scales would be a grey fur.
      const green = toneOf(mix(paint.tone.mid, "#a3bd63", isPale(flower) ? 0.62 : 0.35));
      const own = shaded ? shadedTone(green) : green;
      const bract = flower.bracts === undefined ? own : toneOf(mix(own.mid, paint.bracts.mid, 0.4));
      const r = nominal / 2;
      const scale = (x: number, y: number, lean: number, long: number, wide: number): Point[] => {
        const at = (dx: number, dy: number): Point =>
          polar(polar([x * r, y * r], lean, dx * r), lean + Math.PI / 2, dy * r);
        const tip = at(long, 0);
        return [at(0, -wide * 0.5), at(long * 0.4, -wide), tip, tip, at(long * 0.4, wide), at(0, wide * 0.5)];
      };
      const row = (count: number, x: number, spread: number, long: number): Point[][] =>
        steps(count).map((t) => {
          const side = t * 2 - 1 + random.around(0, 0.16);
          return scale(x, side * spread * 0.62, side * 0.85, long * random.between(0.84, 1.14), 0.27);
        });
      // From the back to the front, and from the light at the tip to the shade at the foot.
      drawing.patches(row(4, 0.2, 0.95, 1.5), {
        fill: mix(bract.mid, bract.dark, 0.35),
        ...fine(bract, 0.3),
      });
      drawing.patches(row(5, 0, 1, 1.2), { fill: own.mid, ...fine(own, 0.3) });
      drawing.patches(row(4, -0.2, 0.8, 0.95), { fill: mix(own.light, own.pale, 0.55), ...fine(own, 0.3) });
      const threads = [-0.7, 0.1, 0.62].map((lean): Point[] => {
        const root = polar([r * 0.4, 0], lean * 1.3, r * 0.75);
        return [root, polar(root, lean * 1.2 + 0.2, r * 0.3), polar(root, lean * 1.3 - 0.1, r * 0.56)];
      });
      const thread = flower.stamens === undefined ? mix(own.pale, "#f3ead2", 0.5) : paint.stamen;
      drawing.lines(threads, own.ink, 0.8, { opacity: 0.4 });
      drawing.lines(threads, thread, 0.5);
      drawing.dots(
        threads.map((line) => line.at(-1) ?? [0, 0]),
        thread,
        0.9,
      );
      drawing.occupy([
        [-r * 0.3, -r * 0.6],
        [r * 1.1, -r * 0.7],
        [r * 1.3, 0],
        [r * 1.1, r * 0.7],
        [-r * 0.3, r * 0.6],
      ]);
      return drawing;
    },
    frame(to, angle, size / nominal),
  );
};
