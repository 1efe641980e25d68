// Reminders through the year with a fake clock and three concurrent servers: each due time notifies exactly once or is
// shown as missed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { at, MINUTE, openReminderClock, type ReminderClock } from "#tests/support/reminder-clock.ts";

describe.each(databaseKinds({ smoke: false }))("reminder schedule on %s", (kind) => {
  let reminders: ReminderClock;
  beforeAll(async () => {
    reminders = await openReminderClock(kind);
  });
  afterAll(() => reminders.close());
  beforeEach(() => reminders.reset());

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
  ] as const)(
    "%s: every kind of reminder notifies once with three concurrent servers",
    async (_what, from, to, zone, times) => {
      const user = await reminders.person(2);
      const before = new Date(at(from) - MINUTE).toISOString();
      const days = [0, 1, 2, 3, 4, 5, 6];
      for (const time of Object.keys(times)) {
        await reminders.remind(user, `daily ${time}`, { time, zone }, before);
        await reminders.remind(user, `as-needed ${time}`, { time, zone, frequency: "as-needed" }, before);
        for (const weekday of days) {
          await reminders.remind(
            user,
            `weekly ${time}`,
            { time, zone, frequency: "weekly", weekday },
            before,
          );
        }
      }
      await reminders.runBetween(from, to, 10 * MINUTE);
      const expected = Object.entries(times)
        .flatMap(([time, due]) => [`${due} daily ${time}`, `${due} weekly ${time}`])
        .sort();
      const rows = await reminders.ledger();
      expect(rows.map(({ due, title }) => `${due} ${title}`).sort()).toEqual(expected);
      expect(rows.every(({ status }) => status === "sent")).toBe(true);
      // Both devices, once each.
      expect(reminders.sent).toHaveLength(expected.length * 2);
      expect(new Set(reminders.sent.map(({ tag }) => tag)).size).toBe(expected.length);
    },
  );

  it("a server that was down for an hour marks old reminders as missed and sends only recent ones", async () => {
    const user = await reminders.person();
    for (let minute = 0; minute < 60; minute += 5) {
      const time = `09:${String(minute).padStart(2, "0")}`;
      await reminders.remind(user, time, { time, zone: "America/Guyana" }, "2026-11-15T00:00Z");
    }
    reminders.state.now = at("2026-11-15T12:59:50Z");
    await reminders.runAll();
    expect(reminders.sent).toEqual([]);
    reminders.state.now = at("2026-11-15T14:00Z");
    await reminders.runAll();
    const rows = await reminders.ledger();
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
    expect(reminders.sent.map(({ title }) => title).sort()).toEqual(["09:45", "09:50", "09:55"]);
    // A message held for a switched-off phone must expire after a quarter of an hour.
    expect(reminders.sent.find(({ title }) => title === "09:45")?.ttl).toBe(1);
    expect(reminders.sent.find(({ title }) => title === "09:55")?.ttl).toBe(600);
  });

  it("several days of downtime make one line per day in the owner's time zone", async () => {
    const user = await reminders.person();
    await reminders.remind(user, "tea", { time: "22:00", zone: "America/New_York" }, "2026-11-01T03:00Z");
    reminders.state.now = at("2026-11-01T12:00Z");
    await reminders.runAll();
    reminders.state.now = at("2026-11-04T12:00Z");
    await reminders.runAll();
    expect((await reminders.ledger()).map(({ day, status }) => `${day} ${status}`)).toEqual([
      "2026-11-01 missed",
      "2026-11-02 missed",
      "2026-11-03 missed",
    ]);
    expect(reminders.sent).toEqual([]);
  });

  it("a clock that is set back repeats no notification", async () => {
    const user = await reminders.person();
    await reminders.remind(user, "tea", { time: "09:00", zone: "America/Guyana" }, "2026-11-15T00:00Z");
    await reminders.runBetween("2026-11-15T12:50Z", "2026-11-15T13:10Z");
    await reminders.runBetween("2026-11-15T12:50Z", "2026-11-15T13:10Z");
    expect(reminders.sent).toHaveLength(1);
  });

  it("the plant of the day is sent once to subscribers at their time", async () => {
    const user = await reminders.person();
    await reminders.db.query(
      `insert into plant_of_the_day (featured_date, plant_id) values ('2026-11-15', 'neem')
       on conflict (featured_date) do update set plant_id = excluded.plant_id`,
    );
    await reminders.db.query(
      "insert into reminder_settings (user_id, plant_of_the_day, plant_time, time_zone) values ($1, true, '08:00', 'Europe/London')",
      [user],
    );
    await reminders.db.query("update reminder_settings set plant_counts_from = '2026-11-15T00:00Z'");
    await reminders.runBetween("2026-11-15T07:50Z", "2026-11-15T08:20Z");
    expect(reminders.sent.map(({ title }) => title)).toEqual(["Plant of the day: Neem"]);
    await reminders.db.query("update reminder_settings set plant_of_the_day = false");
    await reminders.runBetween("2026-11-16T07:50Z", "2026-11-16T08:20Z");
    expect(reminders.sent).toHaveLength(1);
  });
});
