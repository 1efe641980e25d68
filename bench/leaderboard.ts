/** The leaderboard's page at a million people on PostgreSQL: the two queries that a reader's visit makes. */
import { performance } from "node:perf_hooks";
import type { Actor, Database } from "#server/db/database.ts";
import { onPostgres } from "./on-postgres.ts";
import type { BenchRow, Suite } from "./report.ts";

const PEOPLE = 1_000_000;
const VISITS = 1000;
const LIMIT_MS = 20;
/** Changes that nobody has folded in yet: several times what is usual. */
const UNFOLDED = 1000;

const GUEST: Actor = { role: "anon", claims: { role: "anon" } };

const TOP = `select user_id, display_name, total_points, achievements_count, testimonials_count
  from public.leaderboard_scores order by total_points desc, user_id limit 100`;
const STANDING = "select public.my_leaderboard_standing() as standing";
/** What a rank would cost without the steps: everybody above is counted. */
const COUNTING = `select count(*) + 1 as rank from public.leaderboard_scores
  where total_points > (select total_points from public.leaderboard_scores where user_id = auth.uid())`;

export const leaderboardSuite: Suite = { name: "leaderboard", title: "The leaderboard's page", run };

function run(): Promise<BenchRow[]> {
  return onPostgres(
    async (db) => {
      await fill(db);
      return measure(db);
    },
    { settings: { shared_buffers: "256MB" } },
  );
}

/** Most people have a few points, a few have thousands; the steps are what the triggers would have noted. */
async function fill(db: Database): Promise<void> {
  const statements = [
    // A million sign-ups are not the subject.
    "set local session_replication_role = replica",
    `insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@tea.test'
     from generate_series(1, ${PEOPLE}) as n`,
    "insert into public.profiles (id, display_name) select id, 'Reader' from auth.users",
    `insert into public.leaderboard_scores (user_id, display_name, total_points, achievements_count)
     select id, 'Reader', 5 + floor(6000 * random() ^ 4), 1 from auth.users`,
    `insert into private.leaderboard_steps (points, people)
     select total_points, count(*) from public.leaderboard_scores group by total_points`,
    `insert into private.leaderboard_changes (points, people)
     select 5 + n % 6000, case when n % 2 = 0 then 1 else -1 end from generate_series(1, ${UNFOLDED}) as n`,
  ];
  await db.transaction(
    "owner",
    async (tx) => {
      for (const statement of statements) await tx.query(statement);
      await tx.query("analyze");
    },
    { statementTimeoutMs: 600_000 },
  );
}

async function measure(db: Database): Promise<BenchRow[]> {
  const { rows } = await db.query<{ user_id: string }>(
    `select user_id from public.leaderboard_scores order by user_id limit ${VISITS}`,
  );
  const readers = rows.map(({ user_id }): Actor => {
    return { role: "authenticated", claims: { role: "authenticated", sub: user_id } };
  });
  const few = readers.slice(0, 40);
  // The first visits fill the caches that every later one finds filled.
  for (const reader of few) await db.queryAs(reader, STANDING);
  const counting = await times(few, (reader) => db.queryAs(reader, COUNTING));
  const trip = await times(readers, (reader) => db.queryAs(reader, "select 1"));
  const top = await times(readers, () => db.queryAs(GUEST, TOP));
  const standing = await times(readers, (reader) => db.queryAs(reader, STANDING));
  return [
    row("the top 100", top, trip, "for a query that reads nothing"),
    row("a reader's own rank, anywhere among them", standing, counting, "to count everybody above"),
  ];
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
    kept: p99 < LIMIT_MS,
  };
}
