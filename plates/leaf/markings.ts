// Markings of a blade: flecks between its veins (dumb cane), plantlets on its margin (leaf of life).
import {
  angleTo,
  at,
  ellipse,
  isInside,
  type Point,
  type Polyline,
  polar,
  ring,
} from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlatBlade } from "./lobed.ts";

/** Ragged flecks of all sizes, drawn out along the side veins, largest and closest beside the midrib. */
export const flecks = (
  sketch: Sketch,
  flat: FlatBlade,
  mapAll: (line: Polyline) => Point[],
  colour: string,
): void => {
  const { random } = sketch;
  const outline = [...flat.left, ...[...flat.right].reverse()];
  const patches: Point[][] = [];
  for (let tries = 0; patches.length < 64 && tries < 220; tries++) {
    const side = random.chance(0.5) ? 1 : -1;
    const far = random.next() ** 1.5;
    const spot: Point = [random.between(0.06, 0.9), side * (0.014 + far * 0.2)];
    if (!isInside([spot[0] + 0.03, spot[1] * 1.22], outline)) continue;
    const [long, wide] = [random.between(0.008, 0.03) * (1.3 - far), random.between(0.003, 0.007)];
    // Along the vein, which leaves the midrib forwards.
    const along = side * 1.02;
    patches.push(
      ring([0, 0], () => 1, 7).map(([x, y]): Point => {
        const [u, v] = [x * long * random.between(0.6, 1.2), y * wide * random.between(0.6, 1.3)];
        return [
          spot[0] + u * Math.cos(along) - v * Math.sin(along),
          spot[1] + u * Math.sin(along) + v * Math.cos(along),
        ];
      }),
    );
  }
  sketch.patches(patches.map(mapAll), { fill: colour, opacity: 0.8 });
};

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
