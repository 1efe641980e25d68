// A long runner that comes down across the sheet and roots; notched leaves stand up on long stalks, wide funnels between them, capsules at the old joints.
import type { Plan } from "./plan.ts";

export const shoreRunner: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [380, -60],
        [270, 30],
        [140, 40],
        [20, 110],
        [-100, 200],
        [-220, 220],
        [-310, 290],
        [-370, 260],
      ],
      width: [10, 3.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [60, -50],
        [-40, -110],
        [-140, -100],
        [-220, -170],
        [-310, -190],
      ],
      width: [6, 2.8],
      green: true,
    },
  ],
  leaf: 1.2,
  leaves: [
    { on: 0, t: 0.143, heading: -80, size: 0.9 },
    { on: 0, t: 0.214, heading: 70, size: 0.8 },
    { on: 0, t: 0.371, heading: 84, size: 0.94 },
    { on: 0, t: 0.429, heading: -70, size: 0.9 },
    { on: 0, t: 0.571, heading: -104, size: 0.94 },
    { on: 0, t: 0.629, heading: 66, size: 0.8, facing: 0.8 },
    { on: 0, t: 0.714, heading: -120, size: 0.84 },
    { on: 0, t: 0.857, heading: -100, size: 0.6 },
    { on: 0, t: 1, heading: -160, size: 0.4, young: true },
    { on: 1, t: 0.2, heading: -70, size: 0.94 },
    { on: 1, t: 0.4, heading: -100, size: 0.9 },
    { on: 1, t: 0.6, heading: 110, size: 0.8 },
    { on: 1, t: 0.8, heading: -110, size: 0.8 },
    { on: 1, t: 0.88, heading: 120, size: 0.6 },
    { on: 1, t: 1, heading: -170, size: 0.44, young: true },
  ],
  flowers: [
    { on: 0, t: 0.286, heading: -74, stalk: 190, size: 1.16, view: "open" },
    { on: 1, t: 0.6, heading: -96, stalk: 130, size: 1.1, view: "half" },
    { on: 0, t: 0.571, heading: -70, stalk: 100, size: 1, view: "half" },
    { on: 0, t: 0.714, heading: -70, stalk: 150, size: 0.9, view: "open" },
    { on: 1, t: 0.4, heading: -60, stalk: 60, size: 0.4, view: "bud" },
    { on: 0, t: 0.857, heading: -150, stalk: 70, size: 0.36, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.143, heading: 50, bend: 40, stalk: 60, size: 1, ripe: true },
    { on: 0, t: 0.143, heading: 100, bend: -10, stalk: 80, size: 0.9, ripe: false },
    { on: 0, t: 0.429, heading: 60, bend: 24, stalk: 80, size: 1, ripe: true },
  ],
  rooting: [
    { on: 0, t: 0.286, length: 80 },
    { on: 0, t: 0.571, length: 80 },
    { on: 0, t: 0.714, length: 70 },
    { on: 0, t: 0.857, length: 56 },
  ],
};
