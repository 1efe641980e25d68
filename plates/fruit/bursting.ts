// Dehiscent fruits: the kapok pod, the lidded capsule.
import { along, arc, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bodyOutline, onBody, paintBody } from "./body.ts";
import { type FruitPaint, type FruitTraits, fruitPaint } from "./traits.ts";

const floss = toneOf("white");
const flossInk = "#8d8772";

/** Floss that swells out of its pod: one soft mass with uneven locks, fibres at its edge and all over it. */
const flossMass = (sketch: Sketch, L: number, wide: number): void => {
  const { random } = sketch;
  const phase = random.between(0, 6);
  const on = (t: number, across: number): Point => {
    const bulge = 1 + 0.13 * Math.abs(Math.sin(t * 9.5 + phase + (across > 0 ? 1.3 : 0)));
    return [
      across * wide * 0.78 * Math.sin(lerp(0.1, 0.985, t) * Math.PI) ** 0.62 * bulge,
      L * lerp(0.14, 1.1, t) + wide * 0.03 * Math.sin(across * 5 + t * 8),
    ];
  };
  const edge = (side: 1 | -1): Point[] => steps(24).map((t) => on(t, side));
  const fibres = ([-1, 1] as const).flatMap((side) =>
    steps(46).map((t): Point[] => {
      const away = (side > 0 ? 0 : Math.PI) + side * random.between(-0.5, 1.3);
      const foot = on(t, side * 0.94);
      return [
        foot,
        polar(foot, away, wide * 0.09),
        polar(foot, away + side * random.between(0.1, 0.8), wide * random.between(0.14, 0.22)),
      ];
    }),
  );
  sketch.lines(fibres, flossInk, 0.6, { opacity: 0.65 });
  sketch.body([...edge(-1), ...edge(1).reverse()], roundWash(sketch.page, floss), flossInk, 0.7);
  // The locks of the chambers stream downwards, each with a little shade beside it.
  const locks = [-0.62, -0.26, 0.12, 0.5].map((across, i): Point[] =>
    steps(14).map((s) =>
      on(lerp(0.04 + 0.06 * (i % 2), 0.9, s), across + 0.05 * Math.sin(s * 5 + i * 2 + phase)),
    ),
  );
  sketch.patches(
    locks.map((lock) => [...lock, ...lock.map(([x, y]): Point => [x + wide * 0.09, y + L * 0.01]).reverse()]),
    { fill: "#8f8b76", opacity: 0.2 },
  );
  sketch.lines(locks, "#9d967f", 0.6, { opacity: 0.45 });
  sketch.lines(
    steps(64).map((_, i): Point[] => {
      const across = ((i * 7) % 17) / 8.5 - 1;
      const from = ((i * 5) % 23) / 26;
      return steps(5).map((s) => on(from + s * 0.13, across * 0.9 + 0.1 * Math.sin(s * 3.4 + i)));
    }),
    "#b9b29c",
    0.6,
    { opacity: 0.85 },
  );
};

/** Kapok: a long woody spindle; when ripe its five valves part from the tip and the floss swells out between them. */
export const kapok = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const wide = L * (fruit.width ?? 0.3);
  if (!ripe) {
    const body = {
      length: L,
      width: wide,
      profile: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.03)) ** 0.62,
    };
    paintBody(sketch, body, tone, "smooth");
    const seams = [-0.5, 0.55].map((across) => steps(9).map((t) => onBody(body, 0.04 + t * 0.92, across)));
    sketch.lines(seams, tone.ink, 0.8, { opacity: 0.6 });
    return;
  }
  const inner = toneOf(mix(tone.light, "#e6d3a8", 0.5));
  const weight = L > 40 ? 1 : 0.7;
  const valve = (lean: number, share: number, inside: boolean): void => {
    const line = arc([0, L * 0.02], degrees(90) - lean * 0.5, L * share, -lean * 0.55, 0, 13);
    const shape = (t: number): number =>
      wide * 0.5 * Math.sin(lerp(0.08, 1, t ** 0.86) * Math.PI) ** 0.7 + 0.8;
    sketch.body(ribbon(line, shape), roundWash(sketch.page, inside ? inner : tone), tone.ink, weight);
    const bank = (across: number): Point[] =>
      line.map((point, i) => polar(point, along(line, i / 12).angle + Math.PI / 2, across * shape(i / 12)));
    sketch.lines([bank(inside ? 0 : 0.08), bank(-0.26)], inside ? inner.dark : tone.ink, 0.7, {
      opacity: 0.45,
    });
  };
  // The valves stand around the floss, the far ones with their inside to the reader; it swells out between the near two.
  valve(0.5, 0.92, true);
  valve(-0.46, 0.96, true);
  flossMass(sketch, L, wide);
  valve(0.84, 0.72, false);
  valve(-0.8, 0.78, false);
  valve(-0.1, 0.4, false);
};

/** Purslane: a small cup of seeds with a detached pointed lid. Drawn with the stalk above, like every fruit. */
export const lidded = (sketch: Sketch, fruit: FruitTraits, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const width = L * Math.max(0.6, fruit.width ?? 0.6);
  const cup = {
    length: L,
    width,
    profile: (t: number) => Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.5)) ** 2)),
  };
  if (L < 22) {
    paintBody(sketch, { ...cup, profile: (t) => Math.sin(Math.PI * t) ** 0.8 }, tone, "smooth");
    sketch.lines([[onBody(cup, 0.5, -0.98), onBody(cup, 0.55, 0), onBody(cup, 0.5, 0.98)]], tone.ink, 0.8);
    return;
  }
  // Two sepals hold the cup.
  for (const side of [-1, 1])
    sketch.body(
      [
        [0, -L * 0.02],
        [side * width * 0.42, L * 0.02],
        [side * width * 0.62, L * 0.26],
        [side * width * 0.5, L * 0.34],
        [side * width * 0.1, L * 0.2],
      ],
      flatWash(sketch.page, toneOf("green")),
      tone.ink,
      0.9,
    );
  const half = { ...cup, length: L * 0.56 };
  sketch.body(
    bodyOutline({ ...half, profile: (t) => Math.sqrt(Math.max(0, 1 - (1 - t) ** 2)) }, 9),
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  const rim: Point = [0, L * 0.56];
  sketch.body(ellipse(rim, width * 0.5, L * 0.11), mix(tone.pale, "#e8dca6", 0.4), tone.ink, 1);
  const seeds = steps(13).map((t) => polar(rim, t * 29, width * 0.4 * Math.sqrt(t)));
  sketch.dots(
    seeds.map(([x, y]): Point => [x, rim[1] + (y - rim[1]) * 0.42]),
    paint.accent?.mid ?? "#33292a",
    L * 0.075,
  );
  // The lid, detached and slightly tilted.
  const lid = (x: number, y: number): Point => [width * (0.05 + x - y * 0.3), L * 0.78 + (y - x * 0.12) * L];
  sketch.body(
    [
      lid(-0.48, 0),
      lid(-0.34, 0.17),
      lid(-0.1, 0.27),
      lid(0, 0.36),
      lid(0, 0.36),
      lid(0.1, 0.27),
      lid(0.34, 0.17),
      lid(0.48, 0),
      lid(0.2, -0.06),
      lid(-0.2, -0.06),
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
};
