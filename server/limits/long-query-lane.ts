/**
 * Lets queries that are long, or may be, run a few at a time and within a common budget. Those who used least come first, and of
 * one client one at a time, so that whoever sends many waits for himself.
 */
import type { Bucket } from "./time-bucket.ts";

export type LaneOptions<Client> = {
  readonly bucket: Bucket;
  /** Queries in progress. */
  readonly concurrency: number;
  /** The lowest comes first. */
  readonly rank: (client: Client) => number;
  /** Whether both may not be in progress at the same time. */
  readonly excludes: (one: Client, other: Client) => boolean;
};

export type Lane<Client> = {
  readonly bucket: Bucket;
  /** Waits for its turn. @returns whether it came within the given time */
  enter(client: Client, withinMs: number): Promise<boolean>;
  leave(client: Client): void;
};

type Waiting<Client> = { readonly client: Client; readonly start: () => void };

export function createLane<Client>({
  bucket,
  concurrency,
  rank,
  excludes,
}: LaneOptions<Client>): Lane<Client> {
  const running = new Set<Client>();
  const waiting = new Set<Waiting<Client>>();
  let isLater = false;

  const mayStart = (client: Client) => ![...running].some((other) => excludes(client, other));

  function next(): Waiting<Client> | undefined {
    let first: Waiting<Client> | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const one of waiting) {
      const own = rank(one.client);
      if (own >= lowest || !mayStart(one.client)) continue;
      first = one;
      lowest = own;
    }
    return first;
  }

  function pump(): void {
    while (waiting.size > 0 && running.size < concurrency) {
      if (bucket.left() <= 0) {
        pumpLater();
        return;
      }
      const one = next();
      if (one === undefined) return;
      waiting.delete(one);
      running.add(one.client);
      one.start();
    }
  }

  function pumpLater(): void {
    if (isLater) return;
    isLater = true;
    setTimeout(() => {
      isLater = false;
      pump();
    }, bucket.untilPositive() + 1);
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
    leave(client) {
      running.delete(client);
      pump();
    },
  };
}
