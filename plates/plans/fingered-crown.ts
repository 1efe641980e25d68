// One stout ringed stem that leans in and turns up; great fingered leaves on long stalks, one full to the reader, one by its silver back; catkins in fans.
import type { Plan } from "./plan.ts";

export const fingeredCrown: Plan = {
  foot: "cut",
  lines: [
    {
      points: [
        [190, 400],
        [170, 260],
        [80, 130],
        [10, 10],
        [0, -130],
      ],
      width: [30, 17],
    },
  ],
  leaf: 0.72,
  leaves: [
    { on: 0, t: 0.34, heading: 40, size: 0.76, stalk: 70, bend: 0.3, facing: 0.8 },
    { on: 0, t: 0.44, heading: 172, size: 0.96, stalk: 150, bend: -0.3 },
    { on: 0, t: 0.62, heading: -14, size: 0.96, stalk: 130, bend: 0.3 },
    { on: 0, t: 0.76, heading: -164, size: 0.9, stalk: 140, bend: -0.3, under: true },
    { on: 0, t: 0.88, heading: -42, size: 0.94, stalk: 130, bend: 0.2, facing: 0.9 },
    { on: 0, t: 0.96, heading: -122, size: 0.94, stalk: 130, bend: -0.2 },
    { on: 0, t: 0.8, heading: 110, size: 0.8, stalk: 60, front: true },
    { on: 0, t: 1, heading: -84, size: 0.4, stalk: 30, young: true },
  ],
  clusters: [
    { on: 0, t: 0.9, heading: -78, scale: 1 },
    { on: 0, t: 0.62, heading: 40, scale: 0.8 },
    { on: 0, t: 0.46, heading: -120, scale: 0.8 },
  ],
};
