// A round hollow part of any girth, such as the leaf and the flower stalk of an onion.
import { along, lerp, type Point, type Polyline, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

/** A round part along the line: it is lit along one flank, deepest in shade before the other, which catches the sky. */
export const drawTube = (
  sketch: Sketch,
  line: Polyline,
  width: (t: number) => number,
  tone: Tone,
  weight = 1,
): void => {
  const last = line.length - 1;
  const bank = (share: number): Point[] =>
    line.map((point, i) => polar(point, along(line, i / last).angle + Math.PI / 2, share * width(i / last)));
  const middle = along(line, 0.5);
  // The flank that is turned away from the light at the upper left.
  const shade = Math.cos(middle.angle + Math.PI / 2) + Math.sin(middle.angle + Math.PI / 2) > 0 ? 1 : -1;
  sketch.body(
    ribbon(line, width),
    litWash(
      sketch.page,
      [mix(tone.mid, tone.dark, 0.2), tone.mid, mix(tone.mid, tone.light, 0.3)],
      along(line, 0).point,
      along(line, 1).point,
    ),
    tone.ink,
    weight,
  );
  const band = (from: number, to: number): Point[] => [...bank(shade * from), ...bank(shade * to).reverse()];
  sketch.patches([band(0.48, 0.02)], { fill: tone.dark, opacity: 0.32 });
  sketch.patches([band(0.42, 0.16)], { fill: mix(tone.dark, tone.ink, 0.35), opacity: 0.42 });
  sketch.patches([band(-0.36, -0.1)], { fill: tone.pale, opacity: 0.34 });
  sketch.patches([band(-0.28, -0.18)], { fill: "#fffdf2", opacity: 0.4 });
};

/** The open end of a tube that has been cut: its wall around the hollow. */
export const tubeMouth = (sketch: Sketch, line: Polyline, width: number, tone: Tone): void => {
  const { point, angle } = along(line, 1);
  const oval = (share: number): Point[] =>
    steps(17).map((t) => {
      const turn = t * Math.PI * 2;
      return polar(
        polar(point, angle, Math.cos(turn) * width * 0.24 * share),
        angle + Math.PI / 2,
        Math.sin(turn) * width * 0.5 * share,
      );
    });
  sketch.body(oval(1), mix(tone.pale, "#f4f2dc", 0.5), tone.ink, 0.9);
  sketch.patches([oval(0.7)], { fill: mix(tone.dark, tone.ink, lerp(0.2, 0.6, 0.7)), opacity: 0.9 });
};
