// Reminder delivery with failures: several servers, crashed servers, an outage of the push service, expired devices,
// and users who snooze, pause or delete.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimPending } from "#server/reminders/deliveries.ts";
import { planReminders } from "#server/reminders/plan.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { at, MINUTE, openReminderClock, type ReminderClock } from "#tests/support/reminder-clock.ts";

describe.each(databaseKinds({ smoke: false }))("reminder delivery on %s", (kind) => {
  let reminders: ReminderClock;
  beforeAll(async () => {
    reminders = await openReminderClock(kind);
  });
  afterAll(() => reminders.close());
  beforeEach(() => reminders.reset());

  it("three servers share the work and deliver each reminder once", async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => reminders.person()));
    for (const user of users) {
      for (const n of [1, 2, 3]) {
        await reminders.remind(
          user,
          `tea ${n}`,
          { time: "09:00", zone: "America/Guyana" },
          "2026-11-15T00:00Z",
        );
      }
    }
    reminders.state.now = at("2026-11-15T13:00:05Z");
    await reminders.runAll();
    await reminders.runAll();
    expect(reminders.sent).toHaveLength(90);
    expect(new Set(reminders.sent.map(({ tag }) => tag)).size).toBe(90);
  });

  it("a reminder claimed by a crashed server is sent once by another", async () => {
    const user = await reminders.person();
    await reminders.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    // The first server crashes between claiming and sending.
    reminders.state.outcome = () => "failed";
    reminders.state.now = at("2026-11-15T13:00:10Z");
    await reminders.jobs[0]?.run();
    await reminders.db.query("update reminder_deliveries set claimed_until = null");
    expect(await claimPending(reminders.db, reminders.state.now, 10)).toHaveLength(1);
    reminders.state.outcome = () => "sent";
    reminders.state.now += MINUTE;
    await reminders.runAll();
    expect(reminders.sent).toEqual([]);
    reminders.state.now += MINUTE;
    await reminders.runAll();
    await reminders.runAll();
    expect(reminders.sent).toHaveLength(1);
  });

  it("a stopped server sends no more of its claimed reminders; another sends them at once, each once", async () => {
    for (const title of ["bush", "tea", "bath"]) {
      await reminders.remind(
        await reminders.person(),
        title,
        { time: "09:00", zone: "America/Guyana" },
        "2026-11-15T00:00Z",
      );
    }
    reminders.state.now = at("2026-11-15T13:00:05Z");
    // Planned and claimed, and due to be sent again in a minute.
    reminders.state.outcome = () => "failed";
    await reminders.runAll();
    reminders.state.now += MINUTE;
    const [first, second] = reminders.jobs;
    let stopped: Promise<void> | undefined;
    reminders.state.outcome = () => {
      stopped ??= first?.stop();
      return "sent";
    };
    await first?.run();
    await stopped;
    expect(reminders.sent).toHaveLength(1);
    await second?.run();
    expect(reminders.sent.map(({ title }) => title).sort()).toEqual(["bath", "bush", "tea"]);
  });

  it("an outage of the push service delays a reminder, and a long one makes it missed", async () => {
    const user = await reminders.person();
    await reminders.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    reminders.state.outcome = () => "failed";
    await reminders.runBetween("2026-11-15T13:00Z", "2026-11-15T13:04Z", MINUTE);
    expect((await reminders.ledger())[0]?.status).toBe("waiting");
    reminders.state.outcome = () => "sent";
    await reminders.runBetween("2026-11-15T13:05Z", "2026-11-15T13:14Z", MINUTE);
    expect(reminders.sent).toHaveLength(1);
    reminders.state.outcome = () => "failed";
    await reminders.runBetween("2026-11-16T13:00Z", "2026-11-16T13:30Z", MINUTE);
    expect((await reminders.ledger())[1]).toMatchObject({ status: "missed", because: "failed" });
    expect(reminders.sent).toHaveLength(1);
  });

  it("devices that never answer cost one attempt of their account, and first attempts come before retries", async () => {
    const [dead, reader] = [await reminders.person(), await reminders.person()];
    const remind = (user: typeof dead, title: string, time: string) =>
      reminders.remind(user, title, { time, zone: "America/Guyana" }, "2026-11-15T00:00Z");
    for (let n = 0; n < 40; n += 1) await remind(dead, `dead ${n}`, "09:00");
    let tried = 0;
    reminders.state.outcome = () => {
      tried += 1;
      return "failed";
    };
    reminders.state.now = at("2026-11-15T13:00:05Z");
    await reminders.jobs[0]?.run();
    const first = tried;
    expect(first).toBeGreaterThan(0);
    reminders.state.now += 30_000;
    await reminders.jobs[0]?.run();
    expect(tried).toBe(first);
    // Due later, and claimed first.
    await remind(reader, "reader", "09:02");
    reminders.state.now = at("2026-11-15T13:02:05Z");
    await planReminders(reminders.db, reminders.state.now);
    const [next] = await claimPending(reminders.db, reminders.state.now, 1);
    expect(next).toMatchObject({ title: "reader" });
  });

  it("mails of one person are bounded by the hour and the day, however often times are changed", async () => {
    const user = await reminders.person();
    await reminders.db.query("insert into reminder_settings (user_id, channel) values ($1, 'email')", [user]);
    const mailed = async () =>
      (await reminders.db.query("select 1 from private.mails where user_id = $1", [user])).rows.length;
    const ring = async (day: string, hour: number, minute: number) => {
      const clock = (h: number) => `${String(h).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
      await reminders.db.query("delete from user_reminders where user_id = $1", [user]);
      for (let n = 0; n < 50; n += 1)
        await reminders.remind(user, `tea ${n}`, { time: clock(hour), zone: "UTC" }, `${day}T00:00Z`);
      reminders.state.now = at(`${day}T${clock(hour)}:05Z`);
      await reminders.jobs[0]?.run();
    };
    await ring("2026-11-15", 13, 0);
    expect(await mailed()).toBe(50);
    await ring("2026-11-15", 13, 10);
    await ring("2026-11-15", 13, 20);
    expect(await mailed()).toBe(60);
    const missed = (await reminders.ledger()).filter(({ because }) => because === "failed");
    expect(missed).toHaveLength(90);
    for (const hour of [15, 17, 19]) await ring("2026-11-15", hour, 0);
    expect(await mailed()).toBe(150);
    await ring("2026-11-16", 20, 0);
    expect(await mailed()).toBe(200);
  });

  it("the plant of the day comes once a day, however often its time is changed", async () => {
    const user = await reminders.person();
    await reminders.db.query("insert into reminder_settings (user_id) values ($1)", [user]);
    for (const time of ["13:00", "13:10", "13:20"]) {
      await reminders.db.query(
        "update reminder_settings set plant_of_the_day = true, plant_time = $2, time_zone = 'UTC' where user_id = $1",
        [user, time],
      );
      await reminders.db.query("update reminder_settings set plant_counts_from = $2 where user_id = $1", [
        user,
        "2026-11-15T00:00Z",
      ]);
      reminders.state.now = at(`2026-11-15T${time}:05Z`);
      await reminders.jobs[0]?.run();
    }
    expect(await reminders.ledger()).toHaveLength(1);
  });

  it("expired devices are deleted and the others notified; without any the reminder is missed", async () => {
    const user = await reminders.person(2);
    await reminders.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    reminders.state.outcome = (endpoint) => (endpoint.endsWith("1") ? "gone" : "sent");
    reminders.state.now = at("2026-11-15T13:00Z");
    await reminders.runAll();
    expect(reminders.sent).toHaveLength(1);
    expect((await reminders.db.query("select 1 from push_subscriptions")).rowCount).toBe(1);
    reminders.state.outcome = () => "gone";
    reminders.state.now = at("2026-11-16T13:00Z");
    await reminders.runAll();
    reminders.state.now = at("2026-11-17T13:00Z");
    await reminders.runAll();
    expect((await reminders.ledger()).map(({ status, because }) => because ?? status)).toEqual([
      "sent",
      "no-device",
      "no-device",
    ]);
  });

  it("a snoozed reminder notifies again once after ten minutes, and a done one does not", async () => {
    const user = await reminders.person();
    await reminders.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    reminders.state.now = at("2026-11-15T13:00Z");
    await reminders.runAll();
    const [{ id } = { id: "" }] = (
      await reminders.db.query<{ id: string }>("select id from reminder_deliveries")
    ).rows;
    const answer = async (what: string) =>
      (
        await reminders.db.query<{ outcome: string }>(
          "select private.answer_delivery($1, $2, $3) as outcome",
          [id, what, new Date(reminders.state.now)],
        )
      ).rows[0]?.outcome;
    reminders.state.now += MINUTE;
    expect(await answer("snooze")).toBe("snoozed");
    await reminders.runBetween("2026-11-15T13:01Z", "2026-11-15T13:30Z", MINUTE);
    expect(reminders.sent.map((push) => push.at)).toEqual([at("2026-11-15T13:00Z"), at("2026-11-15T13:11Z")]);
    expect(await answer("snooze")).toBe("snoozed");
    expect(await answer("done")).toBe("done");
    await reminders.runBetween("2026-11-15T13:31Z", "2026-11-15T14:00Z", MINUTE);
    expect(reminders.sent).toHaveLength(2);
    expect(await answer("snooze")).toBe("too late");
    expect(await answer("undone")).toBe("undone");
    reminders.state.now = at("2026-11-16T02:00Z");
    expect(await answer("snooze")).toBe("too late");
  });

  it("a paused, changed or deleted reminder stops notifying at once", async () => {
    const user = await reminders.person();
    const made = "2026-11-15T00:00Z";
    const tea = await reminders.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, made);
    reminders.state.outcome = () => "failed";
    reminders.state.now = at("2026-11-15T13:00Z");
    await reminders.runAll();
    expect((await reminders.ledger())[0]?.status).toBe("waiting");
    await reminders.db.query("update user_reminders set active = false where id = $1", [tea]);
    expect(await reminders.ledger()).toEqual([]);
    await reminders.db.query("update user_reminders set active = true where id = $1", [tea]);
    await reminders.db.query("update user_reminders set counts_from = $2 where id = $1", [tea, made]);
    await reminders.runAll();
    expect(await reminders.ledger()).toHaveLength(1);
    await reminders.db.query("delete from user_reminders where id = $1", [tea]);
    expect(await reminders.ledger()).toEqual([]);
  });
});
