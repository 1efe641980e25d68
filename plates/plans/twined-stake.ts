// A thick stem twines up a stake and bends over; spikes of flowers and of fruit stand in the axils of broad leaves.
import type { Plan, PlannedRaceme } from "./plan.ts";

const berryStalk = (
  on: number,
  t: number,
  ...points: readonly (readonly [number, number])[]
): Plan["lines"][number] => ({ from: { on, t }, points, width: [5.4, 3.4], stalk: true });

/** Stalkless berries along a fleshy spike, ripe at its foot and green at its tip. */
const berries = (on: number, count: number, scale: number): PlannedRaceme => ({
  on,
  from: 0.26,
  to: 1,
  count,
  size: 0.8,
  stalk: 5,
  fruiting: 1,
  budding: 0,
  fruit: scale,
  nod: 0,
  spread: 1.2,
});

export const twinedStake: Plan = {
  foot: "cut",
  support: {
    points: [
      [60, 430],
      [44, 180],
      [16, -100],
      [20, -390],
    ],
    width: [17, 11],
  },
  lines: [
    {
      points: [
        [0, 424],
        [10, 370],
        [-60, -330],
        [-150, -370],
        [-236, -316],
        [-270, -220],
      ],
      width: [16, 4.6],
      green: true,
      climbs: { after: 2, from: 0.15, to: 0.86, turns: 2, away: 24 },
    },
    {
      from: { on: 0, t: 0.3 },
      points: [
        [-80, 170],
        [-180, 110],
        [-260, 130],
        [-310, 200],
      ],
      width: [9, 3.4],
      green: true,
    },
    {
      from: { on: 0, t: 0.5 },
      points: [
        [110, -80],
        [190, -170],
        [280, -190],
        [330, -130],
      ],
      width: [8.4, 3.4],
      green: true,
    },
    berryStalk(0, 0.3, [110, 170], [190, 150], [240, 170]),
    berryStalk(1, 0.4, [-190, 50], [-210, -10], [-250, -50]),
    berryStalk(2, 0.4, [176, -110], [226, -70], [250, -10]),
  ],
  leaf: 1.24,
  leaves: [
    { on: 0, t: 0.24, heading: 30, size: 1.08 },
    { on: 0, t: 0.38, heading: 176, size: 0.98 },
    { on: 0, t: 0.46, heading: 24, size: 0.94 },
    { on: 0, t: 0.6, heading: 172, size: 0.9 },
    { on: 0, t: 0.72, heading: -40, size: 0.8 },
    { on: 0, t: 0.82, heading: 100, size: 0.7, facing: 0.8 },
    { on: 0, t: 0.9, heading: -150, size: 0.6 },
    { on: 0, t: 1, heading: 110, size: 0.42, young: true },
    { on: 1, t: 0.4, heading: 96, size: 0.86, facing: 0.8 },
    { on: 1, t: 0.66, heading: -140, size: 0.8 },
    { on: 1, t: 1, heading: 120, size: 0.52, young: true },
    { on: 2, t: 0.4, heading: -100, size: 0.7 },
    { on: 2, t: 0.66, heading: 76, size: 0.82 },
    { on: 2, t: 1, heading: 66, size: 0.5, young: true },
  ],
  clusters: [
    { on: 0, t: 0.72, heading: -64, scale: 1 },
    { on: 2, t: 0.66, heading: -62, scale: 1 },
    { on: 0, t: 0.9, heading: -74, scale: 0.8 },
    { on: 1, t: 0.66, heading: -100, scale: 0.8 },
  ],
  racemes: [berries(3, 12, 1), berries(4, 11, 0.94), berries(5, 9, 0.86)],
};
