// Flowers seen from the side: the stalk ends at the origin, the flower opens along +x and is `size` long.
import type { Point } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
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

const pea = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const keel = toneOf(mix(tone.light, "#f4ecc8", 0.35));
  const standard: Point[] = [
    [size * 0.16, 0],
    [size * 0.22, -size * 0.3],
    [size * 0.4, -size * 0.5],
    [size * 0.66, -size * 0.5],
    [size * 0.78, -size * 0.3],
    [size * 0.6, -size * 0.08],
  ];
  sketch.body(standard, flatWash(sketch.page, tone), tone.ink, 0.9);
  sketch.lines(
    [0.2, 0.4, 0.6].map((t): Point[] => [
      [size * 0.24, -size * 0.05],
      [size * (0.34 + t * 0.2), -size * 0.24],
      [size * (0.34 + t * 0.5), -size * 0.44],
    ]),
    paint.centre,
    0.7,
    { opacity: 0.7 },
  );
  const boat: Point[] = [
    [size * 0.18, size * 0.04],
    [size * 0.45, size * 0.3],
    [size * 0.8, size * 0.22],
    [size * 0.92, -size * 0.02],
    [size * 0.7, -size * 0.02],
  ];
  sketch.body(boat, keel.mid, tone.ink, 0.8);
  const wing: Point[] = [
    [size * 0.2, -size * 0.02],
    [size * 0.5, -size * 0.14],
    [size * 0.86, -size * 0.1],
    [size * 0.88, size * 0.08],
    [size * 0.56, size * 0.16],
  ];
  sketch.body(wing, flatWash(sketch.page, tone, Math.PI / 2), tone.ink, 0.8);
  calyx(sketch, size * 0.26, size * 0.24, paint.bracts, 3);
};

const lipped = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const { tone } = paint;
  const tube: Point[] = [
    [size * 0.1, -size * 0.06],
    [size * 0.5, -size * 0.1],
    [size * 0.55, size * 0.12],
    [size * 0.1, size * 0.06],
  ];
  sketch.body(tube, tone.mid, tone.ink, 0.8);
  const hood: Point[] = [
    [size * 0.46, -size * 0.1],
    [size * 0.6, -size * 0.34],
    [size * 0.86, -size * 0.34],
    [size * 0.94, -size * 0.22],
    [size * 0.72, -size * 0.14],
    [size * 0.56, size * 0.02],
  ];
  const lip: Point[] = [
    [size * 0.46, size * 0.08],
    [size * 0.62, size * 0.1],
    [size * 0.86, size * 0.2],
    [size * 0.98, size * 0.36],
    [size * 0.8, size * 0.48],
    [size * 0.66, size * 0.44],
    [size * 0.56, size * 0.34],
  ];
  sketch.body(lip, flatWash(sketch.page, tone), tone.ink, 0.9);
  sketch.body(hood, flatWash(sketch.page, tone), tone.ink, 0.9);
  sketch.dots(
    [
      [size * 0.66, size * 0.2],
      [size * 0.74, size * 0.26],
      [size * 0.7, size * 0.32],
    ],
    paint.centre,
    Math.max(1, size * 0.045),
  );
  sketch.lines(
    [
      [
        [size * 0.56, -size * 0.04],
        [size * 0.8, -size * 0.1],
        [size * 1.0, -size * 0.12],
      ],
    ],
    paint.stamen,
    Math.max(0.6, size * 0.02),
  );
  calyx(sketch, size * 0.3, size * 0.24, paint.bracts, 3);
};
