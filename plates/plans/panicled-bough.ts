// A winding bough with feathered leaves to both sides; panicles in its upper axils, sprays of fruit in its lower ones.
import type { Plan } from "./plan.ts";

export const panicledBough: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-50, 400],
        [-24, 270],
        [38, 120],
        [26, -40],
        [-30, -180],
        [-16, -300],
      ],
      width: [17, 4],
    },
  ],
  leaf: 0.86,
  leaves: [
    { on: 0, t: 0.1, heading: 164, size: 0.92 },
    { on: 0, t: 0.2, heading: 32, size: 0.98 },
    { on: 0, t: 0.46, heading: -178, size: 1, bend: -0.3 },
    { on: 0, t: 0.6, heading: -6, size: 0.98, bend: 0.3 },
    { on: 0, t: 0.77, heading: -158, size: 0.9 },
    { on: 0, t: 0.88, heading: -32, size: 0.78 },
    { on: 0, t: 0.97, heading: -122, size: 0.56, young: true },
    { on: 0, t: 1, heading: -78, size: 0.44, young: true },
  ],
  clusters: [
    { on: 0, t: 0.6, heading: -44, scale: 0.84 },
    { on: 0, t: 0.46, heading: -146, scale: 0.78 },
  ],
  fruits: [
    { on: 0, t: 0.37, heading: -22, scale: 1.5 },
    { on: 0, t: 0.27, heading: -160, scale: 1.4 },
  ],
};
