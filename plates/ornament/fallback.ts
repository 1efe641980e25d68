// The fallback picture for a missing plate: the same sheet with a sprig sketched in pencil.
import { arc, at, type Point, through, up } from "../drawing/geometry.ts";
import { paperSheet, sheet } from "../drawing/paper.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, Sketch } from "../drawing/sketch.ts";
import { flatBlade } from "../leaf/flat.ts";
import { roundLeaf } from "./stock.ts";

export const fallbackSvg = (): string => {
  const page = newPage(seeded("fallback"));
  const sketch = new Sketch(page);
  const pencil = "#a8946b";
  const stem = through(
    [
      [470, 980],
      [500, 780],
      [480, 560],
      [520, 340],
    ],
    8,
  );
  sketch.line(stem, pencil, 3);
  const blade = flatBlade(roundLeaf, page.random, 0.8);
  const leafAt = (base: Point, angle: number, length: number): void => {
    const map = ([x, y]: Point): Point => [
      base[0] + (x * Math.cos(angle) - y * Math.sin(angle)) * length,
      base[1] + (x * Math.sin(angle) + y * Math.cos(angle)) * length,
    ];
    const outline = [...blade.left, ...[...blade.right].reverse()].map(map);
    sketch.fill(outline, { fill: "#efe3c4", stroke: pencil, "stroke-width": 2.2 });
    sketch.lines(
      [...blade.ribs, ...blade.veins].map((line) => line.map(map)),
      pencil,
      1.3,
      { opacity: 0.8 },
    );
  };
  for (const [i, t] of [3, 7, 11, 15, 19].entries())
    for (const side of [-1, 1]) leafAt(at(stem, t), up + side * (1.1 - i * 0.07), 230 - i * 18);
  const tip = at(stem, -1);
  leafAt(tip, up, 130);
  sketch.line(arc(at(stem, 0), Math.PI / 2, 60, 0.3, 0, 6), pencil, 2.4);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="1200" height="1500"><defs>${page.definitions()}</defs>${paperSheet(page)}${sketch.svg}</svg>`;
};
