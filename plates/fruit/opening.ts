// Fruits that open or are wrapped: woody stars, lanterns, fleshy calyces, split husks.
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  ellipse,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { type Body, bodyOutline, onBody, paintBody, profiles } from "./body.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

/** A woody capsule, opened by its valves from below: each a thick boat with its pale inside, winged seeds still between them (cedar). */
export const woody = (sketch: Sketch, { tone }: FruitPaint, L: number): void => {
  const inner = toneOf(mix(tone.light, "#e2c79a", 0.5));
  const valve = (turn: number, wide: number, inside: boolean): void => {
    const line = arc([0, 0], degrees(90 + turn * 0.55), L * 0.98, degrees(-turn * 0.5), 0, 12);
    const shape = (t: number): number => L * wide * Math.sin(lerp(0.1, 1, t) * Math.PI) ** 0.75 + 1;
    const outline = ribbon(line, shape);
    sketch.body(outline, roundWash(sketch.page, inside ? inner : tone), tone.ink, 1.2);
    if (inside)
      sketch.lines(
        [ribbon(line.slice(1, -1), (t) => shape(lerp(0.08, 0.92, t)) * 0.72)],
        tone.dark,
        L * 0.03,
        { opacity: 0.7 },
      );
    else
      sketch.lines(
        [-0.28, 0, 0.26].map((share) =>
          line.map((point, i) =>
            polar(point, along(line, i / 11).angle + Math.PI / 2, share * shape(i / 11)),
          ),
        ),
        tone.ink,
        0.7,
        { opacity: 0.5 },
      );
  };
  valve(-30, 0.34, true);
  valve(30, 0.34, true);
  wingedColumn(sketch, inner, L);
  valve(-92, 0.3, false);
  valve(92, 0.3, false);
};

/** The five-angled column of a cedar, with the thin winged seeds that overlap along it. */
const wingedColumn = (sketch: Sketch, tone: Tone, L: number): void => {
  const column = [
    [0, L * 0.08],
    [0, L * 0.44],
    [0, L * 0.84],
  ] satisfies Point[];
  for (const side of [-1, 1])
    for (const [x, y] of [
      [0.15, 0.2],
      [0.1, 0.26],
    ] as const) {
      const wing = arc([side * x * L * 0.5, L * y], degrees(90 - side * 9), L * 0.54, side * 0.14, 0, 8);
      const tissue = toneOf(mix(tone.pale, "#efe4c4", 0.4));
      sketch.body(
        ribbon(wing, (t) => L * 0.12 * Math.sin(lerp(0.2, 0.92, t) * Math.PI) ** 0.6),
        flatWash(sketch.page, tissue),
        tone.ink,
        0.8,
      );
      const nut = toneOf(mix(tone.mid, "#7a5430", 0.6));
      sketch.body(ellipse(at(wing, 1), L * 0.04, L * 0.075, side * -0.15, 12), nut.mid, nut.ink, 0.7);
    }
  sketch.body(
    ribbon(column, (t) => L * 0.15 * Math.sin(lerp(0.2, 0.94, t) * Math.PI) ** 0.7),
    flatWash(sketch.page, tone),
    tone.ink,
    1,
  );
  sketch.lines(
    [-0.025, 0.03].map((x) => column.map(([, y]): Point => [x * L, y])),
    tone.ink,
    0.8,
    { opacity: 0.6 },
  );
};

/** A berry in its papery calyx: five-angled, sunken at the stalk, drawn together to five teeth, the berry seen through it. */
export const lantern = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const body = {
    length: L * 0.98,
    width: L * 0.82,
    profile: (t: number) =>
      (0.24 + 0.76 * Math.min(1, t * 3.4) ** 0.5) * Math.cos(Math.max(0, (t - 0.3) / 0.7) * 1.44) ** 0.8,
  };
  // The teeth, closed over each other at the tip.
  const [x, y] = onBody(body, 0.96, 0);
  for (const way of [-1, 1, 0])
    sketch.body(
      [
        [x + way * L * 0.04 - L * 0.05, y - L * 0.06],
        [x + way * L * 0.06, y + L * 0.1],
        [x + way * L * 0.06, y + L * 0.1],
        [x + way * L * 0.04 + L * 0.05, y - L * 0.06],
      ],
      way === 0 ? tone.light : tone.mid,
      tone.ink,
      0.7,
    );
  sketch.body(
    [
      onBody(body, 0.04, 0),
      ...steps(14).map((t) => onBody(body, t * 0.98, -1)),
      ...steps(14).map((t) => onBody(body, (1 - t) * 0.98, 1)),
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  const berry = paint.accent?.mid ?? "#c9b24a";
  for (const [share, opacity] of [
    [0.27, 0.22],
    [0.22, 0.3],
    [0.15, 0.24],
  ] as const)
    sketch.fill(ellipse([L * 0.01, L * 0.52], L * share, L * share), { fill: berry, opacity });
  // The angles catch the light; between them the paper sinks.
  const angles = [-0.84, -0.34, 0.2, 0.72];
  const faces = [-1, ...angles].map((from, i) => [from, angles[i] ?? 1] as const);
  sketch.patches(
    faces
      .filter((_, i) => i % 2 === 0)
      .map(([from, to]) => [
        ...steps(9).map((t) => onBody(body, lerp(0.05, 0.94, t), lerp(from, to, 0.5))),
        ...steps(9).map((t) => onBody(body, lerp(0.94, 0.05, t), to)),
      ]),
    { fill: tone.dark, opacity: 0.2 },
  );
  const veins = mix(tone.ink, "#6b3f58", 0.4);
  sketch.lines(
    angles.map((across) => steps(10).map((t) => onBody(body, lerp(0.03, 0.96, t), across))),
    veins,
    Math.max(0.8, L * 0.012),
    { opacity: 0.85 },
  );
  if (L > 30)
    sketch.lines(
      faces.flatMap(([from, to]) =>
        [0.16, 0.3, 0.44, 0.58, 0.72].map((t): Point[] => [
          onBody(body, t, from),
          onBody(body, t + 0.06, lerp(from, to, 0.34)),
          onBody(body, t + 0.02, lerp(from, to, 0.6)),
          onBody(body, t + 0.08, to),
        ]),
      ),
      veins,
      0.5,
      { opacity: 0.55 },
    );
};

export const calyxFruit = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  // The outer bracts spread below the calyx and curve upwards, a ring seen from the side.
  const bract = (turn: number): Point[] =>
    ribbon(
      arc(
        [turn * L * 0.05, L * 0.03],
        degrees(90) - turn * 1.75,
        L * lerp(0.22, 0.36, Math.abs(turn)),
        turn * 0.7,
        0,
        7,
      ),
      (t) => L * 0.07 * (1 - t ** 1.6) + 0.6,
    );
  for (const turn of [-1, 1.04, -0.78, 0.8]) sketch.body(bract(turn), tone.mid, tone.ink, 0.8);
  const sepal = (x: number, width: number): Point[] => [
    [L * 0.03, -L * 0.05],
    [-L * 0.03, -L * 0.05],
    [(x - width) * L, L * 0.28],
    [(x * 0.8 - width * 0.7) * L, L * 0.66],
    [x * L * 0.5, L],
    [x * L * 0.5, L],
    [(x * 0.8 + width * 0.7) * L, L * 0.66],
    [(x + width) * L, L * 0.28],
  ];
  for (const [x, width] of [
    [-0.26, 0.16],
    [0.26, 0.16],
    [0, 0.2],
    [-0.13, 0.16],
    [0.14, 0.16],
  ] as const) {
    sketch.body(sepal(x, width), flatWash(sketch.page, tone), tone.ink, 1);
    sketch.lines(
      [
        [
          [x * L * 0.4, L * 0.1],
          [x * L * 0.9, L * 0.5],
          [x * L * 0.55, L * 0.9],
        ],
      ],
      tone.ink,
      0.7,
      { opacity: 0.6 },
    );
  }
};

/** A closed capsule of three lobes, before it opens. */
const closedLobes = (sketch: Sketch, tone: Tone, body: Body): void => {
  paintBody(sketch, body, tone, "smooth");
  sketch.lines(
    [-0.34, 0.38].map((across) => steps(9).map((t) => onBody(body, lerp(0.03, 0.96, t), across))),
    tone.ink,
    Math.max(0.7, body.length * 0.012),
    { opacity: 0.7 },
  );
};

/**
 * A capsule that has opened from below: its valves stay joined at the stalk and stand apart around the seeds. A pale
 * aril is a cushion with its seed at the end (ackee), a strongly coloured one is a lace over a single seed (nutmeg).
 */
export const splitAril = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  L: number,
  ripe: boolean,
): void => {
  const { tone } = paint;
  const W = L * clamp((fruit.width ?? 0.85) * 1.15, 0.8, 1.15);
  if (!ripe) {
    closedLobes(sketch, tone, { length: L, width: W * 0.82, profile: profiles.egg });
    return;
  }
  const aril = paint.accent ?? toneOf("scarlet");
  if (brightness(aril.mid) <= 0.72) {
    twoValves(sketch, tone, aril, W, L, lace);
    return;
  }
  // Incense trees: red valves around a ball of white pulp; the cups of muniridan, pink within, burst wide open.
  if (fruit.length_cm < 2.5 && brightness(aril.mid) > 0.88) {
    twoValves(sketch, tone, aril, W, L, pulp);
    return;
  }
  const inner = toneOf(mix(tone.pale, "#f4e6b8", 0.55));
  const mirrored = (half: readonly Point[]): Point[] => [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ];
  const scaled = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * W, y * L]);
  // The far valve, seen from within.
  sketch.body(
    mirrored(
      scaled([
        [0, 0.2],
        [0.26, 0.3],
        [0.36, 0.6],
        [0.24, 0.9],
        [0, 1],
      ]),
    ),
    flatWash(sketch.page, inner),
    tone.ink,
    Math.max(0.8, L * 0.01),
  );
  cushions(sketch, aril, W, L);
  // The two near valves with the inside of their edges, one piece with the shoulder at the stalk.
  sketch.body(
    mirrored(
      scaled([
        [0, 0.02],
        [0.2, 0.06],
        [0.41, 0.24],
        [0.54, 0.52],
        [0.55, 0.8],
        [0.48, 0.97],
        [0.36, 0.86],
        [0.3, 0.62],
        [0.18, 0.38],
        [0, 0.3],
      ]),
    ),
    flatWash(sketch.page, inner),
    tone.ink,
    Math.max(0.8, L * 0.01),
  );
  sketch.body(
    mirrored(
      scaled([
        [0, 0],
        [0.2, 0.04],
        [0.41, 0.23],
        [0.54, 0.52],
        [0.55, 0.8],
        [0.48, 0.97],
        [0.46, 0.8],
        [0.38, 0.54],
        [0.23, 0.32],
        [0, 0.23],
      ]),
    ),
    roundWash(sketch.page, tone),
    tone.ink,
    Math.max(0.9, L * 0.014),
  );
  sketch.lines(
    [
      scaled([
        [0, 0.02],
        [0.01, 0.12],
        [0, 0.22],
      ]),
    ],
    tone.ink,
    Math.max(0.7, L * 0.01),
    { opacity: 0.7 },
  );
  sketch.lines(
    [
      scaled([
        [-0.26, 0.16],
        [-0.39, 0.34],
        [-0.43, 0.54],
      ]),
    ],
    tone.pale,
    Math.max(0.9, L * 0.025),
    {
      opacity: 0.6,
      "stroke-linecap": "round",
    },
  );
};

/** Three cushions of pale flesh, a shining dark seed at the end of each. */
const cushions = (sketch: Sketch, aril: Tone, W: number, L: number): void => {
  const seed = toneOf("#2f2926");
  for (const [x, y, turn] of [
    [-0.16, 0.5, 0.16],
    [0.16, 0.5, -0.16],
    [0, 0.56, 0],
  ] as const) {
    const centre: Point = [x * W, y * L];
    sketch.body(ellipse(centre, W * 0.13, L * 0.22, turn, 14), roundWash(sketch.page, aril), aril.ink, 0.9);
    const end = polar(centre, degrees(90) + turn, L * 0.24);
    sketch.body(ellipse(end, W * 0.115, L * 0.105, turn, 12), roundWash(sketch.page, seed), seed.ink, 0.9);
    sketch.dots([[end[0] - W * 0.04, end[1] - L * 0.035]], "#fffdf2", Math.max(0.8, L * 0.03), {
      opacity: 0.85,
    });
  }
};

/**
 * A fleshy pod of two halves that gape from the tip, one of them turned to the reader, with a single seed in the lace of
 * its aril between them. Some gape little, some widely.
 */
const twoValves = (
  sketch: Sketch,
  tone: Tone,
  aril: Tone,
  W: number,
  L: number,
  content: (sketch: Sketch, aril: Tone, W: number, L: number) => void,
): void => {
  const own = sketch.random.fork(`valves ${sketch.page.parts.size}`);
  const side = own.chance(0.5) ? 1 : -1;
  const gape = own.between(0.12, 0.5);
  const inner = toneOf(mix(tone.pale, "#f1dfb0", 0.6));
  const weight = Math.max(0.9, L * 0.013);
  const valve = (
    turn: number,
    wide: number,
  ): { outline: Point[]; line: Point[]; shape: (t: number) => number } => {
    const line = arc([0, L * 0.01], degrees(90) - turn * 0.75, L * 0.99, turn * 0.62, 0, 13);
    const shape = (t: number): number => W * wide * Math.sin(lerp(0.07, 1, t ** 0.9) * Math.PI) ** 0.62 + 0.8;
    return { outline: ribbon(line, shape), line, shape };
  };
  // The valve that is turned to the reader shows its thick cut edge and hollow inside.
  const far = valve(-side * (0.25 + gape), 0.66);
  sketch.body(far.outline, roundWash(sketch.page, tone), tone.ink, weight);
  const hollow = far.line.map((point, i) =>
    polar(point, along(far.line, i / 12).angle + side * degrees(90), -far.shape(i / 12) * 0.1),
  );
  sketch.body(
    ribbon(hollow.slice(1, -1), (t) => far.shape(lerp(0.09, 0.9, t)) * 0.74),
    flatWash(sketch.page, inner),
    tone.ink,
    weight * 0.7,
  );
  const seat = along(hollow, 0.55);
  const within = new Sketch(sketch.page);
  content(within, aril, W * 0.94, L * 0.92);
  sketch.place(within, frame([seat.point[0] + side * W * 0.05, seat.point[1] - L * 0.5], 0));
  const near = valve(side * (0.22 + gape), 0.5);
  sketch.body(near.outline, roundWash(sketch.page, tone), tone.ink, weight);
  const count = near.line.length;
  const rim = near.outline.slice(0, count);
  const other = near.outline.slice(count).reverse();
  const lip = side > 0 ? other : rim;
  // Its inner edge, thick and pale.
  sketch.lines([lip.slice(3, -1)], inner.mid, Math.max(1.4, L * 0.035), { "stroke-linecap": "round" });
  sketch.lines(
    [(side > 0 ? rim : other).slice(2, 9).map(([x, y]): Point => [x * 0.92, y])],
    tone.pale,
    Math.max(0.8, L * 0.02),
    {
      opacity: 0.45,
    },
  );
};

/** White spongy pulp, and where it parts the black stone in it. */
const pulp = (sketch: Sketch, aril: Tone, W: number, L: number): void => {
  sketch.body(ellipse([0, L * 0.54], W * 0.27, L * 0.3, 0, 16), roundWash(sketch.page, aril), aril.ink, 1);
  // The pulp hides the stone; only its creases show where it was pressed by the valves.
  const crease = (x: number): Point[] => [
    [x * W * 0.5, L * 0.32],
    [x * W, L * 0.54],
    [x * W * 0.7, L * 0.76],
  ];
  sketch.lines([crease(-0.11), crease(0.1)], mix(aril.dark, "#8d8375", 0.5), Math.max(0.8, L * 0.02), {
    opacity: 0.6,
  });
  sketch.dots([[-W * 0.1, L * 0.42]], "#ffffff", Math.max(1.2, L * 0.06), { opacity: 0.9 });
};

/** One dark seed in a lace of the aril, whose strands join at the top. */
const lace = (sketch: Sketch, aril: Tone, W: number, L: number): void => {
  const seed = toneOf("#4d2c18");
  const body: Body = { length: L * 0.56, width: W * 0.44, profile: profiles.egg };
  const shifted = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, y + L * 0.27]);
  sketch.body(shifted(bodyOutline(body)), roundWash(sketch.page, seed), seed.ink, 1);
  const strands = [-0.9, -0.5, -0.12, 0.28, 0.64, 0.94].map((across, i) =>
    shifted(
      steps(8).map((t) =>
        onBody(body, lerp(0.04, i % 2 === 0 ? 0.94 : 0.8, t), across + Math.sin(t * 8 + i * 2) * 0.1),
      ),
    ),
  );
  sketch.lines(strands, aril.mid, Math.max(1.4, L * 0.036), { "stroke-linecap": "round" });
  sketch.fill(shifted(bodyOutline({ ...body, length: L * 0.14, width: W * 0.3 }, 9)), { fill: aril.mid });
};
