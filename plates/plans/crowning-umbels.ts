// Slender stems with narrow leaves in pairs, umbels at their tips and in the upper axils, spindle pods standing beside them.
import type { Plan } from "./plan.ts";

export const crowningUmbels: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [-4, 388],
        [-20, 270],
        [-30, 140],
        [0, 0],
        [30, -130],
        [24, -230],
      ],
      width: [12, 4.4],
    },
    {
      from: { on: 0, t: 0.16 },
      points: [
        [-90, 276],
        [-176, 190],
        [-220, 70],
        [-226, -60],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [90, 180],
        [180, 100],
        [228, -10],
        [240, -110],
      ],
      width: [7, 4],
    },
    {
      from: { on: 0, t: 0.08 },
      points: [
        [120, 326],
        [230, 270],
        [310, 190],
      ],
      width: [6, 3.6],
    },
  ],
  leaf: 1.3,
  nodes: [
    { on: 0, t: 0.16, size: 0.9, out: [72] },
    { on: 0, t: 0.3, size: 1, out: [-70] },
    { on: 0, t: 0.42, size: 1, out: [-58, 66], facing: [0.86, 1] },
    { on: 0, t: 0.56, size: 1, out: [-66, 54], facing: [1, 0.84], front: 1 },
    { on: 0, t: 0.7, size: 0.9, out: [-54, 62], facing: [0.84, 1] },
    { on: 0, t: 0.84, size: 0.72, out: [-66, 58] },
    { on: 0, t: 0.96, size: 0.5, out: [-74, 70] },
    { on: 1, t: 0.3, size: 0.84, out: [-70, 60], facing: [1, 0.84] },
    { on: 1, t: 0.52, size: 0.86, out: [-58, 64] },
    { on: 1, t: 0.74, size: 0.76, out: [-64, 52], facing: [1, 0.84] },
    { on: 1, t: 0.93, size: 0.5, out: [-70, 66] },
    { on: 2, t: 0.3, size: 0.86, out: [70, -58], facing: [1, 0.84] },
    { on: 2, t: 0.54, size: 0.84, out: [56, -64] },
    { on: 2, t: 0.76, size: 0.7, out: [66, -56] },
    { on: 2, t: 0.94, size: 0.48, out: [70, -66] },
    { on: 3, t: 0.4, size: 0.72, out: [66, -56] },
    { on: 3, t: 0.7, size: 0.64, out: [58, -60] },
    { on: 3, t: 1, size: 0.42, out: [-34, 36], young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -92, scale: 1.1 },
    { on: 1, t: 1, heading: -98, scale: 0.92 },
    { on: 2, t: 1, heading: -74, scale: 0.84 },
  ],
  borne: [
    { on: 0, t: 0.84, heading: -30, bend: -40, stalk: 34, size: 0.8, ripe: false },
    { on: 2, t: 0.54, heading: -30, bend: -44, stalk: 40, size: 0.92, ripe: true },
    { on: 3, t: 0.7, heading: -96, bend: 10, stalk: 36, size: 0.84, ripe: false },
  ],
};
