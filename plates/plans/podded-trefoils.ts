// A soft annual of three-parted leaves on long stalks; white pea flowers sit in its upper axils, long beaked pods stand up below them.
import type { Plan } from "./plan.ts";

export const poddedTrefoils: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-30, 346],
        [-40, 220],
        [6, 90],
        [30, -50],
        [0, -180],
        [20, -250],
      ],
      width: [12, 4.6],
    },
    {
      from: { on: 0, t: 0.26 },
      points: [
        [60, 170],
        [150, 100],
        [200, -20],
        [220, -90],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-90, 100],
        [-160, 10],
        [-190, -90],
      ],
      width: [7.6, 4],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.1, heading: -170, size: 1, bend: -0.3 },
    { on: 0, t: 0.14, heading: 4, size: 1, bend: 0.3 },
    { on: 0, t: 0.36, heading: -20, size: 1.04 },
    { on: 0, t: 0.62, heading: -24, size: 1, front: true },
    { on: 0, t: 0.74, heading: -152, size: 0.94 },
    { on: 0, t: 0.85, heading: -34, size: 0.86 },
    { on: 0, t: 0.94, heading: -130, size: 0.66 },
    { on: 0, t: 1, heading: -76, size: 0.5, young: true },
    { on: 1, t: 0.34, heading: 36, size: 0.94 },
    { on: 1, t: 0.8, heading: -130, size: 0.7, facing: 0.8 },
    { on: 1, t: 1, heading: -50, size: 0.6 },
    { on: 2, t: 0.4, heading: 172, size: 0.94 },
    { on: 2, t: 0.74, heading: -164, size: 0.8 },
    { on: 2, t: 0.9, heading: -50, size: 0.6 },
    { on: 2, t: 1, heading: -110, size: 0.5, young: true },
  ],
  flowers: [
    { on: 0, t: 0.85, heading: -140, stalk: 14, size: 0.65, view: "open" },
    { on: 0, t: 0.74, heading: -50, stalk: 14, size: 0.7, view: "open" },
    { on: 0, t: 0.94, heading: -40, stalk: 12, size: 0.6, view: "open" },
    { on: 0, t: 0.99, heading: -120, stalk: 10, size: 0.4, view: "bud" },
    { on: 1, t: 0.8, heading: -30, stalk: 14, size: 0.65, view: "open" },
    { on: 1, t: 0.96, heading: -110, stalk: 10, size: 0.5, view: "open" },
    { on: 2, t: 0.74, heading: -80, stalk: 14, size: 0.65, view: "open" },
    { on: 2, t: 0.94, heading: -150, stalk: 10, size: 0.5, view: "open" },
  ],
  borne: [
    { on: 0, t: 0.18, heading: -50, stalk: 8, bend: 20, size: 1.4, ripe: true },
    { on: 0, t: 0.19, heading: -66, stalk: 8, bend: 20, size: 1.2, ripe: false },
    { on: 1, t: 0.48, heading: 0, stalk: 8, bend: -20, size: 1.3, ripe: false },
    { on: 2, t: 0.56, heading: -136, stalk: 8, bend: 16, size: 1.3, ripe: true },
    { on: 2, t: 0.57, heading: -156, stalk: 8, bend: 20, size: 1.1, ripe: false },
    { on: 0, t: 0.48, heading: -146, stalk: 8, bend: 24, size: 1.3, ripe: true },
  ],
};
