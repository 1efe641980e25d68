// A slender branched herb with umbels at different heights, among leaves cut into threads.
import type { Plan } from "./plan.ts";

export const airyUmbels: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [26, 340],
        [8, 210],
        [-34, 90],
        [-20, -60],
        [-64, -140],
        [-72, -196],
      ],
      width: [14, 4.4],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [92, 180],
        [186, 96],
        [244, -40],
        [276, -90],
        [288, -140],
      ],
      width: [9, 4],
    },
    {
      from: { on: 0, t: 0.42 },
      points: [
        [-120, 60],
        [-220, -20],
        [-258, -70],
        [-270, -120],
      ],
      width: [8, 4],
    },
    {
      from: { on: 0, t: 0.62 },
      points: [
        [46, -76],
        [112, -150],
        [130, -196],
        [136, -226],
      ],
      width: [7, 4],
    },
  ],
  leaf: 1.3,
  leaves: [
    { on: 0, t: 0.12, heading: -166, size: 1.1, facing: 1, bend: -0.3 },
    { on: 0, t: 0.2, heading: 26, size: 1, facing: 1, bend: 0.3 },
    { on: 0, t: 0.3, heading: -146, size: 0.9, facing: 1, bend: -0.3 },
    { on: 0, t: 0.42, heading: -30, size: 0.86, facing: 1, bend: 0.3 },
    { on: 1, t: 0.5, heading: 14, size: 0.82, facing: 1, bend: 0.4 },
    { on: 1, t: 0.66, heading: -124, size: 0.6, facing: 1, bend: -0.2 },
    { on: 2, t: 0.5, heading: 166, size: 0.7, facing: 1, bend: -0.3 },
    { on: 2, t: 0.72, heading: -64, size: 0.6, facing: 1, bend: 0.2 },
    { on: 0, t: 0.78, heading: -160, size: 0.56, facing: 1, bend: -0.2 },
    { on: 3, t: 0.6, heading: -10, size: 0.5, facing: 1, bend: 0.3 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -100, scale: 0.84 },
    { on: 3, t: 1, heading: -76, scale: 0.7 },
    { on: 2, t: 1, heading: -104, scale: 0.74 },
  ],
  fruits: [{ on: 1, t: 1, heading: -76, scale: 1.3 }],
};
