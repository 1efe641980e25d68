// Red stems spread low to both sides from one thick root; open cymes on long bare stalks rise between the leaves.
import type { Plan } from "./plan.ts";

export const spreadCymes: Plan = {
  foot: "rooted",

  lines: [
    {
      points: [
        [0, 140],
        [50, 60],
        [150, 20],
        [260, 50],
        [350, 10],
      ],
      width: [14, 4],
    },
    {
      from: { on: 0, t: 0.03 },
      points: [
        [-90, 90],
        [-200, 80],
        [-300, 120],
        [-360, 80],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.05 },
      points: [
        [-20, -10],
        [-110, -100],
        [-140, -220],
        [-230, -290],
      ],
      width: [8, 3.6],
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [220, -80],
        [240, -150],
      ],
      width: [4.6, 2],
      stalk: true,
    },
    {
      from: { on: 2, t: 0.5 },
      points: [
        [-50, -260],
        [-30, -340],
      ],
      width: [4.4, 2],
      stalk: true,
    },
    {
      from: { on: 1, t: 0.5 },
      points: [
        [-290, -10],
        [-330, -90],
      ],
      width: [4.4, 2],
      stalk: true,
    },
  ],
  leaf: 1.5,
  petiole: 0.3,
  leaves: [
    { on: 0, t: 0.25, heading: -64, size: 0.8 },
    { on: 0, t: 0.25, heading: 60, size: 0.6, under: true },
    { on: 0, t: 0.5, heading: 70, size: 0.9 },
    { on: 0, t: 0.5, heading: -40, size: 0.6, facing: 0.8 },
    { on: 0, t: 0.75, heading: -76, size: 0.8 },
    { on: 0, t: 0.75, heading: 64, size: 0.56 },
    { on: 0, t: 1, heading: -40, size: 0.6 },
    { on: 0, t: 1, heading: 30, size: 0.44, young: true },
    { on: 1, t: 0.25, heading: 118, size: 0.8 },
    { on: 1, t: 0.25, heading: -120, size: 0.56, facing: 0.8 },
    { on: 1, t: 0.5, heading: 104, size: 0.6, under: true },
    { on: 1, t: 0.5, heading: -140, size: 0.8 },
    { on: 1, t: 0.75, heading: 110, size: 0.8 },
    { on: 1, t: 0.75, heading: -96, size: 0.54 },
    { on: 1, t: 1, heading: -150, size: 0.6 },
    { on: 1, t: 1, heading: 150, size: 0.44, young: true },
    { on: 2, t: 0.25, heading: -4, size: 0.8 },
    { on: 2, t: 0.25, heading: 170, size: 0.54, under: true },
    { on: 2, t: 0.5, heading: -170, size: 0.8 },
    { on: 2, t: 0.5, heading: -24, size: 0.6 },
    { on: 2, t: 0.75, heading: -10, size: 0.7 },
    { on: 2, t: 0.75, heading: -176, size: 0.5, facing: 0.8 },
    { on: 2, t: 1, heading: -150, size: 0.56 },
    { on: 2, t: 1, heading: -96, size: 0.44, young: true },
  ],
  clusters: [
    { on: 3, t: 1, heading: -90, scale: 1.16 },
    { on: 4, t: 1, heading: -80, scale: 1.04 },
    { on: 5, t: 1, heading: -116, scale: 1 },
    { on: 0, t: 1, heading: -10, scale: 0.66 },
    { on: 1, t: 1, heading: -176, scale: 0.6 },
  ],
  fruits: [
    { on: 0, t: 0.75, heading: -50, scale: 0.9 },
    { on: 1, t: 0.75, heading: -110, scale: 0.8 },
  ],
};
