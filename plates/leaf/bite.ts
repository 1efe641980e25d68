// What a caterpillar left: now and then a small bay in the edge of a blade.
import { angleTo, at, distance, mixPoints, type Point, polar } from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import type { FlatBlade } from "./lobed.ts";

/** The blade, one in a hundred of them with a small bite out of its edge. */
export const bitten = (blade: FlatBlade, random: Random): FlatBlade => {
  if (!random.chance(0.05)) return blade;
  const side = random.chance(0.5) ? "left" : "right";
  const edge = blade[side];
  const middle = Math.round(edge.length * random.between(0.3, 0.55));
  const centre = at(edge, middle);
  const wanted = random.between(0.035, 0.075);
  // A large one draws the eye from the plant, and two on one plate look like a stamp.
  if (wanted > 0.044) return blade;
  const radius = Math.min(wanted, Math.abs(centre[1]) * 0.6);
  const isEaten = (point: Point): boolean => distance(point, centre) < radius;
  const from = edge.findIndex(isEaten);
  const to = edge.findLastIndex(isEaten);
  // Not at the stalk and not at the tip.
  if (radius < 0.025 || from < 1 || to > edge.length - 2) return blade;
  // Along the edge as it runs there, and inwards from it.
  const rim = (inner: Point, outer: Point): Point =>
    mixPoints(inner, outer, Math.min(1, (radius - distance(inner, centre)) / distance(inner, outer)));
  const start = rim(at(edge, from), at(edge, from - 1));
  const end = rim(at(edge, to), at(edge, to + 1));
  const heading = angleTo(start, end);
  const inwards = heading + (centre[1] > 0 ? -Math.PI / 2 : Math.PI / 2);
  const bay = [0.06, 0.2, 0.36, 0.5, 0.64, 0.8, 0.94].map((t): Point => {
    const depth = Math.sin(t * Math.PI) ** 0.6 * radius;
    return polar(mixPoints(start, end, t), inwards, depth);
  });
  const kept = (line: Point[]): Point[] => {
    const gone = line.findIndex((point) => distance(point, centre) < radius * 1.2);
    return gone < 0 ? line : line.slice(0, gone);
  };
  return {
    ...blade,
    [side]: [...edge.slice(0, from), start, ...bay, end, ...edge.slice(to + 1)],
    veins: blade.veins.map(kept).filter((vein) => vein.length > 1),
  };
};
