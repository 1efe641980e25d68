// Juicy stems spread from their root and rise, with broad leaves in overlapping pairs, some of them ending in a long thin spike.
import type { Plan } from "./plan.ts";

export const fleshySprawl: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-20, 380],
        [-40, 290],
        [-24, 180],
        [14, 60],
        [14, -60],
        [-14, -150],
      ],
      width: [17, 5],
    },
    {
      from: { on: 0, t: 0.06 },
      points: [
        [60, 330],
        [160, 318],
        [246, 250],
        [286, 150],
        [286, 70],
      ],
      width: [12, 5],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-120, 236],
        [-210, 190],
        [-270, 96],
        [-276, -10],
        [-262, -70],
      ],
      width: [11, 4.6],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [90, 50],
        [150, -30],
        [166, -110],
      ],
      width: [8, 4.4],
    },
    {
      from: { on: 1, t: 0.3 },
      points: [
        [230, 326],
        [320, 300],
      ],
      width: [7, 4.6],
    },
  ],
  leaf: 1.24,
  petiole: 0.24,
  nodes: [
    { on: 1, t: 0.3, size: 0.76, out: [-84], facing: [0.9] },
    { on: 1, t: 0.52, size: 0.96, out: [62], facing: [1] },
    { on: 1, t: 0.7, size: 0.94, out: [-66, 54], facing: [1, 0.9] },
    { on: 1, t: 0.86, size: 0.76, out: [70, -60] },
    { on: 1, t: 0.97, size: 0.46, out: [-34, 38], young: true },
    { on: 4, t: 0.7, size: 0.66, out: [-70, 64], facing: [0.9, 1] },
    { on: 4, t: 1, size: 0.42, out: [-30, 34], young: true },
    { on: 2, t: 0.3, size: 0.94, out: [-78], facing: [1] },
    { on: 2, t: 0.52, size: 0.94, out: [-72], facing: [1] },
    { on: 2, t: 0.72, size: 0.8, out: [-62, 58], facing: [0.86, 1] },
    { on: 2, t: 0.9, size: 0.5, out: [-56, 60] },
    { on: 0, t: 0.2, size: 0.9, out: [84], facing: [0.9] },
    { on: 0, t: 0.56, size: 1.04, out: [64, -66], facing: [0.9, 1] },
    { on: 0, t: 0.74, size: 0.92, out: [-72, 52], facing: [1, 0.86] },
    { on: 0, t: 0.9, size: 0.62, out: [58, -56] },
    { on: 3, t: 0.5, size: 0.8, out: [70], facing: [1] },
    { on: 3, t: 0.86, size: 0.52, out: [-58, 60] },
  ],
  clusters: [
    { on: 0, t: 1, heading: -96, scale: 1 },
    { on: 2, t: 1, heading: -84, scale: 0.86 },
  ],
  fruits: [{ on: 3, t: 1, heading: -78, scale: 0.84 }],
};
