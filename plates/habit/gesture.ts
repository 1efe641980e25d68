// The gesture of a plant that branches from one stem: the line of its main stem, and how strong its side shoots are. No
// two neighbours on a shelf should stand in the same pose.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { heightened, type Point, through } from "../drawing/geometry.ts";
import type { Page } from "../drawing/sketch.ts";

/** A side shoot: where it leaves the main stem, to which side, how long it is and how far it leans. */
export type SideShoot = { t: number; way: 1 | -1; long: number; lean: readonly [number, number] };

export type Gesture = {
  main: Point[];
  shoots: readonly SideShoot[];
  /** How large leaves are drawn: with fewer shoots, one comes nearer. */
  near: number;
  /** The share of the main stem without leaves. */
  bare: number;
};

type Pose = {
  name: NonNullable<PlateTraits["branch"]>["pose"];
  /** The main stem, as if it grew to the right; the shares of its height are from 1 (foot) to −1 (tip). */
  line: readonly Point[];
  shoots: readonly SideShoot[];
  near: number;
  bare: number;
};

const poses: readonly Pose[] = [
  // One stem in an S, with a short shoot on either side.
  {
    name: "winding",
    line: [
      [-80, 1],
      [34, 0.56],
      [-46, 0.08],
      [22, -0.42],
      [96, -0.84],
    ],
    shoots: [
      { t: 0.22, way: 1, long: 0.96, lean: [40, 70] },
      { t: 0.42, way: -1, long: 0.72, lean: [44, 74] },
      { t: 0.62, way: 1, long: 0.5, lean: [40, 70] },
    ],
    near: 1.16,
    bare: 0.22,
  },
  // A fork: the lower shoot is as strong as the stem it leaves.
  {
    name: "forked",
    line: [
      [20, 1],
      [24, 0.64],
      [86, 0.16],
      [112, -0.34],
      [74, -0.82],
    ],
    shoots: [
      { t: 0.2, way: -1, long: 1.4, lean: [36, 60] },
      { t: 0.5, way: 1, long: 0.6, lean: [46, 76] },
      { t: 0.4, way: -1, long: 0.62, lean: [22, 50] },
    ],
    near: 1.1,
    bare: 0.26,
  },
  // A bough that sweeps across the sheet and lifts its tip.
  {
    name: "sweeping",
    line: [
      [-300, 0.94],
      [-250, 0.5],
      [-120, 0],
      [70, -0.36],
      [210, -0.62],
      [270, -0.86],
    ],
    shoots: [
      { t: 0.24, way: 1, long: 1.12, lean: [30, 62] },
      { t: 0.46, way: -1, long: 0.8, lean: [24, 56] },
      { t: 0.62, way: 1, long: 0.62, lean: [40, 72] },
    ],
    near: 1.08,
    bare: 0.24,
  },
  // A stem that leans out and turns back over its foot.
  {
    name: "turning",
    line: [
      [-40, 1],
      [-128, 0.6],
      [-132, 0.14],
      [-30, -0.36],
      [108, -0.8],
    ],
    shoots: [
      { t: 0.2, way: 1, long: 1.3, lean: [42, 76] },
      { t: 0.42, way: -1, long: 0.5, lean: [40, 66] },
      { t: 0.56, way: 1, long: 0.74, lean: [40, 66] },
    ],
    near: 1.1,
    bare: 0.24,
  },
];

/**
 * The gesture of the page's plant; `side` is the way it leans, `height` how far it reaches above the middle and below. What
 * stands on its root is `upright`. A branch seen from near is shorter, and so its leaves are larger for the sheet.
 */
export const gestureOf = (
  page: Page,
  side: number,
  height: number,
  upright = false,
  branch?: PlateTraits["branch"],
): Gesture => {
  const { random, tall, gesture } = page;
  const near = branch?.near ?? 1;
  const wanted = upright ? "winding" : branch?.pose;
  const pose =
    poses.find(({ name }) => name === wanted) ?? poses[Math.floor(gesture * poses.length) % poses.length];
  if (pose === undefined) throw new Error("no pose");
  const sway = random.between(0.75, 1.25);
  const knots = pose.line.map(
    ([x, y]): Point => [
      (side * (x * sway + random.around(0, 16))) / near,
      (y * height + random.around(0, 14)) / near,
    ],
  );
  return {
    ...pose,
    main: through(heightened(knots, tall), 7),
    shoots: pose.shoots.map((each) => ({ ...each, t: each.t + random.around(0, 0.05) })),
  };
};

/** How strong each side shoot of a whole herb is, and the line of its stem from the root to the tip, growing to the right. */
const stands: readonly { line: readonly Point[]; shoots: readonly number[] }[] = [
  {
    line: [
      [26, 0.55],
      [-50, 0],
      [30, -0.58],
      [112, -0.97],
    ],
    shoots: [1.22, 0.84, 0.66],
  },
  {
    line: [
      [-44, 0.55],
      [-58, 0.02],
      [10, -0.52],
      [20, -0.97],
    ],
    shoots: [0.86, 1.24, 0.7],
  },
  {
    line: [
      [50, 0.55],
      [76, 0.04],
      [34, -0.5],
      [-50, -0.97],
    ],
    shoots: [1.12, 0.66, 1.02],
  },
  {
    line: [
      [-14, 0.55],
      [46, 0.05],
      [84, -0.46],
      [56, -0.97],
    ],
    shoots: [0.72, 1.16, 0.9],
  },
];

/** The same for a herb that stands on its root. */
export const standOf = (
  page: Page,
  side: number,
  height: number,
): { main: Point[]; shoots: readonly number[] } => {
  const { random, tall, gesture } = page;
  const stand = stands[Math.floor(gesture * stands.length) % stands.length];
  if (stand === undefined) throw new Error("no stand");
  const sway = random.between(0.7, 1.2);
  const knots = stand.line.map(([x, y]): Point => [side * x * sway + random.around(0, 12), y * height]);
  return { main: through(heightened([[0, height], ...knots], tall), 7), shoots: stand.shoots };
};
