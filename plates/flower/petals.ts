// Petals, stamens and calyx around a centre. Flowers are drawn at the origin; `radius` is half the flower's width.
import { apply, degrees, frame, lerp, type Point, type Polyline, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash } from "../drawing/wash.ts";

export type PetalShape = {
  count: number;
  /** Width of a petal as a share of its length. */
  width: number;
  /** Where it is widest: 0 at the centre, 1 at the rim. */
  widest: number;
  tip: "round" | "pointed" | "notched" | "frilled" | "wavy" | "truncate";
  /** Sideways twist, as in a pinwheel. */
  twist?: number;
  /** The claw (narrow base) of the petal as a fraction of its length. */
  claw?: number;
};

/** A gradient from throat to rim, in the flower's coordinates. */
export const throatWash = (page: Page, inner: string, outer: Tone, radius: number): string => {
  const id = page.define(
    `throat ${inner}${outer.mid}${outer.light}${radius}`,
    (name) =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${Math.round(radius)}"><stop offset=".08" stop-color="${inner}"/><stop offset=".38" stop-color="${mix(inner, outer.mid, 0.8)}"/><stop offset=".75" stop-color="${outer.mid}"/><stop offset="1" stop-color="${outer.light}"/></radialGradient>`,
  );
  return `url(#${id})`;
};

/** One petal along +x, `length` long. */
export const petalOutline = (shape: PetalShape, length: number): Point[] => {
  const half = (shape.width * length) / 2;
  const { widest } = shape;
  const claw = shape.claw ?? 0.05;
  const twist = (shape.twist ?? 0) * half;
  const side = (sign: 1 | -1): Point[] => {
    const shoulder = 1 - (1 - widest) * 0.38;
    const points: Point[] = [
      [claw * length, sign * half * 0.14],
      [widest * 0.5 * length, sign * half * 0.62 + twist * 0.2],
      [widest * length, sign * half + twist * 0.4],
      [shoulder * length, sign * half * (shape.tip === "pointed" ? 0.55 : 0.82) + twist * 0.8],
    ];
    if (shape.tip === "notched") points.push([length, sign * half * 0.36 + twist]);
    if (shape.tip === "truncate") points.push([length * 0.99, sign * half * 0.6 + twist]);
    return points;
  };
  const end: Point[] =
    shape.tip === "notched"
      ? [[length * 0.9, twist]]
      : shape.tip === "pointed"
        ? [
            [length, twist],
            [length, twist],
          ]
        : [[length, twist]];
  // A crimped edge: scallops of unequal depth around the rounded blade.
  const frill: Point[] = steps(15).map((t, i) => {
    const angle = degrees(-64 + 128 * t);
    const scallop = i % 2 === 0 ? 0 : (-0.05 - 0.03 * ((i * 5) % 3)) * (shape.tip === "wavy" ? 0.35 : 1);
    return [
      length * (widest + (1 - widest) * Math.cos(angle) + scallop),
      Math.sin(angle) * half * 1.08 * (1 + scallop * 0.6),
    ];
  });
  if (shape.tip === "frilled" || shape.tip === "wavy") {
    const foot = (sign: 1 | -1): Point[] => [
      [claw * 0.5 * length, sign * half * 0.1],
      [claw * length, sign * half * 0.14],
      [lerp(claw, widest, 0.45) * length, sign * half * 0.72],
    ];
    return [[0, 0], ...foot(-1), ...frill, ...foot(1).reverse()];
  }
  return [[0, 0], ...side(-1), ...end, ...side(1).reverse()];
};

/** Draws the petals, each overlapping the next, and returns their directions. */
export const drawPetals = (
  sketch: Sketch,
  shape: PetalShape,
  radius: number,
  inner: string,
  tone: Tone,
  turn = 0,
  veins = true,
): number[] => {
  const fill = throatWash(sketch.page, inner, tone, radius);
  const weight = radius > 40 ? 1.1 : radius > 16 ? 0.8 : 0.55;
  const angles = Array.from({ length: shape.count }, (_, i) => turn + (i / shape.count) * Math.PI * 2);
  for (const angle of angles) {
    const length = radius * sketch.random.between(0.95, 1.02);
    const outline = petalOutline(shape, length);
    const place = frame([0, 0], angle + sketch.random.around(0, 0.04));
    const onPage = (line: Polyline): Point[] => line.map((point) => apply(place, point));
    sketch.body(onPage(outline), fill, tone.ink, weight);
    if (radius < 12) continue;
    const half = (shape.width * length) / 2;
    const lower = Math.cos(angle + Math.PI / 2) + Math.sin(angle + Math.PI / 2) > 0 ? 1 : -1;
    sketch.patches(
      [
        onPage([
          [length * 0.1, 0],
          [length * shape.widest, lower * half * 0.92],
          [length * 0.88, lower * half * 0.6],
          [length * 0.6, lower * half * 0.25],
        ]),
      ],
      { fill: tone.dark, opacity: 0.22 },
    );
    if (veins && radius > 18) {
      const lines = [-0.5, -0.22, 0, 0.22, 0.5].map((share): Point[] => [
        [length * 0.16, half * share * 0.3],
        [length * 0.5, half * share * 1.2],
        [length * (0.86 - Math.abs(share) * 0.14), half * share * 1.5],
      ]);
      sketch.lines(lines.map(onPage), tone.ink, 0.45, { opacity: 0.4 });
    }
  }
  return angles;
};

/** A calyx of pointed sepals, seen from the side, with its stalk end at the origin and opening along +x. */
export const calyx = (sketch: Sketch, length: number, width: number, tone: Tone, teeth = 3): void => {
  const points: Point[] = [
    [0, -width * 0.16],
    [length * 0.35, -width * 0.48],
  ];
  for (let i = 0; i < teeth; i++) {
    const y = -0.5 + (i + 0.5) / teeth;
    points.push([length * 1.05, y * width], [length * 1.05, y * width]);
    if (i < teeth - 1) points.push([length * 0.7, (y + 0.5 / teeth) * width]);
  }
  points.push([length * 0.35, width * 0.48], [0, width * 0.16]);
  sketch.body(points, tone.mid, tone.ink, 0.8);
  sketch.patches(
    [
      [
        [0, 0],
        [length * 0.4, width * 0.1],
        [length * 0.9, width * 0.36],
        [length * 0.35, width * 0.45],
      ],
    ],
    { fill: tone.dark, opacity: 0.3 },
  );
};

/** Petals in section of a two-sided flower: an outline in shares of the size, washed from its foot to its tip. */
export const washedPetal =
  (sketch: Sketch, size: number) =>
  (points: readonly (readonly [number, number])[], tone: Tone, inner: string, weight = 0.9): void => {
    const outline = points.map(([x, y]): Point => [x * size, y * size]);
    const dark = brightness(tone.mid) < 0.3;
    const tip = outline.reduce((best, point) =>
      point[0] + Math.abs(point[1]) > best[0] + Math.abs(best[1]) ? point : best,
    );
    sketch.body(
      outline,
      litWash(
        sketch.page,
        // A very dark petal keeps its form only by a light rim.
        [
          mix(inner, tone.dark, 0.25),
          mix(mix(inner, tone.mid, 0.75), tone.pale, dark ? 0.2 : 0),
          mix(tone.mid, tone.pale, dark ? 0.75 : 0.45),
        ],
        [size * 0.18, 0],
        tip,
      ),
      tone.ink,
      size > 40 ? weight : 0.6,
      true,
      size > 20 ? lightGlaze(sketch.page, tone) : undefined,
    );
  };
