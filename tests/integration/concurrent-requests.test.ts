// Concurrent requests: neither is lost, rejected because of the other, or counted from stale data.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor, Database } from "#server/db/database.ts";
import { recordVote, saveConversation } from "#server/functions/conversations.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import {
  assertRowsUnlocked,
  openBlockingTransaction,
  untilBlocked,
  whileBlocked,
} from "#tests/support/blocking-transaction.ts";
import { openAppDatabase, type TestDatabase } from "#tests/support/database.ts";

describe("concurrent requests on postgres", () => {
  let fixture: TestDatabase;
  let db: Database;
  let people = 0;
  beforeAll(async () => {
    fixture = await openAppDatabase("postgres");
    db = fixture.db;
  });
  afterAll(() => fixture.close());

  /** A user who has opened one plant and bookmarked none, so that there are rows to conflict on. */
  async function newcomer(): Promise<string> {
    people += 1;
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.users (email) values ($1) returning id",
      [`twice-${people}@tea.test`],
    );
    const id = rows[0]?.id ?? "";
    await write(id, view("tulsi"));
    await write(id, bookmark("neem"));
    return id;
  }
  const view = (plant: string) =>
    `insert into user_plant_interactions (user_id, plant_id, viewed_at) values ($1, '${plant}', now())
     on conflict (user_id, plant_id) do update set viewed_at = excluded.viewed_at`;
  const bookmark = (plant: string) =>
    `insert into user_plant_interactions (user_id, plant_id, bookmarked) values ($1, '${plant}', true)
     on conflict (user_id, plant_id) do update set bookmarked = excluded.bookmarked`;
  const round = `insert into game_scores (user_id, game_type, score, difficulty, metadata) values
    ($1, 'herb-identifier', 5, 'easy', '{"total_questions": 5, "percentage": 100, "best_streak": 5}')`;
  /** As a request does it, but in a transaction, which is not retried. */
  const write = async (id: string, sql: string) => {
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.sessions (user_id) values ($1) returning id",
      [id],
    );
    const claims = { role: "authenticated", sub: id, aal: "aal1", session_id: rows[0]?.id };
    const actor: Actor = { role: "authenticated", claims };
    return db.transaction(actor, (tx) => tx.query(sql, [id]));
  };
  const points = async (id: string) =>
    (await db.query("select total_points::int as n from leaderboard_scores where user_id = $1", [id])).rows[0]
      ?.n;
  const lockOf = "select pg_advisory_xact_lock(hashtextextended($1::text, 600))";

  const opening = { first: "opening a plant", one: view("neem") };
  it.each([
    { ...opening, second: "bookmarking it", other: bookmark("neem") },
    {
      ...opening,
      second: "changing its bookmark",
      other: "update user_plant_interactions set bookmarked = false where user_id = $1 and plant_id = 'neem'",
    },
    {
      ...opening,
      second: "deleting it",
      other: "delete from user_plant_interactions where user_id = $1 and plant_id = 'neem'",
    },
    {
      ...opening,
      second: "leaving the leaderboard and changing the name",
      other: "update profiles set display_name = 'Ann', on_leaderboard = false where id = $1",
    },
    {
      first: "playing a perfect round",
      one: round,
      second: "claiming it",
      other: "insert into user_achievements (user_id, achievement_type) values ($1, 'perfect_quiz')",
    },
  ])("$first does not deadlock with $second", async ({ one, other }) => {
    const id = await newcomer();
    if (one === round) {
      await write(id, round);
      // As if it had been played before achievements existed.
      await db.query(
        "delete from user_achievements where user_id = $1 and achievement_type = 'perfect_quiz'",
        [id],
      );
      await db.query(
        "update game_scores set played_at = played_at - interval '1 hour', dealt_at = created_at where user_id = $1",
        [id],
      );
    }
    const { release } = await openBlockingTransaction(db, lockOf, [id]);
    const firstDone = Promise.allSettled([write(id, one)]);
    await untilBlocked(db, 1, firstDone);
    const secondDone = Promise.allSettled([write(id, other)]);
    await untilBlocked(db, 2, secondDone);
    await release();
    const outcomes = [...(await firstDone), ...(await secondDone)];
    // Claiming what the round has just unlocked is rejected like any second claim.
    const codes = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.code : "done"));
    expect(codes).toEqual(["done", one === round ? "23505" : "done"]);
  });

  async function leave(id: string): Promise<void> {
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.sessions (user_id) values ($1) returning id",
      [id],
    );
    const claims = { role: "authenticated", sub: id, session_id: rows[0]?.id };
    await db.transaction({ role: "authenticated", claims }, (tx) => tx.query("select delete_my_account()"));
  }

  /** The request that came first holds the user's lock; this one waits for it without holding any other lock. */
  async function inLine(id: string, has: string, work: () => Promise<unknown>): Promise<void> {
    let ended: Promise<unknown> | undefined;
    await whileBlocked(db, `select from auth.users where id = $1 ${has}`, [id], async (tx) => {
      let done = false;
      ended = work().finally(() => {
        done = true;
      });
      await untilBlocked(db, 1, Promise.allSettled([ended]));
      expect(done).toBe(false);
      await assertRowsUnlocked(tx, ["auth", "private", "public"], id);
      expect((await tx.query(turnOf, [id])).rows).toEqual([{ free: true }]);
    });
    await ended;
  }

  const turnOf = "select pg_try_advisory_xact_lock(hashtextextended($1::text, 600)) as free";
  it.each([
    ["opening a plant", view("tulsi")],
    ["opening another plant", view("moringa")],
    ["deleting a bookmark", "delete from user_plant_interactions where user_id = $1"],
    ["playing a round", round],
    ["being dealt rounds", "select deal_rounds(2) where $1::uuid is not null"],
    ["changing the display name", "update profiles set display_name = 'Ann' where id = $1"],
    [
      "learning",
      `insert into quiz_memory (user_id, plant_id, box, answered_at) values ($1, 'neem', 2, now()), ($1, 'tulsi', 1, now())
       on conflict (user_id, game, plant_id) do update set box = excluded.box`,
    ],
    ["deleting a testimonial", "delete from testimonials where user_id = $1"],
    ["pausing a reminder", "update user_reminders set active = false where user_id = $1"],
    ["deleting a device", "delete from push_subscriptions where user_id = $1"],
  ])("%s and deleting the account do not deadlock", async (_what, sql) => {
    const id = await newcomer();
    for (const row of [
      "quiz_memory (user_id, plant_id, box, answered_at) values ($1, 'neem', 1, '2026-01-01')",
      "testimonials (user_id, plant_id, body) values ($1, 'neem', 'It tasted bitter and I liked it.')",
      "user_reminders (user_id, title) values ($1, 'tea')",
      "push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, 'https://push.test/' || $1::uuid, 'k', 'a')",
    ])
      await db.query(`insert into ${row}`, [id]);
    await inLine(id, "for update", () => write(id, sql));
    await inLine(id, "for key share", () => leave(id));
    expect((await db.query("select from auth.users where id = $1", [id])).rows).toEqual([]);
  });

  it("asking, giving feedback and deleting the account do not deadlock", async () => {
    const answer: Parameters<typeof saveConversation>[2]["answer"] = {
      suggestion: "Go to a hospital.",
      suggested_herbs: [],
      condition: null,
      triage: "emergency",
      ask: "emergency",
      latch: "emergency",
    };
    const [userId, sessionId] = [await newcomer(), crypto.randomUUID()];
    await db.query("update auth.users set raw_user_meta_data = $2 where id = $1", [
      userId,
      { keep_health_questions: true },
    ]);
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.sessions (user_id) values ($1) returning id",
      [userId],
    );
    const signInId = rows[0]?.id ?? "";
    const ask = () =>
      saveConversation(
        db,
        { userId, signInId, sessionId },
        {
          query: "q",
          answer,
          remembered: { latch: "none", since: null },
          now: Date.now(),
          isKept: true,
        },
      );
    const conversationId = await ask();
    if (conversationId === null) throw new Error("nothing was stored");
    await inLine(userId, "for update", ask);
    await inLine(userId, "for update", () =>
      recordVote(db, { userId, sessionId, conversationId, wasHelpful: true, reason: null }),
    );
    await leave(userId);
    expect(await ask()).toBeNull();
  });

  it("a user can open and bookmark plants from several tabs concurrently", async () => {
    const id = await newcomer();
    for (let turn = 0; turn < 15; turn += 1) {
      const plants = ["neem", "tulsi"];
      await Promise.all([...plants.map(view), ...plants.map(bookmark)].map((sql) => write(id, sql)));
    }
    const { rows } = await db.query(
      "select plant_id, bookmarked, viewed_at is not null as viewed from user_plant_interactions where user_id = $1 order by 1",
      [id],
    );
    expect(rows).toEqual([
      { plant_id: "neem", bookmarked: true, viewed: true },
      { plant_id: "tulsi", bookmarked: true, viewed: true },
    ]);
  });

  it("a single statement that was the victim of a deadlock is retried once", async () => {
    await db.script(`
      create table at_once (id int primary key, n int not null default 0);
      insert into at_once values (1), (2);
      create sequence tries;
      create function both_at_once() returns void language plpgsql as $$
      begin
        -- A sequence is not undone with its statement. The second try waits for the other, whichever of them is quicker.
        if nextval('tries') > 1 then
          update at_once set n = n + 1 where id = 1;
          update at_once set n = n + 1 where id = 2;
          return;
        end if;
        update at_once set n = n + 1 where id = 2;
        perform pg_advisory_xact_lock(1420);
        update at_once set n = n + 1 where id = 1;
      end $$`);
    const { release: open } = await openBlockingTransaction(db, "select pg_advisory_xact_lock(1420)", []);
    const single = Promise.allSettled([db.query("select both_at_once()")]);
    await untilBlocked(db, 1);
    const other = Promise.allSettled([
      db.transaction("owner", async (tx) => {
        // PostgreSQL cancels the transaction that detects the deadlock: it must be the single statement.
        await tx.query("set local deadlock_timeout = '1h'");
        await tx.query("update at_once set n = n + 1 where id = 1");
        await tx.query("update at_once set n = n + 1 where id = 2");
      }),
    ]);
    await untilBlocked(db, 2);
    await open();
    expect([...(await single), ...(await other)].map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
    ]);
    expect((await db.query("select n from at_once")).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it("unlocking an achievement while its points change grants the new points, and holders lose none", async () => {
    const [holder, fresh] = [await newcomer(), await newcomer()];
    await db.query("delete from user_plant_interactions where user_id = $1", [fresh]);
    await db.query("delete from user_achievements where user_id = $1", [fresh]);
    const before = Number(await points(holder));
    const { release: commit } = await openBlockingTransaction(
      db,
      "update achievement_catalog set points = points + 3 where code = $1",
      ["first_leaf"],
    );
    const writes = Promise.all([write(fresh, view("neem")), write(holder, view("neem"))]);
    await untilBlocked(db, 2, writes);
    await commit();
    await writes;
    expect(await points(fresh)).toBe(5 + 3 + 2);
    expect(await points(holder)).toBe(before + 3 + 2);
    await db.query("update achievement_catalog set points = 5 where code = 'first_leaf'");
    expect(await points(holder)).toBe(before + 2);
  });

  it("counting, refunding and purging rate limits do not deadlock", async () => {
    const once: Pick<Database, "query" | "script"> = {
      query: (sql, params) => db.transaction("owner", (tx) => tx.query(sql, params)),
      script: (sql) => db.script(sql),
    };
    const limiter = createRateLimiter(once, Date.now);
    const later = createRateLimiter(once, () => Date.now() + 120_000);
    const hits = ["b", "a"].map((name) => ({ rule: { name, limit: 100, windowSeconds: 60 }, key: "x" }));
    for (const meanwhile of [() => limiter.refund(hits), () => later.purge()]) {
      // The rows are stored in the reverse of the order in which they are counted.
      await db.query("truncate private.rate_limits");
      for (const hit of hits) await limiter.hit([hit]);
      const { release } = await openBlockingTransaction(
        db,
        "select from private.rate_limits where bucket like 'a:%' for update",
        [],
      );
      const counted = Promise.allSettled([limiter.hit(hits)]);
      await untilBlocked(db, 1);
      const done = Promise.allSettled([meanwhile()]);
      await untilBlocked(db, 2, done);
      await release();
      expect([...(await counted), ...(await done)].map(({ status }) => status)).toEqual([
        "fulfilled",
        "fulfilled",
      ]);
    }
  });
});
