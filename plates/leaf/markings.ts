// Plantlets on a leaf margin (leaf of life).
import { angleTo, at, ellipse, type Point, type Polyline, polar } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";

export const plantlets = (sketch: Sketch, outline: Polyline, length: number): void => {
  if (length < 60) return;
  const middle: Point = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ];
  const size = Math.min(6.5, length * 0.05);
  for (const share of [0.2, 0.32, 0.42, 0.6, 0.7, 0.82]) {
    const edge = at(outline, Math.floor(share * outline.length));
    const out = angleTo(middle, edge);
    // Each is rooted in the edge itself: its foot lies just inside the blade.
    const foot = polar(edge, out, -size * 0.5);
    const roots: Point[][] = [-0.5, 0, 0.5].map((turn) => [
      foot,
      polar(edge, Math.PI / 2 + turn, size * 0.9),
      polar(edge, Math.PI / 2 + turn * 1.6, size * 1.7),
    ]);
    sketch.lines(roots, "#9c6d4a", 0.6);
    for (const turn of [-0.95, 0.95, -0.3, 0.3])
      sketch.fill(ellipse(polar(foot, out + turn, size * 0.95), size, size * 0.55, out + turn, 8), {
        fill: Math.abs(turn) < 0.5 ? "#a9c568" : "#86ab50",
        stroke: "#3d4a25",
        "stroke-width": 0.6,
      });
  }
};
