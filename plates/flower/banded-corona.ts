// The corona of the great granadilla: threads as long as the petals, banded white and purple, that wave and curl at their ends.
import { at, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { Space } from "./space.ts";

const threads = 76;

export const bandedCorona = (sketch: Sketch, space: Space, radius: number, corona: string): void => {
  const { random } = sketch;
  const dark = mix(corona, "#3a1440", 0.4);
  const width = Math.max(1, radius * 0.026);
  const lines = Array.from({ length: threads }, (_, i): Point[] => {
    const turn = (i / threads) * Math.PI * 2 + random.around(0, 0.05);
    const reach = radius * random.between(0.64, 0.78);
    const [phase, sway] = [random.between(0, 6), random.between(0.05, 0.1)];
    // They rise like a cup and bend outwards at their tips.
    return steps(9).map((t) =>
      space.at(
        lerp(radius * 0.17, reach, t ** 0.9),
        turn + Math.sin(phase + t * 7) * sway * t,
        radius * (0.06 + 0.3 * Math.sin(t * 2.5) * t),
      ),
    );
  });
  sketch.lines(lines, dark, width + 0.8);
  sketch.lines(lines, "#f4ece6", width);
  // The foot is dark, then narrow bands; the outer half is washed with the colour.
  const piece = (line: readonly Point[], from: number, to: number): Point[] => [at(line, from), at(line, to)];
  for (const [from, to] of [
    [0, 1],
    [2, 3],
    [4, 5],
  ] as const)
    sketch.lines(
      lines.map((line) => piece(line, from, to)),
      dark,
      width * 1.15,
    );
  sketch.lines(
    lines.map((line) => line.slice(6)),
    mix(corona, "#b78ad0", 0.35),
    width,
  );
  // The inner crown closes the cup.
  const inner = Array.from({ length: 34 }, (_, i): Point[] => {
    const turn = (i / 34) * Math.PI * 2;
    return [space.at(radius * 0.12, turn, radius * 0.05), space.at(radius * 0.26, turn + 0.05, radius * 0.2)];
  });
  sketch.lines(inner, dark, width * 1.2);
};
