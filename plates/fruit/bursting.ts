// Dehiscent fruits: the cotton boll, the kapok pod, the lidded capsule.
import {
  along,
  arc,
  degrees,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  ring,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bodyOutline, onBody, paintBody } from "./body.ts";
import { type FruitPaint, type FruitTraits, fruitPaint } from "./traits.ts";

const floss = toneOf("white");
const flossInk = "#8d8772";

/** One tuft of fibre with a few threads. */
const tuft = (sketch: Sketch, centre: Point, radius: number): void => {
  sketch.body(
    ring(centre, (a) => radius * (1 + 0.07 * Math.sin(a * 6 + centre[0])), 20),
    roundWash(sketch.page, floss),
    flossInk,
    0.8,
  );
  sketch.lines(
    steps(5).map((t): Point[] => {
      const y = centre[1] + radius * lerp(-0.5, 0.6, t);
      return [
        [centre[0] - radius * 0.6, y],
        [centre[0], y + radius * 0.14],
        [centre[0] + radius * 0.5, y - radius * 0.04],
      ];
    }),
    "#b5ae97",
    0.6,
  );
};

/** Cotton: seen from the front, three locks of fibre with the dry valves' points between them. */
export const boll = (sketch: Sketch, L: number): void => {
  const husk = toneOf("brown");
  const green = toneOf("#8b8a4a");
  const centre: Point = [0, L * 0.52];
  // Three fringed bracts behind.
  for (const turn of [-140, -40, 90]) {
    const angle = degrees(turn);
    const reach = (share: number, aside: number): Point =>
      polar(polar(centre, angle, L * share), angle + Math.PI / 2, L * aside);
    sketch.body(
      [
        centre,
        reach(0.26, -0.2),
        reach(0.52, -0.17),
        reach(0.44, -0.1),
        reach(0.62, -0.05),
        reach(0.5, 0),
        reach(0.62, 0.06),
        reach(0.44, 0.1),
        reach(0.52, 0.17),
        reach(0.26, 0.2),
      ],
      flatWash(sketch.page, green),
      green.ink,
      0.8,
      false,
    );
  }
  for (const turn of [-90, 30, 150]) {
    const angle = degrees(turn);
    const side = (share: number, aside: number): Point =>
      polar(polar(centre, angle, L * share), angle + Math.PI / 2, L * aside);
    sketch.body(
      [centre, side(0.3, 0.14), side(0.56, 0), side(0.56, 0), side(0.3, -0.14)],
      flatWash(sketch.page, husk),
      husk.ink,
      1,
    );
  }
  for (const turn of [-150, -30, 90]) tuft(sketch, polar(centre, degrees(turn), L * 0.2), L * 0.235);
  tuft(sketch, centre, L * 0.13);
};

/** A long mass of floss: its edge is of fibres, its folds are shaded, some seeds lie half hidden in it. */
const flossMass = (sketch: Sketch, L: number, wide: number, from: number, to: number): void => {
  const { random } = sketch;
  const half = (t: number): number =>
    wide * 0.5 * Math.sin(lerp(0.12, 0.92, t) * Math.PI) ** 0.7 * (1 + 0.12 * Math.sin(t * 15 + wide));
  const y = (t: number): number => L * lerp(from, to, t);
  const edge = (side: 1 | -1): Point[] =>
    steps(15).map((t, i) => [side * half(t) * (i % 2 === 0 ? 1.07 : 0.94), y(t)]);
  const fibres = ([-1, 1] as const).flatMap((side) =>
    steps(34).map((t): Point[] => {
      const foot: Point = [side * half(t) * 0.85, y(t)];
      const away = (side > 0 ? 0 : Math.PI) + side * random.between(-0.2, 1.1);
      return [
        foot,
        polar(foot, away, wide * 0.12),
        polar(foot, away + side * 0.5, wide * random.between(0.2, 0.3)),
      ];
    }),
  );
  sketch.lines(fibres, flossInk, 0.6, { opacity: 0.55 });
  sketch.body([...edge(-1), ...edge(1).reverse()], roundWash(sketch.page, floss), flossInk, 0.8);
  // The locks of the five chambers, and the fibres in them.
  sketch.lines(
    [-0.5, 0.02, 0.5].map((across) =>
      steps(8).map(
        (t): Point => [across * half(t) + Math.sin(t * 9 + across * 4) * wide * 0.03, y(lerp(0.05, 0.96, t))],
      ),
    ),
    "#a39c86",
    Math.max(0.8, wide * 0.03),
    { opacity: 0.6 },
  );
  sketch.lines(
    steps(34).map((t, i): Point[] => {
      const x = ((i * 7) % 13) / 6.5 - 1;
      const top = lerp(0.06, 0.84, t);
      return steps(5).map(
        (k): Point => [x * half(top + k * 0.1) * 0.84 + Math.sin(k * 3 + i) * wide * 0.025, y(top + k * 0.1)],
      );
    }),
    "#b9b29c",
    0.5,
    { opacity: 0.75 },
  );
  const seeds = [0.22, 0.36, 0.47, 0.6, 0.7, 0.84].map(
    (t, i): Point => [((i % 3) - 1) * half(t) * 0.5 + half(t) * 0.12, y(t)],
  );
  sketch.dots(seeds, "#2b2420", Math.max(1.4, wide * 0.085));
  sketch.dots(
    seeds.map(([x, top]): Point => [x - wide * 0.02, top - wide * 0.02]),
    "#8d857a",
    Math.max(0.6, wide * 0.03),
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
      wide * 0.62 * Math.sin(lerp(0.08, 1, t ** 0.86) * Math.PI) ** 0.7 + 0.8;
    sketch.body(ribbon(line, shape), roundWash(sketch.page, inside ? inner : tone), tone.ink, weight);
    const bank = (across: number): Point[] =>
      line.map((point, i) => polar(point, along(line, i / 12).angle + Math.PI / 2, across * shape(i / 12)));
    sketch.lines([bank(inside ? 0 : 0.08), bank(-0.26)], inside ? inner.dark : tone.ink, 0.7, {
      opacity: 0.45,
    });
  };
  // The valves stand around the floss, the far ones with their inside to the reader; it swells out between the near two.
  valve(0.2, 1.06, true);
  valve(-0.16, 1.08, true);
  valve(0.46, 1.02, false);
  valve(-0.42, 0.98, false);
  flossMass(sketch, L, wide * 1.05, 0.1, 1.04);
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
