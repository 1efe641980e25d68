// The types that the flower drawings share, and what several of them ask of the traits.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { Point } from "../drawing/geometry.ts";

export type FlowerTraits = NonNullable<PlateTraits["flower"]>;

/** Where an inflorescence is drawn. */
export type ClusterPlace = {
  at: Point;
  angle: number;
  /** 1 for a main cluster, less for a side cluster. */
  scale?: number;
};

/** Stiff bracted flowers of a spike, large enough to be seen one by one (chaff flower). */
export const isChaff = (flower: FlowerTraits): boolean =>
  flower.form === "tiny" &&
  flower.cluster === "spike" &&
  flower.bracts !== undefined &&
  flower.size_cm >= 0.4;

/** A brush on a long coloured cup, shaped like a nail while it is closed (clove). */
export const isNail = (flower: FlowerTraits): boolean =>
  flower.form === "brush" && flower.ovary === "inferior" && flower.bracts !== undefined;

/** Crumpled petals on the rim of a fleshy coloured vase (pomegranate). */
export const isVase = (flower: FlowerTraits): boolean =>
  flower.form === "many-petal" && flower.petal === "crinkled" && flower.ovary === "inferior";
