// What a caterpillar left: now and then a small bay in the edge of a blade.
import { at, distance, type Point, type Polyline } from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import type { FlatBlade } from "./lobed.ts";

/** The blade, one in ten of them with a bite out of its edge. */
export const bitten = (blade: FlatBlade, random: Random): FlatBlade => {
  if (!random.chance(0.1)) return blade;
  const side = random.chance(0.5) ? "left" : "right";
  const edge = blade[side];
  const middle = Math.round(edge.length * random.between(0.35, 0.75));
  const centre = at(edge, middle);
  const radius = Math.min(random.between(0.035, 0.075), Math.abs(centre[1]) * 0.6);
  const isEaten = (point: Point): boolean => distance(point, centre) < radius;
  const from = edge.findIndex(isEaten);
  const to = edge.findLastIndex(isEaten);
  // An edge with few points has no room for a bay.
  if (radius < 0.025 || from < 1 || to > edge.length - 2) return blade;
  const inwards = centre[1] > 0 ? -1 : 1;
  const bay = [-1, -0.8, -0.45, 0, 0.45, 0.8, 1].map((share): Point => {
    const depth = Math.sqrt(Math.max(0, 1 - share * share));
    return [centre[0] + share * radius, centre[1] + inwards * depth * radius];
  });
  const kept = (line: Polyline): Polyline => {
    const end = line.findIndex(isEaten);
    return end < 0 ? line : line.slice(0, end);
  };
  return {
    ...blade,
    [side]: [...edge.slice(0, from), ...bay, ...edge.slice(to + 1)],
    veins: blade.veins.map(kept).filter((vein) => vein.length > 1),
  };
};
