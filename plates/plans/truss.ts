// Flowers that leave the tip of a line together, each as it is wanted.
import type { PlannedFlower } from "./plan.ts";

/** How far a flower leans out of its group, the length of its stalk, its size and the side it is seen from. */
type Single = readonly [lean: number, stalk: number, size: number, view: PlannedFlower["view"]];

export const truss = (on: number, heading: number, flowers: readonly Single[], t = 1): PlannedFlower[] =>
  flowers.map(([lean, stalk, size, view]) => ({ on, t, heading: heading + lean, stalk, size, view }));
