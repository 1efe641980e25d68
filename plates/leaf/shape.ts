// The flat shape of an unlobed leaf blade: its half outline in leaf space, where the stalk joins at (0,0),
// the tip is at (1,0) and a half is at most 1 wide.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { at, clamp, lerp, type Point, type Polyline, steps, through } from "../drawing/geometry.ts";

export type LeafTraits = PlateTraits["leaf"];
export type HalfOutline = readonly Point[];

/** Where the blade is widest, and how fast it narrows towards base and tip. */
const profiles: Partial<Record<LeafTraits["outline"], { widest: number; base: number; tip: number }>> = {
  linear: { widest: 0.4, base: 0.22, tip: 0.5 },
  lance: { widest: 0.34, base: 0.75, tip: 1.35 },
  oblong: { widest: 0.5, base: 0.5, tip: 0.52 },
  elliptic: { widest: 0.5, base: 0.85, tip: 0.9 },
  ovate: { widest: 0.34, base: 0.5, tip: 1.15 },
  obovate: { widest: 0.66, base: 1.15, tip: 0.5 },
  spoon: { widest: 0.74, base: 1.7, tip: 0.5 },
  round: { widest: 0.48, base: 0.5, tip: 0.5 },
  sickle: { widest: 0.36, base: 0.6, tip: 1.15 },
  lopsided: { widest: 0.42, base: 0.6, tip: 1 },
};

/** Outlines that no simple profile describes, as control points. */
const guides: Partial<Record<LeafTraits["outline"], HalfOutline>> = {
  heart: [
    [0, 0],
    [-0.09, 0.2],
    [-0.13, 0.5],
    [-0.04, 0.82],
    [0.16, 1],
    [0.42, 0.86],
    [0.68, 0.5],
    [0.88, 0.17],
    [1, 0],
  ],
  kidney: [
    [0, 0],
    [-0.22, 0.22],
    [-0.32, 0.6],
    [-0.08, 0.95],
    [0.3, 1],
    [0.65, 0.72],
    [0.88, 0.34],
    [0.96, 0],
  ],
  arrow: [
    [0, 0],
    [-0.08, 0.16],
    [-0.3, 0.5],
    [-0.46, 0.8],
    [-0.36, 0.98],
    [-0.05, 0.9],
    [0.25, 0.82],
    [0.6, 0.46],
    [0.86, 0.15],
    [1, 0],
  ],
  shield: [
    [-0.36, 0],
    [-0.33, 0.38],
    [-0.17, 0.78],
    [0.1, 1],
    [0.42, 0.96],
    [0.66, 0.74],
    [0.8, 0.46],
    [0.89, 0.19],
    [0.94, 0.07],
    [1, 0],
  ],
  triangle: [
    [0, 0],
    [-0.05, 0.4],
    [-0.1, 0.86],
    [0.02, 1],
    [0.3, 0.66],
    [0.66, 0.27],
    [1, 0],
  ],
  diamond: [
    [0, 0],
    [0.09, 0.3],
    [0.22, 0.72],
    [0.34, 0.95],
    [0.44, 1],
    [0.55, 0.93],
    [0.7, 0.66],
    [0.86, 0.29],
    [1, 0],
  ],
  "two-lobed": [
    [0, 0],
    [-0.1, 0.25],
    [-0.06, 0.68],
    [0.2, 1],
    [0.56, 0.98],
    [0.86, 0.78],
    [1, 0.45],
    [0.9, 0.2],
    [0.7, 0.06],
    [0.6, 0],
  ],
};

const usualWidths: Partial<Record<LeafTraits["outline"], number>> = {
  linear: 0.1,
  lance: 0.28,
  oblong: 0.4,
  elliptic: 0.44,
  ovate: 0.58,
  obovate: 0.5,
  spoon: 0.38,
  round: 0.92,
  heart: 0.86,
  kidney: 1.15,
  diamond: 0.56,
  triangle: 0.85,
  arrow: 0.74,
  shield: 0.92,
  sickle: 0.34,
  lopsided: 0.46,
  "two-lobed": 0.86,
};

export const widthShare = (leaf: LeafTraits): number => leaf.width ?? usualWidths[leaf.outline] ?? 0.8;

const tipSharpness: Partial<Record<LeafTraits["tip"], number>> = {
  // Half is an ellipse; less would be square.
  blunt: 0.78,
  rounded: 0.58,
  notched: 0.5,
};
const baseSharpness: Partial<Record<LeafTraits["base"], number>> = {
  rounded: 0.5,
  truncate: 0.28,
  clasping: 0.42,
  eared: 0.4,
  decurrent: 1.7,
};

/** Where a pointed blade begins to draw out to its tip, and how strongly. */
const drawnOut: Partial<Record<LeafTraits["tip"], { from: number; power: number }>> = {
  pointed: { from: 0.56, power: 0.75 },
  "long-pointed": { from: 0.46, power: 1.45 },
  "drip-tip": { from: 0.46, power: 0.75 },
  bristle: { from: 0.7, power: 0.4 },
};
/** Blades that end round, unless their tip is long. */
const roundEnded: ReadonlySet<LeafTraits["outline"]> = new Set(["round", "kidney", "shield", "two-lobed"]);

/** The half outline narrowed to its tip in a hollow curve; a drip tip ends in a fine tail. */
const pointedHalf = (half: Polyline, leaf: LeafTraits): Point[] => {
  const shape = drawnOut[leaf.tip];
  if (
    shape === undefined ||
    (roundEnded.has(leaf.outline) && (leaf.tip === "pointed" || leaf.base === "heart"))
  )
    return [...half];
  const widest = half.reduce((best, point) => (point[1] > best[1] ? point : best))[0];
  const from = Math.max(shape.from, widest + 0.02);
  const tail = leaf.tip === "drip-tip" ? 0.045 : 0;
  // A tail lengthens the blade, so the rest of it is shorter.
  const body = tail > 0 ? 0.84 : 1;
  const narrowed = half.map(([x, y]): Point => {
    const share = clamp((x - from) / (1 - from), 0, 1);
    return [x > from ? lerp(from, body, share) : x, y * (1 - share ** 2) ** shape.power];
  });
  if (tail === 0) return narrowed;
  const joined = narrowed.filter(([x, y]) => x < from || y > tail * 1.5);
  const [x, y] = at(joined, -1);
  return [
    ...joined,
    ...steps(6)
      .slice(1)
      .map((t): Point => [lerp(x, 1, t), y * (1 - t) ** 1.8]),
  ];
};

/** Three shallow lobes are the teeth of a blade that is otherwise whole. */
export const shouldered = (leaf: LeafTraits): boolean =>
  leaf.outline === "three-lobed" && leaf.lobing === "shallow";

/** Half the blade as dense points from base to tip; `side` distinguishes the halves of an asymmetric leaf. */
export const halfOutline = (leaf: LeafTraits, side: 1 | -1): Point[] => {
  const guide =
    (leaf.outline === "diamond" && leaf.tip === "notched" ? softDiamond : undefined) ??
    (shouldered(leaf) ? shoulders : undefined) ??
    (leaf.outline === "shield" && leaf.tip === "rounded" ? roundShield : undefined) ??
    (leaf.outline === "shield" && leaf.base === "heart" ? notchedShield : undefined) ??
    guides[leaf.outline] ??
    (leaf.base === "heart" || leaf.base === "eared" ? heartBased(leaf) : undefined);
  if (guide !== undefined) {
    const half = through(guide, 5);
    // Narrowed again, a blade that is broadest near its tip would have corners.
    return leaf.tip === "pointed" && profiles[leaf.outline] !== undefined ? half : pointedHalf(half, leaf);
  }
  const usual = profiles[leaf.outline] ?? { widest: 0.5, base: 0.85, tip: 0.9 };
  // Between broad shoulders and a point there has to be room for a curve.
  const profile =
    usual.widest > 0.6 && drawnOut[leaf.tip] !== undefined ? { ...usual, widest: 0.57, tip: 0.62 } : usual;
  const toTip = tipSharpness[leaf.tip] ?? profile.tip;
  const uneven = leaf.base === "uneven" || leaf.outline === "lopsided";
  const toBase = (baseSharpness[leaf.base] ?? profile.base) * (uneven && side > 0 ? 1.7 : 1);
  const wide = uneven && side > 0 ? (leaf.form === "trifoliate" ? 0.56 : 0.78) : 1;
  const half = steps(27).map((t): Point => {
    // More points at the ends, where the curvature is highest.
    const x = (1 - Math.cos(t * Math.PI)) / 2;
    const { widest } = profile;
    const rise = x < widest ? 1 - (1 - x / widest) ** 2 : 1 - ((x - widest) / (1 - widest)) ** 2;
    const y = Math.max(0, rise) ** (x < widest ? toBase : toTip);
    const notch = leaf.tip === "notched" && x > 0.93 ? (x - 0.93) * 0.9 : 0;
    return [x - notch, y * wide];
  });
  return pointedHalf(half, leaf);
};

/** Amaranths: egg-shaped with a broad middle, the foot drawn out, the blunt end shallowly notched. */
const softDiamond: HalfOutline = [
  [0, 0],
  [0.05, 0.07],
  [0.13, 0.34],
  [0.23, 0.76],
  [0.34, 0.98],
  [0.45, 0.98],
  [0.6, 0.8],
  [0.76, 0.53],
  [0.88, 0.28],
  [0.94, 0.17],
  [0.985, 0.09],
  [1, 0.035],
  [0.988, 0],
];

/** Egg-shaped with a long foot, and halfway up on either side one lobe that points forward (creeping oxeye). */
const shoulders: HalfOutline = [
  [0, 0],
  [0.06, 0.06],
  [0.18, 0.16],
  [0.3, 0.42],
  [0.42, 0.78],
  [0.53, 1],
  [0.55, 0.98],
  [0.55, 0.8],
  [0.58, 0.68],
  [0.68, 0.6],
  [0.8, 0.42],
  [0.92, 0.16],
  [1, 0],
];

/** A lotus leaf: a circle with the stalk near its middle. */
const roundShield: HalfOutline = steps(11).map((t) => {
  const turn = Math.PI * (1 - t);
  return [0.32 + 0.68 * Math.cos(turn), Math.sin(turn)];
});

/** A round leaf with a hollow behind the stalk, which joins it a little inside that edge (velvetleaf). */
const notchedShield: HalfOutline = [
  [-0.15, 0],
  [-0.2, 0.26],
  [-0.15, 0.62],
  [0.06, 0.93],
  [0.36, 1],
  [0.66, 0.82],
  [0.87, 0.46],
  [0.96, 0.13],
  [1, 0],
];

/** An outline with two rounded lobes behind the stalk. */
const heartBased = (leaf: LeafTraits): HalfOutline => {
  const widest = profiles[leaf.outline]?.widest ?? 0.4;
  const ears = leaf.base === "eared" ? 0.55 : 0.8;
  return [
    [0, 0],
    [-0.05, 0.16],
    [-0.08, 0.42 * ears + 0.1],
    [0, ears],
    [widest * 0.5, 0.95],
    [widest, 1],
    [lerp(widest, 1, 0.4), 0.8],
    [lerp(widest, 1, 0.76), 0.36],
    [1, 0],
  ];
};
