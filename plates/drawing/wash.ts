// Gradients that imitate watercolour washes, lit from the upper left.
import type { Point } from "./geometry.ts";
import { mix, type Tone } from "./palette.ts";
import type { Page } from "./sketch.ts";

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;

/** For flat shapes (leaf, petal). `turn` is the shape's rotation on the page. */
export const flatWash = (page: Page, tone: Tone, turn = page.turn): string => {
  // In steps of 45°, so that a plate needs few gradients.
  const eighth = Math.round(turn / (Math.PI / 4));
  const id = page.define(`flat ${tone.mid}${tone.light}${eighth}`, (name) => {
    const angle = Math.PI / 4 - (eighth * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
    const p = (v: number) => Math.round((0.5 + v) * 100) / 100;
    return (
      `<linearGradient id="${name}" x1="${p(-dx)}" y1="${p(-dy)}" x2="${p(dx)}" y2="${p(dy)}">` +
      `${stop(0, mix(tone.light, tone.pale, 0.25))}${stop(0.42, tone.mid)}${stop(1, mix(tone.mid, tone.dark, 0.9))}</linearGradient>`
    );
  });
  return `url(#${id})`;
};

/** For round shapes: highlight at the upper left, shade and a little reflected light at the lower right. */
export const roundWash = (page: Page, tone: Tone, blush?: Tone): string => {
  const eighth = Math.round(page.turn / (Math.PI / 4));
  const turned = eighth % 8 === 0 ? "" : ` gradientTransform="rotate(${-45 * eighth} .5 .5)"`;
  const id = page.define(
    `round ${tone.mid}${tone.light}${blush?.mid ?? ""}${turned}`,
    (name) =>
      `<radialGradient id="${name}" cx=".36" cy=".31" r=".71"${turned}>${stop(0, mix(tone.light, tone.pale, 0.72))}${stop(0.24, mix(tone.light, tone.mid, 0.34))}` +
      `${stop(0.52, blush?.mid ?? tone.mid)}${stop(0.85, mix(blush?.dark ?? tone.dark, tone.ink, 0.36))}${stop(0.91, mix(blush?.dark ?? tone.dark, tone.ink, 0.18))}` +
      // The paper throws some of its light back on the rim.
      `${stop(1, mix(mix(blush?.mid ?? tone.mid, blush?.dark ?? tone.dark, 0.45), "#a09a80", 0.34))}</radialGradient>`,
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

const straight = (from: Point, to: Point): string => {
  const n = (value: number): number => Math.round(value);
  return `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
};

/** A wash between two points; colours and units are written once for all washes that share them. */
const between = (page: Page, stops: string, from: Point, to: Point): string => {
  const colours = page.define(
    `stops ${stops}`,
    (name) => `<linearGradient id="${name}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`,
  );
  const ends = straight(from, to);
  const id = page.define(
    `${colours} ${ends}`,
    (name) => `<linearGradient id="${name}" href="#${colours}" ${ends}/>`,
  );
  return `url(#${id})`;
};

/** For a surface that turns to and from the light between two points: one colour at each end and one in the middle. */
export const litWash = (
  page: Page,
  colours: readonly [string, string, string],
  from: Point,
  to: Point,
): string => between(page, `${stop(0, colours[0])}${stop(0.42, colours[1])}${stop(1, colours[2])}`, from, to);

/** One place of a glaze: how far along, its colour, and how much it covers. */
export type GlazeStop = readonly [offset: number, colour: string, opacity: number];

/** A transparent wash over another, between two points: how a surface turns from the light to the shade. */
export const glazeWash = (page: Page, stops: readonly GlazeStop[], from: Point, to: Point): string =>
  between(page, stops.map((each) => stop(...each)).join(""), from, to);

/** A transparent wash over any shape: its side towards the light, and the one away from it. */
export const lightGlaze = (page: Page, tone: Tone): string => {
  const eighth = Math.round(page.turn / (Math.PI / 4));
  const id = page.define(`light ${tone.pale}${tone.dark}${eighth}`, (name) => {
    const angle = Math.PI / 4 - (eighth * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
    const p = (v: number) => Math.round((0.5 + v) * 100) / 100;
    return (
      `<linearGradient id="${name}" x1="${p(-dx)}" y1="${p(-dy)}" x2="${p(dx)}" y2="${p(dy)}">` +
      `${stop(0.05, tone.pale, 0.5)}${stop(0.42, tone.pale, 0.05)}${stop(0.48, tone.dark, 0.05)}${stop(1, tone.dark, 0.6)}</linearGradient>`
    );
  });
  return `url(#${id})`;
};
