// Two woody stems twist around each other and part like a fountain: white flowers sit in knots above the one arch, red berries hang under the other.
import type { Plan } from "./plan.ts";

export const waterVine: Plan = {
foot: "cut",

lines: [
{  points: [[-10, 400], [34, 290], [-30, 180], [30, 70], [-16, -40], [60, -160], [180, -230], [300, -170], [350, -10]], width: [19, 3], },
{ from: { on: 0, t: 0.013 }, points: [[-40, 290], [36, 180], [-36, 70], [20, -40], [-70, -190], [-190, -300], [-310, -240], [-350, -60]], width: [17, 3], },
{ from: { on: 0, t: 0.375 }, points: [[150, 90], [240, 160], [270, 300]], width: [6, 2.6], },
{ from: { on: 1, t: 0.375 }, points: [[-150, 140], [-230, 210], [-270, 320]], width: [6, 2.6], },
],
leaf: 1.2,
leaves: [
{ on: 3, t: 0.333, heading: -140, size: 0.8 },
{ on: 3, t: 0.6, heading: 60, size: 0.74 },
{ on: 3, t: 0.767, heading: -176, size: 0.7 },
{ on: 3, t: 1, heading: 130, size: 0.64 },
{ on: 3, t: 1, heading: 60, size: 0.4, young: true },
{ on: 0, t: 0.625, heading: -46, size: 0.76 },
{ on: 0, t: 0.7, heading: 104, size: 0.8 },
{ on: 0, t: 0.8, heading: -104, size: 0.84 },
{ on: 0, t: 0.85, heading: 100, size: 0.9, facing: 0.85 },
{ on: 0, t: 0.925, heading: -20, size: 0.8 },
{ on: 0, t: 1, heading: 130, size: 0.66 },
{ on: 0, t: 1, heading: 60, size: 0.4, young: true },
{ on: 1, t: 0.25, heading: 168, size: 0.9 },
{ on: 1, t: 0.65, heading: 150, size: 0.7, facing: 0.8 },
{ on: 1, t: 0.7, heading: -70, size: 0.8 },
{ on: 1, t: 0.787, heading: -110, size: 0.86 },
{ on: 1, t: 0.85, heading: -170, size: 0.84 },
{ on: 1, t: 0.912, heading: 70, size: 0.8 },
{ on: 1, t: 1, heading: 140, size: 0.64 },
{ on: 1, t: 1, heading: 80, size: 0.4, young: true },
{ on: 2, t: 0.333, heading: -50, size: 0.8 },
{ on: 2, t: 0.533, heading: 110, size: 0.74 },
{ on: 2, t: 0.733, heading: -20, size: 0.8 },
{ on: 2, t: 1, heading: 90, size: 0.64 },
{ on: 2, t: 0.9, heading: 160, size: 0.66 },
],
clusters: [
{ on: 3, t: 0.667, heading: -120, scale: 0.8 },
{ on: 0, t: 0.75, heading: -110, scale: 1.2 },
{ on: 0, t: 0.875, heading: -60, scale: 1.2 },
{ on: 0, t: 0.963, heading: 10, scale: 1 },
{ on: 2, t: 0.433, heading: -100, scale: 1 },
],
fruits: [
{ on: 1, t: 0.75, heading: 96, scale: 1.2 },
{ on: 1, t: 0.863, heading: 84, scale: 1.24 },
{ on: 1, t: 0.95, heading: 60, scale: 1 },
{ on: 2, t: 0.667, heading: 80, scale: 0.9 },
],
};
