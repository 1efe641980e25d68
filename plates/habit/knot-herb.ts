// A herb with a close knot of flowers in each upper axil, the lowest already in fruit (sleepy morning).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { lerp } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { type FlowerTraits, isGlomerule } from "../flower/traits.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import { drawAxilHerb } from "./axil-herb.ts";

export const bearsKnots = ({ flower, leaf }: PlateTraits): boolean =>
  flower !== undefined &&
  isGlomerule(flower) &&
  flower.position === "axillary" &&
  leaf.arrangement === "alternate";

export const drawKnotHerb = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch =>
  drawAxilHerb(page, traits, {
    leaf: 1.24,
    least: 0.46,
    bear: (layers, { point, angle, side, index, of, fruiting }) => {
      const knot = new Sketch(page);
      const heading = angle + side * 0.95;
      if (fruiting && index === 0) drawFruitGroup(knot, traits, point, heading, 0.75);
      else drawCluster(knot, flower, { at: point, angle: heading, scale: lerp(0.78, 0.42, index / of) });
      page.notes.push({ part: "flowers" });
      layers.top.lay(knot);
    },
  });
