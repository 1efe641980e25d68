/**
 * Fixed-window rate limits by named rule and key. Counters live in the database, so that several processes share them;
 * a bucket known to be full is refused from memory, so that a flood does not reach the database.
 */
import type { Queryable } from "#server/db/database.ts";
import { bucketName } from "./bucket-name.ts";

export type LimitRule = { readonly name: string; readonly limit: number; readonly windowSeconds: number };

export type Hit = {
  readonly rule: LimitRule;
  readonly key: string;
  /** As how many it counts. */
  readonly weight?: number;
};

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: LimitRule; readonly retryAfterSeconds: number };

export type RateLimiter = {
  /** Counts a hit in each bucket, in one statement, and refuses when any of them is over. */
  hit(hits: readonly Hit[]): Promise<Verdict>;
  /** Takes one hit back from each bucket. Locks them in the same order as `hit`, to prevent deadlocks. */
  refund(hits: readonly Hit[]): Promise<void>;
  /** Deletes expired windows. */
  purge(): Promise<void>;
};

const MAX_FULL_BUCKETS = 10_000;

/**
 * A window that ends more than two windows from now was begun before the clock was set back: it counts as expired.
 * Two windows, because the clocks of several servers differ by seconds.
 */
const stillOpen = `known.window_ends_at > $3
  and known.window_ends_at <= excluded.window_ends_at + (excluded.window_ends_at - $3)`;

export function createRateLimiter(db: Queryable, now: () => number): RateLimiter {
  const fullUntil = new Map<string, number>();

  return {
    async hit(hits) {
      const counted = hits.filter(({ rule }) => rule.limit !== Number.POSITIVE_INFINITY);
      if (counted.length === 0) return { allowed: true };
      const at = now();
      const buckets = counted.map((entry) => ({ ...entry, bucket: bucketName(entry.rule.name, entry.key) }));
      for (const { bucket, rule } of buckets) {
        const until = fullUntil.get(bucket);
        if (until === undefined) continue;
        if (until > at && until <= at + rule.windowSeconds * 2_000)
          return { allowed: false, rule, retryAfterSeconds: secondsUntil(until, at) };
        fullUntil.delete(bucket);
      }
      const { rows } = await db.query<{ bucket: string; hits: number; window_ends_at: Date }>(
        `insert into private.rate_limits as known (bucket, hits, window_ends_at)
         select bucket, weight, $3::timestamptz + seconds * interval '1 second'
         from unnest($1::text[], $2::integer[], $4::integer[]) as hit (bucket, seconds, weight)
         order by bucket
         on conflict (bucket) do update set
           hits = case when ${stillOpen} then known.hits + excluded.hits else excluded.hits end,
           window_ends_at = case when ${stillOpen} then known.window_ends_at else excluded.window_ends_at end
         returning bucket, hits, window_ends_at`,
        [
          buckets.map((b) => b.bucket),
          buckets.map((b) => b.rule.windowSeconds),
          new Date(at),
          buckets.map((b) => b.weight ?? 1),
        ],
      );
      const counts = new Map(rows.map((row) => [row.bucket, row]));
      let verdict: Verdict = { allowed: true };
      for (const { bucket, rule } of buckets) {
        const row = counts.get(bucket);
        if (row === undefined || row.hits <= rule.limit) continue;
        const until = row.window_ends_at.getTime();
        remember(fullUntil, bucket, until);
        const retryAfterSeconds = secondsUntil(until, at);
        if (verdict.allowed || verdict.retryAfterSeconds < retryAfterSeconds) {
          verdict = { allowed: false, rule, retryAfterSeconds };
        }
      }
      return verdict;
    },

    async refund(hits) {
      const buckets = hits.map(({ rule, key }) => bucketName(rule.name, key));
      for (const bucket of buckets) fullUntil.delete(bucket);
      await db.query(
        `update private.rate_limits as known set hits = greatest(known.hits - 1, 0)
         from (
           select bucket from private.rate_limits where bucket = any($1::text[]) order by bucket for update
         ) as locked
         where known.bucket = locked.bucket`,
        [buckets],
      );
    },

    async purge() {
      const at = now();
      for (const [bucket, until] of fullUntil) if (until <= at) fullUntil.delete(bucket);
      // Skips locked buckets: they are in use, and not waiting for them rules out a deadlock.
      await db.query(
        `delete from private.rate_limits where bucket in (
           select bucket from private.rate_limits where window_ends_at <= $1 for update skip locked)`,
        [new Date(at)],
      );
    },
  };
}

function remember(full: Map<string, number>, bucket: string, until: number): void {
  if (full.size >= MAX_FULL_BUCKETS) {
    const oldest = full.keys().next();
    if (!oldest.done) full.delete(oldest.value);
  }
  full.set(bucket, until);
}

function secondsUntil(until: number, at: number): number {
  return Math.max(1, Math.ceil((until - at) / 1000));
}
