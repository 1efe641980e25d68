// A leaf at a place of a composed plant, which keeps later leaves and flowers clear of it.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { Sketch } from "../drawing/sketch.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import type { LeafPlacing } from "../leaf/placing.ts";
import type { Layers } from "./layers.ts";

/** Draws the leaf onto one of the layers; leaves of one node share its number. */
export const setLeaf = (
  layers: Layers,
  leaf: PlateTraits["leaf"],
  placing: LeafPlacing,
  onto: Sketch,
  node = layers.joint++,
): void => {
  layers.page.notes.push({ part: "leaf", node, side: Math.cos(placing.angle) < 0 ? -1 : 1, at: placing.at });
  layers.coverage.takeOutline(footprint(leaf, placing));
  const one = new Sketch(layers.page);
  drawLeaf(one, leaf, placing);
  onto.lay(one);
};
