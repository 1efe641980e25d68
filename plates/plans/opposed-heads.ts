// Great glossy leaves in pairs, but at every second node one of the pair gives way to a round head: in flower above, in fruit below.
import type { Plan } from "./plan.ts";

export const opposedHeads: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [150, 394],
        [110, 260],
        [20, 120],
        [-40, -20],
        [-40, -150],
        [-10, -260],
      ],
      width: [18, 7],
      green: true,
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [160, 150],
        [200, 40],
        [196, -40],
      ],
      width: [11, 6],
      green: true,
    },
  ],
  leaf: 1.04,
  whole: true,
  leaves: [
    { on: 0, t: 0.18, heading: 148, size: 0.8 },
    { on: 0, t: 0.18, heading: 24, size: 0.84 },
    { on: 0, t: 0.42, heading: -6, size: 0.86, facing: 0.8 },
    { on: 0, t: 0.6, heading: -176, size: 1.08 },
    { on: 0, t: 0.78, heading: -164, size: 1.04 },
    { on: 0, t: 0.78, heading: -28, size: 0.84, facing: 0.8 },
    { on: 0, t: 1, heading: -136, size: 0.72 },
    { on: 0, t: 1, heading: -84, size: 0.42, young: true },
    { on: 1, t: 0.56, heading: 26, size: 0.84 },
    { on: 1, t: 1, heading: -28, size: 0.78 },
    { on: 1, t: 1, heading: -78, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -34, scale: 0.86 },
    { on: 1, t: 1, heading: -132, scale: 0.7 },
  ],
  borne: [
    { on: 0, t: 0.42, heading: -176, stalk: 44, bend: -50, size: 1.3, ripe: true },
    { on: 0, t: 0.6, heading: -18, stalk: 34, bend: 50, size: 0.86, ripe: false },
  ],
};
