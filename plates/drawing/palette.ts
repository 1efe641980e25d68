// Maps the catalogue's colour words to watercolour tones on warm paper, each with a light, a dark and an ink.
import type { PlateColour } from "#catalogue/plate-traits.ts";

export const paper = "#f6edd6";
export const sepia = "#3a2c1f";

/** The paints derived from one colour: a light wash, the colour, its shade, and the outline ink. */
export type Tone = { pale: string; light: string; mid: string; dark: string; ink: string };

const words: Record<string, string> = {
  white: "#f7f3e6",
  cream: "#f3e6c0",
  ivory: "#f1e9d0",
  straw: "#d9c384",
  "pale-yellow": "#f0dd8b",
  yellow: "#ecc63a",
  golden: "#e0a526",
  orange: "#df7a26",
  apricot: "#e9a868",
  salmon: "#e08a70",
  scarlet: "#cf3b22",
  red: "#b92f27",
  crimson: "#a02138",
  "dark-red": "#7d1f22",
  maroon: "#5e1f2b",
  pink: "#d9799a",
  "pale-pink": "#ecbcc2",
  magenta: "#b3347a",
  mauve: "#a8789d",
  lilac: "#b79bc4",
  violet: "#7a57a0",
  purple: "#67367a",
  "dark-purple": "#3f2247",
  blue: "#3f64a8",
  "pale-blue": "#9db7d6",
  "green-white": "#dde3bf",
  "yellow-green": "#a3b04a",
  "light-green": "#8fb062",
  green: "#5b8f45",
  "mid-green": "#4f8443",
  "dark-green": "#34683a",
  "blue-green": "#4d8272",
  "grey-green": "#83987a",
  olive: "#7b7f3c",
  silver: "#b9c0b0",
  grey: "#98948a",
  tan: "#bf9a68",
  brown: "#85582f",
  "reddish-brown": "#8a4527",
  "dark-brown": "#553420",
  bronze: "#9a5d3a",
  black: "#33292a",
};

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const format = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export const mix = (a: string, b: string, share: number): string => {
  const [p, q] = [parse(a), parse(b)];
  return format([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share]);
};

export const brightness = (hex: string): number => {
  const [r, g, b] = parse(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

/** How far a colour is from grey: 0 to 1. */
export const chroma = (hex: string): number => {
  const rgb = parse(hex);
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
};

/** Browns and rusts, which on a leaf look withered. */
export const isRusty = (hex: string): boolean => {
  const [r, g, b] = parse(hex);
  return r > g && g >= b && r - b > 36;
};

export const isGreen = (hex: string): boolean => {
  const [r, g] = parse(hex);
  return g >= r;
};

/** Darkens as pigment does: towards a deeper, cooler hue instead of grey. */
const deepen = (hex: string, share: number): string => {
  const [r, g, b] = parse(hex);
  const keep = 1 - share;
  return format([r * keep * keep ** 0.15, g * keep, b * keep ** 0.9]);
};

export const hexOf = (colour: PlateColour | string): string =>
  colour.startsWith("#") ? colour : (words[colour] ?? "#5b8f45");

export const toneOf = (colour: PlateColour | string): Tone => {
  const mid = hexOf(colour);
  const bright = brightness(mid);
  // White petals get a grey-green shade; otherwise they vanish on the paper.
  const whitish = bright > 0.86;
  // The side away from the light takes the colour of the sky.
  const shade = whitish ? mix(mid, "#8f9a90", 0.46) : mix(deepen(mid, 0.36), "#23405a", 0.13);
  return {
    pale: whitish ? "#fffdf4" : mix(mid, "#fff8e2", 0.6),
    light: whitish ? "#fffbee" : mix(mid, "#fdf0c0", 0.34),
    mid,
    dark: shade,
    // A line in a deeper tone of what it bounds; in black, every part would look cut out.
    ink: mix(deepen(mid, whitish ? 0.6 : 0.56), sepia, whitish ? 0.6 : 0.3),
  };
};

/** Mixes a little of another colour in, so that leaves differ slightly in colour. */
export const vary = (tone: Tone, towards: string, share: number): Tone => ({
  pale: mix(tone.pale, towards, share),
  light: mix(tone.light, towards, share),
  mid: mix(tone.mid, towards, share),
  dark: mix(tone.dark, towards, share),
  ink: tone.ink,
});
