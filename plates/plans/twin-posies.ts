// A prickly shrub: from each pair of puckered leaves two heads of flowers on stalks of their own, and lower down knots of berries.
import type { BorneFruit, Plan } from "./plan.ts";

/** The stalk of a head, which stands well away from its axil. */
const stalkTo = (
  on: number,
  t: number,
  ...points: readonly (readonly [number, number])[]
): Plan["lines"][number] => ({ from: { on, t }, points, width: [4, 3], stalk: true });

/** The small drupes of a head, seen from its side: those of the rim first, the lowest still green. */
const drupes = (on: number, heading: number, scale: number): BorneFruit[] =>
  [-92, 92, -56, 56, -20, 20, -64, 64, 0].map((lean, i) => ({
    on,
    t: 1,
    heading: heading + lean,
    stalk: (i < 6 ? 15 : 1) * scale,
    bend: 0,
    size: (i < 6 ? 0.96 : 1.04) * scale,
    ripe: i > 1,
  }));

export const twinPosies: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-110, 396],
        [-96, 260],
        [-20, 120],
        [10, -30],
        [-20, -170],
        [6, -260],
      ],
      width: [15, 5],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [80, 130],
        [170, 60],
        [220, -30],
        [226, -110],
      ],
      width: [9, 4],
    },
    stalkTo(0, 0.8, [-70, -220], [-126, -254]),
    stalkTo(0, 0.8, [60, -214], [120, -244]),
    stalkTo(0, 0.6, [-70, -80], [-140, -70]),
    stalkTo(1, 0.72, [250, -80], [288, -130]),
    stalkTo(0, 0.4, [-70, 90], [-104, 60]),
    stalkTo(1, 0.44, [196, 70], [224, 34]),
  ],
  leaf: 1.24,
  whole: true,
  leaves: [
    { on: 0, t: 0.17, heading: 172, size: 0.94 },
    { on: 0, t: 0.17, heading: 36, size: 0.86 },
    { on: 0, t: 0.4, heading: 174, size: 1.06 },
    { on: 0, t: 0.4, heading: -20, size: 0.74, facing: 0.8 },
    { on: 0, t: 0.6, heading: 160, size: 0.98 },
    { on: 0, t: 0.6, heading: 22, size: 0.9, facing: 0.86 },
    { on: 0, t: 0.8, heading: 156, size: 0.82 },
    { on: 0, t: 0.8, heading: 16, size: 0.8, facing: 0.86 },
    { on: 0, t: 1, heading: -150, size: 0.5, young: true },
    { on: 0, t: 1, heading: -36, size: 0.46, young: true },
    { on: 1, t: 0.44, heading: 66, size: 0.86 },
    { on: 1, t: 0.72, heading: 22, size: 0.8 },
    { on: 1, t: 0.72, heading: -176, size: 0.56 },
    { on: 1, t: 1, heading: -40, size: 0.5, young: true },
    { on: 1, t: 1, heading: -130, size: 0.42, young: true },
  ],
  clusters: [
    { on: 2, t: 1, heading: -128, scale: 0.72 },
    { on: 3, t: 1, heading: -46, scale: 0.76 },
    { on: 4, t: 1, heading: -140, scale: 0.8 },
    { on: 5, t: 1, heading: -52, scale: 0.66 },
    { on: 0, t: 1, heading: -92, scale: 0.46 },
  ],
  borne: [...drupes(6, -136, 1), ...drupes(7, -60, 0.9)],
};
