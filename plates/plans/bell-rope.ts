// A soft-wooded stem that arches over; from the arch great trumpets hang side by side, in bud, half open and wide, under large leaves.
import type { Plan } from "./plan.ts";

export const bellRope: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-210, 396],
        [-220, 240],
        [-180, 80],
        [-130, -70],
        [-30, -170],
        [110, -200],
        [230, -160],
      ],
      width: [20, 7],
    },
    {
      from: { on: 0, t: 0.52 },
      points: [
        [-180, -170],
        [-210, -240],
      ],
      width: [9, 5],
      green: true,
    },
  ],
  leaf: 1.06,
  leaves: [
    { on: 0, t: 0.16, heading: 10, size: 0.9 },
    { on: 0, t: 0.3, heading: 172, size: 0.84 },
    { on: 0, t: 0.46, heading: 164, size: 0.76 },
    { on: 0, t: 0.66, heading: -84, size: 0.84 },
    { on: 0, t: 0.78, heading: -52, size: 0.94 },
    { on: 0, t: 0.9, heading: -20, size: 0.84 },
    { on: 0, t: 1, heading: 44, size: 0.86 },
    { on: 0, t: 1, heading: -44, size: 0.5, young: true },
    { on: 1, t: 0.6, heading: -176, size: 0.74 },
    { on: 1, t: 1, heading: -120, size: 0.7 },
    { on: 1, t: 1, heading: -52, size: 0.56, young: true },
  ],
  flowers: [
    { on: 0, t: 0.6, heading: 78, stalk: 34, size: 0.86, view: "side" },
    { on: 0, t: 0.76, heading: 88, stalk: 40, size: 1.06, view: "open" },
    { on: 0, t: 0.96, heading: 94, stalk: 34, size: 0.66, view: "bud" },
  ],
  hung: [{ on: 0, t: 0.4, stalk: 40, swing: -0.3, size: 0.9, ripe: false }],
};
