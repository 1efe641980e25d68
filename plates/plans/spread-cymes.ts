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
      width: [14, 3],
    },
    {
      from: { on: 0, t: 0.03 },
      points: [
        [-90, 90],
        [-200, 80],
        [-300, 120],
        [-360, 80],
      ],
      width: [7, 3],
    },
    {
      from: { on: 0, t: 0.05 },
      points: [
        [-20, -10],
        [-110, -100],
        [-140, -220],
        [-230, -290],
      ],
      width: [7, 3],
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
  nodes: [
    { on: 0, t: 0.25, size: 0.86, out: [-66, 70] },
    { on: 0, t: 0.5, size: 0.94, out: [-60, 66] },
    { on: 0, t: 0.75, size: 0.84, out: [-56, 64] },
    { on: 0, t: 1, size: 0.6, out: [-50, 54, 4] },
    { on: 1, t: 0.25, size: 0.8, out: [-60, 70] },
    { on: 1, t: 0.5, size: 0.9, out: [-64, 66] },
    { on: 1, t: 0.75, size: 0.8, out: [-60, 66] },
    { on: 1, t: 1, size: 0.6, out: [-50, 54] },
    { on: 2, t: 0.25, size: 0.84, out: [-66, 66] },
    { on: 2, t: 0.5, size: 0.86, out: [-66, 66] },
    { on: 2, t: 0.75, size: 0.74, out: [-60, 60] },
    { on: 2, t: 1, size: 0.56, out: [-50, 50, 4] },
  ],
  clusters: [
    { on: 3, t: 1, heading: -90, scale: 1.16 },
    { on: 4, t: 1, heading: -80, scale: 0.9 },
    { on: 5, t: 1, heading: -116, scale: 0.9 },
  ],
  fruits: [
    { on: 0, t: 0.75, heading: -50, scale: 0.9 },
    { on: 1, t: 0.75, heading: -110, scale: 0.8 },
  ],
};
