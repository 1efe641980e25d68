// Flowers seen from the side: the stalk ends at the origin, the flower opens along +x and is `size` long.
import { at, ellipse, type Point, steps } from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { blendWash, flatWash } from "../drawing/wash.ts";
import { pipe, spathe } from "./hooded-flowers.ts";
import { beak, cannonball, cup, gingerLip, milkweed } from "./irregular-flowers.ts";
import { type FlowerPaint, paintOf } from "./open-flowers.ts";
import { calyx } from "./petals.ts";
import { broadThickPetals, narrowThickPetals } from "./thick-petals.ts";
import type { FlowerTraits } from "./traits.ts";

export const drawSideFlower = (sketch: Sketch, flower: FlowerTraits, size: number): boolean => {
  const paint = paintOf(flower);
  switch (flower.form) {
    case "trumpet":
      funnel(sketch, flower, paint, size, { tube: 0.09, throat: 0.2, mouth: 0.62, lobes: 5, flare: 0.34 });
      return true;
    case "tube":
      funnel(sketch, flower, paint, size, { tube: 0.1, throat: 0.13, mouth: 0.34, lobes: 5, flare: 0.86 });
      return true;
    case "bell":
      funnel(sketch, flower, paint, size, { tube: 0.26, throat: 0.4, mouth: 0.6, lobes: 5, flare: 0.8 });
      return true;
    case "pinwheel":
    case "salver":
      funnel(sketch, flower, paint, size, { tube: 0.07, throat: 0.09, mouth: 0.9, lobes: 5, flare: 0.76 });
      return true;
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
    case "milkweed":
      milkweed(sketch, paint, size);
      return true;
    case "cannonball":
      cannonball(sketch, paint, size);
      return true;
    case "cup-bract":
      cup(sketch, paint, size);
      return true;
    default:
      return false;
  }
};

type Funnel = { tube: number; throat: number; mouth: number; lobes: number; flare: number };

/** A tube widening to a mouth with lobes, seen a little from the front. */
const funnel = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  shape: Funnel,
): void => {
  const { tone } = paint;
  const half = (share: number): number => (share * size) / 2;
  const start = size * 0.1;
  const mouthX = size * 0.8;
  const rim = (angle: number): Point => {
    const wave = 1 + 0.15 * Math.cos(angle * shape.lobes + 0.5);
    return [
      mouthX + Math.cos(angle) * half(shape.mouth) * 0.56 * wave,
      Math.sin(angle) * half(shape.mouth) * wave,
    ];
  };
  const back = steps(24).map((t) => rim(t * Math.PI * 2));
  const fill = blendWash(
    sketch.page,
    flower.centre === undefined ? mix(tone.mid, "#c9d08a", 0.35) : mix(hexOf(flower.centre), tone.mid, 0.3),
    tone.mid,
    false,
  );
  const upper: Point[] = [
    [start, -half(shape.tube)],
    [size * shape.flare * 0.6, -half(shape.tube) * 1.1 - half(shape.throat) * 0.2],
    [size * shape.flare, -half(shape.throat)],
    [mouthX, -half(shape.mouth) * 0.98],
  ];
  const lower = upper.map(([x, y]): Point => [x, -y]).reverse();
  sketch.body(back, mix(tone.mid, tone.dark, 0.25), tone.ink, 0.9);
  sketch.body([...upper, at(upper, -1), ...lower], fill, tone.ink, 1);
  sketch.patches(
    [
      [
        [start, 0],
        [size * shape.flare, half(shape.throat) * 0.3],
        [mouthX, half(shape.mouth) * 0.5],
        [mouthX, half(shape.mouth) * 0.92],
        [size * shape.flare, half(shape.throat) * 0.95],
        [start, half(shape.tube)],
      ],
    ],
    { fill: tone.dark, opacity: 0.28 },
  );
  const front = steps(24).map((t) => rim(t * Math.PI * 2));
  sketch.body(front, flatWash(sketch.page, tone), tone.ink, 0.8);
  const throat = ellipse([mouthX, 0], half(shape.mouth) * 0.12, half(shape.throat) * 0.8, 0, 12);
  sketch.patches([throat], {
    fill: flower.centre === undefined ? tone.dark : hexOf(flower.centre),
    opacity: 0.75,
  });
  if (size > 30) {
    const folds = steps(shape.lobes).map((t): Point[] => [
      [mouthX, 0],
      rim((t * (shape.lobes - 1) * Math.PI * 2) / shape.lobes + 0.4),
    ]);
    sketch.lines(folds, tone.ink, 0.5, { opacity: 0.45 });
    const streaks = [-0.4, 0.1, 0.5].map((y): Point[] => [
      [start * 1.4, half(shape.tube) * y],
      [size * shape.flare, half(shape.throat) * y],
      [mouthX * 0.95, half(shape.mouth) * y * 0.8],
    ]);
    sketch.lines(streaks, tone.ink, 0.45, { opacity: 0.4 });
  }
  calyx(sketch, size * 0.17, Math.max(size * 0.1, half(shape.tube) * 2.6), paint.bracts, 3);
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
