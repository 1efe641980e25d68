// A leaning bough with stiff feathers of few large leaflets; tall brushes of flowers stand at its tips, one great pod hangs from a
// stout stalk.
import type { Plan } from "./plan.ts";

export const brushedSpikes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-210, 390],
        [-170, 260],
        [-70, 130],
        [20, 10],
        [60, -110],
      ],
      width: [19, 6],
    },
    {
      from: { on: 0, t: 0.4 },
      points: [
        [-140, 90],
        [-200, 10],
        [-210, -70],
      ],
      width: [9, 4.6],
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [40, 90],
        [124, 92],
        [176, 130],
        [190, 190],
      ],
      width: [13, 9.5],
    },
  ],
  leaf: 0.9,
  leaves: [
    { on: 0, t: 0.2, heading: -172, size: 0.7, bend: -0.3, whole: true },
    { on: 0, t: 0.7, heading: -150, size: 0.84, bend: -0.2, whole: true },
    { on: 0, t: 0.76, heading: 14, size: 0.96, bend: 0.3, whole: true },
    { on: 0, t: 0.96, heading: -22, size: 0.9, bend: 0.3, whole: true },
    { on: 1, t: 0.5, heading: 164, size: 0.84, bend: -0.3, whole: true },
    { on: 0, t: 0.9, heading: -112, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 1, heading: -86, scale: 1.3 },
    { on: 0, t: 0.92, heading: -50, scale: 0.9 },
    { on: 1, t: 1, heading: -98, scale: 1.1 },
  ],
  hung: [{ on: 2, t: 1, stalk: 20, swing: 0, size: 1.3, ripe: true, width: 11, woody: true }],
};
