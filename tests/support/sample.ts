/**
 * Thins out the test matrices of route × payload and the runs of a property. `npm test` takes a sample; with FULL_MATRIX=1,
 * which `npm run test:long` sets, everything runs.
 */
export const FULL_MATRIX = process.env.FULL_MATRIX === "1";

/**
 * Returns every n-th item, beginning at another item for each `turn`. With the index of the route as the turn, each
 * route meets at least one payload, and each payload at least one route when there are `every` routes or more.
 */
export function sampled<T>(list: readonly T[], every: number, turn = 0): readonly T[] {
  if (FULL_MATRIX) return list;
  const step = Math.max(1, Math.min(every, list.length));
  return list.filter((_item, at) => (at + turn) % step === 0);
}

/** How often a property is tried: a quarter of the runs in `npm test`. */
export function sampledRuns(all: number): number {
  return FULL_MATRIX ? all : Math.ceil(all / 4);
}
