/** Times at several sizes, reported as a curve; the target applies to the largest. */
import type { BenchRow, Curve } from "./report.ts";
import { count, ms, p50, p99 } from "./timing.ts";

/** How many users or plants are queried at each size. */
export const PER_SIZE = 200;

export type Measured = {
  readonly what: string;
  readonly size: number;
  /** Milliseconds, fastest first. */
  readonly taken: readonly number[];
};

const whats = (measured: readonly Measured[]) => [...new Set(measured.map(({ what }) => what))];
const of = (measured: readonly Measured[], what: string, size: number) =>
  measured.find((one) => one.what === what && one.size === size)?.taken ?? [];

export function curve(over: string, sizes: readonly number[], measured: readonly Measured[]): Curve {
  return {
    over: `${over} (median / p99)`,
    sizes: sizes.map(count),
    lines: whats(measured).map((what) => ({
      what,
      values: sizes.map((size) => {
        const taken = of(measured, what, size);
        return taken.length === 1 ? ms(p50(taken)) : `${ms(p50(taken))} / ${ms(p99(taken))}`;
      }),
    })),
  };
}

/** One row per curve: the largest size against the smallest, with the target for the largest. */
export function targetRows(
  over: string,
  sizes: readonly number[],
  measured: readonly Measured[],
  limits: Readonly<Record<string, number>>,
): BenchRow[] {
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  return whats(measured).map((what) => {
    const [small, large] = [p50(of(measured, what, least)), p99(of(measured, what, most))];
    const limit = limits[what];
    if (limit === undefined) throw new Error(`There is no target for "${what}"`);
    return {
      what: `${what}, ${count(most)} ${over}`,
      baseline: `${ms(small)} among ${count(least)} (median)`,
      measured: `${ms(large)} (p99)`,
      ratio: large / small,
      target: `under ${count(limit)} ms`,
      met: large < limit,
    };
  });
}
