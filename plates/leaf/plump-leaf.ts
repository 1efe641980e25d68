// A thick juicy leaf, broadest near its round end (purslane): a cushion with its own shade, not a sheet with two halves.
import { along, arc, lerp, type Point, polar, steps, through } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { BladePaint } from "./blade.ts";
import { type LeafTraits, widthShare } from "./shape.ts";

export const isPlump = (leaf: LeafTraits): boolean => leaf.form === "succulent" && leaf.outline === "spoon";

/** Half the outline: where along the leaf, and how far out as a share of its half width. */
const half: readonly Point[] = [
  [0, 0.14],
  [0.12, 0.2],
  [0.3, 0.4],
  [0.52, 0.76],
  [0.72, 1],
  [0.88, 0.84],
  [0.97, 0.44],
  [1, 0],
];

export const plumpLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  {
    at,
    angle,
    length,
    bend,
    facing,
  }: { at: Point; angle: number; length: number; bend: number; facing: number },
  { tone, back }: BladePaint,
): void => {
  const spine = arc(at, angle - bend / 2, length, bend, 0, 12);
  const wide = (length * widthShare(leaf) * lerp(0.5, 1, facing)) / 2;
  const on = (x: number, y: number): Point => {
    const spot = along(spine, x);
    return polar(spot.point, spot.angle + Math.PI / 2, y * wide);
  };
  const edge = through(half, 4);
  const outline = [
    ...edge.map(([x, y]) => on(x, -y)),
    ...edge
      .slice(0, -1)
      .reverse()
      .map(([x, y]) => on(x, y)),
  ];
  // Its thickness shows below, where the margin is reddish.
  const thick = length * 0.045;
  const rim = mix(back.mid, "#a8604a", 0.3);
  sketch.body(
    outline.map(([x, y]): Point => [x + thick * 0.25, y + thick]),
    rim,
    tone.ink,
    0.8,
  );
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 0.8);
  const streak = (y: number, from: number, to: number): Point[] =>
    steps(7).map((t) => on(lerp(from, to, t), y * Math.sin(Math.PI * lerp(0.3, 0.8, t))));
  // Light lies on the upper swelling, and a shallow groove runs out before the middle.
  const lit = Math.cos(angle) - Math.sin(angle) > 0 ? -0.46 : 0.46;
  sketch.lines([streak(lit, 0.42, 0.86)], tone.pale, Math.max(1.6, wide * 0.34), {
    opacity: 0.34,
    "stroke-linecap": "round",
  });
  sketch.lines([streak(lit * 1.05, 0.56, 0.8)], "#fffdf2", Math.max(1, wide * 0.13), {
    opacity: 0.5,
    "stroke-linecap": "round",
  });
  sketch.lines([streak(0, 0.04, 0.55)], tone.dark, 0.9, { opacity: 0.6 });
};
