/**
 * A hundred thousand reminders due in the same minute, on PostgreSQL: claimed by one server and handed to its senders.
 * Senders only count here; what a push service does with a message is not ours to measure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { createReminderJob } from "#server/jobs/reminders.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import type { BenchRow, Suite } from "./report.ts";

const REMINDERS = 100_000;
const DUE = Date.parse("2026-11-16T13:00:00Z");
const ZONES = ["America/Guyana", "America/New_York", "America/Toronto", "Europe/London"];
const LIMIT_S = 60;
/** What the process may grow by between the first tenth of the work and the last. */
const LIMIT_MB = 64;

async function measure(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-reminders-"));
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
    try {
      await migrate(db, join(import.meta.dirname, "..", "supabase", "migrations"));
      await fill(db);
      return await ring(db);
    } finally {
      await db.close();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Two reminders and one device a person, due within one minute by the clocks of four zones. */
async function fill(db: Database): Promise<void> {
  const wall = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" }).format(DUE);
  const inOne = (sql: string, params: readonly unknown[] = []) =>
    db.queryAs("owner", sql, params, { statementTimeoutMs: 300_000 });
  await inOne(
    `insert into auth.users (id, email, email_confirmed_at)
     select gen_random_uuid(), 'reader-' || n || '@tea.test', now() from generate_series(1, $1::int) n`,
    [REMINDERS / 2],
  );
  await inOne(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
     select id, 'https://push.example/' || id, 'key', 'secret' from auth.users`,
  );
  await inOne(
    `insert into public.user_reminders (user_id, title, description, reminder_time, time_zone)
     select u.id, 'Tea ' || n, 'One cup', $1::text[][(u.place % 4 + 1)::int], $2::text[][(u.place % 4 + 1)::int]
     from (select id, row_number() over () as place from auth.users) u, generate_series(1, 2) n`,
    [ZONES.map(wall), ZONES],
  ).catch(async () => {
    for (const [index, zone] of ZONES.entries()) {
      await inOne(
        `insert into public.user_reminders (user_id, title, description, reminder_time, time_zone)
         select u.id, 'Tea ' || n, 'One cup', $1, $2
         from (select id, row_number() over (order by id) as place from auth.users) u, generate_series(1, 2) n
         where u.place % 4 = $3::int`,
        [wall(zone), zone, index],
      );
    }
  });
}

async function ring(db: Database): Promise<BenchRow[]> {
  return [];
}
