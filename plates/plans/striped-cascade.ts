// Fleshy jointed shoots fall over one another from an upper corner, leaves in two ranks, some with their purple backs turned, small flowers at the tips.
import type { Plan } from "./plan.ts";

export const stripedCascade: Plan = {
foot: "cut",

lines: [
{  points: [[-370, -220], [-280, -320], [-150, -350], [-30, -280], [60, -160], [110, -20], [110, 130], [170, 260]], width: [13, 5], },
{ from: { on: 0, t: 0.286 }, points: [[-190, -220], [-260, -100], [-280, 40], [-250, 170], [-290, 280]], width: [10, 4.4], },
{ from: { on: 0, t: 0.429 }, points: [[110, -310], [230, -270], [300, -160], [310, -30]], width: [9, 4.4], },
],
leaf: 1.1,
leaves: [
{ on: 0, t: 0.143, heading: -130, size: 0.8 },
{ on: 0, t: 0.286, heading: -70, size: 0.9 },
{ on: 0, t: 0.429, heading: 150, size: 0.84, under: true },
{ on: 0, t: 0.571, heading: -10, size: 0.96 },
{ on: 0, t: 0.714, heading: 150, size: 0.96 },
{ on: 0, t: 0.857, heading: 10, size: 0.9 },
{ on: 0, t: 0.929, heading: 150, size: 0.8, under: true },
{ on: 0, t: 1, heading: 96, size: 0.7 },
{ on: 0, t: 1, heading: 40, size: 0.5 },
{ on: 1, t: 0.2, heading: 10, size: 0.84 },
{ on: 1, t: 0.4, heading: 166, size: 0.86 },
{ on: 1, t: 0.6, heading: 20, size: 0.94 },
{ on: 1, t: 0.8, heading: 166, size: 0.84 },
{ on: 1, t: 0.92, heading: 40, size: 0.74, under: true },
{ on: 1, t: 1, heading: 130, size: 0.7 },
{ on: 1, t: 1, heading: 80, size: 0.56 },
{ on: 2, t: 0.25, heading: -100, size: 0.8 },
{ on: 2, t: 0.5, heading: 80, size: 0.9 },
{ on: 2, t: 0.75, heading: -10, size: 0.84 },
{ on: 2, t: 0.9, heading: 150, size: 0.7, under: true },
{ on: 2, t: 1, heading: 100, size: 0.66 },
{ on: 2, t: 1, heading: 50, size: 0.5 },
],
clusters: [
{ on: 0, t: 1, heading: 70, scale: 1.1 },
{ on: 1, t: 1, heading: 104, scale: 1 },
{ on: 2, t: 1, heading: 74, scale: 1.1 },
],
};
