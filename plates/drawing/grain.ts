// Paper grain: a tileable square of faint noise that is multiplied over a plate. It is generated once, not per plate.
import { seeded } from "./random.ts";

export const grainSize = 512;

/** Smooth value noise on a grid of `cells` that wraps at the edges. */
const smoothNoise = (cells: number, seed: string): ((x: number, y: number) => number) => {
  const random = seeded(seed);
  const values = Array.from({ length: cells * cells }, () => random.next());
  const value = (x: number, y: number): number => values[(y % cells) * cells + (x % cells)] ?? 0.5;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (px, py) => {
    const [gx, gy] = [(px / grainSize) * cells, (py / grainSize) * cells];
    const [x, y] = [Math.floor(gx), Math.floor(gy)];
    const [tx, ty] = [ease(gx - x), ease(gy - y)];
    const top = value(x, y) * (1 - tx) + value(x + 1, y) * tx;
    const bottom = value(x, y + 1) * (1 - tx) + value(x + 1, y + 1) * tx;
    return top * (1 - ty) + bottom * ty;
  };
};

/** RGB bytes of a `grainSize` square, warm and nearly white, for multiply blending. */
export const paperGrain = (depth = 17): Uint8Array => {
  const tooth = smoothNoise(256, "tooth");
  const fibre = smoothNoise(96, "fibre");
  const cloud = smoothNoise(9, "cloud");
  const pixels = new Uint8Array(grainSize * grainSize * 3);
  for (let y = 0; y < grainSize; y++)
    for (let x = 0; x < grainSize; x++) {
      const dark = tooth(x, y) * 0.42 + fibre(x, (y * 2) % grainSize) * 0.28 + cloud(x, y) * 0.3;
      pixels.set(
        [0.65, 0.85, 1.25].map((share) => Math.round(255 - depth * dark * share)),
        (y * grainSize + x) * 3,
      );
    }
  return pixels;
};

/**
 * Bytes of a `grainSize` square of grey, for soft-light blending: how a wash dries unevenly, darker where the pigment
 * pooled. On the pale paper it hardly shows.
 */
export const washBloom = (depth = 46): Uint8Array => {
  const pool = smoothNoise(14, "pool");
  const edge = smoothNoise(44, "edge");
  const speck = smoothNoise(170, "speck");
  return Uint8Array.from({ length: grainSize * grainSize }, (_, i) => {
    const [x, y] = [i % grainSize, Math.floor(i / grainSize)];
    const share = pool(x, y) * 0.45 + edge(x, y) * 0.35 + speck(x, y) * 0.2;
    return Math.round(128 + depth * (share - 0.5) * 2);
  });
};
