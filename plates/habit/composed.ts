// What plants of a set composition share: stems through set places, and flowers and fruits put one by one.
import { heightened, type Point, through } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
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

/** Puts a flower or fruit there, over all leaves, and takes its place. */
export const putGroup = (layers: Layers, draw: (group: Sketch) => void): void => {
  const group = new Sketch(layers.page);
  draw(group);
  layers.takeGroup(group);
  layers.top.place(group);
};
