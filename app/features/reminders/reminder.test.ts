import { describe, expect, it } from "vitest";
import { draftRow, formatFrequency, formatMoment, otherZone, type Reminder } from "./reminder.ts";

const reminder = (time_zone: string): Reminder => ({
  id: "1",
  title: "Tea",
  reminder_time: "09:00",
  frequency: "daily",
  active: true,
  time_zone,
});

it("formats the frequency", () => {
  expect(formatFrequency({ frequency: "daily", weekday: null })).toBe("Daily");
  expect(formatFrequency({ frequency: "weekly", weekday: 0 })).toBe("Weekly, Sunday");
  expect(formatFrequency({ frequency: "as-needed", weekday: null })).toBe("As needed");
});

it("names the day by the zone's calendar, not the user's", () => {
  const now = Date.parse("2026-11-15T03:30:00Z");
  expect(formatMoment("2026-11-15T13:00:00Z", "America/Guyana", now, "en-GB")).toBe("tomorrow, 09:00");
  expect(formatMoment("2026-11-15T13:00:00Z", "Europe/London", now, "en-GB")).toBe("today, 13:00");
  expect(formatMoment("2026-11-14T01:00:00Z", "Europe/London", now, "en-US")).toBe("yesterday, 01:00 am");
  expect(formatMoment("2026-11-22T13:00:00Z", "America/Guyana", now, "en-US")).toBe(
    "Sunday 22 November, 09:00 am",
  );
});

it("stores a weekday only for weekly reminders, and an empty description as null", () => {
  const draft = { title: " Tea ", description: "  ", time: "07:30", weekday: 3, zone: "Europe/London" };
  expect(draftRow({ ...draft, frequency: "weekly" })).toEqual({
    title: "Tea",
    description: null,
    reminder_time: "07:30",
    frequency: "weekly",
    weekday: 3,
    time_zone: "Europe/London",
  });
  expect(draftRow({ ...draft, frequency: "daily" }).weekday).toBeNull();
});

describe("otherZone", () => {
  it("is set only when no reminder is in the current zone", () => {
    const guyana = reminder("America/Guyana");
    const london = reminder("Europe/London");
    expect(otherZone([], "Europe/London")).toBeUndefined();
    expect(otherZone([guyana, london], "Europe/London")).toBeUndefined();
    expect(otherZone([guyana, london, guyana], "America/Toronto")).toBe("America/Guyana");
  });
});
