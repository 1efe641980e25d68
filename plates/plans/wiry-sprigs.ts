// A low woody tuft: wiry sprigs of tiny paired leaves rise in curves from the gnarled foot, each with its head of flowers.
import type { Plan } from "./plan.ts";

export const wirySprigs: Plan = {
  foot: "rooted",
  lines: [
    {
      points: [
        [0, 392],
        [-20, 340],
        [-6, 270],
        [30, 170],
        [26, 40],
        [-20, -90],
        [-24, -220],
      ],
      width: [17, 3],
    },
    {
      from: { on: 0, t: 0.12 },
      points: [
        [-110, 300],
        [-230, 230],
        [-302, 110],
        [-310, 10],
      ],
      width: [8, 2.8],
    },
    {
      from: { on: 0, t: 0.24 },
      points: [
        [-70, 200],
        [-150, 80],
        [-180, -60],
        [-160, -180],
      ],
      width: [7, 2.8],
    },
    {
      from: { on: 0, t: 0.2 },
      points: [
        [100, 236],
        [200, 130],
        [240, -10],
        [214, -130],
      ],
      width: [7.4, 2.8],
    },
    {
      from: { on: 0, t: 0.44 },
      points: [
        [76, 10],
        [102, -120],
        [78, -250],
      ],
      width: [5.4, 2.6],
    },
    {
      from: { on: 3, t: 0.3 },
      points: [
        [210, 196],
        [300, 130],
        [340, 20],
      ],
      width: [5, 2.6],
    },
    {
      from: { on: 1, t: 0.46 },
      points: [
        [-236, 150],
        [-240, 50],
        [-222, -36],
      ],
      width: [4.6, 2.4],
    },
    // Short leafy twigs in the axils.
    {
      from: { on: 0, t: 0.66 },
      points: [
        [-76, 0],
        [-104, -64],
      ],
      width: [3.6, 2.2],
    },
    {
      from: { on: 2, t: 0.56 },
      points: [
        [-236, -26],
        [-256, -96],
      ],
      width: [3.6, 2.2],
    },
    {
      from: { on: 3, t: 0.6 },
      points: [
        [290, -16],
        [312, -84],
      ],
      width: [3.6, 2.2],
    },
    {
      from: { on: 1, t: 0.24 },
      points: [
        [-150, 318],
        [-236, 302],
        [-300, 256],
      ],
      width: [3.6, 2.2],
    },
    {
      from: { on: 4, t: 0.5 },
      points: [
        [140, -110],
        [158, -176],
      ],
      width: [3.6, 2.2],
    },
  ],
  leaf: 0.82,
  pairs: [
    { on: 0, from: 0.36, to: 0.97, count: 15, size: 1 },
    { on: 1, from: 0.3, to: 0.97, count: 13, size: 1 },
    { on: 2, from: 0.24, to: 0.97, count: 14, size: 1 },
    { on: 3, from: 0.34, to: 0.97, count: 13, size: 1 },
    { on: 4, from: 0.2, to: 0.97, count: 11, size: 0.94 },
    { on: 5, from: 0.26, to: 0.97, count: 10, size: 0.94 },
    { on: 6, from: 0.3, to: 0.97, count: 8, size: 0.9 },
    { on: 7, from: 0.36, to: 0.96, count: 4, size: 0.74 },
    { on: 8, from: 0.36, to: 0.96, count: 4, size: 0.74 },
    { on: 9, from: 0.36, to: 0.96, count: 4, size: 0.74 },
    { on: 10, from: 0.36, to: 0.96, count: 5, size: 0.74 },
    { on: 11, from: 0.36, to: 0.96, count: 4, size: 0.74 },
  ],
  clusters: [
    { on: 0, t: 1, heading: -94, scale: 1.44 },
    { on: 1, t: 1, heading: -92, scale: 1.35 },
    { on: 2, t: 1, heading: -80, scale: 1.39 },
    { on: 3, t: 1, heading: -104, scale: 1.39 },
    { on: 4, t: 1, heading: -100, scale: 1.23 },
    { on: 5, t: 1, heading: -72, scale: 1.3 },
  ],
};
