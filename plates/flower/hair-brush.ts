// A brush of very many hair-fine stamens with minute anthers (Malay apple, guava): no thread is an object of its own, but the
// mass has a light and a dark side.
import { at, degrees, type Point } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { Space } from "./space.ts";

export type HairBrush = {
  count: number;
  length: number;
  foot: number;
  /** From the back of the brush to the front. */
  tones: readonly [string, string, string];
  anther: string;
};

export const hairBrush = (
  sketch: Sketch,
  space: Space,
  height: number,
  { count, length, foot, tones, anther }: HairBrush,
): void => {
  const { random } = sketch;
  const hairs = Array.from({ length: count }, (_, i) => {
    const turn = i * 2.39996 + random.around(0, 0.2);
    // The innermost stand upright and are the longest.
    const rise = degrees(14 + 66 * ((i + 0.5) / count) + random.around(0, 6));
    const reach = length * random.between(0.8, 1.06);
    const curl = random.around(0, 0.12);
    const on = (share: number, more: number): Point =>
      space.at(
        foot * (1 - share) + Math.cos(rise + more) * reach * share,
        turn + curl * share,
        height + Math.sin(rise + more) * reach * share,
      );
    return {
      line: [space.at(foot, turn, height), on(0.35, 0.2), on(0.7, 0.1), on(1, -0.04)],
      deep: space.depth(Math.cos(rise) * reach, turn, Math.sin(rise) * reach),
    };
  }).sort((a, b) => a.deep - b.deep);
  const third = Math.ceil(count / 3);
  const width = Math.min(1.5, Math.max(0.7, length * 0.013));
  for (const [i, tone] of tones.entries()) {
    const layer = hairs.slice(i * third, (i + 1) * third).map(({ line }) => line);
    sketch.lines(layer, tone, width);
    sketch.dots(
      layer.map((line) => at(line, -1)),
      anther,
      Math.max(1.5, width * 2),
    );
  }
};
