/**
 * The server's clock jumps by an hour or a day, ahead and back. Nobody is signed out, no rate limit lasts longer than
 * announced, no mail is delayed to a future date, reminders notify once at their right time again, and a server that
 * was suspended past its claim does not notify a second time.
 */
import { createSecretKey } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { deliverPending } from "#server/reminders/deliver.ts";
import { createFailingAccounts } from "#server/reminders/failing-accounts.ts";
import { createReminderJob } from "#server/reminders/job.ts";
import { type AuthServer, startAuthServer } from "#tests/support/auth-server.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";
import { until } from "#tests/support/until.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("clock jumps and sign-in", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer("postgres", {
      limitFactor: 1000,
      mailIntervalSeconds: 0,
      autoconfirm: true,
    });
    server.stopClock();
  });
  afterAll(() => server.close());

  it.each([
    ["an hour and a half ahead", 5400],
    ["an hour and a half back", -5400],
    ["a day back", -86_400],
  ])("%s: the session stays valid", async (_how, seconds) => {
    const client = server.client();
    const email = `jump${seconds}@example.org`;
    expect((await client.auth.signUp({ email, password: "a long password" })).error).toBeNull();
    server.pass(seconds);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect((await client.auth.getUser(data.session?.access_token)).data.user?.email).toBe(email);
    // And when the clock is corrected.
    server.pass(-seconds);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it("a mail written while the clock was a day ahead is sent as soon as the clock is corrected", async () => {
    const email = "ahead@example.org";
    server.smtp.refuseWith(451);
    server.pass(86_400);
    await server.client().auth.signInWithOtp({ email });
    await server.mail.flush();
    server.smtp.refuseWith(undefined);
    server.pass(-86_400);
    await server.mail.flush();
    expect((await server.smtp.mailTo(email)).code).toMatch(/^\d{6}$/);
    await server.mail.flush();
    expect(server.smtp.mails.filter((mail) => mail.to === email)).toHaveLength(1);
  });
});

describe("clock jumps, rate limits and reminders", () => {
  let db: Database;
  let clock: number;
  const sent: { tag: string; at: number }[] = [];
  const options = () => ({
    db,
    now: () => clock,
    linkSecret: createSecretKey(Buffer.alloc(32)),
    siteUrl: "https://tea.test",
    mail: { enqueue: async () => "", kick: () => undefined },
    push: {
      async send(_device: unknown, message: { payload: string }): Promise<"sent"> {
        sent.push({ tag: JSON.parse(message.payload).tag, at: clock });
        return "sent";
      },
    },
  });

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE });
    db = await openDatabase({ databaseUrl, dataDir: "" });
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.query("delete from auth.users");
    sent.length = 0;
    clock = Date.parse("2026-11-16T12:00:00Z");
  });

  it("a limit reached before the clock was set back ends at the announced time", async () => {
    const rule = { name: "jump", limit: 2, windowSeconds: 60 };
    const [one, other] = [createRateLimiter(db, () => clock), createRateLimiter(db, () => clock)];
    const hit = async (limiter = one) => (await limiter.hit([{ rule, key: "somebody" }])).allowed;
    expect([await hit(), await hit(), await hit(), await hit(other)]).toEqual([true, true, false, false]);
    clock -= 5 * HOUR;
    // In the process that cached it as in the one that reads the database; and counting continues from there.
    expect([await hit(), await hit(other), await hit(), await hit(other)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    clock += 5 * HOUR;
    expect(await hit()).toBe(true);
  });

  it("servers whose clocks differ by seconds share their counters", async () => {
    const rule = { name: "skew", limit: 3, windowSeconds: 60 };
    const [early, late] = [
      createRateLimiter(db, () => clock - 5_000),
      createRateLimiter(db, () => clock + 5_000),
    ];
    const allowed: boolean[] = [];
    for (const limiter of [late, early, late, early, late])
      allowed.push((await limiter.hit([{ rule, key: "somebody" }])).allowed);
    expect(allowed).toEqual([true, true, true, false, false]);
  });

  it.each([
    ["ten hours", 10 * HOUR],
    ["a month", 30 * DAY],
  ])("reminders notify at their time after the clock had been %s ahead", async (_how, ahead) => {
    await remind("18:00");
    const job = createReminderJob(options());
    await job.run();
    clock += ahead;
    await job.run();
    clock -= ahead;
    for (let step = 0; step < 2 * 24 * 4; step += 1) {
      clock += 15 * MINUTE;
      await job.run();
    }
    await job.stop();
    const right = sent.filter(({ at }) => at < Date.parse("2026-11-18T12:00:01Z"));
    expect(right.map(({ at }) => new Date(at).toISOString())).toEqual([
      "2026-11-16T18:00:00.000Z",
      "2026-11-17T18:00:00.000Z",
    ]);
  });

  it("a server suspended past its claim does not repeat what other servers have sent meanwhile", async () => {
    for (let n = 0; n < 60; n += 1) await remind("12:00");
    const awake = createReminderJob(options());
    // Suspended midway: it has claimed everything, sends what it had loaded, and resumes three minutes later.
    let asleep: (() => void) | undefined;
    const inHand: string[] = [];
    const sleepy = {
      ...options(),
      push: {
        async send(_device: unknown, message: { payload: string }): Promise<"sent"> {
          inHand.push(JSON.parse(message.payload).tag);
          await new Promise<void>((resolve) => {
            const before = asleep;
            asleep = () => {
              before?.();
              resolve();
            };
          });
          return "sent";
        },
      },
    };
    await createReminderJob({ ...options(), push: { send: async () => "failed" as const } }).run();
    await db.query("update reminder_deliveries set claimed_until = null");
    const sleeping = deliverPending(sleepy, createFailingAccounts(sleepy.now));
    await until("fifty notifications in hand", () => inHand.length === 50);
    clock += 3 * MINUTE;
    await awake.run();
    expect(new Set(sent.map(({ tag }) => tag)).size).toBe(60);
    asleep?.();
    await sleeping;
    expect(inHand).toHaveLength(50);
    await awake.run();
    await awake.stop();
    expect(sent).toHaveLength(60);
  });

  async function remind(time: string): Promise<void> {
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.users (email, email_confirmed_at) values (gen_random_uuid() || '@tea.test', now()) returning id",
    );
    const id = rows[0]?.id;
    await db.query(
      `insert into push_subscriptions (user_id, endpoint, p256dh, auth)
       values ($1::uuid, 'https://push.example/' || $1::text, 'k', 'a')`,
      [id],
    );
    await db.query(
      "insert into user_reminders (user_id, title, reminder_time, time_zone) values ($1, 'Tea', $2, 'Etc/UTC')",
      [id, time],
    );
    await db.query("update user_reminders set counts_from = $2, next_due_at = null where user_id = $1", [
      id,
      new Date(clock - HOUR),
    ]);
  }
});
