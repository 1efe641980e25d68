// A stem across the top of the sheet from which shoots hang side by side like a curtain: hearts in pairs, flat tops of small heads at the joints and the tips.
import type { Plan } from "./plan.ts";

export const heartCurtain: Plan = {
  foot: "cut",

  lines: [
    {
      points: [
        [370, -220],
        [240, -330],
        [70, -370],
        [-120, -340],
        [-260, -250],
        [-320, -110],
        [-300, 20],
      ],
      width: [6, 2.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.167 },
      points: [
        [240, -200],
        [190, -60],
        [230, 90],
        [190, 230],
      ],
      width: [5, 2.2],
      green: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-90, -210],
        [-120, -60],
        [-60, 90],
        [-90, 240],
      ],
      width: [5, 2.2],
      green: true,
    },
  ],
  leaf: 0.98,
  nodes: [
    { on: 0, t: 0.333, size: 0.84, out: [-60, 76] },
    { on: 0, t: 0.667, size: 0.84, out: [-70, 60] },
    { on: 0, t: 0.833, size: 0.8, out: [-66, 60] },
    { on: 0, t: 1, size: 0.56, out: [-50, 50] },
    { on: 1, t: 0.25, size: 0.84, out: [-70, 70] },
    { on: 1, t: 0.5, size: 0.9, out: [-66, 70] },
    { on: 1, t: 0.75, size: 0.76, out: [-66, 62] },
    { on: 1, t: 1, size: 0.5, out: [-46, 46] },
    { on: 2, t: 0.25, size: 0.9, out: [-70, 70] },
    { on: 2, t: 0.5, size: 0.86, out: [-66, 66] },
    { on: 2, t: 0.75, size: 0.76, out: [-64, 62] },
    { on: 2, t: 1, size: 0.5, out: [-46, 46] },
  ],
  clusters: [
    { on: 0, t: 0.333, heading: -84, scale: 0.9 },
    { on: 0, t: 0.667, heading: -150, scale: 0.86 },
    { on: 0, t: 0.167, heading: -70, scale: 0.8 },
    { on: 1, t: 0.5, heading: -24, scale: 0.8 },
    { on: 1, t: 1, heading: 60, scale: 0.64 },
    { on: 2, t: 0.5, heading: -156, scale: 0.8 },
    { on: 2, t: 1, heading: 110, scale: 0.7 },
    { on: 0, t: 1, heading: 130, scale: 0.66 },
  ],
};
