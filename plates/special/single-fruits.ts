// Well-known single fruits drawn by hand: cashew apple, cacao pod, calabash, pumpkin, nipple fruit.
import { bodyOutline, onBody, paintBody, profiles } from "../fruit/body.ts";
import { type FruitTraits, fruitPaint } from "../fruit/traits.ts";
import { ellipse, lerp, type Point, ribbon, steps } from "../geometry.ts";
import { mix, toneOf } from "../palette.ts";
import type { Sketch } from "../sketch.ts";
import { flatWash, roundWash } from "../wash.ts";

/** The swollen stalk, pear-shaped, with the kidney nut below it. */
export const cashew = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const apple = L * 0.72;
  paintBody(
    sketch,
    { length: apple, width: L * 0.56, profile: (t) => profiles.pear(t) * 0.97 },
    tone,
    "glossy",
  );
  const nut = toneOf("grey");
  const y = apple * 0.97;
  const kidney: Point[] = [
    [-0.02, 0],
    [-0.13, 0.02],
    [-0.17, 0.13],
    [-0.11, 0.25],
    [0.02, 0.3],
    [0.15, 0.27],
    [0.18, 0.19],
    [0.12, 0.15],
    [0.04, 0.17],
    [0.01, 0.12],
    [0.06, 0.04],
  ].map(([a, b]): Point => [(a ?? 0) * L, y + (b ?? 0) * L]);
  sketch.body(kidney, roundWash(sketch.page, toneOf(mix(nut.mid, "#7c8a5a", 0.45))), nut.ink, 1.2);
};

export const cacao = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone, accent } = fruitPaint(fruit, ripe);
  const body = {
    length: L,
    width: L * (fruit.width ?? 0.46),
    profile: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.97 + 0.02)) ** 0.72 * lerp(1.04, 0.86, t),
  };
  sketch.body([...bodyOutline(body)], roundWash(sketch.page, tone, accent), tone.ink, 1.4);
  const ribs = [-0.84, -0.56, -0.24, 0.1, 0.44, 0.76].map((across) =>
    steps(10).map((t) => onBody(body, lerp(0.02, 0.99, t), across)),
  );
  sketch.patches(
    ribs.map((rib) => ribbon(rib, (t) => L * 0.028 * Math.sin(t * Math.PI))),
    { fill: (accent ?? tone).dark, opacity: 0.75 },
  );
  sketch.lines(ribs, tone.ink, 0.9, { opacity: 0.75 });
  sketch.dots(
    steps(26).map((t) => onBody(body, 0.08 + 0.84 * t, Math.sin(t * 53) * 0.85)),
    tone.ink,
    1.6,
    { opacity: 0.35 },
  );
};

export const calabash = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  paintBody(sketch, { length: L, width: L * (fruit.width ?? 0.98), profile: profiles.round }, tone, "glossy");
  sketch.lines(
    [-0.5, 0.2].map((across) =>
      steps(7).map((t) =>
        onBody({ length: L, width: L * 0.98, profile: profiles.round }, 0.06 + t * 0.9, across),
      ),
    ),
    tone.dark,
    1,
    { opacity: 0.3 },
  );
  sketch.patches([ellipse([0, L * 0.02], L * 0.09, L * 0.025)], { fill: "#6e5a33" });
};

export const pumpkin = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const W = L * (fruit.width ?? 1.25);
  for (const side of [-1, 1, -0.66, 0.66, -0.32, 0.32, 0]) {
    const x = Math.sin((side * Math.PI) / 2) * W * 0.4;
    const lobe = ellipse(
      [x, L * 0.52],
      W * 0.16 * Math.max(0.62, Math.cos(side)),
      L * 0.47 * lerp(1, 0.9, Math.abs(side)),
      0,
      16,
    );
    sketch.body(lobe, roundWash(sketch.page, tone), tone.ink, 1.2);
  }
  const stalk = toneOf("olive");
  sketch.body(
    [
      [-W * 0.05, L * 0.12],
      [-W * 0.03, -L * 0.06],
      [W * 0.05, -L * 0.1],
      [W * 0.07, -L * 0.04],
      [W * 0.05, L * 0.12],
      [W * 0.12, L * 0.16],
      [0, L * 0.13],
      [-W * 0.12, L * 0.16],
    ],
    flatWash(sketch.page, stalk),
    stalk.ink,
    1,
  );
};

/** Golden and shaped like a cow's udder: nipples around the stalk, one long one at the end. */
export const nippleFruit = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  for (const x of [-0.3, 0.3, -0.12, 0.14])
    sketch.body(
      [
        [x * L * 0.6, L * 0.3],
        [x * L * 1.2 - L * 0.06, L * 0.12],
        [x * L * 1.35, L * 0.0],
        [x * L * 1.2 + L * 0.07, L * 0.14],
      ],
      roundWash(sketch.page, tone),
      tone.ink,
      1,
    );
  paintBody(
    sketch,
    {
      length: L,
      width: L * 0.66,
      profile: (t) =>
        t < 0.62
          ? Math.sin(Math.PI * Math.min(1, (t / 0.72) * 0.92 + 0.06)) ** 0.55
          : Math.max(0.16, 1 - ((t - 0.5) / 0.3) ** 1.6) * Math.min(1, (1 - t) * 9),
    },
    tone,
    "glossy",
  );
};
