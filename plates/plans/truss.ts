// Flowers that leave the tip of a line together, or sit along it, each as it is wanted.
import type { PlannedFlower } from "./plan.ts";

/** How far a flower leans out of its group, the length of its stalk, its size and the side it is seen from. */
type Single = readonly [lean: number, stalk: number, size: number, view: PlannedFlower["view"]];

export const truss = (on: number, heading: number, flowers: readonly Single[], t = 1): PlannedFlower[] =>
  flowers.map(([lean, stalk, size, view]) => ({ on, t, heading: heading + lean, stalk, size, view }));

/** A flower and where on its line it sits. */
type Strung = readonly [t: number, heading: number, stalk: number, size: number, view: PlannedFlower["view"]];

/** Flowers along a line; their headings are turned by `heading`, and their sizes and stalks multiplied by `scale`. */
export const strung = (on: number, flowers: readonly Strung[], scale = 1, heading = 0): PlannedFlower[] =>
  flowers.map(([t, out, stalk, size, view]) => ({
    on,
    t,
    heading: heading + out,
    stalk: stalk * scale,
    size: size * scale,
    view,
  }));
