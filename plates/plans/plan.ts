// What a plan says: a plant composed by hand, as an illustrator would set it on the sheet. It is written as if the plant leaned
// to the right, and its foot stands at the bottom middle: x from about -380 to 380, y from 400 (below) to -420 (above).
// Headings are degrees on the page: 0 to the right, 90 down, -90 up.
import type { FlowerView } from "../flower/flower.ts";

/** A place on a line: which one (0 is the main one), and where along it from 0, its foot, to 1, its tip. */
type Place = { on: number; t: number };

/** A place, and the direction in which what sits there grows. */
export type Seat = Place & { heading: number };

type Line = {
  /** Where it leaves another line; its points go on from there. */
  from?: Place;
  points: readonly (readonly [number, number])[];
  /** At its foot and at its tip. */
  width: readonly [number, number];
  /** A green shoot on a woody plant. */
  green?: boolean;
  /** The wood of a plant that is drawn whole. */
  woody?: boolean;
};

export type PlannedLeaf = Seat & {
  /** As a share of `leaf`. */
  size: number;
  /** Before the stems. */
  front?: boolean;
  young?: boolean;
  /** How far it faces the reader: 1 wholly, 0.5 half turned. */
  facing?: number;
  /** Its paler back is seen. */
  under?: boolean;
  /** How far it curves; by its weight when not given. */
  bend?: number;
  /** The length of its stalk in page units; the plant's own when not given. */
  stalk?: number;
  /** An upper leaf, cut into threads on a plant whose lower leaves are broad. */
  fine?: boolean;
};

export type PlannedPairs = { on: number; from: number; to: number; count: number; size: number };

export type HungFruit = Place & { stalk: number; swing: number; size: number; ripe: boolean };

export type Plan = {
  /** A cut branch, or a whole plant on its root. */
  foot: "cut" | "rooted";
  lines: readonly Line[];
  /** The stems are swollen where leaves leave them. */
  swollen?: boolean;
  /** No leaf is seen from its edge or turned over. */
  whole?: boolean;
  /** The length of a full leaf as a share of the usual one. */
  leaf: number;
  leaves?: readonly PlannedLeaf[];
  /** Opposite leaves at even distances along a line, every second pair turned to the reader. */
  pairs?: readonly PlannedPairs[];
  /** Alternate leaves at even distances along a line. */
  ranks?: readonly PlannedPairs[];
  /** Groups of flowers; a spike curves by its weight where no `bend` is given. */
  clusters?: readonly (Seat & { scale: number; bend?: number })[];
  /** Single flowers, each on a stalk of this length in page units. */
  flowers?: readonly (Seat & { stalk: number; size: number; view: FlowerView })[];
  /** Groups of fruits. */
  fruits?: readonly (Seat & { scale: number })[];
  /** Large fruits, each on its own stalk, straight down from the wood. */
  hung?: readonly HungFruit[];
};
