// Individually drawn single fruits: cashew apple, cacao pod, calabash, pumpkin, nipple fruit, corilla, annatto.

import { ellipse, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bodyOutline, onBody, paintBody, profiles } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

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

/** Ten furrows, a neck below the stalk and a blunt point; the ridges between the furrows are warty. */
export const cacao = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone, accent } = fruitPaint(fruit, ripe);
  const shade = accent ?? tone;
  const body = {
    length: L,
    width: L * (fruit.width ?? 0.46),
    // The shoulder is broad and high, and the pod narrows slowly to its point.
    profile: (t: number) =>
      t < 0.08
        ? lerp(0.3, 0.56, t / 0.08)
        : (0.56 + 0.48 * Math.sin(Math.min(1, (t - 0.08) / 0.26) * (Math.PI / 2))) *
          (1 - Math.max(0, (t - 0.36) / 0.64) ** 2.1) ** 0.74,
  };
  sketch.body([...bodyOutline(body, 22)], roundWash(sketch.page, tone, accent), tone.ink, 1.4);
  const line = (across: number): Point[] => steps(14).map((t) => onBody(body, lerp(0.03, 0.97, t), across));
  // Pairs of furrows draw together at both ends; those at the side look close to one another.
  const furrows = [-0.9, -0.66, -0.3, 0.02, 0.36, 0.62, 0.86];
  sketch.patches(
    furrows.map((across, i) =>
      ribbon(line(across), (t) => L * (i % 2 === 0 ? 0.022 : 0.036) * Math.sin(t * Math.PI) ** 0.7),
    ),
    { fill: mix(shade.dark, shade.ink, 0.4), opacity: 0.62 },
  );
  sketch.patches(
    furrows.map((across) => ribbon(line(across - 0.11), (t) => L * 0.016 * Math.sin(t * Math.PI))),
    { fill: mix(tone.pale, "#fff3d0", 0.4), opacity: 0.34 },
  );
  if (L < 40) return;
  const warts = steps(64).map((t, i) => onBody(body, 0.06 + 0.86 * t, (((i * 7) % 15) / 7.5 - 1) * 0.92));
  sketch.dots(warts, mix(shade.dark, shade.ink, 0.3), Math.max(1.8, L * 0.016), { opacity: 0.4 });
  sketch.dots(
    warts.map(([x, y]): Point => [x - L * 0.005, y - L * 0.006]),
    mix(tone.light, tone.pale, 0.5),
    Math.max(1, L * 0.009),
    { opacity: 0.6 },
  );
};

/** A round shell, dull and faintly mottled where the light falls on it. */
export const calabash = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const own = sketch.random.fork(`calabash ${sketch.page.parts.size}`);
  const body = {
    length: L,
    width: L * (fruit.width ?? 0.98) * own.between(0.94, 1),
    profile: profiles.round,
  };
  paintBody(sketch, body, tone, "smooth");
  const spots = steps(70).map((_, i): Point => {
    const far = Math.sqrt(own.next()) * 0.86;
    return onBody(body, 0.5 + 0.48 * far * Math.sin(i * 2.4), far * Math.cos(i * 2.4));
  });
  sketch.dots(spots, mix(tone.light, tone.pale, 0.5), Math.max(1.2, L * 0.016), { opacity: 0.34 });
  sketch.dots(
    spots.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x + L * 0.03, y + L * 0.02]),
    tone.dark,
    Math.max(1.6, L * 0.024),
    { opacity: 0.2 },
  );
  sketch.patches([ellipse([0, L * 0.02], L * 0.09, L * 0.025)], { fill: "#6e5a33" });
};

export const pumpkin = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const W = L * (fruit.width ?? 1.25);
  const centre: Point = [0, L * 0.52];
  const ribs = [-0.92, -0.72, -0.42, -0.06, 0.32, 0.64, 0.88];
  // A flattened globe: each rib swells a little beyond its grooves, and all meet in the hollow at the stalk.
  const globe = steps(73)
    .slice(0, -1)
    .map((t): Point => {
      const turn = t * Math.PI * 2;
      const across = Math.cos(turn);
      const groove = Math.min(...ribs.map((rib) => Math.abs(rib - across)));
      const hollow = 1 - (Math.sin(turn) < 0 ? 0.17 : 0.08) * Math.exp(-((across / 0.26) ** 2));
      return [
        across * W * 0.5,
        centre[1] + Math.sin(turn) * L * 0.48 * hollow * (0.975 + Math.min(0.03, groove * 0.2)),
      ];
    });
  sketch.body(globe, roundWash(sketch.page, tone), tone.ink, 1.4);
  const meridian = (across: number): Point[] =>
    steps(11).map((t): Point => {
      const turn = Math.PI * lerp(0.08, 0.96, t);
      return [across * Math.sin(turn) ** 0.8 * W * 0.5, centre[1] - Math.cos(turn) * L * 0.43 + L * 0.02];
    });
  sketch.patches(
    ribs.map((across) => ribbon(meridian(across), (t) => W * 0.05 * Math.sin(t * Math.PI))),
    { fill: tone.dark, opacity: 0.45 },
  );
  sketch.lines(ribs.map(meridian), tone.ink, Math.max(0.8, L * 0.008), { opacity: 0.7 });
  sketch.patches(
    [-0.56, -0.24, 0.13].map((across) =>
      ribbon(meridian(across).slice(2, -3), (t) => W * 0.05 * Math.sin(t * Math.PI)),
    ),
    { fill: tone.pale, opacity: 0.45 },
  );
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
  // The knobs around the stalk swell out of the shoulder; two are behind it, two at its sides, one in front.
  const knob = ([x, y]: Point, turn: number, size: number): void =>
    sketch.body(
      ellipse([x * L, y * L], L * 0.1 * size, L * 0.15 * size, turn, 14),
      roundWash(sketch.page, tone),
      tone.ink,
      1,
    );
  knob([-0.15, 0.05], -0.5, 0.9);
  knob([0.15, 0.05], 0.5, 0.9);
  knob([-0.27, 0.15], -0.8, 1.1);
  knob([0.27, 0.15], 0.8, 1.1);
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
  // The foot of each knob runs out into the skin, with a soft furrow between two of them.
  sketch.patches(
    [
      ellipse([-0.21 * L, 0.2 * L], L * 0.07, L * 0.1, -0.7, 12),
      ellipse([0.2 * L, 0.2 * L], L * 0.07, L * 0.1, 0.7, 12),
    ],
    {
      fill: tone.mid,
      opacity: 0.85,
    },
  );
  knob([0.03, 0.12], 0.06, 0.92);
  sketch.fill(ellipse([0.03 * L, 0.22 * L], L * 0.085, L * 0.08, 0, 12), { fill: tone.mid, opacity: 0.9 });
  // The green calyx, small, in the middle of them.
  const green = toneOf("#6d8440");
  for (const turn of [-1.2, -0.6, 0, 0.6, 1.2])
    sketch.body(
      [
        [-L * 0.03, 0],
        [Math.sin(turn) * L * 0.15, L * (0.02 + 0.06 * Math.cos(turn))],
        [L * 0.03, 0],
      ],
      green.mid,
      green.ink,
      0.7,
    );
};

/** Annatto: a heart-shaped pod bristling with soft spines. */
export const annatto = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const body = {
    length: L,
    width: L * (fruit.width ?? 0.86),
    profile: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.03)) ** 0.7 * lerp(1.06, 0.72, t),
  };
  paintBody(sketch, body, tone, "soft-spiny");
  sketch.lines([steps(7).map((t) => onBody(body, lerp(0.04, 1, t), 0.05))], tone.ink, 1.1, { opacity: 0.8 });
};
