// Flowers seen from the side: the stalk ends at the origin, the flower opens along +x and is `size` long.
import type { Sketch } from "../drawing/sketch.ts";
import type { FlowerView } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { gingerFlower } from "./ginger-flowers.ts";
import { spathe } from "./hooded-flowers.ts";
import { beak, cup } from "./irregular-flowers.ts";
import { lipped } from "./lipped-flowers.ts";
import { narrowSpathe } from "./narrow-spathe.ts";
import { pea } from "./pea-flowers.ts";
import { pipe } from "./pipe-flowers.ts";
import { broadThickPetals, closedBall, narrowThickPetals } from "./thick-petals.ts";
import { type FlowerTraits, isNarrowSpathe } from "./traits.ts";

export const drawSideFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  size: number,
  view: FlowerView,
  variant: number,
): boolean => {
  const paint = paintOf(flower);
  switch (flower.form) {
    case "pea":
      pea(sketch, flower, paint, size, view, variant);
      return true;
    case "lipped":
      lipped(sketch, flower, paint, size, variant === 1 && view !== "half");
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
      pipe(sketch, flower, paint, size, view, variant);
      return true;
    case "ginger":
      gingerFlower(sketch, flower, size);
      return true;
    case "spathe":
      if (isNarrowSpathe(flower)) narrowSpathe(sketch, flower, paint, size);
      else spathe(sketch, flower, paint, size);
      return true;
    case "cup-bract":
      cup(sketch, paint, size);
      return true;
    default:
      return false;
  }
};
