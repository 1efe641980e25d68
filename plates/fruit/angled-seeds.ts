// Seeds with corners, ribs or a coat of hairs: wedges, lozenges, grains of maize, juicy seeds, the two halves of an
// umbellifer's fruit. Each is drawn around the origin; `S` is half its length.
import { arc, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import type { Seed } from "./seed.ts";

/** Pressed into corners by its neighbours: no two alike, the corners worn, one edge towards the reader. */
export const angularSeed = ({ sketch, tone, S }: Seed): void => {
  const own = sketch.random;
  const corners = [-1.75, -0.75, 0.2, 1.2, 2.5].map((angle) =>
    polar(
      [0, 0],
      angle + own.around(0, 0.16),
      S * own.between(0.76, 0.98) * (Math.abs(Math.cos(angle)) > 0.7 ? 0.72 : 1),
    ),
  );
  // Each corner is a point between two others, so that the outline bends round it.
  const outline = corners.flatMap((corner, i): Point[] => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return [
      [lerp(corner[0], next[0], 0.16), lerp(corner[1], next[1], 0.16)],
      [lerp(corner[0], next[0], 0.5) * 1.1, lerp(corner[1], next[1], 0.5) * 1.1],
      [lerp(corner[0], next[0], 0.84), lerp(corner[1], next[1], 0.84)],
    ];
  });
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1);
  const edge: Point = [S * own.between(-0.16, 0.02), S * own.between(-0.1, 0.1)];
  const [, , right, low, left] = corners;
  if (right === undefined || low === undefined || left === undefined) return;
  // The face away from the light, and the worn edge between the faces.
  sketch.patches(
    [[edge, right, right, [lerp(right[0], low[0], 0.7), lerp(right[1], low[1], 0.7)], low, low]],
    {
      fill: tone.dark,
      opacity: 0.55,
    },
  );
  const ridge = (to: Point): Point[] => [
    edge,
    [lerp(edge[0], to[0], 0.5) + S * 0.02, lerp(edge[1], to[1], 0.5)],
    [lerp(edge[0], to[0], 0.92), lerp(edge[1], to[1], 0.92)],
  ];
  const ridges = [right, low, left].map(ridge);
  sketch.lines(ridges, tone.pale, Math.max(0.8, S * 0.05), { opacity: 0.3, "stroke-linecap": "round" });
  sketch.lines(
    ridges.map((line) => line.map(([x, y]): Point => [x + S * 0.03, y + S * 0.04])),
    tone.ink,
    0.6,
    { opacity: 0.5 },
  );
};

/** A segment of a ball: a rounded back, a sharp inner edge, wrinkled across (Brazil nut, crabwood). */
export const wedgeSeed = ({ sketch, tone, S }: Seed): void => {
  const back: Point[] = steps(9).map((t) => [
    S * (-0.28 - 0.34 * Math.sin(t * Math.PI)),
    lerp(-S * 0.98, S * 0.98, t),
  ]);
  const front: Point[] = steps(9).map((t) => [
    S * (0.04 + 0.5 * Math.sin(t * Math.PI) ** 0.8),
    lerp(-S * 0.98, S * 0.98, t),
  ]);
  sketch.body(
    [...back.slice(0, 1), ...back, ...front.reverse(), ...front.slice(-1)],
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  front.reverse();
  const keel: Point[] = steps(9).map((t) => [
    S * (-0.1 + 0.22 * Math.sin(t * Math.PI)),
    lerp(-S * 0.95, S * 0.95, t),
  ]);
  sketch.patches([[...keel, ...[...front].reverse()]], { fill: tone.dark, opacity: 0.5 });
  const wrinkles = steps(12).map((t): Point[] => {
    const y = lerp(-0.78, 0.8, t) * S;
    const wide = Math.sin(lerp(0.14, 0.88, t) * Math.PI);
    return [
      [S * (-0.24 - 0.28 * wide), y],
      [S * -0.2 * wide, y + S * 0.05 * Math.sin(t * 29)],
      [S * (-0.06 + 0.16 * wide), y + S * 0.03],
    ];
  });
  sketch.lines(wrinkles, tone.ink, Math.max(0.6, S * 0.02), { opacity: 0.45 });
  sketch.lines(
    wrinkles.map((line) => line.map(([x, y]): Point => [x, y - S * 0.025])),
    tone.pale,
    Math.max(0.5, S * 0.016),
    { opacity: 0.35 },
  );
  sketch.lines([keel], tone.pale, Math.max(1, S * 0.05), { opacity: 0.6 });
  sketch.lines([keel.map(([x, y]): Point => [x + S * 0.04, y])], tone.ink, Math.max(0.7, S * 0.02), {
    opacity: 0.6,
  });
};

/** A shining rounded square with a fine line around its face (tamarind), or a deep groove across a corner (fenugreek). */
export const lozengeSeed = ({ sketch, seed, tone, S }: Seed): void => {
  const outline = (share: number): Point[] =>
    steps(29)
      .slice(1)
      .map((t) => {
        const angle = t * Math.PI * 2;
        const r = S * share * (0.88 + 0.075 * Math.cos((angle - 0.6) * 4));
        return [Math.cos(angle) * r * 0.86, Math.sin(angle) * r];
      });
  sketch.body(outline(1), roundWash(sketch.page, tone), tone.ink, 1.1);
  if (seed.length_cm < 0.8) {
    const groove = arc([-S * 0.62, S * 0.1], -0.5, S * 0.98, -0.5, 0, 8);
    sketch.lines([groove], tone.ink, Math.max(1.2, S * 0.09), { opacity: 0.75, "stroke-linecap": "round" });
    sketch.lines([groove.map(([x, y]): Point => [x, y + S * 0.09])], tone.pale, Math.max(0.8, S * 0.05), {
      opacity: 0.5,
    });
    return;
  }
  const face = outline(0.62);
  sketch.lines([[...face, ...face.slice(0, 1)]], tone.pale, Math.max(1, S * 0.04), { opacity: 0.5 });
  sketch.lines([[...face, ...face.slice(0, 1)].map(([x, y]): Point => [x + 1, y + 1])], tone.ink, 0.7, {
    opacity: 0.7,
  });
};

/** A third of a globe: two flat faces that meet in an edge, and a round back ridged across. */
export const crossRidgedSeed = ({ sketch, tone, S }: Seed): void => {
  const back = (t: number, out: number): Point => [
    S * (-0.1 + 0.62 * out * Math.sin(t * Math.PI) ** 0.8),
    S * lerp(-0.9, 0.9, t),
  ];
  const face = (t: number): Point => [
    S * (-0.1 - 0.5 * Math.sin(t * Math.PI) ** 0.9),
    S * lerp(-0.9, 0.9, t),
  ];
  const outline = [
    ...steps(26).map((t) => back(t, 1 + 0.035 * Math.sin(t * 62))),
    ...steps(9).map((t) => face(1 - t)),
  ];
  sketch.body(outline, roundWash(sketch.page, tone), tone.ink, 1);
  sketch.patches([[...steps(9).map((t) => back(t, 0.1)), ...steps(9).map((t) => face(1 - t))]], {
    fill: tone.dark,
    opacity: 0.32,
  });
  const ridges = steps(10)
    .slice(1, -1)
    .map((t): Point[] => [back(t, 0.12), [back(t, 0.6)[0], back(t, 0.6)[1] + S * 0.05], back(t, 0.98)]);
  sketch.lines(ridges, tone.ink, Math.max(0.9, S * 0.04), { opacity: 0.7 });
  sketch.lines(
    ridges.map((ridge) => ridge.map(([x, y]): Point => [x, y + S * 0.055])),
    tone.pale,
    Math.max(0.7, S * 0.03),
    { opacity: 0.7 },
  );
  sketch.lines([steps(9).map((t) => back(t, 0.11))], tone.ink, 0.9, { opacity: 0.7 });
};

/** A grain of maize: broad and dented above, its pale foot below, the germ in a hollow of its face. */
export const kernelSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.body(
    [
      [-S * 0.2, S * 0.98],
      [-S * 0.34, S * 0.6],
      [-S * 0.66, -S * 0.2],
      [-S * 0.6, -S * 0.8],
      [-S * 0.22, -S * 0.98],
      [0, -S * 0.9],
      [S * 0.24, -S * 0.98],
      [S * 0.6, -S * 0.78],
      [S * 0.66, -S * 0.2],
      [S * 0.34, S * 0.6],
      [S * 0.2, S * 0.98],
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1,
  );
  const foot = mix(tone.pale, "#efe6c8", 0.6);
  sketch.body(
    [
      [-S * 0.2, S],
      [-S * 0.28, S * 0.66],
      [0, S * 0.6],
      [S * 0.28, S * 0.66],
      [S * 0.2, S],
    ],
    foot,
    tone.ink,
    0.7,
  );
  sketch.body(
    ellipse([0, S * 0.12], S * 0.26, S * 0.5, 0, 16),
    mix(tone.pale, "#fbf3d2", 0.5),
    mix(tone.ink, tone.dark, 0.5),
    0.8,
  );
  sketch.lines([arc([0, -S * 0.2], Math.PI / 2, S * 0.66, 0.08, 0, 6)], tone.ink, 0.8, { opacity: 0.6 });
};

/** A seed in its juice: the clear flesh, bent at corners where its neighbours pressed, and the pale seed within. */
export const juicySeed = ({ sketch, tone, S }: Seed): void => {
  const own = sketch.random;
  const skin: Point[] = [-1.57, -0.7, 0, 0.8, 1.57, 2.4, 3.14, 3.9].map((angle) =>
    polar([0, 0], angle, S * (Math.abs(Math.sin(angle)) > 0.9 ? 1 : 0.66) * own.between(0.92, 1.06)),
  );
  sketch.body(
    [...skin, [0, -S * 1.02]],
    roundWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.light, 0.25) }),
    tone.ink,
    1,
  );
  sketch.patches([ellipse([S * 0.02, S * 0.2], S * 0.24, S * 0.5, 0.08, 14)], {
    fill: "#f6e2c8",
    opacity: 0.6,
  });
  sketch.lines([ellipse([S * 0.02, S * 0.2], S * 0.24, S * 0.5, 0.08, 14).slice(0, 8)], tone.dark, 0.8, {
    opacity: 0.6,
  });
  sketch.lines(
    [
      [
        [-S * 0.42, -S * 0.5],
        [-S * 0.5, 0],
        [-S * 0.36, S * 0.5],
      ],
    ],
    "#fff4ee",
    Math.max(1, S * 0.08),
    { opacity: 0.75, "stroke-linecap": "round" },
  );
};

/** An umbellifer's fruit: two ribbed halves face to face below their swollen styles. */
export const twinSeed = ({ sketch, tone, S }: Seed): void => {
  sketch.lines(
    [-1, 1].map((side) =>
      arc([side * S * 0.06, -S * 0.84], -Math.PI / 2 + side * 0.3, S * 0.4, side * 1.1, 0, 6),
    ),
    tone.ink,
    Math.max(1.1, S * 0.06),
  );
  sketch.body(ellipse([0, -S * 0.84], S * 0.22, S * 0.1, 0, 10), tone.pale, tone.ink, 0.8);
  const edge = (side: number, share: number): Point[] =>
    steps(9).map((t) => [
      side * S * (0.03 + 0.6 * share * Math.sin(lerp(0.12, 0.94, t) * Math.PI) ** 0.7),
      lerp(-S * 0.84, S * 0.96, t),
    ]);
  for (const side of [-1, 1]) {
    sketch.body([...edge(side, 0), ...edge(side, 1).reverse()], roundWash(sketch.page, tone), tone.ink, 1);
    const ribs = [0.34, 0.66, 0.96].map((share) => edge(side, share).slice(1, -1));
    sketch.lines(ribs, tone.pale, Math.max(1.2, S * 0.07), { opacity: 0.8 });
    sketch.lines(
      ribs.map((rib) => rib.map(([x, y]): Point => [x + S * 0.045, y])),
      tone.ink,
      Math.max(0.6, S * 0.025),
      { opacity: 0.6 },
    );
  }
};

/** Velvety with short dense hairs, or in long lint of its second colour (cotton). */
export const hairySeed = ({ sketch, seed, tone, accent, S }: Seed): void => {
  const own = sketch.random;
  const lint = seed.accent !== undefined;
  const [rx, ry] = lint ? [0.44, 0.6] : [0.66, 0.86];
  const fur = (count: number, from: number, long: number, curl: number): Point[][] =>
    steps(count).map((t) => {
      const angle = t * Math.PI * 2 + own.around(0, 0.1);
      const foot: Point = [Math.cos(angle) * S * rx * from, Math.sin(angle) * S * ry * from];
      return arc(
        foot,
        angle + 0.5,
        S * long * own.between(0.7, 1.15),
        curl * own.around(0, 1),
        0,
        lint ? 6 : 4,
      );
    });
  const shade = lint ? mix(accent.mid, "#8d8468", 0.5) : mix(tone.mid, tone.dark, 0.4);
  if (lint) {
    sketch.lines(fur(70, 0.9, 0.62, 2.4), shade, 1.3);
    sketch.lines(fur(80, 0.86, 0.56, 2.4), accent.pale, 0.9);
  } else sketch.lines(fur(80, 0.9, 0.22, 0.6), shade, 0.9);
  sketch.body(ellipse([0, 0], S * rx, S * ry), roundWash(sketch.page, tone), tone.ink, 0.9);
  const nap = Array.from({ length: lint ? 26 : 70 }, (_, i): Point[] => {
    const far = Math.sqrt((i + 0.5) / (lint ? 26 : 70)) * 0.88;
    const [x, y] = [Math.cos(i * 2.4) * far * S * rx, Math.sin(i * 2.4) * far * S * ry];
    return arc([x, y], 1.1 + x / S, S * 0.15, 0.4, 0, 3);
  });
  sketch.lines(nap, lint ? accent.pale : tone.pale, 0.8, { opacity: lint ? 0.9 : 0.55 });
};

/** The stone of a moonseed: bent like a horseshoe around a thin middle, its back in ridges. */
export const moonSeed = ({ sketch, tone, S }: Seed): void => {
  const bend = steps(15).map((t) => polar([0, S * 0.06], lerp(2.2, 7.22, t), S * 0.56));
  const thick = (t: number): number => S * 0.62 * Math.sin(lerp(0.22, 0.8, t) * Math.PI) ** 0.5;
  sketch.body(ellipse([0, S * 0.1], S * 0.36, S * 0.4, 0, 14), mix(tone.dark, tone.mid, 0.5), tone.ink, 0.8);
  sketch.body(ribbon(bend, thick), roundWash(sketch.page, tone), tone.ink, 1.1);
  const ridges = bend.slice(1, -1).map((point): Point[] => {
    const out = Math.atan2(point[1] - S * 0.06, point[0]);
    return [polar(point, out, -S * 0.12), polar(point, out + 0.06, S * 0.08), polar(point, out, S * 0.26)];
  });
  sketch.lines(ridges, tone.ink, Math.max(0.8, S * 0.04), { opacity: 0.6 });
  sketch.lines(
    ridges.map((ridge) => ridge.map(([x, y]): Point => [x - S * 0.04, y - S * 0.02])),
    tone.pale,
    Math.max(0.7, S * 0.035),
    { opacity: 0.6 },
  );
};
