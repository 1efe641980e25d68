// The app's sign: a calabash of tea with a sprig of leaves rising from it like steam.
import { arc, at, up } from "../geometry.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { toneOf } from "../palette.ts";
import { seeded } from "../random.ts";
import { newPage, Sketch } from "../sketch.ts";
import { drawStem } from "../stem.ts";
import { cup } from "./cup.ts";
import { roundLeaf } from "./stock.ts";

const forest = "#1f5a37";

/** The sign around the origin, about 200 units high. */
const sign = (): { svg: string; definitions: string } => {
  const page = newPage(seeded("icon"));
  const sketch = new Sketch(page);
  const leaf = { ...roundLeaf, colour: "light-green" as const };
  const line = arc([0, 40], up + 0.06, 118, -0.16, 0, 12);
  for (const [i, turn, size] of [
    [3, -0.95, 62],
    [4, 0.95, 62],
    [7, -0.8, 54],
    [8, 0.85, 52],
  ] as const)
    drawLeaf(sketch, leaf, { at: at(line, i), angle: up + turn, length: size, bend: turn * 0.3, stalk: 3 });
  drawStem(sketch, line, 6, 3.4, {
    tone: toneOf("light-green"),
    surface: "smooth",
    form: "round",
    woody: false,
  });
  drawLeaf(sketch, leaf, { at: at(line, -1), angle: up - 0.1, length: 48, bend: 0.1, stalk: 2, age: 0.2 });
  cup(sketch, [0, 66], 150);
  return { svg: sketch.svg, definitions: page.definitions() };
};

/** `safe` is how much of the square the sign may fill; a maskable icon keeps it inside the inner circle. */
export const iconSvg = (shape: "rounded" | "full", safe: number): string => {
  const { svg, definitions } = sign();
  const scale = (512 * safe) / 232;
  const corner = shape === "rounded" ? 112 : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs>${definitions}</defs>` +
    `<rect width="512" height="512" rx="${corner}" fill="${forest}"/><g transform="translate(256 ${256 - 8 * scale}) scale(${scale})">${svg}</g></svg>`
  );
};

/** The sign alone in two colours, small enough for a tab. */
export const faviconSvg = (): string => {
  const blade = (x: number, y: number, angle: number): string =>
    `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0q7-7 16 0q-9 7-16 0"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="${forest}"/>` +
    `<g fill="#a9cf78">${blade(24, 21, -150)}${blade(24, 21, -30)}${blade(24, 13, -90)}</g><path d="M24 27V13" stroke="#a9cf78" stroke-width="2"/>` +
    `<path d="M8 26h32c0 9-6 15-16 15S8 35 8 26z" fill="#e0a526"/><path d="M8 26h32" stroke="#fbf6e9" stroke-width="2.4"/></svg>`
  );
};

export const splashSvg = (width: number, height: number): string => {
  const { svg, definitions } = sign();
  const scale = Math.min(width, height) / 420;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>` +
    `<rect width="${width}" height="${height}" fill="#fbf6e9"/><g transform="translate(${width / 2} ${height * 0.46}) scale(${scale})">${svg}</g></svg>`
  );
};
