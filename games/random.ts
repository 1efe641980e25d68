// Randomness from a seed: the same seed gives the same round on every device and on the server.
import { seeded } from "#plates/drawing/random.ts";

/** A number in [0, 1). */
export type Random = () => number;

export function seededRandom(seed: string): Random {
  return seeded(seed).next;
}

/** A uniform shuffle: items are drawn one by one from what is left. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
