// The colours of flowers and fruits in everyday words. People draw the lines between colours in different places, so each
// word of the palette has weights.
import type { KeyState } from "#catalogue/key-words.ts";
import type { PlateTraits } from "#catalogue/plate-traits.ts";

type FlowerColours = Partial<Record<KeyState<"flower-colour">, number>>;
type FruitColours = Partial<Record<KeyState<"fruit-colour">, number>>;

const flowerWords: Readonly<Record<string, FlowerColours>> = {
  white: { white: 1 },
  cream: { white: 0.8, yellow: 0.2 },
  ivory: { white: 1 },
  straw: { brown: 0.5, yellow: 0.3, green: 0.2 },
  "pale-yellow": { yellow: 0.85, white: 0.15 },
  yellow: { yellow: 1 },
  golden: { yellow: 0.85, orange: 0.15 },
  orange: { orange: 0.85, red: 0.15 },
  apricot: { orange: 0.8, yellow: 0.2 },
  salmon: { orange: 0.5, pink: 0.4, red: 0.1 },
  scarlet: { red: 0.85, orange: 0.15 },
  red: { red: 1 },
  crimson: { red: 0.8, pink: 0.2 },
  "dark-red": { red: 0.85, brown: 0.15 },
  maroon: { red: 0.6, purple: 0.4 },
  pink: { pink: 0.95, purple: 0.05 },
  "pale-pink": { pink: 0.7, white: 0.3 },
  magenta: { pink: 0.55, purple: 0.35, red: 0.1 },
  mauve: { purple: 0.65, pink: 0.35 },
  lilac: { purple: 0.75, pink: 0.15, blue: 0.1 },
  violet: { purple: 0.85, blue: 0.15 },
  purple: { purple: 1 },
  "dark-purple": { purple: 0.9, brown: 0.1 },
  blue: { blue: 0.8, purple: 0.2 },
  "pale-blue": { blue: 0.8, purple: 0.2 },
  "green-white": { white: 0.5, green: 0.5 },
  "yellow-green": { green: 0.65, yellow: 0.35 },
  "light-green": { green: 1 },
  green: { green: 1 },
  silver: { white: 0.7, brown: 0.3 },
  brown: { brown: 1 },
  "reddish-brown": { brown: 0.8, red: 0.2 },
};

const fruitWords: Readonly<Record<string, FruitColours>> = {
  white: { white: 1 },
  cream: { white: 0.8, yellow: 0.2 },
  ivory: { white: 1 },
  straw: { brown: 0.7, yellow: 0.3 },
  "pale-yellow": { yellow: 1 },
  yellow: { yellow: 1 },
  golden: { yellow: 0.6, orange: 0.4 },
  orange: { orange: 0.9, red: 0.1 },
  apricot: { orange: 0.8, yellow: 0.2 },
  salmon: { orange: 0.5, red: 0.5 },
  scarlet: { red: 0.9, orange: 0.1 },
  red: { red: 1 },
  crimson: { red: 1 },
  "dark-red": { red: 0.7, black: 0.3 },
  "pale-pink": { white: 0.6, red: 0.4 },
  pink: { red: 0.7, white: 0.3 },
  purple: { black: 1 },
  "dark-purple": { black: 1 },
  violet: { black: 1 },
  black: { black: 1 },
  "yellow-green": { green: 0.6, yellow: 0.4 },
  "light-green": { green: 1 },
  green: { green: 1 },
  "dark-green": { green: 1 },
  "grey-green": { green: 0.8, brown: 0.2 },
  olive: { green: 0.7, brown: 0.3 },
  tan: { brown: 1 },
  brown: { brown: 1 },
  "dark-brown": { brown: 0.75, black: 0.25 },
  "reddish-brown": { brown: 0.8, red: 0.2 },
  grey: { brown: 0.5, white: 0.5 },
};

type Flower = NonNullable<PlateTraits["flower"]>;
type Fruit = NonNullable<PlateTraits["fruit"]>;

/** The petals first; showy bracts and a strong centre are what some people name instead. */
export function flowerColours({ colour, bracts, centre }: Flower): Readonly<Record<string, number>> {
  const named = (each: string) => flowerWords[each] ?? flowerWords[nearestWord(each)] ?? { white: 1 };
  const showy = bracts !== undefined && !/green/.test(bracts) ? bracts : undefined;
  return mixed([
    [named(colour), 1],
    [showy === undefined ? {} : named(showy), showy === undefined ? 0 : 0.5],
    [centre === undefined ? {} : named(centre), centre === undefined ? 0 : 0.12],
  ]);
}

/** Ripe, with a share of green where unripe fruits hang beside the ripe ones. */
export function fruitColours({ colour, unripe, accent }: Fruit): Readonly<Record<string, number>> {
  const named = (each: string) => fruitWords[each] ?? fruitWords[nearestWord(each)] ?? { brown: 1 };
  return mixed([
    [named(colour), 1],
    [unripe === undefined ? {} : named(unripe), unripe === undefined ? 0 : 0.3],
    [accent === undefined ? {} : named(accent), accent === undefined ? 0 : 0.15],
  ]);
}

function mixed(
  parts: readonly (readonly [Readonly<Record<string, number>>, number])[],
): Record<string, number> {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const shares: Record<string, number> = {};
  for (const [colours, weight] of parts)
    for (const [colour, share] of Object.entries(colours))
      shares[colour] = (shares[colour] ?? 0) + (share * weight) / total;
  return shares;
}

/** Content files may give a colour as a hex value: the everyday word follows from hue, saturation and brightness. */
function nearestWord(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  if (most < 0.3) return "black";
  if (range < 0.12) return most > 0.8 ? "white" : "grey";
  const hue =
    60 * (most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4);
  if (hue < 45 && most < 0.75) return "reddish-brown";
  if (hue < 18) return "red";
  if (hue < 42) return "orange";
  if (hue < 58) return most < 0.75 ? "straw" : "yellow";
  if (hue < 90) return "yellow-green";
  if (hue < 170) return "green";
  if (hue < 250) return "blue";
  if (hue < 285) return "lilac";
  return hue < 325 ? "mauve" : "pink";
}
