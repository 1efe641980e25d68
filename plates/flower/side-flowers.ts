// Flowers seen from the side: the stalk ends at the origin, the flower opens along +x and is `size` long.
import type { Point } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { pipe, spathe } from "./hooded-flowers.ts";
import { beak, cup, gingerLip } from "./irregular-flowers.ts";
import { calyx } from "./petals.ts";
import { broadThickPetals, narrowThickPetals } from "./thick-petals.ts";
import type { FlowerTraits } from "./traits.ts";

export const drawSideFlower = (sketch: Sketch, flower: FlowerTraits, size: number): boolean => {
  const paint = paintOf(flower);
  switch (flower.form) {
    case "pea":
      pea(sketch, paint, size);
      return true;
    case "lipped":
      lipped(sketch, paint, size);
      return true;
    case "beak":
      beak(sketch, paint, size);
      return true;
    case "thick-petal":
      broadThickPetals(sketch, paint, size);
      return true;
    case "narrow-thick-petal":
      narrowThickPetals(sketch, paint, size);
      return true;
    case "pipe":
      pipe(sketch, flower, paint, size);
      return true;
    case "ginger":
      gingerLip(sketch, paint, size);
      return true;
    case "spathe":
      spathe(sketch, flower, paint, size);
      return true;
    case "cup-bract":
      cup(sketch, paint, size);
      return true;
    default:
      return false;
  }
};

/** Petals in section of a two-sided flower: an outline in shares of the size, washed from its foot to its tip. */
const petalOf =
  (sketch: Sketch, size: number) =>
  (points: readonly (readonly [number, number])[], tone: Tone, inner: string, weight = 0.9): void => {
    const outline = points.map(([x, y]): Point => [x * size, y * size]);
    const tip = outline.reduce((best, point) =>
      point[0] + Math.abs(point[1]) > best[0] + Math.abs(best[1]) ? point : best,
    );
    sketch.body(
      outline,
      litWash(
        sketch.page,
        [mix(inner, tone.dark, 0.25), mix(inner, tone.mid, 0.75), mix(tone.mid, tone.pale, 0.35)],
        [size * 0.18, 0],
        tip,
      ),
      tone.ink,
      size > 40 ? weight : 0.6,
    );
  };

/** Standard, wings and keel, seen from the side and a little from the front. */
const pea = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const petal = petalOf(sketch, size);
  const keel = toneOf(mix(tone.light, "#eef0cc", 0.45));
  const line = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  // The far wing, then the standard bent back, its near edge turned to the viewer.
  petal(
    [
      [0.2, 0],
      [0.4, -0.16],
      [0.68, -0.2],
      [0.9, -0.08],
      [0.86, 0.04],
      [0.5, 0.06],
    ],
    { ...tone, mid: mix(tone.mid, tone.dark, 0.4) },
    tone.dark,
    0.7,
  );
  petal(
    [
      [0.15, -0.03],
      [0.13, -0.28],
      [0.16, -0.54],
      [0.3, -0.74],
      [0.5, -0.76],
      [0.6, -0.7],
      [0.72, -0.72],
      [0.8, -0.54],
      [0.74, -0.32],
      [0.56, -0.16],
      [0.34, -0.04],
    ],
    tone,
    paint.centre,
    1,
  );
  sketch.patches(
    [
      line([
        [0.15, -0.05],
        [0.13, -0.28],
        [0.16, -0.54],
        [0.3, -0.73],
        [0.26, -0.5],
        [0.22, -0.26],
      ]),
    ],
    { fill: tone.dark, opacity: 0.4 },
  );
  sketch.lines(
    [0.06, 0.18, 0.32, 0.46].map((spread) =>
      line([
        [0.26, -0.06],
        [0.28 + spread * 0.5, -0.34 + spread * 0.2],
        [0.3 + spread * 1, -0.66 + spread * 0.5],
      ]),
    ),
    mix(tone.ink, paint.centre, 0.4),
    0.6,
    { opacity: 0.6 },
  );
  petal(
    [
      [0.18, 0.03],
      [0.32, 0.2],
      [0.56, 0.36],
      [0.82, 0.36],
      [0.98, 0.16],
      [1, 0],
      [1, 0],
      [0.9, 0.1],
      [0.6, 0.06],
    ],
    keel,
    keel.mid,
    0.8,
  );
  petal(
    [
      [0.18, 0],
      [0.42, -0.07],
      [0.72, -0.06],
      [0.93, 0.06],
      [0.9, 0.22],
      [0.7, 0.25],
      [0.42, 0.14],
    ],
    tone,
    paint.centre,
  );
  sketch.patches(
    [
      line([
        [0.3, 0.08],
        [0.62, 0.12],
        [0.9, 0.14],
        [0.86, 0.22],
        [0.66, 0.23],
        [0.42, 0.13],
      ]),
    ],
    { fill: tone.dark, opacity: 0.3 },
  );
  calyx(sketch, size * 0.26, size * 0.24, paint.bracts, 3);
};

/** A tube with an arched upper lip and a spreading lower lip of three lobes. */
const lipped = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const petal = petalOf(sketch, size);
  const line = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  petal(
    [
      [0.46, 0.02],
      [0.62, 0.02],
      [0.82, 0.02],
      [0.9, 0.12],
      [0.78, 0.2],
      [0.56, 0.16],
    ],
    { ...tone, mid: mix(tone.mid, tone.dark, 0.3) },
    tone.dark,
    0.7,
  );
  petal(
    [
      [0.08, -0.06],
      [0.3, -0.08],
      [0.5, -0.15],
      [0.58, -0.04],
      [0.56, 0.14],
      [0.4, 0.1],
      [0.08, 0.06],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  petal(
    [
      [0.44, 0.08],
      [0.56, 0.14],
      [0.72, 0.18],
      [0.9, 0.26],
      [1, 0.4],
      [0.94, 0.52],
      [0.82, 0.52],
      [0.74, 0.58],
      [0.62, 0.52],
      [0.54, 0.36],
    ],
    tone,
    paint.centre,
  );
  petal(
    [
      [0.44, -0.12],
      [0.5, -0.3],
      [0.64, -0.44],
      [0.84, -0.46],
      [0.96, -0.36],
      [0.9, -0.27],
      [0.94, -0.2],
      [0.76, -0.17],
      [0.6, -0.02],
    ],
    tone,
    paint.centre,
  );
  sketch.patches(
    [
      line([
        [0.1, 0.05],
        [0.4, 0.08],
        [0.54, 0.12],
        [0.5, 0.02],
        [0.3, 0],
      ]),
    ],
    { fill: tone.dark, opacity: 0.4 },
  );
  if (size > 26) {
    sketch.dots(
      line([
        [0.64, 0.24],
        [0.7, 0.32],
        [0.76, 0.28],
        [0.7, 0.4],
      ]),
      paint.centre,
      Math.max(1, size * 0.04),
    );
    const stamens = [
      line([
        [0.54, -0.06],
        [0.76, -0.14],
        [1.02, -0.12],
      ]),
      line([
        [0.54, -0.04],
        [0.76, -0.07],
        [0.98, -0.02],
      ]),
    ];
    sketch.lines(stamens, tone.ink, Math.max(1.2, size * 0.026));
    sketch.lines(stamens, mix(tone.pale, paint.stamen, 0.3), Math.max(0.6, size * 0.014));
    sketch.dots(
      line([
        [1.02, -0.12],
        [0.98, -0.02],
      ]),
      mix(paint.stamen, tone.ink, 0.3),
      Math.max(1.6, size * 0.05),
    );
  }
  calyx(sketch, size * 0.3, size * 0.26, paint.bracts, 3);
};
