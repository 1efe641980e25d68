// The retention periods of the privacy page against the jobs that enforce them: one row of each kind, before and after.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { retentionPeriods } from "#app/features/legal/retention-periods.ts";
import { ADDRESS_UNDO_DAYS } from "#server/auth/storage/bare-arrival.ts";
import { ONE_TIME_SECONDS } from "#server/auth/storage/one-time-tokens.ts";
import { IDLE_SESSION_DAYS, MAIL_DAYS, sweepAccounts, UNCONFIRMED_DAYS } from "#server/auth/storage/sweep.ts";
import { USED_LINK_DAYS } from "#server/auth/storage/used-links.ts";
import {
  CHAT_MEMORY_DAYS,
  DAILY_VISITOR_DAYS,
  deleteExpiredData,
  EVENT_DAYS,
  GUEST_CONVERSATION_DAYS,
  PLANT_VIEWER_DAYS,
  QUESTION_EVENT_DAYS,
  REMINDER_DELIVERY_DAYS,
} from "#server/jobs/retention.ts";
import { openTrustedClock } from "#server/jobs/trusted-clock.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import {
  createLocalTransport,
  deleteMailsBefore,
  listMails,
  mailFolder,
} from "#server/mail/local-mailbox.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

it("the privacy page and the jobs name the same periods", () => {
  expect(retentionPeriods).toEqual({
    guestConversationDays: GUEST_CONVERSATION_DAYS,
    questionEventDays: QUESTION_EVENT_DAYS,
    eventDays: EVENT_DAYS,
    chatMemoryDays: CHAT_MEMORY_DAYS,
    idleSessionDays: IDLE_SESSION_DAYS,
    unconfirmedDays: UNCONFIRMED_DAYS,
    leftStepDays: ADDRESS_UNDO_DAYS,
    mailDays: MAIL_DAYS,
    reminderDays: REMINDER_DELIVERY_DAYS,
    dailyVisitorDays: DAILY_VISITOR_DAYS,
  });
});

describe("retention", () => {
  let server: TestServer;
  let ann: Person;
  /** Noon, so that an hour more or less stays within the day. */
  const start = Date.UTC(2016, 0, 15, 12);
  const at = new Date(start).toISOString();
  beforeAll(async () => {
    server = await openTestServer(EITHER_DATABASE);
    ann = await server.person("ann@tea.test");
  });
  afterAll(() => server.close());

  const purge = async (now: number) => {
    await deleteExpiredData(server.db, now);
    await sweepAccounts(server.db, now);
  };
  const count = async (from: string) =>
    (await server.db.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n;
  const insert = (table: string, row: Record<string, unknown>) =>
    server.db.query(
      `insert into ${table} (${Object.keys(row).join(", ")}) values (${Object.keys(row).map((_, n) => `$${n + 1}`)})`,
      Object.values(row),
    );
  const question = { session_id: crypto.randomUUID(), query: "q", ai_response: "a", triage: "routine" };
  const uuid = crypto.randomUUID();

  const kinds: [
    what: string,
    table: string,
    row: () => Record<string, unknown>,
    keptMs: number,
    slackMs: number,
  ][] = [
    [
      "a guest's question",
      "public.conversations",
      () => ({ ...question, created_at: at }),
      retentionPeriods.guestConversationDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "the event of a question",
      "public.user_analytics_events",
      () => ({ event_type: "ai_query", created_at: at }),
      retentionPeriods.questionEventDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "a usage event",
      "public.user_analytics_events",
      () => ({ event_type: "page_view", created_at: at }),
      retentionPeriods.eventDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "a daily count",
      "private.daily_counts",
      () => ({ day: at, kind: "visitor", n: 1 }),
      retentionPeriods.eventDays * DAY_MS,
      DAY_MS,
    ],
    [
      "the visitors of a day",
      "private.daily_visitors",
      () => ({ day: at, user_id: ann.id }),
      retentionPeriods.dailyVisitorDays * DAY_MS,
      DAY_MS,
    ],
    [
      "the network of a plant view",
      "private.plant_viewers",
      () => ({ day: at, viewer: "hash", plant_id: "neem" }),
      PLANT_VIEWER_DAYS * DAY_MS,
      DAY_MS,
    ],
    [
      "the memory of a chat session",
      "private.chat_sessions",
      () => ({ session_id: uuid, owner: "guest", latch: "crisis", updated_at: at }),
      retentionPeriods.chatMemoryDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "a sign-in link",
      "auth.one_time_tokens",
      () => ({
        user_id: ann.id,
        token_type: "recovery",
        token_hash: "h",
        relates_to: "",
        created_at: at,
        expires_at: new Date(start + ONE_TIME_SECONDS * 1000),
      }),
      HOUR_MS,
      60_000,
    ],
    [
      "the record of a used link",
      "private.used_links",
      () => ({ token_hash: "h", used_at: at }),
      USED_LINK_DAYS * DAY_MS,
      HOUR_MS,
    ],
    [
      "an unused session",
      "auth.sessions",
      () => ({ user_id: ann.id, created_at: new Date(0), refreshed_at: at }),
      retentionPeriods.idleSessionDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "a second step that waits for an undo",
      "private.left_second_steps",
      () => ({ user_id: ann.id, left_at: at, credential: "{}" }),
      retentionPeriods.leftStepDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "a reminder delivery",
      "public.reminder_deliveries",
      () => ({ user_id: ann.id, title: "tea", time_zone: "UTC", due_at: at, local_day: at, send_at: at }),
      retentionPeriods.reminderDays * DAY_MS,
      HOUR_MS,
    ],
    [
      "a sent mail",
      "private.mails",
      () => ({
        kind: "test",
        subject: "s",
        next_attempt_at: at,
        expires_at: at,
        sent_at: at,
        created_at: at,
      }),
      retentionPeriods.mailDays * DAY_MS,
      HOUR_MS,
    ],
  ];

  it.each(kinds)(
    "%s is deleted after its period, and no sooner",
    async (_what, table, row, keptMs, slackMs) => {
      await server.db.query(`delete from ${table}`);
      await insert(table, row());
      await purge(start + keptMs - slackMs);
      expect(await count(table)).toBe(1);
      await purge(start + keptMs + slackMs);
      expect(await count(table)).toBe(0);
    },
  );

  it("an account that was never confirmed is deleted with its data; one in use, banned or just mailed is kept", async () => {
    const account = (email: string, more: Record<string, unknown> = {}) =>
      insert("auth.users", { id: crypto.randomUUID(), email, created_at: at, ...more });
    await account("never@tea.test", { encrypted_password: "h", confirmation_sent_at: at, invited_at: at });
    await account("confirmed@tea.test", { email_confirmed_at: at });
    await account("banned@tea.test", { banned_until: new Date(start + 3650 * DAY_MS) });
    await account("mailed@tea.test");
    await account("soft@tea.test", { email: null, deleted_at: at });
    await account("wallet@tea.test", { email: null, last_sign_in_at: at });
    await account("guest@tea.test", { email: null, is_anonymous: true });
    const { rows } = await server.db.query<{ id: string }>(
      "select id from auth.users where email = 'mailed@tea.test'",
    );
    const kept = retentionPeriods.unconfirmedDays * DAY_MS;
    await insert("auth.one_time_tokens", {
      user_id: rows[0]?.id,
      token_type: "signup",
      token_hash: "mailed",
      relates_to: "mailed@tea.test",
      created_at: at,
      expires_at: new Date(start + kept + 2 * HOUR_MS),
    });
    const made = "auth.users where created_at = '2016-01-15 12:00Z'";
    await purge(start + kept - HOUR_MS);
    expect(await count(made)).toBe(7);
    await purge(start + kept + HOUR_MS);
    expect(await count(made)).toBe(6);
    expect(await count("auth.users where email = 'never@tea.test'")).toBe(0);
    await purge(start + kept + 3 * HOUR_MS);
    expect(await count("auth.users where email = 'mailed@tea.test'")).toBe(0);
    expect(await count(made)).toBe(5);
    await server.db.query(`delete from ${made}`);
  });

  it("the number of questions per day is kept", async () => {
    await server.db.query("delete from private.daily_counts");
    await insert("private.daily_counts", { day: at, kind: "conversation", n: 1 });
    await purge(start + 3650 * DAY_MS);
    expect(await count("private.daily_counts")).toBe(1);
  });

  it("users' own data is kept until they delete it", async () => {
    const own = { user_id: ann.id, created_at: at };
    const round = { total_questions: 5, percentage: 100, best_streak: 5 };
    await insert("public.conversations", { ...question, ...own });
    await insert("public.user_plant_interactions", { ...own, plant_id: "neem", bookmarked: true });
    await insert("public.game_scores", {
      ...own,
      game_type: "herb-identifier",
      score: 5,
      difficulty: "easy",
      metadata: round,
    });
    await insert("public.user_reminders", { ...own, title: "tea" });
    await insert("public.testimonials", {
      ...own,
      plant_id: "neem",
      body: "It tasted bitter and I liked it.",
    });
    await insert("public.reports", { ...own, plant_id: "neem", body: "There is a mistake here." });
    await purge(start + 3650 * DAY_MS);
    for (const table of [
      "conversations",
      "user_plant_interactions",
      "game_scores",
      "user_reminders",
      "testimonials",
      "reports",
      "profiles",
    ]) {
      expect(await count(`public.${table}`), table).toBe(1);
    }
  });

  describe("with a clock that jumps years ahead", () => {
    let clock: number;
    /** A guest's question from the last day with a visitor. */
    const lastAsked = async (at: number) => {
      await insert("public.conversations", { ...question, created_at: new Date(at) });
      await server.db.query("select private.fold_counts()");
      await server.db.query("delete from private.daily_counts");
      await insert("private.daily_counts", { day: new Date(at), kind: "page", n: 1 });
    };
    /** Runs the hourly cleanup so often and returns how many guests' questions are left. */
    const rounds = async (believed: () => Promise<number>, times: number) => {
      for (let n = 0; n < times; n += 1) await purge(await believed());
      return count("public.conversations where user_id is null");
    };
    beforeEach(() => server.db.query("delete from public.conversations"));

    it("data ages by at most a day per hour, so that little is lost if the clock is fixed within the day", async () => {
      clock = start;
      await lastAsked(start);
      const believed = await openTrustedClock(server.db, () => clock);
      clock = start + 3650 * DAY_MS;
      expect(await rounds(believed, retentionPeriods.guestConversationDays - 2)).toBe(1);
      clock = start + HOUR_MS;
      expect(await believed()).toBe(clock);
      clock = start + 3650 * DAY_MS;
      expect(await rounds(believed, retentionPeriods.guestConversationDays + 2)).toBe(0);
    });

    it("the same holds for a server started with the wrong clock", async () => {
      await lastAsked(start);
      clock = start + 3650 * DAY_MS;
      expect(await rounds(await openTrustedClock(server.db, () => clock), 24)).toBe(1);
    });

    it("nothing ages beyond the database's own clock, however long it lasts", async () => {
      const today = Date.now();
      await lastAsked(today);
      clock = today + 3650 * DAY_MS;
      expect(await rounds(await openTrustedClock(server.db, () => clock), 50)).toBe(1);
    });
  });

  it("hashes of network addresses are deleted when they are no longer counted", async () => {
    let now = start;
    const limiter = createRateLimiter(server.db, () => now);
    await server.db.query("delete from private.rate_limits");
    await limiter.hit([{ rule: { name: "test", limit: 5, windowSeconds: 3600 }, key: "192.0.2.1" }]);
    now = start + HOUR_MS - 1000;
    await limiter.purge();
    expect(await count("private.rate_limits")).toBe(1);
    now = start + HOUR_MS;
    await limiter.purge();
    expect(await count("private.rate_limits")).toBe(0);
  });
});

it("mails in the local mailbox are deleted after the same period as those in the database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-mails-"));
  const transport = createLocalTransport({ dataDir, from: "tea@tea.test" });
  const write = (id: string, createdAt: Date) =>
    transport.deliver({ id, to: "a@tea.test", subject: "s", text: "t", html: "h", headers: {}, createdAt });
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  await write(old, new Date(0));
  await write(young, new Date(MAIL_DAYS * DAY_MS));
  await deleteMailsBefore(dataDir, 1);
  expect(await listMails(mailFolder(dataDir))).toEqual([expect.stringContaining(young)]);
  transport.close();
  rmSync(dataDir, { recursive: true });
});
