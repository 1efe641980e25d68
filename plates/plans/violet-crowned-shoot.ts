// Long leathery feathered leaves that arch from the end of a stout shoot; over them a broad violet panicle, aside one great pod.
import type { Plan } from "./plan.ts";

export const violetCrownedShoot: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-130, 400],
        [-90, 280],
        [0, 170],
        [30, 60],
        [0, -40],
      ],
      width: [20, 9],
    },
    {
      from: { on: 0, t: 0.32 },
      points: [
        [40, 250],
        [130, 230],
        [190, 250],
      ],
      width: [8, 5],
    },
    {
      from: { on: 0, t: 0.72 },
      points: [
        [90, 0],
        [140, -80],
      ],
      width: [8, 5],
    },
  ],
  leaf: 0.96,
  leaves: [
    { on: 0, t: 0.4, heading: -170, size: 0.96, bend: -0.5 },
    { on: 0, t: 0.56, heading: 8, size: 1, bend: 0.5 },
    { on: 0, t: 0.7, heading: -158, size: 1.04, bend: -0.5 },
    { on: 0, t: 0.9, heading: -140, size: 0.9, bend: -0.4, facing: 0.9 },
    { on: 2, t: 0.8, heading: -4, size: 0.94, bend: 0.5 },
    { on: 2, t: 1, heading: -50, size: 0.8, bend: 0.4, facing: 0.9 },
    { on: 0, t: 1, heading: -114, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -94, scale: 1.24 },
    { on: 2, t: 0.94, heading: -84, scale: 0.86 },
  ],
  hung: [
    { on: 1, t: 0.96, stalk: 40, swing: 0.1, size: 1.3, ripe: true, width: 6, woody: true },
    { on: 1, t: 0.5, stalk: 30, swing: -0.3, size: 0.86, ripe: true, width: 5, woody: true },
  ],
};
