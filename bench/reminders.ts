/**
 * A hundred thousand reminders due in the same minute on PostgreSQL: claimed by one server and passed to its senders.
 * The senders are stubs that count; push services are not measured.
 */
import { createSecretKey } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Database } from "#server/db/database.ts";
import { createReminderJob } from "#server/jobs/reminders.ts";
import { onPostgres } from "./on-postgres.ts";
import type { BenchRow, Suite } from "./report.ts";

const REMINDERS = 100_000;
const DUE = Date.parse("2026-11-16T13:00:00Z");
const ZONES = ["America/Guyana", "America/New_York", "America/Toronto", "Europe/London"];
const LIMIT_S = 60;
/** Allowed memory growth between the first and the last fifth of the run. */
const LIMIT_MB = 16;

function measure(): Promise<BenchRow[]> {
  return onPostgres(async (db) => {
    await fill(db);
    return deliver(db);
  });
}

/** Two reminders and one device per user, due within one minute in four time zones. */
async function fill(db: Database): Promise<void> {
  const wall = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" }).format(DUE);
  await db.transaction(
    "owner",
    async (tx) => {
      // Skips the triggers for creating single reminders.
      await tx.query("set local session_replication_role = replica");
      await tx.query(
        `insert into auth.users (id, email, email_confirmed_at)
         select gen_random_uuid(), 'reader-' || n || '@tea.test', now() from generate_series(1, $1::int) n`,
        [REMINDERS / 2],
      );
      await tx.query(
        `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
         select id, 'https://push.example/' || id, 'key', 'secret' from auth.users`,
      );
      for (const [index, zone] of ZONES.entries()) {
        // As on the evening before: the server has already computed when each is due.
        await tx.query(
          `insert into public.user_reminders (user_id, title, description, reminder_time, time_zone, next_due_at)
           select u.id, 'Tea ' || n, 'One cup', $1, $2, $5
           from (select id, row_number() over (order by id) as place from auth.users) u, generate_series(1, 2) n
           where u.place % $4::int = $3::int`,
          [wall(zone), zone, index, ZONES.length, new Date(DUE)],
        );
      }
      // Deliveries of the previous day: an empty table would be faster than in production.
      await tx.query(
        `insert into public.reminder_deliveries
           (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at)
         select user_id, id, title, time_zone, $1, $2, 'sent', $1, $1 from public.user_reminders`,
        [new Date(DUE - 86_400_000), "2026-11-15"],
      );
    },
    { statementTimeoutMs: 300_000 },
  );
  await db.script("analyze");
}

async function deliver(db: Database): Promise<BenchRow[]> {
  const sizes: number[] = [];
  let delivered = 0;
  const job = createReminderJob({
    db,
    now: () => DUE + 5_000,
    linkSecret: createSecretKey(Buffer.alloc(32)),
    siteUrl: "https://tea.test",
    mail: { enqueue: async () => "", kick: () => undefined },
    push: {
      async send() {
        delivered += 1;
        if (delivered % (REMINDERS / 20) === 0) sizes.push(liveMegabytes());
        return "sent";
      },
    },
  });
  const started = performance.now();
  await job.run();
  const seconds = (performance.now() - started) / 1000;
  await job.stop();
  const { rows } = await db.query<{ sent: number }>(
    "select count(*)::int as sent from public.reminder_deliveries where status = 'sent' and due_at = $1",
    [new Date(DUE)],
  );
  // Each user has one device, so equal counts mean that every reminder was sent exactly once.
  const once = delivered === REMINDERS && rows[0]?.sent === REMINDERS;
  const early = Math.max(...sizes.slice(0, 4));
  const late = Math.max(...sizes.slice(-4));
  return [
    {
      what: `${REMINDERS.toLocaleString("en")} reminders due in one minute, each sent once (PostgreSQL)`,
      baseline: `${REMINDERS.toLocaleString("en")} due`,
      measured: `${delivered.toLocaleString("en")} passed to the senders in ${seconds.toFixed(1)} s`,
      ratio: undefined,
      target: `all, each once, in under ${LIMIT_S} s`,
      met: once && seconds < LIMIT_S,
    },
    {
      what: "memory during delivery",
      baseline: `${Math.round(early)} MB in the first fifth`,
      measured: `${Math.round(late)} MB in the last fifth`,
      ratio: late / early,
      target: `at most ${LIMIT_MB} MB more`,
      met: late - early <= LIMIT_MB,
    },
  ];
}

/** Memory in use after a forced garbage collection. */
function liveMegabytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
}

export const remindersSuite: Suite = {
  name: "reminders",
  title: "Reminders due in one minute",
  run: measure,
};
