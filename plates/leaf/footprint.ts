// The room that a leaf takes on the page, known before it is drawn.
import { arc, clamp, type Point, polar, ribbon } from "../drawing/geometry.ts";
import { compoundForms, leafletCount } from "./compound.ts";
import { stalkLength } from "./leaf.ts";
import type { LeafPlacing } from "./placing.ts";
import { type LeafTraits, widthShare } from "./shape.ts";

const hands: ReadonlySet<LeafTraits["form"]> = new Set(["two-leaflets", "trifoliate", "palmate"]);

/** The width of the whole leaf as a share of its length. */
export const spreadOf = (leaf: LeafTraits): number => {
  if (hands.has(leaf.form)) return 1;
  if (leaf.form === "pinnate" || leaf.form === "even-pinnate")
    return leafletCount(leaf) < 6 ? 0.85 : leafletCount(leaf) < 8 ? 0.7 : 0.55;
  if (compoundForms.has(leaf.form)) return 0.72;
  return clamp(widthShare(leaf), 0.08, 1.1);
};

/** A rough outline of the blade, or of all its leaflets, without the stalk. */
export const footprint = (
  leaf: LeafTraits,
  { at, angle, length, bend = 0, facing = 1 }: LeafPlacing,
): Point[] => {
  const base = polar(at, angle, stalkLength(leaf, length));
  const width = length * spreadOf(leaf) * 1.06 * (0.55 + 0.45 * facing);
  const line = arc(base, angle - bend * 0.3, length * (0.7 + 0.25 * facing), bend * 0.9, 0, 8);
  return ribbon(line, (t) => width * Math.sin(Math.PI * (0.06 + t * 0.88)) ** 0.7);
};
