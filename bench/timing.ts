/** Timing functions shared by the benchmarks: sequential calls, percentiles and formatting. */
import { performance } from "node:perf_hooks";

/** Milliseconds of each call, fastest first. */
export async function times<T>(over: readonly T[], ask: (one: T) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (const one of over) {
    const start = performance.now();
    await ask(one);
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

/** The percentile of a sorted list; infinity for an empty one, so that no target is met. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

export const p50 = (sorted: readonly number[]): number => percentile(sorted, 0.5);
export const p99 = (sorted: readonly number[]): number => percentile(sorted, 0.99);

export const median = (values: readonly number[]): number => p50(values.toSorted((a, b) => a - b));

export const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
export const count = (value: number): string => Math.round(value).toLocaleString("en");
