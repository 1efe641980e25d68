// The fruits of mints, verbenas and heliotropes near to: nutlets at the bottom of the cup that bore the flower, or free of it;
// and the twin capsule of worm grass. They hang from the origin.
import { apply, ellipse, frame, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";

const nutlet = (sketch: Sketch, tone: Tone, centre: Point, rx: number, ry: number, turn: number): void => {
  sketch.body(ellipse(centre, rx, ry, turn, 14), roundWash(sketch.page, tone), tone.ink, 0.9);
  // In a cup that stands, everything is drawn upside down.
  const way = Math.cos(sketch.page.turn) < 0 ? -1 : 1;
  const spot: Point = [centre[0] - way * rx * 0.3, centre[1] - way * ry * 0.4];
  sketch.patches([ellipse(spot, rx * 0.24, ry * 0.2, turn, 8)], { fill: tone.pale, opacity: 0.55 });
};

/**
 * A ribbed cup with five teeth, cut open in front so that its four nutlets show. `L` is its length. A slim one holds two,
 * long and side by side (porterweeds).
 */
export const cupOfNutlets = (sketch: Sketch, cup: Tone, nuts: Tone, L: number, slim: boolean): void => {
  const half = (t: number): number =>
    L * (slim ? 0.5 : 1) * (0.1 + 0.24 * Math.sin(Math.min(1, t * 1.5) * (Math.PI / 2)) + 0.05 * t);
  const inside = mix(cup.pale, cup.mid, 0.45);
  const teeth = (depth: number): Point[] =>
    steps(11).map((t, i): Point => {
      const x = lerp(-1, 1, t) * half(1);
      return [x, L * (i % 2 === 1 ? 1.06 : 0.8) + depth * L * (1 - (2 * t - 1) ** 2)];
    });
  // The far wall, pale inside.
  sketch.body(
    [
      ...steps(8).map((t): Point => [-half(t * 0.8), L * t * 0.8]),
      ...teeth(-0.05),
      ...steps(8).map((t): Point => [half((1 - t) * 0.8), L * (1 - t) * 0.8]),
    ],
    inside,
    cup.ink,
    0.9,
    false,
  );
  if (slim)
    for (const side of [-1, 1])
      nutlet(sketch, nuts, [side * L * 0.052, L * 0.4], L * 0.055, L * 0.27, -side * 0.04);
  else
    for (const [x, y, turn] of [
      [-0.1, 0.3, 0.15],
      [0.1, 0.3, -0.15],
      [-0.13, 0.44, 0.2],
      [0.12, 0.45, -0.2],
    ] as const)
      nutlet(sketch, nuts, [x * L, y * L], L * 0.115, L * 0.16, turn);
  // What is left of the near wall: a flap on either side.
  for (const side of [-1, 1] as const) {
    sketch.body(
      [
        [0, 0],
        ...steps(7).map((t): Point => [side * half(t * 0.8), L * t * 0.8]),
        [side * half(1) * 1.02, L * 1.04],
        [side * half(1) * 1.02, L * 1.04],
        [side * half(0.8) * 0.7, L * 0.74],
        [side * half(0.5) * 0.66, L * 0.5],
        [side * half(0.3) * 0.5, L * 0.26],
        [side * L * 0.04, L * 0.1],
      ],
      flatWash(sketch.page, cup),
      cup.ink,
      0.9,
      false,
    );
    sketch.lines(
      [0.78, 0.92].map((share): Point[] =>
        steps(5).map((t) => [side * half(lerp(0.1, 0.78, t)) * share, L * lerp(0.1, 0.78, t)]),
      ),
      cup.ink,
      0.7,
      { opacity: 0.6 },
    );
  }
};

/** Two ribbed nutlets that spread like a mitre from the remains of their cup (heliotropes). */
export const mitreOfNutlets = (sketch: Sketch, tone: Tone, cup: Tone, L: number): void => {
  for (const side of [-1, 1] as const) {
    const on = (x: number, y: number): Point => apply(frame([0, L * 0.1], 0, L), [x * side, y]);
    sketch.body(
      [
        on(0, 0),
        on(0.2, 0.02),
        on(0.4, 0.24),
        on(0.4, 0.54),
        on(0.26, 0.88),
        on(0.26, 0.88),
        on(0.1, 0.6),
        on(0, 0.5),
      ],
      flatWash(
        sketch.page,
        side === -1 ? tone : { ...tone, light: tone.mid, mid: mix(tone.mid, tone.dark, 0.3) },
      ),
      tone.ink,
      1,
    );
    sketch.lines(
      [0.12, 0.22, 0.31].map((x): Point[] => [
        on(x * 0.6, 0.08),
        on(x * 1.05, 0.4),
        on(lerp(x, 0.26, 0.6), 0.78),
      ]),
      tone.ink,
      0.8,
      { opacity: 0.65 },
    );
  }
  for (const way of [-0.34, -0.14, 0.14, 0.34])
    sketch.body(
      [
        [way * L * 0.3 - L * 0.04, 0],
        [way * L * 0.8, L * 0.2],
        [way * L * 1, L * 0.34],
        [way * L * 1, L * 0.34],
        [way * L * 0.62, L * 0.22],
        [way * L * 0.3 + L * 0.04, 0],
      ],
      cup.mid,
      cup.ink,
      0.7,
    );
};

/** A capsule of two round warty halves on its narrow sepals (worm grass). */
export const twinCapsule = (sketch: Sketch, tone: Tone, L: number): void => {
  for (const way of [-1, -0.45, 0.45, 1])
    sketch.body(
      [
        [-L * 0.03, 0],
        [way * L * 0.36 - L * 0.03, L * 0.22],
        [way * L * 0.66, L * 0.4],
        [way * L * 0.66, L * 0.4],
        [way * L * 0.36 + L * 0.03, L * 0.16],
        [L * 0.03, 0],
      ],
      tone.dark,
      tone.ink,
      0.6,
    );
  for (const side of [1, -1] as const) {
    const centre: Point = [side * L * 0.3, L * 0.46];
    sketch.body(
      ellipse(centre, L * 0.34, L * 0.4, side * -0.2, 18),
      roundWash(sketch.page, tone),
      tone.ink,
      L > 40 ? 1.1 : 0.7,
    );
    // Warts flatten towards the outline.
    const warts = Array.from({ length: L > 40 ? 30 : 10 }, (_, i, all = L > 40 ? 30 : 10) => {
      const far = Math.sin(Math.sqrt((i + 0.5) / all) * 1.4);
      return { turn: i * 2.4, far };
    });
    sketch.patches(
      warts.map(({ turn, far }) =>
        ellipse(
          [centre[0] + Math.cos(turn) * far * L * 0.31, centre[1] + Math.sin(turn) * far * L * 0.37],
          L * 0.035 * Math.max(0.35, 1 - far * 0.7),
          L * 0.035,
          turn,
          8,
        ),
      ),
      { fill: mix(tone.light, tone.pale, 0.4), stroke: tone.ink, "stroke-width": 0.5 },
    );
  }
};

/** The green of a cup with ripe nutlets in it. */
export const cupTone: Tone = toneOf("#86a35a");
