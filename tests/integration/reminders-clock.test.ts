// A fake clock walks reminders through the year, with three servers looking at once: each due time rings exactly once,
// or is shown as missed.
import { createSecretKey } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createReminderJob, type ReminderJob } from "#server/jobs/reminders.ts";
import type { PushMessage, PushOutcome } from "#server/push/send.ts";
import { claimWaiting } from "#server/reminders/ledger.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { KINDS } from "#tests/support/house.ts";

const MINUTE = 60_000;
const at = (text: string) => Date.parse(text);

type Rule = { time: string; zone: string; frequency?: string; weekday?: number };

describe.each(KINDS)("reminders by a fake clock on %s", (kind) => {
  let place: TestDatabase;
  let db: Database;
  let clock = 0;
  let outcome: (endpoint: string) => PushOutcome = () => "sent";
  const sent: { tag: string; title: string; at: number; ttl: number }[] = [];
  const jobs: ReminderJob[] = [];

  beforeAll(async () => {
    place = await openTestDatabase(kind);
    db = place.db;
    await migrate(db, join(import.meta.dirname, "../../supabase/migrations"));
  });
  afterAll(async () => {
    for (const job of jobs) await job.stop();
    await place.close();
  });
  beforeEach(async () => {
    await db.query("delete from auth.users");
    sent.length = 0;
    outcome = () => "sent";
    jobs.splice(0, jobs.length, newServer(), newServer(), newServer());
  });

  function newServer(): ReminderJob {
    return createReminderJob({
      db,
      now: () => clock,
      linkSecret: createSecretKey(Buffer.alloc(32)),
      siteUrl: "https://tea.test",
      mail: { enqueue: async () => "", kick: () => undefined },
      push: {
        async send(device, message: PushMessage) {
          const payload = JSON.parse(message.payload);
          const result = outcome(device.endpoint);
          if (result === "sent") {
            sent.push({ tag: payload.tag, title: payload.title, at: clock, ttl: message.ttlSeconds });
          }
          return result;
        },
      },
    });
  }

  async function person(devices = 1): Promise<string> {
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.users (email, email_confirmed_at) values (gen_random_uuid() || '@tea.test', now()) returning id",
    );
    const id = rows[0]?.id ?? "";
    await db.query(
      `insert into push_subscriptions (user_id, endpoint, p256dh, auth)
       select $1::uuid, 'https://push.example/' || $1::text || n, 'k', 'a' from generate_series(1, $2::int) n`,
      [id, devices],
    );
    return id;
  }

  /** Made at a moment of the fake clock, which the database does not know. */
  async function remind(user: string, title: string, rule: Rule, made: string): Promise<string> {
    const { rows } = await db.query<{ id: string }>(
      `insert into user_reminders (user_id, title, reminder_time, time_zone, frequency, weekday)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [user, title, rule.time, rule.zone, rule.frequency ?? "daily", rule.weekday ?? null],
    );
    const id = rows[0]?.id ?? "";
    await db.query("update user_reminders set counts_from = $2 where id = $1", [id, made]);
    return id;
  }

  const runAll = () => Promise.all(jobs.map((job) => job.run()));

  async function walk(from: string, to: string, step = 5 * MINUTE): Promise<void> {
    for (clock = at(from); clock <= at(to); clock += step) await runAll();
  }

  const ledger = async () =>
    (
      await db.query<{ title: string; due: string; status: string; because: string | null; day: string }>(
        `select title, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as due, status,
           missed_because as because, local_day::text as day
         from reminder_deliveries order by due_at, title`,
      )
    ).rows;

  it.each([
    [
      "New York springs forward",
      "2027-03-14T05:00Z",
      "2027-03-14T09:00Z",
      "America/New_York",
      {
        "01:30": "2027-03-14T06:30",
        "02:30": "2027-03-14T07:30",
        "03:30": "2027-03-14T07:30",
      },
    ],
    [
      "Toronto falls back",
      "2026-11-01T04:00Z",
      "2026-11-01T08:30Z",
      "America/Toronto",
      {
        "00:30": "2026-11-01T04:30",
        "01:30": "2026-11-01T05:30",
        "03:00": "2026-11-01T08:00",
      },
    ],
    [
      "London springs forward",
      "2027-03-28T00:00Z",
      "2027-03-28T03:00Z",
      "Europe/London",
      {
        "00:30": "2027-03-28T00:30",
        "01:30": "2027-03-28T01:30",
        "02:30": "2027-03-28T01:30",
      },
    ],
    [
      "London falls back",
      "2026-10-25T00:00Z",
      "2026-10-25T03:00Z",
      "Europe/London",
      {
        "01:30": "2026-10-25T00:30",
        "02:30": "2026-10-25T02:30",
      },
    ],
    [
      "a leap day begins",
      "2028-02-29T03:40Z",
      "2028-02-29T04:20Z",
      "America/Guyana",
      { "23:50": "2028-02-29T03:50", "00:10": "2028-02-29T04:10" },
    ],
    [
      "a leap day ends",
      "2028-03-01T03:40Z",
      "2028-03-01T04:20Z",
      "America/Guyana",
      { "23:50": "2028-03-01T03:50", "00:10": "2028-03-01T04:10" },
    ],
    [
      "a year's end",
      "2026-12-31T23:30Z",
      "2027-01-01T00:30Z",
      "Europe/London",
      {
        "23:59": "2026-12-31T23:59",
        "00:00": "2027-01-01T00:00",
      },
    ],
  ] as const)("%s: every kind of reminder, three servers at once", async (_what, from, to, zone, times) => {
    const user = await person(2);
    const before = new Date(at(from) - MINUTE).toISOString();
    const days = [0, 1, 2, 3, 4, 5, 6];
    for (const time of Object.keys(times)) {
      await remind(user, `daily ${time}`, { time, zone }, before);
      await remind(user, `as-needed ${time}`, { time, zone, frequency: "as-needed" }, before);
      for (const weekday of days) {
        await remind(user, `weekly ${time}`, { time, zone, frequency: "weekly", weekday }, before);
      }
    }
    await walk(from, to, 10 * MINUTE);
    const expected = Object.entries(times)
      .flatMap(([time, due]) => [`${due} daily ${time}`, `${due} weekly ${time}`])
      .sort();
    const rows = await ledger();
    expect(rows.map(({ due, title }) => `${due} ${title}`).sort()).toEqual(expected);
    expect(rows.every(({ status }) => status === "sent")).toBe(true);
    // Both devices, once each.
    expect(sent).toHaveLength(expected.length * 2);
    expect(new Set(sent.map(({ tag }) => tag)).size).toBe(expected.length);
  });

  it("three servers share a crowd, and nobody hears twice", async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => person()));
    for (const user of users) {
      for (const n of [1, 2, 3]) {
        await remind(user, `tea ${n}`, { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
      }
    }
    clock = at("2026-11-15T13:00:05Z");
    await runAll();
    await runAll();
    expect(sent).toHaveLength(90);
    expect(new Set(sent.map(({ tag }) => tag)).size).toBe(90);
  });

  it("a server that was down for an hour tells of what was missed, sends what is fresh, and floods nobody", async () => {
    const user = await person();
    for (let minute = 0; minute < 60; minute += 5) {
      const time = `09:${String(minute).padStart(2, "0")}`;
      await remind(user, time, { time, zone: "America/Guyana" }, "2026-11-15T00:00Z");
    }
    clock = at("2026-11-15T12:59:50Z");
    await runAll();
    expect(sent).toEqual([]);
    clock = at("2026-11-15T14:00Z");
    await runAll();
    const rows = await ledger();
    const by = (status: string) => rows.filter((row) => row.status === status).map(({ title }) => title);
    expect(by("sent")).toEqual(["09:45", "09:50", "09:55"]);
    expect(by("missed")).toEqual([
      "09:00",
      "09:05",
      "09:10",
      "09:15",
      "09:20",
      "09:25",
      "09:30",
      "09:35",
      "09:40",
    ]);
    expect(rows.filter((row) => row.status === "missed").every(({ because }) => because === "late")).toBe(
      true,
    );
    expect(sent.map(({ title }) => title).sort()).toEqual(["09:45", "09:50", "09:55"]);
    // What reaches a phone that is switched off must not come after the quarter of an hour.
    expect(sent.find(({ title }) => title === "09:45")?.ttl).toBe(1);
    expect(sent.find(({ title }) => title === "09:55")?.ttl).toBe(600);
  });

  it("days away make one line a day, by the owner's calendar", async () => {
    const user = await person();
    await remind(user, "tea", { time: "22:00", zone: "America/New_York" }, "2026-11-01T03:00Z");
    clock = at("2026-11-01T12:00Z");
    await runAll();
    clock = at("2026-11-04T12:00Z");
    await runAll();
    expect((await ledger()).map(({ day, status }) => `${day} ${status}`)).toEqual([
      "2026-11-01 missed",
      "2026-11-02 missed",
      "2026-11-03 missed",
    ]);
    expect(sent).toEqual([]);
  });

  it("a clock set back repeats nothing", async () => {
    const user = await person();
    await remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    await walk("2026-11-15T12:50Z", "2026-11-15T13:10Z");
    await walk("2026-11-15T12:50Z", "2026-11-15T13:10Z");
    expect(sent).toHaveLength(1);
  });

  it("what a dying server had in its hands is sent by another, once", async () => {
    const user = await person();
    await remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    // The first server dies between claiming and sending.
    outcome = () => "failed";
    clock = at("2026-11-15T13:00:10Z");
    await jobs[0]?.run();
    await db.query("update reminder_deliveries set claimed_until = null");
    expect(await claimWaiting(db, clock, 10)).toHaveLength(1);
    outcome = () => "sent";
    clock += MINUTE;
    await runAll();
    expect(sent).toEqual([]);
    clock += MINUTE;
    await runAll();
    await runAll();
    expect(sent).toHaveLength(1);
  });

  it("a push service's pause delays a reminder; a long one makes it missed", async () => {
    const user = await person();
    await remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    outcome = () => "failed";
    await walk("2026-11-15T13:00Z", "2026-11-15T13:04Z", MINUTE);
    expect((await ledger())[0]?.status).toBe("waiting");
    outcome = () => "sent";
    await walk("2026-11-15T13:05Z", "2026-11-15T13:14Z", MINUTE);
    expect(sent).toHaveLength(1);
    outcome = () => "failed";
    await walk("2026-11-16T13:00Z", "2026-11-16T13:30Z", MINUTE);
    expect((await ledger())[1]).toMatchObject({ status: "missed", because: "failed" });
    expect(sent).toHaveLength(1);
  });

  it("devices that are gone are forgotten, the others ring; without any, it is missed", async () => {
    const user = await person(2);
    await remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    outcome = (endpoint) => (endpoint.endsWith("1") ? "gone" : "sent");
    clock = at("2026-11-15T13:00Z");
    await runAll();
    expect(sent).toHaveLength(1);
    expect((await db.query("select 1 from push_subscriptions")).rowCount).toBe(1);
    outcome = () => "gone";
    clock = at("2026-11-16T13:00Z");
    await runAll();
    clock = at("2026-11-17T13:00Z");
    await runAll();
    expect((await ledger()).map(({ status, because }) => because ?? status)).toEqual([
      "sent",
      "no-device",
      "no-device",
    ]);
  });

  it("snoozing rings again after ten minutes, once; done is silent", async () => {
    const user = await person();
    await remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    clock = at("2026-11-15T13:00Z");
    await runAll();
    const [{ id } = { id: "" }] = (await db.query<{ id: string }>("select id from reminder_deliveries")).rows;
    const answer = async (what: string) =>
      (
        await db.query<{ outcome: string }>("select private.answer_delivery($1, $2, $3) as outcome", [
          id,
          what,
          new Date(clock),
        ])
      ).rows[0]?.outcome;
    clock += MINUTE;
    expect(await answer("snooze")).toBe("snoozed");
    await walk("2026-11-15T13:01Z", "2026-11-15T13:30Z", MINUTE);
    expect(sent.map((push) => push.at)).toEqual([at("2026-11-15T13:00Z"), at("2026-11-15T13:11Z")]);
    expect(await answer("snooze")).toBe("snoozed");
    expect(await answer("done")).toBe("done");
    await walk("2026-11-15T13:31Z", "2026-11-15T14:00Z", MINUTE);
    expect(sent).toHaveLength(2);
    expect(await answer("snooze")).toBe("too late");
    expect(await answer("undone")).toBe("undone");
    clock = at("2026-11-16T02:00Z");
    expect(await answer("snooze")).toBe("too late");
  });

  it("a reminder that is paused, changed or deleted falls silent at once", async () => {
    const user = await person();
    const made = "2026-11-15T00:00Z";
    const tea = await remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, made);
    outcome = () => "failed";
    clock = at("2026-11-15T13:00Z");
    await runAll();
    expect((await ledger())[0]?.status).toBe("waiting");
    await db.query("update user_reminders set active = false where id = $1", [tea]);
    expect(await ledger()).toEqual([]);
    await db.query("update user_reminders set active = true where id = $1", [tea]);
    await db.query("update user_reminders set counts_from = $2 where id = $1", [tea, made]);
    await runAll();
    expect(await ledger()).toHaveLength(1);
    await db.query("delete from user_reminders where id = $1", [tea]);
    expect(await ledger()).toEqual([]);
  });

  it("the plant of the day comes to who asked for it, at their time, once", async () => {
    const user = await person();
    await db.query(
      `insert into plants (id, common_name, scientific_name, description) values ('neem', 'Neem', 'Azadirachta indica', 'x')
       on conflict do nothing`,
    );
    await db.query(
      "insert into plant_of_the_day (featured_date, plant_id) values ('2026-11-15', 'neem') on conflict do nothing",
    );
    await db.query(
      "insert into reminder_settings (user_id, plant_of_the_day, plant_time, time_zone) values ($1, true, '08:00', 'Europe/London')",
      [user],
    );
    await db.query("update reminder_settings set plant_counts_from = '2026-11-15T00:00Z'");
    await walk("2026-11-15T07:50Z", "2026-11-15T08:20Z");
    expect(sent.map(({ title }) => title)).toEqual(["Plant of the day: Neem"]);
    await db.query("update reminder_settings set plant_of_the_day = false");
    await walk("2026-11-16T07:50Z", "2026-11-16T08:20Z");
    expect(sent).toHaveLength(1);
  });
});
