/** What the benchmarks share when they take times: one call after another, and what of the list is told. */
import { performance } from "node:perf_hooks";

/** Milliseconds of each call, quickest first. */
export async function times<T>(over: readonly T[], ask: (one: T) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (const one of over) {
    const start = performance.now();
    await ask(one);
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

/** The time that this share of a sorted list stays under; a list of nothing promises nothing. */
export function within(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

export const p50 = (sorted: readonly number[]): number => within(sorted, 0.5);
export const p99 = (sorted: readonly number[]): number => within(sorted, 0.99);

export const median = (values: readonly number[]): number => p50(values.toSorted((a, b) => a - b));

export const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
export const count = (value: number): string => Math.round(value).toLocaleString("en");
