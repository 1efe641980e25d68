// Individually drawn fruits of many joined parts: soursop and related fruits, noni, breadfruit.

import { at, clamp, ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { type Body, bodyOutline, onBody, paintBody } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

/** Cells over the surface of a body, compressed towards the rim as on a globe. */
const cellsOn = (
  body: Body,
  rows: number,
  across: number,
): { point: Point; squeeze: number; t: number; side: number }[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_, i) => {
      const t = (row + 0.75) / (rows + 0.5);
      const turn = ((i + (row % 2) * 0.5 + 0.25) / across) * Math.PI - Math.PI / 2;
      return {
        point: onBody(body, t, Math.sin(turn) * 0.97),
        squeeze: Math.cos(turn) * 0.85 + 0.15,
        t,
        side: Math.sin(turn),
      };
    }),
  ).flat();

/**
 * A field of the surface around a cell, as wide and high as these shares of the fruit, bent with the body: fields at the
 * rim are narrow, and none crosses the outline.
 */
const fieldOn = (
  body: Body,
  { t, side }: { t: number; side: number },
  wide: number,
  high: number,
  corners = 6,
  phase = 0,
): Point[] => {
  const turn = Math.asin(Math.max(-1, Math.min(1, side)));
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2 + phase;
    const edge = Math.max(-1.5, Math.min(1.5, turn + Math.cos(angle) * wide));
    return onBody(body, Math.max(0.005, Math.min(0.995, t + Math.sin(angle) * high)), Math.sin(edge) * 0.985);
  });
};

/** The outline of a soft spine that leaves its foot along `out` and hooks over. */
const softSpine = (foot: Point, out: number, long: number, wide: number, hook: number): Point[] => {
  const tip = polar(polar(foot, out, long * 0.62), out + hook, long * 0.42);
  return [
    polar(foot, out + Math.PI / 2, wide),
    polar(polar(foot, out, long * 0.5), out + Math.PI / 2, wide * 0.5),
    tip,
    tip,
    polar(polar(foot, out, long * 0.5), out - Math.PI / 2, wide * 0.5),
    polar(foot, out - Math.PI / 2, wide),
    polar(foot, out + Math.PI, wide * 0.6),
  ];
};

/** Soft spines that stand out around the outline of a body, to be drawn beneath it. */
export const spinesAround = (sketch: Sketch, body: Body, tone: Tone): void => {
  const { length: L } = body;
  const outline = bodyOutline(body, 19);
  const spines = outline.map((point, i) => {
    const out = Math.atan2(point[1] - L * 0.46, point[0]);
    return softSpine(
      point,
      out,
      L * (0.04 + 0.008 * Math.sin(i * 2.3)),
      L * 0.014,
      0.9 + 0.2 * Math.sin(i * 1.7),
    );
  });
  sketch.patches(spines, { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.8 });
};

/** A long lopsided heart, dark green, set with soft curved spines. */
export const soursop = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 0.64),
    lean: 0.11,
    // Full shoulders, narrowing to a blunt end, with a slight waist where fewer carpels were fertilised.
    profile: (t) =>
      Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.055)) ** 0.58 *
      lerp(1.14, 0.7, t) *
      (1 + 0.03 * Math.sin(t * 9 + 0.6)),
  };
  spinesAround(sketch, body, tone);
  sketch.body(bodyOutline(body), roundWash(sketch.page, tone), tone.ink, 1.4);
  const cells = cellsOn(body, Math.round(clamp(L / 13, 6, 16)), 7).sort(
    (one, other) => Math.abs(other.side) - Math.abs(one.side),
  );
  // Around each spine the skin is raised into a low net of fields.
  sketch.lines(
    cells.map((cell) => [
      ...fieldOn(body, cell, 0.25, 0.042, 6, 0.5),
      at(fieldOn(body, cell, 0.25, 0.042, 6, 0.5), 0),
    ]),
    mix(tone.light, tone.mid, 0.4),
    0.8,
    { opacity: 0.5 },
  );
  sketch.patches(
    cells.map(({ point, squeeze }) =>
      ellipse([point[0] + L * 0.012, point[1] + L * 0.018], L * 0.026 * squeeze, L * 0.018, 0.5, 8),
    ),
    { fill: tone.ink, opacity: 0.4 },
  );
  // Those that point to the reader are seen from their tips, and look short.
  const spines = cells.map(({ point, side, t }, i) => {
    const down = (t - 0.42) * 1.5;
    const away = Math.min(1, Math.hypot(side, down));
    return softSpine(
      point,
      Math.atan2(down + 0.1, side),
      L * lerp(0.024, 0.044, away),
      L * 0.0135,
      0.8 + 0.2 * Math.sin(i * 1.9),
    );
  });
  for (const [kept, fill] of [
    [(i: number) => (cells[i]?.side ?? 0) < 0.25, mix(tone.mid, tone.light, 0.75)],
    [(i: number) => (cells[i]?.side ?? 0) >= 0.25, mix(tone.mid, tone.light, 0.2)],
  ] as const)
    sketch.patches(
      spines.filter((_, i) => kept(i)),
      { fill, stroke: tone.ink, "stroke-width": 0.7 },
    );
};

/** Rounded knobs in spirals, dusted with a pale bloom, each standing out with a deep groove around it, on the rim too. */
export const sugarApple = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const body: Body = {
    length: L,
    width: L * 0.96,
    profile: (t) => Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.56 * lerp(1.05, 0.84, t),
  };
  const grooves = mix(tone.dark, tone.ink, 0.55);
  sketch.body(bodyOutline(body, 29), grooves, tone.ink, 1.3);
  const rows = 8;
  const round = 14;
  const knobs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: round }, (_, i) => ({
      t: lerp(0.03, 0.955, (row + 0.3) / (rows - 0.4)),
      turn: ((i + (row % 2) * 0.5 + row * 0.12) / round) * Math.PI * 2 - Math.PI,
    })),
  )
    .flat()
    .filter(({ turn }) => Math.abs(turn) < Math.PI / 2 + 0.1)
    // Those of the rim first, and the lower before the upper, which hang over them.
    .sort((a, b) => Math.abs(b.turn) - Math.abs(a.turn) || b.t - a.t);
  for (const { t, turn } of knobs) {
    const side = Math.sin(Math.max(-1.5, Math.min(1.5, turn)));
    const facing = lerp(0.5, 1, Math.max(0, Math.cos(turn)));
    const [x, y] = onBody(body, t, side * 0.98);
    const size = L * 0.092 * (0.72 + 0.28 * Math.sin(Math.PI * t) ** 0.5);
    const shade = Math.max(0, side * 0.6 + (t - 0.5) * 0.55);
    const bloom = mix(tone.mid, "#e7efdc", 0.42 * Math.max(0, 0.9 - t) * (1 - Math.max(0, side)));
    const own = toneOf(mix(bloom, mix(tone.dark, tone.ink, 0.3), Math.min(0.75, shade)));
    sketch.body(
      ellipse([x, y], size * 1.06 * facing, size * 0.9, side * (t - 0.5) * 0.9, 12),
      roundWash(sketch.page, own),
      mix(tone.ink, tone.dark, 0.3),
      0.9,
    );
    // The dusted crest of each, which faces up.
    if (facing > 0.62 && shade < 0.35)
      sketch.patches(
        [ellipse([x - size * 0.24, y - size * 0.3], size * 0.4 * facing, size * 0.22, -0.2, 10)],
        {
          fill: "#f6f8e8",
          opacity: 0.4,
        },
      );
  }
};

/** Heart-shaped and reddish, the pads of the surface flat and parted by fine pale-edged grooves. */
export const custardApple = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone, accent } = fruitPaint(fruit, ripe);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 0.94),
    profile: (t) => Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.04)) ** 0.56 * lerp(1.07, 0.8, t),
  };
  paintBody(sketch, body, tone, "waxy", accent);
  const cells = cellsOn(body, 8, 6);
  sketch.patches(
    cells.map((cell) => fieldOn(body, cell, 0.25, 0.058, 6, 0.52)),
    { fill: tone.pale, opacity: 0.13 },
  );
  const nets = cells.map((cell) => {
    const field = fieldOn(body, cell, 0.31, 0.07, 6, 0.52);
    return [...field, ...field.slice(0, 1)];
  });
  sketch.lines(
    nets.map((net) => net.map(([x, y]): Point => [x + L * 0.006, y + L * 0.008])),
    tone.pale,
    Math.max(0.6, L * 0.008),
    { opacity: 0.35 },
  );
  sketch.lines(nets, mix(tone.ink, tone.dark, 0.35), Math.max(0.7, L * 0.01), { opacity: 0.6 });
};

/** Potato-shaped, waxy pale, each field with a small brown eye. */
export const noni = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void =>
  syncarp(sketch, fruitPaint(fruit, ripe).tone, fruit.width ?? 0.66, L);

/** Swellings around the scars of the flowers, each six-sided, that narrow as the fruit turns away. */
export const syncarp = (sketch: Sketch, tone: Tone, wide: number, L: number): void => {
  const body: Body = {
    length: L,
    width: L * wide,
    lean: 0.04,
    profile: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) ** 0.9,
  };
  sketch.body(bodyOutline(body), roundWash(sketch.page, tone), tone.ink, 1.3);
  const rows = L > 50 ? 9 : 7;
  const around = L > 50 ? 5 : 4;
  const apart = Math.PI / around;
  const on = (t: number, phi: number): Point =>
    onBody(
      body,
      Math.min(0.995, Math.max(0.005, t)),
      Math.sin(Math.min(Math.PI / 2, Math.max(-Math.PI / 2, phi))),
    );
  const cells = Array.from({ length: rows }, (_, row) => {
    const t = lerp(0.05, 0.95, row / (rows - 1));
    const shift = row % 2 === 0 ? 0 : apart / 2;
    return steps(around + 1).map((s) => ({ t, phi: lerp(-Math.PI / 2, Math.PI / 2, s) + shift - apart / 4 }));
  }).flat();
  const high = 0.62 / rows;
  const hexagon = (t: number, phi: number, share: number): Point[] =>
    (
      [
        [0, -1],
        [0.5, -0.52],
        [0.5, 0.52],
        [0, 1],
        [-0.5, 0.52],
        [-0.5, -0.52],
      ] as const
    ).map(([x, y]) => on(t + y * high * share, phi + x * apart * share));
  const seen = cells.filter(({ phi }) => Math.abs(phi) < Math.PI / 2 + apart * 0.3);
  sketch.patches(
    seen.map(({ t, phi }) => hexagon(t, phi, 1)),
    { fill: "none", stroke: mix(tone.dark, tone.ink, 0.5), "stroke-width": L > 50 ? 1 : 0.6 },
  );
  // Each swelling: a light above on the left, a shade below on the right.
  sketch.patches(
    seen.map(({ t, phi }) => hexagon(t - high * 0.16, phi - apart * 0.08, 0.66)),
    { fill: mix(tone.light, tone.pale, 0.5), opacity: 0.42 },
  );
  sketch.patches(
    seen.map(({ t, phi }) => [
      on(t + high * 0.2, phi + apart * 0.46),
      on(t + high * 0.55, phi + apart * 0.4),
      on(t + high * 0.92, phi),
      on(t + high * 0.56, phi - apart * 0.3),
      on(t + high * 0.5, phi + apart * 0.2),
    ]),
    { fill: tone.dark, opacity: 0.4 },
  );
  const eyes = seen.filter(({ phi }) => Math.abs(phi) < Math.PI / 2 - 0.08);
  const ring = (share: number) =>
    eyes.map(({ t, phi }) =>
      ellipse(on(t, phi), L * 0.024 * share * Math.max(0.3, Math.cos(phi)), L * 0.02 * share, 0, 8),
    );
  sketch.patches(ring(1), { fill: mix(tone.dark, "#6b5025", 0.5) });
  sketch.patches(ring(0.5), { fill: "#4a3518" });
};

/** A large green globe with facets. */
export const breadfruit = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 0.92),
    profile: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
  };
  sketch.body(bodyOutline(body), roundWash(sketch.page, tone), tone.ink, 1.5);
  const cells = cellsOn(body, 12, 11);
  // Facets end at the outline; each is a low pyramid, lit from the upper left, with the scar of its flower on top.
  const facets = cells.map((cell) => fieldOn(body, cell, 0.17, 0.052, 6, Math.PI / 6));
  sketch.patches(
    facets.map((facet) => [...facet.slice(2, 5), ...facet.slice(2, 3)]),
    { fill: tone.pale, opacity: 0.22 },
    false,
  );
  sketch.patches(facets, { fill: "none", stroke: tone.ink, "stroke-width": 0.7, opacity: 0.55 }, false);
  sketch.dots(
    cells.map(({ point }) => point),
    mix(tone.dark, "#6b5528", 0.5),
    Math.max(1.2, L * 0.014),
    { opacity: 0.8 },
  );
};
