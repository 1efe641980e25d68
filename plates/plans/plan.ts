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
  /** Both its halves are seen, never its edge alone. */
  whole?: boolean;
  /** How far it curves; by its weight when not given. */
  bend?: number;
};

/** All the leaves of one node, each at its own angle. */
export type PlannedNode = Place & {
  /** As a share of `leaf`. */
  size: number;
  /** The angles between the leaves and the tip of the stem: to the right of a rising stem above 0, to the left below. */
  out: readonly number[];
  /** How far each faces the reader; wholly when not given. */
  facing?: readonly number[];
  /** Which of them is before the stems. */
  front?: number;
  young?: boolean;
};

export type PlannedPairs = { on: number; from: number; to: number; count: number; size: number };

export type HungFruit = Place & {
  stalk: number;
  swing: number;
  size: number;
  ripe: boolean;
  /** The direction of its stalk; straight down when not given. */
  heading?: number;
};

export type Plan = {
  /** A cut branch, or a whole plant on its root. */
  foot: "cut" | "rooted";
  lines: readonly Line[];
  /** The length of a full leaf as a share of the usual one. */
  leaf: number;
  /** The length of a leaf's stalk as a share of the leaf; the plant's own when not given. */
  petiole?: number;
  leaves?: readonly PlannedLeaf[];
  /** Opposite or whorled leaves, each node where it is wanted. */
  nodes?: readonly PlannedNode[];
  /** Opposite or whorled leaves at even distances along a line, every second pair turned to the reader. */
  pairs?: readonly PlannedPairs[];
  /** Alternate leaves at even distances along a line. */
  ranks?: readonly PlannedPairs[];
  clusters?: readonly (Seat & { scale: number })[];
  /** Single flowers, each on a stalk of this length in page units. */
  flowers?: readonly (Seat & { stalk: number; size: number; view: FlowerView })[];
  /** Groups of fruits. */
  fruits?: readonly (Seat & { scale: number })[];
  /** Large fruits, each on its own stalk. */
  hung?: readonly HungFruit[];
};
