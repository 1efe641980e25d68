// A rough liana that twists loosely once about a dead stake and parts over it; white flowers sit in knots in the axils, small red
// berries in close bunches.
import type { Plan } from "./plan.ts";

export const waterVine: Plan = {
  foot: "cut",
  support: {
    points: [
      [-20, 420],
      [10, 200],
      [-10, -20],
      [20, -230],
    ],
    width: [16, 11],
  },
  lines: [
    {
      points: [
        [80, 400],
        [60, -190],
        [190, -240],
        [300, -170],
        [346, -20],
      ],
      width: [20, 3.4],
      climbs: { after: 1, from: 0.16, to: 0.84, turns: 1.5, away: 26 },
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [-110, -110],
        [-210, -220],
        [-310, -190],
        [-340, -40],
      ],
      width: [8, 3],
    },
    {
      from: { on: 0, t: 0.28 },
      points: [
        [130, 120],
        [230, 150],
        [280, 290],
      ],
      width: [7, 2.8],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [-120, 170],
        [-220, 180],
        [-280, 300],
      ],
      width: [7, 2.8],
    },
  ],
  leaf: 1.26,
  leaves: [
    { on: 0, t: 0.72, heading: -130, size: 0.8, whole: true },
    { on: 0, t: 0.76, heading: 96, size: 0.84, facing: 0.84 },
    { on: 0, t: 0.82, heading: -84, size: 0.9, whole: true },
    { on: 0, t: 0.88, heading: 104, size: 0.86, whole: true },
    { on: 0, t: 0.93, heading: -20, size: 0.8, whole: true },
    { on: 0, t: 0.98, heading: 150, size: 0.66, whole: true },
    { on: 0, t: 1, heading: 70, size: 0.44, young: true },
    { on: 1, t: 0.3, heading: -60, size: 0.84, whole: true },
    { on: 1, t: 0.44, heading: 130, size: 0.8, facing: 0.84 },
    { on: 1, t: 0.6, heading: -110, size: 0.9, whole: true },
    { on: 1, t: 0.7, heading: 84, size: 0.86, whole: true },
    { on: 1, t: 0.84, heading: 176, size: 0.8, whole: true },
    { on: 1, t: 0.94, heading: 40, size: 0.66, whole: true },
    { on: 1, t: 1, heading: 104, size: 0.44, young: true },
    { on: 2, t: 0.36, heading: -64, size: 0.84, whole: true },
    { on: 2, t: 0.54, heading: 120, size: 0.8, whole: true },
    { on: 2, t: 0.74, heading: -10, size: 0.8, whole: true },
    { on: 2, t: 0.9, heading: 150, size: 0.66, facing: 0.84 },
    { on: 2, t: 1, heading: 66, size: 0.5, young: true },
    { on: 3, t: 0.36, heading: -120, size: 0.84, whole: true },
    { on: 3, t: 0.54, heading: 66, size: 0.8, whole: true },
    { on: 3, t: 0.74, heading: 176, size: 0.8, whole: true },
    { on: 3, t: 1, heading: 112, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 0.82, heading: -50, scale: 1.06 },
    { on: 0, t: 0.88, heading: 140, scale: 0.9 },
    { on: 0, t: 0.93, heading: -60, scale: 1 },
    { on: 2, t: 0.36, heading: -110, scale: 1 },
    { on: 2, t: 0.74, heading: -60, scale: 0.9 },
  ],
  fruits: [
    { on: 1, t: 0.6, heading: 96, scale: 0.8 },
    { on: 1, t: 0.84, heading: 60, scale: 0.76 },
    { on: 3, t: 0.54, heading: 120, scale: 0.76 },
    { on: 1, t: 0.44, heading: -100, scale: 0.66 },
  ],
};
