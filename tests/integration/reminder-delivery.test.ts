// Reminder delivery with failures: several servers, crashed servers, an outage of the push service, expired devices,
// and users who snooze, pause or delete.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimPending } from "#server/reminders/deliveries.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { at, MINUTE, openReminderClock, type ReminderClock } from "#tests/support/reminder-clock.ts";

describe.each(databaseKinds({ smoke: false }))("reminder delivery on %s", (kind) => {
  let there: ReminderClock;
  beforeAll(async () => {
    there = await openReminderClock(kind);
  });
  afterAll(() => there.close());
  beforeEach(() => there.reset());

  it("three servers share the work and deliver each reminder once", async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => there.person()));
    for (const user of users) {
      for (const n of [1, 2, 3]) {
        await there.remind(user, `tea ${n}`, { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
      }
    }
    there.state.now = at("2026-11-15T13:00:05Z");
    await there.runAll();
    await there.runAll();
    expect(there.sent).toHaveLength(90);
    expect(new Set(there.sent.map(({ tag }) => tag)).size).toBe(90);
  });

  it("a reminder claimed by a crashed server is sent once by another", async () => {
    const user = await there.person();
    await there.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    // The first server crashes between claiming and sending.
    there.state.outcome = () => "failed";
    there.state.now = at("2026-11-15T13:00:10Z");
    await there.jobs[0]?.run();
    await there.db.query("update reminder_deliveries set claimed_until = null");
    expect(await claimPending(there.db, there.state.now, 10)).toHaveLength(1);
    there.state.outcome = () => "sent";
    there.state.now += MINUTE;
    await there.runAll();
    expect(there.sent).toEqual([]);
    there.state.now += MINUTE;
    await there.runAll();
    await there.runAll();
    expect(there.sent).toHaveLength(1);
  });

  it("a stopped server sends no more of its claimed reminders; another sends them at once, each once", async () => {
    for (const title of ["bush", "tea", "bath"]) {
      await there.remind(
        await there.person(),
        title,
        { time: "09:00", zone: "America/Guyana" },
        "2026-11-15T00:00Z",
      );
    }
    there.state.now = at("2026-11-15T13:00:05Z");
    // Planned and claimed, and due to be sent again in a minute.
    there.state.outcome = () => "failed";
    await there.runAll();
    there.state.now += MINUTE;
    const [first, second] = there.jobs;
    let stopped: Promise<void> | undefined;
    there.state.outcome = () => {
      stopped ??= first?.stop();
      return "sent";
    };
    await first?.run();
    await stopped;
    expect(there.sent).toHaveLength(1);
    await second?.run();
    expect(there.sent.map(({ title }) => title).sort()).toEqual(["bath", "bush", "tea"]);
  });

  it("an outage of the push service delays a reminder, and a long one makes it missed", async () => {
    const user = await there.person();
    await there.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    there.state.outcome = () => "failed";
    await there.runBetween("2026-11-15T13:00Z", "2026-11-15T13:04Z", MINUTE);
    expect((await there.ledger())[0]?.status).toBe("waiting");
    there.state.outcome = () => "sent";
    await there.runBetween("2026-11-15T13:05Z", "2026-11-15T13:14Z", MINUTE);
    expect(there.sent).toHaveLength(1);
    there.state.outcome = () => "failed";
    await there.runBetween("2026-11-16T13:00Z", "2026-11-16T13:30Z", MINUTE);
    expect((await there.ledger())[1]).toMatchObject({ status: "missed", because: "failed" });
    expect(there.sent).toHaveLength(1);
  });

  it("expired devices are deleted and the others notified; without any the reminder is missed", async () => {
    const user = await there.person(2);
    await there.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    there.state.outcome = (endpoint) => (endpoint.endsWith("1") ? "gone" : "sent");
    there.state.now = at("2026-11-15T13:00Z");
    await there.runAll();
    expect(there.sent).toHaveLength(1);
    expect((await there.db.query("select 1 from push_subscriptions")).rowCount).toBe(1);
    there.state.outcome = () => "gone";
    there.state.now = at("2026-11-16T13:00Z");
    await there.runAll();
    there.state.now = at("2026-11-17T13:00Z");
    await there.runAll();
    expect((await there.ledger()).map(({ status, because }) => because ?? status)).toEqual([
      "sent",
      "no-device",
      "no-device",
    ]);
  });

  it("a snoozed reminder notifies again once after ten minutes, and a done one does not", async () => {
    const user = await there.person();
    await there.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    there.state.now = at("2026-11-15T13:00Z");
    await there.runAll();
    const [{ id } = { id: "" }] = (await there.db.query<{ id: string }>("select id from reminder_deliveries"))
      .rows;
    const answer = async (what: string) =>
      (
        await there.db.query<{ outcome: string }>("select private.answer_delivery($1, $2, $3) as outcome", [
          id,
          what,
          new Date(there.state.now),
        ])
      ).rows[0]?.outcome;
    there.state.now += MINUTE;
    expect(await answer("snooze")).toBe("snoozed");
    await there.runBetween("2026-11-15T13:01Z", "2026-11-15T13:30Z", MINUTE);
    expect(there.sent.map((push) => push.at)).toEqual([at("2026-11-15T13:00Z"), at("2026-11-15T13:11Z")]);
    expect(await answer("snooze")).toBe("snoozed");
    expect(await answer("done")).toBe("done");
    await there.runBetween("2026-11-15T13:31Z", "2026-11-15T14:00Z", MINUTE);
    expect(there.sent).toHaveLength(2);
    expect(await answer("snooze")).toBe("too late");
    expect(await answer("undone")).toBe("undone");
    there.state.now = at("2026-11-16T02:00Z");
    expect(await answer("snooze")).toBe("too late");
  });

  it("a paused, changed or deleted reminder stops notifying at once", async () => {
    const user = await there.person();
    const made = "2026-11-15T00:00Z";
    const tea = await there.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, made);
    there.state.outcome = () => "failed";
    there.state.now = at("2026-11-15T13:00Z");
    await there.runAll();
    expect((await there.ledger())[0]?.status).toBe("waiting");
    await there.db.query("update user_reminders set active = false where id = $1", [tea]);
    expect(await there.ledger()).toEqual([]);
    await there.db.query("update user_reminders set active = true where id = $1", [tea]);
    await there.db.query("update user_reminders set counts_from = $2 where id = $1", [tea, made]);
    await there.runAll();
    expect(await there.ledger()).toHaveLength(1);
    await there.db.query("delete from user_reminders where id = $1", [tea]);
    expect(await there.ledger()).toEqual([]);
  });
});
