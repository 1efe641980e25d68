// A leaf whose place a composition has chosen.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { Point } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import type { LeafPlacing } from "../leaf/placing.ts";
import type { Layers } from "./layers.ts";

export type Placed = LeafPlacing & {
  at: Point;
  /** Numbers the node; several leaves of one node share it. Without it the leaf has a node of its own. */
  node?: number;
};

/** Draws the leaf, unless more of it than `mostOverlap` would lie on others; tells whether it was drawn. */
export const placeLeaf = (
  layers: Layers,
  { leaf }: Pick<PlateTraits, "leaf">,
  { node = layers.joint++, front = false, ...placing }: Placed,
  mostOverlap = 1,
): boolean => {
  const outline = footprint(leaf, placing);
  if (layers.coverage.overlap(outline) > mostOverlap) return false;
  layers.page.notes.push({
    part: "leaf",
    node,
    side: Math.cos(placing.angle) < 0 ? -1 : 1,
    at: placing.at,
  });
  layers.coverage.takeOutline(outline);
  const one = new Sketch(layers.page);
  drawLeaf(one, leaf, { ...placing, front });
  (front ? layers.front : layers.behind).lay(one);
  return true;
};
