// Randomness from a seed: the same seed gives the same round on every device and on the server.

/** A number in [0, 1). */
export type Random = () => number;

/** FNV-1a over the seed's characters, varied by `salt`. */
function hash(text: string, salt: number): number {
  let state = 0x811c9dc5 ^ salt;
  for (let place = 0; place < text.length; place += 1) {
    state = Math.imul(state ^ text.charCodeAt(place), 0x01000193);
  }
  return state >>> 0;
}

/** sfc32, a small generator that passes the usual statistical tests. Integer arithmetic only: exact in every engine. */
export function seededRandom(seed: string): Random {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers still resemble the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** A uniform shuffle: items are drawn one by one from what is left. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
