/**
 * The time by which data is considered expired. If the system clock jumped years ahead, everything would be deleted at
 * once; this clock advances by at most a day per call and never runs ahead of the database's own clock.
 */
import type { Database } from "#server/db/database.ts";

const DAY_MS = 86_400_000;

/** Called once per retention run: a server that was off for a month has caught up after thirty runs. */
export type TrustedClock = () => Promise<number>;

/** Must be opened before requests are served: activity under a wrong clock must not make that clock look right. */
export async function openTrustedClock(db: Database, now: () => number): Promise<TrustedClock> {
  let trusted = (await lastActivity(db)) ?? now();
  return async () => {
    const { rows } = await db.query<{ ms: number }>(
      "select extract(epoch from least($1::timestamptz, now()))::float8 * 1000 as ms",
      [new Date(now())],
    );
    trusted = Math.min(rows[0]?.ms ?? trusted, trusted + DAY_MS);
    return trusted;
  };
}

/** The end of the last day with a count; every visit counts something. */
async function lastActivity(db: Database): Promise<number | null> {
  const { rows } = await db.query<{ ms: number | null }>(
    "select extract(epoch from max(day))::float8 * 1000 as ms from private.counts_by_day",
  );
  const day = rows[0]?.ms ?? null;
  return day === null ? null : day + DAY_MS;
}
