import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isZone, localDay, momentOf, nextDue, offsetAt, planDue, type Schedule } from "./schedule.ts";

const at = (text: string) => Date.parse(text);
const iso = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const daily = (time: string, zone: string): Schedule => ({ time, zone, frequency: "daily", weekday: null });
const weekly = (time: string, zone: string, weekday: number): Schedule => ({
  time,
  zone,
  frequency: "weekly",
  weekday,
});

/** Simulates a server that checks every half minute, for one reminder. */
function walk(schedule: Schedule, from: string, to: string, down: (now: number) => boolean = () => false) {
  const sent: string[] = [];
  const missed: string[] = [];
  let known: number | null = null;
  for (let now = at(from); now <= at(to); now += 30_000) {
    if (down(now)) continue;
    const plan = planDue(schedule, { nextDue: known, countsFrom: at(from) }, now);
    if (plan.send !== undefined) sent.push(iso(plan.send) ?? "");
    missed.push(...plan.missed.map((due) => iso(due) ?? ""));
    known = plan.next ?? null;
    if (plan.next === undefined) break;
  }
  return { sent, missed };
}

describe("a daily reminder", () => {
  it("keeps its local time when daylight saving time begins: New York, Toronto, London", () => {
    for (const zone of ["America/New_York", "America/Toronto"]) {
      expect(walk(daily("09:00", zone), "2027-03-12T12:00Z", "2027-03-15T23:00Z").sent).toEqual([
        "2027-03-12T14:00",
        "2027-03-13T14:00",
        "2027-03-14T13:00",
        "2027-03-15T13:00",
      ]);
    }
    expect(walk(daily("09:00", "Europe/London"), "2027-03-27T00:00Z", "2027-03-29T23:00Z").sent).toEqual([
      "2027-03-27T09:00",
      "2027-03-28T08:00",
      "2027-03-29T08:00",
    ]);
  });

  it("keeps its local time when daylight saving time ends", () => {
    expect(walk(daily("09:00", "America/Toronto"), "2026-10-31T00:00Z", "2026-11-02T23:00Z").sent).toEqual([
      "2026-10-31T13:00",
      "2026-11-01T14:00",
      "2026-11-02T14:00",
    ]);
    expect(walk(daily("09:00", "Europe/London"), "2026-10-24T00:00Z", "2026-10-26T23:00Z").sent).toEqual([
      "2026-10-24T08:00",
      "2026-10-25T09:00",
      "2026-10-26T09:00",
    ]);
  });

  it("is due once when its local time is skipped, and once when it occurs twice", () => {
    expect(walk(daily("02:30", "America/New_York"), "2027-03-13T00:00Z", "2027-03-15T23:00Z").sent).toEqual([
      "2027-03-13T07:30",
      "2027-03-14T07:30",
      "2027-03-15T06:30",
    ]);
    expect(walk(daily("01:30", "Europe/London"), "2027-03-27T00:00Z", "2027-03-29T23:00Z").sent).toEqual([
      "2027-03-27T01:30",
      "2027-03-28T01:30",
      "2027-03-29T00:30",
    ]);
    expect(walk(daily("01:30", "America/New_York"), "2026-10-31T00:00Z", "2026-11-02T23:00Z").sent).toEqual([
      "2026-10-31T05:30",
      "2026-11-01T05:30",
      "2026-11-02T06:30",
    ]);
    expect(walk(daily("01:30", "Europe/London"), "2026-10-24T00:00Z", "2026-10-26T23:00Z").sent).toEqual([
      "2026-10-24T00:30",
      "2026-10-25T00:30",
      "2026-10-26T01:30",
    ]);
  });

  it("is due every day across a leap day and the end of a year", () => {
    expect(walk(daily("23:59", "America/Guyana"), "2028-02-28T12:00Z", "2028-03-02T12:00Z").sent).toEqual([
      "2028-02-29T03:59",
      "2028-03-01T03:59",
      "2028-03-02T03:59",
    ]);
    expect(walk(daily("00:00", "Europe/London"), "2026-12-30T12:00Z", "2027-01-01T12:00Z").sent).toEqual([
      "2026-12-31T00:00",
      "2027-01-01T00:00",
    ]);
  });
});

describe("a weekly reminder", () => {
  it("is due on its local weekday, across both clock changes", () => {
    const sunday = weekly("02:30", "America/New_York", 0);
    expect(walk(sunday, "2027-03-07T00:00Z", "2027-03-22T00:00Z").sent).toEqual([
      "2027-03-07T07:30",
      "2027-03-14T07:30",
      "2027-03-21T06:30",
    ]);
    const tuesday = weekly("22:00", "America/Toronto", 2);
    expect(walk(tuesday, "2026-10-27T00:00Z", "2026-11-05T00:00Z").sent).toEqual([
      "2026-10-28T02:00",
      "2026-11-04T03:00",
    ]);
  });

  it("keeps its weekday across the end of a year and a leap day", () => {
    expect(walk(weekly("09:00", "America/Guyana", 5), "2026-12-24T00:00Z", "2027-01-02T00:00Z").sent).toEqual(
      ["2026-12-25T13:00", "2027-01-01T13:00"],
    );
    expect(walk(weekly("09:00", "Europe/London", 2), "2028-02-25T00:00Z", "2028-03-08T00:00Z").sent).toEqual([
      "2028-02-29T09:00",
      "2028-03-07T09:00",
    ]);
  });

  it("created on its day after its time is first due a week later", () => {
    expect(iso(nextDue(weekly("09:00", "America/Guyana", 0), at("2026-11-15T13:00Z")))).toBe(
      "2026-11-22T13:00",
    );
  });
});

it("an as-needed reminder is never due", () => {
  const asNeeded: Schedule = { time: "09:00", frequency: "as-needed", weekday: null, zone: "Europe/London" };
  expect(walk(asNeeded, "2026-11-15T00:00Z", "2026-11-20T00:00Z")).toEqual({ sent: [], missed: [] });
});

describe("after downtime", () => {
  const between = (from: string, to: string) => (now: number) => now >= at(from) && now < at(to);

  it("of an hour, missed reminders are recorded and none is sent twice", () => {
    const seen = walk(
      daily("09:00", "America/Guyana"),
      "2026-11-15T00:00Z",
      "2026-11-16T23:00Z",
      between("2026-11-15T12:55Z", "2026-11-15T13:55Z"),
    );
    expect(seen).toEqual({ sent: ["2026-11-16T13:00"], missed: ["2026-11-15T13:00"] });
  });

  it("of a quarter of an hour, reminders are still sent", () => {
    const gone = between("2026-11-15T12:59Z", "2026-11-15T13:15Z");
    const seen = walk(daily("09:00", "America/Guyana"), "2026-11-15T00:00Z", "2026-11-15T23:00Z", gone);
    expect(seen).toEqual({ sent: ["2026-11-15T13:00"], missed: [] });
  });

  it("of a year, at most one is sent and a month is recorded as missed", () => {
    const plan = planDue(
      daily("09:00", "America/Guyana"),
      { nextDue: at("2025-11-15T13:00Z"), countsFrom: 0 },
      at("2026-11-15T13:05Z"),
    );
    expect(iso(plan.send)).toBe("2026-11-15T13:00");
    expect(plan.missed).toHaveLength(30);
    expect(iso(plan.next)).toBe("2026-11-16T13:00");
  });

  it("and a clock set back, nothing is repeated", () => {
    const schedule = daily("09:00", "America/Guyana");
    const first = planDue(
      schedule,
      { nextDue: null, countsFrom: at("2026-11-15T12:00Z") },
      at("2026-11-15T13:00Z"),
    );
    const again = planDue(schedule, { nextDue: first.next ?? null, countsFrom: 0 }, at("2026-11-15T12:30Z"));
    expect(again).toEqual({ send: undefined, missed: [], next: first.next });
  });
});

it("a reminder set to a time that has passed today is first due tomorrow", () => {
  const plan = planDue(
    daily("09:00", "America/Guyana"),
    { nextDue: null, countsFrom: at("2026-11-15T13:00:01Z") },
    at("2026-11-15T13:00:05Z"),
  );
  expect(plan).toEqual({ send: undefined, missed: [], next: at("2026-11-16T13:00Z") });
});

it("every day of any zone has one due time, on that day unless it is skipped, in increasing order", () => {
  const zones = ["America/New_York", "Europe/London", "America/Guyana", "Asia/Kolkata", "America/St_Johns"];
  const anyTime = fc
    .integer({ min: 0, max: 1439 })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, "0")}:${String(m % 60).padStart(2, "0")}`);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      anyTime,
      fc.integer({ min: at("2026-01-01T00:00Z"), max: at("2029-01-01T00:00Z") }),
      (zone, time, from) => {
        const schedule = daily(time, zone);
        const first = nextDue(schedule, from) ?? 0;
        const second = nextDue(schedule, first) ?? 0;
        expect(first).toBeGreaterThan(from);
        expect(Math.abs(second - first - DAY)).toBeLessThanOrEqual(HOUR);
        expect(localDay(second, zone)).not.toBe(localDay(first, zone));
        expect(momentOf(localDay(first, zone), time, zone)).toBe(first);
      },
    ),
  );
});

it("returns the offsets of zones and recognises invalid ones", () => {
  expect(offsetAt(at("2026-07-01T00:00Z"), "Europe/London")).toBe(HOUR);
  expect(offsetAt(at("2026-07-01T00:00Z"), "UTC")).toBe(0);
  expect(offsetAt(at("2026-07-01T00:00Z"), "Asia/Kathmandu")).toBe(5 * HOUR + 45 * MINUTE);
  expect(isZone("America/Guyana")).toBe(true);
  expect(isZone("Mars/Base")).toBe(false);
});
