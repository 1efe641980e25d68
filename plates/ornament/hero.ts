// The home page's full-height background: a thicket of leaves at the edges, calm paper (or night) in the middle.
import { flowerAt } from "../flower/flower.ts";
import { arc, at } from "../geometry.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { seeded } from "../random.ts";
import { newPage, Sketch } from "../sketch.ts";
import {
  featherLeaf,
  fingeredLeaf,
  grassLeaf,
  heartLeaf,
  hibiscus,
  lanceLeaf,
  lobedLeaf,
  roundLeaf,
} from "./stock.ts";

export const heroSize = { width: 1400, height: 1800 };

type Growth = readonly [x: number, y: number, angle: number, length: number, kind: number];

/** Roots of the growth, all outside or on the edge, leaning inwards. */
const thicket: readonly Growth[] = [
  [-30, 1780, -1.2, 470, 4],
  [150, 1840, -1.45, 520, 6],
  [330, 1840, -1.3, 380, 0],
  [520, 1840, -1.62, 330, 5],
  [720, 1850, -1.5, 300, 6],
  [900, 1840, -1.8, 360, 1],
  [1090, 1840, -1.75, 470, 3],
  [1260, 1840, -1.85, 520, 6],
  [1430, 1760, -1.95, 480, 2],
  [-40, 1420, -0.9, 380, 1],
  [-40, 1120, -0.5, 340, 3],
  [-30, 800, -0.2, 250, 2],
  [1440, 1440, -2.2, 400, 0],
  [1440, 1130, -2.6, 330, 4],
  [1435, 820, -2.9, 260, 5],
  [-30, -20, 0.9, 430, 3],
  [180, -40, 1.25, 330, 1],
  [390, -40, 1.45, 230, 5],
  [1010, -40, 1.7, 240, 0],
  [1220, -40, 1.9, 340, 2],
  [1430, -20, 2.25, 440, 4],
  [-40, 330, 0.5, 280, 5],
  [1440, 340, 2.7, 290, 1],
];

export const heroSvg = (theme: "light" | "dark"): string => {
  const { width, height } = heroSize;
  const page = newPage(seeded("hero"), 0.75);
  const sketch = new Sketch(page);
  const kinds = [
    lanceLeaf,
    roundLeaf,
    lobedLeaf,
    featherLeaf,
    fingeredLeaf,
    { ...heartLeaf, colour: "green" as const },
    grassLeaf,
  ];
  for (const [x, y, angle, length, kind] of thicket) {
    const leaf = kinds[kind] ?? roundLeaf;
    if (kind >= 2 && kind !== 5) {
      for (const turn of kind === 6 ? [-0.3, -0.12, 0.05, 0.2, 0.36] : [-0.32, 0.3, 0])
        drawLeaf(sketch, leaf, {
          at: [x, y],
          angle: angle + turn,
          length: length * (turn === 0 ? 1 : 0.86),
          bend: turn * 1.4,
          stalk: kind === 6 ? 0 : length * 0.3,
        });
      continue;
    }
    const stem = arc([x, y], angle, length, Math.cos(angle) * 0.3, 0.1, 14);
    sketch.line(stem, "#6b7a42", 6);
    for (let i = 3; i < 14; i += 2)
      for (const side of [-1, 1])
        drawLeaf(sketch, leaf, {
          at: at(stem, i),
          angle: angle + side * 0.95,
          length: 118 - i * 3,
          bend: side * 0.3,
        });
    drawLeaf(sketch, leaf, { at: at(stem, -1), angle: angle + 0.1, length: 84, bend: 0.1, age: 0.3 });
  }
  if (hibiscus.flower !== undefined)
    for (const [x, y, size] of [
      [250, 1420, 190],
      [1180, 1500, 170],
      [120, 290, 150],
      [1300, 520, 130],
    ] as const)
      flowerAt(sketch, hibiscus.flower, [x, y], -0.4 + x * 0.01, size);
  const [ground, veil] = theme === "light" ? ["#fbf6e9", "#fbf6e9"] : ["#10180f", "#10180f"];
  const stops = theme === "light" ? [0.96, 0.9, 0.4, 0.05] : [0.97, 0.94, 0.72, 0.5];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${page.definitions()}` +
    `<radialGradient id="calm" cx=".5" cy=".46" r=".72">${stops.map((opacity, i) => `<stop offset="${[0, 0.42, 0.72, 1][i]}" stop-color="${veil}" stop-opacity="${opacity}"/>`).join("")}</radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${sketch.svg}<rect width="${width}" height="${height}" fill="url(#calm)"/></svg>`
  );
};
