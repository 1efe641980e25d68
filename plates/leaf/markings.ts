// Plantlets on a leaf margin (leaf of life).
import { angleTo, at, ellipse, type Point, type Polyline, polar } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";

export const plantlets = (sketch: Sketch, outline: Polyline, length: number): void => {
  if (length < 60) return;
  for (const share of [0.2, 0.36, 0.64, 0.78]) {
    const i = Math.floor(share * outline.length);
    const here = at(outline, i);
    const out = angleTo(here, at(outline, (i + 1) % outline.length)) - Math.PI / 2;
    const bud = polar(here, out, 5);
    const roots: Point[][] = [-0.5, 0, 0.5].map((turn) => [
      here,
      polar(here, Math.PI / 2 + turn, 7),
      polar(here, Math.PI / 2 + turn * 1.6, 11),
    ]);
    sketch.lines(roots, "#9c6d4a", 0.6);
    for (const turn of [-0.7, 0.7, 0]) {
      const tip = polar(bud, out + turn, 5);
      sketch.fill(ellipse(tip, 5, 2.8, out + turn, 8), {
        fill: "#8cae55",
        stroke: "#3d4a25",
        "stroke-width": 0.6,
      });
    }
  }
};
