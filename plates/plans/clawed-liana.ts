// A thick liana that rises, arches and nods, with a pair of claws at each bare node; balls of flowers and of fruits on long stalks.
import type { Plan } from "./plan.ts";

export const clawedLiana: Plan = {
foot: "cut",

lines: [
{  points: [[-320, 380], [-270, 240], [-150, 130], [20, 90], [150, 0], [190, -140], [120, -270], [-20, -330], [-160, -290], [-210, -210]], width: [17, 4], },
{ from: { on: 0, t: 0.222 }, points: [[-200, 40], [-290, 0], [-330, -80]], width: [9, 3.4], },
{ from: { on: 0, t: 0.444 }, points: [[230, 60], [300, 150], [300, 260]], width: [9, 3.4], },
],
leaf: 1.16,
leaves: [
{ on: 0, t: 0.333, heading: -118, size: 0.9 },
{ on: 0, t: 0.333, heading: 72, size: 1 },
{ on: 0, t: 0.556, heading: -172, size: 0.86, facing: 0.8 },
{ on: 0, t: 0.556, heading: 10, size: 0.94 },
{ on: 0, t: 0.667, heading: -76, size: 0.92 },
{ on: 0, t: 0.667, heading: 150, size: 0.8, facing: 0.7 },
{ on: 0, t: 0.778, heading: -106, size: 0.72 },
{ on: 0, t: 0.778, heading: 84, size: 0.9 },
{ on: 0, t: 0.911, heading: -170, size: 0.74 },
{ on: 0, t: 1, heading: 96, size: 0.6 },
{ on: 0, t: 1, heading: 150, size: 0.5 },
{ on: 0, t: 1, heading: 120, size: 0.3, young: true },
{ on: 1, t: 0.667, heading: 150, size: 0.76 },
{ on: 1, t: 0.667, heading: 20, size: 0.7, facing: 0.8 },
{ on: 1, t: 1, heading: -140, size: 0.64 },
{ on: 1, t: 1, heading: -92, size: 0.34, young: true },
{ on: 2, t: 0.333, heading: -34, size: 0.8 },
{ on: 2, t: 0.667, heading: 150, size: 0.7 },
{ on: 2, t: 0.667, heading: -10, size: 0.54, facing: 0.7 },
{ on: 2, t: 1, heading: 120, size: 0.7 },
{ on: 2, t: 1, heading: 40, size: 0.56 },
{ on: 2, t: 1, heading: 80, size: 0.3, young: true },
],
flowers: [
{ on: 0, t: 0.333, heading: 96, stalk: 120, size: 1.5, view: "open" },
{ on: 0, t: 0.556, heading: 140, stalk: 110, size: 1.1, view: "open" },
{ on: 0, t: 0.778, heading: 116, stalk: 110, size: 1.36, view: "open" },
{ on: 1, t: 0.667, heading: -66, stalk: 66, size: 0.96, view: "open" },
{ on: 0, t: 0.911, heading: -140, stalk: 50, size: 0.5, view: "bud" },
{ on: 2, t: 0.667, heading: 100, stalk: 60, size: 0.5, view: "bud" },
{ on: 2, t: 1, heading: 124, stalk: 76, size: 1.06, view: "open" },
],
fruits: [
{ on: 0, t: 0.667, heading: -14, scale: 1.1 },
],
hooks: [
{ on: 0, t: 0.111, length: 62 },
{ on: 0, t: 0.222, length: 58 },
{ on: 0, t: 0.444, length: 54 },
{ on: 0, t: 0.911, length: 40 },
{ on: 1, t: 0.333, length: 42 },
{ on: 2, t: 0.333, length: 40 },
],
};
