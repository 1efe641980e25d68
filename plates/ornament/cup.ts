// A calabash cup and its steam.
import { ellipse, type Point } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";

export const cup = (sketch: Sketch, centre: Point, width: number): void => {
  const shell = toneOf("#a8672f");
  const tea = toneOf("#8a4a1c");
  const [x, y] = centre;
  const W = width / 2;
  sketch.body(
    [
      [x - W, y - W * 0.42],
      [x - W * 0.96, y + W * 0.1],
      [x - W * 0.62, y + W * 0.62],
      [x, y + W * 0.78],
      [x + W * 0.62, y + W * 0.62],
      [x + W * 0.96, y + W * 0.1],
      [x + W, y - W * 0.42],
    ],
    roundWash(sketch.page, shell),
    shell.ink,
    2,
  );
  sketch.lines(
    [0.15, 0.36, 0.56].map((t): Point[] => [
      [x - W * (0.94 - t * 0.5), y - W * 0.1 + W * t],
      [x, y + W * (0.1 + t)],
      [x + W * (0.94 - t * 0.5), y - W * 0.1 + W * t],
    ]),
    shell.ink,
    1,
    { opacity: 0.35 },
  );
  sketch.body(ellipse([x, y - W * 0.42], W, W * 0.25, 0, 26), shell.light, shell.ink, 1.8);
  sketch.body(ellipse([x, y - W * 0.4], W * 0.88, W * 0.19, 0, 26), tea.mid, tea.ink, 1);
  sketch.patches([ellipse([x - W * 0.3, y - W * 0.44], W * 0.34, W * 0.05)], {
    fill: "#e9b267",
    opacity: 0.7,
  });
};

export const steam = (sketch: Sketch, from: Point, height: number): void => {
  const [x, y] = from;
  const curls = [-26, 0, 26].map((dx): Point[] => [
    [x + dx, y + height * 0.55],
    [x + dx - 10, y + height * 0.2],
    [x + dx + 9, y - height * 0.15],
    [x + dx - 3, y - height * 0.5],
  ]);
  sketch.lines(curls, "#8a744c", 4.4, { "stroke-linecap": "round", opacity: 0.75 });
};
