// A thorny bough that sweeps across, great three-parted leaves with their pale backs here and there; racemes of hooded flowers, beaded pods.
import type { Plan } from "./plan.ts";

export const hoodedRacemes: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-240, 380],
        [-190, 240],
        [-90, 140],
        [20, 50],
        [60, -70],
      ],
      width: [20, 9],
    },
    {
      from: { on: 0, t: 1 },
      points: [
        [90, -150],
        [80, -250],
        [110, -360],
      ],
      width: [7, 3.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.34 },
      points: [
        [-160, 60],
        [-200, -40],
      ],
      width: [11, 7],
    },
    {
      from: { on: 2, t: 1 },
      points: [
        [-220, -120],
        [-210, -220],
      ],
      width: [5.6, 3],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.54 },
      points: [
        [70, 100],
        [160, 90],
        [220, 120],
      ],
      width: [7, 4],
      stalk: true,
    },
  ],
  leaf: 1,
  leaves: [
    { on: 0, t: 0.22, heading: 30, size: 0.8, bend: 0.3 },
    { on: 0, t: 0.66, heading: -150, size: 0.9, bend: -0.3 },
    { on: 0, t: 0.78, heading: -8, size: 0.98, bend: 0.4 },
    { on: 0, t: 0.92, heading: -166, size: 0.84, bend: -0.3, under: true },
    { on: 0, t: 0.97, heading: -36, size: 0.84, bend: 0.3 },
    { on: 2, t: 0.4, heading: 176, size: 0.86, bend: -0.3 },
    { on: 2, t: 0.94, heading: -150, size: 0.7, bend: -0.3 },
    { on: 0, t: 0.98, heading: -120, size: 0.4, young: true },
  ],
  racemes: [
    {
      on: 1,
      from: 0.08,
      to: 1,
      count: 13,
      size: 0.62,
      stalk: 44,
      fruiting: 0,
      budding: 0.4,
      fruit: 1,
      nod: 0,
      spread: 1.2,
    },
    {
      on: 3,
      from: 0.1,
      to: 1,
      count: 8,
      size: 0.5,
      stalk: 34,
      fruiting: 0,
      budding: 0.5,
      fruit: 1,
      nod: 0,
    },
  ],
  hung: [
    { on: 4, t: 0.5, stalk: 26, swing: -0.4, size: 0.9, ripe: false },
    { on: 4, t: 0.8, stalk: 30, swing: 0.2, size: 1.1, ripe: true },
    { on: 4, t: 1, stalk: 20, swing: 0.5, size: 1, ripe: true },
  ],
};
