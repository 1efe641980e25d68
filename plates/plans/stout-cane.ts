// One stout prickly stem: great arrow leaves that stand off to every side, spathes between them, a heavy fruit free on the paper.
import type { Plan } from "./plan.ts";

export const stoutCane: Plan = {
  foot: "cut",
  herb: true,
  lines: [
    {
      points: [
        [110, 400],
        [80, 260],
        [20, 110],
        [-10, -50],
        [10, -190],
      ],
      width: [36, 20],
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0.2, heading: -176, size: 0.84, bend: -0.5, stalk: 120, under: true },
    { on: 0, t: 0.38, heading: -170, size: 0.94, bend: -0.5, stalk: 130 },
    { on: 0, t: 0.5, heading: -16, size: 0.98, bend: 0.6, stalk: 130 },
    { on: 0, t: 0.6, heading: -164, size: 1, bend: -0.5, stalk: 130 },
    { on: 0, t: 0.74, heading: -30, size: 0.96, bend: 0.5, stalk: 120 },
    { on: 0, t: 0.84, heading: -140, size: 0.9, bend: -0.4, stalk: 110 },
    { on: 0, t: 0.96, heading: -64, size: 0.8, bend: 0.3, stalk: 90 },
    { on: 0, t: 1, heading: -100, size: 0.56, young: true, stalk: 60 },
  ],
  flowers: [
    { on: 0, t: 0.9, heading: -120, stalk: 90, size: 1, view: "open" },
    { on: 0, t: 0.78, heading: -50, stalk: 80, size: 0.8, view: "open" },
  ],
  borne: [{ on: 0, t: 0.26, heading: -24, stalk: 100, bend: 96, size: 1, ripe: true }],
};
