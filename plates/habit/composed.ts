// What plants of a set composition share: leaves, flowers and fruits put one by one in places of their own.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { heightened, type Point, through } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { footprint } from "../leaf/footprint.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import type { LeafPlacing } from "../leaf/placing.ts";
import type { Layers } from "./layers.ts";

/** A stem through these knots, which grows to the given side and is nowhere quite as it was composed. */
export const stemThrough = (
  { page, random }: Layers,
  knots: readonly Point[],
  side: number,
  sway = 10,
): Point[] =>
  through(
    heightened(
      knots.map(([x, y], i): Point => [side * (x + (i > 0 ? random.around(0, sway) : 0)), y]),
      page.tall,
    ),
    8,
  );

/** Puts a leaf there, and takes its place. */
export const putLeaf = (
  layers: Layers,
  { leaf }: PlateTraits,
  placing: LeafPlacing & { length: number },
  onto: "front" | "behind" = "behind",
): void => {
  const side = Math.cos(placing.angle) < 0 ? -1 : 1;
  layers.page.notes.push({ part: "leaf", node: layers.joint++, side, at: placing.at });
  layers.coverage.takeOutline(footprint(leaf, placing));
  const one = new Sketch(layers.page);
  drawLeaf(one, leaf, placing);
  layers[onto].lay(one);
};

/** Puts a flower or fruit there, over all leaves, and takes its place. */
export const putGroup = (layers: Layers, draw: (group: Sketch) => void): void => {
  const group = new Sketch(layers.page);
  draw(group);
  layers.takeGroup(group);
  layers.top.place(group);
};
