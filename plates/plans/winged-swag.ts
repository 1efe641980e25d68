// A stout winged vine that rises from the corner and bows across the sheet: large hearts over one another, tendrils in the air, great flowers
// that nod on thick stalks, one very large fruit from an axil.
import type { Plan } from "./plan.ts";

export const wingedSwag: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-270, 400],
        [-290, 250],
        [-240, 100],
        [-120, 0],
        [30, -40],
        [150, -110],
        [190, -230],
      ],
      width: [17, 5],
      green: false,
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-250, -20],
        [-240, -130],
        [-170, -210],
      ],
      width: [8, 3.6],
      green: true,
    },
    {
      from: { on: 0, t: 0.66 },
      points: [
        [130, 10],
        [220, 60],
        [250, 150],
      ],
      width: [8, 3.6],
      green: true,
    },
  ],
  herb: true,
  leaf: 1.16,
  petiole: 0.26,
  leaves: [
    { on: 0, t: 0.1, heading: 176, size: 0.7, facing: 0.86 },
    { on: 0, t: 0.18, heading: 6, size: 0.86 },
    { on: 0, t: 0.34, heading: -170, size: 0.8 },
    { on: 0, t: 0.44, heading: 82, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.56, heading: -112, size: 0.86 },
    { on: 0, t: 0.66, heading: -66, size: 0.72, facing: 0.84 },
    { on: 0, t: 0.8, heading: 6, size: 0.84 },
    { on: 0, t: 0.9, heading: -156, size: 0.66 },
    { on: 0, t: 1, heading: -80, size: 0.46, young: true },
    { on: 1, t: 0.4, heading: 172, size: 0.7 },
    { on: 1, t: 0.76, heading: -140, size: 0.66 },
    { on: 1, t: 1, heading: -20, size: 0.5, young: true },
    { on: 2, t: 0.4, heading: -20, size: 0.72 },
    { on: 2, t: 0.7, heading: 140, size: 0.66, facing: 0.84 },
    { on: 2, t: 1, heading: 70, size: 0.56 },
  ],
  flowers: [
    { on: 1, t: 0.76, heading: -30, stalk: 70, size: 1.16, view: "face" },
    { on: 0, t: 0.9, heading: -60, stalk: 60, size: 1, view: "open" },
    { on: 2, t: 0.4, heading: 100, stalk: 60, size: 0.9, view: "side" },
    { on: 1, t: 0.4, heading: -130, stalk: 40, size: 0.44, view: "bud" },
    { on: 0, t: 0.8, heading: 60, stalk: 44, size: 0.4, view: "bud" },
  ],
  hung: [{ on: 0, t: 0.5, stalk: 46, swing: 0.1, size: 1.3, ripe: true, width: 9 }],
  tendrils: [
    { on: 0, t: 0.18, heading: -30, way: 1 },
    { on: 0, t: 0.8, heading: -40, way: 1 },
    { on: 1, t: 0.4, heading: -160, way: -1 },
    { on: 2, t: 1, heading: 10, way: 1 },
    { on: 2, t: 0.7, heading: 20, way: 1 },
  ],
};
