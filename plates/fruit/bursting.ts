// Dehiscent fruits: the cotton boll, the kapok pod, the lidded capsule.
import { degrees, ellipse, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
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

/** Kapok: a long woody spindle; when ripe it is open along one side and shows floss with black seeds. */
export const kapok = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const body = {
    length: L,
    width: L * (fruit.width ?? 0.3),
    profile: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.03)) ** 0.62,
  };
  paintBody(sketch, body, tone, "smooth");
  const seams = [-0.5, 0.55].map((across) => steps(9).map((t) => onBody(body, 0.04 + t * 0.92, across)));
  sketch.lines(seams, tone.ink, 0.8, { opacity: 0.6 });
  if (!ripe) return;
  const gap = (side: 1 | -1, from: number, to: number): Point[] =>
    steps(9).map((t) => {
      const depth = lerp(from, to, t);
      return onBody(body, depth, 0.08 + side * 0.62 * Math.sin(t * Math.PI) ** 0.7);
    });
  // The inside of the shell, then the floss over it.
  sketch.body(
    [...gap(-1, 0.2, 0.97), ...gap(1, 0.2, 0.97).reverse()],
    mix(tone.dark, "#2a1a10", 0.3),
    tone.ink,
    0.9,
  );
  for (const [t, across, share] of [
    [0.34, 0.1, 0.3],
    [0.46, -0.2, 0.36],
    [0.48, 0.42, 0.36],
    [0.6, 0.05, 0.42],
    [0.7, 0.42, 0.38],
    [0.74, -0.16, 0.38],
    [0.84, 0.14, 0.34],
  ] as const)
    tuft(sketch, onBody({ ...body, profile: () => 1 }, t, across), body.width * share);
  sketch.dots(
    [
      [0.44, 0.1],
      [0.55, -0.26],
      [0.58, 0.5],
      [0.68, 0.08],
      [0.76, 0.5],
      [0.82, -0.1],
    ].map(([t, across]): Point => onBody({ ...body, profile: () => 1 }, t ?? 0, across ?? 0)),
    "#2b2420",
    Math.max(1.6, L * 0.032),
  );
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
