// Flowers seen from the side: the stalk ends at the origin, the flower opens along +x and is `size` long.
import type { Point } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { pipe, spathe } from "./hooded-flowers.ts";
import { beak, cup, gingerLip } from "./irregular-flowers.ts";
import { lipped } from "./lipped-flowers.ts";
import { calyx, washedPetal } from "./petals.ts";
import { broadThickPetals, closedBall, narrowThickPetals } from "./thick-petals.ts";
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
    case "bell":
      closedBall(sketch, paint, size);
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

/** Standard, wings and keel, seen from the side and a little from the front. */
const pea = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
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
