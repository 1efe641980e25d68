/** Growing numbers of users on PostgreSQL, each with their own rows: signing in, and the queries of their pages. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/bcrypt";
import { createAuthApp } from "#server/auth/app.ts";
import type { Database } from "#server/db/database.ts";
import { createLimiter } from "#server/limits/limiter.ts";
import { createLog } from "#server/log.ts";
import { planReminders } from "#server/reminders/plan.ts";
import { readSettings } from "#server/settings.ts";
import { openKeyring } from "#server/tokens/keyring.ts";
import { withoutIndexes } from "./bulk-insert.ts";
import { type Measured, PER_SIZE } from "./growth-curve.ts";
import { restClients } from "./rest-client.ts";
import { step } from "./step.ts";
import { actorOf, addUsers, JWT_SECRET, sampleUsers, userIdSql } from "./test-users.ts";
import { count, times } from "./timing.ts";

const PASSWORD = "a long enough password";
const DUE_AT_ONCE = 100;
const DUE_RUNS = 20;
const LONG = { statementTimeoutMs: 1_800_000 };

export async function growPeople(
  db: Database,
  sizes: readonly number[],
  vacuum: () => Promise<void>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  let existing = 0;
  for (const size of sizes) {
    await step(`filling up to ${count(size)} people`, () => fill(db, existing + 1, size));
    await step("vacuum", vacuum);
    existing = size;
    measured.push(
      { what: "signing in (hash of minimal cost)", size, taken: await signIns(db, size) },
      ...(await visits(db, size)),
      { what: `finding ${DUE_AT_ONCE} reminders that are due`, size, taken: await dueRuns(db, size) },
    );
  }
  return measured;
}

/** Each has an identity, points, two plants, a reminder delivered yesterday and today, and one conversation. */
async function fill(db: Database, first: number, last: number): Promise<void> {
  // The production cost of the hash would hide how sign-in scales.
  const hashed = await hash(PASSWORD, 4);
  const person = userIdSql("n");
  const them = `from generate_series(${first}, ${last}) as n`;
  const inserts = {
    "auth.identities": `(provider_id, user_id, identity_data, provider)
     select id, id, jsonb_build_object('sub', id, 'email', email), 'email'
     from (select ${person} as id, 'p' || n || '@tea.test' as email ${them}) as made`,
    "public.leaderboard_scores": `(user_id, display_name, total_points, achievements_count)
     select ${person}, 'Reader', 5 + floor(6000 * random() ^ 4), 1 ${them}`,
    "public.user_plant_interactions": `(user_id, plant_id, bookmarked, viewed_at)
     select ${person}, id, true, now() ${them}, (select id from public.plants order by id limit 2) as plants`,
    "public.user_reminders": `(id, user_id, title, next_due_at)
     select md5('reminder ' || n)::uuid, ${person}, 'Tea', now() + interval '1 day' ${them}`,
    "public.reminder_deliveries": `
       (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at)
     select ${person}, md5('reminder ' || n)::uuid, 'Tea', 'America/Guyana', due, due::date, 'sent', due, due
     ${them}, (select now() - days * interval '1 day' as due from generate_series(1, 2) as days) as dues`,
    "public.conversations": `(user_id, session_id, query, ai_response, suggested_herbs, triage)
     select ${person}, md5('session ' || n)::uuid, 'What is good for a cough?', repeat('A leaf for tea. ', 40),
       array['Neem'], 'routine' ${them}`,
  };
  await db.transaction(
    "owner",
    async (tx) => {
      await addUsers(tx, first, last);
      await tx.query(
        `update auth.users set encrypted_password = '${hashed}' where encrypted_password is null`,
      );
      for (const [table, rows] of Object.entries(inserts))
        await withoutIndexes(tx, table, () => tx.query(`insert into ${table} ${rows}`));
      await tx.query("truncate private.leaderboard_steps, private.leaderboard_changes");
      await tx.query(
        `insert into private.leaderboard_steps (points, people)
         select total_points, count(*) from public.leaderboard_scores group by total_points`,
      );
    },
    LONG,
  );
}

async function signIns(db: Database, size: number): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-growth-"));
  const settings = readSettings({ DATA_DIR: dataDir, JWT_SECRET, AUTH_LIMIT_FACTOR: "100000" });
  const auth = createAuthApp({
    db,
    keyring: await openKeyring(settings),
    settings: settings.auth,
    siteUrl: "http://localhost",
    limiter: createLimiter(db, Date.now),
    // Signing in sends no mail.
    mail: {
      enqueue: async () => "",
      kick: () => undefined,
      flush: async () => undefined,
      start: () => undefined,
      stop: async () => undefined,
    },
    log: createLog("silent"),
    now: Date.now,
    clientAddress: () => "127.0.0.1",
  });
  const numbers = Array.from({ length: PER_SIZE }, (_, n) => 1 + Math.floor((n * size) / PER_SIZE));
  const signIn = async (n: number) => {
    const response = await auth.request("/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `p${n}@tea.test`, password: PASSWORD }),
    });
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  };
  try {
    await times(numbers.slice(0, 5), signIn);
    return await times(numbers, signIn);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function visits(db: Database, size: number): Promise<Measured[]> {
  const clientFor = restClients(db);
  const readers = (await sampleUsers(db, size, PER_SIZE)).map((id) => ({
    id,
    client: clientFor(actorOf(id)),
  }));
  type Reader = (typeof readers)[number];
  const own = async ({ id, client }: Reader) => {
    const bookmarks = client.from("user_plant_interactions").select("plant_id").eq("user_id", id);
    await bookmarks.eq("bookmarked", true).order("plant_id").limit(1000).throwOnError();
    await client.from("user_reminders").select("*").eq("user_id", id).order("reminder_time").throwOnError();
  };
  const board = async ({ client }: Reader) => {
    const scores = client.from("leaderboard_scores").select("user_id,display_name,total_points");
    await scores.order("total_points", { ascending: false }).order("user_id").limit(100).throwOnError();
    await client.rpc("my_leaderboard_standing").throwOnError();
  };
  const history = async ({ id, client }: Reader) => {
    const asked = client.from("conversations").select("*").eq("user_id", id);
    await asked.order("created_at", { ascending: false }).limit(20).throwOnError();
    await client.rpc("my_reminder_days").throwOnError();
    await client.rpc("my_exploration").throwOnError();
  };
  const timed = async (what: string, ask: (reader: Reader) => Promise<void>) => {
    await times(readers.slice(0, 5), ask);
    return { what, size, taken: await times(readers, ask) };
  };
  return [
    await timed("a user's bookmarks and reminders", own),
    await timed("the leaderboard and the user's rank", board),
    await timed("the dashboard's history and journey", history),
  ];
}

/** The planning job that the server runs every few seconds, with a few reminders due each time. */
async function dueRuns(db: Database, size: number): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < DUE_RUNS; run += 1) {
    await db.query(
      `update public.user_reminders set next_due_at = now() - interval '1 minute'
       where id in (
         select md5('reminder ' || 1 + (n * 7919::bigint + $1) % $2)::uuid from generate_series(1, $3::int) as n
       )`,
      [run * DUE_AT_ONCE, size, DUE_AT_ONCE],
    );
    taken.push(...(await times([db], (each) => planReminders(each, Date.now()))));
  }
  return taken.sort((a, b) => a - b);
}
