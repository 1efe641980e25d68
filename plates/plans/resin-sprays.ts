// A spreading branch of leathery feathered leaves; from the axils of its lower leaves short sprays of split pods, airy flowers at its upper tips.
import type { Plan } from "./plan.ts";

export const resinSprays: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-150, 396],
        [-120, 260],
        [-80, 110],
        [-20, -20],
        [10, -140],
        [-10, -230],
      ],
      width: [19, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [10, 110],
        [110, 70],
        [180, 80],
      ],
      width: [10, 6],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [80, -70],
        [150, -120],
        [190, -180],
      ],
      width: [8.4, 4.4],
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.14, heading: 18, size: 0.8 },
    { on: 0, t: 0.24, heading: 172, size: 0.84 },
    { on: 0, t: 0.44, heading: -174, size: 0.86 },
    { on: 0, t: 0.64, heading: -164, size: 0.8 },
    { on: 0, t: 0.82, heading: -150, size: 0.66 },
    { on: 0, t: 0.76, heading: -24, size: 0.56, facing: 0.8 },
    { on: 0, t: 1, heading: -60, size: 0.46, young: true },
    { on: 1, t: 1, heading: -10, size: 0.76 },
    { on: 2, t: 0.5, heading: 12, size: 0.7 },
    { on: 2, t: 0.96, heading: -10, size: 0.6 },
    { on: 2, t: 1, heading: -74, size: 0.4, young: true },
  ],
  clusters: [
    { on: 0, t: 0.98, heading: -110, scale: 1 },
    { on: 2, t: 0.98, heading: -112, scale: 0.9 },
    { on: 0, t: 0.82, heading: -60, scale: 0.7 },
  ],
  fruits: [{ on: 1, t: 1, heading: 66, scale: 1.6 }],
};
