// The flowers of nettles, male and female apart. The stalk's end is at the origin, the flower opens upwards.
import {
  arc,
  at,
  beside,
  ellipse,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutOvary } from "./cut-organs.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** Hollowed like a spoon, from its foot at the middle of the flower. */
const tepal = (
  sketch: Sketch,
  { tone }: FlowerPaint,
  angle: number,
  bend: number,
  long: number,
  wide: number,
): void => {
  const line = arc([0, 0], angle, long, bend, 0, 9);
  sketch.body(
    ribbon(line, (t) => wide * Math.sin(lerp(0.16, 0.94, t) * Math.PI) ** 0.75 + 0.6),
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines([line.slice(1, -1)], tone.ink, 0.6, { opacity: 0.5 });
};

/** Each stamen was bent under its tepal and has sprung out, its anther spent. */
const stamen = (sketch: Sketch, line: readonly Point[], size: number): void => {
  const white = toneOf("#efead8");
  sketch.body(
    ribbon(line, (t) => size * lerp(0.085, 0.05, t)),
    "#fbf7e8",
    white.ink,
    0.8,
  );
  const tip = at(line, -1);
  for (const side of [-1, 1])
    sketch.body(
      ellipse(
        polar(tip, side > 0 ? 0.1 : Math.PI - 0.1, size * 0.08),
        size * 0.095,
        size * 0.13,
        side * 0.35,
        12,
      ),
      "#f2e6b8",
      "#6b5a2c",
      0.8,
    );
};

/** A male flower from the side; cut, with half its tepals and stamens away and the useless ovary in the middle. */
export const maleNettle = (sketch: Sketch, paint: FlowerPaint, size: number, cut: boolean): void => {
  for (const side of [-1, 1]) tepal(sketch, paint, up + side * 0.34, side * 0.3, size * 0.66, size * 0.4);
  for (const side of [-1, 1])
    stamen(
      sketch,
      arc([side * size * 0.05, -size * 0.05], up + side * 0.12, size * 0.98, side * 0.62, 0, 8),
      size,
    );
  for (const side of [-1, 1]) {
    tepal(sketch, paint, up + side * 1.2, -side * 0.55, size * 0.62, size * (cut ? 0.17 : 0.34));
    stamen(
      sketch,
      arc([side * size * 0.07, -size * 0.04], up + side * 0.5, size * 0.86, side * 1.1, 0, 8),
      size,
    );
  }
  sketch.body(ellipse([0, -size * 0.13], size * 0.1, size * 0.15, 0, 14), "#c9cf96", "#4d5a2a", 0.9);
};

/** A male flower facing the viewer: its tepals in a cross, a stamen over each. */
export const openNettle = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const turns = steps(5)
    .slice(0, 4)
    .map((t) => t * Math.PI * 2 + 0.4);
  for (const turn of turns) tepal(sketch, paint, turn, 0, size * 0.46, size * 0.36);
  for (const turn of turns) stamen(sketch, arc([0, 0], turn + 0.1, size * 0.42, 0.2, 0, 6), size * 0.46);
  sketch.body(ellipse([0, 0], size * 0.075, size * 0.075, 0, 14), "#c9cf96", "#4d5a2a", 0.9);
};

/** A female flower cut: unequal tepals, one ovule upright in the ovary, a tufted stigma. */
export const femaleNettle = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
): void => {
  tepal(sketch, paint, up, 0.1, size * 0.74, size * 0.5);
  const tuft: Point = [0, -size * 0.74];
  sketch.lines(
    steps(9).map((t) => arc(tuft, up + lerp(-1.15, 1.15, t), size * 0.24, 0.2, 0, 5)),
    "#8d9a6a",
    1.1,
  );
  cutOvary(
    sketch,
    { ...flower, ovary: "superior", placenta: "basal", ovules: "one" },
    { centre: [0, -size * 0.4], wide: size * 0.32, high: size * 0.62 },
  );
  tepal(sketch, paint, up - 0.95, 0.75, size * 0.5, size * 0.17);
  tepal(sketch, paint, up + 0.95, -0.75, size * 0.4, size * 0.15);
};

/** A male flower that is still closed: its tepals edge to edge over the bent stamens. */
const closedNettle = (
  sketch: Sketch,
  { tone }: FlowerPaint,
  from: Point,
  angle: number,
  size: number,
): void => {
  const on = beside(from, angle, size);
  sketch.body(
    [
      on(0, -0.06),
      on(0.16, -0.3),
      on(0.46, -0.3),
      on(0.66, -0.06),
      on(0.66, 0.06),
      on(0.46, 0.3),
      on(0.16, 0.3),
      on(0, 0.06),
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [
      [on(0.05, 0), on(0.36, 0.05), on(0.66, 0)],
      [on(0.05, -0.02), on(0.36, -0.2), on(0.66, -0.03)],
    ],
    tone.ink,
    0.7,
    { opacity: 0.6 },
  );
};

/** A knot of male flowers enlarged: buds round a short forking stalk, and one that has just sprung open. */
export const nettleKnot = (sketch: Sketch, paint: FlowerPaint, size: number): void => {
  const green = toneOf("light-green");
  const foot: Point = [0, -size * 0.36];
  const twig = (line: readonly Point[], wide: number): void =>
    sketch.body(
      ribbon(line, (t) => wide * lerp(1.1, 0.8, t)),
      green.mid,
      green.ink,
      0.8,
    );
  twig(arc([0, 0], up, size * 0.4, 0.05, 0, 6), size * 0.06);
  for (const [lean, long, grow] of [
    [-1.25, 0.36, 0.34],
    [1.15, 0.3, 0.3],
    [-0.62, 0.46, 0.36],
    [0.6, 0.5, 0.32],
    [-0.98, 0.62, 0.26],
  ] as const) {
    const line = arc(foot, up + lean, size * long, -lean * 0.3, 0, 6);
    twig(line, size * 0.035);
    closedNettle(sketch, paint, at(line, -1), up + lean * 0.8, size * grow);
  }
  const held = arc(foot, up + 0.04, size * 0.5, 0.1, 0, 6);
  twig(held, size * 0.04);
  const open = new Sketch(sketch.page);
  maleNettle(open, paint, size * 0.62, false);
  sketch.place(open, frame(at(held, -1), 0.05));
};
