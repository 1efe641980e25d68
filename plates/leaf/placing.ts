// Where and how one leaf is drawn.
import type { Point } from "../drawing/geometry.ts";

export type LeafPlacing = {
  at: Point;
  angle: number;
  /** The length of the whole leaf without its stalk, in page units. */
  length: number;
  /** 0 just unfolding, 1 full grown; up to 1.5 old and dull. */
  age?: number;
  bend?: number;
  /** How far it faces the viewer: 1 fully, 0.5 half turned. */
  facing?: number;
  under?: boolean;
  /** Before the stems: such a leaf is never paled by distance. */
  front?: boolean;
  /** At the back of the plant, where the colours are paler and cooler. */
  far?: boolean;
  /** With its leaflets shut, for a leaf that closes. */
  shut?: boolean;
  /** With both its halves seen: never edge-on, nor turned over. */
  whole?: boolean;
  /** Laid flat, as in a study. */
  flat?: boolean;
  /** Stalk length in page units; the plant's own when not given. */
  stalk?: number;
};
