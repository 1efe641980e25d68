/** The leaderboard page with a million users on PostgreSQL: the queries of a visit, of all time and of each running period. */
import { performance } from "node:perf_hooks";
import type { Actor, Database } from "#server/db/database.ts";
import { onPostgres } from "./on-postgres.ts";
import type { BenchRow, Suite } from "./report.ts";
import { actorOf, addUsers, sampleUsers } from "./test-users.ts";

const PEOPLE = 1_000_000;
const VISITS = 1000;
const LIMIT_MS = 20;
/** Changes not yet compacted into the steps: several times the usual number. */
const UNCOMPACTED = 1000;

const GUEST: Actor = { role: "anon", claims: { role: "anon" } };

const TOP = `select user_id, display_name, total_points, achievements_count, testimonials_count
  from public.leaderboard_scores order by total_points desc, user_id limit 100`;
const STANDING = "select public.my_leaderboard_standing() as standing";
const PERIODS = ["month", "week"] as const;
const topOf = (period: string) => `select * from public.leaderboard_top('${period}')`;
const standingIn = (period: string) => `select public.my_leaderboard_standing('${period}') as standing`;
/** The cost of a rank without the steps: counts every user above. */
const COUNTING = `select count(*) + 1 as rank from public.leaderboard_scores
  where total_points > (select total_points from public.leaderboard_scores where user_id = auth.uid())`;

export const leaderboardSuite: Suite = { name: "leaderboard", title: "Leaderboard page", run };

function run(): Promise<BenchRow[]> {
  return onPostgres(
    async (db) => {
      await fill(db);
      return measure(db);
    },
    { settings: { shared_buffers: "256MB" } },
  );
}

/** Most users have a few points, a few have thousands; the steps are what the triggers would have written. */
async function fill(db: Database): Promise<void> {
  const statements = [
    `insert into public.leaderboard_scores (user_id, display_name, total_points, achievements_count)
     select id, 'Reader', 5 + floor(6000 * random() ^ 4), 1 from auth.users`,
    ...PERIODS.map(
      (period) => `insert into private.leaderboard_periods
        (board, user_id, display_name, total_points, achievements_count, testimonials_count)
       select private.board_of('${period}'), id, 'Reader', 1 + floor(2000 * random() ^ 4), 0, 0 from auth.users`,
    ),
    `insert into private.leaderboard_steps (board, points, people)
     select 'all', total_points, count(*) from public.leaderboard_scores group by total_points
     union all
     select board, total_points, count(*) from private.leaderboard_periods group by board, total_points`,
    `insert into private.leaderboard_changes (points, people)
     select 5 + n % 6000, case when n % 2 = 0 then 1 else -1 end from generate_series(1, ${UNCOMPACTED}) as n`,
  ];
  await db.transaction(
    "owner",
    async (tx) => {
      await addUsers(tx, 1, PEOPLE);
      for (const statement of statements) await tx.query(statement);
      await tx.query("analyze");
    },
    { statementTimeoutMs: 600_000 },
  );
}

async function measure(db: Database): Promise<BenchRow[]> {
  const readers = (await sampleUsers(db, PEOPLE, VISITS)).map(actorOf);
  const few = readers.slice(0, 40);
  // Warm-up: caches.
  for (const reader of few) await db.queryAs(reader, STANDING);
  const counting = await times(few, (reader) => db.queryAs(reader, COUNTING));
  const roundTrip = await times(readers, (reader) => db.queryAs(reader, "select 1"));
  const top = await times(readers, () => db.queryAs(GUEST, TOP));
  const standing = await times(readers, (reader) => db.queryAs(reader, STANDING));
  const rows = [
    row("the top 100", top, roundTrip, "for an empty query"),
    row("a user's own rank", standing, counting, "to count every user above"),
  ];
  for (const period of PERIODS) {
    const topInPeriod = await times(readers, () => db.queryAs(GUEST, topOf(period)));
    const standingInPeriod = await times(readers, (reader) => db.queryAs(reader, standingIn(period)));
    rows.push(
      row(`the top 100 of this ${period}`, topInPeriod, roundTrip, "for an empty query"),
      row(`a user's own rank this ${period}`, standingInPeriod, counting, "to count every user above"),
    );
  }
  return rows;
}

async function times(readers: readonly Actor[], ask: (reader: Actor) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (const reader of readers) {
    const start = performance.now();
    await ask(reader);
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

function row(what: string, taken: readonly number[], baseline: readonly number[], of: string): BenchRow {
  const p99 = taken[Math.floor(taken.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const median = taken[Math.floor(taken.length / 2)] ?? Number.POSITIVE_INFINITY;
  const usual = baseline[Math.floor(baseline.length / 2)] ?? Number.POSITIVE_INFINITY;
  return {
    what: `${what}, ${PEOPLE.toLocaleString("en")} people, ${taken.length} visits`,
    baseline: `${usual.toFixed(1)} ms ${of} (median)`,
    measured: `${p99.toFixed(1)} ms (p99), ${median.toFixed(1)} ms (median)`,
    ratio: p99 / usual,
    target: `p99 under ${LIMIT_MS} ms`,
    met: p99 < LIMIT_MS,
  };
}
