// A maize ear, shut in its husk or drawn open, and a hand of bananas.
import {
  along,
  arc,
  at,
  down,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { onBody } from "./body.ts";
import type { FruitPaint } from "./traits.ts";

/** The silk at the end of an ear: a soft lock that rises, turns over and falls to one side, a few threads to the other. */
const silk = (sketch: Sketch, paint: FruitPaint, L: number, from: number): void => {
  const tone = paint.accent ?? toneOf("#a8703a");
  const threads = Array.from({ length: 30 }, (_, i): Point[] => {
    const side = i % 6 === 5 ? -0.62 : 1;
    const apart = Math.sin(i * 2.4);
    const long = 0.82 + 0.18 * Math.sin(i * 1.7);
    const at = (x: number, y: number, loose: number): Point => [
      (side * x * long + apart * loose) * L,
      (from + y * long + Math.cos(i * 3.1) * loose * 0.5) * L,
    ];
    return [
      at(0, -0.04, 0.024),
      at(0.01, 0.06, 0.026),
      at(0.06, 0.14, 0.03),
      at(0.15, 0.15, 0.034),
      at(0.22, 0.05, 0.04),
      at(0.25, -0.08, 0.046),
      at(0.24, -0.2, 0.056),
    ];
  });
  const width = Math.max(0.9, L * 0.0066);
  sketch.lines(threads, tone.ink, width * 1.7, { "stroke-linecap": "round", opacity: 0.6 });
  sketch.lines(threads, mix(tone.mid, tone.light, 0.2), width, { "stroke-linecap": "round" });
  sketch.lines(
    threads.filter((_, i) => i % 3 === 0),
    tone.light,
    width * 0.8,
    { "stroke-linecap": "round" },
  );
};

const huskTone = toneOf("light-green");

/** One leaf of the husk: `lean` is where its middle lies on the ear, from -1 to 1. */
const huskLeaf = (
  sketch: Sketch,
  L: number,
  lean: number,
  wide: number,
  end: number,
  flare: number,
): void => {
  const line = steps(10).map(
    (t): Point => [
      lean * L * 0.1 * Math.sin(Math.min(1, t * 1.3) * 1.6) + lean * flare * L * t ** 3,
      t * L * end,
    ],
  );
  const shape = (t: number): number => L * wide * Math.sin(Math.PI * lerp(0.08, 1, t ** 0.8)) ** 0.7;
  sketch.body(ribbon(line, shape), flatWash(sketch.page, huskTone), huskTone.ink, 1);
  sketch.lines(
    [-0.3, -0.1, 0.12, 0.32].map((share) =>
      steps(7).map((s): Point => {
        const spot = along(line, lerp(0.04, 0.9, s));
        return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(0.04, 0.9, s)));
      }),
    ),
    huskTone.ink,
    0.5,
    { opacity: 0.45 },
  );
};

/** A leaf of the husk that has been drawn back: it leaves the cob and curls over, its smooth inner face outwards. */
const drawnBack = (sketch: Sketch, L: number, side: 1 | -1, out: number): void => {
  const line = through(
    (
      [
        [0.02, 0],
        [0.12, 0.22],
        [0.2, 0.5],
        [0.2 + out * 0.4, 0.72],
        [0.2 + out, 0.74],
        [0.24 + out * 1.3, 0.56],
      ] as const
    ).map(([x, y]): Point => [side * x * L, y * L]),
    5,
  );
  const shape = (t: number): number => L * 0.17 * Math.sin(Math.PI * lerp(0.1, 1, t)) ** 0.8 + 0.5;
  const inner = toneOf(mix(huskTone.light, "#efe7b8", 0.45));
  sketch.body(ribbon(line, shape), flatWash(sketch.page, inner), huskTone.ink, 1);
  sketch.lines(
    [-0.34, -0.18, 0, 0.18, 0.34].map((share) =>
      steps(11).map((s): Point => {
        const spot = along(line, lerp(0.04, 0.94, s));
        return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(0.04, 0.94, s)));
      }),
    ),
    huskTone.ink,
    0.5,
    { opacity: 0.45 },
  );
};

/** An ear as it stands on the plant: shut in its husk, the silk at its end. */
export const closedEar = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  silk(sketch, paint, L, 0.9);
  huskLeaf(sketch, L, 0.7, 0.26, 0.92, 0.02);
  huskLeaf(sketch, L, -0.7, 0.27, 0.9, 0.02);
  huskLeaf(sketch, L, 0, 0.3, 0.96, 0);
  huskLeaf(sketch, L, 0.8, 0.17, 0.7, 0.08);
};

/** A ripe ear with its husk drawn back from the grain. */
export const ear = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  silk(sketch, paint, L, 0.95);
  drawnBack(sketch, L, 1, 0.3);
  drawnBack(sketch, L, -1, 0.22);
  const body = {
    length: L,
    width: L * 0.28,
    profile: (t: number) => (t < 0.5 ? 1 : 1 - ((t - 0.5) / 0.5) ** 2.4 * 0.82),
  };
  sketch.body(
    [
      ...steps(10).map((t) => onBody(body, lerp(0.2, 1, t), -1)),
      ...steps(10).map((t) => onBody(body, lerp(1, 0.2, t), 1)),
    ],
    tone.dark,
    tone.ink,
    1,
  );
  // Blunt grains in straight rows, edge to edge, narrower where the cob turns away.
  const kernels: Point[][] = [];
  const gleams: Point[] = [];
  const rows = [-0.92, -0.76, -0.52, -0.18, 0.18, 0.52, 0.76, 0.92];
  for (let level = 4; level < 21; level++) {
    const t = (level + 0.2) / 21.4;
    const tall = L * 0.0265 * (t > 0.84 ? 0.8 : 1);
    for (const across of rows) {
      const [x, y] = onBody(body, t, across);
      const half = body.width * 0.5 * body.profile(t) * 0.178 * Math.sqrt(1.12 - across ** 2);
      kernels.push([
        [x - half, y - tall * 0.3],
        [x - half * 0.7, y - tall],
        [x + half * 0.7, y - tall],
        [x + half, y - tall * 0.3],
        [x + half * 0.94, y + tall * 0.7],
        [x, y + tall * 1.08],
        [x - half * 0.94, y + tall * 0.7],
      ]);
      if (across < 0.4) gleams.push([x - half * 0.25, y - tall * 0.3]);
    }
  }
  sketch.patches(kernels, { fill: mix(tone.mid, tone.light, 0.3), stroke: tone.ink, "stroke-width": 0.6 });
  sketch.dots(gleams, tone.pale, Math.max(1.4, L * 0.012), { opacity: 0.75 });
  sketch.patches(
    [
      [
        ...steps(8).map((t) => onBody(body, lerp(0.2, 1, t), 0.98)),
        ...steps(8).map((t) => onBody(body, lerp(1, 0.2, t), 0.4)),
      ],
    ],
    {
      fill: tone.ink,
      opacity: 0.22,
    },
  );
  // In front: the leaves of the husk that still wrap its foot, one over the other.
  huskLeaf(sketch, L, -0.66, 0.22, 0.62, 0.03);
  huskLeaf(sketch, L, 0.7, 0.21, 0.52, 0.05);
  huskLeaf(sketch, L, -0.06, 0.25, 0.38, 0);
};

export const bananaHand = (sketch: Sketch, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  for (const t of [0, 1, 0.2, 0.8, 0.4, 0.6]) {
    const side = t - 0.5;
    const line = arc([side * L * 0.3, L * 0.04], down - side * 1.5, L * 0.95, side * 1.7, 0, 12);
    sketch.body(
      ribbon(line, (s) => L * 0.155 * Math.min(1, 0.35 + s * 4) * (s > 0.82 ? 1 - (s - 0.82) * 4.2 : 1)),
      flatWash(sketch.page, tone),
      tone.ink,
      1.1,
    );
    sketch.lines([line.slice(1, -1)], tone.ink, 0.6, { opacity: 0.55 });
    sketch.dots([at(line, -1)], "#4a3520", L * 0.035);
  }
  // The fingers of a hand are joined in a cushion on the stalk.
  sketch.body(
    [
      [-L * 0.06, -L * 0.07],
      [-L * 0.1, 0],
      [-L * 0.21, L * 0.06],
      [0, L * 0.12],
      [L * 0.21, L * 0.06],
      [L * 0.1, 0],
      [L * 0.06, -L * 0.07],
    ],
    mix(tone.mid, "#7d7a35", 0.4),
    tone.ink,
    1,
  );
};
