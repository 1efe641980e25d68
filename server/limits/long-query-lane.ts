/**
 * Lets queries that are long, or may be, run a few at a time and within a common budget. Those who used least come first, and of
 * one client one at a time, so that whoever sends many waits for himself. While the budget is overdrawn, those who used little
 * still have a turn now and then: others' debts must not keep them out for as long as these last.
 */
import type { Bucket } from "./time-bucket.ts";

export type LaneOptions<Client> = {
  readonly now: () => number;
  readonly bucket: Bucket;
  /** Queries in progress. */
  readonly concurrency: number;
  /** The lowest comes first. */
  readonly rank: (client: Client) => number;
  /** Up to this rank a client used little. */
  readonly little: number;
  /** Whether both may not be in progress at the same time. */
  readonly excludes: (one: Client, other: Client) => boolean;
};

export type Lane<Client> = {
  readonly bucket: Bucket;
  /** Waits for its turn. @returns whether it came within the given time */
  enter(client: Client, withinMs: number): Promise<boolean>;
  /** @param costMs what its query takes from the budget */
  leave(client: Client, costMs: number): void;
};

/** The least time between two turns that an overdrawn budget does not hold back. */
const AHEAD_EVERY_MS = 1_000;

type Waiting<Client> = { readonly client: Client; readonly start: () => void };

export function createLane<Client>({
  now,
  bucket,
  concurrency,
  rank,
  little,
  excludes,
}: LaneOptions<Client>): Lane<Client> {
  const running = new Set<Client>();
  /** Of these, those whose turn came although the budget was overdrawn. */
  const ahead = new Set<Client>();
  let nextAheadAt = Number.NEGATIVE_INFINITY;
  const waiting = new Set<Waiting<Client>>();
  let isLater = false;

  const mayStart = (client: Client) => ![...running].some((other) => excludes(client, other));

  function next(highest: number): Waiting<Client> | undefined {
    let first: Waiting<Client> | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const one of waiting) {
      const own = rank(one.client);
      if (own >= lowest || own > highest || !mayStart(one.client)) continue;
      first = one;
      lowest = own;
    }
    return first;
  }

  function pump(): void {
    while (waiting.size > 0 && running.size < concurrency) {
      const isOverdrawn = bucket.left() <= 0;
      const one = isOverdrawn ? nextAhead() : next(Number.POSITIVE_INFINITY);
      if (one === undefined) {
        if (isOverdrawn) pumpLater();
        return;
      }
      waiting.delete(one);
      running.add(one.client);
      one.start();
    }
  }

  function nextAhead(): Waiting<Client> | undefined {
    if (now() < nextAheadAt) return undefined;
    const one = next(little);
    if (one === undefined) return undefined;
    ahead.add(one.client);
    nextAheadAt = now() + AHEAD_EVERY_MS;
    return one;
  }

  function pumpLater(): void {
    if (isLater) return;
    isLater = true;
    // When nobody who waits used little, they may have after a while.
    const untilAhead = now() < nextAheadAt ? nextAheadAt - now() : AHEAD_EVERY_MS;
    setTimeout(() => {
      isLater = false;
      pump();
    }, Math.min(bucket.untilPositive(), untilAhead) + 1);
  }

  return {
    bucket,
    enter(client, withinMs) {
      return new Promise((resolve) => {
        const one: Waiting<Client> = {
          client,
          start() {
            clearTimeout(giveUp);
            resolve(true);
          },
        };
        const giveUp = setTimeout(
          () => {
            waiting.delete(one);
            resolve(false);
          },
          Math.max(0, withinMs),
        );
        waiting.add(one);
        pump();
      });
    },
    leave(client, costMs) {
      running.delete(client);
      // Their number bounds what those ahead cost: charged, they would lengthen the debt without end.
      if (!ahead.delete(client)) bucket.take(costMs);
      pump();
    },
  };
}
