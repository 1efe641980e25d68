// The flowers of Dutchman's pipes: an inferior ovary, a swollen bag, a tube bent like a pipe, and one broad flap. The
// stalk's end is at the origin; the flower hangs along +x and its mouth turns back up, towards -y.
import {
  along,
  arc,
  at,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** The middle of bag and tube, from the ovary to the mouth. */
const bend: Polyline = through(
  [
    [0.2, 0],
    [0.36, 0.03],
    [0.54, 0.01],
    [0.7, -0.09],
    [0.75, -0.26],
    [0.68, -0.42],
    [0.56, -0.52],
  ],
  5,
);

/** Its widths: the bag, the narrow neck, and the tube that widens to its mouth. */
const widths = [0.08, 0.24, 0.3, 0.27, 0.19, 0.13, 0.12, 0.14, 0.17, 0.21, 0.26] as const;

const widthAt = (t: number): number => {
  const place = t * (widths.length - 1);
  const i = Math.min(Math.floor(place), widths.length - 2);
  return lerp(at(widths, i), at(widths, i + 1), place - i);
};

/** The flap from its foot at the mouth to its tip, seen from its inner face; `y` is to either side. */
const flap: Polyline = [
  [-0.13, 0],
  [-0.12, 0.09],
  [-0.04, 0.18],
  [0.12, 0.25],
  [0.3, 0.24],
  [0.44, 0.15],
  [0.54, 0.05],
  [0.6, 0],
  [0.6, 0],
];

/** That of a flower with a tail: a heart whose lobes stand on both sides of the mouth. */
const tailedFlap: Polyline = through(
  [
    [-0.06, 0],
    [-0.17, 0.11],
    [-0.12, 0.25],
    [0.06, 0.3],
    [0.25, 0.22],
    [0.42, 0.1],
    [0.56, 0.03],
  ],
  4,
);

type Drawing = { sketch: Sketch; tone: Tone; inner: Tone; size: number; flip: 1 | -1; tailed: boolean };

const on =
  ({ size, flip }: Drawing) =>
  ([x, y]: Point): Point => [x * size, y * size * flip];

/** Veins that run the length of the bag and the tube, the finer ones between them. */
const tubeVeins = (drawing: Drawing): void => {
  const { sketch, tone, inner, size } = drawing;
  const place = on(drawing);
  const run = (share: number): Point[] =>
    steps(14).map((t) => {
      const { point, angle } = along(bend, lerp(0.03, 0.97, t));
      return place(polar(point, angle + Math.PI / 2, (share * widthAt(t)) / 2));
    });
  const ink = mix(tone.ink, inner.mid, 0.5);
  sketch.lines([-0.7, -0.34, 0, 0.36, 0.72].map(run), ink, Math.max(0.6, size * 0.006), { opacity: 0.6 });
  if (size < 60) return;
  const rungs = steps(17).flatMap((t, i): Point[][] =>
    [-0.52, -0.17, 0.18, 0.54].flatMap((share, k) => {
      if ((i + k) % 2 === 0) return [];
      const { point, angle } = along(bend, lerp(0.08, 0.92, t));
      return [
        [-0.17, 0.17].map((aside, side) =>
          place(
            polar(
              polar(point, angle + Math.PI / 2, ((share + aside) * widthAt(lerp(0.08, 0.92, t))) / 2),
              angle,
              side * 0.016,
            ),
          ),
        ),
      ];
    }),
  );
  sketch.lines(rungs, ink, 0.5, { opacity: 0.5 });
};

/** The flap, its heart-shaped foot around the mouth, netted with veins that spread from the throat. */
const drawFlap = (drawing: Drawing, heading: number, aside: number): void => {
  const { sketch, tone, inner, size, tailed } = drawing;
  const place = on(drawing);
  const mouth = at(bend, -1);
  const spot = (x: number, y: number): Point =>
    place(polar(polar(mouth, heading, x), heading + Math.PI / 2, y * aside));
  const edge = tailed ? tailedFlap : flap;
  const outline = [...edge.map(([x, y]) => spot(x, y)), ...[...edge].reverse().map(([x, y]) => spot(x, -y))];
  if (tailed) {
    // The tip is drawn out to a thread that hangs.
    const root = polar(mouth, heading, 0.56);
    const tail = arc(root, heading, 1.25, -heading * 0.92, 0.5, 20).map(place);
    sketch.body(
      ribbon(tail, (t) => size * lerp(0.07, 0.016, t ** 0.5)),
      inner.mid,
      inner.ink,
      0.8,
    );
  }
  sketch.body(outline, flatWash(sketch.page, inner), inner.ink, 1.1, true, lightGlaze(sketch.page, inner));
  const ink = tailed ? mix(tone.light, inner.mid, 0.25) : mix(inner.ink, "#3b1418", 0.4);
  const veins = [-0.9, -0.55, -0.2, 0.2, 0.55, 0.9].map((share) =>
    (
      [
        [0.08, 0.07],
        [0.26, 0.19],
        [0.44, 0.14],
        [0.55, 0.03],
      ] as const
    ).map(([x, wide]) => spot(x, share * wide)),
  );
  sketch.lines(veins, ink, Math.max(0.7, size * 0.009), { opacity: 0.75 });
  if (size > 60)
    sketch.lines(
      [0.16, 0.24, 0.32, 0.4, 0.47].flatMap((x, i) =>
        [-0.7, -0.36, 0, 0.36, 0.7].map((share, k): Point[] => {
          const wide = 0.2 - Math.abs(x - 0.28) * 0.5;
          return [
            spot(x + (k % 2) * 0.03, (share - 0.17) * wide),
            spot(x + (k % 2) * 0.03 + 0.014 * ((i % 2) * 2 - 1), (share + 0.17) * wide),
          ];
        }),
      ),
      ink,
      0.6,
      { opacity: 0.55 },
    );
  if (tailed) {
    drawThroat(drawing, spot);
    return;
  }
  // The throat, its rim lit below.
  const eye = spot(0, 0);
  const tilt = Math.atan2(at(outline, -1)[1] - eye[1], at(outline, -1)[0] - eye[0]);
  sketch.patches([ellipse(eye, size * 0.09, size * 0.1 * Math.max(0.35, aside), tilt, 14)], {
    fill: mix(inner.mid, "#e8cf8a", 0.5),
    stroke: inner.ink,
    "stroke-width": 0.8,
  });
  sketch.patches([ellipse(eye, size * 0.066, size * 0.074 * Math.max(0.35, aside), tilt, 14)], {
    fill: mix(inner.dark, "#120708", 0.6),
  });
};

/** The yellow throat of a flower with a tail: a funnel open towards its tube, streaked far down. */
const drawThroat = ({ sketch, tone, inner, size }: Drawing, spot: (x: number, y: number) => Point): void => {
  const pale = mix(tone.light, "#f0d98a", 0.5);
  const funnel = through(
    [
      [-0.07, 0],
      [-0.1, 0.07],
      [-0.02, 0.13],
      [0.12, 0.07],
      [0.2, 0],
      [0.12, -0.07],
      [-0.02, -0.13],
      [-0.1, -0.07],
      [-0.07, 0],
    ].map(([x = 0, y = 0]) => spot(x, y)),
    3,
  );
  sketch.patches([funnel], { fill: mix(pale, inner.mid, 0.12) });
  const rays = [-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].map((y): Point[] => [
    spot(-0.05, y * 0.6),
    spot(0.03, y),
    spot(0.22 - Math.abs(y), y * 0.9),
  ]);
  sketch.lines(rays, inner.mid, Math.max(0.6, size * 0.007), { opacity: 0.7 });
};

/** The ovary, hardly thicker than the stalk that it continues, with its six ribs. */
const ovary = ({ sketch, tone, size }: Drawing): void => {
  const green = toneOf(mix(tone.mid, "#6f8a45", 0.6));
  sketch.body(
    [
      [-0.01, -0.02],
      [0.08, -0.04],
      [0.22, -0.044],
      [0.26, 0],
      [0.22, 0.044],
      [0.08, 0.04],
      [-0.01, 0.02],
    ].map(([x = 0, y = 0]): Point => [x * size, y * size]),
    green.mid,
    green.ink,
    0.8,
  );
  sketch.lines(
    [-0.016, 0.016].map((y): Point[] => [
      [0, y * 0.6 * size],
      [0.22 * size, y * size],
    ]),
    green.ink,
    0.6,
    { opacity: 0.6 },
  );
};

/** Closed, the flower has its bend already; the flap is folded to a beak. */
const bud = (drawing: Drawing): void => {
  const { sketch, tone, inner, size } = drawing;
  const place = on(drawing);
  const beak = through([at(bend, -3), at(bend, -1), [0.46, -0.6], [0.34, -0.66]], 4);
  const closed = toneOf(mix(tone.mid, inner.mid, 0.35));
  sketch.body(
    ribbon(beak.map(place), (t) => size * 0.2 * Math.sin(lerp(0.5, 1, t) * Math.PI) ** 0.7 + 0.6),
    flatWash(sketch.page, closed),
    closed.ink,
    1,
  );
};

/** A pipe of this size; the variants differ in the side to which it bends and in how its flap faces the viewer. */
export const pipe = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  const drawing: Drawing = {
    sketch,
    tone: paint.tone,
    inner: toneOf(flower.centre ?? "maroon"),
    size,
    flip: variant === 1 ? -1 : 1,
    tailed: flower.limb === "tailed",
  };
  const { tone } = paint;
  const outline = ribbon(bend, widthAt).map(on(drawing));
  const back = variant === 2 && view !== "face";
  // Seen from behind, the flap stands beyond the tube.
  if (view === "bud") bud(drawing);
  else if (back) drawFlap(drawing, -1.95, 0.34);
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1.1, true, lightGlaze(sketch.page, tone));
  tubeVeins(drawing);
  ovary(drawing);
  if (view !== "bud" && !back)
    drawFlap(drawing, drawing.tailed ? -0.8 : variant === 1 ? -1.5 : -1.25, variant === 1 ? 0.8 : 1);
};
