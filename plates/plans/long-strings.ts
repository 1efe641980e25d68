// A bough overhead; flowers and flat pods hang far below its leaves on long bare strings.
import type { Plan, PlannedFlower } from "./plan.ts";
import { strung } from "./truss.ts";

/** Flowers about the end of the string `on`. */
const posy = (on: number, scale: number): PlannedFlower[] =>
  strung(
    on,
    [
      [0.5, 30, 26, 0.5, "side"],
      [0.55, 150, 28, 0.54, "half"],
      [0.61, 24, 28, 0.54, "side"],
      [0.64, 160, 28, 0.52, "side"],
      [0.66, 20, 30, 0.6, "open"],
      [0.74, 150, 28, 0.56, "side"],
      [0.8, 20, 32, 0.62, "half"],
      [0.87, 140, 26, 0.5, "side"],
      [0.92, 46, 24, 0.36, "bud"],
      [0.96, 126, 20, 0.3, "bud"],
      [1, 84, 12, 0.26, "bud"],
    ],
    scale,
  );

export const longStrings: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [-350, -170],
        [-240, -230],
        [-90, -260],
        [80, -240],
        [210, -180],
        [280, -90],
      ],
      width: [18, 5],
    },
    {
      from: { on: 0, t: 0.36 },
      points: [
        [-110, -150],
        [-100, 20],
        [-116, 200],
        [-110, 360],
      ],
      width: [5, 2.6],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.82 },
      points: [
        [190, -40],
        [206, 120],
        [196, 260],
      ],
      width: [5, 2.4],
      stalk: true,
    },
    {
      from: { on: 0, t: 0.6 },
      points: [
        [46, -120],
        [26, 0],
        [36, 70],
      ],
      width: [6, 4.4],
      stalk: true,
    },
  ],
  leaf: 1.4,
  leaves: [
    { on: 0, t: 0.1, heading: 104, size: 0.84, whole: true },
    { on: 0, t: 0.2, heading: -104, size: 0.72, whole: true },
    { on: 0, t: 0.34, heading: 118, size: 0.6, facing: 0.8 },
    { on: 0, t: 0.44, heading: -84, size: 0.8, whole: true },
    { on: 0, t: 0.56, heading: 66, size: 0.56, facing: 0.8 },
    { on: 0, t: 0.66, heading: -48, size: 0.84, whole: true },
    { on: 0, t: 0.88, heading: -14, size: 0.8, whole: true },
    { on: 0, t: 1, heading: 52, size: 0.8, whole: true },
    { on: 0, t: 1, heading: 16, size: 0.44, young: true },
  ],
  flowers: [...posy(1, 1.1), ...posy(2, 1.04)],
  hung: [
    { on: 3, t: 0.34, stalk: 60, swing: -1, size: 0.86, ripe: false, width: 4 },
    { on: 3, t: 1, stalk: 22, swing: 0.1, size: 1.3, ripe: true, width: 4, woody: true },
  ],
};
