// Hairs of stems and leaves: short, tapered, leaning towards the tip, never evenly spaced.
import { along, evenly, lengthOf, type Point, type Polyline, polar } from "./geometry.ts";
import type { Random } from "./random.ts";

/** One hair as a sliver that ends in a point. */
const hair = (root: Point, heading: number, length: number): Point[] => [
  polar(root, heading + Math.PI / 2, 0.45),
  polar(root, heading, length),
  polar(root, heading - Math.PI / 2, 0.45),
];

/**
 * Hairs along an edge that runs from base to tip, on its left (−1) or right (+1) side, about `gap` apart.
 * @param lean how far they stand off from the edge, in radians
 */
export const fringe = (
  random: Random,
  edge: Polyline,
  side: 1 | -1,
  { gap, length, lean }: { gap: number; length: number; lean: number },
): Point[][] => {
  // Close enough that a winding edge keeps its hairs on it.
  const even = evenly(edge, Math.max(24, Math.round(lengthOf(edge) / 7)));
  const count = Math.round(lengthOf(edge) / gap);
  return Array.from({ length: count }, (_, i) => {
    const { point, angle } = along(even, (i + random.between(0.1, 0.9)) / count);
    return hair(point, angle + side * random.around(lean, 0.25), length * random.between(0.6, 1.15));
  });
};
