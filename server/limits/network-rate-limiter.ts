/**
 * Limits API requests per minute, of a network and, four times as many, of a provider's block. Counted in memory, so that checking costs nothing, and shared through the
 * database once a second, so that several processes count together. Not for rules that must be exact: see rate-limiter.ts.
 */
import type { Database } from "#server/db/database.ts";
import { blockOf } from "#server/networks/network.ts";
import { bucketName } from "./bucket-name.ts";

export type NetworkRateLimiter = {
  /** Counts a request, or as many as it weighs. @returns the seconds to wait when the limit is reached */
  admit(network: string, weight?: number): number | undefined;
  stop(): void;
};

export type NetworkRateLimiterOptions = {
  readonly db: Database;
  /** Requests a minute from one network; 0 is no limit. */
  readonly limit: number;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
};

type Count = { shared: number; unsent: number };
const sum = ({ shared, unsent }: Count) => shared + unsent;

const WINDOW_MS = 60_000;
/** Networks and blocks together. */
const MAX_NAMES = 50_000;
const BLOCK_FACTOR = 4;

export function createNetworkRateLimiter({
  db,
  limit,
  now,
  onError,
}: NetworkRateLimiterOptions): NetworkRateLimiter {
  let window = Math.floor(now() / WINDOW_MS);
  let counts = new Map<string, Count>();
  let sharing = false;
  // An embedded database belongs to one process: there is none to share counts with.
  const timer = db.kind === "postgres" && limit > 0 ? setInterval(share, 1_000) : undefined;
  timer?.unref();

  return {
    admit(network, weight = 1) {
      if (limit === 0) return undefined;
      const at = now();
      const current = Math.floor(at / WINDOW_MS);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const block = blockOf(network);
      const own = countOf(network);
      const all = block === network ? undefined : countOf(block);
      if (sum(own) >= limit || (all !== undefined && sum(all) >= limit * BLOCK_FACTOR))
        return Math.max(1, Math.ceil(((current + 1) * WINDOW_MS - at) / 1000));
      own.unsent += weight;
      if (all !== undefined) all.unsent += weight;
      return undefined;
    },
    stop() {
      clearInterval(timer);
    },
  };

  function countOf(name: string): Count {
    const known = counts.get(name);
    if (known !== undefined) return known;
    if (counts.size >= MAX_NAMES) counts.clear();
    const count = { shared: 0, unsent: 0 };
    counts.set(name, count);
    return count;
  }

  function share(): void {
    const current = counts;
    const changed = [...current].filter(([, count]) => count.unsent > 0);
    if (sharing || changed.length === 0) return;
    sharing = true;
    const sent = changed.map(([network, count]) => ({
      bucket: bucketName(`flood:${window}`, network),
      network,
      hits: count.unsent,
    }));
    db.query<{ bucket: string; hits: number }>(
      `insert into private.rate_limits as known (bucket, hits, window_ends_at)
       select bucket, hits, $3 from unnest($1::text[], $2::integer[]) as sent (bucket, hits) order by bucket
       on conflict (bucket) do update set hits = known.hits + excluded.hits
       returning bucket, hits`,
      [sent.map((row) => row.bucket), sent.map((row) => row.hits), new Date((window + 2) * WINDOW_MS)],
    )
      .then(({ rows }) => {
        const totals = new Map(rows.map((row) => [row.bucket, row.hits]));
        for (const { bucket, network, hits } of sent) {
          const count = current.get(network);
          if (count === undefined) continue;
          count.unsent -= hits;
          count.shared = totals.get(bucket) ?? count.shared + hits;
        }
      })
      .catch(onError)
      .finally(() => {
        sharing = false;
      });
  }
}
