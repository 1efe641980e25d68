// A drop of water or sap, its tip up.
import type { Point } from "./geometry.ts";
import { toneOf } from "./palette.ts";
import type { Sketch } from "./sketch.ts";
import { roundWash } from "./wash.ts";

export const drawDrop = (
  sketch: Sketch,
  [x, y]: Point,
  size: number,
  colour: string,
  lineWidth: number,
): void => {
  const tone = toneOf(colour);
  sketch.body(
    [
      [x, y - size],
      [x, y - size],
      [x - size * 0.55, y + size * 0.1],
      [x - size * 0.4, y + size * 0.62],
      [x, y + size * 0.8],
      [x + size * 0.4, y + size * 0.62],
      [x + size * 0.55, y + size * 0.1],
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    lineWidth,
  );
};
