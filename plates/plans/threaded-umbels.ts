// A low annual that forks from its foot: small umbels in a collar of threads at every tip, the outer ones in fruit.
import type { Plan } from "./plan.ts";

export const threadedUmbels: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [16, 350],
        [-4, 230],
        [-46, 100],
        [-20, -60],
        [-60, -190],
      ],
      width: [10, 3.6],
    },
    {
      from: { on: 0, t: 0.16 },
      points: [
        [100, 190],
        [196, 90],
        [232, -40],
        [270, -130],
      ],
      width: [7, 3.2],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-140, 110],
        [-224, 10],
        [-250, -90],
      ],
      width: [6.6, 3.2],
    },
    {
      from: { on: 0, t: 0.56 },
      points: [
        [60, -70],
        [140, -150],
        [150, -250],
      ],
      width: [5.6, 3],
    },
    {
      from: { on: 1, t: 0.34 },
      points: [
        [240, 140],
        [310, 100],
        [340, 40],
      ],
      width: [5, 3],
    },
    {
      from: { on: 2, t: 0.34 },
      points: [
        [-230, 120],
        [-310, 86],
        [-344, 20],
      ],
      width: [5, 3],
    },
    {
      from: { on: 0, t: 0.76 },
      points: [
        [-110, -150],
        [-180, -220],
        [-196, -280],
      ],
      width: [4.6, 2.8],
    },
  ],
  leaf: 1.7,
  leaves: [
    { on: 0, t: 0.04, heading: -170, size: 0.9, facing: 1, bend: -0.4 },
    { on: 0, t: 0.06, heading: -6, size: 0.94, facing: 1, bend: 0.4 },
    { on: 0, t: 0.3, heading: -36, size: 0.84, facing: 1, bend: 0.3 },
    { on: 0, t: 0.44, heading: -150, size: 0.76, facing: 1, bend: -0.3 },
    { on: 0, t: 0.76, heading: -60, size: 0.4, facing: 1, bend: 0.2 },
    { on: 1, t: 0.66, heading: -16, size: 0.56, facing: 1, bend: 0.3 },
    { on: 2, t: 0.7, heading: -160, size: 0.5, facing: 1, bend: -0.2 },
    { on: 3, t: 0.5, heading: -20, size: 0.4, facing: 1, bend: 0.3 },
    { on: 4, t: 0.5, heading: 10, size: 0.46, facing: 1, bend: 0.3 },
    { on: 5, t: 0.5, heading: 176, size: 0.46, facing: 1, bend: -0.3 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -98, scale: 1.1 },
    { on: 1, t: 1, heading: -76, scale: 1.06 },
    { on: 2, t: 1, heading: -104, scale: 1.04 },
    { on: 3, t: 1, heading: -80, scale: 1 },
    { on: 6, t: 1, heading: -104, scale: 0.8 },
  ],
  fruits: [
    { on: 4, t: 1, heading: -70, scale: 1.3 },
    { on: 5, t: 1, heading: -110, scale: 1.2 },
  ],
};
