// Gradients that imitate watercolour washes, lit from the upper left.
import type { Point } from "./geometry.ts";
import { mix, type Tone } from "./palette.ts";
import type { Page } from "./sketch.ts";

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;

/** For flat shapes (leaf, petal). `turn` is the shape's rotation on the page. */
export const flatWash = (page: Page, tone: Tone, turn = 0): string => {
  // In steps of 45°, so that a plate needs few gradients.
  const eighth = Math.round(turn / (Math.PI / 4));
  const id = page.define(`flat ${tone.mid}${tone.light}${eighth}`, (name) => {
    const angle = Math.PI / 4 - (eighth * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
    const p = (v: number) => Math.round((0.5 + v) * 100) / 100;
    return (
      `<linearGradient id="${name}" x1="${p(-dx)}" y1="${p(-dy)}" x2="${p(dx)}" y2="${p(dy)}">` +
      `${stop(0, tone.light)}${stop(0.4, tone.mid)}${stop(1, mix(tone.mid, tone.dark, 0.75))}</linearGradient>`
    );
  });
  return `url(#${id})`;
};

/** For round shapes: highlight at the upper left, shade and a little reflected light at the lower right. */
export const roundWash = (page: Page, tone: Tone, blush?: Tone): string => {
  const id = page.define(
    `round ${tone.mid}${tone.light}${blush?.mid ?? ""}`,
    (name) =>
      `<radialGradient id="${name}" cx=".36" cy=".32" r=".75">${stop(0, mix(tone.light, tone.pale, 0.75))}${stop(0.3, mix(tone.light, tone.mid, 0.4))}` +
      `${stop(0.62, blush?.mid ?? tone.mid)}${stop(0.9, blush?.dark ?? tone.dark)}${stop(1, mix(blush?.dark ?? tone.dark, tone.mid, 0.35))}</radialGradient>`,
  );
  return `url(#${id})`;
};

/** For petals that start at x = 0: darker towards the throat, lighter at the rim. */
export const petalWash = (page: Page, inner: Tone, outer: Tone): string => {
  const id = page.define(
    `petal ${inner.mid}${outer.mid}${outer.light}`,
    (name) =>
      `<linearGradient id="${name}">${stop(0, inner.mid)}${stop(0.3, mix(inner.mid, outer.mid, 0.7))}${stop(0.7, outer.mid)}${stop(1, outer.light)}</linearGradient>`,
  );
  return `url(#${id})`;
};

/** A linear blend of two paints, for parts that ripen from one end. */
export const blendWash = (page: Page, from: string, to: string, vertical = true): string => {
  const id = page.define(
    `blend ${from}${to}${vertical}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stop(0.1, from)}${stop(0.9, to)}</linearGradient>`,
  );
  return `url(#${id})`;
};

/** For a surface that turns to and from the light between two points: one colour at each end and one in the middle. */
export const litWash = (
  page: Page,
  colours: readonly [string, string, string],
  from: Point,
  to: Point,
): string => {
  const n = (value: number): number => Math.round(value);
  const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
  const id = page.define(
    `lit ${colours.join()} ${ends}`,
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${ends}>${stop(0, colours[0])}${stop(0.42, colours[1])}${stop(1, colours[2])}</linearGradient>`,
  );
  return `url(#${id})`;
};
