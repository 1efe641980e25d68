// The types that the flower drawings share.
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
