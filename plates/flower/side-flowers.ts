// Flowers seen from the side: the stalk ends at the origin, the flower opens along +x and is `size` long.
import type { Point } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
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
      lipped(sketch, flower, paint, size);
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
    );
  };

/** Standard, wings and keel, seen from the side and a little from the front. */
const pea = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const petal = petalOf(sketch, size);
  const keel = toneOf(mix(tone.pale, "#eef0cc", 0.5));
  const shaded = { ...tone, mid: mix(tone.mid, tone.dark, 0.5), pale: mix(tone.pale, tone.mid, 0.6) };
  const line = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  // The standard stands up behind the rest, notched and folded along its middle.
  petal(
    [
      [0.2, -0.02],
      [0.13, -0.28],
      [0.12, -0.54],
      [0.24, -0.78],
      [0.4, -0.84],
      [0.49, -0.76],
      [0.6, -0.84],
      [0.77, -0.74],
      [0.84, -0.5],
      [0.72, -0.26],
      [0.48, -0.08],
    ],
    tone,
    paint.centre,
    1,
  );
  sketch.patches(
    [
      line([
        [0.2, -0.06],
        [0.14, -0.3],
        [0.14, -0.54],
        [0.25, -0.76],
        [0.4, -0.8],
        [0.48, -0.74],
        [0.4, -0.44],
        [0.28, -0.12],
      ]),
    ],
    { fill: tone.dark, opacity: 0.45 },
  );
  sketch.lines(
    [
      line([
        [0.27, -0.08],
        [0.38, -0.4],
        [0.49, -0.75],
      ]),
      ...[0.12, 0.24, 0.36].map((spread) =>
        line([
          [0.3, -0.08],
          [0.36 + spread * 0.6, -0.34 + spread * 0.16],
          [0.46 + spread * 0.9, -0.72 + spread * 0.8],
        ]),
      ),
    ],
    mix(tone.ink, paint.centre, 0.3),
    size > 60 ? 0.8 : 0.5,
    { opacity: 0.65 },
  );
  // The keel is a pale boat with its bow turned up, between the two wings.
  petal(
    [
      [0.26, -0.04],
      [0.5, -0.2],
      [0.78, -0.24],
      [0.95, -0.12],
      [0.88, 0],
      [0.5, 0.04],
    ],
    shaded,
    tone.dark,
    0.7,
  );
  petal(
    [
      [0.22, 0.04],
      [0.34, 0.24],
      [0.56, 0.38],
      [0.8, 0.38],
      [0.99, 0.24],
      [1.06, 0.02],
      [1.06, 0.02],
      [0.94, 0.1],
      [0.6, 0.06],
    ],
    keel,
    keel.mid,
    0.9,
  );
  petal(
    [
      [0.22, 0.01],
      [0.4, -0.1],
      [0.68, -0.13],
      [0.9, -0.05],
      [0.97, 0.09],
      [0.88, 0.2],
      [0.64, 0.19],
      [0.4, 0.1],
    ],
    tone,
    paint.centre,
    1,
  );
  sketch.patches(
    [
      line([
        [0.3, 0.05],
        [0.6, 0.08],
        [0.94, 0.1],
        [0.87, 0.18],
        [0.64, 0.17],
        [0.42, 0.1],
      ]),
    ],
    { fill: tone.dark, opacity: 0.35 },
  );
  calyx(sketch, size * 0.28, size * 0.26, paint.bracts, 3);
};

/** Mints and acanths: a curved tube, a hood above, and below a spreading lip of three lobes. */
const lipped = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const petal = petalOf(sketch, size);
  const line = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  const shaded = { ...tone, mid: mix(tone.mid, tone.dark, 0.45), pale: mix(tone.pale, tone.mid, 0.5) };
  // The far lobe of the lower lip, the tube, the inside of the mouth.
  petal(
    [
      [0.5, 0.02],
      [0.66, -0.04],
      [0.84, 0],
      [0.88, 0.1],
      [0.74, 0.18],
      [0.56, 0.14],
    ],
    shaded,
    tone.dark,
    0.7,
  );
  petal(
    [
      [0.06, -0.05],
      [0.24, -0.05],
      [0.4, -0.1],
      [0.52, -0.18],
      [0.6, -0.04],
      [0.56, 0.14],
      [0.42, 0.08],
      [0.24, 0.06],
      [0.06, 0.05],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  sketch.patches(
    [
      line([
        [0.1, 0.04],
        [0.3, 0.05],
        [0.54, 0.12],
        [0.5, 0.04],
        [0.3, 0.01],
      ]),
    ],
    { fill: tone.dark, opacity: 0.4 },
  );
  petal(
    [
      [0.5, 0.06],
      [0.62, 0.1],
      [0.76, 0.2],
      [0.9, 0.36],
      [0.9, 0.5],
      [0.8, 0.53],
      [0.74, 0.5],
      [0.66, 0.52],
      [0.56, 0.34],
      [0.5, 0.18],
    ],
    tone,
    paint.centre,
    1,
  );
  petal(
    [
      [0.46, 0.06],
      [0.6, 0.12],
      [0.66, 0.24],
      [0.58, 0.36],
      [0.46, 0.34],
      [0.42, 0.18],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.25),
    0.9,
  );
  petal(
    [
      [0.44, -0.1],
      [0.48, -0.26],
      [0.6, -0.4],
      [0.76, -0.43],
      [0.89, -0.35],
      [0.94, -0.22],
      [0.94, -0.22],
      [0.8, -0.26],
      [0.68, -0.18],
      [0.58, -0.02],
    ],
    tone,
    paint.centre,
    1,
  );
  sketch.patches(
    [
      line([
        [0.58, -0.04],
        [0.68, -0.18],
        [0.8, -0.26],
        [0.9, -0.25],
        [0.76, -0.16],
        [0.66, -0.02],
        [0.6, 0.06],
      ]),
    ],
    { fill: tone.dark, opacity: 0.5 },
  );
  if (size > 26) {
    sketch.dots(
      line([
        [0.64, 0.16],
        [0.68, 0.24],
        [0.74, 0.28],
        [0.72, 0.36],
      ]),
      mix(paint.centre, tone.dark, 0.25),
      Math.max(1, size * 0.03),
    );
    // Two stamens in acanths, four in mints, under the hood.
    const stamens = [
      line([
        [0.56, -0.04],
        [0.76, -0.16],
        [1, -0.16],
      ]),
      line([
        [0.56, -0.02],
        [0.76, -0.1],
        [0.96, -0.07],
      ]),
      line([
        [0.56, 0],
        [0.74, -0.05],
        [0.88, 0],
      ]),
      line([
        [0.56, 0.01],
        [0.7, 0],
        [0.82, 0.06],
      ]),
    ].slice(0, flower.stamen_count ?? 4);
    sketch.lines(stamens, tone.ink, Math.max(1.1, size * 0.022));
    sketch.lines(stamens, mix(tone.pale, paint.stamen, 0.3), Math.max(0.6, size * 0.012));
    sketch.dots(
      stamens.map((stamen) => stamen[2] ?? [0, 0]),
      mix(paint.stamen, tone.ink, 0.3),
      Math.max(1.6, size * 0.045),
    );
  }
  calyx(sketch, size * 0.27, size * 0.24, paint.bracts, 3);
};
