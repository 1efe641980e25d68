// A fleshy stem that goes up in a zigzag: at every joint a heart on one side, and on the other flowers, berries or a tendril.
import type { Plan } from "./plan.ts";

export const jointedZigzag: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [130, 390],
        [50, 290],
        [-50, 190],
        [50, 70],
        [-50, -40],
        [50, -150],
        [-20, -250],
        [50, -330],
      ],
      width: [11, 3],
      green: true,
    },
    {
      from: { on: 0, t: 0.286 },
      points: [
        [-150, 110],
        [-220, 170],
        [-310, 140],
      ],
      width: [6, 2.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.429 },
      points: [
        [160, 0],
        [230, 60],
        [320, 20],
        [350, 100],
      ],
      width: [6, 2.6],
      green: true,
    },
  ],
  swollen: true,
  whole: true,
  leaf: 1.1,
  leaves: [
    { on: 0, t: 0.143, heading: 20, size: 0.94 },
    { on: 0, t: 0.286, heading: 150, size: 0.7 },
    { on: 0, t: 0.571, heading: -160, size: 1 },
    { on: 0, t: 0.714, heading: -10, size: 0.96 },
    { on: 0, t: 0.857, heading: -150, size: 0.86 },
    { on: 0, t: 1, heading: -40, size: 0.6 },
    { on: 1, t: 0.333, heading: -110, size: 0.9 },
    { on: 1, t: 0.667, heading: 100, size: 0.94 },
    { on: 1, t: 1, heading: -130, size: 0.7 },
    { on: 2, t: 0.25, heading: -60, size: 0.86 },
    { on: 2, t: 0.5, heading: 96, size: 0.94 },
    { on: 2, t: 0.75, heading: -50, size: 0.8 },
    { on: 2, t: 1, heading: 80, size: 0.5 },
  ],
  clusters: [
    { on: 0, t: 0.714, heading: -164, scale: 0.9 },
    { on: 0, t: 0.857, heading: -20, scale: 1 },
    { on: 0, t: 1, heading: -110, scale: 0.8 },
    { on: 2, t: 0.25, heading: 100, scale: 0.8 },
  ],
  fruits: [
    { on: 0, t: 0.143, heading: 170, scale: 1.14 },
    { on: 1, t: 0.667, heading: -60, scale: 1 },
    { on: 0, t: 0.571, heading: 20, scale: 1.1 },
  ],
  tendrils: [
    { on: 1, t: 1, heading: 170, way: -1 },
    { on: 2, t: 1, heading: 10, way: 1 },
    { on: 0, t: 1, heading: -60, way: 1 },
    { on: 0, t: 0.286, heading: 10, way: 1 },
  ],
};
