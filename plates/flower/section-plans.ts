// The build of each form of flower, from which its half is drawn: how its petals stand, how its tube widens, how long its
// stamens are. Lengths are shares of its radius, angles are degrees above the horizontal.
import { degrees } from "../drawing/geometry.ts";
import { type BladeShape, bladeShapes } from "./cut-blades.ts";
import type { Joined } from "./joined-corolla.ts";
import { type FlowerTraits, isPitcher, isToothedCup } from "./traits.ts";

/** How a ring of petals or sepals stands. */
export type Stand = {
  rise: number;
  turn: number;
  late?: number;
  length: number;
  width: number;
  cup?: number;
  shape: BladeShape;
};

export type Plan = {
  /** How many petals, and so how many sepals, stand around. */
  petals: number;
  petal: Stand;
  sepal?: Stand;
  /** Half the width of the receptacle where the petals stand on it. */
  seat: number;
  /** The wall of a tube, from its foot to its mouth: distance from the axis and height. */
  tube?: readonly (readonly [number, number])[];
  /** The limb is one piece with the tube; how far its rim is cut into lobes. */
  rim?: { lobes: number; depth: number; pointed?: boolean; flat: number };
  /** The petals are grown together with the tube into one piece, and parted in lobes. */
  joined?: Joined;
  stamens: { reach: number; lean: number; count: number; onWall?: number };
  /** The stamens form a tube around the style (mallows). */
  column?: boolean;
};

const stand = (
  rise: number,
  turn: number,
  length: number,
  width: number,
  shape: BladeShape,
  more: { late?: number; cup?: number } = {},
): Stand => ({ rise: degrees(rise), turn: degrees(turn), length, width, shape, ...more });

const greenSepal = stand(26, 40, 0.5, 0.42, bladeShapes.pointed, { cup: 0.2 });
const tooth = stand(50, 0, 0.16, 0.8, bladeShapes.pointed);
/** Sepals that hold a tube at its foot. */
const cupSepal = stand(80, -6, 0.4, 0.44, bladeShapes.pointed, { cup: 0.4 });

const open: Plan = {
  petals: 5,
  petal: stand(34, 26, 0.98, 0.74, bladeShapes.plain, { cup: 0.22 }),
  sepal: greenSepal,
  seat: 0.13,
  stamens: { reach: 0.56, lean: 0.5, count: 10 },
};

/** Free petals of one shape. */
const shaped: Partial<Record<FlowerTraits["petal"], Partial<Plan>>> = {
  clawed: { petal: stand(38, 40, 1, 0.78, bladeShapes.clawed, { cup: 0.3 }) },
  strap: {
    petal: stand(44, 70, 0.98, 0.4, bladeShapes.strap, { cup: 0.3 }),
    sepal: stand(30, 20, 0.24, 0.8, bladeShapes.pointed, { cup: 0.3 }),
  },
  upright: {
    petal: stand(80, 96, 1.12, 0.42, bladeShapes.plain, { late: 2.4, cup: 0.3 }),
    sepal: stand(66, 10, 0.36, 0.56, bladeShapes.pointed, { cup: 0.4 }),
    stamens: { reach: 0.62, lean: 0.16, count: 10 },
  },
  heart: {
    petal: stand(22, -70, 0.92, 0.86, bladeShapes.heart, { late: 2.2, cup: 0.2 }),
    sepal: tooth,
  },
  crinkled: { petal: stand(44, 46, 1, 0.98, bladeShapes.crinkled, { cup: 0.24 }) },
  thick: {
    petal: stand(58, 22, 0.84, 0.72, bladeShapes.thick, { cup: 0.5 }),
    sepal: stand(30, -30, 0.34, 0.9, bladeShapes.pointed, { cup: 0.4 }),
  },
  spoon: {
    petal: stand(52, -34, 0.56, 0.62, bladeShapes.spoon, { cup: 0.8 }),
    sepal: stand(20, 26, 0.98, 0.42, bladeShapes.pointed, { cup: 0.2 }),
    stamens: { reach: 0.5, lean: 0.4, count: 5 },
  },
  none: { petal: stand(34, 30, 0.9, 0.62, bladeShapes.thick, { cup: 0.4 }) },
};

const narrow = (foot: number, throat: number, long: number): readonly (readonly [number, number])[] => [
  [foot, 0],
  [foot * 0.92, long * 0.3],
  [(foot + throat) * 0.46, long * 0.62],
  [throat, long],
];

const salver: Plan = {
  petals: 5,
  petal: stand(28, 20, 0.86, 0.86, bladeShapes.lobe, { cup: 0.1 }),
  sepal: cupSepal,
  seat: 0.15,
  tube: narrow(0.17, 0.17, 1.15),
  joined: { sinus: 0.16, full: 2.3 },
  stamens: { reach: 0.24, lean: 0, count: 5, onWall: 0.66 },
};

const trumpet = (long: number, foot: number): Plan["tube"] => [
  [foot, 0],
  [foot * 0.95, long * 0.22],
  [foot * 1.5, long * 0.46],
  [foot * 2.5, long * 0.74],
  [foot * 3.3, long],
];

const plans: Partial<Record<FlowerTraits["form"], Plan>> = {
  "five-petal": open,
  "four-petal": { ...open, petals: 4, stamens: { ...open.stamens, count: 8 } },
  "three-petal": { ...open, petals: 3, stamens: { ...open.stamens, count: 6 } },
  "six-petal": {
    petals: 6,
    petal: stand(48, 56, 1, 0.4, bladeShapes.strap, { cup: 0.2 }),
    seat: 0.14,
    stamens: { reach: 0.66, lean: 0.4, count: 6 },
  },
  // A single ring of small tepals.
  tiny: {
    petals: 5,
    petal: stand(50, 26, 0.9, 0.52, bladeShapes.pointed, { cup: 0.4 }),
    seat: 0.13,
    stamens: { reach: 0.78, lean: 0.34, count: 5 },
  },
  "orchid-tree": {
    ...open,
    petal: stand(40, 40, 1, 0.82, bladeShapes.clawed, { cup: 0.2 }),
    stamens: { reach: 1.5, lean: 0.34, count: 10 },
  },
  senna: {
    ...open,
    petal: stand(46, 30, 1, 0.72, bladeShapes.plain, { cup: 0.4 }),
    stamens: { reach: 0.34, lean: 0.7, count: 10 },
  },
  mallow: {
    ...open,
    petal: stand(62, 56, 1.06, 1, bladeShapes.crinkled, { cup: 0.1 }),
    sepal: stand(44, 4, 0.56, 0.56, bladeShapes.pointed, { cup: 0.3 }),
    stamens: { reach: 0.86, lean: 0, count: 40 },
    column: true,
  },
  star: {
    petals: 5,
    petal: stand(22, 44, 0.9, 0.46, bladeShapes.pointed, { cup: 0.2 }),
    sepal: stand(58, -10, 0.34, 0.6, bladeShapes.pointed, { cup: 0.3 }),
    seat: 0.16,
    tube: [
      [0.16, 0],
      [0.2, 0.06],
      [0.25, 0.14],
    ],
    joined: { sinus: 0.2, full: 1.1 },
    stamens: { reach: 0.5, lean: 0.2, count: 5 },
  },
  pinwheel: {
    ...salver,
    petal: stand(34, 18, 1, 0.76, bladeShapes.lobe, { cup: 0.16 }),
    tube: narrow(0.17, 0.2, 0.9),
    stamens: { reach: 0.24, lean: 0, count: 5, onWall: 0.34 },
  },
  salver,
  tube: {
    ...salver,
    petal: stand(40, 60, 0.42, 0.7, bladeShapes.pointed, { cup: 0.2 }),
    tube: narrow(0.2, 0.24, 1.3),
    joined: { sinus: 0.16, full: 1.6 },
    stamens: { reach: 0.8, lean: 0, count: 5, onWall: 0.34 },
  },
  trumpet: {
    ...salver,
    seat: 0.18,
    tube: trumpet(1.1, 0.19),
    rim: { lobes: 5, depth: 0.05, flat: 0.34 },
    stamens: { reach: 0.62, lean: 0.03, count: 5, onWall: 0.2 },
  },
  bell: {
    ...salver,
    petal: stand(66, 40, 0.42, 1.4, bladeShapes.broad, { cup: 0.1 }),
    sepal: stand(64, -20, 0.42, 0.6, bladeShapes.pointed, { cup: 0.4 }),
    seat: 0.24,
    tube: [
      [0.26, 0],
      [0.44, 0.12],
      [0.54, 0.4],
      [0.58, 0.72],
    ],
    joined: { sinus: 0.24, full: 2.6 },
    stamens: { reach: 0.56, lean: 0.02, count: 5, onWall: 0.16 },
  },
  brush: {
    petals: 5,
    petal: stand(20, -20, 0.52, 0.92, bladeShapes.plain, { cup: 0.5 }),
    sepal: stand(40, -10, 0.3, 1, bladeShapes.thick, { cup: 0.4 }),
    seat: 0.34,
    stamens: { reach: 1.05, lean: 0.62, count: 60 },
  },
};

/** A funnel on a narrow tube: yellow oleander, allamanda, tobacco. */
const funnel = (plan: Plan): Plan => ({
  ...plan,
  petal: stand(52, 34, 0.9, 0.96, bladeShapes.lobe, { cup: 0.1 }),
  tube: [
    [0.15, 0],
    [0.15, 0.4],
    [0.2, 0.62],
    [0.38, 0.9],
    [0.44, 1.2],
  ],
  joined: { sinus: 0.14, full: 2.5 },
  stamens: { reach: 0.2, lean: 0, count: 5, onWall: 0.46 },
});

/** The deep bell of a pumpkin. */
const gourdBell: Plan["tube"] = [
  [0.26, 0],
  [0.3, 0.24],
  [0.38, 0.6],
  [0.52, 1],
];

/** A waxy pitcher with short thick teeth. */
const pitcher = (plan: Plan): Plan => {
  const { sepal: _, ...bare } = plan;
  return {
    ...bare,
    petal: stand(64, 90, 0.36, 1, bladeShapes.pointed),
    seat: 0.2,
    tube: [
      [0.22, 0],
      [0.44, 0.16],
      [0.52, 0.5],
      [0.46, 0.86],
      [0.42, 1],
    ],
    joined: { sinus: 0.2, full: 1.5 },
  };
};

/** What the throat and the rim change. */
const widened = (plan: Plan, flower: FlowerTraits): Plan => {
  const { form, throat, limb, petal } = flower;
  if (isPitcher(flower)) return pitcher(plan);
  // The lobes of four o'clock are parted only at the rim.
  if (form === "salver" && petal === "heart")
    return { ...plan, petal: stand(58, 56, 0.9, 1, bladeShapes.broad), joined: { sinus: 0.8, full: 2 } };
  // Without a cup that bears its stamens, a brush stands on a small receptacle.
  if (form === "brush" && (flower.stamen_count ?? 60) <= 15)
    return { ...plan, seat: 0.17, stamens: { ...plan.stamens, lean: 0.4 } };
  if (form === "trumpet") {
    if (throat === "toothed")
      return {
        ...plan,
        sepal: { ...cupSepal, length: 0.7 },
        tube: trumpet(1.7, 0.17),
        rim: { lobes: 5, depth: 0.16, pointed: true, flat: 0.3 },
        stamens: { reach: 0.84, lean: 0.02, count: 5, onWall: 0.4 },
      };
    if (limb === "whole") return plan;
    const { rim: _, ...lobed } = plan;
    return {
      ...lobed,
      petal: stand(58, 66, 0.62, 1.24, bladeShapes.broad, { cup: 0.06 }),
      tube: flower.filaments === "knot" ? gourdBell : trumpet(1.2, 0.17),
      joined: {
        sinus: 0.4,
        full: 2.3,
        ...(limb === "two-lipped" ? { lengths: [1.12, 1, 0.74, 0.74, 1] } : {}),
      },
    };
  }
  if (form === "star")
    return throat === "wide"
      ? {
          ...plan,
          petal: stand(22, 26, 0.9, 0.9, bladeShapes.thick, { cup: 0.1 }),
          joined: { sinus: 0.66, full: 1.2 },
        }
      : plan;
  if (throat !== "wide") return plan;
  if (form === "pinwheel") return funnel(plan);
  // A saucer has hardly a tube.
  if (form === "bell")
    return {
      ...plan,
      tube: [
        [0.22, 0],
        [0.34, 0.1],
        [0.46, 0.2],
      ],
      rim: { lobes: 5, depth: 0.05, flat: 0.42 },
    };
  if (form === "tube")
    return {
      ...plan,
      petal: stand(38, 40, 0.46, 1.1, bladeShapes.broad, { cup: 0.1 }),
      joined: { sinus: 0.6, full: 1.2 },
      tube: [
        [0.16, 0],
        [0.17, 0.7],
        [0.2, 1.1],
        [0.34, 1.5],
        [0.4, 1.7],
      ],
      stamens: { reach: 1.3, lean: 0, count: 5, onWall: 0.16 },
    };
  return plan;
};

/** Thick petals that stay closed over the stamens like a ball (manni). */
const ball: Plan = {
  petals: 5,
  petal: stand(10, -140, 1.36, 0.74, bladeShapes.plain, { cup: 0.3 }),
  sepal: stand(20, -60, 0.4, 0.9, bladeShapes.thick, { cup: 0.4 }),
  seat: 0.22,
  stamens: { reach: 0.5, lean: 0.1, count: 10 },
};

/** The short teeth of a flower without petals, and its stamens high above them. */
const cup: Partial<Plan> = {
  petal: stand(50, 30, 0.5, 0.9, bladeShapes.pointed, { cup: 0.2 }),
  sepal: tooth,
  seat: 0.3,
  stamens: { reach: 1.1, lean: 0.3, count: 10 },
};

export const planOf = (flower: FlowerTraits): Plan | undefined => {
  const closed = flower.form === "bell" && flower.petal === "thick";
  const plan = closed ? ball : plans[flower.form];
  if (plan === undefined) return undefined;
  const free = !closed && plan.tube === undefined && plan.column !== true && flower.form !== "brush";
  return {
    ...widened(
      { ...plan, ...(free ? shaped[flower.petal] : {}), ...(isToothedCup(flower) ? cup : {}) },
      flower,
    ),
    petals: Math.max(3, Math.min(flower.petals ?? plan.petals, 8)),
  };
};
