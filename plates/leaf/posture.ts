// How a blade stands in space: its midrib curves on the page and towards or away from the viewer, its halves fold along
// the midrib, and it rolls about it. The posture is projected onto the page, and each half is lit by the way it faces.
import { along, clamp, type Point, steps } from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import { lobedOutline } from "./lobed.ts";
import { type LeafTraits, shouldered, widthShare } from "./shape.ts";

export type Posture = {
  base: Point;
  /** The direction in which the midrib leaves the stalk. */
  angle: number;
  length: number;
  /** How far the midrib turns on the page along its length. */
  bend: number;
  /** How far it starts towards (+) or away from (−) the viewer, and how far it turns back along its length. */
  lift: number;
  arch: number;
  /** How far each half is raised from the plane of the blade: 0 flat, π/2 shut. */
  fold: number;
  /** The rotation about the midrib, and how much more of it there is at the tip. */
  roll: number;
  twist: number;
  /** How the margin rises and falls: not at all when not given. */
  wave?: Wave | undefined;
  /** How far the tip turns aside on the page, beyond the bend of the whole; straight on when not given. */
  hook?: number | undefined;
};

/** Waves along the margin: their height as a share of the length of the leaf, their number, and where each half begins. */
export type Wave = { height: number; count: number; left: number; right: number };

type Vector = readonly [number, number, number];

/** From the upper left, and from the viewer's side. */
const light: Vector = [-0.5, -0.54, 0.68];

export type Surface = {
  /** Maps leaf space to the page. */
  map: (point: Point) => Point;
  /** How brightly a half is lit at `x`: 0.68 faces the viewer, 1 faces the light. */
  lit: (side: 1 | -1, x: number) => number;
  /** Whether the viewer sees the lower face of this half. */
  showsBack: (side: 1 | -1) => boolean;
  /** How far a wave of this half turns its margin to the light (+) or from it (−) at `x`. */
  swell: (side: 1 | -1, x: number) => number;
  /** The half further away from the viewer, which is drawn first. */
  behind: 1 | -1;
};

export const surfaceOf = (posture: Posture): Surface => {
  const { base, angle, length, bend, lift, arch, fold, roll, twist, wave, hook = 0 } = posture;
  const count = 14;
  const headingAt = (x: number): number =>
    angle + bend * x + (x > 0.58 ? hook * ((x - 0.58) / 0.42) ** 1.5 : 0);
  const liftAt = (x: number): number => lift + arch * x;
  const spine: Point[] = [base];
  let [px, py] = base;
  for (const t of steps(count).slice(0, -1)) {
    const x = t + 0.5 / (count - 1);
    const run = (length / (count - 1)) * Math.cos(liftAt(x));
    px += Math.cos(headingAt(x)) * run;
    py += Math.sin(headingAt(x)) * run;
    spine.push([px, py]);
  }
  /** The direction across the blade and its normal at `x`. */
  const axes = (x: number): { across: Vector; normal: Vector } => {
    const [heading, rise, turn] = [headingAt(x), liftAt(x), roll + twist * x];
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
    const flat: Vector = [-sin, cos, 0];
    const facing: Vector = [-cos * Math.sin(rise), -sin * Math.sin(rise), Math.cos(rise)];
    const blend = (a: number, b: number): Vector => [
      flat[0] * a + facing[0] * b,
      flat[1] * a + facing[1] * b,
      flat[2] * a + facing[2] * b,
    ];
    return {
      across: blend(Math.cos(turn), Math.sin(turn)),
      normal: blend(-Math.sin(turn), Math.cos(turn)),
    };
  };
  const halfNormal = (side: 1 | -1, x: number): Vector => {
    const { across, normal } = axes(x);
    const [n, a] = [Math.cos(fold), -side * Math.sin(fold)];
    return [normal[0] * n + across[0] * a, normal[1] * n + across[1] * a, normal[2] * n + across[2] * a];
  };
  const phaseAt = (side: 1 | -1, x: number): number =>
    wave === undefined ? 0 : x * wave.count * Math.PI * 2 + (side === 1 ? wave.right : wave.left);
  /** How high the blade stands over its plane: the midrib and both ends are still. */
  const riseAt = (x: number, y: number): number =>
    wave === undefined
      ? 0
      : wave.height *
        Math.sin(phaseAt(y > 0 ? 1 : -1, x)) *
        Math.min(1, Math.abs(y) / 0.14) ** 1.6 *
        Math.sin(Math.PI * Math.min(1, Math.max(0, x))) ** 0.6;
  return {
    map: ([x, y]) => {
      const inside = Math.min(Math.max(x, 0), 1);
      const { point } = along(spine, inside);
      const beyond = (x - inside) * length * Math.cos(liftAt(inside));
      const { across, normal } = axes(inside);
      const rise = riseAt(x, y);
      // A margin that rises is drawn in a little.
      const [out, up] = [
        (y - Math.sign(y) * rise * 0.55) * length * Math.cos(fold),
        Math.abs(y) * length * Math.sin(fold) + rise * length,
      ];
      return [
        point[0] + Math.cos(headingAt(inside)) * beyond + across[0] * out + normal[0] * up,
        point[1] + Math.sin(headingAt(inside)) * beyond + across[1] * out + normal[1] * up,
      ];
    },
    lit: (side, x) => {
      const [nx, ny, nz] = halfNormal(side, x);
      const facing = nz < 0 ? -1 : 1;
      return facing * (nx * light[0] + ny * light[1] + nz * light[2]);
    },
    swell: (side, x) => {
      if (wave === undefined) return 0;
      const [heading, phase] = [headingAt(x), phaseAt(side, x)];
      const along = Math.cos(heading) * light[0] + Math.sin(heading) * light[1];
      const aside = -Math.sin(heading) * light[0] + Math.cos(heading) * light[1];
      return -Math.cos(phase) * along * 1.2 - Math.sin(phase) * side * aside;
    },
    showsBack: (side) => halfNormal(side, 0.45)[2] < 0,
    behind: axes(0.45).across[2] > 0 ? -1 : 1,
  };
};

/** Tips without a point. */
export const roundTips: ReadonlySet<LeafTraits["tip"]> = new Set(["blunt", "rounded", "notched"]);

/** How far the margin waves: most in thin broad blades, not at all in thick ones. */
const waving: Partial<Record<LeafTraits["surface"], number>> = {
  matt: 1,
  hairy: 1,
  glossy: 0.8,
  leathery: 0.45,
  waxy: 0.6,
  rough: 0.7,
  fleshy: 0,
  felted: 0,
};

/** How a leaf differs from a smooth one in the same stance: the waves of its margin, and its tip curled aside. */
export const liveliness = (
  leaf: LeafTraits,
  random: Random,
  whole: boolean,
): Pick<Posture, "wave" | "hook"> => {
  const most = (waving[leaf.surface] ?? 0.8) * (leaf.margin === "wavy" ? 1.6 : 1);
  const turns = Math.PI * 2;
  // A round blade is known by its outline, which waves would bite into.
  const share = widthShare(leaf);
  const broad = share > 0.8 ? 0.4 : Math.min(1.2, share / 0.42);
  const wave: Wave = {
    height: most * random.between(0.009, 0.03) * broad,
    count: random.between(1.1, 2) * (leaf.margin === "wavy" ? 1.5 : 1),
    left: random.between(0, turns),
    right: random.between(0, turns),
  };
  // The inner side of a tip that turns needs room, which a broad one does not have.
  const supple = clamp((0.85 - share) / 0.4, 0, 1) * (roundTips.has(leaf.tip) ? 0.5 : 1);
  const hook = random.chance(0.4) ? random.between(0.5, whole ? 0.8 : 1.3) : random.between(-0.2, 0.3);
  if (lobedOutline(leaf) || most === 0) return {};
  return { wave, hook: hook * (random.chance(0.5) ? 1 : -1) * supple };
};

/** The postures of leaves on a plant, by how often they occur. */
export type Stance = "open" | "arched" | "folded" | "foreshortened" | "turned";

/** Whether the whole outline of the blade is needed to know it. */
const isTelling = (leaf: LeafTraits): boolean =>
  leaf.outline === "shield" || leaf.outline === "triangle" || lobedOutline(leaf) || shouldered(leaf);

/** A telling blade is never seen edge-on, nor by one of its halves alone. */
export const stanceFor = (leaf: LeafTraits, random: Random, facing: number, whole = false): Stance => {
  const stance = anyStance(random, facing);
  if (!whole && !isTelling(leaf)) return stance;
  return stance === "folded" ? "foreshortened" : stance === "turned" ? "open" : stance;
};

const anyStance = (random: Random, facing: number): Stance => {
  if (facing < 0.66) return random.chance(0.6) ? "foreshortened" : "folded";
  const draw = random.next();
  return draw < 0.16
    ? "open"
    : draw < 0.56
      ? "arched"
      : draw < 0.72
        ? "folded"
        : draw < 0.88
          ? "turned"
          : "foreshortened";
};

/**
 * The angles of a stance for this leaf: a round end that turned far away from the viewer would look cut off, and a telling
 * blade that rolled about its midrib would show its near half alone.
 */
export const anglesFor = (
  leaf: LeafTraits,
  stance: Stance,
  random: Random,
  bend: number,
  whole = false,
): ReturnType<typeof anglesOf> => {
  const angles = anglesOf(stance, random, bend);
  const level = roundTips.has(leaf.tip) ? 0.5 : 1;
  const roll = whole || isTelling(leaf) ? 0.5 : 1;
  return {
    ...angles,
    lift: angles.lift * level ** 0.5,
    arch: angles.arch * level,
    roll: angles.roll * roll,
    twist: angles.twist * roll,
  };
};

/** The angles of a stance; `bend` is the curve of the midrib on the page, which the others follow. */
const anglesOf = (
  stance: Stance,
  random: Random,
  bend: number,
): Omit<Posture, "base" | "angle" | "length"> => {
  const side = bend === 0 ? (random.chance(0.5) ? 1 : -1) : Math.sign(bend);
  switch (stance) {
    case "open":
      return {
        bend,
        lift: 0.1,
        arch: -0.35,
        fold: random.between(0.08, 0.24),
        roll: side * random.between(-0.1, 0.35),
        twist: 0,
      };
    case "arched":
      return {
        bend: bend * 1.25,
        lift: random.between(0.35, 0.7),
        // Turned further away, the tip would be seen end on, and look cut off.
        arch: -random.between(0.95, 1.45),
        fold: random.between(0.15, 0.35),
        roll: -side * random.between(0.3, 0.6),
        twist: side * random.between(0.2, 0.7),
      };
    case "folded":
      return {
        bend: bend * 1.1,
        lift: 0.15,
        arch: -0.6,
        fold: random.between(0.55, 0.8),
        roll: -side * random.between(0.4, 0.75),
        twist: side * random.between(0, 0.5),
      };
    case "foreshortened":
      return {
        bend: bend * 0.8,
        lift: random.between(0.75, 1),
        arch: -random.between(1.25, 1.7),
        fold: random.between(0.2, 0.4),
        roll: side * random.between(-0.3, 0.3),
        twist: 0,
      };
    case "turned":
      // Rolled far enough that one half shows its lower face, and not so far that the blade is a sliver.
      return {
        bend: bend * 1.2,
        lift: 0.1,
        arch: -0.5,
        fold: random.between(0.45, 0.7),
        roll: -side * random.between(0.9, 1.15),
        twist: side * random.between(-0.3, 0.3),
      };
  }
};
