/**
 * The time by which something is old enough to be forgotten. A clock that jumps years ahead would make everything old at
 * once; this time follows it by no more than a day a round, and never runs ahead of the database's own clock.
 */
import type { Database } from "#server/db/database.ts";

const DAY_MS = 86_400_000;

/** Asked once a round: a house that was shut for a month has caught up with its forgetting after thirty of them. */
export type BelievedTime = () => Promise<number>;

/** To be opened before anybody is let in: what they do under a wrong clock must not make it look right. */
export async function openBelievedTime(db: Database, now: () => number): Promise<BelievedTime> {
  let believed = (await lastVisit(db)) ?? now();
  return async () => {
    const { rows } = await db.query<{ ms: number }>(
      "select extract(epoch from least($1::timestamptz, now()))::float8 * 1000 as ms",
      [new Date(now())],
    );
    believed = Math.min(rows[0]?.ms ?? believed, believed + DAY_MS);
    return believed;
  };
}

/** The end of the last day of which something was counted; every visit counts something. */
async function lastVisit(db: Database): Promise<number | null> {
  const { rows } = await db.query<{ ms: number | null }>(
    "select extract(epoch from max(day))::float8 * 1000 as ms from private.counts_by_day",
  );
  const day = rows[0]?.ms ?? null;
  return day === null ? null : day + DAY_MS;
}
