// Two long leafy shoots that arch from a bent old liana; white flowers sit in knots above the upper one, red berries hang under the lower one.
import type { Plan } from "./plan.ts";

export const waterVine: Plan = {
foot: "cut",

lines: [
{  points: [[-360, 330], [-250, 350], [-150, 270], [-120, 140], [-180, 0], [-260, -120], [-250, -260], [-180, -350]], width: [22, 10], },
{ from: { on: 0, t: 0.429 }, points: [[0, 60], [130, 60], [240, 130], [300, 240]], width: [7, 2.8], },
{ from: { on: 0, t: 0.771 }, points: [[-110, -210], [20, -260], [160, -230], [260, -130], [310, -10]], width: [7, 2.8], },
],
leaf: 1.06,
leaves: [
{ on: 0, t: 0.571, heading: -166, size: 0.8 },
{ on: 0, t: 0.857, heading: -170, size: 0.74 },
{ on: 0, t: 1, heading: -60, size: 0.6 },
{ on: 0, t: 1, heading: -130, size: 0.5 },
{ on: 0, t: 1, heading: -96, size: 0.3, young: true },
{ on: 1, t: 0.25, heading: -96, size: 0.86 },
{ on: 1, t: 0.45, heading: 118, size: 0.84 },
{ on: 1, t: 0.6, heading: -60, size: 0.9 },
{ on: 1, t: 0.8, heading: 150, size: 0.7, facing: 0.74 },
{ on: 1, t: 0.9, heading: -10, size: 0.76 },
{ on: 1, t: 1, heading: 84, size: 0.66 },
{ on: 2, t: 0.2, heading: 96, size: 0.8 },
{ on: 2, t: 0.36, heading: -110, size: 0.84 },
{ on: 2, t: 0.52, heading: 88, size: 0.9, facing: 0.8 },
{ on: 2, t: 0.64, heading: -44, size: 0.84 },
{ on: 2, t: 0.8, heading: 130, size: 0.74 },
{ on: 2, t: 0.9, heading: -10, size: 0.66 },
{ on: 2, t: 1, heading: 90, size: 0.5 },
],
clusters: [
{ on: 2, t: 0.28, heading: -100, scale: 1.2 },
{ on: 2, t: 0.44, heading: -90, scale: 1.3 },
{ on: 2, t: 0.6, heading: -50, scale: 1 },
{ on: 2, t: 0.76, heading: -20, scale: 1.1 },
{ on: 0, t: 0.771, heading: -140, scale: 1 },
],
fruits: [
{ on: 1, t: 0.35, heading: 100, scale: 1.24 },
{ on: 1, t: 0.55, heading: 96, scale: 1.1 },
{ on: 1, t: 0.8, heading: 70, scale: 1 },
],
};
