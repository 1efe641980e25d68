/** The admin pages with ten million events on PostgreSQL: every query they make, through the client library. */
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#server/db/database.ts";
import { REMINDER_DELIVERY_DAYS } from "#server/jobs/retention.ts";
import { type Amounts, readRollups, writeInBulk, writeThroughTriggers } from "./admin-events.ts";
import { withoutIndexes } from "./bulk-insert.ts";
import { onPostgres } from "./on-postgres.ts";
import type { BenchRow, Suite } from "./report.ts";
import { restClients } from "./rest-client.ts";
import { step } from "./step.ts";
import { actorOf, addUsers, sampleUsers, userIdSql } from "./test-users.ts";
import { count, ms, p50, p99, times } from "./timing.ts";

const until = new Date().toISOString();
const MANY: Amounts = { events: 10_000_000, conversations: 1_000_000, people: 200_000, until };
/** Few enough for the triggers, enough to produce every kind of count. */
const FEW: Amounts = { events: 20_000, conversations: 4_000, people: 500, until };
const VISITS = 300;
const LIMIT_MS = 50;
const LONG = { statementTimeoutMs: 1_800_000 };

export const adminSuite: Suite = { name: "admin", title: "Admin pages", run };

async function run(): Promise<BenchRow[]> {
  return onPostgres(
    async (db, { vacuum }) => {
      const comparison = await step("comparing the ways to fill", () => compareFills(db));
      await fill(db);
      await step("vacuum", vacuum);
      return [comparison, ...(await step("measuring", () => measure(db)))];
    },
    { settings: { shared_buffers: "512MB", max_wal_size: "8GB", maintenance_work_mem: "256MB" } },
  );
}

/** Compares both ways of filling, each in a transaction that is rolled back. */
async function compareFills(db: Database): Promise<BenchRow> {
  const rollupsAfter = async (write: typeof writeInBulk) => {
    let rollups = "";
    const rolledBack = new Error("rolled back");
    const work = db.transaction(
      "owner",
      async (tx) => {
        await addUsers(tx, 1, FEW.people);
        await tx.query("set local session_replication_role = origin");
        await write(tx, FEW);
        rollups = await readRollups(tx);
        throw rolledBack;
      },
      LONG,
    );
    await work.catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
    return rollups;
  };
  const counted = await rollupsAfter(writeThroughTriggers);
  const filled = await rollupsAfter(writeInBulk);
  const how = (rollups: string) => `${count(JSON.parse(rollups).length)} counts`;
  return {
    what: `rollups filled in bulk, as below, equal those of the triggers (${count(FEW.events)} events)`,
    baseline: `${how(counted)} by the triggers`,
    measured: `${how(filled)} in bulk, ${filled === counted ? "all the same" : "**not** the same"}`,
    ratio: undefined,
    target: "the same",
    met: filled === counted,
  };
}

async function fill(db: Database): Promise<void> {
  const day = "interval '1 day'";
  const otherRows = {
    "public.plants": `(id, common_name, scientific_name, description)
     select 'plant-' || n, 'Plant ' || n, 'Planta ' || n, 'A leaf for tea.' from generate_series(1, 240) as n`,
    "public.herb_effectiveness_stats": `(herb_name, times_suggested)
     select 'Plant ' || n, n * 97 % 10007 from generate_series(1, 240) as n`,
    "public.testimonials": `(user_id, plant_id, body, status)
     select ${userIdSql("n")}, 'plant-' || 1 + n % 240, 'It helped me through the night.',
       case when n % 10 = 0 then 'pending' else 'published' end from generate_series(1, 50000) as n`,
    "public.reports": `(user_id, plant_id, testimonial_id, body, status)
     select user_id, plant_id, id, 'This is not about tea.',
       case when random() < 0.1 then 'open' else 'closed' end from public.testimonials limit 10000`,
    "private.mails": `(kind, subject, next_attempt_at, expires_at, sent_at, created_at)
     select 'confirm', 'Welcome', now(), now(), now(), now() - n * (${day} * 30 / 300000)
     from generate_series(1, 300000) as n`,
    "public.reminder_deliveries": `
       (user_id, title, time_zone, due_at, local_day, status, send_at, sent_at)
     select ${userIdSql(`1 + n % ${MANY.people}`)}, 'Tea', 'America/Guyana', due, due::date, 'sent', due, due
     from generate_series(1, 1000000) as n,
       lateral (select now() - n * (${day} * ${REMINDER_DELIVERY_DAYS} / 1000000) as due) as at`,
  };
  await db.transaction(
    "owner",
    async (tx) => {
      await addUsers(tx, 1, MANY.people);
      for (const [table, rows] of Object.entries(otherRows))
        await step(table, () => withoutIndexes(tx, table, () => tx.query(`insert into ${table} ${rows}`)));
      await step(`${count(MANY.events)} events, counted`, () => writeInBulk(tx, MANY));
      await tx.query(`insert into public.user_roles (user_id, role) select ${userIdSql("1")}, 'admin'`);
    },
    LONG,
  );
}

async function measure(db: Database): Promise<BenchRow[]> {
  const [id = ""] = await sampleUsers(db, 1, 1);
  const admin = restClients(db)(actorOf(id));
  const visits = Array.from({ length: VISITS }, () => admin);
  const roundTrip = await times(visits, () => db.queryAs(actorOf(id), "select 1"));
  const rows: BenchRow[] = [];
  for (const { what, ask } of queries(id)) {
    // Warm-up: query plans and caches.
    for (let warm = 0; warm < 10; warm += 1) await ask(admin).throwOnError();
    const taken = await times(visits, (client) => Promise.resolve(ask(client).throwOnError()));
    rows.push({
      what: `${what}, ${count(MANY.events)} events, ${VISITS} visits`,
      baseline: `${ms(p50(roundTrip))} for an empty query (median)`,
      measured: `${ms(p99(taken))} (p99), ${ms(p50(taken))} (median)`,
      ratio: p99(taken) / p50(roundTrip),
      target: `p99 under ${LIMIT_MS} ms`,
      met: p99(taken) < LIMIT_MS,
    });
  }
  return rows;
}

/** The queries of app/features/admin and app/features/testimonials. */
function queries(id: string) {
  const testimonial = "id,plant_id,user_id,display_name,body,status,created_at";
  const open = `id,plant_id,body,created_at,plant:plants(common_name),testimonial:testimonials(${testimonial})`;
  return [
    {
      what: "/admin: role check",
      ask: (client: SupabaseClient) =>
        client.from("user_roles").select("role").eq("user_id", id).eq("role", "admin").maybeSingle(),
    },
    { what: "/admin: all figures", ask: (client: SupabaseClient) => client.rpc("admin_figures") },
    {
      what: "/admin/testimonials: pending",
      ask: (client: SupabaseClient) =>
        client
          .from("testimonials")
          .select(`${testimonial},plant:plants(common_name)`)
          .eq("status", "pending")
          .order("created_at")
          .limit(200),
    },
    {
      what: "/admin/testimonials: reports",
      ask: (client: SupabaseClient) =>
        client.from("reports").select(open).eq("status", "open").order("created_at").limit(200),
    },
  ];
}
