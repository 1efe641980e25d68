// Several slender stems from one root, full of small leaves; starry flowers on threads from the upper axils, nodding capsules
// from the lower ones.
import type { Plan, PlannedFlower, PlannedLeaf } from "./plan.ts";

/** Alternate leaves up a stem, smaller to the tip and steeper. */
const leafy = (on: number, from: number, count: number, tilt: number): PlannedLeaf[] =>
  Array.from({ length: count }, (_, i) => {
    const s = i / (count - 1);
    const way = i % 2 === 0 ? 1 : -1;
    return {
      on,
      t: from + (0.97 - from) * s,
      heading: -90 + tilt * s + way * (66 - 26 * s),
      size: 1 - 0.4 * s,
      whole: i % 3 !== 2,
      facing: i % 3 === 2 ? 0.76 : 1,
    };
  });

const stars = (on: number, tilt: number): PlannedFlower[] =>
  (
    [
      [0.58, -50, "open"],
      [0.7, 52, "side"],
      [0.8, -46, "open"],
      [0.9, 44, "bud"],
      [1, 0, "open"],
    ] as const
  ).map(([t, out, view]) => ({
    on,
    t,
    heading: -90 + tilt + out,
    stalk: 40,
    size: view === "bud" ? 0.44 : 0.8,
    view,
  }));

export const slenderTuft: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-8, 250],
        [10, 90],
        [-6, -90],
        [10, -260],
      ],
      width: [6.4, 2.4],
    },
    {
      from: { on: 0, t: 0.08 },
      points: [
        [90, 270],
        [150, 130],
        [170, -20],
        [200, -150],
      ],
      width: [5, 2.2],
    },
    {
      from: { on: 0, t: 0.14 },
      points: [
        [-90, 240],
        [-160, 110],
        [-180, -40],
        [-220, -190],
      ],
      width: [5, 2.2],
    },
    {
      from: { on: 1, t: 0.24 },
      points: [
        [200, 200],
        [280, 110],
        [320, 20],
      ],
      width: [4, 2],
    },
    {
      from: { on: 2, t: 0.2 },
      points: [
        [-210, 210],
        [-290, 140],
        [-330, 60],
      ],
      width: [4, 2],
    },
  ],
  leaf: 1.02,
  leaves: [
    ...leafy(0, 0.2, 13, 2),
    ...leafy(1, 0.26, 10, 10),
    ...leafy(2, 0.26, 11, -10),
    ...leafy(3, 0.2, 7, 34),
    ...leafy(4, 0.2, 7, -34),
  ],
  flowers: [
    ...stars(0, 0),
    ...stars(1, 10),
    ...stars(2, -10),
    ...stars(3, 30).slice(2),
    ...stars(4, -30).slice(2),
  ],
  borne: [
    { on: 0, t: 0.42, heading: -20, stalk: 30, bend: 90, size: 0.8, ripe: true },
    { on: 0, t: 0.5, heading: -160, stalk: 30, bend: -90, size: 0.7, ripe: false },
    { on: 1, t: 0.46, heading: -10, stalk: 28, bend: 90, size: 0.76, ripe: true },
    { on: 2, t: 0.46, heading: -170, stalk: 28, bend: -90, size: 0.76, ripe: true },
    { on: 3, t: 0.5, heading: 10, stalk: 26, bend: 70, size: 0.7, ripe: false },
  ],
};
