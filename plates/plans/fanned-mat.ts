// Five thin stems spread in a fan from one tuft of roots, the outer ones lying; small seated leaves in pairs, flowers and slender capsules from their axils.
import type { Plan } from "./plan.ts";

export const fannedMat: Plan = {
  foot: "rooted",

  lines: [
    {
      points: [
        [0, 250],
        [60, 120],
        [40, -10],
        [90, -150],
        [170, -290],
      ],
      width: [6, 2.6],
    },
    {
      from: { on: 0, t: 0.025 },
      points: [
        [-70, 160],
        [-170, 70],
        [-190, -80],
        [-140, -220],
      ],
      width: [5, 2.4],
    },
    {
      from: { on: 0, t: 0.025 },
      points: [
        [150, 190],
        [240, 110],
        [280, -20],
        [340, -90],
      ],
      width: [5, 2.4],
    },
    {
      from: { on: 0, t: 0.025 },
      points: [
        [-140, 270],
        [-260, 210],
        [-350, 110],
      ],
      width: [4.6, 2.4],
    },
    {
      from: { on: 0, t: 0.025 },
      points: [
        [130, 290],
        [250, 270],
        [350, 210],
      ],
      width: [4.6, 2.4],
    },
  ],
  leaf: 1.9,
  nodes: [
    { on: 0, t: 0.5, size: 0.94, out: [-62, 66] },
    { on: 0, t: 0.75, size: 0.84, out: [-60, 60] },
    { on: 0, t: 1, size: 0.6, out: [-46, 46] },
    { on: 1, t: 0.5, size: 0.94, out: [-66, 62] },
    { on: 1, t: 0.75, size: 0.84, out: [-60, 60] },
    { on: 1, t: 1, size: 0.6, out: [-46, 46] },
    { on: 2, t: 0.5, size: 0.94, out: [-60, 66] },
    { on: 2, t: 0.75, size: 0.84, out: [-60, 60] },
    { on: 2, t: 1, size: 0.6, out: [-46, 46] },
    { on: 3, t: 0.333, size: 0.84, out: [-60, 66] },
    { on: 3, t: 0.667, size: 0.84, out: [-60, 60] },
    { on: 3, t: 1, size: 0.6, out: [-50, 50] },
    { on: 4, t: 0.333, size: 0.84, out: [-66, 60] },
    { on: 4, t: 0.667, size: 0.84, out: [-60, 60] },
    { on: 4, t: 1, size: 0.6, out: [-50, 50] },
  ],
  flowers: [
    { on: 0, t: 1, heading: -100, stalk: 35, size: 1.15, view: "open" },
    { on: 0, t: 0.75, heading: -160, stalk: 42, size: 0.86, view: "side" },
    { on: 0, t: 0.75, heading: -20, stalk: 28, size: 0.58, view: "bud" },
    { on: 1, t: 0.75, heading: -20, stalk: 42, size: 0.86, view: "half" },
    { on: 1, t: 1, heading: -100, stalk: 31, size: 1.08, view: "open" },
    { on: 2, t: 0.75, heading: -100, stalk: 42, size: 0.65, view: "bud" },
    { on: 2, t: 1, heading: -70, stalk: 31, size: 1.01, view: "side" },
    { on: 2, t: 0.5, heading: -20, stalk: 35, size: 0.58, view: "bud" },
    { on: 3, t: 1, heading: -100, stalk: 31, size: 0.86, view: "open" },
    { on: 4, t: 1, heading: -60, stalk: 28, size: 0.65, view: "bud" },
  ],
  borne: [
    { on: 0, t: 0.625, heading: -20, bend: 20, stalk: 40, size: 1.4, ripe: false },
    { on: 1, t: 0.35, heading: -160, bend: 30, stalk: 34, size: 1.2, ripe: true },
    { on: 2, t: 0.35, heading: -10, bend: -30, stalk: 34, size: 1.2, ripe: true },
    { on: 2, t: 0.75, heading: -20, bend: 20, stalk: 40, size: 1.3, ripe: false },
    { on: 4, t: 0.667, heading: -100, bend: 10, stalk: 36, size: 1.4, ripe: true },
  ],
  rooting: [{ on: 4, t: 0.333, length: 60 }],
};
