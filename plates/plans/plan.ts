// What a plan says: a plant composed by hand, as an illustrator would set it on the sheet. It is written as if the plant leaned
// to the right, and its foot stands at the bottom middle: x from about -380 to 380, y from 400 (below) to -420 (above).
// Headings are degrees on the page: 0 to the right, 90 down, -90 up.
import type { FlowerView } from "../flower/flower.ts";

/** A place on a line: which one (0 is the main one), and where along it from 0, its foot, to 1, its tip. */
type Place = { on: number; t: number };

/** A place, and the direction in which what sits there grows. */
export type Seat = Place & { heading: number };

/** What stands behind the leaves that are in front of the stems. */
type Depth = { among?: boolean };

type PlannedLine = {
  /** Where it leaves another line; its points go on from there. */
  from?: Place;
  points: readonly (readonly [number, number])[];
  /** At its foot and at its tip. */
  width: readonly [number, number];
  /** A green shoot on a woody plant. */
  green?: boolean;
  /** The wood of a plant that is drawn whole. */
  woody?: boolean;
  /** A stalk that bears fruits: green, and without thorns. */
  stalk?: boolean;
  climbs?: Climb;
};

/** How a stem goes up the support of its plan; its later points go on from where it leaves it. */
export type Climb = {
  /** So many of the line's points lie before the support. */
  after: number;
  /** Where on the support it begins and ends to climb. */
  from: number;
  to: number;
  turns: number;
  /** How far it swings out from the middle of the support. */
  away: number;
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
  /** Both its halves are seen: it is never edge-on. */
  whole?: boolean;
  /** How far it curves, clockwise on the page; by its weight when not given. */
  bend?: number;
  /** The length of its stalk in page units; the plan's or the plant's own when not given. */
  stalk?: number;
  /** An upper leaf, cut into threads on a plant whose lower leaves are broad. */
  fine?: boolean;
  /** Its leaflets are shut. */
  shut?: boolean;
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

/** Leaves all round the end of a shoot. */
export type PlannedCrown = Seat & { count: number; size: number };

/** A large fruit on its own stalk, straight down. */
export type HungFruit = Place &
  Depth & {
    stalk: number;
    swing: number;
    size: number;
    ripe: boolean;
    /** Of its stalk; by the size of the fruit when not given. */
    width?: number;
    /** Hangs on wood. */
    woody?: boolean;
    /** Turned about, so that its other side is to the right. */
    mirrored?: boolean;
  };

/** A fruit at the end of its own stalk, which leaves the stem at `heading` and turns by `bend` degrees on its way. */
export type BorneFruit = Seat & { stalk: number; bend: number; size: number; ripe: boolean };

/**
 * A raceme along a line, from its foot to its tip: so many flowers on stalks of this length, those at its foot in fruit and
 * those at its tip in bud.
 */
export type PlannedRaceme = {
  on: number;
  from: number;
  to: number;
  count: number;
  size: number;
  stalk: number;
  /** The shares of them that are in fruit and in bud. */
  fruiting: number;
  budding: number;
  /** The size of a fruit. */
  fruit: number;
  /** How far the stalks of fruits bend down, in degrees. */
  nod: number;
  /** How far flowers and fruits stand off from the line, as a share of the usual; 1 when not given. */
  spread?: number;
};

export type PlannedFlower = Seat & Depth & { stalk: number; size: number; view: FlowerView };

export type Plan = {
  /** A cut branch, or a whole plant on its root. */
  foot: "cut" | "rooted";
  /** Its stems are those of a herb, though they are cut. */
  herb?: boolean;
  lines: readonly PlannedLine[];
  /** The stems are swollen where leaves leave them. */
  swollen?: boolean;
  /** The length of a full leaf as a share of the usual one. */
  leaf: number;
  /** The length of a leaf's stalk as a share of the leaf; the plant's own when not given. */
  petiole?: number;
  /** No leaf but the young is seen edge-on. */
  whole?: boolean;
  leaves?: readonly PlannedLeaf[];
  /** Opposite or whorled leaves, each node where it is wanted. */
  nodes?: readonly PlannedNode[];
  /** Opposite or whorled leaves at even distances along a line, every second pair turned to the reader. */
  pairs?: readonly PlannedPairs[];
  /** Alternate leaves at even distances along a line. */
  ranks?: readonly PlannedPairs[];
  crowns?: readonly PlannedCrown[];
  /** Groups of flowers; a spike curves by its weight where no `bend` is given. */
  clusters?: readonly (Seat & Depth & { scale: number; bend?: number })[];
  /** Single flowers, each on a stalk of this length in page units. */
  flowers?: readonly PlannedFlower[];
  racemes?: readonly PlannedRaceme[];
  /** Groups of fruits. */
  fruits?: readonly (Seat & Depth & { scale: number })[];
  hung?: readonly HungFruit[];
  borne?: readonly BorneFruit[];
  /** The dead wood that a vine climbs. */
  support?: { points: readonly (readonly [number, number])[]; width: readonly [number, number] };
  /** Where a lying stem roots. */
  rooting?: readonly (Place & { length: number })[];
  /** Sheaths of the leaves around the stem, open to one side. */
  sheaths?: readonly (Place & { to: number; width: number; way: 1 | -1 })[];
  /** Tendrils in the air, wound to one side (1) or the other. */
  tendrils?: readonly (Seat & { way: 1 | -1 })[];
  /** Tendrils that hold the support. */
  clasps?: readonly Place[];
  /** Pairs of claws of a vine that climbs by hooks, each at a node. */
  hooks?: readonly (Place & { length: number })[];
};
