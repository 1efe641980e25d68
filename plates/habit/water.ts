// Water plants at the water line.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { Page } from "../drawing/sketch.ts";
import { Sketch } from "../drawing/sketch.ts";
import { drawCreeper } from "./creeper.ts";
import { drawClump } from "./ground.ts";
import { drawLotus, ripples } from "./lotus.ts";

export const drawAquatic = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.leaf.outline === "shield" || traits.leaf.outline === "round") return drawLotus(page, traits);
  const inner =
    traits.leaf.length_cm > 20
      ? drawClump(page, { ...traits, leaf: { ...traits.leaf, petiole: "long" } })
      : drawCreeper(page, traits);
  const all = new Sketch(page);
  ripples(all, inner.box.bottom - 110, (inner.box.right - inner.box.left) * 0.8);
  all.place(inner);
  return all;
};
