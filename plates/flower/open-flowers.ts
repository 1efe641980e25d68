// Flowers of free petals: three, four, five or six, in the shape and posture of their family, with calyx and stamens.
import { mix, toneOf } from "../drawing/palette.ts";
import type { Blossom, Whorl } from "./blossom.ts";
import { type Parts, petals, sepals } from "./parts.ts";
import type { PetalShape } from "./petals.ts";
import { middleOf } from "./stamens.ts";
import { type FlowerTraits, isToothedCup } from "./traits.ts";

type Base = {
  shape: PetalShape;
  rise: readonly [number, number];
  /** The sepals' number and length; none when not given. */
  calyx?: readonly [number, number];
  stamens: number;
};

const bases: Partial<Record<FlowerTraits["form"], Base>> = {
  "five-petal": {
    shape: { count: 5, width: 0.74, widest: 0.6, tip: "round" },
    rise: [30, 2],
    calyx: [5, 0.45],
    stamens: 10,
  },
  "four-petal": {
    shape: { count: 4, width: 0.72, widest: 0.62, tip: "round" },
    rise: [30, 0],
    calyx: [4, 0.42],
    stamens: 6,
  },
  "three-petal": {
    shape: { count: 3, width: 0.95, widest: 0.58, tip: "round" },
    rise: [34, 4],
    calyx: [3, 0.55],
    stamens: 6,
  },
  "six-petal": {
    shape: { count: 6, width: 0.42, widest: 0.5, tip: "pointed" },
    rise: [40, -6],
    stamens: 6,
  },
  // Papery segments with a green nerve, between small bracts.
  tiny: {
    shape: { count: 5, width: 0.46, widest: 0.42, tip: "pointed" },
    rise: [50, 8],
    calyx: [3, 0.62],
    stamens: 5,
  },
};

type Pose = { shape: Omit<PetalShape, "count">; rise: readonly [number, number] } & Partial<
  Pick<Whorl, "cup" | "length" | "each">
>;

/** The posture of each petal shape; the length is a share of the radius. */
const poses: Partial<Record<FlowerTraits["petal"], Pose>> = {
  clawed: {
    shape: { width: 0.82, widest: 0.7, tip: "frilled", claw: 0.3 },
    rise: [40, -4],
    cup: 0.22,
    // One petal of the five stands up, as a flag.
    each: (i) => (i === 0 ? { rise: 30, length: 0.92 } : {}),
  },
  strap: { shape: { width: 0.38, widest: 0.58, tip: "round", claw: 0.06 }, rise: [22, -34], cup: 0.34 },
  upright: {
    shape: { width: 0.4, widest: 0.66, tip: "round", claw: 0.1 },
    rise: [78, -34],
    cup: 0.26,
    length: 1.1,
    each: (i) => ({ length: 1 - (i % 3) * 0.06 }),
  },
  heart: {
    shape: { width: 0.84, widest: 0.68, tip: "notched", claw: 0.08 },
    rise: [16, 30],
    cup: 0.26,
    length: 0.92,
    // The petals at the rim of the umbel are the larger ones.
    each: (i) => ({ length: [1.14, 1.06, 0.84, 0.84, 1.06][i % 5] ?? 1 }),
  },
  crinkled: { shape: { width: 0.94, widest: 0.62, tip: "wavy", claw: 0.02 }, rise: [46, -4], cup: 0.12 },
  thick: { shape: { width: 0.6, widest: 0.4, tip: "pointed", claw: 0.02 }, rise: [44, 0], cup: 0.3 },
};

/** Petals that are small spoons between broad sepals, each spoon bent over at its tip. */
const spoons = (parts: Parts, count: number): Whorl[] => {
  const { radius, turn, paint } = parts;
  const star = petals(parts, { count, width: 0.46, widest: 0.34, tip: "pointed" }, [10, -6], {
    count,
    width: 0.46,
    inner: paint.tone.mid,
  });
  const spoon = toneOf(mix(paint.tone.light, paint.centre, 0.35));
  return [
    star,
    petals(parts, { count, width: 0.6, widest: 0.6, tip: "round", claw: 0.3 }, [74, 6], {
      count,
      width: 0.6,
      length: radius * 0.5,
      turn: turn + Math.PI / count,
      tone: spoon,
      inner: paint.centre,
      back: spoon,
      cup: 0.5,
    }),
  ];
};

const whorlsOf = (parts: Parts, base: Base): Whorl[] => {
  const { flower, paint, radius } = parts;
  const count = flower.petals ?? base.shape.count;
  if (flower.petal === "spoon") return spoons(parts, count);
  if (isToothedCup(flower))
    return [
      petals(parts, { count, width: 1.16, widest: 0.12, tip: "pointed" }, [46, -12], {
        count,
        joined: 0.5,
        width: 1.16,
        length: radius * 0.62,
        cup: 0.12,
      }),
    ];
  if (flower.petal === "none")
    return [
      petals(parts, { count, width: 0.5, widest: 0.36, tip: "pointed" }, [30, -10], {
        count,
        width: 0.5,
        cup: 0.2,
      }),
    ];
  const pose = poses[flower.petal];
  if (pose === undefined)
    return [
      petals(
        parts,
        base.shape,
        base.rise,
        flower.form === "six-petal"
          ? { stripe: mix(paint.tone.dark, paint.centre, 0.5) }
          : flower.form === "tiny"
            ? { stripe: mix(paint.tone.dark, "#6f8f45", 0.6), cup: 0.3 }
            : {},
      ),
    ];
  const { shape, rise, length = 1, ...more } = pose;
  // The shapes are those of five petals: fewer are broader.
  const width = shape.width * Math.min(flower.petal === "thick" ? 1 : 1.25, 5 / count);
  return [petals(parts, { ...shape, count }, rise, { ...more, count, width, length: radius * length })];
};

export const openFlower = (parts: Parts): Blossom | undefined => {
  const { flower, paint, radius } = parts;
  const base = bases[flower.form];
  if (base === undefined) return undefined;
  const below = flower.ovary === "inferior";
  const bare = flower.petal === "none" || flower.petal === "spoon";
  const ovary = radius * (flower.form === "five-petal" && flower.size_cm > 2 ? 0.5 : 0.3);
  const calyx =
    base.calyx === undefined || bare
      ? undefined
      : sepals(
          parts,
          Math.min(flower.petals ?? base.calyx[0], 6),
          // Thick petals and straps hide a small calyx.
          flower.petal === "thick" || flower.petal === "strap" || flower.petal === "heart"
            ? 0.26
            : base.calyx[1],
          below ? [50, 20] : flower.petal === "upright" ? [70, 50] : [26, 14],
        );
  return {
    whorls: whorlsOf(parts, base),
    ...(calyx === undefined ? {} : { sepals: calyx }),
    ...(below
      ? {
          tube: {
            length: ovary,
            foot: radius * 0.12,
            throat: radius * 0.3,
            tone: paint.bracts,
            inner: paint.bracts.mid,
          },
          calyxAt: [radius * 0.13, ovary] as const,
        }
      : {}),
    centre: middleOf(parts, base.stamens, flower.form === "six-petal" ? 0.62 : 0.5),
  };
};
