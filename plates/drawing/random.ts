// A seeded random number generator: the same plant always gets the same plate.

export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A number between the two. */
  between: (low: number, high: number) => number;
  /** A number around `centre`, at most `spread` away, with the centre most likely. */
  around: (centre: number, spread: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  /** An independent stream, which does not depend on how many numbers this one has produced. */
  fork: (name: string) => Random;
};

const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
};

export const seeded = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    around: (centre, spread) => centre + spread * (next() + next() - 1),
    chance: (probability) => next() < probability,
    fork: (name) => seeded(`${seed}/${name}`),
  };
};
