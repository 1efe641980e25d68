/**
 * Thins out the test matrices of route × payload. `npm test` sends a sample; with FULL_MATRIX=1, which
 * `npm run test:long` sets, every combination is sent.
 */

/**
 * Returns every n-th item, beginning at another item for each `turn`. With the index of the route as the turn, each
 * route meets at least one payload, and each payload at least one route when there are `every` routes or more.
 */
export function sampled<T>(list: readonly T[], every: number, turn = 0): readonly T[] {
  if (process.env.FULL_MATRIX === "1") return list;
  const step = Math.max(1, Math.min(every, list.length));
  return list.filter((_item, at) => (at + turn) % step === 0);
}
